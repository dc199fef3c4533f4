"""Air: the layer above all zones, in which pieces are carried and fly."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ...model.core.table import Face, TileFace
from .faces import Faces
from .pieces import PieceItem

LIFT: Final = 1.04
"""How much larger a carried piece is."""

FADED: Final = 0.62
"""How visible a carried piece stays where it may not be put."""

CHIP: Final = 34.0
BESIDE: Final = QPointF(11, 15)
"""The size of a carried piece while its ghost shows where it would lie, and how far from the pointer."""

SHADOW: Final = QPointF(9, 13)
GROWN: Final = ((6, 24), (3, 30), (0, 40))
"""How far the shadow of a carried tile falls; how far each of its layers grows, and how dark it is."""

STEP: Final = 16.0
"""Units from one of several carried cards to the next."""


class Air(QGraphicsItem):
    """Holds the pieces that are nowhere on the table: a transform and nothing else."""

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self._faces = faces
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setZValue(100)
        self.carried: list[PieceItem] = []
        self._held_at = QPointF()
        self._widths: list[float] = []
        self._snapped = False

    def boundingRect(self) -> QRectF:
        """Nothing."""
        return QRectF()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Nothing."""

    # -- carrying

    def carry(self, items: list[PieceItem], faces: list[Face], widths: list[float], point: QPointF) -> None:
        """Hold pieces at a point; tiles cast a shadow."""
        for depth, (item, face, width) in enumerate(zip(items, faces, widths, strict=True)):
            item.setParentItem(self)
            item.rest(item.pos(), 0.0, depth)
            self._show(item, face, width)
        self.carried, self._widths, self._snapped = items, widths, False
        self.move(point)

    def _show(self, item: PieceItem, face: Face, width: float) -> None:
        picture = self._faces.piece_pixmap(face, width)
        size = picture.deviceIndependentSize()
        item.show_face(face, picture, QRectF(0, 0, width, width * size.height() / size.width()))
        tile = isinstance(face, TileFace)
        item.lift(self._faces.cast_shadow(width, GROWN) if tile else None, SHADOW)

    def turn(self, face: Face) -> None:
        """Show another side of the one piece that is carried."""
        item = self.carried[0]
        if item.face != face:
            before = item.picture
            self._show(item, face, item.size.width())
            item.turn_over(before)

    def hold(self, item: PieceItem, face: Face, rect: QRectF, angle: float) -> None:
        """Let a piece be over a rectangle."""
        item.setParentItem(self)
        item.show_face(face, self._faces.piece_pixmap(face, rect.width()), rect)
        item.rest(rect.topLeft(), angle, 0.0)

    def move(self, point: QPointF) -> None:
        """Hold what is carried at another point."""
        self._held_at = point
        for number, item in enumerate(self.carried):
            size = item.size
            aside = (number - (len(self.carried) - 1) / 2) * STEP
            corner = BESIDE if self._snapped else QPointF(aside, 0) - size.center()
            item.setPos(point + corner)

    @property
    def held_at(self) -> QPointF | None:
        """The point at which something is carried; None where nothing is."""
        return self._held_at if self.carried else None

    def snap(self, snapped: bool) -> None:
        """Be a chip beside the pointer while a ghost is the piece that is carried."""
        if snapped == self._snapped or len(self.carried) != 1:
            return
        self._snapped = snapped
        (item,), (width,) = self.carried, self._widths
        if item.face is not None:
            self._show(item, item.face, CHIP if snapped else width)
        self.move(self._held_at)

    def fade(self, faded: bool) -> None:
        """Let what lies below be seen."""
        for item in self.carried:
            item.setOpacity(FADED if faded else 1.0)

    def let_go(self) -> list[PieceItem]:
        """Carry nothing any more; what was carried is still here."""
        gone, self.carried = self.carried, []
        for item in gone:
            item.land()
        return gone
