from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

from ....model.rules.core.places.places import Face, Piece, PieceId, Place


class Slot(NamedTuple):
    """The position and appearance of a piece in its zone.

    - ``angle`` is in degrees, about the middle of the lower edge.
    - ``bare`` tiles have no walls.
    - ``visible`` is False for slots with only a position, such as another player's cards.
    - ``live`` pieces are found by the pointer: first by ``rect``, then by ``reach``.
    - ``reach``, if set, is framed by the keyboard cursor instead of ``rect``.
    - ``layer``: pieces in a higher layer cover pieces in a lower one.
    """

    piece: Piece
    rect: QRectF
    angle: float = 0.0
    bare: bool = False
    visible: bool = True
    live: bool = True
    reach: QRectF | None = None
    layer: int = 0

    @property
    def id(self) -> PieceId:
        return self.piece.id

    @property
    def place(self) -> Place:
        return self.piece.place

    @property
    def face(self) -> Face:
        return self.piece.face

    @property
    def area(self) -> QRectF:
        return self.reach if self.reach is not None else self.rect

    def covers(self, point: QPointF) -> bool:
        if not self.angle:
            return self.rect.contains(point)
        foot = QPointF(self.rect.center().x(), self.rect.bottom())
        back = QTransform().rotate(-self.angle)
        return self.rect.contains(back.map(point - foot) + foot)


def free_parts(rects: Sequence[QRectF]) -> list[QRectF]:
    """Return the part of each rectangle that the next rectangle to the right does not cover."""
    ends = [*(rect.left() for rect in rects), math.inf][1:]
    return [
        QRectF(rect.left(), rect.top(), min(rect.width(), end - rect.left()), rect.height())
        for rect, end in zip(rects, ends, strict=True)
    ]


HOVER: Final = 3.0  # units by which a usable piece rises under the pointer


class Rim(NamedTuple):
    """A line around a piece: distance from the piece, corner radius and width, in units."""

    grow: float
    corner: float
    width: float = 2.4


class PieceStyle(NamedTuple):
    """A piece's appearance, ``raised`` by units after ``later`` milliseconds at normal speed."""

    raised: float = 0.0
    rim: Rim | None = None
    opacity: float = 1.0
    later: float = 0.0


PLAIN = PieceStyle()
