"""Reasons from majorities: places won, leads, ties, and losses of rivals."""

from __future__ import annotations

from collections.abc import Iterator

from ...rules.core.engine.play import next_round, score_now
from ...rules.core.engine.scoring import LAST_ROUND
from ...rules.core.engine.state import GameState
from ...rules.core.engine.step import FinalScoring
from ..evaluation.majorities import Strengths
from .reasons import HigherRank, KeptLead, MoreBuildings, NewLead, Reason, RivalLoss
from .turn import Turn


def majorities(turn: Turn) -> Iterator[Reason]:
    evaluator = turn.evaluator
    majorities = evaluator.majorities
    rows = zip(majorities.rows_of(turn.before), majorities.rows_of(turn.after), strict=True)
    for place, (was, now) in enumerate(rows):
        worth = majorities.value(place, now) - majorities.value(place, was)
        if worth <= 0 or was == now:
            continue
        if now[evaluator.seat] > was[evaluator.seat]:
            yield _rise(turn, place, was, now, worth)
        else:
            yield from _cost(turn, place, worth)


def _rise(turn: Turn, place: int, was: Strengths, now: Strengths, worth: float) -> Reason:
    evaluator = turn.evaluator
    type_id, seat = evaluator.book.types[place], evaluator.seat
    prize = _prize(turn, type_id)
    rank, shared = _rank(now, seat)
    rank_before, shared_before = _rank(was, seat)
    counts = [evaluator.book.count(turn.after, owner, type_id) for owner in evaluator.book.owners()]
    best = max(count for owner, count in enumerate(counts) if owner != seat)
    if rank == 1 and rank_before == 1 and not (shared or shared_before):
        return KeptLead(worth, type_id, *prize, counts[seat] - best)
    if rank == 1:
        return NewLead(worth, type_id, *prize, shared)
    if not rank_before or rank < rank_before:
        return HigherRank(worth, type_id, *prize, rank, shared)
    return MoreBuildings(worth, type_id, counts[seat], best - counts[seat])


def _rank(row: Strengths, seat: int) -> tuple[int, bool]:
    mine = row[seat]
    return (1 + sum(other > mine for other in row), row.count(mine) > 1) if mine else (0, False)


def _next(state: GameState) -> int:
    last = any(isinstance(step, FinalScoring) for step in state.agenda)
    return LAST_ROUND if last else next_round(state)


def _prize(turn: Turn, type_id: str) -> tuple[int, int | None]:
    evaluator, soon = turn.evaluator, _next(turn.before)
    for number in range(soon, LAST_ROUND + 1):
        points = score_now(evaluator.book, turn.after, number).of(evaluator.seat, "types", type_id)
        if points:
            return points, None if number == soon else number
    return 0, None


def _cost(turn: Turn, place: int, worth: float) -> Iterator[Reason]:
    evaluator, number = turn.evaluator, _next(turn.before)
    type_id = evaluator.book.types[place]
    was, now = (score_now(evaluator.book, table, number) for table in (turn.before, turn.after))
    lost = {
        seat: was.of(seat, "types", type_id) - now.of(seat, "types", type_id)
        for seat in range(evaluator.seats)
        if seat != evaluator.seat
    }
    seat = max(lost, key=lambda other: lost[other])
    if lost[seat] > 0:
        yield RivalLoss(worth, type_id, seat, lost[seat])
