from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMainWindow, QMenu

from ...model.rules.core.frozen import frozen
from ...model.rules.core.words.message import Message
from ...words import phrase, say
from ..commands.actions import BY_ID, COMMANDS, GAME, HELP, MENUS, SCORINGS, TABLE, key_of
from ..commands.command import Command
from ..commands.keymap import KEYMAP
from ..text.language import SPOKEN
from ..widgets.menu import RoundMenu

if TYPE_CHECKING:
    from ..pages.table.table_page import TablePage
    from .workspace import Workspace


@frozen(eq=False)
class Handler:
    """The functions behind a command and its menu entry.

    If ``do`` is None, the visible page performs the command. ``can`` returns whether the entry is enabled,
    and ``ticked`` whether the entry is checked. ``now`` returns the current text of the entry. If ``can`` is
    slow, ``opens`` is True and ``can`` is called only when the menu opens.
    """

    do: Callable[[Workspace], object] | None = None
    can: Callable[[Workspace], bool] | None = None
    opens: bool = False
    now: Callable[[Workspace], Message] | None = None
    ticked: Callable[[Workspace], bool] | None = None


def _undo_now(work: Workspace) -> Message:
    at = work.in_use
    if at is not None and at.commands.undoes_round:
        return Message("menu-undo-round")
    refusal = at.commands.undo_refusal() if at is not None else Message("no-game")
    return Message("menu-undo") if refusal is None else Message("menu-undo-refused", reason=refusal)


def _at_table(can: Callable[[TablePage], bool]) -> Callable[[Workspace], bool]:
    return lambda work: (at := work.in_use) is not None and can(at)


def _in_sight(can: Callable[[TablePage], bool]) -> Callable[[Workspace], bool]:
    return _at_table(lambda at: at.phase.in_sight and can(at))


def _column_now(work: Workspace) -> Message:
    here = _in_sight(lambda at: not at.right.can_toggle)(work)
    return Message("menu-column-here") if here else Message("menu-column")


def _show_scoring(number: int, work: Workspace) -> None:
    work.page.scorings.show_again(number)


def _held(number: int, work: Workspace) -> bool:
    return number in work.page.scorings.held_scorings() and work.page.scorings.free


def _show_points(work: Workspace) -> None:
    from ..text.rules import library  # imported late: not needed at start-up

    work.show_rules(library().about("scored-when") or "")


def _fill_screen(window: QMainWindow) -> None:
    window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)


HANDLERS: Final[Mapping[str, Handler]] = {  # for all other commands, see ``ON_PAGES``
    "context-menu": Handler(lambda work: work.open_context_menu()),
    "undo": Handler(now=_undo_now),
    "redo": Handler(can=_at_table(lambda at: at.table.can_redo)),
    "column": Handler(can=_in_sight(lambda at: at.right.can_toggle), now=_column_now),
    "log": Handler(can=_in_sight(lambda _: True)),
    "supply": Handler(can=_in_sight(lambda at: at.view.has_supply)),
    "moves": Handler(lambda work: work.dialogs.show_moves()),
    "standings": Handler(lambda work: work.dialogs.show_standings()),
    "played": Handler(lambda work: work.reader.show_variants(), can=lambda work: work.playing, opens=True),
    "scored-when": Handler(_show_points),
    **{
        f"scoring-{number}": Handler(partial(_show_scoring, number), can=partial(_held, number), opens=True)
        for number in SCORINGS
    },
    "result": Handler(
        lambda work: work.page.scorings.show_result(again=True),
        can=lambda work: work.playing and work.page.phase.over,
    ),
    "look-back": Handler(
        lambda work: work.reviews.look_back(), can=lambda work: work.playing and work.page.phase.over
    ),
    "review": Handler(lambda work: work.reviews.return_to_review(), can=lambda work: work.has_review),
    "new-game": Handler(lambda work: work.show_new_game()),
    "continue": Handler(lambda work: work.games.continue_game()),
    "open": Handler(lambda work: work.games.open_chosen(None)),
    "games": Handler(lambda work: work.games_route.go()),
    "statistics": Handler(lambda work: work.show_statistics()),
    "goals": Handler(lambda work: work.show_goals()),
    "save": Handler(lambda work: work.games.save()),
    "save-as": Handler(lambda work: work.games.save_as()),
    "export-record": Handler(
        lambda work: work.games.export_record(),
        can=lambda work: work.playing and work.table.record_refusal() is None,
    ),
    "postcard": Handler(
        lambda work: work.reviews.show_postcard(), can=lambda work: work.playing and work.page.phase.over
    ),
    "start-page": Handler(lambda work: work.start_route.go()),
    "quit": Handler(lambda work: work.window.close()),
    "preferences": Handler(lambda work: work.show_preferences()),
    "theme-system": Handler(
        lambda work: work.settings.change(theme="system"),
        ticked=lambda work: work.settings.preferences.theme == "system",
    ),
    "theme-light": Handler(
        lambda work: work.settings.change(theme="light"),
        ticked=lambda work: work.settings.preferences.theme == "light",
    ),
    "theme-dark": Handler(
        lambda work: work.settings.change(theme="dark"),
        ticked=lambda work: work.settings.preferences.theme == "dark",
    ),
    "full-screen": Handler(lambda work: _fill_screen(work.window)),
    "learn": Handler(lambda work: work.learn()),
    "puzzle": Handler(lambda work: work.show_puzzles()),
    "rules": Handler(lambda work: work.show_rules()),
    "keys": Handler(lambda work: work.keys_route.open()),
    "news": Handler(lambda work: work.news_route.open()),
    "about": Handler(lambda work: work.about_route.open()),
}
ON_PAGES: Final = Handler()  # for commands that only pages perform


class Menus(QObject):
    def __init__(self, window: QMainWindow, workspace: Workspace) -> None:
        super().__init__(window)
        self._workspace = workspace
        self.bar = workspace.bar
        window.setMenuBar(self.bar)
        self._messages: dict[QAction, Message] = {}
        self._ticked = QActionGroup(self)
        self.actions: Mapping[str, QAction] = {command.id: self._action(command) for command in COMMANDS}
        window.addActions(
            [
                self.actions[command.id]
                for command in COMMANDS
                if command.line is not None and command.menu is None
            ]
        )
        self._menus = {message: self._menu(message) for message in MENUS}
        self._menus[TABLE].aboutToShow.connect(self.refresh_opened)
        self._recent = self._add_recent()
        self.refresh()
        SPOKEN.changed.connect(self._retranslate)
        KEYMAP.changed.connect(self._follow_keys)
        workspace.settings.changed.connect(self._on_settings)

    def _action(self, command: Command) -> QAction:
        action = self._entry(self, partial(self._give, command.id))
        action.setObjectName(command.id)
        action.setMenuRole(command.role)
        action.setShortcuts(command.sequences)
        action.setAutoRepeat(command.repeats)  # otherwise, a key held slightly too long would undo twice
        if HANDLERS.get(command.id, ON_PAGES).ticked is not None:
            action.setCheckable(True)
            self._ticked.addAction(action)
        if command.message is not None:
            self._name(action, command.message)
        return action

    def _menu(self, message: Message) -> QMenu:
        menu = RoundMenu(self.bar)
        self.bar.addMenu(menu)
        self._name(menu.menuAction(), message)
        for command in COMMANDS:
            if command.menu == message:
                if command.apart:
                    menu.addSeparator()
                menu.addAction(self.actions[command.id])
        return menu

    def _add_recent(self) -> QMenu:
        game = self._menus[GAME]
        entries = game.actions()
        recent = RoundMenu(game)
        game.insertMenu(entries[entries.index(self.actions["open"]) + 1], recent)
        self._name(recent.menuAction(), Message("menu-open-recent"))
        recent.aboutToShow.connect(self._fill_recent)
        return recent

    def add_help(self, message: Message, action: Callable[[], object]) -> None:
        entry = self._entry(self, action)
        self._name(entry, message)
        self._menus[HELP].insertAction(self.actions["about"], entry)

    def _entry(self, owner: QObject, callback: Callable[[], object]) -> QAction:
        action = QAction(owner)
        action.setMenuRole(QAction.MenuRole.NoRole)
        action.triggered.connect(lambda _=False: callback())
        return action

    def _name(self, action: QAction, message: Message) -> None:
        self._messages[action] = message
        command = action.objectName()
        key = "" if command not in BY_ID or action.shortcuts() else key_of(command)
        action.setText(f"{say(message)}\t{key}" if key else say(message))

    def _retranslate(self) -> None:
        for action, message in self._messages.items():
            self._name(action, message)

    def _follow_keys(self) -> None:
        for command in COMMANDS:
            self.actions[command.id].setShortcuts(command.sequences)
        self._retranslate()

    def _give(self, command: str) -> None:
        do, page = HANDLERS.get(command, ON_PAGES).do, self._workspace.navigator.command_page
        if do is not None:
            do(self._workspace)
        elif page is not None and page.accepts(command):
            page.run_command(command)

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
                self._name(action, handler.now(self._workspace))
            if handler.ticked is not None and handler.ticked(self._workspace):
                action.setChecked(True)

    def refresh_opened(self) -> None:
        """Update the entries whose state is computed only when their menu opens."""
        self._ask(opened=True)

    def _ask(self, *, opened: bool) -> None:
        page = self._workspace.navigator.command_page
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
