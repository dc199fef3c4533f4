"""Slots: where each piece of a zone lies, and what it wears while something is lifted or pointed at."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

from ....model.rules.core.places.places import Face, Piece, PieceId, Place


class Slot(NamedTuple):
    """Where a piece lies, before it leans by an ``angle`` (degrees) about the middle of its lower edge.

    A ``bare`` tile has nothing on its edges. One that is not ``shown`` has only a position, such as a card in
    another's hand. ``reach`` is where pointing means it, if that is not just its rectangle; a piece that is
    not ``live`` cannot be pointed at. Higher layers lie above lower ones.
    """

    piece: Piece
    rect: QRectF
    angle: float = 0.0
    bare: bool = False
    shown: bool = True
    live: bool = True
    reach: QRectF | None = None
    layer: int = 0

    @property
    def id(self) -> PieceId:
        return self.piece.id

    @property
    def place(self) -> Place:
        """The place that it lies at."""
        return self.piece.place

    @property
    def face(self) -> Face:
        """What is seen of it."""
        return self.piece.face

    @property
    def area(self) -> QRectF:
        """Where pointing means it."""
        return self.reach if self.reach is not None else self.rect

    def covers(self, point: QPointF) -> bool:
        """True where a point lies on it as it leans."""
        if not self.angle:
            return self.rect.contains(point)
        foot = QPointF(self.rect.center().x(), self.rect.bottom())
        back = QTransform().rotate(-self.angle)
        return self.rect.contains(back.map(point - foot) + foot)


def free_parts(rects: Sequence[QRectF]) -> list[QRectF]:
    """The part of each of some rectangles side by side that the next one leaves free."""
    ends = [*(rect.left() for rect in rects), math.inf][1:]
    return [
        QRectF(rect.left(), rect.top(), min(rect.width(), end - rect.left()), rect.height())
        for rect, end in zip(rects, ends, strict=True)
    ]


HOVER: Final = 3.0
"""How far what can be lifted or pressed rises under the pointer, in units."""


class Rim(NamedTuple):
    """A line around a piece: so far outside it, with corners of a radius, of a width (units)."""

    grow: float
    corner: float
    width: float = 2.4


class PieceStyle(NamedTuple):
    """How a piece differs from how it lies: raised by so many units, with a rim, dimmed by opacity.

    It is raised so many milliseconds ``later``, at normal speed, than it is dressed.
    """

    raised: float = 0.0
    rim: Rim | None = None
    opacity: float = 1.0
    later: float = 0.0


PLAIN = PieceStyle()
