"""The menu bar: carved wood with a marquetry strip towards the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QMenuBar, QWidget

from . import art
from .art.palette import Theme

STRIP: Final = 6
"""Pixels at the lower edge on which no menu stands; the style sheet pads as many."""


class MenuBar(QMenuBar):
    """The menus of a window; the strip at its lower edge has the room that the style sheet leaves it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme: Theme | None = None

    def set_theme(self, theme: Theme) -> None:
        """Paint the strip for a theme from now on."""
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The menus, and the strip below them."""
        super().paintEvent(event)
        if self._theme is not None:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            art.paint_strip(painter, QRectF(self.rect()), self._theme, "bottom")
