from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ..art.cache import FaceCache
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
        paper = QRectF(self.rect()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
        if not paper.isEmpty():
            self._cache.draw_sheet(QPainter(self), paper, self.theme, self.devicePixelRatioF(), lift=0.2)
