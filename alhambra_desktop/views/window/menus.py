"""The QAction of every command, and the menu bar."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMainWindow, QMenu

from ...model.rules.core.words.message import Message
from ...words import phrase, say
from ..commands.actions import COMMANDS, GAME, HELP, MENUS, TABLE
from ..commands.command import Command, key_name
from ..text.language import SPOKEN
from .handlers import HANDLERS, ON_PAGES

if TYPE_CHECKING:
    from .workspace import Workspace


class Menus(QObject):
    """The menu bar's entries and their state."""

    def __init__(self, window: QMainWindow, workspace: Workspace) -> None:
        super().__init__(window)
        self._workspace = workspace
        self.bar = workspace.bar
        window.setMenuBar(self.bar)
        self._said: dict[QAction, tuple[Message, str]] = {}
        self._ticked = QActionGroup(self)
        self.actions: Mapping[str, QAction] = {command.id: self._action(command) for command in COMMANDS}
        window.addActions([self.actions[one.id] for one in COMMANDS if one.shortcuts and one.menu is None])
        self._menus = {said: self._menu(said) for said in MENUS}
        self._menus[TABLE].aboutToShow.connect(self.refresh_opened)
        self._recent = self._add_recent()
        self.refresh()
        SPOKEN.changed.connect(self._retranslate)
        workspace.settings.changed.connect(self._on_settings)

    def _action(self, command: Command) -> QAction:
        action = self._entry(self, partial(self._give, command.id))
        action.setObjectName(command.id)
        action.setMenuRole(command.role)
        action.setShortcuts(command.sequences)
        if HANDLERS.get(command.id, ON_PAGES).ticked is not None:
            action.setCheckable(True)
            self._ticked.addAction(action)
        if command.said is not None:
            self._name(action, command.said, "".join(command.plain[:1]) if not command.shortcuts else "")
        return action

    def _menu(self, said: Message) -> QMenu:
        menu = self.bar.addMenu("")
        self._name(menu.menuAction(), said)
        for command in COMMANDS:
            if command.menu == said:
                if command.apart:
                    menu.addSeparator()
                menu.addAction(self.actions[command.id])
        return menu

    def _add_recent(self) -> QMenu:
        game = self._menus[GAME]
        entries = game.actions()
        recent = QMenu("", game)
        game.insertMenu(entries[entries.index(self.actions["open"]) + 1], recent)
        self._name(recent.menuAction(), Message("menu-open-recent"))
        recent.aboutToShow.connect(self._fill_recent)
        return recent

    def add_help(self, said: Message, what: Callable[[], object]) -> None:
        """Add an entry to the Help menu before *About*."""
        entry = self._entry(self, what)
        self._name(entry, said)
        self._menus[HELP].insertAction(self.actions["about"], entry)

    def _entry(self, owner: QObject, what: Callable[[], object]) -> QAction:
        action = QAction(owner)
        action.setMenuRole(QAction.MenuRole.NoRole)
        action.setAutoRepeat(False)  # a key held down a moment too long must not undo twice
        action.triggered.connect(lambda _=False: what())
        return action

    def _name(self, action: QAction, said: Message, shown: str = "") -> None:
        self._said[action] = said, shown
        key = key_name(shown)
        action.setText(f"{say(said)}\t{key}" if key else say(said))

    def _retranslate(self) -> None:
        for action, (said, shown) in self._said.items():
            self._name(action, said, shown)

    def _give(self, command: str) -> None:
        do, page = HANDLERS.get(command, ON_PAGES).do, self._workspace.navigator.acting
        if do is not None:
            do(self._workspace)
        elif page is not None and page.accepts(command):
            page.give(command)

    def trigger(self, command: str) -> None:
        self.actions[command].trigger()

    def _on_settings(self, changed: frozenset[str]) -> None:
        if changed & {"theme", "undo_rounds"}:
            self.refresh()

    def refresh(self) -> None:
        self._ask(opened=False)
        for name, handler in HANDLERS.items():
            action = self.actions[name]
            if handler.now is not None:
                self._name(action, handler.now(self._workspace), self._said[action][1])
            if handler.ticked is not None and handler.ticked(self._workspace):
                action.setChecked(True)

    def refresh_opened(self) -> None:
        """Update what is only checked when a menu opens: which scorings can be shown again."""
        self._ask(opened=True)

    def _ask(self, *, opened: bool) -> None:
        page = self._workspace.navigator.acting
        for name, handler in HANDLERS.items():
            if handler.can is not None and handler.opens is opened:
                accepted = handler.do is not None or (page is not None and page.accepts(name))
                self.actions[name].setEnabled(accepted and handler.can(self._workspace))

    def _fill_recent(self) -> None:
        self._recent.clear()
        for name in self._workspace.settings.progress.recent:
            entry = self._entry(self._recent, partial(self._workspace.games.open_file, Path(name)))
            entry.setText(Path(name).stem.replace("&", "&&"))
            self._recent.addAction(entry)
        self._recent.setEnabled(True)
        if not self._workspace.settings.progress.recent:
            self._recent.addAction(phrase("menu-none-recent")).setEnabled(False)
