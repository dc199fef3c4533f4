"""What lies on a city beside its tiles: falcons on corners, and the lines that camps score."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ...model.core.city import City
from ...model.core.values import Cell, Seat
from ...model.modules.camps.rules import CAMP, lines
from ...model.modules.falconers.rules import FALCONERS, FalconFace, FalconState
from .faces import Faces
from .look import Shown

TOKEN = 0.5
"""The size of a falcon in squares."""

GLOW = 0.36
"""The size of the mark on a corner where a falcon may sit, in squares."""


def falcons_of(shown: Shown, seat: Seat) -> tuple[tuple[str, Cell], ...]:
    """The falcons of a seat with their corners."""
    if FALCONERS not in shown.seen.slices:
        return ()
    placed: tuple[tuple[str, Cell], ...] = shown.seen.slice_of(FalconState).placed[seat]
    return placed


def corner_point(corner: Cell, size: float) -> QPointF:
    """A corner in units from the corner of square (0, 0)."""
    return QPointF((corner[0] + 1) * size, (corner[1] + 1) * size)


def corner_square(point: QPointF, width: float) -> QRectF:
    """A square around a point."""
    return QRectF(point.x() - width / 2, point.y() - width / 2, width, width)


def paint_falcons(
    painter: QPainter,
    faces: Faces,
    falcons: Iterable[tuple[str, Cell]],
    size: float,
    without: Cell | None = None,
) -> None:
    """Falcons on their corners, with the corner of square (0, 0) at the origin."""
    token = faces.snapped(max(12.0, TOKEN * size))
    for falcon, corner in falcons:
        if corner != without:
            rect = corner_square(corner_point(corner, size), token)
            painter.drawPixmap(rect.topLeft(), faces.piece_pixmap(FalconFace(falcon), token))


def paint_corner_lights(
    painter: QPainter, faces: Faces, corners: Iterable[Cell], size: float, aimed: Cell | None
) -> None:
    """The corners where the picked falcon may sit."""
    for corner in corners:
        rect = corner_square(corner_point(corner, size), (1.35 if corner == aimed else 1.0) * GLOW * size)
        light = QColor(faces.theme.legal_light)
        light.setAlphaF(0.75)
        painter.setBrush(light)
        painter.setPen(QPen(QColor(faces.theme.legal), 3 if corner == aimed else 2))
        painter.drawEllipse(rect)


def paint_lines(painter: QPainter, faces: Faces, city: City, size: float, camp: Cell) -> None:
    """The lines that a camp scores: a bright stroke through the squares, with a dot on each."""
    if (tile := city.get(camp)) is None or tile.kind != CAMP:
        return
    for cell, squares in lines(city):
        if cell != camp or not squares:
            continue
        begin, end = _middle(camp, size), _middle(squares[-1], size)
        for colour, width in (("#20130B", 7.0), ("#FFD75E", 4.0)):
            pen = QPen(QColor(colour), width * size / 76, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawLine(begin, end)
        painter.setPen(QPen(QColor("#20130B"), 1.6))
        painter.setBrush(QColor("#FFD75E"))
        for square in squares:
            painter.drawEllipse(corner_square(_middle(square, size), 0.17 * size))


def _middle(cell: Cell, size: float) -> QPointF:
    return QPointF((cell[0] + 0.5) * size, (cell[1] + 0.5) * size)
