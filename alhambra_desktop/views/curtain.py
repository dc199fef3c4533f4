"""Curtain: hides the hands between two people at one screen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from . import art
from .art.fonts import BOLD, sans, serif
from .art.palette import DARK, Theme

PERIOD = 84.0


class Curtain(QWidget):
    """Covers its parent until the next player is ready; Enter, Space or a click lifts it."""

    lifted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = ""
        self._colour = ""
        self._cache = art.FaceCache()
        self._theme: Theme = DARK
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def ask(self, name: str, colour: str) -> None:
        """Fall, and ask for a player."""
        self._name, self._colour = name, colour
        self.setAccessibleName(f"Pass the screen to {name}, then press Enter")
        self.show()
        self.raise_()
        self.setFocus()
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter or Space: ready."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.lifted.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click: ready."""
        self.lifted.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Nothing below feels it."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Stars, a mark, a name."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        scale = self.devicePixelRatioF()
        painter.fillRect(rect, QColor(self._theme.court_rim))
        floor = self._cache.court_floor(rect.width(), rect.height(), self._theme, scale)
        painter.drawPixmap(0, 0, floor)
        painter.drawTiledPixmap(self.rect(), self._cache.stars(PERIOD, self._theme, scale))
        card = QRectF(rect.center().x() - 230, rect.center().y() - 90, 460, 180)
        art.paint_panel(painter, card, self._theme)
        art.paint_seat_mark(painter, self._colour, card.center().x(), card.top() + 44, 20)
        painter.setPen(QColor(self._theme.text))
        painter.setFont(serif(26, BOLD))
        line = QRectF(card.left(), card.top() + 72, card.width(), 40)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, f"{self._name}, it is your turn")
        painter.setPen(QColor(self._theme.text_2))
        painter.setFont(sans(14))
        line.translate(0, 44)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, "Take the screen, then press Enter or click")
