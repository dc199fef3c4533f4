"""Tiles as plain data for small pictures, independent of a rulebook."""

from __future__ import annotations

from ..frozen import frozen
from .city import City


@frozen
class PlainTile:
    """A tile on its square.

    ``face`` is the building type or, without a type, the kind. ``sides`` has the letters (``NESW``) of the
    closed sides.
    """

    x: int
    y: int
    face: str
    price: int
    sides: str
    edge: str


def plain_tiles(city: City) -> tuple[PlainTile, ...]:
    return tuple(
        PlainTile(*cell, tile.type or tile.kind, tile.price, tile.walls, tile.closed_edge)
        for cell, tile in city.tiles.items()
    )
