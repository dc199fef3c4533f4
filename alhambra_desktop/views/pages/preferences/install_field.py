"""The buttons that install and remove rule sets, and a picture while no rule set is installed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from ....words import phrase
from ... import art
from ...art.cache import FaceCache
from ...art.fonts import BOLD, serif
from ...art.geometry import khatam, rounded
from ...art.painter_state import clipped
from ...art.palette import Theme
from ...storage.contained import contained
from ...widgets.boxes import NONE, hbox, vbox
from ...widgets.flow import Flow
from ...widgets.labels import centred, words
from ...widgets.painting import paint_free_place
from ...widgets.style import theme_of

COURT: Final = QSize(520, 200)
AROUND: Final = (14, 14, 14, 16)
LEAST_WIDTH: Final = 240
PERIOD: Final = 84.0
"""Distance in pixels between two stars on the floor of the courtyard."""

PLACES: Final = ((-130.0, 34.0), (0.0, 48.0), (130.0, 34.0))
"""Horizontal offset and radius of the free places for rule sets."""


@contained
class ShelfPicture(QWidget):
    """A painted courtyard with free places for rule sets."""

    def __init__(self, cache: FaceCache) -> None:
        super().__init__()
        self._cache = cache
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return COURT

    def minimumSizeHint(self) -> QSize:
        return QSize(LEAST_WIDTH, COURT.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, width = theme_of(self.palette()), min(self.width(), COURT.width())
        court = QRectF(0, 0, width, self.height())
        picture = self._cache.thumbnail(
            ("shelf", theme.name),
            court.width(),
            court.height(),
            self.devicePixelRatioF(),
            lambda p: _paint_court(p, court, theme),
        )
        QPainter(self).drawPixmap((self.width() - width) // 2, 0, picture)


def _paint_court(p: QPainter, court: QRectF, theme: Theme) -> None:
    middle = court.center()
    art.paint_court_floor(p, court, theme)
    with clipped(p, rounded(court, 8)):
        art.paint_stars(p, court, theme, PERIOD, (middle.x(), middle.y()))
    art.paint_court_rim(p, court, theme)
    for offset, radius in PLACES:
        x, y = middle.x() + offset, middle.y() + 4
        paint_free_place(p, khatam(x, y, radius), theme, lit=True)


class InstallField(QFrame):
    """The buttons for rule sets. While no rule set is installed, a picture and two texts are above them."""

    def __init__(self, cache: FaceCache, *buttons: QWidget) -> None:
        super().__init__()
        self._shelf = QWidget()
        title = centred(words(phrase("add-ons-none")))
        title.setFont(serif(17, BOLD))
        how = centred(words(phrase("add-ons-none-how"), "second", 14))
        vbox(ShelfPicture(cache), title, how, spacing=6, margins=NONE, within=self._shelf)
        self._buttons = hbox(1, Flow(*buttons), 1, spacing=0, margins=NONE)
        self._column = vbox(self._shelf, self._buttons, spacing=14, margins=NONE, within=self)

    def show_shelf(self, *, empty: bool) -> None:
        self._shelf.setVisible(empty)
        self._buttons.setStretch(0, int(empty))
        self._column.setContentsMargins(*(AROUND if empty else NONE))
        self.setObjectName("seatCard" if empty else "")
        self.style().unpolish(self)
        self.style().polish(self)
