"""Finds a place where a bubble covers nothing important."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from ....model.rules.core.frozen import frozen

AWAY: Final = 9.0  # units between a bubble and its subject (or the subject's panel)
STEP: Final = 6.0  # units between two possible positions of a bubble along a side
# A bubble directly beside its subject can slide along the subject's side. At least this many units of the two
# sides must still face each other. If the subject's side is shorter, all of it must face the bubble.
HELD: Final = 18.0


class Side(IntEnum):
    EAST = 0
    SOUTH = 1
    WEST = 2
    NORTH = 3


@frozen
class Surroundings:
    """Constraints for a bubble, in scene units.

    The bubble must be within ``whole`` and outside the ``forbidden`` rectangles. ``home`` is the panel that
    contains the subject of the bubble. ``away`` is the side of the subject on which to try the bubble first.
    """

    whole: QRectF
    forbidden: tuple[QRectF, ...] = ()
    home: QRectF | None = None
    away: Side = Side.EAST


@frozen
class Spot:
    rect: QRectF
    side: Side


def side_away(place: QRectF, middle: QPointF) -> Side:
    dx, dy = place.center().x() - middle.x(), place.center().y() - middle.y()
    if abs(dx) >= abs(dy):
        return Side.EAST if dx >= 0 else Side.WEST
    return Side.SOUTH if dy >= 0 else Side.NORTH


def place_bubble(
    size: QSizeF, place: QRectF, around: Surroundings, before: Spot | None = None
) -> Spot | None:
    """Return the first free spot beside `place`, or None if no spot is free.

    If the previous spot `before` is given, it is tried first.
    """
    taken = [place, *around.forbidden]
    for some in (_again(size, place, before), candidates(size, place, around)):
        spot = _first_free(some, taken, around.whole)
        if spot is not None:
            return spot
    return None


def _first_free(spots: Iterable[Spot], taken: list[QRectF], whole: QRectF) -> Spot | None:
    for spot in spots:
        if whole.contains(spot.rect):
            hit = next((i for i, other in enumerate(taken) if spot.rect.intersects(other)), None)
            if hit is None:
                return spot
            taken.insert(0, taken.pop(hit))
    return None


def candidates(size: QSizeF, place: QRectF, around: Surroundings) -> Iterator[Spot]:
    """Yield spots around the place, then spots around ``home``.

    The sides are tried clockwise from ``away``. On each side, the middle is tried first, and then
    positions at increasing distances from the middle.
    """
    sides = [Side((around.away + turn) % len(Side)) for turn in range(len(Side))]
    for off in (None,) if around.home is None else (None, around.home):
        for side in sides:
            for slide in _slides(size, place, side, off):
                yield Spot(beside(size, place, side, slide, off), side)


def _slides(size: QSizeF, place: QRectF, side: Side, off: QRectF | None) -> Iterator[float]:
    along = side in (Side.EAST, Side.WEST)
    own, its = (size.height(), place.height()) if along else (size.width(), place.width())
    most = max(0.0, (own + its) / 2 - min(HELD, its)) * (1 if off is None else 2)
    yield 0.0
    for number in range(1, math.floor(most / STEP) + 1):
        yield number * STEP
        yield -number * STEP


def beside(size: QSizeF, place: QRectF, side: Side, slide: float, off: QRectF | None = None) -> QRectF:
    """Return the rectangle of a bubble beside `place`, `slide` units from the middle of this side.

    If `off` is given, it is a panel that contains the place. The bubble is then outside this panel, but still
    aligned with the middle of the place.
    """
    edge, middle = place if off is None else off, place.center()
    if side in (Side.EAST, Side.WEST):
        x = edge.right() + AWAY if side is Side.EAST else edge.left() - AWAY - size.width()
        return QRectF(QPointF(x, middle.y() - size.height() / 2 + slide), size)
    y = edge.bottom() + AWAY if side is Side.SOUTH else edge.top() - AWAY - size.height()
    return QRectF(QPointF(middle.x() - size.width() / 2 + slide, y), size)


def _again(size: QSizeF, place: QRectF, before: Spot | None) -> Iterator[Spot]:
    if before is None:
        return
    rect = QRectF(before.rect.topLeft(), size)
    if before.side is Side.WEST:
        rect.moveRight(before.rect.right())
    elif before.side is Side.NORTH:
        rect.moveBottom(before.rect.bottom())
    yield Spot(rect, before.side)
