"""The viziers, awake or asleep, and their events (rules V)."""

from __future__ import annotations

from typing import ClassVar, Final

import attrs

from ...core.engine.event import BuildingBought, Event, RecordEntry, entry
from ...core.engine.state import Slice
from ...core.values import Seat
from ...core.words.saying import TILE, says
from . import MODULE

VIZIER: Final = MODULE.id


@attrs.frozen
class VizierState(Slice):
    module: ClassVar[str] = VIZIER
    awake: tuple[bool, ...]


@attrs.frozen(slots=False)
class VizierWoken(Event):
    """A player woke the vizier (V-5)."""

    seat: Seat

    sums_up = True
    record = entry("wake")
    said = says("log-woke")


@attrs.frozen(slots=False)
class VizierBought(BuildingBought):
    """A vizier bought a tile between turns (V-2)."""

    def record(self) -> RecordEntry:
        return {**super().record(), "vizier": True}

    said = says("log-vizier-bought", tile=TILE)
