from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem

from ...storage.contained import contained

REACH: Final = 4.0  # units by which edges and glows extend beyond items


@contained
class Area(QGraphicsItem):
    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._rect = QRectF()

    def set_rect(self, rect: QRectF) -> None:
        self.prepareGeometryChange()
        self._rect = rect

    def boundingRect(self) -> QRectF:
        return self._rect


@contained
class Layer(Area):
    def __init__(self, paint: Callable[[QPainter], None], depth: float, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._paint = paint
        self.seen = QRectF()  # the part that was painted last, enlarged by ``REACH`` on every side
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setZValue(depth)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, *_: object) -> None:
        self.seen = option.exposedRect.adjusted(-REACH, -REACH, REACH, REACH)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._paint(painter)


@contained
class Plane(QGraphicsItem):
    """An item that paints nothing and moves its children together."""

    def __init__(self, depth: float, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setZValue(depth)

    def boundingRect(self) -> QRectF:
        return QRectF()


class Clip(Area):
    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        flags = QGraphicsItem.GraphicsItemFlag
        self.setFlag(flags.ItemHasNoContents)
        self.setFlag(flags.ItemClipsChildrenToShape)
