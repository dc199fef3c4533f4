"""Ground: the wooden table and the frames on it, as one picture."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from .items.panel import Panel
from .pixmaps.faces import Faces


class Ground:
    """The background of all panels, kept as a picture until a frame moves."""

    def __init__(self, faces: Faces) -> None:
        self._faces = faces
        self._kept: tuple[object, QPixmap] | None = None

    def paint(self, painter: QPainter, seen: QRectF, whole: QRectF, panels: Sequence[Panel]) -> None:
        frames = [(panel.scene_rect(panel.inner).getRect(), panel.accent) for panel in panels]
        facts = (whole.size().toTuple(), self._faces.scale, self._faces.theme.name, frames)
        if self._kept is None or self._kept[0] != facts:
            picture = self._faces.table_top(whole.width(), whole.height(), lambda p: _frames(p, panels))
            self._kept = (facts, picture)
        if not whole.contains(seen):
            painter.fillRect(seen, QColor(self._faces.theme.wood_bottom))
        painter.drawPixmap(whole.topLeft(), self._kept[1])


def _frames(painter: QPainter, panels: Sequence[Panel]) -> None:
    for panel in panels:
        painter.translate(panel.pos())
        panel.paint_frame(painter)
        painter.translate(-panel.pos())
