import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from ...model.rules.core.frozen import frozen
from .brushes import Detail, Tint, across, colour, detail, down, mix, radial, segment, shape, stroke
from .geometry import box, bulb, curve, ellipse, horseshoe, joined, polygon
from .painter_state import clipped, moved
from .palette import GOLD, GOLD_DEEP, INK, SHADOW, STONE_LIT, STONE_MID, STONE_SHADE

VOUSSOIR_PALE: Final = "#FFF4DF"


def ground_shadow(p: QPainter, cx: float, y: float, rx: float, ry: float = 9, strength: float = 0.3) -> None:
    with moved(p, cx + 7, y):
        p.scale(rx, ry)
        tints = [colour(SHADOW, strength), colour(SHADOW, strength * 0.8), colour(SHADOW, 0)]
        p.fillPath(ellipse(0, 0, 1.1), radial(0, 0, 1, *tints))


@frozen
class Dome:
    """A bulbous dome; ``ribs`` is the number of ribs on each side."""

    cx: float
    base: float
    half: float
    height: float
    bulge: float = 0.16
    ribs: int = 3


def paint_dome(p: QPainter, dome: Dome, light: str, mid: str, deep: str) -> None:
    cx, base, half, height = dome.cx, dome.base, dome.half, dome.height
    outline = bulb(cx, base, half, height, dome.bulge)
    tints = (mix(mid, light, 0.25), mix(mid, light, 0.55), mid, deep)
    shape(p, outline, across(cx - half * 1.1, cx + half * 1.1, *tints))
    if detail(p) >= Detail.PLAIN:
        with clipped(p, outline):
            if detail(p) >= Detail.FULL:
                _paint_ribs(p, dome, deep)
            gleam = QPainterPath(QPointF(cx - half * 0.68, base - height * 0.16))
            gleam.cubicTo(
                cx - half * 0.86, base - height * 0.45, cx - half * 0.5, base - height * 0.68,
                cx - half * 0.2, base - height * 0.82,
            )  # fmt: skip
            stroke(p, gleam, colour("#FFFFFF", 0.45), 5, round_ends=True)
        stroke(p, outline, INK, 2.6)
    top = base - height
    segment(p, (cx, top), (cx, top - 15), GOLD_DEEP, 2.4)
    shape(p, ellipse(cx, top - 4, 4.2), GOLD, GOLD_DEEP, 1.6)
    shape(p, ellipse(cx, top - 12, 2.8), GOLD, GOLD_DEEP, 1.4)


def _paint_ribs(p: QPainter, dome: Dome, deep: str) -> None:
    cx, base, half, height = dome.cx, dome.base, dome.half, dome.height
    for i in range(1, dome.ribs + 1):
        share = i / (dome.ribs + 1)
        for sign in (-1, 1):
            out = cx + sign * half * share * (1 + dome.bulge * 1.4)
            rib = QPainterPath(QPointF(cx + sign * half * share, base))
            rib.cubicTo(
                out,
                base - height * 0.46,
                cx + sign * half * share * 0.5,
                base - height * 0.8,
                cx,
                base - height,
            )
            stroke(p, rib, colour(deep, 0.55), 1.8)


@frozen
class Arch:
    cx: float
    base: float
    half: float
    impost: float
    over: float = 1.2

    def path(self) -> QPainterPath:
        return horseshoe(self.cx, self.base, self.half, self.impost, self.over)


def paint_voussoirs(p: QPainter, arch: Arch, thick: float, tint: Tint, count: int) -> None:
    radius = arch.half * arch.over
    rise = math.sqrt(radius * radius - arch.half * arch.half)
    cx, cy = arch.cx, arch.impost - rise
    lean = math.degrees(math.asin(rise / radius))
    sweep = (180 + 2 * lean) / count
    inner = QRectF(cx - radius, cy - radius, 2 * radius, 2 * radius)
    outer = inner.adjusted(-thick, -thick, thick, thick)
    for i in range(count):
        start = 180 + lean - sweep * i
        wedge = QPainterPath()
        wedge.arcMoveTo(inner, start)
        wedge.arcTo(inner, start, -sweep)
        wedge.arcTo(outer, start - sweep, sweep)
        wedge.closeSubpath()
        shape(p, wedge, VOUSSOIR_PALE if i % 2 else colour(tint), colour(INK, 0.55), 1)


def paint_column(p: QPainter, x: float, top: float, base: float, width: float) -> None:
    half = width / 2
    shape(
        p,
        box(x - half, top, x + half, base),
        across(x - half, x + half, "#FFFFFF", STONE_LIT, STONE_SHADE),
        INK,
        2,
    )
    capital = [
        (x - width, top - 2),
        (x + width, top - 2),
        (x + width * 0.6, top + 6),
        (x - width * 0.6, top + 6),
    ]
    shape(p, polygon(capital), STONE_MID, INK, 1.8)
    shape(p, box(x - width * 0.9, base - 5, x + width * 0.9, base), STONE_MID, INK, 1.8)


def paint_lattice(p: QPainter, window: QPainterPath, cx: float, step: float, width: float) -> None:
    shape(p, window, down(130, 200, "#2C2118", "#5A4632"), INK, 2.4)
    with clipped(p, window):
        middles = (cx + i * step for i in range(-14, 16))
        laths = joined(curve((x - way, 90), (x + way, 210)) for x in middles for way in (60, -60))
        stroke(p, laths, "#FFF3DA", width)
    stroke(p, window, INK, 2)


def paint_roof(p: QPainter, roof: Sequence[float], ribs: int, light: Tint, deep: str, line: str) -> None:
    """Paint a hipped roof that is symmetrical about x = 120.

    `roof` contains four coordinates: x of the left end of the eaves, y of the eaves, x of the left end of the
    ridge, and y of the ridge.
    """
    eave_x, eave_y, ridge_x, ridge_y = roof
    corners = [(eave_x, eave_y), (ridge_x, ridge_y), (240 - ridge_x, ridge_y), (240 - eave_x, eave_y)]
    shape(p, polygon(corners), down(ridge_y, eave_y, light, deep))
    if detail(p) < Detail.PLAIN:
        return
    for i in range(ribs):
        share = i / (ribs - 1)
        top = ridge_x + (240 - 2 * ridge_x) * share
        bottom = eave_x + (240 - 2 * eave_x) * share
        segment(p, (top, ridge_y + 1), (bottom, eave_y - 1), colour(line, 0.6), 2)
