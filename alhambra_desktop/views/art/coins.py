import math
from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from .brushes import colour, device_scale, radial, shape, soft_shadow, stroke
from .geometry import box, ellipse, khatam, polygon, round_box, star, united
from .painter_state import moved, saved
from .palette import CURRENCY_COLOURS

_STAMP_FROM: Final = 9.0  # below this radius in device pixels, coins have no stamp


def coin_outline(currency: str, cx: float, cy: float, radius: float) -> QPainterPath:
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
    with moved(p, cx, cy, radius / 200):
        _STAMPS[currency](p, tints.mid, tints.deep)


def _stamp_denar(p: QPainter, mid: str, deep: str) -> None:
    shape(p, ellipse(0, 0, 100).subtracted(ellipse(38, -10, 82)), mid, deep, 10)
    shape(p, star(42, -5, 42, 8, 20), mid, deep, 8)


def _stamp_dirham(p: QPainter, mid: str, deep: str) -> None:
    for half in (100, 62):
        stroke(p, box(-half, -half, half, half), deep, 10)
    knot = polygon([(0, -95), (95, 0), (0, 95), (-95, 0)]).subtracted(ellipse(0, 0, 30))
    shape(p, knot, mid, deep, 10)


def _stamp_ducat(p: QPainter, mid: str, deep: str) -> None:
    crown = [(-30, -45), (-42, -98), (-12, -72), (0, -104), (12, -72), (42, -98), (30, -45)]
    shape(p, ellipse(0, 20, 72), mid, deep, 10)
    shape(p, polygon(crown), mid, deep, 10)
    for x, y in ((0, -10), (-25, 20), (25, 20), (0, 45), (-20, 68), (22, 66)):
        p.fillPath(ellipse(x, y, 10, 13), colour("#FFE8C8"))


def _stamp_florin(p: QPainter, mid: str, deep: str) -> None:
    for i in range(8):
        with saved(p):
            p.rotate(45 * i)
            shape(p, ellipse(0, -62, 24, 42), mid, deep, 10)
    shape(p, ellipse(0, 0, 26), "#FFF6D0", deep, 10)


_STAMPS: Final = {
    "denar": _stamp_denar,
    "dirham": _stamp_dirham,
    "ducat": _stamp_ducat,
    "florin": _stamp_florin,
}
