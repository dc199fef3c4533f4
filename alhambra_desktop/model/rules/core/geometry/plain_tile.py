"""Tiles as small pictures show them, without the tiles of a rule book."""

from __future__ import annotations

import attrs

from .city import City


@attrs.frozen
class PlainTile:
    """A tile on its square.

    ``face`` is the building type, or the kind; ``sides`` are the closed ones, letters out of ``NESW``.
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
