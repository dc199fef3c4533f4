"""Reasons from the city: walls and moats, room to build, and the reserve."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ...rules.core.engine.action import PlaceTile, RemoveToReserve
from ...rules.core.engine.segments import scored_length
from ...rules.core.engine.state import GameState
from ...rules.core.geometry.tile import BUILDING
from ..evaluation.evaluator import Evaluator, with_player
from ..layouts import grown
from .reasons import KeptTile, LongerRun, Reason, RemovedTile, Room
from .turn import SLIGHT, Turn


def runs(turn: Turn) -> Iterator[Reason]:
    evaluator = turn.evaluator
    each = evaluator.weights.wall * len(evaluator.forecast.rounds)
    for edge in evaluator.book.scored_edges:
        was, now = (
            scored_length(evaluator.book, table.players[evaluator.seat].city, edge)
            for table in (turn.before, turn.after)
        )
        if now > was and each:
            yield LongerRun(each * (now - was), edge, was, now)


def _roominess(evaluator: Evaluator, table: GameState) -> float:
    city = table.players[evaluator.seat].city
    return evaluator.city.value(city) - evaluator.city.wall_points(city)


def room(turn: Turn) -> Iterator[Reason]:
    """Yield a reason if there is more room than before, or more than most squares would leave."""
    evaluator = turn.evaluator
    now = _roominess(evaluator, turn.after)
    gained = now - _roominess(evaluator, turn.before)
    if gained >= SLIGHT:
        yield Room(gained, kept=False)
        return
    placed = [move for move in turn.moves if isinstance(move.action, PlaceTile)]
    if len(placed) != 1 or placed[0].before is None:
        return
    (move,) = placed
    table, action = placed[0].before, move.action
    assert isinstance(action, PlaceTile)
    cities = grown(table.players[evaluator.seat].city, evaluator.book, action.tile)
    rooms = sorted(_roominess(evaluator, with_player(table, evaluator.seat, city=city)) for _, city in cities)
    usual = rooms[len(rooms) // 2]
    spared = _roominess(evaluator, move.after) - usual
    if spared >= SLIGHT:
        yield Room(spared, kept=True)


def reserve(turn: Turn) -> Iterator[Reason]:
    evaluator = turn.evaluator
    was, now = (table.players[evaluator.seat] for table in (turn.before, turn.after))
    new = Counter(now.reserve) - Counter((*was.reserve, *(tile.id for tile in was.city.tiles.values())))
    worth_before, worth_after = (
        evaluator.city.reserve(table, evaluator.majorities.rows_of(table))
        for table in (turn.before, turn.after)
    )
    gained = worth_after - worth_before
    for name in sorted(new):
        tile = evaluator.book.tiles[name]
        if not evaluator.book.placement.legal_cells(now.city, tile):
            yield KeptTile(SLIGHT, name, fits=False)
        elif tile.kind == BUILDING:
            yield KeptTile(max(gained, SLIGHT), name, fits=True)
    for move in turn.moves:
        if isinstance(move.action, RemoveToReserve):
            yield RemovedTile(SLIGHT, move.action.tile)
