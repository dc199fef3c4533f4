from collections.abc import Sequence
from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from .brushes import (
    Detail,
    across,
    colour,
    detail,
    device_scale,
    down,
    grain,
    mix,
    radial,
    segment,
    shape,
    stroke,
    unit_rect,
)
from .coins import paint_coin
from .geometry import UNIT, box, curve, ellipse, joined, khatam, polygon, round_box, united
from .marks import paint_badge
from .masonry import Arch, Dome, ground_shadow, paint_dome, paint_voussoirs
from .painter_state import clipped, moved
from .palette import INK, IVORY, STONE_LIT, STONE_SHADE, TYPE_COLOURS
from .tiles import paint_rim

_GROUND: Final = ("#FBE3AE", "#EFC67C", "#CE9644")
_COBBLE: Final = "#8A5A1C"
_SAFFRON: Final = "#D99A3C"
_SHADE: Final = "#5E3517"
_CREAM: Final = "#FFF3D8"
_PLASTER: Final = ("#FFF8E8", "#F6E3C0", "#D9B485")
_TIMBER: Final = "#7A4E25"
_GLAZE: Final = ("#8FD0CC", "#2E7F86", "#164A52")
_STALLS: Final = (64.0, 120.0, 176.0)
_HALF: Final = 26.0
_CLOTH: Final = ("#D9862A", "#A85A12")
_PENNANTS: Final = ("#B02B2B", "#2C69B3", "#E3B21C", "#2A7439")


def _paint_ground(p: QPainter) -> None:
    p.fillRect(unit_rect(), radial(120, 112, 162, *_GROUND))
    stones = ((i * 30 + (15 if row % 2 else 0), row * 20) for row in range(13) for i in range(-1, 9))
    cobbles = joined(curve((x, y), (x + 15, y + 15, x + 30, y)) for x, y in stones)
    width = max(1.6, 0.7 / device_scale(p))
    stroke(p, cobbles, colour(_COBBLE, 0.22), width)
    stroke(p, cobbles.translated(0, width), colour("#FFFFFF", 0.25), width * 0.8)


def _paint_hall(p: QPainter) -> None:
    shape(p, box(38, 96, 202, 150), across(38, 202, *_PLASTER), INK, 2.4)
    if detail(p) >= Detail.PLAIN:
        for i in range(11):
            x = 40 + i * 14.9
            shape(p, polygon([(x, 97), (x + 5.5, 88), (x + 11, 97)]), STONE_LIT, INK, 1.6)
    shape(p, box(84, 80, 156, 150), across(84, 156, *_PLASTER), INK, 2.4)
    shape(p, box(78, 72, 162, 81), across(78, 162, "#FFFFFF", STONE_LIT, STONE_SHADE), INK, 2.4)
    paint_dome(p, Dome(120, 73, 27, 33, 0.16, 2), *_GLAZE)
    gate = Arch(120, 150, 17, 106, 1.14)
    shape(p, gate.path(), down(88, 140, "#2A160A", "#7A4A22"), INK, 2.2)
    if detail(p) >= Detail.PLAIN:
        paint_voussoirs(p, gate, 6, _SAFFRON, 11)
    for cx in (100, 140) if detail(p) >= Detail.RICH else ():
        p.fillPath(khatam(cx, 88, 4), colour(_GLAZE[1]))


def _paint_pennants(p: QPainter) -> None:
    line = curve((146, 62), (178, 78, 206, 58))
    stroke(p, line, INK, 1.5)
    for i in range(5):
        at = line.pointAtPercent(0.16 + 0.17 * i)
        flag = polygon([(at.x() - 4, at.y()), (at.x() + 4, at.y()), (at.x(), at.y() + 11)])
        shape(p, flag, _PENNANTS[i % 4], INK, 1.2)


def _awning(cx: float, grow: float = 0.0) -> QPainterPath:
    half = _HALF + 1.5
    path = curve((cx - half + 6, 112 - grow), (cx + half - 6, 112 - grow), (cx + half, 136))
    step = 2 * half / 5
    for i in range(5):
        x = cx + half - i * step
        path.quadTo(x - step / 2, 149, x - step, 136)
    path.closeSubpath()
    return path


def _paint_awning(p: QPainter, cx: float, type_id: str) -> None:
    tints = TYPE_COLOURS[type_id]
    cloth = _awning(cx)
    p.fillPath(cloth.translated(2, 5), colour(INK, 0.3))
    shape(p, cloth, down(112, 142, "#FFFDF4", "#F0DDB8"))
    with clipped(p, cloth):
        half = _HALF + 1.5
        for i in (0, 2, 4):
            top = cx - (half - 6) + i * (2 * half - 12) / 5
            foot = cx - half + i * 2 * half / 5
            stripe = [(top, 110), (top + (2 * half - 12) / 5, 110), (foot + 2 * half / 5, 136)]
            stripe += [(foot + 2 * half / 5, 150), (foot, 150), (foot, 136)]
            p.fillPath(
                polygon(stripe),
                down(112, 146, mix(tints.mid, "#FFFFFF", 0.18), mix(tints.mid, tints.deep, 0.3)),
            )
    segment(p, (cx - half + 1, 136), (cx + half - 1, 136), colour(INK, 0.4), 1.4)
    stroke(p, cloth, INK, 2.4)


def _paint_goods(p: QPainter, cx: float, kind: int) -> None:
    if kind == 0:
        for dx, tint in ((-15, "#D2491E"), (0, "#E3B21C"), (15, "#8A3A1C")):
            x = cx + dx
            shape(p, polygon([(x - 8, 188), (x, 176), (x + 8, 188)]), tint, INK, 1.6)
    elif kind == 1:
        for dx, tint in ((-15, "#7FA63C"), (0, "#D9822B"), (15, "#7FA63C")):
            shape(p, ellipse(cx + dx, 183, 7.6, 6.6), radial(cx + dx - 3, 180, 12, "#FFF3C0", tint), INK, 1.6)
    else:
        for dx in (-15, 0, 15):
            x = cx + dx
            jar = [(x - 3.5, 174), (x + 3.5, 174), (x + 3, 177), (x + 7, 182), (x + 4, 189), (x - 4, 189)]
            jar += [(x - 7, 182), (x - 3, 177)]
            shape(p, polygon(jar), across(x - 7, x + 7, "#E8A070", "#9A4A24"), INK, 1.6)


def _paint_stall(p: QPainter, cx: float, type_id: str, kind: int) -> None:
    tints = TYPE_COLOURS[type_id]
    left, right = cx - _HALF + 2, cx + _HALF - 2
    shape(p, box(left, 124, right, 190), down(124, 190, "#2A160A", "#5E3A1C"), INK, 2)
    if detail(p) >= Detail.FULL:
        _paint_goods(p, cx, kind)
    counter = round_box(left - 3, 186, right + 3, 207, 2)
    shape(p, counter, down(186, 207, "#C08A4E", _TIMBER), INK, 2.4)
    cloth = polygon([(left + 4, 188), (right - 4, 188), (right - 4, 198), (cx, 205), (left + 4, 198)])
    p.fillPath(cloth, colour(mix(tints.mid, tints.centre, 0.25)))
    if detail(p) >= Detail.PLAIN:
        p.fillPath(khatam(cx, 194.5, 4.6), colour(_CREAM))
    for x in (left, right):
        segment(p, (x, 126), (x, 206), INK, 5)
        segment(p, (x, 126), (x, 206), "#A9743C", 2.4)
    _paint_awning(p, cx, type_id)
    size = 37.0 if detail(p) >= Detail.FULL else 46.0
    paint_badge(p, type_id, cx, 162 if size < 40 else 166, size)


def _paint_market(p: QPainter, currency: str, types: Sequence[str]) -> None:
    _paint_ground(p)
    grain(p, box(0, 0, UNIT, UNIT), 0.22)
    paint_rim(p)
    if detail(p) >= Detail.FULL:
        _paint_pennants(p)
    _paint_hall(p)
    ground_shadow(p, 120, 206, 94, 9, 0.38)
    for i, (cx, type_id) in enumerate(zip(_STALLS, types, strict=True)):
        _paint_stall(p, cx, type_id, i)
    grow = 1.0 if detail(p) >= Detail.FULL else 1.12
    paint_coin(p, currency, 33 + 27 * grow, 33 + 27 * grow, 28 * grow)


def _paint_small(p: QPainter, currency: str, types: Sequence[str]) -> None:
    p.fillRect(unit_rect(), colour(_SHADE))
    stripe = UNIT / 6
    for i in range(6):
        x = i * stripe
        cloth = box(x, 0, x + stripe, UNIT - 30).united(ellipse(x + stripe / 2, UNIT - 30, stripe / 2))
        p.fillPath(cloth, colour((_SAFFRON, _CREAM)[i % 2]))
    paint_rim(p)
    near, far = 76.0, 160.0
    paint_coin(p, currency, near, near, 40)
    for type_id, (cx, cy) in zip(types, ((far, near), (near, far), (far, far)), strict=True):
        paint_badge(p, type_id, cx, cy, 78)


def stall_silhouette() -> QPainterPath:
    awning = curve((18, 2), (82, 2), (100, 32))
    for i in range(3):
        x = 100 - i * 100 / 3
        awning.cubicTo(x, 62, x - 100 / 3, 62, x - 100 / 3, 32)
    awning.closeSubpath()
    posts = box(7, 40, 17, 98).united(box(83, 40, 93, 98))
    counter = box(7, 70, 93, 98)
    return united([awning, posts, counter])


def _paint_symbol(p: QPainter) -> None:
    p.fillRect(unit_rect(), across(0, UNIT, *_CLOTH))
    paint_rim(p)
    with moved(p, 53, 51, 1.34):
        p.fillPath(stall_silhouette(), colour(IVORY))


def paint_bazaar_face(p: QPainter, currency: str, types: Sequence[str], size: float) -> None:
    with moved(p, scale=size / UNIT), clipped(p, unit_rect()):
        if detail(p) == Detail.MARK:
            _paint_symbol(p)
        elif detail(p) == Detail.FLAT:
            _paint_small(p, currency, types)
        else:
            _paint_market(p, currency, types)
