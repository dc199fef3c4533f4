"""Quick choice of squares by longest wall and most room, cached by the cities."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ...rules.core.engine.action import Action, KeepInReserve, PlaceTile
from ...rules.core.engine.rulebook import Rulebook, remembered_by_book
from ...rules.core.engine.segments import scored_length
from ...rules.core.geometry.city import City, Fact
from ...rules.core.geometry.placement import legal_by_surroundings
from ...rules.core.geometry.tile import Tile
from ...rules.core.values import Cell

BEST: Final = Fact[Cell | None]("rollout square")
LAID: Final = Fact[tuple[tuple[Action, ...], City, tuple[str, ...]]]("rollout layout")
ROOM: Final = Fact[float]("rollout room")

ROOM_POINTS: Final = 0.5
"""Value of a square on which every tile could be added, in points."""


@remembered_by_book(1)
def _shares(book: Rulebook) -> Mapping[int, float]:
    patterns = [0] * 16
    for bag in book.bags.values():
        for name in bag:
            patterns[book.tiles[name].closed] += 1
    table = legal_by_surroundings(True)
    shares = {
        legal: sum(count for closed, count in enumerate(patterns) if legal >> closed & 1) / sum(patterns)
        for legal in set(table)
    }
    return {around: shares[legal] for around, legal in enumerate(table) if shares[legal]}


def room(book: Rulebook, city: City) -> float:
    """Return the sum of free squares, each weighted by the share of tiles that fit."""

    def find() -> float:
        share = _shares(book).get
        return sum([share(around, 0.0) for around in city.surroundings.values()])

    return city.remember(ROOM, find, book.placement)


def wall(book: Rulebook, city: City) -> int:
    """Return the points of a city's walls in a scoring round (B-29)."""
    return scored_length(book, city, book.scored_edges[0])


def best_square(book: Rulebook, city: City, tile: Tile) -> Cell | None:
    """Return the legal square with the longest wall and most room, or None."""

    def find() -> Cell | None:
        def worth(cell: Cell) -> float:
            after = book.placement.placed(city, tile, cell)
            return wall(book, after) + ROOM_POINTS * room(book, after)

        return max(book.placement.legal_cells(city, tile), key=worth, default=None)

    return city.remember(BEST, find, book.placement, tile.closed)


def laid(
    book: Rulebook, city: City, tiles: Sequence[str]
) -> tuple[tuple[Action, ...], City, tuple[str, ...]]:
    """Place tiles one by one on their best squares; return actions, city and unplaced tiles."""

    def find() -> tuple[tuple[Action, ...], City, tuple[str, ...]]:
        actions, after, kept = list[Action](), city, list[str]()
        for name in tiles:
            tile = book.tiles[name]
            cell = best_square(book, after, tile)
            if cell is None:
                kept.append(name)
                actions.append(KeepInReserve(name))
            else:
                after = book.placement.placed(after, tile, cell)
                actions.append(PlaceTile(name, cell))
        return tuple(actions), after, tuple(kept)

    return city.remember(LAID, find, book.placement, *tiles) if tiles else ((), city, ())
