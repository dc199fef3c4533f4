"""Paints the parts of portraits. Each material has two flat tones, and the light comes from the top left."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from ..brushes import Tint, colour, outline_pen
from ..geometry import Point
from ..painter_state import clipped
from ..palette import INK

ENLARGED: Final = 1.1  # scale of a character in its medallion; the medallion is 200 units wide
OUTLINE: Final = 3.2 / ENLARGED
INSIDE: Final = 2.0 / ENLARGED  # width of lines within a shape
_SMALL: Final = 44.0  # below this diameter in device pixels, medallions show only large details
_FINE: Final = 100.0  # below this diameter in device pixels, medallions omit fine details
_AWAY: Final = (-8.0, -4.0)  # offset of the lit tone within a shape; the rest of the shape is in shade
Tones = tuple[str, str]  # lit and shaded
BRASS: Final[Tones] = ("#F3C95A", "#B4801F")

Stripe = tuple[QPainterPath, str, float]  # path, colour, width


def placed(path: QPainterPath, x: float, y: float, degrees: float = 0.0, scale: float = 1.0) -> QPainterPath:
    """Return `path` scaled, then turned clockwise by `degrees`, then moved to (x, y)."""
    return QTransform().translate(x, y).rotate(degrees).scale(scale, scale).map(path)


class Easel:
    """Paints a portrait of `diameter` device pixels; small portraits have fewer details."""

    def __init__(self, p: QPainter, diameter: float) -> None:
        self.p = p
        self.small = diameter < _SMALL - 0.01
        self.fine = diameter > _FINE - 0.01

    def form(
        self,
        path: QPainterPath,
        tones: Tones,
        away: Point = _AWAY,
        width: float = OUTLINE,
        stripes: Iterable[Stripe] = (),
    ) -> None:
        """Paint a shape in two tones, then its `stripes` and its outline."""
        lit, shade = tones
        self.fill(path, shade)
        with clipped(self.p, path):
            self.fill(path.translated(*away), lit)
            for stripe in stripes:
                self.line(*stripe)
        self.line(path, INK, width)

    def fill(self, path: QPainterPath, tint: Tint, alpha: float | None = None) -> None:
        self.p.fillPath(path, colour(tint, alpha))

    def shade(self, path: QPainterPath, tint: Tint, within: QPainterPath) -> None:
        """Fill the part of `path` that lies inside `within`."""
        with clipped(self.p, within):
            self.fill(path, tint)

    def line(self, path: QPainterPath, tint: Tint, width: float = INSIDE) -> None:
        pen = outline_pen(self.p, tint, width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        self.p.strokePath(path, pen)

    def fine_lines(self, tint: Tint, width: float, *paths: QPainterPath) -> None:
        """Stroke the paths if the portrait is large enough for fine details."""
        if self.fine:
            for path in paths:
                self.line(path, tint, width)
