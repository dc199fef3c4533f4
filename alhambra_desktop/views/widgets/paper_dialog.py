from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QWidget

from ...model.rules.core.words.message import Message
from ...words import say
from ..art.brushes import down
from ..art.cache import FaceCache
from ..art.fonts import BLACK, sans, serif
from ..storage.contained import contained
from .access_keys import ACCESS_KEYS
from .boxes import fill, hbox, vbox
from .labels import PlainLabel
from .style import apply_style_sheet, theme_of

WOOD: Final = 8

INSIDE: Final = (WOOD + 18, WOOD + 12, WOOD + 18, WOOD + 14)


@contained
class PaperDialog(QDialog):
    """A dialog that has a title and looks like the panels of a page."""

    def __init__(
        self, title: Message, parent: QWidget | None = None, kind: Qt.WindowType = Qt.WindowType.Dialog
    ) -> None:
        super().__init__(parent, kind)
        apply_style_sheet(self)
        ACCESS_KEYS.watch(self)
        self._title, self._cache = title, FaceCache(self)
        self.heading, self.beside = PlainLabel(), PlainLabel()
        self.heading.setFont(serif(23, BLACK))
        self.beside.setFont(sans(13))
        self.beside.setWordWrap(True)
        self.beside.setProperty("role", "second")
        self.column = vbox(spacing=8, margins=INSIDE, within=self)
        head = hbox(self.heading, (self.beside, 1), spacing=12)
        fill(self.column, head)
        self.show_title()

    def show_title(self) -> None:
        self.heading.setText(say(self._title))
        self.setWindowTitle(say(self._title))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme, rect = QPainter(self), theme_of(self.palette()), QRectF(self.rect())
        painter.fillRect(rect, down(0, rect.height(), theme.wood_top, theme.wood_bottom))
        paper = rect.adjusted(WOOD, WOOD, -WOOD, -WOOD)
        self._cache.draw_sheet(painter, paper, theme, self.devicePixelRatioF())
