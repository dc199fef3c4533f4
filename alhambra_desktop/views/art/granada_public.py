import math
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from .brushes import Detail, Tint, across, colour, detail, down, mix, radial, segment, shape, stroke
from .geometry import Point, box, curve, ellipse, horseshoe, khatam, outline, polygon, round_box, united
from .masonry import Arch, ground_shadow
from .painter_state import moved
from .palette import (
    GOLD,
    GOLD_DEEP,
    INK,
    POOL_LINE,
    STONE_LIT,
    STONE_MID,
    STONE_SHADE,
    TYPE_COLOURS,
    WATER_DEEP,
    WATER_PALE,
)
from .whitewash import LIME, paint_door, paint_pantiles, paint_wall, paint_window

_CROWD: Final = ("#B4372F", "#2F6F9F", "#E3B54A", "#4E7A3A", "#FFF6E0", "#7F2D85")
_ORANGES: Final = "#F08A24"
_LEAF_LINE: Final = "#1D3607"


def paint_arena(p: QPainter) -> None:
    tints = TYPE_COLOURS["arena"]
    ground_shadow(p, 120, 196, 96, 20)
    for x, y, top in ((93, 104, 70), (147, 104, 70), (120, 100, 42)):
        _paint_pennant(p, x, y, top)
    wall = united([ellipse(120, 128, 88, 34), box(32, 128, 208, 172), ellipse(120, 172, 88, 34)])
    shape(p, wall, across(32, 208, *LIME))
    _paint_arcade(p)
    rim = ellipse(120, 128, 88, 34)
    shape(p, rim, across(32, 208, "#FFFFFF", "#F4EFE4", "#D8CFC0"), INK, 2.4)
    tiers = (
        (124, 80, 29.5, "#8E8C8A", "#C9C6C1"),
        (127, 70, 24.5, "#A5A3A0", "#DEDBD5"),
        (130, 60, 19.5, "#8E8C8A", "#C9C6C1"),
    )
    for cy, rx, ry, dark, light in tiers:
        shape(p, ellipse(120, cy + 4, rx, ry), across(120 - rx, 120 + rx, dark, light), INK, 1.6)
    if detail(p) >= Detail.FULL:
        _paint_crowd(p)
    sand = radial(120, 137, 52, "#F6E3AE", "#DDBA72")
    shape(p, ellipse(120, 138, 49, 14), sand, tints.deep, 2)
    with moved(p, 120, 138):
        p.scale(1, 0.32)
        stroke(p, khatam(0, 0, 24), colour("#9C7434", 0.8), 2.6)


def _paint_arcade(p: QPainter) -> None:
    tints = TYPE_COLOURS["arena"]
    for degrees in (-76, -59, -40, -20, 0, 20, 40, 59, 76):
        angle = math.radians(degrees)
        x, foot = 120 + 88 * math.sin(angle), 172 + 34 * math.cos(angle)
        half = 9.5 * math.cos(angle) + 0.6
        arch = horseshoe(x, foot - 1.5, half, foot - 19, 1.1)
        shape(p, arch, down(foot - 32, foot, "#211F1E", tints.mid), INK, 1.8)
        if detail(p) >= Detail.FULL:
            shape(p, ellipse(x, foot - 37, half * 0.34 + 0.4, 3.4), tints.deep, None)
    if detail(p) >= Detail.PLAIN:
        band = QPainterPath()
        place = QRectF(32, 128 - 34 + 9, 176, 68)
        band.arcMoveTo(place, 180)
        band.arcTo(place, 180, 180)
        stroke(p, band, colour(tints.mid, 0.85), 3)


def _paint_crowd(p: QPainter) -> None:
    for row, (cy, rx, ry) in enumerate(((127, 75, 26), (130, 65, 21.5))):
        count = 40 - 8 * row
        for i in range(count):
            angle = 2 * math.pi * (i + 0.5 * row) / count
            if (i * 7 + row * 3) % 5 == 0:
                continue
            head = ellipse(120 + rx * math.cos(angle), cy + 3 + ry * math.sin(angle), 1.9)
            p.fillPath(head, colour(_CROWD[(i * 5 + row) % len(_CROWD)]))


def _paint_pennant(p: QPainter, x: float, foot: float, top: float) -> None:
    tints = TYPE_COLOURS["arena"]
    segment(p, (x, foot), (x, top), INK, 2.8)
    flag = [(x + 1, top), (x + 24, top + 7), (x + 1, top + 15)]
    shape(p, polygon(flag), across(x, x + 24, "#FFFFFF", tints.pale, tints.rim), tints.deep, 2)
    shape(p, ellipse(x, top - 2, 3), GOLD, GOLD_DEEP, 1.2)


def paint_bath_house(p: QPainter) -> None:
    tints = TYPE_COLOURS["bath-house"]
    ground_shadow(p, 120, 205, 98)
    if detail(p) >= Detail.PLAIN:
        for x, top in ((98, 52), (121, 36), (144, 52)):
            _paint_steam(p, x, top)
    for cx in (58, 182):
        _paint_cap(p, cx, 148, 24, 25, ((0, -12, 5.4), (-12, -6, 3.6), (12, -6, 3.6)))
    paint_wall(p, 34, 148, 206, 204, tints.mid, 8)
    _paint_cap(p, 120, 126, 40, 44, ((0, -27, 7), (-19, -15, 5), (19, -15, 5), (0, -8, 4)))
    paint_wall(p, 76, 126, 164, 204, tints.mid, 8)
    if detail(p) >= Detail.FULL:
        segment(p, (78, 133), (162, 133), colour(tints.mid, 0.9), 3.4)
        for i in range(7):
            p.fillPath(khatam(87 + 11 * i, 142, 3.8), colour(tints.mid))
    paint_door(p, Arch(120, 192, 16, 172, 1.16), "bath-house", 7.5, 11)
    for cx in (55, 185):
        paint_door(p, Arch(cx, 192, 8, 172, 1.14), "bath-house", 5, 9)
    _paint_basin(p)


def _paint_cap(
    p: QPainter, cx: float, base: float, rx: float, ry: float, lights: Sequence[tuple[float, float, float]]
) -> None:
    tints = TYPE_COLOURS["bath-house"]
    cap = outline(
        (cx - rx, base + 2),
        (cx - rx, base - ry * 0.62, cx - rx * 0.56, base - ry, cx, base - ry),
        (cx + rx * 0.56, base - ry, cx + rx, base - ry * 0.62, cx + rx, base + 2),
    )
    lime = radial(cx - rx * 0.4, base - ry * 0.7, rx * 1.7, "#FFFFFF", "#F4F1EA", "#B9C8CC")
    shape(p, cap, lime)
    for dx, dy, radius in lights:
        star = khatam(cx + dx, base + dy * ry / 44 if rx > 30 else base + dy, radius)
        shape(p, star, tints.mid, tints.deep, 1.4)


def _paint_steam(p: QPainter, x: float, top: float) -> None:
    path = QPainterPath(QPointF(x, 86))
    rise = (86 - top) / 2
    path.cubicTo(x - 14, 86 - rise * 0.5, x + 12, 86 - rise * 0.7, x, 86 - rise)
    path.cubicTo(x - 10, 86 - rise * 1.35, x + 10, 86 - rise * 1.6, x + 2, top)
    stroke(p, path, colour(TYPE_COLOURS["bath-house"].deep, 0.4), 8.4, round_ends=True)
    stroke(p, path, colour("#FFFFFF", 0.96), 5.4, round_ends=True)


def _paint_basin(p: QPainter) -> None:
    kerb = polygon([(52, 190), (188, 190), (202, 210), (38, 210)])
    shape(p, kerb, across(36, 204, "#FFFFFF", STONE_LIT, STONE_SHADE), INK, 2.2)
    water = polygon([(58, 194), (182, 194), (192, 207), (48, 207)])
    shape(p, water, down(194, 208, WATER_PALE, WATER_DEEP), POOL_LINE, 1.8)
    for x, y, long in ((72, 199, 26), (118, 203, 30), (150, 198, 20), (86, 205, 16)):
        segment(p, (x, y), (x + long, y), colour("#FFFFFF", 0.75), 2, round_ends=True)


def paint_hospital(p: QPainter) -> None:
    tints = TYPE_COLOURS["hospital"]
    ground_shadow(p, 120, 205, 98)
    paint_wall(p, 34, 136, 206, 206)
    paint_pantiles(p, 30, 210, 112, 138, 14)
    for cx in (48, 74, 166, 192):
        arch = Arch(cx, 206, 8.5, 184, 1.12)
        shape(p, arch.path(), down(170, 206, tints.deep, tints.mid), INK, 2)
        if detail(p) >= Detail.FULL:
            shape(p, box(cx - 4, 147, cx + 4, 160), tints.mid, INK, 1.6)
            segment(p, (cx, 147), (cx, 160), colour("#FFFFFF", 0.8), 1.4)
    shape(p, box(112, 34, 128, 60), across(112, 128, *LIME), INK, 2)
    shape(p, polygon([(108, 36), (120, 24), (132, 36)]), "#CC7043", INK, 2)
    front = polygon([(82, 206), (82, 88), (120, 52), (158, 88), (158, 206)])
    shape(p, front, across(82, 158, *LIME))
    _paint_verges(p)
    shape(p, ellipse(120, 96, 20), "#FFFFFF", tints.mid, 3)
    cross = united([box(115.4, 82, 124.6, 110), box(106, 91.4, 134, 100.6)])
    shape(p, cross, tints.mid, tints.deep, 1.6)
    for cx in (100, 140):
        paint_window(p, cx, 140, 10, 18, tints.mid)
    paint_door(p, Arch(120, 206, 16, 180, 1.14), "hospital", 7, 11)


def _paint_verges(p: QPainter) -> None:
    for way in (-1, 1):
        slope = [(120, 44), (120 + way * 50, 91), (120 + way * 44, 98), (120, 57)]
        shape(p, polygon(slope), "#DE8A5C" if way < 0 else "#B4592F", INK, 2.2)


def paint_market(p: QPainter) -> None:
    tints = TYPE_COLOURS["market"]
    ground_shadow(p, 120, 205, 98)
    paint_wall(p, 40, 100, 200, 190)
    paint_pantiles(p, 32, 208, 92, 106, 8)
    for cx in (66, 174):
        shape(p, horseshoe(cx, 190, 16, 150, 1.1), down(120, 190, "#3A1214", "#7A3A30"), INK, 2)
    _paint_awning(p, 30, 94, 128, 152, 10)
    _paint_awning(p, 146, 210, 128, 152, 10)
    _paint_counter(p, 34, 92, (("#F08A24", 5), ("#E3B54A", 5)))
    _paint_counter(p, 148, 206, (("#6E9A2E", 6.4), ("#B4372F", 5)))
    shape(p, box(84, 100, 156, 206), down(100, 206, "#4A1418", "#8A3A34"), INK, 2.2)
    for x in (84, 151):
        shape(p, box(x, 100, x + 5, 206), "#A8703F", INK, 1.6)
    _paint_counter(p, 82, 158, (("#2F7F86", 6), ("#F08A24", 5.4), ("#7F2D85", 5.4)))
    if detail(p) >= Detail.FULL:
        _paint_lanterns(p)
    _paint_jars(p)
    _paint_tent(p)
    segment(p, (120, 50), (120, 36), INK, 2.6)
    shape(p, polygon([(121, 34), (142, 40), (121, 47)]), tints.mid, tints.deep, 1.8)


def _paint_awning(p: QPainter, x0: float, x1: float, top: float, foot: float, slant: float) -> None:
    _paint_striped(p, (x0 + slant, x1 - slant, top), (x0, x1, foot), 6)


def _paint_tent(p: QPainter) -> None:
    _paint_striped(p, (118, 122, 48), (76, 164, 100), 7)


def _paint_striped(
    p: QPainter, head: tuple[float, float, float], foot: tuple[float, float, float], count: int
) -> None:
    tints = TYPE_COLOURS["market"]
    (hx0, hx1, top), (fx0, fx1, low) = head, foot
    for i in range(count):
        a, b = i / count, (i + 1) / count
        left, right = fx0 + (fx1 - fx0) * a, fx0 + (fx1 - fx0) * b
        panel = polygon(
            [(hx0 + (hx1 - hx0) * a, top), (hx0 + (hx1 - hx0) * b, top), (right, low), (left, low)]
        )
        lobe = ellipse((left + right) / 2, low, (right - left) / 2, 7)
        lit = "#E0485A" if i < count / 2 else tints.mid
        fill: Tint = lit if i % 2 == 0 else ("#FFFFFF" if i < count / 2 else "#EADFD4")
        shape(p, united([panel, lobe]), fill, INK, 1.8)
    edges = curve((hx0, top), (hx1, top), (fx1, low), (fx0, low))
    stroke(p, edges, INK, 2.2)


def _paint_counter(p: QPainter, x0: float, x1: float, goods: Sequence[tuple[str, float]]) -> None:
    if detail(p) >= Detail.PLAIN:
        step = (x1 - x0) / len(goods)
        for i, (tint, radius) in enumerate(goods):
            first = x0 + i * step
            count = int((step - 4) / (2 * radius))
            for j in range(count):
                x = first + (step - count * 2 * radius) / 2 + (2 * j + 1) * radius
                shape(p, ellipse(x, 182, radius), tint, INK, 1.5)
            for j in range(count - 1):
                x = first + (step - count * 2 * radius) / 2 + (2 * j + 2) * radius
                shape(p, ellipse(x, 182 - radius * 1.6, radius), mix(tint, "#FFFFFF", 0.15), INK, 1.5)
    shape(p, box(x0, 183, x1, 206), across(x0, x1, *LIME), INK, 2.2)
    mid = TYPE_COLOURS["market"].mid
    if detail(p) >= Detail.FULL:
        for k in range(int((x1 - x0) / 12)):
            p.fillPath(khatam(x0 + 8 + 12 * k, 195, 4.2), colour(mid))


def _paint_jars(p: QPainter) -> None:
    shape(p, box(89, 164, 151, 168), "#C79A66", INK, 1.6)
    for x, tint in ((98, "#2F8F96"), (112.5, "#F2E2BE"), (127.5, "#E3A22F"), (142, "#2F6F9F")):
        jar = united(
            [ellipse(x, 157, 6.4, 7), box(x - 2.6, 146, x + 2.6, 153), box(x - 4.4, 145, x + 4.4, 148)]
        )
        shape(p, jar, across(x - 6, x + 6, mix(tint, "#FFFFFF", 0.3), tint), INK, 1.6)


def _paint_lanterns(p: QPainter) -> None:
    for x, y in ((104, 118), (120, 126), (136, 118)):
        segment(p, (x, 104), (x, y), INK, 1.4)
        shape(p, khatam(x, y + 5, 6.4), "#FFE08A", GOLD_DEEP, 1.6)


def paint_park(p: QPainter) -> None:
    tints = TYPE_COLOURS["park"]
    path = outline((70, 212), (92, 190, 84, 184, 104, 172), (136, 172), (156, 184, 148, 190, 170, 212))
    shape(p, path, down(172, 212, "#F3E0B4", "#DDBD80"), "#8A6A3A", 1.8)
    for x0, x1 in ((32, 96), (144, 208)):
        hedge = down(146, 166, "#8FB93E", tints.deep)
        shape(p, round_box(x0, 146, x1, 168, 8), hedge, _LEAF_LINE, 2.2)
    _paint_orange_tree(p, 62, 176, 122, 28)
    _paint_orange_tree(p, 178, 176, 122, 28)
    _paint_orange_tree(p, 120, 176, 84, 42)
    _paint_bench(p)
    for x0, x1 in ((34, 82), (158, 206)):
        _paint_bed(p, x0, x1)


def _paint_orange_tree(p: QPainter, x: float, foot: float, cy: float, radius: float) -> None:
    tints = TYPE_COLOURS["park"]
    ground_shadow(p, x, foot, radius * 0.8, 7, 0.36)
    trunk = [
        (x - radius * 0.11, cy),
        (x + radius * 0.11, cy),
        (x + radius * 0.15, foot),
        (x - radius * 0.15, foot),
    ]
    shape(p, polygon(trunk), across(x - 6, x + 6, "#A8703F", "#5A3A1C"), INK, 2)
    lobes = [ellipse(x, cy, radius * 0.86)]
    for i in range(9):
        angle = 2 * math.pi * i / 9 - math.pi / 2
        lobes.append(
            ellipse(x + radius * 0.68 * math.cos(angle), cy + radius * 0.66 * math.sin(angle), radius * 0.34)
        )
    leaves = radial(x - radius * 0.4, cy - radius * 0.5, radius * 1.7, "#A9D052", "#5E9230", tints.deep)
    shape(p, united(lobes), leaves, _LEAF_LINE)
    if detail(p) < Detail.PLAIN:
        return
    places = ((-0.42, -0.3), (0.12, -0.58), (0.5, -0.12), (-0.05, 0.02), (-0.5, 0.34), (0.26, 0.46))
    for dx, dy in places:
        shape(
            p, ellipse(x + dx * radius, cy + dy * radius, max(3.4, radius * 0.12)), _ORANGES, "#7A3A06", 1.5
        )
    if detail(p) >= Detail.FULL:
        for dx, dy in ((-0.2, -0.36), (0.3, -0.3), (-0.3, 0.12), (0.1, 0.26), (0.55, 0.22), (-0.6, 0.02)):
            leaf = curve(
                (x + dx * radius - 5, cy + dy * radius),
                (x + dx * radius, cy + dy * radius - 7, x + dx * radius + 5, cy + dy * radius),
            )
            stroke(p, leaf, colour(_LEAF_LINE, 0.5), 1.8)


def _paint_bench(p: QPainter) -> None:
    tints = TYPE_COLOURS["park"]
    back = outline((88, 190), (88, 166), (120, 150, 152, 166), (152, 190))
    shape(p, back, across(88, 152, *LIME), INK, 2.2)
    if detail(p) >= Detail.FULL:
        for i in range(5):
            p.fillPath(
                khatam(98 + 11 * i, 173 - (3 if i in (1, 3) else 4.5 if i == 2 else 0), 4), colour(tints.mid)
            )
    shape(p, box(82, 182, 158, 190), across(82, 158, "#FFFFFF", STONE_LIT, STONE_SHADE), INK, 2)
    shape(p, box(88, 190, 152, 199), across(88, 152, STONE_MID, STONE_SHADE), INK, 2)


def _paint_bed(p: QPainter, x0: float, x1: float) -> None:
    shape(p, round_box(x0, 186, x1, 208, 5), across(x0, x1, *LIME), INK, 2)
    shape(p, round_box(x0 + 4, 182, x1 - 4, 200, 7), down(182, 200, "#8FB93E", "#3E6212"), _LEAF_LINE, 2)
    if detail(p) >= Detail.FULL:
        for i in range(9):
            x = x0 + 8 + (x1 - x0 - 16) * i / 8
            tint: Point = (x, 187.0 + 6 * (i % 2))
            p.fillPath(ellipse(*tint, 2.6), colour(("#E0453A", "#FFFFFF", "#F2C53D")[i % 3]))


GRANADA_PLACES: Final[dict[str, Callable[[QPainter], None]]] = {
    "arena": paint_arena,
    "bath-house": paint_bath_house,
    "hospital": paint_hospital,
    "market": paint_market,
    "park": paint_park,
}
