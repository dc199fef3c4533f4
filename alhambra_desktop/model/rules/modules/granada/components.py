"""The 54 two-sided tiles of Granada (G-2)."""

from __future__ import annotations

from typing import Final

from ...core.engine.components import parts
from ...core.geometry.tile import BUILDING, START, Tile
from ...core.values import mask
from ...core.words.message import Message

MOAT: Final = "moat"
STREET: Final = "street"

TYPES: Final = (
    "arena",
    "bath-house",
    "library",
    "hostel",
    "hospital",
    "market",
    "park",
    "school",
    "residential-area",
)

START_TILE: Final = Tile("start", START, None, 0, 0, MOAT, STREET, noun=Message("fountain"))
"""The starting tile: streets on all sides."""


def _face(face: str, back: str, moats: str) -> Tile:
    name, value = face.rsplit("-", 1)
    return Tile(face, BUILDING, name, int(value), mask(moats), MOAT, STREET, back)


EVEN: Final = tuple(_face(row["even"], row["odd"], row["moats"]) for row in parts("granada"))
"""The even faces; a tile in the bag has the id of this face."""

ODD: Final = tuple(_face(row["odd"], row["even"], row["moats"]) for row in parts("granada"))
"""The odd faces, in the same order."""

BACK: Final = {face.id: face.back or "" for face in (*EVEN, *ODD)}
