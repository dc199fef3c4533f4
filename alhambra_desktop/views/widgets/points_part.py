from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from .. import art
from ..art.brushes import mix
from ..art.fonts import BOLD, sans, text_width
from ..art.palette import TYPE_COLOURS, Theme

# A part of a bar shows a picture only if the part is wider than this, in pixels.
ROOMY: Final = 42.0
BESIDE: Final = 4.0  # minimum free space beside a number, in pixels
# A part of a bar shows a number only if the part is at least this high, in pixels.
LOW: Final = 14.0
SIGN: Final = 14.0
SIGNED: Final = 22.0  # minimum height of a part with a picture
# Maximum height of merlons (the teeth on top of a wall), as a share of the height of the part.
MERLONS: Final = 0.3
# Height in pixels that the merlons leave free for the number in the middle.
FIGURE: Final = 12.0
PALE: Final = ("chambers", "hospital", "residential-area")  # building types that need dark text


@lru_cache(maxsize=128)
def least_width(amount: int) -> float:
    """Return the minimum width of a part that shows `amount`."""
    return text_width(str(amount), sans(12, BOLD)) + BESIDE + 1


def paint_points(
    painter: QPainter, rect: QRectF, amount: int, subject: str | None, edge: bool, theme: Theme
) -> None:
    known = TYPE_COLOURS.get(subject or "")
    ground = QColor(theme.stud) if known is None else QColor(known.mid)
    if subject in PALE and known is not None:
        ground = QColor(known.rim)
    if edge:
        ground = QColor("#E9C993")
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    gradient.setColorAt(0, mix(ground.name(), "#FFFFFF", 0.16))
    gradient.setColorAt(1, ground)
    painter.fillRect(rect, gradient)
    if edge:
        _paint_merlons(painter, rect)
    painter.setPen(QPen(QColor(known.deep if known is not None else "#5E3519"), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5))
    figure, font = str(amount), sans(12, BOLD)
    width = text_width(figure, font)
    if rect.height() < LOW or rect.width() < width + BESIDE:
        return
    ink = QColor("#2A1A12") if known is None or subject in PALE else QColor("#FFF7E4")
    room = QRectF(rect)
    if known is not None and rect.width() > ROOMY and rect.height() >= SIGNED:
        at = QPointF(rect.left() + 5, rect.center().y() - SIGN / 2)
        art.paint_silhouette(painter, subject or "", at.x(), at.y(), SIGN, ink)
        if at.x() + SIGN + BESIDE > rect.center().x() - width / 2:  # a centred number would touch the picture
            room.setLeft(at.x() + SIGN)
    painter.setPen(ink)
    painter.setFont(font)
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, figure)


def _paint_merlons(painter: QPainter, rect: QRectF) -> None:
    left, height = rect.left() + 1, rect.height() * MERLONS
    if rect.height() >= LOW:
        height = min(height, (rect.height() - FIGURE) / 2)
    while left < rect.right() - 2:
        painter.fillRect(QRectF(left, rect.top(), 4, height), QColor("#A66A3A"))
        left += 7
