"""Handlers: what each command of the window does, and when it can be given."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

import attrs

from ...model.rules.core.words.message import Message
from ..commands.actions import SCORINGS

if TYPE_CHECKING:
    from .main_window import MainWindow


@attrs.frozen(eq=False)
class Handler:
    """What a command does, and what is asked of the window for its entry in a menu.

    ``can`` says whether the entry is enabled: it is asked whenever the table changes or, where the answer takes
    a while, as the menu ``opens``. ``now`` gives other words for the entry at this moment. Of the entries that
    can be ``ticked`` one is.
    """

    do: Callable[[MainWindow], object]
    can: Callable[[MainWindow], bool] | None = None
    opens: bool = False
    now: Callable[[MainWindow], Message] | None = None
    ticked: Callable[[MainWindow], bool] | None = None


def _undo_now(window: MainWindow) -> Message:
    if window.playing and window.page.undoes_round:
        return Message("menu-undo-round")
    refusal = window.page.undo_refusal() if window.playing else Message("no-game")
    return Message("menu-undo") if refusal is None else Message("menu-undo-refused", reason=refusal)


def _uncovered(window: MainWindow) -> bool:
    """True where the table is seen: nothing of it opens below the curtain, or behind the start page."""
    return window.playing and window.page.phase.in_sight


def _column_now(window: MainWindow) -> Message:
    here = _uncovered(window) and not window.page.right.can_toggle
    return Message("menu-column-here") if here else Message("menu-column")


def _show_scoring(number: int, window: MainWindow) -> None:
    window.page.scorings.show_again(number)


def _held(number: int, window: MainWindow) -> bool:
    return number in window.page.scorings.held() and window.page.scorings.free


HANDLERS: Final[Mapping[str, Handler]] = {
    "left": Handler(lambda window: window.page.view.move_cursor(-1, 0)),
    "right": Handler(lambda window: window.page.view.move_cursor(1, 0)),
    "up": Handler(lambda window: window.page.view.move_cursor(0, -1)),
    "down": Handler(lambda window: window.page.view.move_cursor(0, 1)),
    "choose": Handler(lambda window: window.page.choose()),
    "put-back": Handler(lambda window: window.page.view.put_back()),
    "turn-over": Handler(lambda window: window.page.controller.turn_over()),
    "press-figure": Handler(lambda window: window.page.controller.press_figure()),
    "zoom-in": Handler(lambda window: window.page.view.zoom(1.2)),
    "zoom-out": Handler(lambda window: window.page.view.zoom(1 / 1.2)),
    "hurry": Handler(lambda window: window.page.hurry()),
    "pause": Handler(lambda window: window.page.pause()),
    "slower": Handler(lambda window: window.page.scorings.slow_down()),
    "skip": Handler(lambda window: window.page.skip()),
    "undo": Handler(lambda window: window.page.undo(), now=_undo_now),
    "redo": Handler(
        lambda window: window.page.redo(), can=lambda window: window.playing and window.table.can_redo
    ),
    "restart-turn": Handler(lambda window: window.page.restart_turn()),
    "end-turn": Handler(lambda window: window.page.end_turn()),
    "fit": Handler(lambda window: window.page.view.fit_city()),
    "replay": Handler(lambda window: window.page.replay()),
    "column": Handler(
        lambda window: window.page.right.toggle_column(),
        can=lambda window: _uncovered(window) and window.page.right.can_toggle,
        now=_column_now,
    ),
    "log": Handler(lambda window: window.page.right.toggle_log(), can=_uncovered),
    "supply": Handler(
        lambda window: window.page.view.push_supply(),
        can=lambda window: _uncovered(window) and window.page.view.has_supply,
    ),
    "moves": Handler(lambda window: window.show_moves()),
    "hint": Handler(lambda window: window.page.advice.hint()),
    "why": Handler(lambda window: window.page.advice.why_last()),
    "standings": Handler(lambda window: window.show_standings()),
    "played": Handler(lambda window: window.show_variants(), can=lambda window: window.playing, opens=True),
    **{
        f"scoring-{number}": Handler(partial(_show_scoring, number), can=partial(_held, number), opens=True)
        for number in SCORINGS
    },
    "result": Handler(
        lambda window: window.page.scorings.show_result(again=True),
        can=lambda window: window.playing and window.page.phase.over,
    ),
    "look-back": Handler(
        lambda window: window.look_back(), can=lambda window: window.playing and window.page.phase.over
    ),
    "review": Handler(lambda window: window.return_to_review(), can=lambda window: window.has_review),
    "new-game": Handler(lambda window: window.new_game()),
    "continue": Handler(lambda window: window.continue_game()),
    "open": Handler(lambda window: window.open_chosen(None)),
    "games": Handler(lambda window: window.show_games()),
    "statistics": Handler(lambda window: window.show_statistics()),
    "save": Handler(lambda window: window.save()),
    "save-as": Handler(lambda window: window.save_as()),
    "export-record": Handler(
        lambda window: window.export_record(),
        can=lambda window: window.playing and window.table.record_refusal() is None,
    ),
    "postcard": Handler(
        lambda window: window.show_postcard(), can=lambda window: window.playing and window.page.phase.over
    ),
    "start-page": Handler(lambda window: window.show_start()),
    "quit": Handler(lambda window: window.close()),
    "preferences": Handler(lambda window: window.show_preferences()),
    "theme-system": Handler(
        lambda window: window.settings.change(theme="system"),
        ticked=lambda window: window.settings.wishes.theme == "system",
    ),
    "theme-light": Handler(
        lambda window: window.settings.change(theme="light"),
        ticked=lambda window: window.settings.wishes.theme == "light",
    ),
    "theme-dark": Handler(
        lambda window: window.settings.change(theme="dark"),
        ticked=lambda window: window.settings.wishes.theme == "dark",
    ),
    "full-screen": Handler(lambda window: window.fill_screen()),
    "learn": Handler(lambda window: window.learn()),
    "puzzle": Handler(lambda window: window.solve_puzzle()),
    "rules": Handler(lambda window: window.show_rules()),
    "keys": Handler(lambda window: window.show_keys()),
    "news": Handler(lambda window: window.show_news()),
    "about": Handler(lambda window: window.show_about()),
}
"""By the id of each command."""
