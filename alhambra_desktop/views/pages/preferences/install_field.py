"""The buttons that install and remove rule sets, and a card with a picture while no rule set is installed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from ....words import phrase
from ... import art
from ...art.brushes import colour, down, segment, shape, soft_shadow
from ...art.cache import FaceCache
from ...art.fonts import BOLD, serif
from ...art.geometry import box, khatam, rounded
from ...art.painter_state import clipped, moved, saved
from ...art.palette import Theme
from ...art.rule_set_star import paint_warning_star
from ...storage.contained import contained
from ...widgets.boxes import NONE, hbox, vbox
from ...widgets.flow import Flow
from ...widgets.labels import centred, words
from ...widgets.paper import SHADOW
from ...widgets.pictures import Picture
from ...widgets.style import theme_of

COURT: Final = QSize(640, 290)
LEAST_COURT: Final = QSize(240, 160)
"""Largest and smallest size of the courtyard. It is higher in wider windows."""

LESS: Final = 160
"""Pixels by which the courtyard is lower than half the available width."""

AROUND: Final = (26, 24, 26, 20)
PAINTED: Final = 200.0
"""Height of the courtyard for which the box is painted; higher ones enlarge it."""

WARNING: Final = 26
PERIOD: Final = 84.0
"""Distance in pixels between two stars on the floor of the courtyard."""

BOX: Final = QRectF(-92, 8, 184, 84)
"""The wooden box, relative to the middle of the courtyard."""

TILES: Final = (("garden", 8, -62, -8), ("pavilion", 6, 62, 9), ("tower", 11, 0, 0))
"""Building, price, horizontal offset and turn in degrees of each tile in the box."""

TILE: Final = 76.0
WOOD, WOOD_EDGE, BRASS = ("#A46A38", "#6B4020"), "#2E1A0C", "#D9A944"


@contained
class ShelfPicture(QWidget):
    """A painted courtyard with a box of tiles."""

    def __init__(self, cache: FaceCache) -> None:
        super().__init__()
        self._cache = cache
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        return COURT

    def heightForWidth(self, width: int) -> int:
        return min(COURT.height(), max(LEAST_COURT.height(), width // 2 - LESS))

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
        _paint_box(p)


def _paint_box(p: QPainter) -> None:
    for kind, price, x, turn in TILES:
        with saved(p):
            p.translate(x, -26)
            p.rotate(turn)
            p.translate(-TILE / 2, -TILE / 2)
            art.paint_shadow(p, QRectF(0, 0, TILE, TILE), 3)
            art.paint_face(p, kind, price, TILE)
    front = rounded(BOX, 6)
    soft_shadow(p, front, (0, 4), 6, 0.4)
    shape(p, front, down(BOX.top(), BOX.bottom(), *WOOD), WOOD_EDGE, 2)
    for y in (BOX.top() + 26, BOX.top() + 52):
        segment(p, (BOX.left() + 3, y), (BOX.right() - 3, y), colour(WOOD_EDGE, 0.4), 1.4)
    for left in (BOX.left() + 18, BOX.right() - 30):
        shape(p, box(left, BOX.top(), left + 12, BOX.bottom()), BRASS, WOOD_EDGE, 1.2)
    shape(p, khatam(0, BOX.center().y(), 24), BRASS, WOOD_EDGE, 1.6)
    shape(p, khatam(0, BOX.center().y(), 12), WOOD[1], WOOD_EDGE, 1)


@contained
class InstallField(QFrame):
    """The buttons for rule sets with a warning and a link to the folder.

    While no rule set is installed, they are on a card, below a picture and two texts.
    """

    def __init__(self, cache: FaceCache, link: QWidget, *buttons: QWidget) -> None:
        super().__init__()
        self._cache, self._empty = cache, False
        self._shelf = QWidget()
        title = centred(words(phrase("add-ons-none")))
        title.setFont(serif(17, BOLD))
        how = centred(words(phrase("add-ons-none-how"), "second", 14))
        vbox(ShelfPicture(cache), title, how, spacing=6, margins=NONE, within=self._shelf)
        self._buttons = hbox(1, Flow(*buttons), 1, spacing=0, margins=NONE)
        self._link = hbox(1, link, 1, spacing=0, margins=NONE)
        parts = (self._shelf, self._buttons, _warning(), self._link)
        self._column = vbox(*parts, spacing=14, margins=NONE, within=self)

    def show_shelf(self, *, empty: bool) -> None:
        self._empty = empty
        self._shelf.setVisible(empty)
        for row in (self._buttons, self._link):
            row.setStretch(0, int(empty))
        self._column.setContentsMargins(*(AROUND if empty else NONE))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._empty:
            sheet = QRectF(self.rect()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
            theme = theme_of(self.palette())
            self._cache.draw_sheet(QPainter(self), sheet, theme, self.devicePixelRatioF(), lift=0.2)


def _warning() -> QFrame:
    """Return the warning about installing rule sets."""
    strip = QFrame()
    strip.setObjectName("stripe")
    parts = (Picture(WARNING, "", paint_warning_star), (words(phrase("add-ons-warning")), 1))
    hbox(*parts, spacing=12, margins=(12, 7, 12, 7), within=strip)
    return strip
