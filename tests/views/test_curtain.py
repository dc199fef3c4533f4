from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from alhambra_desktop.views.curtain import Curtain


@pytest.fixture
def room(qtbot):
    """A widget with something to hide, and a curtain before it."""
    room = QWidget()
    secret = QLineEdit("secret", room)
    QVBoxLayout(room).addWidget(secret)
    curtain = Curtain(room)
    curtain.hide()
    qtbot.addWidget(room)
    room.resize(640, 400)
    room.show()
    qtbot.waitExposed(room)
    curtain.setGeometry(room.rect())
    return room, secret, curtain


def test_it_names_whoever_comes_next(room):
    _, _, curtain = room
    curtain.ask("Leila", "crimson")
    assert curtain.isVisible()
    assert "Leila" in curtain.accessibleName()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_and_space_lift_it(room, qtbot, key):
    _, _, curtain = room
    curtain.ask("Leila", "crimson")
    with qtbot.waitSignal(curtain.lifted):
        qtbot.keyClick(curtain, key)


def test_a_click_lifts_it(room, qtbot):
    _, _, curtain = room
    curtain.ask("Leila", "crimson")
    with qtbot.waitSignal(curtain.lifted):
        qtbot.mouseClick(curtain, Qt.MouseButton.LeftButton)


def test_nothing_else_lifts_it_and_the_keyboard_stays_there(room, qtbot):
    room_widget, secret, curtain = room
    curtain.ask("Leila", "crimson")
    with qtbot.assertNotEmitted(curtain.lifted):
        for key in (Qt.Key.Key_Escape, Qt.Key.Key_A, Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            qtbot.keyClick(curtain, key)
    assert room_widget.focusWidget() is curtain
    assert secret.text() == "secret"


def test_nothing_shows_through(room):
    room_widget, secret, curtain = room
    curtain.ask("A name that is as long as a name may be", "amber")
    before = room_widget.grab().toImage()
    secret.setText("another secret")
    assert room_widget.grab().toImage() == before
