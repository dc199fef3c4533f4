"""Tiles as plain data for small pictures, independent of a rulebook."""

from __future__ import annotations

from ..frozen import frozen
from .city import City
from .tile import BUILDING, Tile


@frozen
class PlainTile:
    """A tile on its square.

    For a building, ``face`` is the type. For any other tile, ``face`` is the id, but games saved by earlier
    versions of the program contain the tile's type or kind instead. ``sides`` contains the letters (``NESW``)
    of the closed sides. ``edge`` is the kind of edge that these sides have, such as ``wall``.
    """

    x: int
    y: int
    face: str
    price: int
    sides: str
    edge: str


def plain_tiles(city: City) -> tuple[PlainTile, ...]:
    return tuple(
        PlainTile(*cell, plain_name(tile), tile.price, tile.walls, tile.closed_edge)
        for cell, tile in city.tiles.items()
    )


def plain_name(tile: Tile) -> str:
    """Return ``PlainTile.face`` for a tile."""
    return tile.type if tile.kind == BUILDING and tile.type is not None else tile.id
