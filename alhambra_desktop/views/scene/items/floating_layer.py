from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from ....model.rules.core.places.places import Face, TileFace
from ..pixmaps.faces import Faces
from .layers import Plane
from .pieces import PieceItem

LIFT: Final = 1.04

CHIP: Final = 34.0
BESIDE: Final = QPointF(11, 15)

# A carried piece can be shown as a chip: a small picture beside the pointer. A diagonal is the direction from
# the pointer to the chip, such as south and east.
Diagonal = tuple[str, str]
DIAGONALS: Final[tuple[Diagonal, ...]] = (("S", "E"), ("S", "W"), ("N", "E"), ("N", "W"))

SHADOW: Final = QPointF(9, 13)
GROWN: Final = ((6, 24), (3, 30), (0, 40))

STEP: Final = 16.0


class FloatingLayer(Plane):
    def __init__(self, faces: Faces) -> None:
        super().__init__(100)
        self._faces = faces
        self.carried: list[PieceItem] = []
        self._held_at = QPointF()
        self._widths: list[float] = []
        self._chip: Diagonal | None = None

    def carry(self, items: list[PieceItem], faces: list[Face], widths: list[float], point: QPointF) -> None:
        for depth, (item, face, width) in enumerate(zip(items, faces, widths, strict=True)):
            item.setParentItem(self)
            item.rest(item.pos(), 0.0, depth)
            self._show(item, face, width)
        self.carried, self._widths, self._chip = items, widths, None
        self.move(point)

    def _show(self, item: PieceItem, face: Face, width: float) -> None:
        picture = self._faces.piece_pixmap(face, width)
        size = picture.deviceIndependentSize()
        item.show_face(face, picture, QRectF(0, 0, width, width * size.height() / size.width()))
        tile = isinstance(face, TileFace)
        item.lift(self._faces.cast_shadow(width, GROWN) if tile else None, SHADOW)

    def turn(self, face: Face) -> None:
        item = self.carried[0]
        if item.face != face:
            before = item.picture
            self._show(item, face, item.size.width())
            item.turn_over(before)

    def hold(self, item: PieceItem, face: Face, rect: QRectF, angle: float) -> None:
        item.setParentItem(self)
        item.show_face(face, self._faces.piece_pixmap(face, rect.width()), rect)
        item.rest(rect.topLeft(), angle, 0.0)

    def move(self, point: QPointF) -> None:
        self._held_at = point
        for number, item in enumerate(self.carried):
            size = item.size
            offset = (number - (len(self.carried) - 1) / 2) * STEP
            corner = QPointF(offset, 0) - size.center() if self._chip is None else _beside(self._chip)
            item.setPos(point + corner)

    @property
    def held_at(self) -> QPointF | None:
        return self._held_at if self.carried else None

    def snap(self, chip: Diagonal | None) -> None:
        """If only one piece is carried, show it as a chip or, if `chip` is None, at full size."""
        if chip == self._chip or len(self.carried) != 1:
            return
        resized, self._chip = (chip is None) != (self._chip is None), chip
        (item,), (width,) = self.carried, self._widths
        if resized and item.face is not None:
            self._show(item, item.face, width if chip is None else CHIP)
        self.move(self._held_at)

    def release(self) -> list[PieceItem]:
        dropped, self.carried = self.carried, []
        for item in dropped:
            item.land()
        return dropped


def diagonal(bubble_side: str, guilty: Collection[str]) -> Diagonal:
    """Return the best direction from the pointer to a chip.

    The chip must not be on the same side of the pointer as the bubble. Among the remaining directions, return
    one with the fewest `guilty` edges. With these edges, the carried tile breaks a rule.
    """
    return min(DIAGONALS, key=lambda sides: (bubble_side in sides, sum(side in guilty for side in sides)))


def _beside(chip: Diagonal) -> QPointF:
    down, right = chip[0] == "S", chip[1] == "E"
    return QPointF(BESIDE.x() if right else -BESIDE.x() - CHIP, BESIDE.y() if down else -BESIDE.y() - CHIP)
