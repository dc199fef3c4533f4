from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider

from ..art.brushes import colour, down, mix, shape, stroke
from ..art.geometry import ellipse, khatam, rounded
from ..storage.contained import contained
from .style import theme_of
from .switch import GROOVE, HEART, KNOB_FACE, OUTLINE

HIGH: Final = 8.0
KNOB: Final = 11.5


@contained
class StarSlider(QSlider):
    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @property
    def _knob(self) -> float:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        control, part = QStyle.ComplexControl.CC_Slider, QStyle.SubControl.SC_SliderHandle
        x = QRectF(self.style().subControlRect(control, option, part, self)).center().x()
        return min(max(x, KNOB + 1), self.width() - KNOB - 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme, on = QPainter(self), theme_of(self.palette()), self.isEnabled()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(1.0 if on else 0.45)
        y, x = self.height() / 2, self._knob
        groove = QRectF(0, y - HIGH / 2, self.width(), HIGH)
        deep = mix(theme.plain_ground, "#000000" if theme.dark else theme.panel_edge, 0.16)
        shape(painter, rounded(groove, HIGH / 2, 0.6), deep, theme.panel_edge, 1.2)
        filled = QRectF(groove.left(), groove.top(), x, HIGH)
        shape(painter, rounded(filled, HIGH / 2, 0.6), down(y - HIGH, y + HIGH, *GROOVE), GROOVE[0], 1.2)
        knob = khatam(x, y, KNOB)
        shape(painter, knob, down(y - KNOB, y + KNOB, *KNOB_FACE), OUTLINE, 1.2)
        painter.fillPath(khatam(x, y, 4.4), colour(HEART[on]))
        if on and (self.hasFocus() or self.underMouse()):
            stroke(painter, ellipse(x, y, KNOB + 1), theme.legal, 2 if self.hasFocus() else 1.2)
