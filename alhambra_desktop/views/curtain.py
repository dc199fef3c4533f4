"""Curtain: hides the hands between two people at one screen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ..words import phrase
from . import art
from .art.cache import FaceCache
from .art.fonts import BOLD, fitted, sans, serif
from .art.palette import DARK, Theme
from .key_names import key_name
from .language import SPOKEN

PERIOD = 84.0
PILL = 28.0
SMALLEST = 12


class Curtain(QWidget):
    """Covers its parent until the next player is ready; Enter, Space or a click lifts it."""

    lifted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = ""
        self._colour = ""
        self._cache = FaceCache()
        self._theme: Theme = DARK
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        SPOKEN.changed.connect(self._tell)

    def ask(self, name: str, colour: str) -> None:
        """Fall, and ask for a player."""
        self._name, self._colour = name, colour
        self._tell()
        self.show()
        self.raise_()
        self.setFocus()
        self.update()

    def _tell(self) -> None:
        self.setAccessibleName(phrase("curtain-asks", name=self._name, key=key_name("Enter")))
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter or Space: ready."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.lifted.emit()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """The keyboard stays here: nothing that is covered can be reached."""
        return not self.isVisible()

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
        name, nobody = phrase("curtain-name", name=self._name), phrase("curtain-hides")
        ready = phrase("curtain-ready", key=key_name("Enter"))
        title, below = serif(26, BOLD), sans(14)
        button = max(260.0, art.pill_width("exact", ready, PILL))
        wide = max(QFontMetricsF(below).horizontalAdvance(nobody), button) + 32
        wide = min(max(460.0, wide), rect.width() - 16)
        card = QRectF(rect.center().x() - wide / 2, rect.center().y() - 100, wide, 200)
        art.paint_panel(painter, card, self._theme)
        art.paint_seat_mark(painter, self._colour, card.center().x(), card.top() + 46, 24)
        top = QRectF(card.left() + 16, card.top() + 80, card.width() - 32, 40)
        _write(painter, top, name, title, self._theme.text)
        top.translate(0, 38)
        _write(painter, top, nobody, below, self._theme.text_2)
        button = min(button, wide - 32)
        pill = QRectF(card.center().x() - button / 2, card.bottom() - 42, button, PILL)
        art.paint_pill(painter, pill, self._theme, "exact", ready)


def _write(painter: QPainter, room: QRectF, text: str, font: QFont, colour: str) -> None:
    """A line in the middle, smaller where it would not fit."""
    font, text = fitted(text, font, room.width(), SMALLEST)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)
