from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from ...art.cache import FaceCache
from ...art.palette import Theme
from ...storage.contained import contained
from ...widgets.games_list import PlainCity, paint_plain_city

SHOWPIECE: Final[PlainCity] = {
    (-2, -1): ("pavilion", 2, "NW"),
    (-1, -1): ("arcades", 8, "N"),
    (0, -1): ("tower", 9, "N"),
    (1, -1): ("garden", 10, "NE"),
    (-2, 0): ("seraglio", 5, "W"),
    (-1, 0): ("chambers", 7, ""),
    (0, 0): ("fountain", None, ""),
    (1, 0): ("seraglio", 9, ""),
    (2, 0): ("pavilion", 6, "NES"),
    (-2, 1): ("garden", 8, "WS"),
    (-1, 1): ("tower", 11, "S"),
    (0, 1): ("arcades", 6, "S"),
    (1, 1): ("chambers", 12, "ES"),
}
TILE: Final = 128.0
PICTURE_CORNER: Final = 8.0
AROUND: Final = (16, 26, -16, -16)


@contained
class TablePicture(QWidget):
    """The player's Alhambra at the last table.

    Without a table, it shows an Alhambra at dusk or, in high contrast, an Alhambra on a plain ground.
    """

    pressed = Signal()

    def __init__(self, cache: FaceCache) -> None:
        super().__init__()
        self._cache = cache
        self._city: PlainCity = SHOWPIECE
        self._lit = False
        self.theme: Theme
        self.setMouseTracking(True)
        self.setMinimumSize(200, 96)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_city(self, city: PlainCity) -> None:
        self._city = city or SHOWPIECE
        self.update()

    @property
    def frame(self) -> QRectF:
        return QRectF(self.rect())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale, frame = QPainter(self), self.devicePixelRatioF(), self.frame
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        outline = QPainterPath()
        outline.addRoundedRect(frame.adjusted(0.7, 0.7, -0.7, -0.7), PICTURE_CORNER, PICTURE_CORNER)
        painter.setClipPath(outline)
        painter.drawPixmap(frame.topLeft(), self._court(frame, scale))
        painter.setClipping(False)
        painter.setPen(QPen(QColor(self.theme.legal if self._lit else self.theme.panel_edge), 2))
        painter.drawPath(outline)

    def _court(self, frame: QRectF, scale: float) -> QPixmap:
        width, height = frame.width(), frame.height()
        room = QRectF(0, 0, width, height)

        def paint(painter: QPainter) -> None:
            inner = room.adjusted(*AROUND)
            if self._city is SHOWPIECE and not self.theme.contrast:
                from .dusk import paint_city_at_dusk  # late, because a cached picture needs no painters

                paint_city_at_dusk(painter, self._cache, self._city, room, inner, TILE, scale)
                return
            size = min(TILE, height / 4)
            painter.drawPixmap(0, 0, self._cache.court_floor(width, height, self.theme, scale))
            size = round(size * scale) / scale
            stars = self._cache.stars(size, self.theme, scale)
            painter.drawTiledPixmap(room, stars, QPointF(size - width / 2 % size, size - height / 2 % size))
            painter.drawPixmap(0, 0, self._cache.court_rim(width, height, self.theme, scale))
            paint_plain_city(painter, self._cache, self._city, inner, TILE, scale, illustrated=True)

        city = "showpiece at dusk" if self._city is SHOWPIECE else tuple(self._city.items())
        key, ground = (self.theme.name, city), QColor(self.theme.panel_bottom)
        parts = "court floor", "court rim", "stars", "edges", "face"
        return self._cache.composed("start city", key, (width, height), scale, ground, parts, paint)

    def light(self, lit: bool) -> None:
        if lit != self._lit:
            self._lit = lit
            self.setCursor(Qt.CursorShape.PointingHandCursor if lit else Qt.CursorShape.ArrowCursor)
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.light(self.frame.contains(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        self.light(False)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.frame.contains(event.position()):
            self.pressed.emit()
