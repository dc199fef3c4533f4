"""Paints the legend of the lead chart: samples of its line and its band, with their names."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ...words import phrase
from ..art.fonts import sans, shortened, text_width
from ..art.palette import LIGHT, Theme
from ..storage.contained import contained
from ..text.language import capital
from ..widgets.labels import set_tip
from ..widgets.painting import write
from .axes import line_colour
from .story_chart import BAND, LINE

SAMPLE: Final = QSize(26, 12)
GAP, BETWEEN = 7, 18
HEIGHT: Final = 20


@contained
class StoryKey(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self._colour = "amber"
        self._names = ("", "")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_content(self, colour: str, lead: str) -> None:
        """Use a seat's colour for the samples. `lead` is the text beside the line."""
        self._colour, self._names = colour, (lead, capital(phrase("story-key-band")))
        self.setAccessibleName(", ".join(self._names))
        set_tip(self, phrase("story-what"))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        texts = sum(round(text_width(name, sans(13)) + 1) for name in self._names)
        return QSize(texts + 2 * (SAMPLE.width() + GAP) + BETWEEN, HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(SAMPLE.width(), HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = max(0.0, self.width() - float(self.sizeHint().width()))
        for name, paint in zip(self._names, (self._paint_line, self._paint_band), strict=True):
            sample = QRectF(left, (self.height() - SAMPLE.height()) / 2, SAMPLE.width(), SAMPLE.height())
            paint(painter, sample)
            room = QRectF(
                sample.right() + GAP, 0, max(0.0, self.width() - sample.right() - GAP), self.height()
            )
            text = shortened(name, sans(13), room.width())
            left = room.left() + write(painter, room, text, sans(13), self.theme.text) + BETWEEN

    def _paint_line(self, painter: QPainter, sample: QRectF) -> None:
        tint = line_colour(self._colour, self.theme)
        middle = sample.center()
        painter.setPen(QPen(tint, LINE))
        painter.drawLine(QPointF(sample.left(), middle.y()), QPointF(sample.right(), middle.y()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint)
        painter.drawEllipse(middle, 3.4, 3.4)

    def _paint_band(self, painter: QPainter, sample: QRectF) -> None:
        ground = line_colour(self._colour, self.theme)
        edge = QColor(ground)
        ground.setAlphaF(BAND)
        edge.setAlphaF(0.5)
        painter.setPen(QPen(edge, 1))
        painter.setBrush(ground)
        painter.drawRoundedRect(sample, 3, 3)
