"""The best square for a tile by geometry alone, cached on cities."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alhambra_desktop.model.rules.core.engine.action import Action, KeepInReserve, PlaceTile
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.geometry.city import City, Fact
from alhambra_desktop.model.rules.core.geometry.tile import Tile
from alhambra_desktop.model.rules.core.values import Cell

BEST: Final = Fact[Cell | None]("the zoo's best square")
LAID: Final = Fact[tuple[tuple[Action, ...], City, tuple[str, ...]]]("the zoo's layout")

ROOM: Final = 0.25
"""The value of a buildable square, in wall segments."""


def _buildable(around: int) -> bool:
    """Return whether a square with this mask of ``City.surroundings`` can take a tile.

    The neighbours must form one run around the square, and at least one must share an open side with it.
    """
    ring, shared = around & 255, [i for i in range(4) if around >> 2 * i & 1]
    runs = sum(ring >> i & 1 and not ring >> (i - 1) % 8 & 1 for i in range(8))
    return runs == 1 and any(not around >> 8 + i & 1 for i in shared)


BUILDABLE: Final = tuple(map(_buildable, range(1 << 12)))
"""Whether a square can take a tile, by its mask in ``City.surroundings``."""


def room(city: City) -> int:
    """Return the number of empty squares where a tile can be added."""
    return sum(map(BUILDABLE.__getitem__, city.surroundings.values()))


def walls(book: Rulebook, city: City) -> int:
    """Return the points of the city's walls and moats in a scoring."""
    return sum(map(city.length, book.scored_edges))


def best_square(book: Rulebook, city: City, tile: Tile) -> Cell | None:
    """Return the legal square with the longest wall and most room; None if the tile fits nowhere."""

    def find() -> Cell | None:
        def worth(cell: Cell) -> float:
            after = city.place(cell, tile)
            return walls(book, after) + ROOM * room(after)

        return max(book.placement.legal_cells(city, tile), key=worth, default=None)

    return city.remember(BEST, find, book.placement, tile.closed_edge, tile.open_edge, tile.closed)


def laid(
    book: Rulebook, city: City, tiles: Sequence[str]
) -> tuple[tuple[Action, ...], City, tuple[str, ...]]:
    """Place each tile on its best square; return the actions, the city and the tiles that did not fit."""

    def find() -> tuple[tuple[Action, ...], City, tuple[str, ...]]:
        actions, after, kept = list[Action](), city, list[str]()
        for name in tiles:
            cell = best_square(book, after, book.tiles[name])
            if cell is None:
                kept.append(name)
                actions.append(KeepInReserve(name))
            else:
                after = book.placement.placed(after, book.tiles[name], cell)
                actions.append(PlaceTile(name, cell))
        return tuple(actions), after, tuple(kept)

    return city.remember(LAID, find, book.placement, *tiles) if tiles else ((), city, ())
