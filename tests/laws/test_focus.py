"""Closing a page, sheet, dialog or curtain, in whatever way, gives the keyboard focus back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QWidget

from alhambra_desktop.model.files.saves.save import write_game
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.dialogs import file_dialogs
from alhambra_desktop.views.window.main_window import MainWindow
from alhambra_desktop.words import phrase
from tests.unit.archive.games import finished
from tests.views.driver import Driver

Open = Callable[[MainWindow], object]

PAGES: Final[Mapping[str, tuple[Open, Callable[[MainWindow], QAbstractButton]]]] = {
    "rules": (
        lambda window: window.workspace.show_rules(),
        lambda window: window.workspace.reader.page.header.leave,
    ),
    "variants": (
        lambda window: window.workspace.reader.show_variants(),
        lambda window: window.workspace.reader.page.header.leave,
    ),
    "lessons": (
        lambda window: window.workspace.learn(),
        lambda window: window.workspace.learning.learn.header.leave,
    ),
    "new game": (
        lambda window: window.workspace.show_new_game(),
        lambda window: window.workspace.new_game_route.page.header.leave,
    ),
    "preferences": (
        lambda window: window.workspace.show_preferences(),
        lambda window: window.workspace.preferences_route.page.header.leave,
    ),
    "keys": (
        lambda window: window.workspace.keys_route.open(),
        lambda window: window.workspace.keys_route.page.header.leave,
    ),
    "news": (
        lambda window: window.workspace.news_route.open(),
        lambda window: window.workspace.news_route.page.header.leave,
    ),
    "about": (
        lambda window: window.workspace.about_route.open(),
        lambda window: window.workspace.about_route.page.header.leave,
    ),
    "puzzle": (
        lambda window: window.workspace.show_puzzles(),
        lambda window: window.workspace.puzzles.list_page.header.leave,
    ),
}
"""Pages that are opened over another one, and the button of each that leads back."""

FROM_START: Final = {
    "games": (
        lambda window: window.workspace.games_route.go(),
        lambda window: window.workspace.games_page.back,
    ),
    "statistics": (
        lambda window: window.workspace.show_statistics(),
        lambda window: window.workspace.statistics_page.back,
    ),
}
"""Pages that lead back to the start page."""

OF_A_GAME: Final[Mapping[str, Open]] = {
    "standings": lambda window: window.workspace.dialogs.show_standings(),
    "moves": lambda window: window.workspace.dialogs.show_moves(),
}
"""Dialogs about a game."""

NO_BUTTON: Final = {"moves"}
"""Dialogs without a closing button: only Esc and the window frame close them."""


def holders(page: QWidget) -> list[QWidget]:
    """Return the widgets of a page that can have the keyboard focus."""
    return [
        widget
        for widget in page.findChildren(QWidget)
        if widget.isVisible()
        and widget.isEnabled()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
    ]


def activate(window: QWidget, qtbot) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)


def press(button: QAbstractButton, qtbot) -> None:
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def left_pages(window: MainWindow, qtbot, holder: QWidget, pages: Mapping[str, Any]) -> list[str]:
    """Return the ways to leave pages after which `holder` does not get the keyboard focus back."""
    lost = []
    here = window.navigator.currentWidget()
    for name, (show, back) in pages.items():
        for way in ("Esc", "Back"):
            holder.setFocus()
            show(window)
            assert window.navigator.currentWidget() is not here, name
            if way == "Esc":
                qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
            else:
                press(back(window), qtbot)
            assert window.navigator.currentWidget() is here, f"{name} is still there after {way}"
            if window.focusWidget() is not holder:
                lost.append(f"{name}, {way}: {window.focusWidget()}")
    return lost


def left_dialogs(window: MainWindow, qtbot, holder: QWidget, dialogs: Mapping[str, Open]) -> list[str]:
    """Return the ways to close dialogs after which `holder` does not get the keyboard focus back."""
    lost = []
    for name, show in dialogs.items():
        for way in ("Esc", "window") if name in NO_BUTTON else ("Esc", "button", "window"):
            activate(window, qtbot)
            holder.setFocus()
            show(window)
            qtbot.waitUntil(lambda: QApplication.activeWindow() is not window)
            dialog = QApplication.activeWindow()
            if way == "Esc":
                qtbot.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_Escape)
            elif way == "window":
                dialog.close()
            else:
                press(closing_button(dialog), qtbot)
            assert not dialog.isVisible(), f"{name} is still there after {way}"
            activate(window, qtbot)
            if window.focusWidget() is not holder or QApplication.focusWidget() is not holder:
                lost.append(f"{name}, {way}: {QApplication.focusWidget()}")
    return lost


def closing_button(dialog: QWidget) -> QPushButton:
    """Return the button that closes a dialog; raise `LookupError` if there is none."""
    for button in dialog.findChildren(QPushButton):
        if button.isVisible() and button.text() in (phrase("dialog-close"), "Cancel", "&Cancel"):
            return button
    raise LookupError(dialog.windowTitle())


@pytest.fixture
def at_start(open_window, qtbot) -> Driver:
    player = open_window()
    activate(player.window, qtbot)
    return player


@pytest.fixture
def at_table(player, qtbot) -> Driver:
    activate(player.window, qtbot)
    player.window.workspace.games.begin(parse_new("human,builder seed=3"))
    player.wait_for_turn()
    return player


def test_a_page_over_the_start_page_restores_the_focus(at_start, qtbot):
    window = at_start.window
    for holder in holders(window.workspace.start)[1::2]:
        assert left_pages(window, qtbot, holder, {**PAGES, **FROM_START}) == []


def test_a_page_over_the_table_restores_the_focus(at_table, qtbot):
    window = at_table.window
    for holder in holders(window.workspace.page):
        assert left_pages(window, qtbot, holder, PAGES) == []


def test_a_dialog_over_the_table_restores_the_focus(at_table, qtbot):
    window = at_table.window
    assert left_dialogs(window, qtbot, window.workspace.page.bar.hint, OF_A_GAME) == []


@pytest.mark.parametrize("way", ["Enter", "click"])
def test_the_curtain_gives_the_focus_to_the_table(player, qtbot, way):
    page = player.window.workspace.page
    player.window.workspace.games.begin(parse_new("human,human seed=3"))
    assert player.window.focusWidget() is page.curtain
    if way == "Enter":
        player.lift_curtain()
    else:
        qtbot.mouseClick(page.curtain, Qt.MouseButton.LeftButton)
    assert player.window.focusWidget() is page.view


@pytest.mark.parametrize("way", ["Esc", "button"])
def test_the_result_gives_the_focus_to_the_table(player, qtbot, way):
    window = player.window
    window.workspace.games.show_saved(finished(3, 2))
    window.workspace.page.scorings.show_result()
    sheet = window.workspace.page.scorings.end.sheet
    assert sheet.isAncestorOf(window.focusWidget())
    if way == "Esc":
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    else:
        press(sheet.header.leave, qtbot)
    assert window.focusWidget() is window.workspace.page.view


@pytest.fixture
def at_end(player, qtbot) -> Driver:
    """Return a driver at the table of a finished game, with the result closed."""
    activate(player.window, qtbot)
    player.window.workspace.games.show_saved(finished(3, 2))
    player.window.workspace.page.scorings.on_top.close()
    player.follow()
    return player


def test_the_review_restores_the_focus(at_end, qtbot):
    window = at_end.window
    pages = {
        "look back": (
            lambda window: window.workspace.reviews.look_back(),
            lambda window: window.workspace.reviews.page.header.leave,
        )
    }
    for holder in holders(window.workspace.page):
        assert left_pages(window, qtbot, holder, pages) == []


@pytest.mark.parametrize("way", ["Esc", "Back"])
def test_a_comparison_restores_the_focus(at_end, qtbot, monkeypatch, tmp_path, way):
    window, path = at_end.window, tmp_path / "same.alhambra"
    write_game(path, finished(3, 2))
    monkeypatch.setattr(file_dialogs, "file_to_open", lambda _: path)
    window.workspace.reviews.look_back()
    before = window.workspace.reviews.page
    for holder in (before.time_card.compare, before.time_card.slider):
        holder.setFocus()
        window.workspace.reviews.compare()
        qtbot.waitUntil(window.workspace.reviews.comparison.isVisible)
        if way == "Esc":
            qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
        else:
            press(window.workspace.reviews.comparison.back, qtbot)
        assert window.navigator.currentWidget() is before
        assert window.focusWidget() is holder


@pytest.mark.parametrize("way", ["Esc", "button"])
def test_a_scoring_sheet_gives_the_focus_to_the_table(at_end, qtbot, way):
    window = at_end.window
    window.workspace.page.scorings.show_again(2)
    qtbot.waitUntil(lambda: at_end.scoring_sheet() is not None)
    sheet = at_end.scoring_sheet()
    assert window.focusWidget() is sheet or sheet.isAncestorOf(window.focusWidget())
    if way == "Esc":
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    else:
        press(window.workspace.page.bar.end_turn, qtbot)
    qtbot.waitUntil(lambda: at_end.scoring_sheet() is None)
    assert window.focusWidget() is window.workspace.page.view


def test_a_postcard_restores_the_focus(at_end, qtbot):
    window = at_end.window
    holder = window.workspace.page.view

    def show(window: MainWindow) -> None:
        window.workspace.reviews.show_postcard()
        qtbot.waitUntil(lambda: QApplication.activeWindow() is not window)

    assert left_dialogs(window, qtbot, holder, {"postcard": show}) == []
