from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from .items.panel import Panel
from .pixmaps.faces import Faces


class TableBackground:
    """Paints the background of a table, including the frames of the panels.

    If ``wooden`` is false, the background is transparent, because the page behind the table shows wood.
    """

    def __init__(self, faces: Faces, *, wooden: bool = True) -> None:
        self._faces, self._wooden = faces, wooden

    def paint(self, painter: QPainter, seen: QRectF, whole: QRectF, panels: Sequence[Panel]) -> None:
        frames = tuple((panel.scene_rect(panel.inner).getRect(), _name(panel.accent)) for panel in panels)
        size = whole.width(), whole.height()
        table_top = self._faces.table_top(frames, *size, lambda p: _frames(p, panels), wooden=self._wooden)
        if self._wooden and not whole.contains(seen):
            painter.fillRect(seen, QColor(self._faces.theme.wood_bottom))
        painter.drawPixmap(whole.topLeft(), table_top)


def _frames(painter: QPainter, panels: Sequence[Panel]) -> None:
    for panel in panels:
        painter.translate(panel.pos())
        panel.paint_frame(painter)
        painter.translate(-panel.pos())


def _name(accent: QColor | None) -> str:
    return "" if accent is None else accent.name()
