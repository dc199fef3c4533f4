"""Zones that are one place for loose tiles: grid, rims and glow."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from ....model.rules.core.places.places import Arrangement, PieceId, Place
from ... import art
from ...game.selection import Selection
from ...game.table_snapshot import TableSnapshot
from ...game.target import Target
from ..items.slots import HOVER, PieceStyle, Rim
from ..items.zone import Zone

LARGEST, BETWEEN = 84.0, 6.0
RIM = Rim(1.5, 3)


def grid(room: QRectF, count: int) -> tuple[int, float]:
    """Return columns and size of the largest tiles for a room."""
    best = (1, -math.inf)
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        wide = (room.width() - (columns - 1) * BETWEEN) / columns
        high = (room.height() - (rows - 1) * BETWEEN) / rows
        size = min(wide, high, LARGEST)
        if size <= best[1]:
            break
        best = (columns, size)
    return best


class TilesZone(Zone):
    def home(self, shown: TableSnapshot) -> Place | None:
        return None

    def holds(self, place: Place) -> bool:
        return self.shown is not None and place == self.home(self.shown)

    def ground(self) -> Iterable[tuple[Target, QRectF]]:
        home = self.home(self.shown) if self.shown is not None else None
        return ((home, self.inner),) if home is not None else ()

    def dresses(self, table: Arrangement) -> Mapping[PieceId, PieceStyle]:
        return {
            piece.id: PieceStyle(HOVER, RIM)
            for _, here in self.lying(table)
            for piece in here
            if self.is_chosen(piece.id) and not self.is_held(piece.id)
        }

    def is_aimed(self, shown: TableSnapshot, selection: Selection) -> bool:
        home, pointed = self.home(shown), selection.pointed
        if isinstance(pointed, PieceId):
            piece = shown.table.pieces.get(pointed)
            return piece is not None and piece.place == home
        return home in (pointed, selection.aimed)

    def paint_glow(self, painter: QPainter, frame: QRectF, aimed: bool) -> None:
        light = QColor(self.faces.theme.legal_light)
        light.setAlphaF(0.30 if aimed else 0.12)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        painter.drawRoundedRect(frame, 6, 6)
        art.paint_selection(painter, frame, self.faces.theme, 6.0)
