"""Paints ranks on stars: gold, silver and bronze for the first three ranks, plain for all others."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from .brushes import colour, radial, shape, stroke
from .fonts import BLACK, serif
from .geometry import khatam
from .palette import Theme

_METALS: Final = (
    (("#FBE9B0", "#E4B44C", "#B5811F"), "#5A3A08"),
    (("#FFFFFF", "#CFD3D6", "#8D949B"), "#3E454B"),
    (("#F6D3AE", "#CE9159", "#8F5A2B"), "#4A2A0E"),
)
"""Tints of the gold, silver and bronze star, each with the colour of its number."""

_FIGURE: Final = 0.95  # font size of the number divided by the radius of the star


def paint_place(p: QPainter, x: float, y: float, radius: float, place: int, theme: Theme) -> None:
    star = khatam(x, y, radius)
    if place <= len(_METALS):
        metal, ink = _METALS[place - 1]
        shape(p, star, radial(x - radius * 0.3, y - radius * 0.5, radius * 1.7, *metal), ink, radius * 0.08)
        stroke(p, khatam(x, y, radius * 0.86), colour("#FFFFFF", 0.55), radius * 0.06)
    else:
        ink = theme.text_2
        shape(p, star, theme.plain_ground, theme.stud, radius * 0.08)
    p.setFont(serif(radius * _FIGURE, BLACK))
    p.setPen(colour(ink))
    rect = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    p.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(place))
