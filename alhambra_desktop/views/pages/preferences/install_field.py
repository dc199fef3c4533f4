"""The buttons that install and remove rule sets, and a picture while no rule set is installed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from ....words import phrase
from ... import art
from ...art.cache import FaceCache
from ...art.chest import paint_chest
from ...art.fonts import BOLD, serif
from ...art.geometry import rounded
from ...art.painter_state import clipped, moved
from ...art.palette import Theme
from ...art.rule_set_star import paint_warning_star
from ...storage.contained import contained
from ...widgets.boxes import NONE, hbox, vbox
from ...widgets.flow import Flow
from ...widgets.labels import centred, words
from ...widgets.pictures import Picture
from ...widgets.style import theme_of

COURT: Final = QSize(976, 330)
LEAST_COURT: Final = QSize(240, 160)
"""Largest and smallest size of the painted courtyard."""

SHARE: Final = 0.34
"""Height of the courtyard, as a share of the available width."""

ALL, UNLIMITED = 1000, 16_777_215
"""Stretch factor that gives the contents almost all of the width, and Qt's maximum width of widgets."""

PAINTED: Final = 200.0
"""Height of the courtyard at which the chest is painted in its original size."""

WARNING: Final = 26
PERIOD: Final = 84.0
"""Distance in pixels between two stars on the floor of the courtyard."""


@contained
class ShelfPicture(QWidget):
    """A painted courtyard with a chest of tiles."""

    def __init__(self, cache: FaceCache) -> None:
        super().__init__()
        self._cache = cache
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        return COURT

    def heightForWidth(self, width: int) -> int:
        return min(COURT.height(), max(LEAST_COURT.height(), round(width * SHARE)))

    def minimumSizeHint(self) -> QSize:
        return LEAST_COURT

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
    with moved(p, middle.x(), middle.y(), court.height() / PAINTED):
        paint_chest(p)


class InstallField(QWidget):
    def __init__(self, cache: FaceCache, link: QWidget, *buttons: QWidget) -> None:
        super().__init__()
        self._shelf, self._inner = QWidget(), QWidget()
        title = centred(words(phrase("add-ons-none")))
        title.setFont(serif(17, BOLD))
        how = centred(words(phrase("add-ons-none-how"), "second", 14))
        vbox(ShelfPicture(cache), title, how, spacing=6, margins=NONE, within=self._shelf)
        self._buttons = hbox(1, Flow(*buttons), 1, spacing=0, margins=NONE)
        self._link = hbox(1, link, 1, spacing=0, margins=NONE)
        parts = (self._shelf, self._buttons, _warning(), self._link)
        vbox(*parts, spacing=14, margins=NONE, within=self._inner)
        self._row = hbox(1, (self._inner, ALL), 1, spacing=0, margins=NONE, within=self)

    def show_shelf(self, *, empty: bool) -> None:
        self._shelf.setVisible(empty)
        self._inner.setMaximumWidth(COURT.width() if empty else UNLIMITED)
        for row in (self._buttons, self._link):
            row.setStretch(0, int(empty))


def _warning() -> QFrame:
    strip = QFrame()
    strip.setObjectName("stripe")
    parts = (Picture(WARNING, "", paint_warning_star), (words(phrase("add-ons-warning")), 1))
    hbox(*parts, spacing=12, margins=(12, 7, 12, 7), within=strip)
    return strip
