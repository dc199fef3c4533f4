from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from .brushes import Detail, across, colour, detail, down, mix, segment, shape
from .geometry import box, curve, ellipse, horseshoe, khatam, polygon, united
from .masonry import (
    Arch,
    Dome,
    ground_shadow,
    paint_column,
    paint_dome,
    paint_lattice,
    paint_roof,
    paint_voussoirs,
)
from .palette import GOLD, GOLD_DEEP, INK, STONE_LIT, STONE_MID, STONE_SHADE, TYPE_COLOURS, WATER_DEEP

_WALL_TINTS: Final = ("#FFF8E8", "#F6E7C9", "#DDBE90")
_CEDAR_LINE: Final = "#3A2412"
_TURQUOISE: Final = "#2E7F86"


def paint_pavilion(p: QPainter) -> None:
    tints = TYPE_COLOURS["pavilion"]
    ground_shadow(p, 120, 204, 78)
    shape(p, box(50, 195, 190, 206), across(50, 190, STONE_LIT, STONE_MID, STONE_SHADE))
    shape(p, box(58, 185, 182, 195), across(58, 182, "#FFFFFF", STONE_LIT, STONE_SHADE))
    air = down(124, 185, mix(tints.mid, tints.pale, 0.3), mix(tints.mid, tints.pale, 0.8))
    shape(p, box(66, 124, 174, 185), air, None)
    segment(p, (120, 150), (120, 180), colour("#FFFFFF", 0.95), 3.4)
    shape(p, ellipse(120, 181, 15, 4), WATER_DEEP, None)
    arches = united(horseshoe(cx, 186, 14.5, 150, 1.12) for cx in (83, 120, 157))
    shape(
        p,
        box(62, 118, 178, 160).subtracted(arches),
        across(62, 178, "#FFFFFF", STONE_LIT, STONE_MID),
        INK,
        2.4,
    )
    if detail(p) >= Detail.PLAIN:
        segment(p, (66, 124), (174, 124), colour(tints.mid, 0.9), 3)
    for x in (66, 101.5, 138.5, 174):
        paint_column(p, x, 150, 185, 7.5)
    shape(p, box(54, 106, 186, 119), across(54, 186, "#FFFFFF", STONE_LIT, STONE_SHADE))
    if detail(p) >= Detail.RICH:
        for x in range(60, 184, 10):
            p.fillPath(khatam(x, 112.5, 3.6), colour(tints.mid))
    drum = polygon([(80, 106), (84, 96), (156, 96), (160, 106)])
    shape(p, drum, across(80, 160, "#FFFFFF", STONE_MID, STONE_SHADE))
    paint_dome(p, Dome(120, 97, 33, 44), "#8FC0F0", tints.mid, tints.deep)


def paint_seraglio(p: QPainter) -> None:
    tints = TYPE_COLOURS["seraglio"]
    fine = detail(p) >= Detail.PLAIN
    ground_shadow(p, 120, 205, 96)
    shape(p, box(36, 138, 204, 206), across(36, 204, "#FFF6E6", "#F3DFC0", "#CFA679"))
    shape(p, box(70, 122, 170, 206), across(70, 170, "#FFF9EC", "#F3DFC0", "#D9B88C"))
    for cx in (50, 190):
        paint_dome(p, Dome(cx, 137, 13, 24, 0.2, 1), "#F08A78", tints.mid, tints.deep)
    shape(p, box(78, 110, 162, 123), across(78, 162, "#FFFFFF", STONE_LIT, STONE_SHADE))
    paint_dome(p, Dome(120, 111, 40, 66, 0.24, 3), "#F08A78", tints.mid, tints.deep)
    if fine:
        segment(p, (82, 116.5), (158, 116.5), colour(tints.mid, 0.95), 3.4)
        shape(p, box(88, 130, 152, 206), "#FBEBD0", INK, 1.8)
    for arch, thick, count in (
        (Arch(120, 206, 19, 172), 9, 11),
        (Arch(53, 206, 9, 183), 5, 9),
        (Arch(187, 206, 9, 183), 5, 9),
    ):
        shape(p, arch.path(), down(arch.impost - 30, 206, "#4A0F10", "#8E2A22"), INK, 2.4)
        if fine:
            paint_voussoirs(p, arch, thick, tints.mid, count)
    segment(p, (120, 158), (120, 205), GOLD, 2)
    if detail(p) >= Detail.RICH:
        for cx in (44, 62, 178, 196):
            p.fillPath(khatam(cx, 149, 5), colour(tints.mid))
        for i in range(7):
            p.fillPath(khatam(93 + i * 9, 136, 3), colour(tints.mid))


def paint_arcades(p: QPainter) -> None:
    tints = TYPE_COLOURS["arcades"]
    ground_shadow(p, 120, 205, 100)
    shape(p, box(30, 197, 210, 207), across(30, 210, STONE_LIT, STONE_MID, STONE_SHADE))
    shape(p, box(36, 122, 204, 198), across(36, 204, *_WALL_TINTS))
    for cx in (66, 120, 174):
        arch = Arch(cx, 198, 18, 163, 1.16)
        shape(p, arch.path(), down(135, 198, "#2A160A", "#6A4120"), INK, 2.4)
        paint_voussoirs(p, arch, 8.5, tints.mid, 11)
    for x in (41, 93, 147, 199):
        paint_column(p, x, 163, 198, 8)
    light = mix(tints.mid, "#E8A868", 0.55)
    paint_roof(p, (24, 124, 40, 97), 15, light, tints.mid, tints.deep)
    shape(p, box(92, 76, 148, 97), across(92, 148, *_WALL_TINTS), INK, 2.4)
    for cx in (104, 120, 136):
        p.fillPath(horseshoe(cx, 97, 4.6, 88, 1.15), colour(tints.deep))
    paint_roof(p, (84, 78, 98, 56), 7, light, tints.mid, tints.deep)


def paint_chambers(p: QPainter) -> None:
    ground_shadow(p, 120, 205, 80)
    _paint_lantern(p)
    shape(p, box(50, 122, 190, 206), across(50, 190, "#FFFFFF", "#FBF3E2", "#E2D2B2"))
    _paint_eaves(p)
    shape(p, box(80, 127, 160, 201), "#EADBBB", INK, 2)
    full = detail(p) >= Detail.FULL
    middle = horseshoe(120, 199, 27, 165, 1.1)
    paint_lattice(p, middle, 120, 14 if full else 20, 3.6 if full else 5)
    for cx in (65, 175):
        window = horseshoe(cx, 196, 8.5, 172, 1.12)
        if full:
            paint_lattice(p, window, cx, 8, 2)
        else:
            shape(p, window, "#3A2C20", INK, 2)
    if detail(p) >= Detail.RICH:
        for cx, cy, radius in ((87, 134, 4.6), (153, 134, 4.6), (65, 141, 6.0), (175, 141, 6.0)):
            p.fillPath(khatam(cx, cy, radius), colour(_TURQUOISE))
    shape(p, box(56, 200, 184, 207), STONE_MID, INK, 2.2)


def _paint_lantern(p: QPainter) -> None:
    shape(p, box(94, 68, 146, 92), across(94, 146, "#FFFFFF", "#FBF3E2", "#E2D2B2"), INK, 2.4)
    for cx in (105, 120, 135):
        p.fillPath(khatam(cx, 81, 5.4), colour("#3A2C20"))
    roof = polygon([(84, 70), (120, 40), (156, 70)])
    shape(p, roof, across(84, 156, "#E2B880", "#A5713C", "#7A4F26"), _CEDAR_LINE, 2.4)
    for x in (106, 136):
        segment(p, (120, 42), (x, 69), colour(_CEDAR_LINE, 0.6), 2)
    shape(p, ellipse(120, 37, 4), GOLD, GOLD_DEEP, 1.5)


def _paint_eaves(p: QPainter) -> None:
    tiers = (
        (44, 112, 123, 13, "#B98A56", "#7A4F26"),
        (37, 101, 112, 14, "#C89A63", "#8A5A2C"),
        (30, 90, 101, 15, "#E0BA86", "#A5713C"),
    )
    for x0, top, bottom, niches, light, dark in tiers:
        x1 = 240 - x0
        corners = [(x0, top), (x1, top), (x1 - 5, bottom), (x0 + 5, bottom)]
        shape(p, polygon(corners), down(top, bottom, light, dark), _CEDAR_LINE, 2.4)
        if detail(p) < Detail.PLAIN:
            continue
        step = (x1 - x0 - 12) / niches
        row = QPainterPath()
        for i in range(niches):
            x = x0 + 6 + i * step
            niche = curve(
                (x + 1, bottom - 1),
                (x + 1, top + 6),
                (x + step / 2, top - 1, x + step - 1, top + 6),
                (x + step - 1, bottom - 1),
            )
            row.addPath(niche)
        p.fillPath(row, colour(_CEDAR_LINE, 0.55))
