"""The marquetry strip of the bars."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from .geometry import polygon
from .painter_state import clipped
from .palette import Theme

_HIGH: Final = 6.0
_LOZENGE: Final = 12.0
_HALF: Final = (5.0, 2.6)
"""Half a lozenge's width and height."""

_WOOD: Final = "#1C0F07"
_BONE, _CEDAR = "#F2E2BE", "#B5713A"
_FADED: Final = 0.75
"""Opacity of bone and cedar in a dark theme."""


def paint_strip(p: QPainter, rect: QRectF, theme: Theme, at: str) -> None:
    """Paint a strip at the `top` or `bottom` edge, unless it is clipped away."""
    top = rect.top() if at == "top" else rect.bottom() - _HIGH
    strip = QRectF(rect.left(), top, rect.width(), _HIGH)
    if p.hasClipping() and not p.clipBoundingRect().intersects(strip):
        return
    with clipped(p, strip):
        p.fillRect(strip, QColor(_WOOD))
        p.setOpacity(_FADED if theme.dark else 1.0)
        bone, cedar = QPainterPath(), QPainterPath()
        middle, (half, high) = strip.center().y(), _HALF
        for i in range(int(rect.width() / _LOZENGE) + 2):
            x = rect.left() + i * _LOZENGE
            lozenge = [(x - half, middle), (x, middle - high), (x + half, middle), (x, middle + high)]
            (cedar if i % 2 else bone).addPath(polygon(lozenge))
        p.fillPath(bone, QColor(_BONE))
        p.fillPath(cedar, QColor(_CEDAR))
