from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

from ....model.rules.core.places.places import Face, Piece, PieceId, Place


class Slot(NamedTuple):
    """The position and appearance of a piece in its zone.

    - ``angle`` is the rotation about the middle of the lower edge, in degrees.
    - ``bare`` tiles have no walls.
    - ``visible`` is False for a piece that is not drawn, such as another player's card. The slot then gives
      only the position of the piece.
    - ``live`` is True if the pointer can find the piece. The pointer finds the piece whose ``rect`` is at the
      point. If there is none, it finds the piece whose ``reach`` is at the point.
    - ``reach`` is the rectangle that the keyboard cursor frames. If ``reach`` is None, it frames ``rect``.
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
    """A piece's appearance.

    A piece with this style is ``raised`` units above its slot. It starts to rise after ``later`` milliseconds
    (at normal speed).
    """

    raised: float = 0.0
    rim: Rim | None = None
    opacity: float = 1.0
    later: float = 0.0


PLAIN = PieceStyle()
