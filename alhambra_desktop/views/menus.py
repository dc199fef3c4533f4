"""Menus: the menu bar of the window."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

if TYPE_CHECKING:
    from .game_table import GameTable
    from .settings import Settings
    from .table_page import TablePage

SCORINGS = (1, 2, 3)


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
        self._make()

    def _make(self) -> None:
        window, do = self._window, self._commands
        game = window.menuBar().addMenu("&Game")
        self._add(game, "&New game…", do.new_game, QKeySequence.StandardKey.New)
        self._add(game, "&Continue", do.continue_game)
        self._add(game, "&Open…", lambda: do.open_chosen(None), QKeySequence.StandardKey.Open)
        self._recent = game.addMenu("Open &recent")
        self._recent.aboutToShow.connect(self._fill_recent)
        game.addSeparator()
        self.save_action = self._add(game, "&Save", do.save, QKeySequence.StandardKey.Save)
        self.save_as_action = self._add(game, "Save &as…", do.save_as, QKeySequence.StandardKey.SaveAs)
        self.record_action = self._add(game, "&Export record…", do.export_record)
        game.addSeparator()
        self._add(game, "Start &page", do.show_start)
        leave = self._add(game, "&Quit", window.close, QKeySequence.StandardKey.Quit)
        leave.setMenuRole(QAction.MenuRole.QuitRole)
        table = window.menuBar().addMenu("&Table")
        self.undo_action = self._add(
            table, "&Undo", self._there(lambda page: page.undo()), QKeySequence.StandardKey.Undo
        )
        self.redo_action = self._add(table, "&Redo", self._there(lambda page: page.redo()), "Ctrl+Shift+Z")
        self.restart_action = self._add(table, "Restart &turn", self._there(lambda page: page.restart_turn()))
        self._add(table, "&End turn", self._there(lambda page: page.end_turn()), "Ctrl+Return")
        table.addSeparator()
        self._add(table, "&Fit the Alhambra\tF", self._there(lambda page: page.view.fit_city()))
        self._add(table, "&Replay the others' moves\tR", self._there(lambda page: page.replay()))
        table.addSeparator()
        self._add(table, "&Hint\tH", self._there(lambda page: page.advice.hint()))
        self._add(table, "&Why did they do that?\tW", self._there(lambda page: page.advice.why_last()))
        self._add(table, "&Standings in figures…", do.show_standings, "Ctrl+T")
        table.addSeparator()
        table.aboutToShow.connect(self.offer_scorings)
        self.scoring_actions = {
            number: self._add(table, f"Scoring &{number}…", partial(self._show_scoring, number))
            for number in SCORINGS
        }
        self.result_action = self._add(
            table, "Resul&t…", self._there(lambda page: page.scorings.show_result(again=True)), "Ctrl+R"
        )
        settings = window.menuBar().addMenu("&Settings")
        preferences = self._add(settings, "&Preferences…", do.show_preferences, "Ctrl+,")
        preferences.setMenuRole(QAction.MenuRole.PreferencesRole)
        settings.addSeparator()
        for name in ("system", "light", "dark"):
            self._add(settings, f"Theme: {name}", partial(do.settings.change, theme=name))
        self._help = window.menuBar().addMenu("&Help")
        self._add(self._help, "&Keys", do.show_keys, "?")
        self._add(self._help, "&What is new", do.show_news)
        about = self._add(self._help, "&About", do.show_about)
        about.setMenuRole(QAction.MenuRole.AboutRole)

    def add_help(self, text: str, what: Callable[[], object]) -> None:
        """Put another entry into the menu *Help*, before *About*."""
        about = self._help.actions()[-1]
        self._help.insertAction(about, self._add(self._help, text, what))

    def _add(
        self,
        menu: QMenu,
        text: str,
        what: Callable[[], object],
        shortcut: QKeySequence.StandardKey | str | None = None,
    ) -> QAction:
        action = QAction(text, self._window)
        action.setMenuRole(QAction.MenuRole.NoRole)  # macOS moves entries by their words unless told
        action.triggered.connect(lambda _=False: what())
        if shortcut is not None:
            action.setShortcut(QKeySequence(shortcut))
        menu.addAction(action)
        return action

    def _there(self, what: Callable[[TablePage], object]) -> Callable[[], object]:
        """Something to do on the page of the table, which need not have been made yet."""
        return lambda: what(self._commands.page)

    def _show_scoring(self, number: int) -> None:
        self._commands.page.scorings.show_again(number)

    def refresh(self) -> None:
        """What can be taken back, done again, looked at once more or exported now."""
        playing, table = self._commands.playing, self._commands.table
        refusal = table.undo_refusal() if playing else "There is no game."
        self.undo_action.setText("&Undo" if refusal is None else f"&Undo – {refusal}")
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
            self._add(self._recent, Path(name).stem, partial(self._commands.open_file, Path(name)))
        self._recent.setEnabled(True)
        if not self._commands.settings.wishes.recent:
            self._recent.addAction("none yet").setEnabled(False)
