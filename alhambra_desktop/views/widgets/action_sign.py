"""ExtraActionSign: the "+1 action" plate in the bar."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QSize
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ...words import phrase
from ..art.brushes import down, shape
from ..art.fonts import BOLD, sans, text_width
from ..art.geometry import khatam, round_box
from ..storage.contained import contained
from ..text.language import SPOKEN
from .labels import set_tip

HIGH: Final = 24
"""Height in pixels at normal size."""

COIN, RADIUS = 14.0, 8.0
"""Left offset of its coin's centre, and the coin's radius."""

WORDS, EDGE = 27.0, 10.0
"""Left offset of its text, and the space after it."""

SHADES: Final = ("#F9DF92", "#DDA83C")
INK, LINE = "#2A1604", "#7A4A0C"


@contained
class ExtraActionSign(QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._enlarged = 1.0
        SPOKEN.changed.connect(self._retranslate)
        self._retranslate()
        self.hide()

    def enlarge(self, enlarged: float) -> None:
        self._enlarged = enlarged
        self._retranslate()

    def _retranslate(self) -> None:
        words = phrase("bar-extra-action")
        self.setAccessibleName(words)
        set_tip(self, phrase("bar-extra-action-tip"))
        wide = text_width(words, sans(13, BOLD))
        self.setFixedSize(QSize(round(WORDS + wide + EDGE) + 1, HIGH) * self._enlarged)
        self.update()

    @property
    def coin(self) -> QPoint:
        return QPoint(round(COIN * self._enlarged), self.height() // 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._enlarged, self._enlarged)
        plate = round_box(0.5, 0.5, self.width() / self._enlarged - 0.5, HIGH - 0.5, HIGH / 2 - 0.5)
        shape(painter, plate, down(0, HIGH, *SHADES), LINE, 1.0)
        painter.setPen(QPen(QColor(LINE), 1.2))
        painter.setBrush(QColor("#FFF3C4"))
        painter.drawEllipse(QPointF(COIN, HIGH / 2), RADIUS, RADIUS)
        painter.fillPath(khatam(COIN, HIGH / 2, RADIUS * 0.62), QColor(LINE))
        painter.setPen(QColor(INK))
        painter.setFont(sans(13, BOLD))
        words = phrase("bar-extra-action")
        metrics = QFontMetricsF(painter.font())
        base = (HIGH + metrics.ascent() - metrics.descent()) / 2
        painter.drawText(QPointF(WORDS, base), words)
