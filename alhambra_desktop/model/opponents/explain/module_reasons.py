"""Reasons from modules: what they will probably bring."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.engine.hidden import slices_seen
from ...core.engine.state import GameState
from ..evaluation.evaluator import Evaluator
from .reasons import ModuleGain, Reason
from .turn import Turn


def prospects(turn: Turn) -> Iterator[Reason]:
    """What modules will probably bring more."""
    evaluator = turn.evaluator
    book, seat = evaluator.book, evaluator.seat
    seen = [_as_seen_by_others(evaluator, table) for table in (turn.before, turn.after)]
    for name, prospect in book.prospects.items():
        own, others = (
            prospect(book, after, seat, evaluator.forecast) - prospect(book, before, seat, evaluator.forecast)
            for before, after in ((turn.before, turn.after), seen)
        )
        if own >= 0.5:
            yield ModuleGain(own, name, int(own + 0.5), open=own == others)


def _as_seen_by_others(evaluator: Evaluator, table: GameState) -> GameState:
    """The table with what modules hide from the others hidden."""
    other = (evaluator.seat + 1) % evaluator.seats
    return table.changed(slices=slices_seen(evaluator.book, table, other))
