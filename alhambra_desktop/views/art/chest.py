"""Paints an open chest with tiles, which is shown while no third-party rule set is installed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from .brushes import colour, down, segment, shape, soft_shadow, stroke
from .geometry import box, ellipse, khatam, outline, polygon, rounded
from .painter_state import clipped, saved
from .panels import paint_shadow
from .tiles import paint_face

TILES: Final = (("garden", 8, -57, -5), ("pavilion", 6, 57, 5), ("tower", 11, 0, 0))
"""Building, price, horizontal offset and rotation in degrees of each tile in the chest."""

TILE: Final = 70.0
RAISED: Final = -14.0
"""Y coordinate of the centres of the tiles."""

OUTLINE: Final = "#2E1A0C"
WOOD: Final = ("#B0753F", "#71441F")
INSIDE: Final = ("#6B4020", "#3A2010")
LINING: Final = ("#1F6A6C", "#0D3F44")
DARK: Final = "#1C0F07"
BRASS: Final = ("#F3D488", "#C08A2C")
BRASS_EDGE: Final = "#5A3A10"

RIM, BOTTOM, HALF, FOOT_HALF = 16.0, 88.0, 100.0, 95.0
"""Y coordinates of the front's upper and lower edges, then half the lengths of these edges."""

STRAPS: Final = (-66.0, 66.0)
STRAP: Final = 13.0


def paint_chest(p: QPainter) -> None:
    """Paint the chest around the origin, 216 units wide and 180 high."""
    shadow = ellipse(0, BOTTOM + 4, HALF + 8, 8)
    soft_shadow(p, shadow, (0, 2), 8, 0.3)
    _paint_lid(p)
    _paint_tiles(p)
    _paint_front(p)


def _paint_lid(p: QPainter) -> None:
    lid = outline((-98, 6), (-95, -40), (-95, -98, 95, -98, 95, -40), (98, 6))
    soft_shadow(p, lid, (0, 3), 6, 0.35)
    shape(p, lid, down(-84, 6, *WOOD), OUTLINE, 2)
    inner = outline((-88, 4), (-85.5, -38), (-85, -88, 85, -88, 85.5, -38), (88, 4))
    shape(p, inner, down(-76, 4, *LINING), OUTLINE, 1.4)
    with clipped(p, inner):
        for x in range(-84, 85, 21):
            for y in range(-74, 5, 21):
                p.fillPath(khatam(x + (y // 21 % 2) * 10.5, y, 4), colour(BRASS[0], 0.28))
        _darken(p, -14, 6, 0.65)
    stroke(p, inner, colour(BRASS[0], 0.8), 1)
    opening = polygon([(-94, 2), (94, 2), (HALF, RIM + 2), (-HALF, RIM + 2)])
    shape(p, opening, down(2, RIM, INSIDE[1], DARK), OUTLINE, 1.6)


def _paint_tiles(p: QPainter) -> None:
    with clipped(p, box(-HALF + 4, -120, HALF - 4, RIM + 3)):
        for kind, price, x, turn in TILES:
            with saved(p):
                p.translate(x, RAISED)
                p.rotate(turn)
                p.translate(-TILE / 2, -TILE / 2)
                paint_shadow(p, QRectF(0, 0, TILE, TILE), 3)
                paint_face(p, kind, price, TILE)
        _darken(p, RIM - 12, RIM + 4, 0.6)


def _darken(p: QPainter, top: float, bottom: float, share: float) -> None:
    shades = down(top, bottom, colour(DARK, 0.0), colour(DARK, share))
    p.fillRect(QRectF(-HALF, top, 2 * HALF, bottom - top), shades)


def _paint_front(p: QPainter) -> None:
    for left in (-84, 64):
        foot = rounded(QRectF(left, BOTTOM - 3, 20, 10), 3)
        shape(p, foot, down(BOTTOM, BOTTOM + 7, *INSIDE), OUTLINE, 1.4)
    front = polygon([(-HALF, RIM), (HALF, RIM), (FOOT_HALF, BOTTOM), (-FOOT_HALF, BOTTOM)])
    shape(p, front, down(RIM, BOTTOM, *WOOD), OUTLINE, 2)
    with clipped(p, front):
        for y in (41, 64):
            segment(p, (-HALF, y), (HALF, y), colour(OUTLINE, 0.55), 1.4)
            segment(p, (-HALF, y + 1.6), (HALF, y + 1.6), colour("#FFE3B0", 0.22), 1)
        _darken(p, BOTTOM - 14, BOTTOM, 0.35)
    for x in STRAPS:
        strap = box(x - STRAP / 2, RIM, x + STRAP / 2, BOTTOM - 1)
        shape(p, strap, down(RIM, BOTTOM, *BRASS), BRASS_EDGE, 1.2)
        for rivet in (34, 52.5, 77):
            shape(p, ellipse(x, rivet, 2.4), BRASS[0], BRASS_EDGE, 0.9)
    for side in (-1, 1):
        corner = polygon(
            [(side * FOOT_HALF, BOTTOM), (side * (FOOT_HALF - 17), BOTTOM), (side * (FOOT_HALF + 1.2), 70)]
        )
        shape(p, corner, down(70, BOTTOM, *BRASS), BRASS_EDGE, 1.2)
    rim = rounded(QRectF(-HALF - 3, RIM - 3, 2 * HALF + 6, 11), 3)
    shape(p, rim, down(RIM - 3, RIM + 8, *BRASS), BRASS_EDGE, 1.4)
    for stud in range(-92, 93, 23):
        p.fillPath(ellipse(stud, RIM + 2.5, 1.7), colour(BRASS_EDGE, 0.7))
    shape(p, khatam(0, 50, 23), down(27, 73, *BRASS), BRASS_EDGE, 1.6)
    stroke(p, khatam(0, 50, 18), colour(BRASS_EDGE, 0.6), 1)
    p.fillPath(ellipse(0, 46, 4.6), colour(DARK))
    p.fillPath(polygon([(-2, 47), (2, 47), (3.6, 59), (-3.6, 59)]), colour(DARK))
