"""Move lights: paints lines, counted buildings, coins and rings, lit for a moment beside pieces that move."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ...model.core.geometry.city import ORIGIN
from ...model.core.table.places import CitySquare, PieceId
from ...model.core.values import Cell, Seat
from ..animation.move_lights import Blink, CoinsLight, LinesLight, Link, Ring, Star
from ..animation.timeline import Coin, Effect
from ..animation.trajectory import EASE
from ..art.counting import paint_count
from ..art.geometry import khatam
from ..scene.stage import Stage
from ..scene.zones.city_marks import paint_line

Paint: TypeAlias = Callable[[QPainter, float], None]
"""Paints an effect in units of the scene, of which a part from 0 to 1 is over."""

Way: TypeAlias = Callable[[float], QPointF]
"""How far something that moves is from its rectangle when a part from 0 to 1 is over."""


class Painting(NamedTuple):
    """Where an effect is seen, how it is painted, and its way where it moves."""

    rect: QRectF
    paint: Paint
    way: Way | None = None


GOLD, DARK, GLOW = QColor("#F2C14E"), QColor("#20130B"), QColor("#FFD75E")

RISE, COIN, SMALL = 26.0, 13.0, 8.0
"""How high a coin rises, its radius, and that in the sign that it becomes."""

RISING: Final = 0.4
"""The part of its time in which a coin rises that goes on to its sign."""

FADING: Final = 0.25
"""The part of its time in which a mark fades at its end."""

GROWING: Final = 0.2
"""The part of its time in which a line grows."""

PLUS, STAR = 15.0, 22.0
"""The radius of the star that says what a tile counts more, and of that for an exact payment, in units."""

TOKEN: Final = 0.46
"""The radius of a ring around a token, measured by its picture, which has an edge."""

AROUND: Final = 90.0
"""Units around the way of a card in which it may be, for it flies on an arc and leans."""


def painting_of(stage: Stage, effect: Effect) -> Painting | None:
    """How an effect is painted; None for what has no place on the table, and for any other."""
    match effect:
        case LinesLight():
            return _lines(stage, effect)
        case Blink():
            return _blink(stage, effect)
        case Link():
            return _link(stage, effect)
        case CoinsLight():
            return _coins(stage, effect)
        case Ring():
            return _ring(stage, effect)
        case Star():
            return _star(stage, effect)
    return None


def paint_rising(stage: Stage, effect: Coin, home: QPointF | None) -> Painting | None:
    """It rises at the right edge of what was bought and turns once; then it goes to its sign, or fades."""
    rect = stage.rect_of(effect.at)
    if rect is None:
        return None
    foot = QPointF(rect.right() - COIN, rect.center().y())
    share = 1.0 if home is None else RISING
    ways = home - foot + QPointF(0, RISE) if home is not None else QPointF()

    def way(done: float) -> QPointF:
        return ways * EASE.valueForProgress(max(0.0, (done - share) / (1 - share)))

    def paint(p: QPainter, done: float) -> None:
        risen = min(1.0, done / share)
        gone = (done - share) / (1 - share) if done > share else 0.0
        p.setOpacity(min(1.0, 5 * (1 - done)) if home is None else 1.0)
        p.translate(foot - QPointF(0, RISE * EASE.valueForProgress(risen)))
        p.scale(max(0.08, abs(math.cos(2 * math.pi * risen))), 1.0)
        stage.faces.coin(p, effect.currency, 0, 0, COIN + (SMALL - COIN) * gone)

    seen = QRectF(foot.x() - 20, foot.y() - RISE - 20, 40, RISE + 40)
    return Painting(seen, paint, way if home is not None else None)


def grid_of(stage: Stage, seat: Seat, cell: Cell) -> tuple[QPointF, float] | None:
    """Where square (0, 0) of a seat's city has its corner and how large squares are, by the tile of one."""
    table = stage.table
    here = table.lying.get(CitySquare(seat, cell), ()) if table is not None else ()
    slot = stage.slot_of(here[0], table) if here and table is not None else None
    if slot is None or not slot.shown:
        return None
    size = slot.rect.width()
    return slot.rect.topLeft() - QPointF(cell[0] * size, cell[1] * size), size


def seen_of(stage: Stage, seat: Seat) -> QRectF:
    """Where anything is seen of a seat's city: a camera cuts off some of the viewer's own one."""
    shown = stage.shown
    if shown is not None and seat == shown.viewer:
        return stage.city.seen_rect()
    return stage.player_zone(seat).sceneBoundingRect()


def _whole(corner: QPointF, size: float, cells: Iterable[Cell]) -> QRectF:
    """The rectangle of some squares, and a little around it."""
    whole = QRectF()
    for x, y in cells:
        whole |= QRectF(corner.x() + x * size, corner.y() + y * size, size, size)
    return whole.adjusted(-8, -8, 8, 8)


def _square(corner: QPointF, size: float, cell: Cell) -> QRectF:
    return QRectF(corner.x() + cell[0] * size, corner.y() + cell[1] * size, size, size)


def _lines(stage: Stage, effect: LinesLight) -> Painting | None:
    """Each line grows from square to square, all of them at once; the squares that it counts have a rim."""
    found = grid_of(stage, effect.seat, ORIGIN)
    if found is None:
        return None
    (corner, size), seen = found, seen_of(stage, effect.seat)

    def paint(p: QPainter, done: float) -> None:
        p.setClipRect(seen)
        p.setOpacity(min(1.0, (1 - done) / FADING))
        elapsed = done * effect.duration
        for line in effect.lines:
            count = len(line) - 1 if effect.each <= 0 else min(len(line) - 1, 1 + int(elapsed / effect.each))
            for cell in line[1 : 1 + count]:
                _rim(p, _square(corner, size, cell))
            p.save()
            p.translate(corner)
            paint_line(p, size, line[: 1 + count])
            p.restore()

    cells = (cell for line in effect.lines for cell in line)
    return Painting(_whole(corner, size, cells) & seen, paint)


def _blink(stage: Stage, effect: Blink) -> Painting | None:
    """Rims that come and go once, group after group."""
    cells = [cell for group in effect.groups for cell in group]
    found = grid_of(stage, effect.seat, ORIGIN)
    if found is None:
        return None
    (corner, size), seen = found, seen_of(stage, effect.seat)

    def paint(p: QPainter, done: float) -> None:
        p.setClipRect(seen)
        number, part = divmod(done * len(effect.groups), 1.0)
        lit = effect.groups[min(int(number), len(effect.groups) - 1)]
        p.setOpacity(math.sin(math.pi * part))
        if effect.at_once:
            lit = tuple(cells)
            p.setOpacity(min(1.0, (1 - done) / FADING))
        for cell in lit:
            _rim(p, _square(corner, size, cell))

    return Painting(_whole(corner, size, cells) & seen, paint)


def _rim(p: QPainter, rect: QRectF) -> None:
    """The bright rim of a square that counts."""
    p.setBrush(Qt.BrushStyle.NoBrush)
    width = max(1.6, rect.width() / 24)
    for colour, wide in ((DARK, 2 * width), (GLOW, width)):
        p.setPen(QPen(colour, wide))
        p.drawRoundedRect(rect.adjusted(width, width, -width, -width), 3, 3)


def _middle(stage: Stage, piece: PieceId) -> QRectF | None:
    """Where a piece lies, or will when it has landed."""
    table = stage.table
    slot = stage.slot_of(piece, table) if table is not None else None
    return slot.rect if slot is not None and slot.shown else None


def _link(stage: Stage, effect: Link) -> Painting | None:
    """A line that grows from a card to the tile that it counts, and there how many more that is."""
    card, tile = _middle(stage, effect.piece), _middle(stage, effect.tile)
    if card is None or tile is None:
        return None
    begin, end = card.center(), tile.center()
    badge = tile.topRight() + QPointF(-2, 2)
    radius = max(9.0, min(PLUS, tile.width() / 3))

    def paint(p: QPainter, done: float) -> None:
        p.setOpacity(min(1.0, (1 - done) / FADING))
        head = begin + (end - begin) * EASE.valueForProgress(min(1.0, done / GROWING))
        for colour, wide in ((DARK, 4.5), (GLOW, 2.5)):
            p.setPen(QPen(colour, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            p.drawLine(begin, head)
        if done >= GROWING:
            _rim(p, tile)
            paint_count(p, "+1", badge, radius)

    seen = QRectF(begin, end).normalized() | tile
    return Painting(seen.adjusted(-PLUS - 6, -PLUS - 6, PLUS + 6, PLUS + 6), paint)


def _coins(stage: Stage, effect: CoinsLight) -> Painting | None:
    """A glow around the coins of a card, wherever it flies."""
    begin, end = stage.rect_of(effect.begin), stage.rect_of(effect.end)
    spots = stage.faces.view.lights.get(effect.card)
    if begin is None or end is None or spots is None:
        return None

    def paint(p: QPainter, done: float) -> None:
        flying = stage.item(effect.piece)
        if flying is None or not flying.isVisible():
            return
        width = flying.size.width()
        light = QColor(GLOW)
        light.setAlphaF(0.95 * math.sin(math.pi * min(1.0, 0.15 + 0.85 * done)))
        p.setBrush(Qt.BrushStyle.NoBrush)
        for x, y, radius in spots(width * stage.faces.scale):
            middle = flying.mapToScene(QPointF(x * width, y * width))
            for grown, wide in ((1.15, 2.4), (1.5, 1.2)):
                p.setPen(QPen(light, wide))
                p.drawEllipse(middle, grown * radius * width, grown * radius * width)

    return Painting((begin | end).adjusted(-AROUND, -AROUND, AROUND, AROUND), paint)


def _ring(stage: Stage, effect: Ring) -> Painting | None:
    """A ring around what came here or woke, that fades."""
    rect = _middle(stage, effect.piece)
    if rect is None:
        return None
    radius = TOKEN * rect.width()

    def paint(p: QPainter, done: float) -> None:
        p.setOpacity(min(1.0, (1 - done) / FADING))
        p.setBrush(Qt.BrushStyle.NoBrush)
        for colour, wide in ((DARK, 5.0), (GLOW, 3.0)):
            p.setPen(QPen(colour, wide))
            p.drawEllipse(rect.center(), radius, radius)

    return Painting(rect.adjusted(-8, -8, 8, 8), paint)


def _star(stage: Stage, effect: Star) -> Painting | None:
    """A gold khatam in the middle of what was paid exactly."""
    rect = stage.rect_of(effect.at)
    if rect is None:
        return None
    middle, radius = rect.center(), min(STAR, min(rect.width(), rect.height()) / 3)

    def paint(p: QPainter, done: float) -> None:
        p.setOpacity(min(1.0, (1 - done) / FADING))
        p.setBrush(GOLD)
        p.setPen(QPen(DARK, 1.6))
        p.drawPath(khatam(middle.x(), middle.y(), radius))

    reach = radius + 4
    return Painting(QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach), paint)
