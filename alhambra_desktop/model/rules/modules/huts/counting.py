"""Counting huts, and their expected value (H-3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from ...core.engine.builder import RulebookBuilder
from ...core.engine.horizon import Horizon
from ...core.engine.observation import PublicState
from ...core.engine.rulebook import Rulebook
from ...core.engine.scoring import Counted
from ...core.geometry.city import City, Fact
from ...core.geometry.tile import BUILDING
from ...core.values import STEP, Cell, Owner, Seat
from ...core.words.message import Message
from .tiles import HUT, HUTS, MOST, TYPE, HutState

COUNTED: Final = Fact[Mapping[str, int]]("what huts count")
FREE: Final = Fact[int]("free sides of huts")

LEFT: Final = 1.0
"""Value of a hut that may still be taken."""

ROOM: Final = 0.4
"""Value of a hut's free side, where a building of its type might come."""


def worth(city: City, cell: Cell) -> int:
    """Return the buildings of its type next to a hut without a wall between them (H-3)."""
    hut, tiles, (x, y) = city.tiles[cell], city.tiles, cell
    found = 0
    for side, (dx, dy) in STEP.items():
        if not hut.closed & side:
            beside = tiles.get((x + dx, y + dy))
            if beside is not None and beside.kind == BUILDING and beside.type == hut.type:
                found += 1
    return min(found, MOST)


def _counts(city: City) -> Mapping[str, int]:
    def find() -> Mapping[str, int]:
        found: dict[str, int] = {}
        for cell, tile in city.tiles.items():
            if tile.kind == HUT and tile.type is not None:
                found[tile.type] = found.get(tile.type, 0) + worth(city, cell)
        return found

    return city.remember(COUNTED, find)


def _count(book: Rulebook, state: PublicState, owner: Owner) -> Mapping[str, int]:
    return {} if isinstance(owner, str) else _counts(state.players[owner].city)


def _show_count(book: Rulebook, state: PublicState, owner: Owner, type_id: str) -> Iterable[Counted]:
    if isinstance(owner, str):
        return
    city = state.players[owner].city
    for cell, tile in city.tiles.items():
        if tile.kind == HUT and tile.type == type_id and (count := worth(city, cell)):
            yield Counted(count, (book.tile_pieces[tile.id],))


def _room(city: City) -> int:
    """Count the free open sides of a city's huts (H-3)."""
    return sum(
        not tile.closed & side and (x + dx, y + dy) not in city.tiles
        for (x, y), tile in city.tiles.items()
        if tile.kind == HUT
        for side, (dx, dy) in STEP.items()
    )


def _prospect(book: Rulebook, state: PublicState, seat: Seat, ahead: Horizon) -> float:
    """Huts still to be taken, and buildings that may come to stand beside those that are (H-2, H-3)."""
    city = state.players[seat].city
    room = city.remember(FREE, lambda: _room(city))
    left = MOST - state.slice_of(HutState).taken[seat]
    return ahead.ripe * (LEFT * left + ROOM * room)


def _remark(book: Rulebook, state: PublicState, seat: Seat, tile: str, cell: Cell) -> Iterable[Message]:
    if tile in TYPE:
        counts = worth(state.players[seat].city, cell)
        yield Message("hut-counts", count=counts, most=MOST)


def install_counting(book: RulebookBuilder) -> None:
    book.counts += (_count,)
    book.shown_counts += (_show_count,)
    book.expect(HUTS, _prospect, lambda points: Message("gain-huts", points=points))
    book.remarks += (_remark,)
