"""A seat's place in a majority, now and with one more tile."""

from __future__ import annotations

import attrs

from ..core.engine.play import next_round, score_now
from ..core.engine.preview import rank
from ..core.engine.rulebook import Rulebook
from ..core.engine.state import Observation
from ..core.values import Cell, Owner, replaced

ALONE: Cell = (1000, 1000)
"""A square without any neighbours, where a tile counts by itself."""


@attrs.frozen
class Share:
    """The observer's place in a majority: buildings, place (with ties), points if scored now.

    ``rival`` is the strongest other owner, with ``most`` buildings; None if no other has any.
    """

    count: int
    place: tuple[int, int]
    points: int
    rival: Owner | None
    most: int


def share(book: Rulebook, seen: Observation, type_id: str) -> Share:
    seat = seen.seat
    strengths = zip(book.strengths(seen, type_id), book.owners(), strict=True)
    found = [(strength, owner) for strength, owner in strengths if owner != seat and strength]
    rival = max(found, key=lambda pair: pair[0])[1] if found else None
    points = score_now(book, seen, next_round(seen)).of(seat, "types", type_id)
    most = book.count(seen, rival, type_id) if rival is not None else 0
    return Share(book.count(seen, seat, type_id), rank(book, seen, seat, type_id), points, rival, most)


def with_tile(book: Rulebook, seen: Observation, tile: str) -> Observation:
    """Return the observation with one more tile standing on its own."""
    player = seen.players[seen.seat]
    city = player.city.place(ALONE, book.tiles[tile])
    return seen.changed(players=replaced(seen.players, seen.seat, player.changed(city=city)))
