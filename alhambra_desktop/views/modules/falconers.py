"""Falconers on the table: falcon tokens."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF

from ...model.core.message import Message
from ...model.core.rulebook import Rulebook
from ...model.core.table import Place, Supply
from ...model.modules.falconers.rules import FALCONERS, FALCONS, SPECIES, TYPES, Corner, FalconFace
from .. import art
from ..art.module_icons import MODULE_ICONS
from ..laying import Perch, Section
from ..view_book import Drawing, ViewBookBuilder

TOKEN: Final = 27.0
ALONE: Final = 46.0
"""The size of a falcon in the supply, and where it has the strip below the market alone."""


def _draw(book: Rulebook, face: FalconFace) -> Drawing:
    species, types = SPECIES[face.falcon], TYPES[face.falcon]
    return Drawing(("falcon", face.falcon), lambda p, size: art.paint_falcon(p, species, types, size))


def _point(place: Place) -> tuple[float, float]:
    assert isinstance(place, Corner)
    return place.cell[0] + 1, place.cell[1] + 1


def _lay(place: Place, room: QRectF, alone: bool) -> QRectF:
    """A row a species; a single row where they are alone."""
    assert isinstance(place, Supply)
    species = list(dict.fromkeys(SPECIES.values()))
    row = species.index(SPECIES[place.slot])
    column = [name for name in SPECIES if SPECIES[name] == species[row]].index(place.slot)
    if alone:
        step = (room.width() - 24) / len(SPECIES)
        return QRectF(6 + (5 * row + column) * step + 6 * row, 8.0, ALONE, ALONE)
    return QRectF(room.left() + 6 + column * (TOKEN + 2), 5 + row * (TOKEN + 1), TOKEN, TOKEN)


def install(view: ViewBookBuilder) -> None:
    """Falcons, on corners and in the supply."""
    view.draw(FalconFace, _draw)
    view.add_perch(Corner, Perch(Corner, _point))
    captions = (Message("annex-falcons"), Message("annex-falcons-brief"))
    view.add_section(FALCONERS, Section(captions, 5 * (TOKEN + 2) + 12, lay=_lay, spreads=True))
    view.tell_spent(FalconFace, lambda cards: Message("hand-falcon", cards=cards))
    view.add_icon(FALCONS, MODULE_ICONS["falcon"])
