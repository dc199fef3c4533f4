from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from ...art.cache import FaceCache
from ...art.fonts import BLACK, SEMIBOLD, sans, serif, text_width
from ...art.palette import Theme
from ...widgets.labels import PlainLabel
from ...widgets.paper_card import ROUND

INK: Final = {False: "#FFF3DA", True: "#E8C677"}
EDGE: Final = {False: "#4A2D18", True: "#120B07"}


def _name_path() -> QPainterPath:
    path = QPainterPath()
    path.addText(26, 47, serif(44, BLACK), "Alhambra")
    return path


def name_end() -> float:
    return _name_path().boundingRect().right()


def paint_name_ground(
    painter: QPainter, cache: FaceCache, theme: Theme, size: QSize, scale: float, band: tuple[float, float]
) -> None:
    """Paint the wood and the name. If there is room, paint stars between the x coordinates in `band`."""
    painter.drawPixmap(0, 0, cache.wood(size.width(), size.height(), theme, scale))
    name = _name_path()
    pen = QPen(QColor(EDGE[theme.dark]), 4)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(name, pen)
    painter.fillPath(name, QColor(INK[theme.dark]))
    left, right = band
    room = QRectF(left, 12, right - left, 40)
    if room.width() < 80:
        return
    painter.save()
    painter.setOpacity(0.42)
    painter.setClipRect(room)
    painter.drawTiledPixmap(room, cache.stars(40, theme, scale), QPointF(0, 20))
    painter.restore()
    line = QColor(INK[theme.dark])
    line.setAlphaF(0.45)
    for y in (room.top() - 1, room.bottom()):
        painter.fillRect(QRectF(left, y, room.width(), 1.2), line)


class Motto(PlainLabel):
    SIZES: Final = (14, 13, 12)
    MIDDLE: Final = 34

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self.setWordWrap(True)

    def place(self, end: int) -> None:
        text, left = self.text(), round(name_end()) + 22
        room = end - 3 * ROUND - left
        fitting = (size for size in self.SIZES if text_width(text, sans(size, SEMIBOLD)) + 4 <= room)
        self.setFont(sans(next(fitting, self.SIZES[-1]), SEMIBOLD))
        width = min(ceil(text_width(text, self.font())) + 4, room)
        height = self.heightForWidth(width)
        self.setGeometry(left, self.MIDDLE - height // 2, width, height)

    def set_theme(self, theme: Theme) -> None:
        self.setStyleSheet(f"color: {theme.text_2 if theme.dark else theme.text};")
