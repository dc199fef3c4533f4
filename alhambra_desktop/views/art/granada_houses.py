import random
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from .brushes import Detail, across, colour, detail, down, mix, segment, shape, stroke
from .geometry import box, cypress, ellipse, horseshoe, khatam, outline, polygon
from .masonry import Arch, ground_shadow, paint_voussoirs
from .painter_state import clipped
from .palette import GOLD, GOLD_DEEP, INK, STONE_MID, STONE_SHADE, TYPE_COLOURS
from .whitewash import (
    LIME,
    paint_door,
    paint_gable,
    paint_opening,
    paint_pantiles,
    paint_pots,
    paint_sign,
    paint_wall,
    paint_window,
)

_BOOK_SEED: Final = 4
_BOOKS: Final = ("#B4372F", "#E3B54A", "#2F7F86", "#7F2D85", "#F3E2C0", "#4E7A3A", "#C8703A", "#C79BD0")
_WOOD: Final = ("#A8703F", "#7A4A26", "#4E2C14")
_LINE: Final = "#33190B"


def paint_library(p: QPainter) -> None:
    tints = TYPE_COLOURS["library"]
    ground_shadow(p, 120, 205, 86)
    paint_wall(p, 92, 58, 148, 96)
    paint_gable(p, 82, 158, 30, 60)
    paint_sign(p, "library", 120, 77, 27)
    paint_wall(p, 48, 108, 192, 206, tints.mid, 10)
    paint_pantiles(p, 38, 202, 92, 111, 16)
    arch = Arch(120, 206, 37, 160, 1.1)
    _paint_shelves(p, arch)
    paint_voussoirs(p, arch, 7, tints.mid, 17)
    for cx in (62, 178):
        window = horseshoe(cx, 180, 6.5, 150, 1.15)
        shape(p, window, down(135, 180, "#2A1230", tints.mid), INK, 2)
        if detail(p) >= Detail.RICH:
            for y in (152, 161, 170):
                segment(p, (cx - 6, y), (cx + 6, y), colour("#F6E6F6", 0.8), 1.5)
            p.fillPath(khatam(cx, 128, 4.6), colour(tints.mid))


def _paint_shelves(p: QPainter, arch: Arch) -> None:
    frame = arch.path()
    shape(p, frame, down(115, 206, "#2A0A30", "#5A2A5E"), INK, 2.4)
    with clipped(p, frame):
        rng = random.Random(_BOOK_SEED)
        rich = detail(p) >= Detail.FULL
        for floor in (142, 163, 184, 206):
            x = 80.0
            while x < 160:
                width = rng.uniform(4.2, 7.2) * (1.0 if rich else 1.7)
                book = QRectF(x, floor - rng.uniform(11, 17), width - 0.6, 17)
                p.fillRect(book, colour(rng.choice(_BOOKS)))
                if rich:
                    p.fillRect(QRectF(x, floor - 8, width - 0.6, 1.6), colour("#FFF6DC", 0.6))
                x += width
            p.fillRect(QRectF(78, floor - 3, 84, 3.6), colour("#C79A66"))
            p.fillRect(QRectF(78, floor + 0.6, 84, 1.6), colour("#1E0722", 0.8))
    stroke(p, frame, INK, 2.4)


def paint_hostel(p: QPainter) -> None:
    tints = TYPE_COLOURS["hostel"]
    ground_shadow(p, 120, 205, 98)
    paint_wall(p, 94, 54, 146, 84)
    for cx in (108, 120, 132):
        shape(p, horseshoe(cx, 76, 3.6, 68, 1.15), tints.deep, INK, 1.4)
    paint_gable(p, 84, 156, 34, 56)
    paint_wall(p, 36, 98, 204, 206)
    for x0 in (44, 154):
        for top, floor in ((107, 133), (141, 167), (175, 206)):
            _paint_gallery(p, x0, x0 + 42, top, floor)
    paint_pantiles(p, 29, 211, 80, 101, 13)
    shape(p, box(93, 112, 147, 206), across(93, 147, "#F6E3C6", "#E2C49A"), INK, 2)
    gate = Arch(120, 206, 18, 166, 1.12)
    paint_door(p, gate, "hostel", 7.5, 11)
    paint_sign(p, "hostel", 120, 127, 24)
    if detail(p) >= Detail.RICH:
        for cx in (103, 137):
            p.fillPath(khatam(cx, 141, 4.4), colour(tints.mid))


def _paint_gallery(p: QPainter, x0: float, x1: float, top: float, floor: float) -> None:
    paint_opening(p, x0, top, x1, floor)
    middle = (x0 + x1) / 2
    if detail(p) >= Detail.PLAIN:
        rail = floor - 11
        p.fillPath(box(x0, rail, x1, floor), across(x0, x1, *_WOOD))
        for i in range(1, 7):
            x = x0 + (x1 - x0) * i / 7
            segment(p, (x, rail + 3), (x, floor - 1), colour(_LINE, 0.85), 1.8)
        segment(p, (x0, rail), (x1, rail), _LINE, 2)
    for x in (x0 + 2, middle, x1 - 2):
        shape(p, box(x - 2.4, top, x + 2.4, floor), _WOOD[0], _LINE, 1.4)
    shape(p, box(x0 - 4, floor - 2.5, x1 + 4, floor + 2.5), across(x0, x1, *_WOOD), _LINE, 1.6)
    stroke(p, box(x0, top, x1, floor), INK, 1.8)


def paint_school(p: QPainter) -> None:
    tints = TYPE_COLOURS["school"]
    ground_shadow(p, 120, 205, 94)
    paint_wall(p, 38, 136, 202, 206, tints.mid)
    paint_pantiles(p, 29, 211, 106, 138, 21)
    for cx in (61, 179):
        paint_window(p, cx, 169, 15, 24, mix(tints.mid, "#FFC880", 0.2))
    paint_wall(p, 84, 100, 156, 206, tints.mid)
    _paint_bell_gable(p)
    paint_door(p, Arch(120, 206, 17, 176, 1.16), "school", 8, 11)
    if detail(p) >= Detail.FULL:
        for cx in (96, 144):
            p.fillPath(khatam(cx, 122, 5), colour(tints.mid))
        segment(p, (88, 131), (152, 131), colour(tints.mid, 0.9), 3)
    paint_pots(p, ((94, 206), (146, 206)), "#E0453A")


def _paint_bell_gable(p: QPainter) -> None:
    front = outline(
        (80, 112),
        (84, 102),
        (92, 100, 95, 94, 95, 84),
        (95, 52),
        (145, 52),
        (145, 84),
        (145, 94, 148, 100, 156, 102),
        (160, 112),
    )
    shape(p, front, across(84, 156, *LIME))
    paint_gable(p, 88, 152, 32, 54)
    opening = horseshoe(120, 104, 16, 74, 1.06)
    shape(p, opening, down(58, 104, "#5B2A08", "#F0B878"), INK, 2.2)
    bell = outline((120, 66), (130, 67, 128, 82, 134, 91), (106, 91), (112, 82, 110, 67, 120, 66))
    segment(p, (120, 58), (120, 68), INK, 3)
    shape(p, ellipse(120, 94, 4.4), GOLD_DEEP, INK, 1.8)
    shape(p, bell, across(106, 134, "#FBE29A", GOLD, GOLD_DEEP), INK, 2.2)


def paint_residential_area(p: QPainter) -> None:
    tints = TYPE_COLOURS["residential-area"]
    yellow = mix(tints.mid, "#FFD24A", 0.45)
    ground_shadow(p, 120, 205, 96)
    shape(p, cypress(169, 150, 74, 10), across(159, 179, "#5FAE55", "#2C7A3C", "#123E22"), "#0C2A15", 2.2)
    _paint_chimney(p, 137, 44)
    paint_wall(p, 90, 72, 146, 180)
    paint_gable(p, 82, 154, 36, 75)
    paint_window(p, 118, 94, 12, 17, yellow)
    paint_wall(p, 38, 126, 100, 206, tints.rim, 8)
    paint_pantiles(p, 30, 108, 102, 129, 12)
    paint_window(p, 56, 147, 11, 15, yellow)
    paint_window(p, 84, 147, 11, 15, yellow)
    paint_wall(p, 148, 138, 204, 206, tints.rim, 8)
    paint_gable(p, 141, 211, 106, 141)
    paint_window(p, 176, 157, 12, 15, yellow)
    paint_wall(p, 100, 144, 150, 206)
    paint_pantiles(p, 92, 158, 124, 147, 9)
    for cx, base, half in ((70, 206, 10), (176, 206, 9), (125, 190, 9)):
        paint_door(p, Arch(cx, base, half, base - 17, 1.14), "residential-area", 4.5, 9)
    _paint_steps(p)
    paint_pots(p, ((47, 206), (92, 206), (160, 206), (194, 206)), "#D8433C")


def _paint_chimney(p: QPainter, x: float, top: float) -> None:
    shape(p, box(x - 6, top, x + 6, top + 26), across(x - 6, x + 6, *LIME), INK, 2)
    shape(p, polygon([(x - 9, top), (x, top - 8), (x + 9, top)]), "#CC7043", INK, 2)


def _paint_steps(p: QPainter) -> None:
    for i in range(3):
        shape(
            p,
            box(110 - 5 * i, 190 + 5.4 * i, 140 + 5 * i, 195.4 + 5.4 * i),
            across(100, 150, "#FFFFFF", STONE_MID, STONE_SHADE),
            INK,
            1.6,
        )


GRANADA_HOUSES: Final[dict[str, Callable[[QPainter], None]]] = {
    "library": paint_library,
    "hostel": paint_hostel,
    "school": paint_school,
    "residential-area": paint_residential_area,
}
