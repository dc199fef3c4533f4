"""Falconers on the table: falcon tokens."""

from __future__ import annotations

from typing import Final

from ...model.core.message import Message
from ...model.core.rulebook import Rulebook
from ...model.core.table import Place, Supply
from ...model.modules.falconers.rules import (
    FALCONERS,
    FALCONS,
    SPECIES,
    TYPES,
    Corner,
    FalconBought,
    FalconFace,
    FalconReturned,
)
from .. import art
from ..art.module_icons import MODULE_ICONS
from ..laying import Perch, Section
from ..manner import Manner
from ..view_book import Drawing, ViewBookBuilder

HIGH: Final = 60.0
"""How high falcons fly, in units."""


def _draw(book: Rulebook, face: FalconFace) -> Drawing:
    species, types = SPECIES[face.falcon], TYPES[face.falcon]
    return Drawing(("falcon", face.falcon), lambda p, size: art.paint_falcon(p, species, types, size))


def _point(place: Place) -> tuple[float, float]:
    assert isinstance(place, Corner)
    return place.cell[0] + 1, place.cell[1] + 1


def _perches() -> tuple[tuple[Place, ...], ...]:
    """The falcons by species."""
    species = list(dict.fromkeys(SPECIES.values()))
    by_species = sorted(SPECIES, key=lambda falcon: species.index(SPECIES[falcon]))
    return tuple((Supply(FALCONERS, falcon),) for falcon in by_species)


def install(view: ViewBookBuilder) -> None:
    """Falcons, on corners and in the supply."""
    view.draw(FalconFace, _draw)
    view.add_perch(Corner, Perch(Corner, _point))
    view.add_section(
        FALCONERS,
        Section(
            Message("supply-falcons"),
            MODULE_ICONS["falcon"],
            size=40.0,
            least=24.0,
            cells=_perches(),
            packed=True,
            note=lambda seen: Message("supply-falcons-note"),
        ),
    )
    view.tell_spent(FalconFace, lambda cards: Message("hand-falcon", cards=cards))
    view.send(FalconBought, Manner(own=250.0, arc=HIGH, flutters=True, ringed=True, takes_off="falcon"))
    view.send(FalconReturned, Manner(arc=HIGH, flutters=True, takes_off="falcon", level=-6.0))
    view.add_icon(FALCONS, MODULE_ICONS["falcon"])
