"""Menus have rounded corners on every desktop."""

from __future__ import annotations

from PySide6.QtCore import QPoint

from alhambra_desktop.views.widgets.menu import RoundMenu


def test_only_the_corners_of_a_menu_are_masked(qtbot):
    menu = RoundMenu()
    qtbot.addWidget(menu)
    menu.addAction("Review this game")
    menu.popup(QPoint(20, 20))
    rect, mask = menu.rect(), menu.mask()
    assert menu.isVisible()
    for corner in (rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight()):
        assert not mask.contains(corner)
    middle = rect.center()
    for edge in (
        QPoint(0, middle.y()),
        QPoint(rect.right(), middle.y()),
        QPoint(middle.x(), 0),
        QPoint(middle.x(), rect.bottom()),
    ):
        assert mask.contains(edge)


def test_every_menu_of_the_bar_has_rounded_corners(player):
    menus = [action.menu() for action in player.window.menuBar().actions()]
    assert menus
    assert {type(menu) for menu in menus} == {RoundMenu}
