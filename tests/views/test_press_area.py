"""Areas in which a click anywhere presses a button."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from alhambra_desktop.views.widgets.boxes import hbox
from alhambra_desktop.views.widgets.press_area import PressArea

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def area(qtbot) -> QWidget:
    widget = QWidget()
    button = QPushButton("Open")
    hbox((QLabel("A puzzle"), 1), button, within=widget)
    PressArea(widget, button)
    qtbot.addWidget(widget)
    widget.resize(400, 80)
    widget.show()
    return widget


def test_a_click_on_a_label_or_beside_it_presses_the_button(area, qtbot):
    pressed = []
    area.findChild(QPushButton).clicked.connect(lambda: pressed.append(True))
    qtbot.mouseClick(area.findChild(QLabel), LEFT)
    qtbot.mouseClick(area, LEFT, pos=QPoint(3, 3))
    assert pressed == [True, True]
    qtbot.mouseClick(area.findChild(QPushButton), LEFT)
    assert len(pressed) == 3, "a click on the button counts once"


def test_other_buttons_and_a_release_outside_do_nothing(area, qtbot):
    pressed = []
    area.findChild(QPushButton).clicked.connect(lambda: pressed.append(True))
    qtbot.mouseClick(area, Qt.MouseButton.RightButton)
    qtbot.mousePress(area, LEFT, pos=QPoint(3, 3))
    qtbot.mouseRelease(area, LEFT, pos=QPoint(3, 200))
    assert pressed == []


def test_a_disabled_button_is_not_pressed(area, qtbot):
    pressed, button = [], area.findChild(QPushButton)
    button.clicked.connect(lambda: pressed.append(True))
    button.setEnabled(False)
    qtbot.mouseClick(area, LEFT, pos=QPoint(3, 3))
    assert pressed == []
