"""City and reserve of a seat after a tile of its own was placed, kept back or rearranged: pure functions.

The rules carry them out, and computer players value what comes of them.
"""

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
    """The city with one tile more; remembered, as those that follow."""
    return book.placement.placed(city, book.tiles[tile], cell)


def kept_back(reserve: Reserve, tile: str) -> Reserve:
    """The reserve with one tile more."""
    return tuple(sorted((*reserve, tile)))


def added(book: Rulebook, city: City, reserve: Reserve, tile: str, cell: Cell) -> tuple[City, Reserve]:
    """City and reserve when a tile of the reserve comes to an empty square (B-15)."""
    return placed(book, city, tile, cell), without(reserve, (tile,))


def removed(city: City, reserve: Reserve, cell: Cell) -> tuple[City, Reserve]:
    """City and reserve when the tile of a square goes to the reserve (B-15)."""
    return city.remember(REMOVED, lambda: city.remove(cell), cell), kept_back(reserve, city.tiles[cell].id)


def swapped(book: Rulebook, city: City, reserve: Reserve, tile: str, cell: Cell) -> tuple[City, Reserve]:
    """City and reserve when a tile of the reserve takes the place of that of a square (B-15)."""
    new = book.tiles[tile]
    changed = city.remember(SWAPPED, lambda: city.replace(cell, new), cell, new)
    return changed, kept_back(without(reserve, (tile,)), city.tiles[cell].id)
