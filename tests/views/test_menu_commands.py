"""The entries of the menu bar without a real table: their states, texts and keys, and what they do."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import Mock, call

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu

from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.commands.keymap import KEYMAP
from alhambra_desktop.views.pages.page import Page
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.views.window.menus import Menus
from alhambra_desktop.views.window.workspace import Workspace
from alhambra_desktop.words import PSEUDO


class TablePage(Page):
    """A table whose game and drawers are mocks; it records the commands that it carries out."""

    is_table = True

    def __init__(self) -> None:
        super().__init__()
        self.table, self.commands, self.phase = Mock(playing=True, can_redo=True), Mock(), Mock()
        self.right, self.view, self.scorings = Mock(can_toggle=True), Mock(has_supply=True), Mock()
        self.phase.in_sight, self.phase.over = True, False
        self.commands.undoes_round = False
        self.commands.undo_refusal.return_value = None
        self.table.record_refusal.return_value = None
        self.scorings.held_scorings.return_value, self.scorings.free = (1, 3), True
        self.refused: set[str] = set()
        self.done: list[str] = []

    def accepts(self, command: str) -> bool:
        return command not in self.refused

    def run_command(self, command: str) -> None:
        self.done.append(command)


@pytest.fixture
def window(qtbot) -> QMainWindow:
    made = QMainWindow()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def work(window, settings, tmp_path) -> Iterator[Any]:
    """Return a workspace without pages, whose games and reviews are mocks."""
    made: Any = Workspace(window, settings, tmp_path / "data", None)
    made.games, made.reviews, made.reader, made.dialogs = Mock(file=None), Mock(), Mock(), Mock()
    made.reviews.has_review = False
    yield made
    made.storage.close()


@pytest.fixture
def menus(window, work) -> Iterator[Menus]:
    made = Menus(window, work)
    yield made
    KEYMAP.use({})


@pytest.fixture
def table(work) -> TablePage:
    """Show a table with a game."""
    page = TablePage()
    work.table_route.made = page
    work.navigator.addWidget(page)
    return page


def titled(menus: Menus, text: str) -> QMenu:
    """Return a menu of the menu bar by its title."""
    (menu,) = (one.menu() for one in menus.bar.actions() if one.text() == text)
    assert isinstance(menu, QMenu)
    return menu


def ids(menu: QMenu) -> list[str]:
    """Return the ids of a menu's entries, their text if they have no id, and lines for separators."""
    return ["-" if one.isSeparator() else one.objectName() or one.text() for one in menu.actions()]


def enabled(menus: Menus, *commands: str) -> list[bool]:
    assert all(menus.actions[command].isVisible() for command in commands)
    return [menus.actions[command].isEnabled() for command in commands]


# -- the menu bar


def test_the_menu_bar_has_its_entries_in_order(menus, window):
    assert window.menuBar() is menus.bar
    assert [one.text() for one in menus.bar.actions()] == ["&Game", "&Table", "&Settings", "&Help"]
    assert ids(titled(menus, "&Game")) == [
        *("new-game", "continue", "open", "Open &recent", "games", "statistics", "goals", "-"),
        *("save", "save-as", "export-record", "postcard", "-", "start-page", "quit"),
    ]
    assert ids(titled(menus, "&Settings")) == [
        *("preferences", "-", "theme-system", "theme-light", "theme-dark", "-", "full-screen")
    ]
    assert ids(titled(menus, "&Help")) == ["learn", "puzzle", "rules", "keys", "news", "about"]


def test_commands_without_an_entry_also_have_keys_in_the_window(menus, window):
    assert [one.objectName() for one in window.actions()] == [
        *("left", "right", "up", "down", "choose", "put-back", "turn-over", "press-figure"),
        *("zoom-in", "zoom-out", "hurry", "pause", "speed", "context-menu"),
    ]


def test_each_entry_has_the_name_keys_and_role_of_its_command(menus):
    end, preferences, fit = (menus.actions[one] for one in ("end-turn", "preferences", "fit"))
    assert end.text() == "&End turn"
    assert [key.toString() for key in end.shortcuts()] == ["Ctrl+Enter", "Ctrl+Return"]
    assert fit.text() == "Show whole Al&hambra\tF"
    assert fit.shortcuts() == []
    assert preferences.menuRole() is QAction.MenuRole.PreferencesRole
    assert end.menuRole() is QAction.MenuRole.NoRole
    assert titled(menus, "&Game").actions()[3].text() == "Open &recent"
    repeating = [name for name, one in menus.actions.items() if one.autoRepeat()]
    assert repeating == ["left", "right", "up", "down", "zoom-in", "zoom-out"]


def test_entries_follow_the_language_and_the_keys(menus, settings, spoken):
    rules, fit = menus.actions["rules"], menus.actions["fit"]
    english = rules.text()
    KEYMAP.use({"rules": ("F8",), "fit": ("J",)})
    assert [key.toString() for key in rules.shortcuts()] == ["F8"]
    assert fit.text() == "Show whole Al&hambra\tJ"
    SPOKEN.speak(PSEUDO)
    assert rules.text() != english
    assert fit.text().endswith("\tJ")


def test_help_has_additional_entries_before_about(menus):
    done = Mock()
    menus.add_help(Message("menu-news"), done)
    found = titled(menus, "&Help").actions()
    assert [one.objectName() for one in found] == ["learn", "puzzle", "rules", "keys", "news", "", "about"]
    assert found[5].text() == menus.actions["news"].text()
    assert found[5].menuRole() is QAction.MenuRole.NoRole
    found[5].trigger()
    done.assert_called_once_with()


# -- what entries do


def test_commands_of_the_window_are_carried_out_by_its_services(menus, work, table):
    menus.refresh()
    for command in ("moves", "standings", "save", "save-as", "continue", "scoring-2", "postcard"):
        menus.actions[command].setEnabled(True)
        menus.trigger(command)
    assert work.dialogs.mock_calls == [call.show_moves(), call.show_standings()]
    assert work.games.method_calls == [call.save(), call.save_as(), call.continue_game()]
    assert table.scorings.show_again.mock_calls == [call(2)]
    assert work.reviews.show_postcard.mock_calls == [call()]
    assert table.done == []


def test_the_points_of_each_round_are_explained_by_their_rule(menus, work):
    menus.trigger("scored-when")
    work.reader.show_rules.assert_called_once_with("B-30")


def test_commands_of_pages_are_carried_out_by_the_visible_page_if_it_accepts_them(menus, table):
    menus.trigger("end-turn")
    table.refused = {"fit"}
    menus.trigger("fit")
    assert table.done == ["end-turn"]


def test_without_a_page_its_commands_do_nothing(menus):
    menus.trigger("end-turn")


def test_full_screen_is_switched_on_and_off(menus, window):
    for full in (True, False):
        menus.trigger("full-screen")
        assert bool(window.windowState() & Qt.WindowState.WindowFullScreen) is full


# -- states of entries


def test_without_a_game_entries_about_the_table_are_disabled(menus):
    assert enabled(menus, "redo", "column", "log", "supply", "result", "look-back", "postcard") == 7 * [False]
    assert enabled(menus, "end-turn", "new-game", "save", "moves") == 4 * [True]
    assert menus.actions["undo"].text() == "&Undo – No game is open."


def test_at_a_table_entries_depend_on_what_is_possible_there(menus, table):
    menus.refresh()
    assert enabled(menus, "redo", "column", "log", "supply", "export-record") == 5 * [True]
    assert enabled(menus, "result", "look-back", "postcard", "review") == 4 * [False]
    table.table.can_redo = table.view.has_supply = table.right.can_toggle = False
    table.table.record_refusal.return_value = Message("no-game")
    menus.refresh()
    assert enabled(menus, "redo", "column", "log", "supply", "export-record") == [
        *(False, False, True, False, False)
    ]
    table.phase.in_sight, table.phase.over = False, True
    table.table.can_redo = table.view.has_supply = table.right.can_toggle = True
    menus.refresh()
    assert enabled(menus, "redo", "column", "log", "supply") == [True, False, False, False]
    assert enabled(menus, "result", "look-back", "postcard") == 3 * [True]


def test_commands_of_pages_are_enabled_only_if_the_page_accepts_them(menus, table, work):
    table.refused = {"log", "redo", "result"}
    table.phase.over = True
    menus.refresh()
    assert enabled(menus, "log", "redo", "supply", "result") == [False, False, True, True]
    table.refused = set()
    work.navigator.removeWidget(table)
    menus.refresh()
    assert enabled(menus, "log", "redo", "supply", "result") == [False, False, False, True]


def test_a_practice_game_can_lead_back_to_its_review(menus, work):
    work.reviews.has_review = True
    menus.refresh()
    assert enabled(menus, "review") == [True]


def test_entries_that_are_slow_to_check_are_checked_when_the_menu_opens(menus, table):
    commands = "played", "scoring-1", "scoring-2", "scoring-3"
    menus.refresh()
    table.scorings.held_scorings.assert_not_called()
    assert enabled(menus, *commands) == 4 * [True]
    titled(menus, "&Table").aboutToShow.emit()
    assert enabled(menus, *commands) == [True, True, False, True]
    table.scorings.free = False
    menus.refresh_opened()
    assert enabled(menus, *commands) == [True, False, False, False]
    table.table.playing = table.table.can_redo = False
    menus.refresh_opened()
    assert enabled(menus, "played", "redo") == [False, True], "the others are not checked again"


def test_undo_says_what_it_undoes_or_why_it_cannot(menus, table):
    undo = menus.actions["undo"]
    menus.refresh()
    assert undo.text() == "&Undo"
    table.commands.undo_refusal.return_value = Message("no-game-to-save")
    menus.refresh()
    assert undo.text() == "&Undo – There is no game to save. Start or open one first."
    table.commands.undoes_round = True
    menus.refresh()
    assert undo.text() == "&Undo to my last turn"


def test_the_column_says_if_it_is_visible_anyway(menus, table):
    column = menus.actions["column"]
    menus.refresh()
    assert column.text() == "Show the st&andings\tS"
    table.right.can_toggle = False
    menus.refresh()
    assert column.text() == "Show the st&andings (already visible)\tS"
    table.phase.in_sight = False
    menus.refresh()
    assert column.text() == "Show the st&andings\tS"


def test_entries_follow_preferences_about_them(menus, settings, table):
    checked = [name for name, one in menus.actions.items() if one.isCheckable()]
    assert checked == ["theme-system", "theme-light", "theme-dark"]

    def ticked() -> list[str]:
        return [name for name in checked if menus.actions[name].isChecked()]

    assert ticked() == ["theme-light"]
    menus.actions["theme-dark"].trigger()
    assert (settings.preferences.theme, ticked()) == ("dark", ["theme-dark"])
    settings.change(theme="system")
    assert ticked() == ["theme-system"]
    table.commands.undoes_round = True
    settings.change(scale=125)
    assert menus.actions["undo"].text() == "&Undo", "not about menus"
    settings.change(undo_rounds=not settings.preferences.undo_rounds)
    assert menus.actions["undo"].text() == "&Undo to my last turn"


# -- recent games


def test_recent_games_are_listed_when_their_menu_opens(menus, work, settings):
    recent = titled(menus, "&Game").actions()[3].menu()
    assert isinstance(recent, QMenu)
    recent.aboutToShow.emit()
    (none,) = recent.actions()
    assert (none.text(), none.isEnabled(), none.isVisible()) == ("no recent games", False, True)
    for name in ("/games/Sunday.alhambra", "/games/Anna & Yusuf.alhambra"):
        settings.remember_file(Path(name))
    recent.setEnabled(False)
    for _ in range(2):
        recent.aboutToShow.emit()
        assert [one.text() for one in recent.actions()] == ["Anna && Yusuf", "Sunday"]
    assert all(one.isEnabled() for one in recent.actions())
    assert recent.isEnabled()
    recent.actions()[1].trigger()
    work.games.open_file.assert_called_once_with(Path("/games/Sunday.alhambra"))
