from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from ...model.rules.core.words.message import Message
from ...words import phrase, say
from ..art.cache import FaceCache
from ..art.fonts import BLACK, SEMIBOLD, sans, serif, text_width
from ..art.palette import LIGHT, Theme
from ..art.people import text_beside
from ..art.people.seat_picture import SeatPicture
from ..commands.command import key_name
from ..storage.contained import contained
from ..text.language import SPOKEN
from .boxes import fill, hbox, vbox
from .labels import Clicked, PlainLabel, push_button, set_tip

ROUND: Final = 4  # pixels of shadow around the paper
INSIDE: Final = (16, 10, 16, 12)  # margins of the contents: left, top, right, bottom
BIG_BUTTON: Final = QSize(186, 44)
PICTURE, PICTURE_AT = 16.0, 24.0  # radius of a player's picture, and x coordinate of its centre


@contained
class KeyCap(QWidget):
    def __init__(self, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._font = sans(12, SEMIBOLD)
        SPOKEN.changed.connect(self._retranslate)
        self.show_key(key)

    def show_key(self, key: str) -> None:
        self._key = key
        self._retranslate()

    def _retranslate(self) -> None:
        self._name = name = key_name(self._key)
        self.setFixedSize(QSize(round(text_width(name, self._font)) + 14 if name else 0, 20))
        set_tip(self, phrase("key-cap-tip", key=name))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self.palette()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(palette.color(palette.ColorRole.PlaceholderText), 1))
        painter.setBrush(palette.color(palette.ColorRole.Base))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        painter.setPen(palette.color(palette.ColorRole.WindowText))
        painter.setFont(self._font)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._name)


@contained
class PaperCard(QWidget):
    """A sheet of paper with a title and a text beside the title. Callers add the contents to ``column``."""

    def __init__(self, cache: FaceCache, title: Message | None = None, title_size: int = 23) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self.cache = cache
        self._title, self._least_height = title, 0
        self.title = PlainLabel()
        self.title.setFont(serif(title_size, BLACK))
        self.beside = PlainLabel()
        self.beside.setWordWrap(True)
        self.beside.setFont(sans(14))
        self.beside.setProperty("role", "second")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.column = vbox(spacing=8, margins=[ROUND + each for each in INSIDE], within=self)
        self.head = hbox(spacing=12)
        if title is not None:
            fill(self.column, fill(self.head, self.title, (self.beside, 1)))

    def retranslate(self) -> None:
        if self._title is not None:
            self.title.setText(say(self._title))
            self.setAccessibleName(say(self._title))

    def show_title(self, *, shown: bool) -> None:
        for part in (self.title, self.beside):
            part.setVisible(shown)

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.update()

    def reserve_height(self, least: int) -> None:
        """Set the minimum height to `least` or to the height of the contents, whichever is larger.

        If `least` is 0, remove the minimum height.
        """
        self._least_height = least
        self.column.activate()  # inner layouts could still have old sizes
        needed = self.column.totalHeightForWidth(self.width()) if self.column.hasHeightForWidth() else 0
        self.setMinimumHeight(max(least, needed) if least else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._least_height:
            self.reserve_height(self._least_height)

    @property
    def paper(self) -> QRectF:
        return QRectF(self.rect()).adjusted(ROUND, ROUND, -ROUND, -ROUND)

    def paintEvent(self, event: QPaintEvent) -> None:
        self.cache.draw_sheet(QPainter(self), self.paper, self.theme, self.devicePixelRatioF())


@contained
class SeatChip(QWidget):
    def __init__(self, cache: FaceCache) -> None:
        super().__init__()
        self._cache = cache
        self._picture: SeatPicture | None = None
        self.theme: Theme = LIGHT
        self._name, self._line = PlainLabel(), PlainLabel()
        self._name.setFont(sans(14, SEMIBOLD))
        self._line.setFont(sans(12))
        self._line.setProperty("role", "second")
        vbox(
            self._name,
            self._line,
            spacing=0,
            margins=(ceil(PICTURE_AT + text_beside(PICTURE)), 4, 6, 4),
            within=self,
        )

    def set_content(self, picture: SeatPicture, name: str, line: str) -> None:
        self._picture = picture
        self._name.setText(name)
        self._line.setText(line)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale = QPainter(self), self.devicePixelRatioF()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self.theme.panel_edge), 1))
        painter.setBrush(QColor(self.theme.plain_ground))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 7, 7)
        if self._picture is not None:
            at = QPointF(PICTURE_AT, self.height() / 2 + 1)
            self._picture.draw(painter, self._cache, at, PICTURE, scale, self.theme.rim, self)


def big_button(clicked: Clicked | None = None) -> QPushButton:
    """Return a button for the most likely choice."""
    button = push_button("", clicked, 17, "ready", enter=True)
    button.setMinimumSize(BIG_BUTTON)
    return button


def quiet_button(clicked: Clicked | None = None) -> QPushButton:
    """Return a button that leads to another page and looks like a link."""
    return push_button("", clicked, 14, "official", enter=True)


def plain_button(clicked: Clicked | None = None, *, small: bool = False) -> QPushButton:
    button = push_button("", clicked, 13 if small else 14, "quiet", enter=True)
    button.setMinimumHeight(34)
    return button
