"""Effects of others' moves and of the deal, painted: sums beside a tile, a pulse, courtyards that appear."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from ...model.core.values import Seat
from .. import art
from ..animation.timeline import Effect
from ..animation.watched_effects import Dawn, Grows, Pulse, Shake, Sums
from ..art.brushes import colour, down, shape, stroke
from ..art.counting import box
from ..art.fonts import BOLD, sans
from ..scene.darkness import courts_of
from ..scene.stage import Stage
from ..scene.zones.signs import count_rect
from . import growth

Made: TypeAlias = tuple[QRectF, Callable[[QPainter, float], None]]
"""Where an effect is seen, and what paints it when a part of its time from 0 to 1 is over."""

LINE, MARK, LETTER = 26.0, 8.5, 15
"""The height of a line of sums, the radius of a seat's mark in it, and the size of its figures."""

SIDE_BY_SIDE: Final = 108.0
"""In a narrower square of the market the sums stand one below the other."""

COMES, GOES = 0.09, 0.2
"""The parts of its time in which a plate of sums appears and goes."""

LARGER: Final = 0.35
"""How much larger a count is at the height of its pulse."""

BAG, SWING, SWINGS = 34.0, 11.0, 3
"""The size of a bag that is shaken, and by how many degrees and how often."""


def made(stage: Stage, effect: Effect) -> Made | None:
    """Where an effect is seen, and how it is painted; None where its place is not seen."""
    match effect:
        case Sums():
            return _sums(stage, effect)
        case Grows():
            return growth.made(stage, effect)
        case Pulse():
            return _pulse(stage, effect)
        case Dawn():
            return _dawn(stage)
        case Shake():
            return _shake(stage, effect)
    return None


# -- the highest sums beside a tile that is left over


def _sums(stage: Stage, effect: Sums) -> Made | None:
    square = stage.rect_of(effect.square)
    if square is None:
        return None
    lines = 1 if square.width() >= SIDE_BY_SIDE or len(effect.sums) < 2 else len(effect.sums)
    high = lines * LINE
    plate = QRectF(square.left() + 2, square.bottom() - LINE - 2, square.width() - 4, high)
    most = effect.sums[0][1]
    each = plate.width() / (len(effect.sums) if lines == 1 else 1)

    def paint(p: QPainter, done: float) -> None:
        p.setOpacity(max(0.0, min(1.0, done / COMES, (1 - done) / GOES)))
        art.paint_shadow(p, plate, 6.0, 0.15)
        theme = stage.faces.theme
        shape(p, box(plate, 6), down(plate.top(), plate.bottom(), theme.panel_top, theme.panel_bottom), None)
        stroke(p, box(plate.adjusted(0.5, 0.5, -0.5, -0.5), 6), theme.panel_edge, 1.2)
        for number, (seat, amount) in enumerate(effect.sums):
            column, row = (number, 0) if lines == 1 else (0, number)
            room = QRectF(plate.left() + column * each, plate.top() + row * LINE, each, LINE)
            _paint_sum(p, stage, room, seat, amount, amount == most)

    return plate.adjusted(-12, -12, 12, 16), paint


def _paint_sum(p: QPainter, stage: Stage, room: QRectF, seat: Seat, amount: int, leads: bool) -> None:
    """A seat's mark and its sum; the highest in a gold ring."""
    shown, theme = stage.shown, stage.faces.theme
    assert shown is not None
    font = sans(LETTER, BOLD)
    wide = 2 * MARK + 5 + QFontMetricsF(font).horizontalAdvance(str(amount))
    left = room.center().x() - wide / 2
    if leads:
        art.paint_leading(p, QRectF(left - 5, room.top() + 2, wide + 10, room.height() - 4), theme)
    stage.faces.mark(p, shown.book.setup.seats[seat].colour, left + MARK, room.center().y(), MARK)
    p.setFont(font)
    p.setPen(QColor(theme.text))
    text = QRectF(left + 2 * MARK + 5, room.top(), wide, room.height())
    p.drawText(text, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), str(amount))


# -- what turns up


def _pulse(stage: Stage, effect: Pulse) -> Made | None:
    supply, table = stage.supply, stage.table
    room = supply.place_rect(effect.place) if supply.isVisible() and supply.folded else None
    if room is None or table is None:
        return None
    name = supply.section_of(effect.place)
    text = next(str(shelf.count) for shelf in supply.plan(table).shelves if shelf.name == name)
    plate = supply.scene_rect(count_rect(room))

    def paint(p: QPainter, done: float) -> None:
        scale = 1.0 + LARGER * math.sin(math.pi * done)
        p.translate(plate.center())
        p.scale(scale, scale)
        p.translate(-plate.center())
        art.paint_pill(p, plate, stage.faces.theme, "new", text)

    around = LARGER * plate.width() / 2 + 3
    return plate.adjusted(-around, -around, around, around), paint


# -- the deal


def _dawn(stage: Stage) -> Made | None:
    """What lies over the grounds of the courtyards is seen less and less."""
    courts = courts_of(stage)
    whole = QRectF()
    for rect in courts:
        whole = whole.united(rect)

    def paint(p: QPainter, done: float) -> None:
        paper = colour(stage.faces.theme.panel_bottom, 1.0 - done)
        for rect in courts:
            p.fillPath(box(rect, 9), paper)

    return whole, paint


def _shake(stage: Stage, effect: Shake) -> Made | None:
    """A bag swings to and fro, held at its neck."""
    place = stage.rect_of(effect.place)
    if place is None:
        return None
    neck = QPointF(place.center().x(), place.center().y() - BAG / 2)

    def paint(p: QPainter, done: float) -> None:
        p.setOpacity(min(1.0, 6 * done, 4 * (1 - done)))
        p.translate(neck)
        p.rotate(SWING * math.sin(2 * math.pi * SWINGS * done) * (1 - done))
        stage.faces.icon(p, "bag", -BAG / 2, 0.0, BAG, QColor(stage.faces.theme.text))

    return QRectF(neck.x() - BAG, neck.y() - 6, 2 * BAG, BAG + 16), paint
