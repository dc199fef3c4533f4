"""Menus: the menu bar of the window."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget

from ..model.core.message import Message
from ..words import phrase, say
from .key_names import key_name
from .language import SPOKEN

if TYPE_CHECKING:
    from .game_table import GameTable
    from .settings import Settings
    from .table_page import TablePage

SCORINGS = (1, 2, 3)
THEMES = {
    "system": Message("menu-theme-system"),
    "light": Message("menu-theme-light"),
    "dark": Message("menu-theme-dark"),
}


class _Commands(Protocol):
    """What the menu bar can have done, and what it asks in order to know what can be done now."""

    @property
    def playing(self) -> bool: ...
    @property
    def table(self) -> GameTable: ...
    @property
    def page(self) -> TablePage: ...
    @property
    def settings(self) -> Settings: ...

    def new_game(self) -> None: ...
    def continue_game(self) -> None: ...
    def open_chosen(self, path: Path | None) -> None: ...
    def open_file(self, path: Path) -> None: ...
    def save(self) -> None: ...
    def save_as(self) -> None: ...
    def export_record(self) -> None: ...
    def show_start(self) -> None: ...
    def show_standings(self) -> None: ...
    def show_preferences(self) -> None: ...
    def show_keys(self) -> None: ...
    def show_news(self) -> None: ...
    def show_about(self) -> None: ...


class Menus(QObject):
    """Everything that the menu bar of a window offers, and what of it can be done now."""

    def __init__(self, window: QMainWindow, commands: _Commands) -> None:
        super().__init__(window)
        self._window = window
        self._commands = commands
        self._said: dict[QAction, tuple[Message, str]] = {}
        self._make()
        SPOKEN.changed.connect(self._tell)

    def _make(self) -> None:
        self._make_game()
        self._make_table()
        self._make_settings()
        self._make_help()

    def _make_game(self) -> None:
        do, key = self._commands, QKeySequence.StandardKey
        game = self._menu(Message("menu-game"))
        self._add(game, Message("menu-new-game"), do.new_game, key.New)
        self._add(game, Message("menu-continue"), do.continue_game)
        self._add(game, Message("menu-open"), lambda: do.open_chosen(None), key.Open)
        self._recent = game.addMenu("")
        self._name(self._recent.menuAction(), Message("menu-open-recent"))
        self._recent.aboutToShow.connect(self._fill_recent)
        game.addSeparator()
        self.save_action = self._add(game, Message("menu-save"), do.save, key.Save)
        self.save_as_action = self._add(game, Message("menu-save-as"), do.save_as, key.SaveAs)
        self.record_action = self._add(game, Message("menu-export-record"), do.export_record)
        game.addSeparator()
        self._add(game, Message("menu-start-page"), do.show_start)
        leave = self._add(game, Message("menu-quit"), self._window.close, key.Quit)
        leave.setMenuRole(QAction.MenuRole.QuitRole)

    def _make_table(self) -> None:
        do, there = self._commands, self._there
        table = self._menu(Message("menu-table"))
        self.undo_action = self._add(
            table, Message("menu-undo"), there(lambda page: page.undo()), QKeySequence.StandardKey.Undo
        )
        self.redo_action = self._add(
            table, Message("menu-redo"), there(lambda page: page.redo()), "Ctrl+Shift+Z"
        )
        self.restart_action = self._add(
            table, Message("menu-restart-turn"), there(lambda page: page.restart_turn())
        )
        self._add(table, Message("menu-end-turn"), there(lambda page: page.end_turn()), "Ctrl+Return")
        table.addSeparator()
        self._add(table, Message("menu-fit"), there(lambda page: page.view.fit_city()), shown="F")
        self._add(table, Message("menu-replay"), there(lambda page: page.replay()), shown="R")
        table.addSeparator()
        self._add(table, Message("menu-hint"), there(lambda page: page.advice.hint()), shown="H")
        self._add(table, Message("menu-why"), there(lambda page: page.advice.why_last()), shown="W")
        self._add(table, Message("menu-standings"), do.show_standings, "Ctrl+T")
        table.addSeparator()
        table.aboutToShow.connect(self.offer_scorings)
        self.scoring_actions = {
            number: self._add(
                table, Message("menu-scoring", number=number), partial(self._show_scoring, number)
            )
            for number in SCORINGS
        }
        self.result_action = self._add(
            table, Message("menu-result"), there(lambda page: page.scorings.show_result(again=True)), "Ctrl+R"
        )

    def _make_settings(self) -> None:
        do = self._commands
        settings = self._menu(Message("menu-settings"))
        preferences = self._add(settings, Message("menu-preferences"), do.show_preferences, "Ctrl+,")
        preferences.setMenuRole(QAction.MenuRole.PreferencesRole)
        settings.addSeparator()
        for name, message in THEMES.items():
            self._add(settings, message, partial(do.settings.change, theme=name))

    def _make_help(self) -> None:
        do = self._commands
        self._help = self._menu(Message("menu-help"))
        self._add(self._help, Message("menu-keys"), do.show_keys, "?")
        self._add(self._help, Message("menu-news"), do.show_news)
        about = self._add(self._help, Message("menu-about"), do.show_about)
        about.setMenuRole(QAction.MenuRole.AboutRole)

    def add_help(self, said: Message, what: Callable[[], object]) -> None:
        """Put another entry into the menu *Help*, before *About*."""
        about = self._help.actions()[-1]
        self._help.insertAction(about, self._add(self._help, said, what))

    def _menu(self, said: Message) -> QMenu:
        menu = self._window.menuBar().addMenu("")
        self._name(menu.menuAction(), said)
        return menu

    def _add(
        self,
        menu: QMenu,
        said: Message,
        what: Callable[[], object],
        shortcut: QKeySequence.StandardKey | str | None = None,
        shown: str = "",
    ) -> QAction:
        """An entry with its shortcut, or with a key that is only ``shown``, as the table listens to it."""
        action = self._entry(self._window, what)
        self._name(action, said, shown)
        if shortcut is not None:
            action.setShortcut(QKeySequence(shortcut))
        menu.addAction(action)
        return action

    def _entry(self, owner: QWidget, what: Callable[[], object]) -> QAction:
        action = QAction(owner)
        action.setMenuRole(QAction.MenuRole.NoRole)  # macOS moves entries by their words unless told
        action.triggered.connect(lambda _=False: what())
        return action

    def _name(self, action: QAction, said: Message, shown: str = "") -> None:
        """Give an entry its words, and a key behind them."""
        self._said[action] = said, shown
        key = key_name(shown)
        action.setText(f"{say(said)}\t{key}" if key else say(said))

    def _tell(self) -> None:
        """Find all words anew."""
        for action, (said, shown) in self._said.items():
            self._name(action, said, shown)

    def _there(self, what: Callable[[TablePage], object]) -> Callable[[], object]:
        """Something to do on the page of the table, which need not have been made yet."""
        return lambda: what(self._commands.page)

    def _show_scoring(self, number: int) -> None:
        self._commands.page.scorings.show_again(number)

    def refresh(self) -> None:
        """What can be taken back, done again, looked at once more or exported now."""
        playing, table = self._commands.playing, self._commands.table
        refusal = table.undo_refusal() if playing else Message("no-game")
        undo = Message("menu-undo") if refusal is None else Message("menu-undo-refused", reason=refusal)
        self._name(self.undo_action, undo)
        self.redo_action.setEnabled(playing and table.can_redo)
        self.result_action.setEnabled(playing and table.state.over)
        self.record_action.setEnabled(playing and table.record_refusal() is None)

    def offer_scorings(self) -> None:
        """The scorings that were held can be looked at once more."""
        held = self._commands.page.scorings.held()
        for number, action in self.scoring_actions.items():
            action.setEnabled(number in held)

    def _fill_recent(self) -> None:
        self._recent.clear()
        for name in self._commands.settings.wishes.recent:
            entry = self._entry(self._recent, partial(self._commands.open_file, Path(name)))
            entry.setText(Path(name).stem.replace("&", "&&"))
            self._recent.addAction(entry)
        self._recent.setEnabled(True)
        if not self._commands.settings.wishes.recent:
            self._recent.addAction(phrase("menu-none-recent")).setEnabled(False)
