"""PageBar: the line at the foot of a page."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from .. import art
from ..art.cache import FaceCache
from ..art.fonts import BOLD, sans
from ..art.palette import LIGHT, Theme
from ..storage.contained import contained

HEIGHT: Final = 34


@contained
class PageBar(QWidget):
    """The bar at the foot of a page: its name or a greeting in bold, then what its keys do."""

    def __init__(self, cache: FaceCache) -> None:
        super().__init__()
        self._cache = cache
        self.theme: Theme = LIGHT
        self._first = self._then = ""
        self.setFixedHeight(HEIGHT)

    def tell(self, first: str, then: str) -> None:
        self._first, self._then = first, then
        self.setAccessibleName(f"{first} {then}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale, theme = QPainter(self), self.devicePixelRatioF(), self.theme
        painter.drawPixmap(0, 0, self._cache.bar(self.width(), self.height(), theme, "top", scale))
        star = self._cache.mark(("winner", 7), 24, scale, lambda p: art.paint_winner(p, 12, 12, 7))
        painter.drawPixmap(QPointF(12, (self.height() - 24) / 2 + 3), star)
        painter.setPen(QColor(theme.bar_text))
        room = QRectF(42, 6, self.width() - 54, self.height() - 6)
        painter.setFont(sans(14, BOLD))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self._first)
        room.setLeft(room.left() + painter.fontMetrics().horizontalAdvance(self._first) + 8)
        painter.setFont(sans(14))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self._then)
