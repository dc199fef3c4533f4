"""Camps: tents on a meadow outside the walls."""

import random
from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from .bastions import paint_arrows, paint_bastions
from .brushes import (
    Detail,
    across,
    colour,
    detail,
    down,
    grain,
    mix,
    radial,
    segment,
    shape,
    stroke,
    unit_rect,
)
from .geometry import UNIT, box, curve, ellipse, khatam, outline, polygon
from .masonry import ground_shadow
from .painter_state import clipped, moved
from .palette import GOLD, GOLD_DEEP, INK, IVORY
from .tiles import paint_price, paint_rim

_MEADOW: Final = ("#DDE3A0", "#B5C56F", "#869A45")
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
    chance = random.Random(_MEADOW_SEED)
    tufts = QPainterPath()
    for _ in range(70):
        x, y = chance.uniform(4, 236), chance.uniform(8, 236)
        for lean in (-4.5, 0, 4.5):
            tufts.moveTo(x, y)
            tufts.quadTo(x + lean * 0.2, y - 5, x + lean, y - 8)
    stroke(p, tufts, colour(_GRASS, 0.4), 1.8, round_ends=True)
    for i in range(26):
        x, y = chance.uniform(0, UNIT), chance.uniform(0, UNIT)
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


def _paint_silhouette(p: QPainter, x: float, y: float, side: float) -> None:
    with moved(p, x, y, side / 100):
        p.fillPath(tent_silhouette(), colour(IVORY))


def paint_camp_face(p: QPainter, price: int, bastions: str, arrows: str, size: float) -> None:
    """Paint a camp, `size` logical pixels square, at the painter's origin.

    `bastions` and `arrows` hold the letters of their sides.
    """
    with moved(p, scale=size / UNIT), clipped(p, unit_rect()):
        level = detail(p)
        _paint_meadow(p)
        if level >= Detail.PLAIN:
            grain(p, box(0, 0, UNIT, UNIT), 0.22)
        paint_rim(p)
        if level == Detail.MARK:
            _paint_silhouette(p, 68, 62, 104)
        elif level == Detail.FLAT:
            _paint_silhouette(p, 84, 96, 100)
        else:
            _paint_tents(p)
        paint_bastions(p, bastions)
        paint_arrows(p, arrows)
        if level == Detail.FLAT:
            paint_price(p, price, 74, 74, 50)
        elif level >= Detail.PLAIN:
            grow = 1.0 if level >= Detail.FULL else 1.1
            paint_price(p, price, 33 + 27 * grow, 33 + 27 * grow, 28 * grow)
