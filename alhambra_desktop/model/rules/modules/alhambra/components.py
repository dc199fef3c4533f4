"""The starting tile and the 54 building tiles of the base game (B-1, B-2)."""

from __future__ import annotations

from typing import Final

from ...core.geometry.tile import BUILDING, START, Tile
from ...core.values import mask
from ...core.words.message import Message

START_TILE: Final = Tile("start", START, None, 0, 0, noun=Message("fountain"))
"""The fountain at the start of every Alhambra (B-1)."""

TYPES: Final = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
"""The six building types, cheapest first."""

BUILDINGS: Final = {
    "pavilion": ("2 NEW, 3 SW, 4 ES, 5 NW, 6 N, 7 E, 8 open "),
    "seraglio": ("3 ESW, 4 NE, 5 SW, 6 ES, 7 W, 8 S, 9 open "),
    "arcades": ("4 NES, 5 NW, 6 SW, 6 NE, 7 ES, 8 N, 8 E, 9 open, 10 open "),
    "chambers": ("5 NSW, 6 ES, 7 SW, 7 NE, 8 NW, 9 W, 9 S, 10 open, 11 open "),
    "garden": ("6 ESW, 7 NSW, 8 SW, 8 NE, 8 NW, 9 E, 10 N, 10 W, 10 open, 11 open, 12 S "),
    "tower": ("7 NEW, 8 NES, 9 ES, 9 NE, 9 NW, 10 W, 11 N, 11 S, 11 open, 12 open, 13 E "),
}
"""Price and walls (letters of the sides) of every tile of a type."""


def _tiles() -> tuple[Tile, ...]:
    return tuple(
        Tile(f"{kind}-{price}-{walls}", BUILDING, kind, int(price), 0 if walls == "open" else mask(walls))
        for kind, listed in BUILDINGS.items()
        for price, walls in (entry.split() for entry in listed.split(","))
    )


TILES: Final = _tiles()
"""Every building tile, by type and price."""
