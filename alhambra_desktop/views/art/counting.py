from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from .brushes import colour, down, glow, mix, shape, soft_shadow, stroke
from .fonts import figure_path
from .geometry import curve, khatam, polygon, rounded
from .palette import Theme
from .panels import paint_shadow

IVORY: Final = "#FFF8E6"
HALO: Final = "#FFE9B8"
GOLD: Final = "#F7D980"
INK: Final = "#33190B"
LINE: Final = "#5A3A08"
WINE: Final = "#7A2331"
DARKNESS: Final = "#170C05"

FOLD: Final = 16.0

PLATE_FIGURE: Final = "#744A06"  # colour of numbers on gold plates in the light theme; contrast 5.5:1


def figure_on_plate(theme: Theme) -> str:
    return theme.figure if theme.dark else PLATE_FIGURE


def lit_shape(rect: QRectF, token: bool) -> QPainterPath:
    return rounded(rect, rect.width() / 2 if token else 1.5)


def paint_lit(p: QPainter, rect: QRectF, token: bool) -> None:
    glow(p, lit_shape(rect, token), HALO, max(7.0, rect.width() * 0.17), 0.55)


def paint_lit_rim(p: QPainter, rect: QRectF, token: bool) -> None:
    stroke(p, lit_shape(rect, token), IVORY, 2.4 if rect.width() > 58 else 1.8)


def paint_count(p: QPainter, text: str, at: QPointF, radius: float) -> None:
    star = khatam(at.x(), at.y(), radius)
    soft_shadow(p, star, (1, 2), 3, 0.45)
    shape(p, star, IVORY, LINE, 1.3)
    p.fillPath(figure_path(text, at.x(), at.y(), radius * 1.05, radius * 1.2), colour(INK))


def paint_head(p: QPainter, text: str, at: QPointF, radius: float) -> None:
    star = khatam(at.x(), at.y(), radius)
    glow(p, star, HALO, radius * 0.7, 0.6)
    shape(p, star, "#FFF3B8", "#7A3B00", 1.6)
    p.fillPath(figure_path(text, at.x(), at.y(), radius * 0.95, radius * 1.3), colour(INK))


def paint_points(p: QPainter, text: str, at: QPointF, radius: float) -> None:
    star = khatam(at.x(), at.y(), radius)
    glow(p, star, HALO, 9, 0.5)
    soft_shadow(p, star, (3, 5), 5, 0.5)
    shape(p, star, down(at.y() - radius, at.y() + radius, "#F9DF92", "#CE942C"), LINE, 1.4)
    p.fillPath(figure_path(text, at.x(), at.y(), radius * 0.8, radius * 1.35), colour(INK))


def paint_spark(p: QPainter, at: QPointF, share: float) -> None:
    p.fillPath(khatam(at.x(), at.y(), 2 + 3.6 * share), colour("#FFE3A0", 0.15 + 0.65 * share))


def paint_banner(p: QPainter, rect: QRectF, theme: Theme) -> None:
    for x, way in ((rect.left(), -1), (rect.right(), 1)):
        tail = polygon(
            [
                (x, rect.top() + 14),
                (x + way * FOLD, rect.top() + 14),
                (x + way * (FOLD - 8), rect.center().y() + 7),
                (x + way * FOLD, rect.bottom() + 8),
                (x, rect.bottom() + 8),
            ]
        )
        shape(p, tail, mix(WINE, "#000000", 0.25), "#2A0A10", 1.2)
    paint_shadow(p, rect, 6, 0.5)
    shape(
        p, rounded(rect, 6), down(rect.top(), rect.bottom(), theme.panel_top, theme.panel_bottom), WINE, 2.4
    )
    stroke(p, rounded(rect.adjusted(4.5, 4.5, -4.5, -4.5), 4), colour("#E8C77A"), 1.2)


def paint_brace(p: QPainter, x: float, top: float, bottom: float, theme: Theme) -> None:
    middle, reach = (top + bottom) / 2, min(10.0, (bottom - top) / 4)
    path = curve(
        (x, top),
        (x + reach, top, x + 2, middle, x + reach + 2, middle),
        (x + 2, middle, x + reach, bottom, x, bottom),
    )
    stroke(p, path, theme.stud, 2.2)


def paint_merlon(p: QPainter, x: float, top: float, filled: bool, theme: Theme, width: float = 13.0) -> None:
    """Paint a merlon, 16 units high."""
    a, b = x + width * 4 / 13, x + width * 9 / 13
    end, low, notch = x + width, top + 16, top + 5
    merlon = polygon([(x, low), (x, top), (a, top), (a, notch), (b, notch), (b, top), (end, top), (end, low)])
    if filled:
        shape(p, merlon, down(top, low, "#FFE9A8", "#E0A93A"), "#7A3B00", 1)
    else:
        stroke(p, merlon, colour(theme.text_2, 0.28), 1)


def paint_plate(p: QPainter, rect: QRectF, theme: Theme) -> None:
    shape(p, rounded(rect, 6), colour(GOLD, 0.25 if theme.dark else 0.5), theme.stud, 1.6)
