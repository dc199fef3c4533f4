"""Pieces: what lies on the table as items of the scene, each one picture of a face."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsPixmapItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from ...model.core.table import Face, PieceId
from .faces import Faces
from .slots import PLAIN, Dress

EDGE: Final = "#FFF8E6"
"""The light edge of a lifted tile."""

AROUND: Final = 4.0
"""Room for a rim outside a piece, in units."""


class PieceItem(QGraphicsObject):
    """A piece: one picture, stretched while the camera zooms, with what it wears around it.

    Its origin is the north-west corner of the picture. It keeps its identity whatever it shows and wherever
    it lies; where that is, zones and the air say.
    """

    def __init__(self, faces: Faces, id_: PieceId) -> None:
        super().__init__()
        self.id = id_
        self.face: Face | None = None
        self.live = True
        self.drawn: object = None
        """What its picture was made from."""
        self._faces = faces
        self._picture = QPixmap()
        self._rect = QRectF()
        self._dress = PLAIN
        self._home = QPointF()
        self._edged = False
        self._shadow: QGraphicsPixmapItem | None = None

    # -- what is seen

    def show_face(self, face: Face, picture: QPixmap, rect: QRectF) -> None:
        """Show a face by a picture as large as a rectangle."""
        self.face = face
        if picture.cacheKey() != self._picture.cacheKey():
            self._picture = picture
            self.update()
        if rect.size() != self._rect.size():
            self.prepareGeometryChange()
            self._rect = QRectF(QPointF(0, 0), rect.size())
            self.setTransformOriginPoint(self._rect.width() / 2, self._rect.height())
            self.update()

    @property
    def dress(self) -> Dress:
        """What it wears."""
        return self._dress

    def wear(self, dress: Dress) -> None:
        """Be raised, rimmed or dimmed."""
        if dress == self._dress:
            return
        if dress.rim != self._dress.rim:
            self.prepareGeometryChange()
            self.update()
        self._dress = dress
        self.setOpacity(dress.opacity)
        self.setPos(self._home - QPointF(0, dress.raised))

    def rest(self, corner: QPointF, angle: float, depth: float, shown: bool = True) -> None:
        """Lie with the north-west corner at a point of the parent, leaning by an angle, at a depth."""
        self._home = corner
        self.setPos(corner - QPointF(0, self._dress.raised))
        self.setRotation(angle)
        self.setZValue(depth)
        self.setVisible(shown)

    @property
    def size(self) -> QRectF:
        """Its rectangle without what it wears, in its own coordinates."""
        return self._rect

    # -- in the air

    def lift(self, shadow: QPixmap | None, offset: QPointF) -> None:
        """Cast a shadow that was painted before, its picture's corner at an offset; lose what it wore."""
        self._edge(shadow is not None)
        if shadow is not None:
            if self._shadow is None:
                self._shadow = QGraphicsPixmapItem(self)
                self._shadow.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
            self._shadow.setPixmap(shadow)
            self._shadow.setOffset(offset)
        self.update()

    def land(self) -> None:
        """Cast no shadow any more."""
        if self._shadow is not None:
            self._shadow.setParentItem(None)  # type: ignore[arg-type]
            if (scene := self._shadow.scene()) is not None:
                scene.removeItem(self._shadow)
            self._shadow = None
        self._edge(False)
        self.setScale(1.0)
        self.setOpacity(self._dress.opacity)
        self.update()

    def _edge(self, edged: bool) -> None:
        """Reach as far as its edge; Qt finds items by where they were, so it is told before."""
        if edged != self._edged:
            self.prepareGeometryChange()
            self._edged = edged

    # -- as an item

    def boundingRect(self) -> QRectF:
        """The picture, and the rim where there is one."""
        if self._edged or self._dress.rim is not None:
            return self._rect.adjusted(-AROUND, -AROUND, AROUND, AROUND)
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """The picture, then the rim."""
        painter.drawPixmap(QPointF(0, 0), self._picture)
        rim = self._dress.rim
        if rim is not None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self._faces.theme.legal), rim.width))
            grown = self._rect.adjusted(-rim.grow, -rim.grow, rim.grow, rim.grow)
            painter.drawRoundedRect(grown, rim.corner, rim.corner)
        if self._edged:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(EDGE), 2))
            painter.drawRect(self._rect)
