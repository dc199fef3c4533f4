"""Cities and reserves after placing, reserving or redesigning, as pure functions."""

from __future__ import annotations

from typing import Final

from ..engine.rulebook import Rulebook
from ..geometry.city import City, Fact
from ..values import Cell, without

REMOVED: Final = Fact[City]("removed")
SWAPPED: Final = Fact[City]("swapped")

Reserve = tuple[str, ...]
"""The tiles on a reserve, sorted."""


def placed(book: Rulebook, city: City, tile: str, cell: Cell) -> City:
    """Return the city with one more tile; results are cached."""
    return book.placement.placed(city, book.tiles[tile], cell)


def kept_back(reserve: Reserve, tile: str) -> Reserve:
    return tuple(sorted((*reserve, tile)))


def added(book: Rulebook, city: City, reserve: Reserve, tile: str, cell: Cell) -> tuple[City, Reserve]:
    """Move a reserve tile to an empty square (B-15)."""
    return placed(book, city, tile, cell), without(reserve, (tile,))


def removed(city: City, reserve: Reserve, cell: Cell) -> tuple[City, Reserve]:
    """Move the tile on a square to the reserve (B-15)."""
    return city.remember(REMOVED, lambda: city.remove(cell), cell), kept_back(reserve, city.tiles[cell].id)


def swapped(book: Rulebook, city: City, reserve: Reserve, tile: str, cell: Cell) -> tuple[City, Reserve]:
    """Exchange a reserve tile for the tile on a square (B-15)."""
    new = book.tiles[tile]
    changed = city.remember(SWAPPED, lambda: city.replace(cell, new), cell, new)
    return changed, kept_back(without(reserve, (tile,)), city.tiles[cell].id)
