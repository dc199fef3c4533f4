from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from ...model.rules.core.words.message import Message
from ...words import phrase, say
from ..art.brushes import colour, down, shape, soft_shadow, stroke
from ..art.cache import FaceCache
from ..art.fonts import BLACK, serif, text_width
from ..art.geometry import curve, ellipse
from ..art.palette import LIGHT, Theme
from ..commands.actions import PAGE_KEYS
from ..storage.contained import contained
from .boxes import hbox
from .labels import set_key_tip, use_hand_cursor
from .notice import HEAD
from .paper_card import KeyCap

HEIGHT, LOW = 68, 48  # heights of normal and of low headers
BACK, LOW_BACK = 38, 32
# Font sizes of titles in wide windows, in narrow windows, and in low headers.
LARGE, SMALL, LOW_TITLE = 33, 28, 25
NARROW: Final = 1180  # in windows narrower than this, titles are small
BY_KEYS: Final = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
INK: Final = ("#FFF6E0", "#E8C677")
EDGE: Final = "#3A2010"
SPACING: Final = 12
MARGINS: Final = (10, 0, 8, 0)
INLAY, LOW_INLAY = 36, 24
LEAST_INLAY: Final = 60


@contained
class BackButton(QAbstractButton):
    """A round button that leads back. It has a focus ring only if the keyboard moved the focus to it."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self._size, self.ringed = size, False
        self.setFixedSize(self.sizeHint())
        use_hand_cursor(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, middle = self.palette(), self.width() / 2
        sunk = 1.0 if self.isDown() else 0.0
        path = ellipse(middle, middle + sunk, self._size / 2 - 1)
        if not sunk:
            soft_shadow(painter, path, (0, 2), 3, 0.35)
        ground = palette.color(QPalette.ColorRole.Button)
        low = palette.color(QPalette.ColorRole.Window)
        lit = self.ringed or self.underMouse()
        edge = palette.color(QPalette.ColorRole.Accent if lit else QPalette.ColorRole.PlaceholderText)
        shape(painter, path, down(0, self.height(), ground, low), edge, 1.6 if lit else 1.2)
        arrow = curve((middle + 4, middle - 8), (middle - 4, middle), (middle + 4, middle + 8))
        stroke(painter, arrow.translated(-1, sunk), palette.color(QPalette.ColorRole.WindowText), 2.6, True)
        if self.ringed:
            stroke(painter, ellipse(middle, middle, self._size / 2 + 2.5), edge, 2)

    def _ring(self, ringed: bool) -> None:
        self.ringed = ringed
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._ring(self.ringed or event.reason() in BY_KEYS)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._ring(self.ringed and event.reason() == Qt.FocusReason.ActiveWindowFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._ring(True)
        super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(self._size + 8, self._size + 8)


@contained
class PageTitle(QWidget):
    def __init__(self, height: int) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self._text, self._size, self._height = "", LARGE, height

    def set_content(self, text: str, size: int) -> None:
        self._text, self._size = text, size
        self.setAccessibleName(text)
        self.setFixedSize(ceil(text_width(text, serif(size, BLACK))) + 6, self._height)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        path.addText(QPointF(3, self._height / 2 + self._size * 0.34), serif(self._size, BLACK), self._text)
        if not self.theme.dark:
            pen = QPen(QColor(EDGE), 4)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(path, pen)
        painter.fillPath(path, QColor(INK[self.theme.dark]))


@contained
class Inlay(QWidget):
    def __init__(self, cache: FaceCache, band: int) -> None:
        super().__init__()
        self._cache, self._band = cache, band
        self.theme: Theme = LIGHT
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.width() < LEAST_INLAY:
            return
        painter, scale, high = QPainter(self), self.devicePixelRatioF(), self._band
        band = QRectF(0, (self.height() - high) / 2, self.width(), high)
        painter.save()
        painter.setOpacity(0.42)
        painter.setClipRect(band)
        painter.drawTiledPixmap(band, self._cache.stars(high, self.theme, scale), QPointF(0, high / 2))
        painter.restore()
        line = colour(INK[self.theme.dark], 0.45)
        for y in (band.top() - 1, band.bottom()):
            painter.fillRect(QRectF(0, y, band.width(), 1.2), line)


@contained
class PageHeader(QWidget):
    """The header of a page. From left to right, it contains a back button, a title, ``beside`` and ``end``.

    If ``beside`` is None, a key cap and an ornament take its place. A `low` header leaves more room for a
    game table.
    """

    back = Signal()

    def __init__(
        self,
        cache: FaceCache,
        title: Message,
        beside: QWidget | None = None,
        end: QWidget | None = None,
        *,
        low: bool = False,
    ) -> None:
        super().__init__()
        self._title, self._low = title, low
        self.leave = BackButton(LOW_BACK if low else BACK)
        self.leave.clicked.connect(self.back)
        self.title = PageTitle(LOW if low else HEIGHT)
        self._key = KeyCap(PAGE_KEYS["leave"]) if beside is None else None
        self._inlay = Inlay(cache, LOW_INLAY if low else INLAY) if beside is None else None
        rest = beside or self._inlay
        assert rest is not None
        self.setFixedHeight(LOW if low else HEIGHT)
        self.setObjectName(HEAD)
        keys = () if self._key is None else (self._key,)
        ends = () if end is None else (end,)
        self._end = end
        hbox(self.leave, self.title, *keys, (rest, 1), *ends, spacing=SPACING, margins=MARGINS, within=self)
        self.retranslate()

    def retranslate(self) -> None:
        self.leave.setAccessibleName(phrase("page-back"))
        set_key_tip(self.leave, Message("page-back-tip"), PAGE_KEYS["leave"])
        self.fit(self.width())

    def set_title(self, title: Message) -> None:
        self._title = title
        self.fit(self.width())

    def fit(self, width: int) -> None:
        narrow = width < NARROW
        self.title.set_content(say(self._title), LOW_TITLE if self._low else SMALL if narrow else LARGE)
        if self._key is not None:
            ends = 0 if self._end is None else self._end.minimumSizeHint().width() + SPACING
            self._key.setVisible(self.room(width) - ends >= self._key.width() + SPACING)

    def room(self, width: int) -> int:
        taken = MARGINS[0] + MARGINS[2] + self.leave.width() + self.title.width() + 2 * SPACING
        return width - taken

    def set_theme(self, theme: Theme) -> None:
        self.title.theme = theme
        self.title.update()
        if self._inlay is not None:
            self._inlay.theme = theme
            self._inlay.update()
