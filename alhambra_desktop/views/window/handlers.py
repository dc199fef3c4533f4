"""Handlers: what each command does, and when it is enabled."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

import attrs
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMainWindow

from ...model.rules.core.words.message import Message
from ..commands.actions import SCORINGS

if TYPE_CHECKING:
    from ..pages.table.table_page import TablePage
    from .workspace import Workspace


@attrs.frozen(eq=False)
class Handler:
    """What the window does at a command; without ``do`` the visible page does it.

    ``can`` says whether the entry is enabled; it is asked at every change or, if slow, when the menu
    ``opens``. ``now`` replaces the entry's text. One of the ``ticked`` entries is checked.
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
    return number in work.page.scorings.held() and work.page.scorings.free


def _fill_screen(window: QMainWindow) -> None:
    window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)


HANDLERS: Final[Mapping[str, Handler]] = {
    "context-menu": Handler(lambda work: work.open_context_menu()),
    "undo": Handler(now=_undo_now),
    "redo": Handler(can=_at_table(lambda at: at.table.can_redo)),
    "column": Handler(can=_in_sight(lambda at: at.right.can_toggle), now=_column_now),
    "log": Handler(can=_in_sight(lambda _: True)),
    "supply": Handler(can=_in_sight(lambda at: at.view.has_supply)),
    "moves": Handler(lambda work: work.dialogs.show_moves()),
    "standings": Handler(lambda work: work.dialogs.show_standings()),
    "played": Handler(lambda work: work.reader.show_variants(), can=lambda work: work.playing, opens=True),
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
    "new-game": Handler(lambda work: work.dialogs.new_game()),
    "continue": Handler(lambda work: work.games.continue_game()),
    "open": Handler(lambda work: work.games.open_chosen(None)),
    "games": Handler(lambda work: work.games_route.go()),
    "statistics": Handler(lambda work: work.show_statistics()),
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
    "preferences": Handler(lambda work: work.dialogs.show_preferences()),
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
    "puzzle": Handler(lambda work: work.solve_puzzle()),
    "rules": Handler(lambda work: work.show_rules()),
    "keys": Handler(lambda work: work.dialogs.show_keys()),
    "news": Handler(lambda work: work.dialogs.show_news()),
    "about": Handler(lambda work: work.dialogs.show_about()),
}
"""Handlers of commands that are not done by pages alone."""

ON_PAGES: Final = Handler()
"""The handler of all others."""
