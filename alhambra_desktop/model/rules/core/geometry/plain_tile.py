"""Tiles as plain data for small pictures, independent of a rulebook."""

from __future__ import annotations

from ..frozen import frozen
from .city import City
from .tile import BUILDING, Tile


@frozen
class PlainTile:
    """A tile on its square.

    ``face`` is the type of a building, or the id of any other tile; in games of earlier versions, it is the
    type or the kind of any other tile. ``sides`` are the closed sides, as some of the letters ``NESW``.
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
    """Return the ``face`` of a `PlainTile` with this tile."""
    return tile.type if tile.kind == BUILDING and tile.type is not None else tile.id
