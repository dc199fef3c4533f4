"""Painted buttons: the key cap inside, and access keys underlined only while Alt is held."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QVBoxLayout, QWidget

from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.art.brushes import mix
from alhambra_desktop.views.art.palette import LIGHT
from alhambra_desktop.views.commands.actions import PAGE_KEYS
from alhambra_desktop.views.widgets.access_keys import ACCESS_KEYS, without_access_key
from alhambra_desktop.views.widgets.labels import push_button, set_button_text
from alhambra_desktop.views.widgets.push_button import GLAZE, GLAZE_HOVER
from alhambra_desktop.views.widgets.style import apply_style_sheet, apply_theme

from .test_style import contrast


@pytest.fixture
def window(qapp, qtbot):
    palette, font = qapp.palette(), qapp.font()
    apply_theme(qapp, LIGHT)
    made = QWidget()
    apply_style_sheet(made)
    qtbot.addWidget(made)
    ACCESS_KEYS.watch(made)
    yield made
    qapp.setPalette(palette)
    qapp.setFont(font)


def put(window: QWidget, text: str | Message, key: str = "", name: str = ""):
    button = push_button(name=name)
    if isinstance(text, Message):
        set_button_text(button, text, key)
    else:
        button.setText(text)
    QVBoxLayout(window).addWidget(button)
    window.show()
    return button


def test_an_access_key_is_underlined_only_while_alt_is_held(window, qtbot):
    button = put(window, "&Play")
    rest = button.grab().toImage()
    qtbot.keyPress(button, Qt.Key.Key_Alt)
    held = button.grab().toImage()
    qtbot.keyRelease(button, Qt.Key.Key_Alt)
    assert held != rest
    assert button.grab().toImage() == rest


def test_the_key_is_shown_inside_if_there_is_room(window):
    button = put(window, Message("start-all-games"), PAGE_KEYS["games"])
    assert button.sizeHint().width() >= button.minimumSizeHint().width() + 20
    button.setFixedWidth(button.minimumSizeHint().width())
    narrow = button.grab().toImage()
    button.show_key("")
    assert button.grab().toImage() == narrow


@pytest.mark.parametrize("glaze", [GLAZE, GLAZE_HOVER])
def test_text_on_glaze_has_enough_contrast(glaze):
    assert contrast(mix(glaze[0], glaze[1], 0.5), QColor(LIGHT.exact_text)) >= 4.5


def test_a_double_ampersand_is_one_without_access_key():
    assert without_access_key("&Rock && &roll") == "Rock && roll"
