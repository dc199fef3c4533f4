"""Paints the other side of a two-sided tile, in a folded corner or as a small tile with an arrow."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from .brushes import colour, device_scale, grain, mix, radial, shape, stroke, unit_rect
from .fonts import figure_path
from .geometry import UNIT, box, ellipse, outline, polygon
from .marks import paint_badge, paint_silhouette
from .painter_state import clipped, moved
from .palette import INK, SHADOW, TYPE_COLOURS
from .pavings import paint_paving
from .tiles import paint_price, paint_rim

LEAST: Final = 40.0  # below this size in device pixels, tiles have no folded corner
# up to a tile size of ``_SMALL`` device pixels, the scale of the folded corner is 1; from there to the size
# ``_LARGE``, it falls to ``_LEAST_GROWN``
_SMALL: Final = 64.0
_LARGE: Final = 120.0
_LEAST_GROWN: Final = 0.68
_WIDE: Final = 122.0
_HIGH: Final = 72.0


def _grown(pixels: float) -> float:
    share = (pixels - _SMALL) / (_LARGE - _SMALL)
    return 1 - (1 - _LEAST_GROWN) * min(1.0, max(0.0, share))


def _fold(width: float, height: float) -> QPainterPath:
    return outline(
        (UNIT, UNIT),
        (UNIT - width, UNIT),
        (UNIT - width * 0.98, UNIT - height * 0.78, UNIT - width * 0.72, UNIT - height, UNIT, UNIT - height),
    )


def paint_small_back(p: QPainter, type_id: str, price: int, size: float) -> None:
    with moved(p, scale=size / UNIT):
        paint_paving(p, type_id)
        face = box(0, 0, UNIT, UNIT)
        grain(p, face, 0.22)
        paint_rim(p)
        stroke(p, face, INK, 8)
        paint_price(p, price, 74, 74, 60)
        paint_badge(p, type_id, UNIT - 76, UNIT - 76, 126)


def paint_turn_arrow(p: QPainter, rect: QRectF, ink: QColor) -> None:
    """Paint an arrow that starts at the left of `rect`, turns right, and points down to its lower edge."""
    width, height = rect.width(), rect.height()
    x, foot = rect.left() + 0.62 * width, rect.bottom()
    head, turn = 0.36 * height, rect.top() + 0.12 * height
    line = QPainterPath(QPointF(rect.left(), turn))
    line.cubicTo(QPointF(rect.left() + 0.4 * width, turn), QPointF(x, turn), QPointF(x, foot - 0.8 * head))
    stroke(p, line, ink, 0.11 * height)
    p.fillPath(polygon([(x - 0.7 * head, foot - head), (x + 0.7 * head, foot - head), (x, foot)]), ink)


def paint_back_hint(p: QPainter, type_id: str, price: int, size: float) -> None:
    with moved(p, scale=size / UNIT):
        pixels = UNIT * device_scale(p)
        if pixels >= LEAST:
            p.setClipRect(unit_rect(), Qt.ClipOperation.IntersectClip)
            _paint_corner(p, type_id, price, _grown(pixels))


def _paint_corner(p: QPainter, type_id: str, price: int, grow: float) -> None:
    tints = TYPE_COLOURS[type_id]
    wide, height = _WIDE * grow, _HIGH * grow
    roll = 11 * grow
    curl = _fold(wide + roll, height + roll)
    for reach, strength in ((9, 0.12), (6, 0.14), (3, 0.18)):
        p.fillPath(curl.translated(-reach * 0.4, -reach * 0.4), colour(SHADOW, strength))
    paper = radial(
        UNIT, UNIT, wide + roll, "#CDBFA2", "#CDBFA2", "#CDBFA2", "#D8CBB0", "#FFFDF6", "#F4EAD4", "#B9A784"
    )
    shape(p, curl, paper, INK, 2.2)
    under = _fold(wide, height)
    p.fillPath(under, mix(tints.centre, tints.rim, 0.5))
    with clipped(p, under):
        grain(p, under, 0.22)
        for width, strength in ((16, 0.1), (10, 0.14), (5, 0.2)):
            stroke(p, under, colour(SHADOW, strength), width * grow)
    stroke(p, under, INK, 2)
    middle = UNIT - height * 0.46
    side = 46 * grow
    left, top = UNIT - wide * 0.64 - side / 2, middle + height * 0.02 - side / 2
    # without a disc, a silhouette with a cross would look like a plus sign
    badge = ellipse(left + side / 2, top + side / 2, side * 0.62, side * 0.62)
    shape(p, badge, "#FFFBF0", INK, 1.6)
    inside = 0.78 * side
    paint_silhouette(p, type_id, left + 0.11 * side, top + 0.11 * side, inside, tints.deep)
    figure = figure_path(str(price), UNIT - wide * 0.22, middle, 42 * grow, 40 * grow)
    stroke(p, figure, "#FFFBF0", 6 * grow, round_ends=True)
    p.fillPath(figure, colour("#20130B"))
