import math
import random
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
    soft_shadow,
    stroke,
    unit_rect,
)
from .geometry import UNIT, box, curve, ellipse, joined, outline, polygon, round_box
from .marks import paint_badge
from .masonry import ground_shadow
from .painter_state import clipped, moved
from .palette import INK, TYPE_COLOURS
from .pavings import paint_paving
from .tiles import paint_rim

_ADOBE: Final = ("#F4D9AE", "#DDB27C", "#A87845")
_THATCH: Final = ("#F2D98F", "#D2A84E", "#96702A")
_STRAW: Final = "#6B4A14"
_SYMBOL_ROOF: Final = "#E9B949"
_TIMBER: Final = "#7A4E25"
_WOOD_LIT: Final = "#B98A52"
_IRON: Final = "#6F7680"
_EARTH: Final = "#E6CFA0"
_CHIP_SEED: Final = 7


def _paint_ground(p: QPainter, type_id: str) -> None:
    tints = TYPE_COLOURS[type_id]
    if detail(p) <= Detail.FLAT:
        p.fillRect(unit_rect(), across(0, UNIT, tints.pale, tints.centre))
        p.fillPath(polygon([(0, 240), (240, 0), (240, 240)]), colour(mix(tints.rim, tints.mid, 0.3)))
        return
    p.fillRect(
        unit_rect(), radial(120, 150, 190, mix(tints.pale, _EARTH, 0.3), tints.centre, tints.rim, tints.rim)
    )
    rng = random.Random(_CHIP_SEED)
    for tint, shift in ((colour(tints.deep, 0.3), 0.0), (colour("#FFF3C8", 0.65), -1.6)):
        rng.seed(_CHIP_SEED)
        straws = QPainterPath()
        for _ in range(84):
            x, y = rng.uniform(-4, UNIT), rng.uniform(-4, UNIT)
            angle, length = rng.uniform(0, math.tau), rng.uniform(6, 12)
            straws.moveTo(x, y + shift)
            straws.lineTo(x + length * math.cos(angle), y + shift + 0.6 * length * math.sin(angle))
        stroke(p, straws, tint, max(1.8, 0.8 / device_scale(p)))
    yard = radial(0, 0, 1, colour(_EARTH, 0.95), colour(_EARTH, 0.85), colour(_EARTH, 0))
    with moved(p, 122, 204):
        p.scale(104, 24)
        p.fillPath(ellipse(0, 0, 1), yard)


def _paint_walls(p: QPainter) -> None:
    ground_shadow(p, 142, 206, 70, 10, 0.4)
    wall = outline((88, 206), (91, 138), (197, 138), (200, 206))
    shape(p, wall, across(88, 200, *_ADOBE))
    if detail(p) >= Detail.FULL:
        for x, y in ((98, 160), (104, 196), (168, 156), (178, 194), (156, 200), (98, 178)):
            p.fillPath(box(x, y, x + 12, y + 5), colour("#A06A38", 0.5))
    door = round_box(119, 158, 147, 214, 6).intersected(box(110, 150, 160, 206))
    shape(p, door, down(158, 206, "#8A5C30", "#5E3A1C"), INK, 2.4)
    for x in (126, 133, 140):
        segment(p, (x, 160), (x, 205), colour(INK, 0.45), 1.5)
    shape(p, ellipse(143, 184, 2), "#E3B54A", INK, 1)
    segment(p, (113, 156), (153, 156), INK, 7.4)
    segment(p, (114, 156), (152, 156), _WOOD_LIT, 4)
    shape(p, box(163, 162, 181, 181), "#33200F", INK, 2.2)
    segment(p, (172, 162), (172, 181), _WOOD_LIT, 2.4)
    segment(p, (163, 171.5), (181, 171.5), _WOOD_LIT, 2.4)


def _thatch() -> QPainterPath:
    path = curve((116, 74), (146, 68, 176, 74), (190, 108, 211, 146))
    count = 13
    for i in range(count):
        x = 211 - (i + 1) * 134 / count
        path.lineTo(x + 5, 154)
        path.lineTo(x, 147)
    path.quadTo(101, 108, 116, 74)
    path.closeSubpath()
    return path


def _paint_roof(p: QPainter) -> None:
    roof = _thatch()
    p.fillPath(roof.translated(2, 6).intersected(box(89, 140, 199, 170)), colour(INK, 0.3))
    shape(p, roof, across(77, 211, *_THATCH))
    if detail(p) >= Detail.PLAIN:
        with clipped(p, roof):
            shares = (i / 21 for i in range(22))
            straws = joined(
                curve((117 + 58 * share, 74), (104 + 84 * share, 110, 80 + 128 * share, 153))
                for share in shares
            )
            stroke(p, straws, colour(_STRAW, 0.38), 1.5)
            for y, reach in ((97, 36), (122, 50)):
                binding = curve((146 - reach - 8, y + 4), (146, y - 5, 146 + reach + 8, y + 4))
                stroke(p, binding, colour(_STRAW, 0.7), 2.2)
        stroke(p, roof, INK, 2.6)
    ridge = round_box(109, 67, 183, 79, 6)
    shape(p, ridge, down(67, 79, "#F7E6AC", "#B98A3A"), INK, 2.2)
    for x in range(118, 183, 10) if detail(p) >= Detail.FULL else ():
        segment(p, (x, 68.5), (x - 5, 78), colour(_STRAW, 0.75), 1.8)


def _handle(p: QPainter, start: tuple[float, float], end: tuple[float, float]) -> None:
    segment(p, start, end, INK, 6.4, round_ends=True)
    segment(p, start, end, _WOOD_LIT, 3.2, round_ends=True)


def _paint_tools(p: QPainter) -> None:
    _handle(p, (68, 207), (84, 140))
    pick = curve((62, 147), (82, 130, 107, 148), (83, 140, 62, 147))
    shape(p, pick, down(134, 150, "#B9C0C8", _IRON), INK, 2)
    _handle(p, (54, 142), (49, 186))
    _handle(p, (48, 142), (60, 142))
    blade = curve((41, 180), (57, 182), (58, 198, 47, 208), (38, 196, 41, 180))
    shape(p, blade, across(39, 58, "#D5DAE0", _IRON), INK, 2)
    if detail(p) < Detail.FULL:
        return
    for x, y in ((182, 200), (200, 200), (191, 189)):
        block = box(x - 9, y - 4, x + 9, y + 7)
        shape(p, block, across(x - 9, x + 9, "#FFF8E6", "#D9C194"), INK, 1.8)


def hut_silhouette() -> QPainterPath:
    roof = polygon([(28, 8), (72, 8), (100, 54), (0, 54)])
    wall = box(12, 58, 88, 98)
    door = round_box(36, 68, 60, 110, 6)
    return roof.united(wall).subtracted(door)


def _paint_small(p: QPainter, type_id: str) -> None:
    tints = TYPE_COLOURS[type_id]
    hut = hut_silhouette()
    with moved(p, 106, 108):
        p.scale(1.02, 1.0)
        shape(p, hut, mix(_THATCH[0], "#FFFFFF", 0.35), mix(tints.deep, INK, 0.5), 5)
    paint_badge(p, type_id, 90, 90, 112)


def _paint_symbol(p: QPainter, type_id: str) -> None:
    paint_paving(p, type_id)
    paint_rim(p)
    rim = mix(TYPE_COLOURS[type_id].deep, INK, 0.7)
    with moved(p, 45, 42, 1.5):
        stroke(p, hut_silhouette(), rim, 14)
        p.fillPath(box(12, 50, 88, 98), colour(_ADOBE[0]))
        p.fillPath(box(37, 68, 62, 98), rim)
        roof = polygon([(28, 8), (72, 8), (100, 54), (0, 54)])
        shape(p, roof, _SYMBOL_ROOF, rim, 6)


def paint_hut_face(p: QPainter, type_id: str, size: float) -> None:
    with moved(p, scale=size / UNIT), clipped(p, unit_rect()):
        if detail(p) == Detail.MARK:
            _paint_symbol(p, type_id)
            return
        _paint_ground(p, type_id)
        level = detail(p)
        if level >= Detail.PLAIN:
            grain(p, box(0, 0, UNIT, UNIT), 0.22)
        paint_rim(p)
        if level <= Detail.FLAT:
            _paint_small(p, type_id)
        else:
            _paint_walls(p)
            _paint_roof(p)
            _paint_tools(p)
            plate = round_box(38, 38, 98, 98, 15)
            soft_shadow(p, plate, (2, 3), 3, 0.35)
            paint_badge(p, type_id, 68, 68, 64)
