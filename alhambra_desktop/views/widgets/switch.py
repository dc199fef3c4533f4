"""Switch: a check box painted as a switch."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QCheckBox, QWidget

from ..art.fonts import SEMIBOLD, sans
from ..storage.contained import contained

WIDTH, HEIGHT, GAP = 32, 18, 9
KNOB = 12.0


@contained
class Switch(QCheckBox):
    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setFont(sans(13, SEMIBOLD))
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        name = metrics.size(int(Qt.TextFlag.TextShowMnemonic), self.text())
        return QSize(WIDTH + GAP + name.width() + 4, max(HEIGHT, name.height()) + 4)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, point: QPoint) -> bool:
        return self.rect().contains(point)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, on = self.palette(), self.isChecked()
        groove = QRectF(1, (self.height() - HEIGHT) / 2, WIDTH, HEIGHT).adjusted(1, 1, -1, -1)
        text = palette.color(QPalette.ColorRole.WindowText)
        ground = palette.color(QPalette.ColorRole.Highlight if on else QPalette.ColorRole.Base)
        if not self.isEnabled():
            ground.setAlpha(90)
        lit = self.hasFocus() or self.underMouse()
        ring = palette.color(QPalette.ColorRole.Accent) if lit and self.isEnabled() else text
        painter.setPen(QPen(ring, 2.4 if self.hasFocus() else 1.2))
        painter.setBrush(ground)
        painter.drawRoundedRect(groove, groove.height() / 2, groove.height() / 2)
        left = groove.right() - KNOB - 2 if on else groove.left() + 2
        knob = QRectF(left, groove.center().y() - KNOB / 2, KNOB, KNOB)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.color(QPalette.ColorRole.HighlightedText) if on else QColor(text))
        painter.drawEllipse(knob)
        painter.setPen(text)
        painter.setFont(self.font())
        name = QRectF(WIDTH + GAP, 0, self.width() - WIDTH - GAP, self.height())
        painter.drawText(name, int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextShowMnemonic), self.text())
