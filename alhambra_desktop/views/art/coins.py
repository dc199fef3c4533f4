"""Coins: each currency has an outline and a stamp of its own."""

import math
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from alhambra_desktop.views.art.brushes import colour, device_scale, radial, shape, soft_shadow, stroke
from alhambra_desktop.views.art.geometry import box, ellipse, khatam, polygon, round_box, star, united
from alhambra_desktop.views.art.palette import CURRENCY_COLOURS

_STAMP_FROM: Final = 9.0
"""Radius in device pixels under which a coin shows its outline twice instead of its stamp."""


def coin_outline(currency: str, cx: float, cy: float, radius: float) -> QPainterPath:
    """The outline of a coin: circle, square, eight-pointed star or quatrefoil."""
    if currency == "denar":
        return ellipse(cx, cy, radius)
    if currency == "dirham":
        half = radius * 0.88
        return round_box(cx - half, cy - half, cx + half, cy + half, radius * 0.12)
    if currency == "ducat":
        return khatam(cx, cy, radius * 1.1)
    leaves = []
    for i in range(4):
        angle = math.radians(45 + 90 * i)
        leaves.append(
            ellipse(cx + radius * 0.5 * math.cos(angle), cy + radius * 0.5 * math.sin(angle), radius * 0.56)
        )
    return united([*leaves, ellipse(cx, cy, radius * 0.5)])


def paint_coin(p: QPainter, currency: str, cx: float, cy: float, radius: float) -> None:
    """A coin centred on (cx, cy), `radius` in the painter's units."""
    tints = CURRENCY_COLOURS[currency]
    outline = coin_outline(currency, cx, cy, radius)
    pixels = radius * device_scale(p)
    if pixels >= _STAMP_FROM:
        soft_shadow(p, outline, (radius * 0.05, radius * 0.09), radius * 0.12, 0.4)
    metal = radial(
        cx - radius * 0.3, cy - radius * 0.4, radius * 1.9, "#FFFFFF", tints.coin, tints.coin_shade
    )
    shape(p, outline, metal, tints.deep, radius * 0.07)
    if pixels < _STAMP_FROM:
        p.fillPath(coin_outline(currency, cx, cy, radius * 0.52), colour(tints.mid))
        return
    stroke(p, coin_outline(currency, cx, cy, radius * 0.82), colour(tints.deep, 0.75), radius * 0.035)
    p.save()
    p.translate(cx, cy)
    p.scale(radius / 2, radius / 2)
    _STAMPS[currency](p, tints.mid, tints.deep)
    p.restore()


def _stamp_denar(p: QPainter, mid: str, deep: str) -> None:
    crescent = ellipse(0, 0, 1).subtracted(ellipse(0.38, -0.1, 0.82))
    shape(p, crescent, mid, deep, 0.1)
    shape(p, star(0.42, -0.05, 0.42, 8, 0.2), mid, deep, 0.1)


def _stamp_dirham(p: QPainter, mid: str, deep: str) -> None:
    for half in (1.0, 0.62):
        stroke(p, box(-half, -half, half, half), deep, 0.1)
    knot = polygon([(0, -0.95), (0.95, 0), (0, 0.95), (-0.95, 0)]).subtracted(ellipse(0, 0, 0.3))
    shape(p, knot, mid, deep, 0.1)


def _stamp_ducat(p: QPainter, mid: str, deep: str) -> None:
    crown = [
        (-0.3, -0.45),
        (-0.42, -0.98),
        (-0.12, -0.72),
        (0, -1.04),
        (0.12, -0.72),
        (0.42, -0.98),
        (0.3, -0.45),
    ]
    shape(p, ellipse(0, 0.2, 0.72), mid, deep, 0.1)
    shape(p, polygon(crown), mid, deep, 0.1)
    for x, y in ((0, -0.1), (-0.25, 0.2), (0.25, 0.2), (0, 0.45), (-0.2, 0.68), (0.22, 0.66)):
        p.fillPath(ellipse(x, y, 0.1, 0.13), colour("#FFE8C8"))


def _stamp_florin(p: QPainter, mid: str, deep: str) -> None:
    for i in range(8):
        p.save()
        p.rotate(45 * i)
        shape(p, ellipse(0, -0.62, 0.24, 0.42), mid, deep, 0.1)
        p.restore()
    p.setPen(Qt.PenStyle.NoPen)
    shape(p, ellipse(0, 0, 0.26), "#FFF6D0", deep, 0.1)


_STAMPS: Final = {
    "denar": _stamp_denar,
    "dirham": _stamp_dirham,
    "ducat": _stamp_ducat,
    "florin": _stamp_florin,
}
