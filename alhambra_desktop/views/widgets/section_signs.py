"""Icons of sections, each in a square of 38 by 38 units around the origin."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from ..art.brushes import colour, segment, shape, stroke
from ..art.fonts import figure_path
from ..art.geometry import box, ellipse, khatam, outline, polygon, round_box
from ..art.marks import paint_silhouette
from ..art.painter_state import saved
from ..art.palette import WINE

CREAM, AMBER, DEEP = "#FFF4DA", "#F0C765", "#0A2A30"
FADING: Final = ((-8.0, 0.3), (-3.2, 0.55), (2.6, 1.0))
"""To look as if it moves, a card is painted three times with these horizontal offsets and opacities."""


def paint_appearance(p: QPainter) -> None:
    star = khatam(0, 0, 13)
    p.fillPath(star.intersected(box(-19, -19, 0, 19)), colour(CREAM))
    p.fillPath(star.intersected(box(0, -19, 19, 19)), colour(DEEP))
    stroke(p, star, AMBER, 1.9)
    p.fillPath(khatam(-4.8, 0, 3.2), colour(AMBER))
    p.fillPath(ellipse(4.8, 0, 2.9).subtracted(ellipse(6.2, -0.8, 2.5)), colour(AMBER))


def paint_motion(p: QPainter) -> None:
    card = round_box(-5, -8.6, 5.4, 8, 1.9)
    for x, opacity in FADING:
        with saved(p):
            p.translate(x, 0.4)
            p.rotate(x * 2)
            p.fillPath(card, colour(CREAM, opacity))
            if opacity == 1.0:
                stroke(p, card, DEEP, 1.1)
                p.fillPath(khatam(0.2, -0.3, 3.4), colour("#B8791A"))


def paint_sound(p: QPainter) -> None:
    body = outline((0, -3.5), (9, -0.5, 10, 13, 0, 13), (-10, 13, -9, -0.5, 0, -3.5))
    with saved(p):
        p.rotate(38)
        p.fillPath(body, colour(CREAM))
        p.fillRect(QRectF(-1.4, -13.5, 2.8, 12), colour(CREAM))
        p.fillPath(polygon([(-2.4, -13.5), (2.4, -13.5), (5.2, -17), (0.8, -15.8)]), colour(AMBER))
        p.fillPath(khatam(0, 5.8, 3.4), colour("#0E3F46"))
        for x in (-0.7, 0.7):
            segment(p, (x, -13), (x, 10), "#8A5A0C", 0.6)


def paint_aids(p: QPainter) -> None:
    pen = QPen(colour(CREAM), 1.9)
    pen.setDashPattern([2.2, 1.4])
    p.strokePath(box(-10, -10, 10, 10), pen)
    p.fillPath(khatam(0, 0, 7.6), colour(AMBER))
    segment(p, (-3.5, 0), (3.5, 0), DEEP, 1.9)
    segment(p, (0, -3.5), (0, 3.5), DEEP, 1.9)


def paint_keyboard(p: QPainter) -> None:
    p.fillPath(round_box(-10.6, -9.2, 10.6, 10.6, 3.4), colour("#C9A45C"))
    p.fillPath(round_box(-10.6, -10.6, 10.6, 7.6, 3.4), colour(CREAM))
    p.fillPath(khatam(0, -1.5, 5.7), colour("#0E3F46"))


def paint_house_rules(p: QPainter) -> None:
    p.fillPath(box(-8.4, -11, 9, 10), colour(CREAM))
    for y in (-13, 8.4):
        p.fillPath(round_box(-11.4, y, 11.4, y + 3.8, 1.9), colour(AMBER))
    for y in (-5.4, -1.6):
        p.fillRect(QRectF(-5.4, y, 11.4, 1.5), colour("#0E3F46", 0.75))
    p.fillPath(khatam(3.8, 4.4, 4.2), colour(WINE))


def paint_rule_sets(p: QPainter) -> None:
    for x, y, tint in ((-5.7, 4.4, "#8FD6DD"), (5.7, 4.4, AMBER), (0, -5.4, CREAM)):
        shape(p, khatam(x, y, 7.2), tint, DEEP, 1.1)


def paint_view(p: QPainter) -> None:
    lids = outline((-15, 0), (-8, -12, 8, -12, 15, 0), (8, 12, -8, 12, -15, 0))
    p.fillPath(lids, colour(CREAM))
    p.fillPath(khatam(0, 0, 7.4), colour("#0E3F46"))
    p.fillPath(khatam(0, 0, 3.4), colour(AMBER))


def paint_game(p: QPainter) -> None:
    paint_silhouette(p, "fountain", -13, -13.5, 26, CREAM)


def paint_help(p: QPainter) -> None:
    p.fillPath(khatam(0, 0, 14), colour(CREAM))
    p.fillPath(figure_path("?", 0, 0, 13, 13), colour("#0E3F46"))
