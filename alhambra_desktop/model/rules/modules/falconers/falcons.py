"""Falcons and the corners they can occupy (F-1, F-3, F-4)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import ClassVar, Final

import attrs

from ...core.engine.components import parts
from ...core.engine.event import Event, entry
from ...core.engine.observation import PublicState
from ...core.engine.state import Slice
from ...core.geometry.city import City, Fact
from ...core.geometry.tile import BUILDING
from ...core.values import Cell, Seat
from ...core.words.message import Message
from ...core.words.nouns import type_noun
from ...core.words.saying import CARD, of, says
from . import MODULE

FALCONERS: Final = MODULE.id

TYPES: Final[Mapping[str, tuple[str, ...]]] = {
    f"falcon-{row['species']}-{'-'.join(row['types'])}": tuple(row["types"]) for row in parts("falcons")
}
"""The 15 falcons with their two building types (F-1)."""

SPECIES: Final[Mapping[str, str]] = {falcon: falcon.split("-")[1] for falcon in TYPES}

CAMP: Final = "camp"
"""Falcons may not touch this kind of tile (F-3)."""

CORNERS: Final = Fact[Mapping[Cell, frozenset[str]]]("corners")


def falcon_noun(falcon: str) -> Message:
    """Return a falcon's name, such as ``black falcon (garden, tower)``."""
    one, other = map(type_noun, TYPES[falcon])
    return Message("falcon", species=SPECIES[falcon], one=one, other=other)


FALCON: Final = of("falcon", falcon_noun)


@attrs.frozen
class FalconState(Slice):
    """The falcons in the supply, and each seat's falcons with their corners.

    Corner (x, y) is shared by the squares (x, y), (x+1, y), (x, y+1) and (x+1, y+1).
    """

    module: ClassVar[str] = FALCONERS
    supply: tuple[str, ...]
    placed: tuple[tuple[tuple[str, Cell], ...], ...]


@attrs.frozen(slots=False)
class FalconBought(Event):
    """A player bought a falcon (F-2)."""

    seat: Seat
    falcon: str
    card: str
    cell: Cell

    sums_up = True
    record = entry("falcon")
    said = says("log-falcon", falcon=FALCON, card=CARD)


@attrs.frozen(slots=False)
class FalconReturned(Event):
    """A falcon returned to the supply because one of its tiles left (F-4)."""

    seat: Seat
    falcon: str

    record = entry("falcon_back")
    said = says("log-falcon-lost", falcon=FALCON)


def around(corner: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    x, y = corner
    return (x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)


def corners(city: City) -> Mapping[Cell, frozenset[str]]:
    """Return the corners where four tiles meet, none a camp, with their building types (F-3)."""

    def find() -> Mapping[Cell, frozenset[str]]:
        tiles = city.tiles
        found = {}
        for x, y in tiles:
            if (x + 1, y + 1) in tiles and (x + 1, y) in tiles and (x, y + 1) in tiles:
                four = [tiles[cell] for cell in around((x, y))]
                if all(tile.kind != CAMP for tile in four):
                    found[x, y] = frozenset(t.type for t in four if t.type and t.kind == BUILDING)
        return dict(sorted(found.items()))

    return city.remember(CORNERS, find)


@lru_cache(maxsize=1024)
def fitting(types: frozenset[str]) -> frozenset[str]:
    """Return the falcons that fit where these types meet (F-3)."""
    return frozenset(falcon for falcon, wanted in TYPES.items() if types.issuperset(wanted))


def perches(state: PublicState, seat: Seat, falcon: str) -> tuple[Cell, ...]:
    """Return a seat's free corners where a falcon fits (F-3)."""
    taken = {cell for _, cell in state.slice_of(FalconState).placed[seat]}
    return tuple(
        cell
        for cell, types in corners(state.players[seat].city).items()
        if falcon in fitting(types) and cell not in taken
    )
