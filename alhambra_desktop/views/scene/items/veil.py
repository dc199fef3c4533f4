"""Veil: darkens the table except for a few places, with lines leading to them."""

from __future__ import annotations

from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsObject

from ...art.brushes import colour, glow, shape, stroke
from ...art.geometry import khatam, rounded
from ...storage.contained import contained

DARK, INK, LIGHT, HALO = "#1B0F08", "#2A1A12", "#FFF3D0", "#FFE7A8"
STRENGTH: Final = 0.5
CORNER: Final = 10.0
AROUND: Final = 4.0
"""Opacity and corner radius, and units around what is lit."""

Line: TypeAlias = tuple[QPointF, QPointF]


def curve(start: QPointF, end: QPointF) -> QPainterPath:
    path = QPainterPath(start)
    path.quadTo(QPointF(end.x(), (start.y() + end.y()) / 2), end)
    return path


@contained
class Veil(QGraphicsObject):
    def __init__(self) -> None:
        super().__init__()
        self._whole = QRectF()
        self.lit: tuple[QRectF, ...] = ()
        self.lines: tuple[Line, ...] = ()
        self.setZValue(104)
        self.hide()

    def cover(self, whole: QRectF, lit: tuple[QRectF, ...]) -> None:
        self.prepareGeometryChange()
        self._whole = whole
        self.lit = tuple(rect.adjusted(-AROUND, -AROUND, AROUND, AROUND) for rect in lit)
        self.show()
        self.update()

    def point(self, lines: tuple[Line, ...]) -> None:
        self.lines = lines
        self.update()

    def boundingRect(self) -> QRectF:
        return self._whole

    def paint(self, painter: QPainter, *_: object) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        path.addRect(self._whole)
        edges = [rounded(rect, CORNER) for rect in self.lit]
        for edge in edges:
            path = path.subtracted(edge)
        painter.fillPath(path, colour(DARK, STRENGTH))
        for edge in edges:
            glow(painter, edge, HALO, 10, 0.35)
            stroke(painter, edge, LIGHT, 2)
        for start, end in self.lines:
            way = curve(start, end)
            stroke(painter, way, INK, 6, True)
            stroke(painter, way, LIGHT, 3.2, True)
            shape(painter, khatam(end.x(), end.y(), 8), LIGHT, INK, 1.6)
