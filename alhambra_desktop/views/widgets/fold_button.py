from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QPushButton

from ..art.brushes import stroke
from ..art.fonts import BOLD, serif, text_width
from ..art.geometry import curve, rounded
from ..storage.contained import contained
from .labels import use_hand_cursor
from .painting import LEFT, write


@contained
class FoldButton(QPushButton):
    """A title that opens and closes a part of a page."""

    def __init__(self, left: int = 14) -> None:
        super().__init__()
        self._left = left
        self.setCheckable(True)
        self.setFont(serif(17, BOLD))
        self.setAutoDefault(False)
        use_hand_cursor(self)

    def sizeHint(self) -> QSize:
        return QSize(round(text_width(self.text(), self.font())) + self._left + 26, 40)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, palette = QPainter(self), self.palette()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = palette.color(QPalette.ColorRole.WindowText)
        y, x = self.height() / 2, self._left
        tip = ((x - 3, y - 6), (x + 3, y), (x - 3, y + 6))
        if self.isChecked():
            tip = ((x - 6, y - 3), (x, y + 3), (x + 6, y - 3))
        stroke(painter, curve(*tip), ink, 2.2, round_ends=True)
        font = self.font()
        font.setUnderline(self.underMouse())
        write(painter, QRectF(self._left + 14, 0, self.width(), self.height()), self.text(), font, ink, LEFT)
        if self.hasFocus():
            ring = rounded(QRectF(self.rect()), 8, 1.5)
            stroke(painter, ring, palette.color(QPalette.ColorRole.Accent), 2)
