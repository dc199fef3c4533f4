"""Scoring of bazaars, and their expected points (Z-5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ...core.engine.builder import RulebookBuilder
from ...core.engine.horizon import Horizon
from ...core.engine.observation import PublicState
from ...core.engine.rulebook import Rulebook
from ...core.engine.scoring import Counted, Points, Source
from ...core.geometry.city import AROUND, City, Fact
from ...core.geometry.tile import BUILDING, Tile
from ...core.values import Cell, Seat
from ...core.words.message import Message
from .tiles import BAZAAR, BAZAARS, COLOURS

SURROUNDED: Final = Fact[tuple[tuple[int, int, int], ...]]("around bazaars")

SCORED_IN: Final = 3
"""The only scoring round in which bazaars count (Z-5)."""

FILLED: Final = 0.5
"""Expected share of empty squares around a new bazaar that are built on, half of them with its types."""


def worth(city: City, cell: Cell, bazaar: str) -> tuple[int, int]:
    """Return the number of buildings of a bazaar's types around a square, and of types among them (Z-5)."""
    found = customers(city, cell, bazaar)
    return len(found), len({tile.type for tile in found})


def customers(city: City, cell: Cell, bazaar: str) -> list[Tile]:
    """Return the buildings of a bazaar's types around a square (Z-5)."""
    x, y = cell
    around = (city.get((x + dx, y + dy)) for dx, dy in AROUND)
    return [
        tile for tile in around if tile is not None and tile.kind == BUILDING and tile.type in COLOURS[bazaar]
    ]


def points(city: City) -> tuple[tuple[Cell, int, int], ...]:
    """Return for every bazaar its square, the buildings it counts and their types."""
    bazaars = sorted((cell, tile.id) for cell, tile in city.tiles.items() if tile.kind == BAZAAR)
    return tuple((cell, *worth(city, cell, bazaar)) for cell, bazaar in bazaars)


def _score(book: Rulebook, state: PublicState, number: int) -> Iterable[Points]:
    """Score buildings times types around each bazaar, in the third round only (Z-5)."""
    if number != SCORED_IN:
        return
    for seat in book.setup.everybody:
        found = tuple((count, types) for _, count, types in points(state.players[seat].city) if count)
        if found:
            yield Points(seat, BAZAARS, sum(count * types for count, types in found), terms=found)


def _show_points(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[Counted]:
    """Each bazaar with the buildings that it counts (Z-5)."""
    city = state.players[seat].city
    for cell, count, types in points(city):
        bazaar = city.tiles[cell].id
        tiles = (bazaar, *(tile.id for tile in customers(city, cell, bazaar)))
        if count:
            yield Counted(count * types, tuple(book.tile_pieces[tile] for tile in tiles))


def _prospect(book: Rulebook, state: PublicState, seat: Seat, ahead: Horizon) -> float:
    """What the bazaars will score at the end (Z-5), when some of the empty squares around are built on."""
    city = state.players[seat].city
    known = city.remember(SURROUNDED, lambda: _surrounded(city))
    filled = FILLED * min(1.0, ahead.turns / 12)
    brought = 0.0
    for room, count, types in known:
        more = room * filled / 2
        missing = (3 - types) * (1 - 1 / (1 + more))
        brought += (count + more) * (types + missing)
    return brought * len(ahead.rounds[-1:])


def _surrounded(city: City) -> tuple[tuple[int, int, int], ...]:
    return tuple(
        (sum((x + dx, y + dy) not in city.tiles for dx, dy in AROUND), count, types)
        for (x, y), count, types in points(city)
    )


def _remark(book: Rulebook, state: PublicState, seat: Seat, tile: str, cell: Cell) -> Iterable[Message]:
    city = state.players[seat].city
    for place, count, types in points(city):
        if place == cell or max(abs(place[0] - cell[0]), abs(place[1] - cell[1])) == 1:
            yield Message("bazaar-scores", buildings=count, types=types, points=count * types)


def install_scoring(book: RulebookBuilder) -> None:
    book.scorers += (_score,)
    book.show_points(BAZAARS, _show_points)
    book.add_source(BAZAARS, Source(Message("source-bazaars"), Message("source-bazaars-note")))
    book.expect(BAZAARS, _prospect, lambda points: Message("gain-bazaars", points=points))
    book.remarks += (_remark,)
