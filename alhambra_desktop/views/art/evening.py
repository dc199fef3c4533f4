"""Paints the celebration of a winner: the court at dusk, a niche, the winner's star and a lamp's light."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from .brushes import colour, down, glow, radial, shape, soft_shadow, stroke
from .geometry import horseshoe, khatam
from .painter_state import clipped

GOLD, LINE = "#E3B54A", "#94640F"
LAMP: Final = "#FFC866"
STAR: Final = 1.36  # radius of a winner's star divided by the radius of the portrait
_COURT: Final = ("#1F545D", "#123640", "#081B22", "#06141A")
_WALL: Final = ("#3A2E24", "#2B221A", "#241B15")
_METAL: Final = ("#F9E3A4", "#DDAA44", "#A8741A")
_OVER: Final = 1.1


def paint_evening(p: QPainter, rect: QRectF, light: QPointF, scale: float) -> None:
    """Paint the court at dusk, brightest around `light`."""
    p.fillRect(rect, radial(light.x(), light.y(), 760 * scale, *_COURT))


def paint_stars_at_dusk(p: QPainter, rect: QRectF, stars: QPixmap) -> None:
    p.save()
    p.setOpacity(0.5)
    p.drawTiledPixmap(rect, stars)
    p.restore()


def paint_city_shadow(
    p: QPainter, squares: Iterable[QRectF], offset: tuple[float, float], blur: float, strength: float
) -> None:
    outline = QPainterPath()
    for square in squares:
        outline.addRect(square)
    soft_shadow(p, outline.simplified(), offset, blur, strength)


def paint_niche(p: QPainter, rect: QRectF, lamp: QPointF, scale: float) -> None:
    """Paint a niche with the light of a lamp; the arch is wider than `rect`."""
    cx, half = rect.center().x(), rect.width() / 2
    impost = rect.top() + half * (_OVER + math.sqrt(_OVER**2 - 1))
    outer = horseshoe(cx, rect.bottom(), half, impost, _OVER)
    soft_shadow(p, outer, (4, 8), 16, 0.5)
    shape(p, outer, down(rect.top(), rect.bottom(), *_WALL), LINE, 2 * scale)
    for inset, strength, width in ((7, 0.85, 1.2), (12, 0.3, 1)):
        inner = horseshoe(cx, rect.bottom() - inset * scale, half - inset * scale, impost, _OVER)
        stroke(p, inner, colour(GOLD, strength), width)
    with clipped(p, outer):
        reach = 250 * scale
        tints = (colour("#FFCC70", 0.26), colour("#FFB84A", 0.08), colour("#FFB84A", 0))
        light = QRectF(lamp.x() - reach, lamp.y() - reach, 2 * reach, 2 * reach)
        p.fillRect(light, radial(lamp.x(), lamp.y(), reach, *tints))


def paint_win_star(p: QPainter, at: QPointF, radius: float) -> None:
    star = khatam(at.x(), at.y(), radius)
    glow(p, star, "#FFC860", radius * 0.17, 0.18)
    shape(p, star, radial(at.x() - radius * 0.3, at.y() - radius * 0.5, radius * 1.7, *_METAL), "#5A3A08", 2)
    stroke(p, khatam(at.x(), at.y(), radius * 0.93), colour("#FFF8E0", 0.75), 1.2)


def paint_glow(p: QPainter, at: QPointF, reach: float) -> None:
    """Paint the warm light behind a city at dusk."""
    tints = (
        *(colour("#F6BE66", 0.85), colour("#D0873A", 0.72), colour("#8A5226", 0.5)),
        *(colour("#4A3020", 0.25), colour("#4A3020", 0)),
    )
    rect = QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach)
    p.fillRect(rect, radial(at.x(), at.y(), reach, *tints))


def paint_lamp(p: QPainter, at: QPointF, reach: float) -> None:
    """Brighten what is already painted with the light of a lamp at `at`."""
    tints = (colour(LAMP, 0.4), colour("#FFB040", 0.13), colour("#FFB040", 0))
    p.save()
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Screen)
    rect = QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach)
    p.fillRect(rect, radial(at.x(), at.y(), reach, *tints))
    p.restore()
