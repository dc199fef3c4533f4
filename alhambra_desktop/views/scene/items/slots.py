from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

from ....model.rules.core.places.places import Face, Piece, PieceId, Place


class Slot(NamedTuple):
    """The position and appearance of a piece in its zone.

    The piece is rotated by ``angle`` degrees about the middle of its lower edge. A ``bare`` tile has no
    walls. If a piece is not ``visible``, like the cards of another player, the slot has only a position. The
    pointer finds only ``live`` pieces: by their ``rect`` or, outside the ``rect`` of all pieces, by their
    ``reach``. The keyboard cursor frames ``reach`` if it is set, otherwise ``rect``. Pieces in a higher
    ``layer`` cover pieces in a lower one.
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
    """Return, for each of several rectangles side by side, the part that the next one does not cover."""
    ends = [*(rect.left() for rect in rects), math.inf][1:]
    return [
        QRectF(rect.left(), rect.top(), min(rect.width(), end - rect.left()), rect.height())
        for rect, end in zip(rects, ends, strict=True)
    ]


HOVER: Final = 3.0  # units by which a usable piece rises under the pointer


class Rim(NamedTuple):
    """A line around a piece: its distance from the piece, its corner radius and its width, in units."""

    grow: float
    corner: float
    width: float = 2.4


class PieceStyle(NamedTuple):
    """The appearance of a piece.

    The piece is ``raised`` by this many units; it starts to rise after ``later`` ms at normal speed.
    """

    raised: float = 0.0
    rim: Rim | None = None
    opacity: float = 1.0
    later: float = 0.0


PLAIN = PieceStyle()
