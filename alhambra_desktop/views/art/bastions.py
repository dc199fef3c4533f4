"""The sides of a camp: bastions behind a palisade, and arrows."""

import math
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from .brushes import Detail, colour, detail, device_scale, mix, radial, segment, shape, snap_up, soft_shadow
from .geometry import UNIT, Point, ellipse, polygon
from .painter_state import clipped
from .palette import INK, IVORY, SHADOW, STONE_LIT, STONE_MID
from .walls import strip

PALISADE: Final = 24.0
"""Depth of a camp's palisade, in tile units."""

_DRUM: Final = 33.0
_DRUM_DEPTH: Final = 13.0
_TURRET: Final = 20.0
_LOGS: Final = 14
_BEAM: Final = "#6E4521"
_TRENCH: Final = "#2E1B0D"
_LOG: Final = ("#F2CE97", "#C08A4E", "#7A4E25")
_STONE: Final = ("#FFF6E0", "#D9BF92", "#8E734A")
_RED: Final = "#B4472F"
_TURN: Final = {"N": 0, "E": 90, "S": 180, "W": 270}
_PLAIN_MERLONS: Final = 8
_MERLONS: Final = 12


def _place(side: str, along: float, depth: float) -> Point:
    places = {
        "N": (along, depth),
        "S": (along, UNIT - depth),
        "W": (depth, along),
        "E": (UNIT - depth, along),
    }
    return places[side]


def _paint_palisade(p: QPainter, side: str) -> None:
    scale = device_scale(p)
    deep = snap_up(PALISADE, scale)
    whole = (0, 0, side)
    p.fillRect(strip(whole, (0, UNIT), (0, deep)), colour(_TRENCH))
    rail = snap_up(5.0, scale)
    p.fillRect(strip(whole, (0, UNIT), (deep - rail, deep - rail * 0.3)), colour(_BEAM))
    pitch = UNIT / _LOGS
    for i in range(_LOGS):
        x, y = _place(side, (i + 0.5) * pitch, deep * 0.4)
        log = ellipse(x, y, pitch * 0.46, pitch * 0.46)
        if detail(p) <= Detail.FLAT:
            p.fillPath(log, colour(_LOG[1]))
        else:
            shape(p, log, radial(x - 3, y - 4, pitch * 0.75, *_LOG), _TRENCH, 1.6)
            p.fillPath(ellipse(x - 0.5, y - 0.5, 2.2), colour(_LOG[2]))


def _merlon(cx: float, cy: float, outer: float, inner: float, start: float, sweep: float) -> QPainterPath:
    big = QRectF(cx - outer, cy - outer, 2 * outer, 2 * outer)
    small = QRectF(cx - inner, cy - inner, 2 * inner, 2 * inner)
    path = QPainterPath()
    path.arcMoveTo(big, start)
    path.arcTo(big, start, sweep)
    path.arcTo(small, start + sweep, -sweep)
    path.closeSubpath()
    return path


def _paint_round(p: QPainter, cx: float, cy: float, radius: float, merlons: int) -> None:
    drum = ellipse(cx, cy, radius)
    p.fillPath(drum.translated(5, 7), colour(SHADOW, 0.3))
    shape(p, drum, mix(_STONE[2], INK, 0.35), INK, 2.6)
    turn = 360 / merlons
    for i in range(merlons):
        middle = i * turn + turn / 2
        light = math.cos(math.radians(middle - 135)) / 2 + 0.5  # 135 degrees is the north-west
        block = _merlon(cx, cy, radius - 1.6, radius * 0.66, i * turn + turn * 0.14, turn * 0.72)
        p.fillPath(block, mix(mix(_STONE[2], _STONE[1], 0.55), _STONE[0], light))
    walk = radius * 0.66
    lit = radial(cx + radius * 0.3, cy + radius * 0.4, radius * 1.2, STONE_LIT, STONE_MID)
    shape(p, ellipse(cx, cy, walk), lit, INK, 1.8)
    floor = ellipse(cx, cy, walk * 0.76)
    p.fillPath(floor, colour(_BEAM))
    if detail(p) < Detail.PLAIN:
        return
    with clipped(p, floor):
        y = cy - walk
        while y < cy + walk:
            segment(p, (cx - walk, y), (cx + walk, y), colour(_TRENCH, 0.75), 1.4)
            segment(p, (cx - walk, y + 1.6), (cx + walk, y + 1.6), colour(_LOG[0], 0.3), 1.2)
            y += 6


def paint_bastions(p: QPainter, sides: str) -> None:
    for side in sides:
        if side in "NW":
            for dx, strength in ((4, 0.18), (9, 0.12)):
                p.fillRect(
                    strip((0, 0, side), (0, UNIT), (0, PALISADE)).translated(dx, dx), colour(SHADOW, strength)
                )
    for side in sides:
        _paint_palisade(p, side)
    grow = 1.25 if detail(p) <= Detail.FLAT else 1.0
    for vertical, y in (("N", 13.0), ("S", UNIT - 13)):
        for horizontal, x in (("W", 13.0), ("E", UNIT - 13)):
            if vertical in sides or horizontal in sides:
                _paint_round(p, x, y, _TURRET * grow, _PLAIN_MERLONS)
    for side in sides:
        x, y = _place(side, UNIT / 2, _DRUM_DEPTH)
        _paint_round(p, x, y, _DRUM * grow, _MERLONS)


def _arrow(side: str, grow: float) -> QPainterPath:
    points = [(0, 4), (23, 27), (9.5, 27), (9.5, 45), (-9.5, 45), (-9.5, 27), (-23, 27)]
    upright = polygon([(x * grow, y * grow - UNIT / 2 + 3 * (1 - grow)) for x, y in points])
    turned = QTransform()
    turned.translate(UNIT / 2, UNIT / 2)
    turned.rotate(_TURN[side])
    return turned.map(upright)


def paint_arrows(p: QPainter, sides: str) -> None:
    level = detail(p)
    grow = 1.0 if level >= Detail.FULL else 1.15 if level == Detail.PLAIN else 1.3
    for side in sides:
        arrow = _arrow(side, grow)
        if level >= Detail.PLAIN:
            soft_shadow(p, arrow, (2, 3), 3, 0.4)
        shape(p, arrow, IVORY, INK, 3.4)
        if level >= Detail.FULL:
            p.fillPath(_inset(arrow), colour(_RED))


def _inset(arrow: QPainterPath) -> QPainterPath:
    middle = arrow.boundingRect().center()
    smaller = QTransform()
    smaller.translate(middle.x(), middle.y())
    smaller.scale(0.62, 0.62)
    smaller.translate(-middle.x(), -middle.y())
    return smaller.map(arrow)
