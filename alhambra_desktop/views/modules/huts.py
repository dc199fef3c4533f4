"""Workers' huts on the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ...model.core.message import Message
from ...model.core.observation import Observation
from ...model.core.table import Place, Supply
from ...model.core.tile import Tile
from ...model.modules.huts.rules import HUT, HUTS, MOST, TYPES, HutPile, HutState
from ...words import phrase
from .. import art
from ..laying import Label, Section
from ..view_book import ViewBookBuilder

SIZE: Final = 52.0
"""The size of an open hut in units."""


def _paint(p: QPainter, tile: Tile, size: float) -> None:
    art.paint_hut_face(p, str(tile.type), size)


def _lay(place: Place, room: QRectF, alone: bool) -> QRectF:
    """The open huts side by side; of a pile its size is told below."""
    if isinstance(place, HutPile):
        return _below(room, TYPES.index(place.type))
    assert isinstance(place, Supply)
    return QRectF(room.left() + 6 + TYPES.index(place.slot) * (SIZE + 5), 8, SIZE, SIZE)


def _below(room: QRectF, column: int) -> QRectF:
    return QRectF(room.left() + 6 + column * (SIZE + 5), 8 + SIZE + 3, SIZE, 18)


def _tell(seen: Observation, room: QRectF, alone: bool) -> Iterator[Label]:
    """What lies under each open hut, and how many the viewer took."""
    huts = seen.slice_of(HutState)
    for i, left in enumerate(huts.sizes):
        words = f"+{left}" if left else phrase("annex-last") if huts.open[i] else phrase("annex-gone")
        yield Label(_below(room, i), words)
    if alone:
        words = phrase("annex-taken", taken=huts.taken[seen.seat], most=MOST)
        yield Label(QRectF(8, room.height() - 20, room.left() - 12, 16), words, bold=True, to_right=True)


def install(view: ViewBookBuilder) -> None:
    """Huts, and their piles in the strip below the market."""
    captions = (Message("annex-huts"), Message("annex-huts-brief"))
    width = len(TYPES) * (SIZE + 5) + 8
    view.add_section(HUTS, Section(captions, width, lay=_lay, tell=_tell, kinds=(HutPile,)))
    view.paint_tiles(HUT, _paint)
