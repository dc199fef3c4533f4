import math
import random
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

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
    snap_up,
    soft_shadow,
    stroke,
    unit_rect,
)
from .geometry import UNIT, Point, box, curve, ellipse, khatam, outline, polygon
from .masonry import ground_shadow
from .painter_state import clipped, moved
from .palette import GOLD, GOLD_DEEP, INK, IVORY, SHADOW, STONE_LIT, STONE_MID
from .tiles import below_signs, paint_corner_price, paint_price, paint_rim
from .walls import strip

PALISADE: Final = 24.0  # depth of a palisade in tile units
_DRUM: Final = 33.0
_DRUM_DEPTH: Final = 13.0
_TURRET: Final = 20.0
_LOGS: Final = 14
_BEAM: Final = "#6E4521"
_TRENCH: Final = "#2E1B0D"
_LOG: Final = ("#F2CE97", "#C08A4E", "#7A4E25")
_STONE: Final = ("#FFF6E0", "#D9BF92", "#8E734A")
_ARROW_RED: Final = "#B4472F"
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
        light = math.cos(math.radians(middle - 135)) / 2 + 0.5  # light comes from 135 degrees (north-west)
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
    return _upright_turned([(x * grow, y * grow + 3 * (1 - grow)) for x, y in points], side)


def _upright_turned(points: list[Point], side: str) -> QPainterPath:
    """Return a polygon at the edge `side`, given its points relative to the middle of the north edge."""
    upright = polygon([(x, y - UNIT / 2) for x, y in points])
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
            p.fillPath(_inset(arrow), colour(_ARROW_RED))


def _inset(arrow: QPainterPath) -> QPainterPath:
    middle = arrow.boundingRect().center()
    smaller = QTransform()
    smaller.translate(middle.x(), middle.y())
    smaller.scale(0.62, 0.62)
    smaller.translate(-middle.x(), -middle.y())
    return smaller.map(arrow)


_MEADOW: Final = ("#DDE3A0", "#B5C56F", "#869A45")
_SYMBOL_BAND: Final = 30.0  # depth of a bastion in tile units if a camp shows only its symbol
_FLAT_MEADOW: Final = ("#8FA24C", "#5D7130")
_GRASS: Final = "#47601F"
_EARTH: Final = "#D8BD84"
_CLOTH: Final = "#FFF6E2"
_CLOTH_SHADE: Final = "#D9BF95"
_RED: Final = "#B8432C"
_RED_DEEP: Final = "#7A2416"
_DARK: Final = "#3B1A10"
_ROPE: Final = "#6B5230"
_MEADOW_SEED: Final = 11
_FLOWERS: Final = ("#FFFDF0", "#F3CF7A", "#D2573F")


def _paint_meadow(p: QPainter) -> None:
    if detail(p) <= Detail.FLAT:
        p.fillRect(unit_rect(), across(0, UNIT, *_FLAT_MEADOW))
        return
    p.fillRect(unit_rect(), radial(120, 112, 165, *_MEADOW))
    rng = random.Random(_MEADOW_SEED)
    tufts = QPainterPath()
    for _ in range(70):
        x, y = rng.uniform(4, 236), rng.uniform(8, 236)
        for lean in (-4.5, 0, 4.5):
            tufts.moveTo(x, y)
            tufts.quadTo(x + lean * 0.2, y - 5, x + lean, y - 8)
    stroke(p, tufts, colour(_GRASS, 0.4), 1.8, round_ends=True)
    for i in range(26):
        x, y = rng.uniform(0, UNIT), rng.uniform(0, UNIT)
        p.fillPath(ellipse(x, y, 2.3), colour(_FLOWERS[i % 3], 0.85))
    p.fillPath(ellipse(120, 205, 96, 17), radial(120, 205, 96, colour(_EARTH, 0.9), colour(_EARTH, 0.0)))


def _bell_roof(cx: float, top: float, eave: float, half: float) -> QPainterPath:
    drop = (eave - top) * 0.62
    path = curve((cx, top), (cx - half * 0.16, top + drop, cx - half * 0.62, eave - 12, cx - half, eave))
    step = 2 * half / 6
    for i in range(6):
        x = cx - half + i * step
        path.quadTo(x + step / 2, eave + 17, x + step, eave)
    path.cubicTo(cx + half * 0.62, eave - 12, cx + half * 0.16, top + drop, cx, top)
    return path


def _paint_bell_tent(p: QPainter) -> None:
    ground_shadow(p, 122, 205, 66, 11, 0.4)
    wall = polygon([(80, 122), (160, 122), (166, 206), (74, 206)])
    shape(p, wall, across(74, 166, _CLOTH, _CLOTH, _CLOTH_SHADE))
    for left, right, lower_left, lower_right in ((92, 104, 89, 102), (136, 148, 138, 151)):
        p.fillPath(polygon([(left, 122), (right, 122), (lower_right, 205), (lower_left, 205)]), colour(_RED))
    stroke(p, wall, INK, 2.6)
    door = polygon([(120, 128), (137, 206), (103, 206)])
    shape(p, door, down(128, 206, _DARK, "#6B2E1B"), INK, 2.2)
    for way in (-1, 1):
        flap = curve(
            (120, 128),
            (120 + way * 4, 170, 120 + way * 19, 186),
            (120 + way * 14, 196, 120 + way * 17, 206),
            (120 + way * 21, 206),
            (120 + way * 19, 160, 120, 128),
        )
        shape(p, flap, _CLOTH if way < 0 else _CLOTH_SHADE, INK, 1.8)
    _paint_bell_roof(p)


def _paint_bell_roof(p: QPainter) -> None:
    roof = _bell_roof(120, 58, 121, 56)
    shape(p, roof, across(64, 176, "#FFFDF4", _CLOTH, _CLOTH_SHADE))
    with clipped(p, roof):
        step = 112 / 6
        for i in range(0, 6, 2):
            x = 64 + i * step
            gore = curve(
                (120, 56),
                (120 + (x - 120) * 0.16, 97, 120 + (x - 120) * 0.62, 109, x, 121),
                (x, 142),
                (x + step, 142),
                (x + step, 121),
            )
            right = x + step - 120
            gore.cubicTo(120 + right * 0.62, 109, 120 + right * 0.16, 97, 120, 56)
            p.fillPath(gore, across(64, 176, mix(_RED, "#FFFFFF", 0.12), _RED, _RED_DEEP))
    if detail(p) >= Detail.PLAIN:
        band = curve((66, 120), (120, 126, 174, 120))
        stroke(p, band, GOLD, 3.2)
    stroke(p, roof, INK, 2.6)


def _paint_ridge_tent(p: QPainter, cx: float, base: float, half: float, height: float) -> None:
    ground_shadow(p, cx, base, half * 1.15, 7, 0.38)
    top = base - height
    front = curve(
        (cx, top),
        (cx - half * 0.42, base - height * 0.3, cx - half, base),
        (cx + half, base),
        (cx + half * 0.42, base - height * 0.3, cx, top),
    )
    for way in (-1, 1):
        segment(p, (cx, top + 3), (cx + way * half * 1.3, base), _ROPE, 1.4)
        segment(p, (cx + way * half * 1.3, base - 4), (cx + way * half * 1.34, base + 2), _DARK, 2.4)
    shape(p, front, across(cx - half, cx + half, _CLOTH, "#F3E1BE", _CLOTH_SHADE))
    if detail(p) >= Detail.PLAIN:
        hem = front.intersected(box(cx - half, base - 8, cx + half, base - 3))
        p.fillPath(hem, colour(_RED))
        stroke(p, front, INK, 2.6)
    mouth = polygon([(cx, top + height * 0.26), (cx + half * 0.4, base), (cx - half * 0.4, base)])
    shape(p, mouth, down(top, base, _DARK, "#6B2E1B"), INK, 2)
    flap = curve(
        (cx, top + height * 0.26),
        (cx - half * 0.1, base - height * 0.25, cx - half * 0.4, base),
        (cx - half * 0.62, base),
        (cx - half * 0.42, base - height * 0.3, cx, top + height * 0.26),
    )
    shape(p, flap, "#FFFDF4", INK, 1.6)


def _paint_banner(p: QPainter) -> None:
    segment(p, (181, 38), (181, 168), INK, 5)
    segment(p, (181, 40), (181, 166), "#A9743C", 2.4)
    cloth = outline((182, 46), (192, 41, 198, 52, 212, 46), (205, 62), (212, 79), (198, 85, 192, 74, 182, 79))
    shape(p, cloth, across(182, 212, mix(_RED, "#FFFFFF", 0.15), _RED, _RED_DEEP), INK, 2.2)
    p.fillPath(khatam(194, 62.5, 8.6), colour(IVORY))
    shape(p, polygon([(181, 27), (185.5, 37), (181, 42), (176.5, 37)]), GOLD, GOLD_DEEP, 1.4)


def _paint_fire(p: QPainter) -> None:
    for ends in (((64, 211), (82, 205)), ((64, 205), (82, 211))):
        segment(p, *ends, INK, 5.4, round_ends=True)
        segment(p, *ends, "#7A4E25", 3, round_ends=True)
    flame = curve((73, 186), (76, 195, 83, 198, 79, 206), (73, 211, 67, 206), (63, 199, 71, 196, 73, 186))
    shape(p, flame, down(188, 208, "#F3A33A", "#D2491E"), "#7A2416", 1.6)
    p.fillPath(ellipse(73, 203, 3.2, 4.6), colour("#FFE9A8"))


def _paint_tents(p: QPainter) -> None:
    _paint_banner(p)
    _paint_ridge_tent(p, 58, 176, 22, 52)
    _paint_ridge_tent(p, 182, 190, 26, 62)
    _paint_bell_tent(p)
    segment(p, (120, 60), (120, 44), GOLD_DEEP, 3)
    shape(p, ellipse(120, 56, 5), GOLD, GOLD_DEEP, 1.6)
    shape(p, ellipse(120, 46, 3.4), GOLD, GOLD_DEEP, 1.4)
    if detail(p) >= Detail.FULL:
        _paint_fire(p)


def tent_silhouette() -> QPainterPath:
    roof = curve((50, 8), (44, 32, 26, 44, 4, 52), (4, 60), (96, 60), (96, 52), (74, 44, 56, 32, 50, 8))
    wall = polygon([(15, 64), (85, 64), (92, 96), (8, 96)])
    flag = polygon([(47.5, 0), (68, 5), (52, 11), (47.5, 11)])
    door = polygon([(50, 64), (65, 97), (35, 97)])
    return roof.united(wall).united(flag).subtracted(door)


def _paint_symbol(p: QPainter, bastions: str, arrows: str) -> None:
    """Paint the tent, with bands for bastions and triangles for arrows."""
    _paint_silhouette(p, 60, 56, 120)
    for side in bastions:
        for depth, tint in ((_SYMBOL_BAND, _TRENCH), (_SYMBOL_BAND - 9, _LOG[1])):
            p.fillRect(strip((0, 0, side), (0, UNIT), (0, depth)), colour(tint))
    for side in arrows:
        shape(p, _upright_turned([(0, 3), (32, 38), (-32, 38)], side), IVORY, _DARK, 8)


def _paint_silhouette(p: QPainter, x: float, y: float, side: float) -> None:
    with moved(p, x, y, side / 100):
        p.fillPath(tent_silhouette(), colour(IVORY))


def paint_camp_face(p: QPainter, price: int, bastions: str, arrows: str, size: float) -> None:
    """Paint a camp that is `size` logical pixels wide and high.

    `bastions` contains the letters of the sides with bastions, and `arrows` those of the sides with arrows.
    """
    with moved(p, scale=size / UNIT), clipped(p, unit_rect()):
        level = detail(p)
        _paint_meadow(p)
        if level >= Detail.PLAIN:
            grain(p, box(0, 0, UNIT, UNIT), 0.22)
        paint_rim(p)
        if level == Detail.MARK:
            _paint_symbol(p, bastions, arrows)
            return
        if level == Detail.FLAT:
            _paint_silhouette(p, 84, 96, 100)
        else:
            with below_signs(p, badged=False):
                _paint_tents(p)
        paint_bastions(p, bastions)
        paint_arrows(p, arrows)
        if level == Detail.FLAT:
            paint_price(p, price, 74, 74, 50)
        elif level >= Detail.PLAIN:
            paint_corner_price(p, price)
