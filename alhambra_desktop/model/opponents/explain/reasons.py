"""Reasons: what speaks for a turn, by the parts of the hand-written value before and after it."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.engine.action import Pass
from ...core.engine.hidden import slices_seen
from ...core.engine.state import GameState
from ..evaluation.evaluator import Evaluator
from ..plan import Plan
from .city_reasons import reserve, room, runs
from .explanation import Reason
from .majority_reasons import majorities
from .money_reasons import going_on, money, not_buying
from .turn import Turn


def reasons_for(turn: Turn, plan: Plan, ranked: list[Plan]) -> tuple[Reason, ...]:
    """Everything that speaks for a turn, the weightiest first; ``ranked`` are all plans for its moment."""
    found = [
        *majorities(turn),
        *runs(turn),
        *room(turn),
        *reserve(turn),
        *_prospects(turn),
        *money(turn),
        *going_on(turn),
        *not_buying(turn, plan, ranked),
        *_doing_nothing(turn),
    ]
    return tuple(sorted(found, key=lambda reason: -reason.worth))


def _prospects(turn: Turn) -> Iterator[Reason]:
    """``prospect``: subject module; the figure is what it will probably bring more, in points."""
    evaluator = turn.evaluator
    book, seat = evaluator.book, evaluator.seat
    seen = [_as_seen_by_others(evaluator, table) for table in (turn.before, turn.after)]
    for name, prospect in book.prospects.items():
        own, others = (
            prospect(book, after, seat, evaluator.forecast) - prospect(book, before, seat, evaluator.forecast)
            for before, after in ((turn.before, turn.after), seen)
        )
        if own >= 0.5:
            figures = (int(own + 0.5),)
            yield Reason("prospect", own, open=own == others, subject=name, figures=figures)


def _as_seen_by_others(evaluator: Evaluator, table: GameState) -> GameState:
    """The table with what modules hide from the others hidden."""
    other = (evaluator.seat + 1) % evaluator.seats
    return table.changed(slices=slices_seen(evaluator.book, table, other))


def _doing_nothing(turn: Turn) -> Iterator[Reason]:
    """``pass`` where nothing can be done (B-8)."""
    if any(isinstance(move.action, Pass) for move in turn.moves):
        yield Reason("pass", 0.0)
