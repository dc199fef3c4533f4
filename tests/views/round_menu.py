"""Menus that a button opens."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from alhambra_desktop.views.widgets.menu import RoundMenu


def choose_in_menu(qtbot: QtBot, button: QAbstractButton, text: str) -> None:
    """Press a button that opens a menu, and click the entry with a text."""
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, RoundMenu)
    (action,) = (one for one in menu.actions() if one.text().partition("\t")[0] == text)
    qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())
