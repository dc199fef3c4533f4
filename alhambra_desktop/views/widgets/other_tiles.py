"""Tiles that are not buildings, such as camps, for small pictures of cities outside the game table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ...model.rules.core.engine.rulebook import Rulebook
from ...model.rules.core.engine.setup import COLOURS, SeatSetup
from ...model.rules.core.geometry.tile import BUILDING, START, Tile
from ...model.rules.modules.packages import Package
from ...model.rules.modules.registry import FEWEST_SEATS, MODULES, make_setup, packages, rulebook
from ..rule_sets.modules import view_book
from ..rule_sets.view_book import PaintTile


def other_tile(face: str, price: int, sides: str) -> Tile | None:
    """Return the tile for the face of a `PlainTile`, or None if no installed rule set has such a tile.

    The face is usually the id of the tile. In games of earlier versions, it is the type or the kind of the
    tile. In that case, return a tile that has this price and these walls, too. If there is none, return the
    first tile of this kind.
    """
    tiles = _tiles(packages())
    if face in tiles:
        return tiles[face][0]
    alike = [tile for tile, _ in tiles.values() if face in (tile.type, tile.kind)]
    exact = (tile for tile in alike if (tile.price, tile.walls) == (price, sides))
    return next(exact, next((tile for tile in alike if face == tile.kind), None))


def other_painter(tile: str) -> tuple[Tile, PaintTile] | None:
    """Return the tile with the id `tile` and its painter, or None if no installed rule set paints it."""
    found, book = _tiles(packages()).get(tile, (None, None))
    paint = view_book(book).tile_painter(found) if found is not None and book is not None else None
    return None if found is None or paint is None else (found, paint)


def load_painters() -> None:
    """Load all painters in advance. This takes some tenths of a second. Any thread may call it."""
    for tile in _tiles(packages()):
        other_painter(tile)


@lru_cache(maxsize=4)
def _tiles(_: tuple[Package, ...]) -> dict[str, tuple[Tile, Rulebook]]:
    return {
        name: (tile, book)
        for book in _smallest_tables()
        for name, tile in book.tiles.items()
        if tile.kind not in (BUILDING, START)
    }


def _smallest_tables() -> Iterator[Rulebook]:
    seats = [SeatSetup(colour, colour) for colour in COLOURS[:FEWEST_SEATS]]
    for module in MODULES:
        for game, modules in module.smallest_tables[:1]:
            yield rulebook(make_setup(seats, 0, game, modules))
