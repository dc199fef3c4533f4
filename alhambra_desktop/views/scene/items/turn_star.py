"""The star of the active player, an item of its own to avoid repainting its panel."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from ...storage.contained import contained
from ..pixmaps.faces import Faces

STAR: Final = 8.5

REACH: Final = 16.0
"""Units around its centre that it paints, including its shadow."""


@contained
class TurnStar(QGraphicsItem):
    def __init__(self, faces: Faces, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._faces = faces
        self.setZValue(4)
        self.hide()

    def stand(self, at: QPointF, seen: bool) -> None:
        self.setPos(at)
        self.setVisible(seen)

    def breathe(self, scale: float, opacity: float) -> None:
        self.setScale(scale)
        self.setOpacity(opacity)

    def boundingRect(self) -> QRectF:
        return QRectF(-REACH, -REACH, 2 * REACH, 2 * REACH)

    def paint(self, painter: QPainter, *_: object) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._faces.turn_star(painter, 0.0, 0.0, STAR)
