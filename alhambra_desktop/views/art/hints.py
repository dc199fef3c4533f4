"""Paints the marks of a hint: double rims, and stars with or without a number."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from .brushes import colour, down, glow, shape, soft_shadow, stroke
from .fonts import BOLD, serif
from .geometry import khatam, rounded
from .painter_state import clipped
from .palette import GOLD, GOLD_DEEP, INK, IVORY

_HALO: Final = "#FFE9B8"
_REACH: Final = 12.0
_OUTER, _INNER = 4.8, 2.6
_NUMBER: Final = 13.0
_STAR_LINE: Final = "#5A3A06"


def paint_hint_rim(p: QPainter, rect: QRectF, corner: float = 4.0) -> None:
    path = rounded(rect, corner + 1, -1.5)
    outside = QPainterPath()
    outside.addRect(rect.adjusted(-3 * _REACH, -3 * _REACH, 3 * _REACH, 3 * _REACH))
    with clipped(p, outside.subtracted(path)):
        glow(p, path, _HALO, _REACH, 0.9)
    stroke(p, path, GOLD_DEEP, _OUTER)
    stroke(p, path, IVORY, _INNER)


def paint_hint_number(p: QPainter, cx: float, cy: float, number: int) -> None:
    star = khatam(cx, cy, _NUMBER)
    soft_shadow(p, star, (1, 2), 3, 0.4)
    shape(p, star, down(cy - _NUMBER, cy + _NUMBER, "#F6D582", "#D9A136"), _STAR_LINE, 1.4)
    p.setFont(serif(14, BOLD))
    p.setPen(colour(INK))
    p.drawText(QRectF(cx - _NUMBER, cy - 11, 2 * _NUMBER, 21), Qt.AlignmentFlag.AlignCenter, str(number))


def paint_hint_star(p: QPainter, cx: float, cy: float) -> None:
    shape(p, khatam(cx, cy, 7), colour(GOLD), _STAR_LINE, 1.2)
