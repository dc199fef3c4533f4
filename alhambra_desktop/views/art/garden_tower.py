from typing import Final

from PySide6.QtGui import QPainter

from .brushes import Detail, across, colour, detail, down, segment, shape, stroke
from .geometry import box, curve, cypress, ellipse, horseshoe, khatam, outline, polygon, round_box
from .masonry import Arch, ground_shadow, paint_voussoirs
from .painter_state import clipped, saved
from .palette import GOLD, GOLD_DEEP, INK, POOL_LINE, STONE_LIT, STONE_SHADE, TYPE_COLOURS, WATER_DEEP

_LEAF_LINE: Final = "#0C2A15"
_TREES: Final = (
    (96, 132, 62, 10),
    (144, 132, 62, 10),
    (120, 130, 82, 12),
    (66, 158, 84, 14),
    (174, 158, 84, 14),
    (46, 196, 96, 16),
    (194, 196, 96, 16),
)
_RIPPLES: Final = ((100, 176, 26), (128, 188, 34), (82, 192, 20), (134, 164, 18), (108, 152, 14))
_STONES: Final = (
    (92, 146), (140, 152), (90, 172), (146, 178), (114, 150), (143, 196), (90, 194), (60, 190), (180, 188),
    (48, 178), (170, 198),
)  # fmt: skip
_SHAFT: Final = ("#FFF8E6", "#F3E2C0", "#C29E6A")


def paint_garden(p: QPainter) -> None:
    shape(
        p,
        polygon([(84, 128), (156, 128), (190, 208), (50, 208)]),
        across(50, 190, "#FFFFFF", STONE_LIT, STONE_SHADE),
        INK,
        2.4,
    )
    _paint_pool(p)
    for x0, x1 in ((34, 82), (158, 206)):
        hedge = down(120, 138, "#5BA04E", TYPE_COLOURS["garden"].deep)
        shape(p, round_box(x0, 120, x1, 138, 7), hedge, "#0F2E18", 2.2)
    for x, base, height, half in _TREES:
        _paint_cypress(p, x, base, height, half)


def _paint_pool(p: QPainter) -> None:
    pool = polygon([(90, 134), (150, 134), (178, 202), (62, 202)])
    shape(p, pool, down(134, 202, "#9ADBE2", WATER_DEEP), POOL_LINE, 2.2)
    with clipped(p, pool):
        for x in (86, 144):
            p.fillPath(box(x, 134, x + 10, 160), colour("#0E4A3C", 0.35))
        for x, y, length in _RIPPLES:
            segment(p, (x, y), (x + length, y), colour("#FFFFFF", 0.65), 2.4, round_ends=True)
    for dx in (-13, -6, 6, 13):
        jet = curve((120, 166), (120 + dx * 0.3, 128, 120 + dx, 128, 120 + dx * 1.25, 164))
        stroke(p, jet, colour("#F4FFFF", 0.95), 2.6, round_ends=True)
    shape(p, ellipse(120, 168, 12, 4), STONE_LIT, POOL_LINE, 1.8)


def _paint_cypress(p: QPainter, x: float, base: float, height: float, half: float) -> None:
    ground_shadow(p, x, base, half * 1.2, 6, 0.35)
    shape(p, box(x - 3, base - 8, x + 3, base), "#5A3A1C", INK, 1.4)
    tree = cypress(x, base, height, half)
    shape(p, tree, across(x - half, x + half, "#5FAE55", "#2C7A3C", "#123E22"), _LEAF_LINE)
    if detail(p) < Detail.FULL:
        return
    with clipped(p, tree):
        for i in range(5):
            y = base - height * (0.16 + 0.15 * i)
            tuft = curve((x - half, y - 8), (x, y + 8, x + half, y - 8))
            stroke(p, tuft, colour(_LEAF_LINE, 0.45), 2)


def paint_tower(p: QPainter) -> None:
    with saved(p):
        if detail(p) <= Detail.PLAIN:  # makes room for the price, which covers more of a small tile
            p.translate(10, 0)
            p.scale(0.97, 1)
        ground_shadow(p, 124, 205, 80)
        for x in (40, 60, 164, 184):
            shape(p, box(x, 152, x + 14, 168), "#F0DDB8", INK, 2.2)
        shape(p, box(36, 165, 204, 206), across(36, 204, "#FBEBCB", "#E4CB9C", "#B48F5E"))
        shape(p, polygon([(88, 96), (152, 96), (157, 206), (83, 206)]), across(83, 157, *_SHAFT))
        if detail(p) >= Detail.PLAIN:
            for x, y in _STONES:
                p.fillPath(box(x, y, x + 11, y + 5), colour("#A98250", 0.42))
        _paint_head(p)
        _paint_openings(p)
        _paint_pennant(p)


def _paint_head(p: QPainter) -> None:
    mid = TYPE_COLOURS["tower"].mid
    head = [(80, 66), (160, 66), (160, 84), (152, 98), (88, 98), (80, 84)]
    shape(p, polygon(head), across(80, 160, "#FFFCF0", "#F3E2C0", "#C29E6A"))
    if detail(p) >= Detail.PLAIN:
        for i in range(6):
            p.fillPath(horseshoe(92 + i * 11.2, 97, 3.6, 91, 1.1), colour("#4A2C14", 0.85))
    p.fillPath(box(82, 73, 158, 80), colour(mid))
    if detail(p) >= Detail.RICH:
        for i in range(8):
            p.fillPath(khatam(87 + i * 9.4, 76.5, 2.8), colour("#F3E2C0"))
    for i in range(4):
        x = 80 + i * 21.3
        merlon = [(x, 67), (x, 52), (x + 8, 40), (x + 16, 52), (x + 16, 67)]
        shape(p, polygon(merlon), across(x, x + 16, "#FFFCF0", "#E6CD9E"), INK, 2.4)


def _paint_openings(p: QPainter) -> None:
    tints = TYPE_COLOURS["tower"]
    fine = detail(p) >= Detail.PLAIN
    for cx in (108, 132):
        window = Arch(cx, 140, 8, 120, 1.15)
        shape(p, window.path(), tints.deep, INK, 2)
        if fine:
            paint_voussoirs(p, window, 4.5, tints.mid, 9)
    gate = Arch(120, 206, 14, 182, 1.18)
    shape(p, gate.path(), down(160, 206, "#241046", tints.mid), INK, 2.4)
    if fine:
        paint_voussoirs(p, gate, 6.5, tints.mid, 11)


def _paint_pennant(p: QPainter) -> None:
    tints = TYPE_COLOURS["tower"]
    segment(p, (120, 52), (120, 33), INK, 2.6)
    flag = outline((121, 33), (130, 30, 134, 37, 145, 34), (141, 40), (144, 46), (134, 49, 130, 42, 121, 45))
    shape(p, flag, across(121, 145, "#B48CF0", tints.mid), tints.deep, 1.8)
    shape(p, ellipse(120, 33, 2.6), GOLD, GOLD_DEEP, 1)
