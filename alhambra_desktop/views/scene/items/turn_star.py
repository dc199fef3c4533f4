"""The star of whoever plays, as an item of its own: where it moves, nothing else is painted anew."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from ...storage.contained import contained
from ..pixmaps.faces import Faces

STAR: Final = 8.5
"""Its radius."""

REACH: Final = 16.0
"""Units from its middle within which it is painted, its shadow too."""


@contained
class TurnStar(QGraphicsItem):
    """A star around its origin; it may be drawn larger, and be seen less."""

    def __init__(self, faces: Faces, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._faces = faces
        self.setZValue(4)
        self.hide()

    def stand(self, at: QPointF, seen: bool) -> None:
        """Be at a point of the panel, or not be seen."""
        self.setPos(at)
        self.setVisible(seen)

    def breathe(self, scale: float, opacity: float) -> None:
        """Be drawn so many times as large, so much of it seen."""
        self.setScale(scale)
        self.setOpacity(opacity)

    def boundingRect(self) -> QRectF:
        return QRectF(-REACH, -REACH, 2 * REACH, 2 * REACH)

    def paint(self, painter: QPainter, *_: object) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._faces.turn_star(painter, 0.0, 0.0, STAR)
