"""Reasons from the expected points of expansions."""

from __future__ import annotations

from collections.abc import Iterator

from ...rules.core.engine.hidden import cards_seen, slices_seen
from ...rules.core.engine.state import GameState
from ..evaluation.evaluator import Evaluator, with_player
from .reasons import ModuleGain, Reason
from .turn import Turn


def prospects(turn: Turn) -> Iterator[Reason]:
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
    book, seat = evaluator.book, evaluator.seat
    other = (seat + 1) % evaluator.seats
    hand = cards_seen(book, table.players[seat].hand, seat, other)
    return with_player(table, seat, hand=hand).changed(slices=slices_seen(book, table, other))
