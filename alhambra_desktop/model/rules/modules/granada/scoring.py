"""The prizes of Granada's majorities (G-5, G-6)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Final

from ...core.engine.observation import PublicState
from ...core.engine.option import Value
from ...core.engine.rulebook import Majority, Rulebook
from ...core.engine.scoring import Source
from ...core.engine.variants import WALL_SCORING
from ...core.geometry.city import Fact
from ...core.geometry.tile import Tile
from ...core.values import Cell, Owner
from ...core.words.message import Message
from . import GRANADA_SIMPLIFIED
from .components import TYPES

DEAREST: Final = Fact[Mapping[str, int]]("dearest")

SIMPLIFIED: Final = {1: (3,), 2: (10, 3), 3: (18, 10, 3)}
"""The prizes of every type with the option ``granada_simplified`` (G-6)."""


def is_simplified(book: Rulebook) -> bool:
    """Return whether all types pay the same, by the option ``granada_simplified`` (G-6)."""
    return GRANADA_SIMPLIFIED.on(book.options)


def faces(book: Rulebook, state: PublicState, type_id: str) -> int:
    """Return the visible faces of a type in all cities and with owners without a seat (G-5)."""
    return sum(book.count(state, owner, type_id) for owner in book.owners())


def _pay(type_id: str, book: Rulebook, state: PublicState, number: int) -> tuple[int, ...]:
    if is_simplified(book):
        return SIMPLIFIED[number]
    count = faces(book, state, type_id)
    return tuple(count * times for times in range(number, 0, -1))


def _more(book: Rulebook, number: int) -> tuple[int, ...]:
    """Return what one more visible face of a type adds to its prizes (G-5)."""
    return () if is_simplified(book) else tuple(range(number, 0, -1))


def _dearest(type_id: str, book: Rulebook, state: PublicState, owner: Owner) -> int:
    """Break ties by the dearest tile of a type (G-5)."""
    if isinstance(owner, int):
        city = state.players[owner].city
        top = city.grow(DEAREST, lambda: _dearest_of(city.tiles.values()), _dearest_more)
    else:
        top = _dearest_of(book.tiles[tile] for tile in book.rival_tiles[owner](book, state))
    return top.get(type_id, 0)


def _dearest_of(tiles: Iterable[Tile]) -> Mapping[str, int]:
    top: dict[str, int] = {}
    for tile in tiles:
        if tile.type is not None and tile.price > top.get(tile.type, 0):
            top[tile.type] = tile.price
    return top


def _dearest_more(before: Mapping[str, int], cell: Cell, tile: Tile) -> Mapping[str, int]:
    if tile.type is None or tile.price <= before.get(tile.type, 0):
        return before
    return {**before, tile.type: tile.price}


def majorities() -> dict[str, Majority]:
    """Return the nine majorities, which have no ties."""
    return {type_id: Majority(partial(_pay, type_id), partial(_dearest, type_id), _more) for type_id in TYPES}


def moat_source(options: Mapping[str, Value]) -> Source:
    """Return the source of points from the moat (B-29)."""
    note = Message("source-run-note")
    if WALL_SCORING.of(options) == "all_outer":
        return Source(Message("source-moats"), note)
    return Source(Message("source-moat"), note, Message("source-moat-longest"))
