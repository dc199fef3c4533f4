"""Paper: a panel with a shadow as a widget."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ..art.cache import SHADOW_MARGIN, FaceCache
from ..art.palette import LIGHT, Theme
from ..storage.contained import contained
from .boxes import vbox

SHADOW: Final = 8


@contained
class Paper(QWidget):
    def __init__(self, cache: FaceCache, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cache = cache
        self.theme: Theme = LIGHT
        margins = (SHADOW + 14, SHADOW + 6, SHADOW + 14, SHADOW + 12)
        self.column = vbox(spacing=6, margins=margins, within=self)

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        scale = self.devicePixelRatioF()
        width, height = float(self.width() - 2 * SHADOW), float(self.height() - 2 * SHADOW)
        if width <= 0 or height <= 0:
            return
        corner = QPointF(SHADOW, SHADOW)
        shadow = self._cache.shadow(width, height, 9, 0.2, scale)
        painter.drawPixmap(corner - QPointF(SHADOW_MARGIN, SHADOW_MARGIN), shadow)
        painter.drawPixmap(corner, self._cache.panel(width, height, self.theme, None, scale))
