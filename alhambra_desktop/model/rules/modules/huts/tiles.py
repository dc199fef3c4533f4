"""The huts in piles and cities (H-1), and their events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

import attrs

from ...core.engine.components import distinct, parts
from ...core.engine.event import Event, RecordEntry, entry
from ...core.engine.state import Slice
from ...core.geometry.tile import Tile
from ...core.values import Seat, mask
from ...core.words.message import Message
from ...core.words.nouns import type_noun
from ...core.words.saying import TILE, says
from . import MODULE

HUTS: Final = MODULE.id
HUT: Final = "hut"

MOST: Final = 3
"""Maximum number of huts for each player (H-2)."""

IDS: Final = distinct(f"hut-{row['type']}-{row['walls'] or 'open'}" for row in parts("huts"))

TILES: Final = tuple(
    Tile(name, HUT, row["type"], 0, mask(row["walls"]), noun=Message("hut", type=type_noun(row["type"])))
    for name, row in zip(IDS, parts("huts"), strict=True)
)
"""The 24 huts (H-1)."""

TYPE: Final[Mapping[str, str]] = {tile.id: tile.type for tile in TILES if tile.type}
TYPES: Final = tuple(dict.fromkeys(TYPE.values()))


@attrs.frozen
class HutState(Slice):
    """The face-down piles by type (next hut last), their open huts, and how many each seat took.

    ``sizes`` are the pile sizes; an observation has the sizes and empty piles.
    """

    module: ClassVar[str] = HUTS
    piles: tuple[tuple[str, ...], ...]
    sizes: tuple[int, ...]
    open: tuple[str | None, ...]
    taken: tuple[int, ...]


@attrs.frozen(slots=False)
class HutTaken(Event):
    """A player took a hut (H-2)."""

    seat: Seat
    tile: str

    sums_up = True
    record = entry("hut")
    said = says("log-hut", tile=TILE)


@attrs.frozen(slots=False)
class HutsOpened(Event):
    """Huts were turned face up (H-1, H-2)."""

    tiles: tuple[str, ...]

    def record(self) -> RecordEntry:
        return {"event": "huts_open", "added": {TYPE[tile]: tile for tile in self.tiles}}
