from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar, QStyleOptionMenuItem

from ..art.cache import FaceCache
from ..art.geometry import rounded
from ..art.palette import Theme
from ..commands.touch import TOUCH
from ..storage.contained import contained
from .access_keys import ACCESS_KEYS, without_access_key
from .style import apply_style_sheet

# If a window is wider and higher than this, its bars are enlarged.
WINDOW: Final = QSize(1280, 800)
LETTERS: Final = 13
PADDING: Final = (5, 10)
LOW_PADDING: Final = (2, 10)
LOW: Final = 760
"""If a window is lower than this, its menu bar has less padding, to leave room for the page."""

TOUCH_PADDING: Final = (12, 14)

STRIP: Final = 6

CORNER: Final = 8


@contained
class MenuBar(QMenuBar):
    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._theme: Theme | None = None
        self._cache = FaceCache()
        self.enlarged, self._low = 0.0, False
        self._follow(window)
        window.installEventFilter(self)
        ACCESS_KEYS.watch(window)

    @property
    def letters(self) -> int:
        return round(LETTERS * self.enlarged)

    @property
    def strip(self) -> int:
        return round(STRIP * self.enlarged)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._apply_style_sheet()
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show) and isinstance(watched, QMainWindow):
            self._follow(watched)
        return super().eventFilter(watched, event)

    def _follow(self, window: QMainWindow) -> None:
        # Ignore the height of a hidden window. The height may still change, and a new style sheet is slow.
        look = bar_scale(window.size()), window.isVisible() and window.height() < LOW
        if look != (self.enlarged, self._low):
            self.enlarged, self._low = look
            self._apply_style_sheet()

    def _apply_style_sheet(self) -> None:
        padding = TOUCH_PADDING if TOUCH.on else LOW_PADDING if self._low else PADDING
        above, beside = (round(pixels * self.enlarged) for pixels in padding)
        apply_style_sheet(
            self,
            f"QMenuBar {{ font-size: {self.letters}px; }}"
            f"QMenuBar::item {{ padding: {above}px {beside}px; margin-bottom: {self.strip}px; }}",
        )

    def initStyleOption(self, option: QStyleOptionMenuItem, action: QAction) -> None:
        super().initStyleOption(option, action)
        if not ACCESS_KEYS.shown:
            option.text = without_access_key(action.text())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._theme is not None:
            size = self.width(), self.height()
            strip = self._cache.strip(*size, self.enlarged, self._theme, self.devicePixelRatioF())
            painter = QPainter(self)
            painter.drawPixmap(0, 0, strip)


def bar_scale(window: QSize) -> float:
    """Return the factor, at least 1, by which a window of this size enlarges its bars."""
    width, height = window.width() / WINDOW.width(), window.height() / WINDOW.height()
    return max(1.0, min(width, height))


@contained
class RoundMenu(QMenu):
    """A menu with round corners.

    A mask cuts off the corners, because some desktops do not support transparent corners.
    """

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # If the mask were not larger than the menu, it would cut off the border.
        around = QRectF(self.rect()).adjusted(-0.5, -0.5, 0.5, 0.5)
        outline = rounded(around, CORNER)
        self.setMask(QRegion(outline.toFillPolygon().toPolygon()))
