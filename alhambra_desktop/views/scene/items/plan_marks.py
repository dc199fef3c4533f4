"""Tiles of a better plan as ghosts on the city, and those that were placed instead."""

from __future__ import annotations

from typing import Final

import attrs
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from ... import art
from ...storage.contained import contained
from ..pixmaps.faces import Faces

GHOST, PLAYED = 0.7, 0.4
"""Opacities of a better tile, and of one that was placed instead."""

RIM: Final = 4.0


@attrs.frozen
class PlanMark:
    rect: QRectF
    face: QPixmap | None
    better: bool


@contained
class PlanMarks(QGraphicsObject):
    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self._faces = faces
        self._within = QRectF()
        self.marks: tuple[PlanMark, ...] = ()
        self.setZValue(90)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.hide()

    def show_marks(self, marks: tuple[PlanMark, ...], within: QRectF) -> None:
        self.prepareGeometryChange()
        self.marks, self._within = marks, within
        self.setVisible(bool(marks))
        self.update()

    def boundingRect(self) -> QRectF:
        whole = QRectF()
        for mark in self.marks:
            whole = whole.united(mark.rect.adjusted(-RIM, -RIM, RIM, RIM))
        return whole

    def paint(self, painter: QPainter, *_: object) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setClipRect(self._within)
        for mark in sorted(self.marks, key=lambda mark: mark.better):
            if mark.face is not None:
                painter.setOpacity(GHOST if mark.better else PLAYED)
                painter.drawPixmap(mark.rect.topLeft(), mark.face)
                painter.setOpacity(1.0)
            (art.paint_better if mark.better else art.paint_played)(painter, mark.rect, self._faces.theme)
