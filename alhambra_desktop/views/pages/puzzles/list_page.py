from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QDate, QSize, Signal
from PySide6.QtWidgets import QWidget

from ....model.learning.puzzles.filters import Filters, Listing
from ....model.learning.puzzles.outline import Outline
from ....model.learning.puzzles.rating import Answer, Rating
from ....model.rules.core.frozen import frozen
from ....model.rules.core.words.message import Message
from ....words import phrase
from ...commands.actions import PAGE_KEYS
from ...storage.contained import contained
from ...widgets.labels import set_button_text
from ...widgets.page_bar import PageBar
from ...widgets.page_header import HEIGHT as HEAD
from ...widgets.page_header import PageHeader
from ...widgets.paper import SHADOW
from ...widgets.paper_card import plain_button
from ..page import PanelPage
from .day_panel import DayPanel
from .list_panel import ListPanel
from .progress_panels import CurvePoint, MonthPanel, RatingPanel
from .puzzle_list import day_words, title_of

EDGE: Final = 8
WIDE: Final = 1180
"""If the page is at least this wide, the month and the rating are side by side.

Otherwise, the rating is below the month.
"""

MIDDLE: Final = 1024
"""If the page is at least this wide, the list is beside the other panels.

Otherwise, the page shows either the list or the other panels.
"""

LEFT: Final = {True: 508, False: 352}
"""Width of the panels beside the list. The key is True for pages that are at least ``WIDE`` wide."""

MONTH: Final = {True: 236, False: 220}
"""Height of the month panel. The key is True for pages that are at least ``WIDE`` wide."""

RATING, UNRATED = 152, 122

PICTURED: Final = 330

WORDED: Final = 240

LOW: Final = 560
"""If the page is lower than this or narrower than ``MIDDLE``, a button replaces the list by the filters.

Otherwise, the filters are above the list.
"""


@frozen
class PuzzleListContent:
    """The contents of the page. If the file of the puzzle of the day is damaged, ``daily`` is None."""

    day: QDate
    daily: Outline | None
    month: Mapping[int, Answer]
    answer: Answer | None
    streak: int
    rating: Rating
    curve: Sequence[CurvePoint]
    filters: Filters
    listing: Listing


@contained
class PuzzleListPage(PanelPage):
    chosen = Signal(str)  # the name of a puzzle to solve
    daily_wanted = Signal()
    filtered = Signal(object)  # the ``Filters`` that the player chose

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.change = plain_button(small=True)
        self.header = PageHeader(self._cache, Message("puzzles-title"), end=self.change)
        self.day, self.month = DayPanel(self._cache), MonthPanel(self._cache)
        self.rating, self.puzzles = RatingPanel(self._cache), ListPanel(self._cache)
        self.bar = PageBar(self._cache)
        self._shown: PuzzleListContent | None = None
        self._lists = False
        self.place(self.header, self.day, self.month, self.rating, self.puzzles, self.bar)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        self.header.back.connect(self.left)
        self.change.clicked.connect(self._change)
        self.day.solve_wanted.connect(self.daily_wanted)
        self.puzzles.chosen.connect(self.chosen)
        self.puzzles.filtered.connect(self.filtered)
        self.add_keys(
            {
                PAGE_KEYS["leave"]: self.left.emit,
                PAGE_KEYS["back"]: self.left.emit,
                PAGE_KEYS["tables"]: self.rating.switch_view,
                PAGE_KEYS["card"]: self._next_panel,
            }
        )

    def set_content(self, shown: PuzzleListContent) -> None:
        self._shown = shown
        self.day.set_content(shown.daily, shown.day, shown.answer)
        self.month.set_content(shown.day, shown.month, shown.streak)
        self._show_rating(shown)
        self._show_keys()
        self.filter(shown.filters, shown.listing)
        self.arrange()

    def filter(self, filters: Filters, listing: Listing) -> None:
        curve = self._shown.curve if self._shown is not None else ()
        self.puzzles.set_content(filters, listing, {point.name: point.day for point in curve})

    def _show_rating(self, shown: PuzzleListContent) -> None:
        rows = [
            (str(round(point.points)), title_of(point.name), day_words(point.day))
            for point in reversed(shown.curve)
        ]
        self.rating.set_content(round(shown.rating.points), shown.rating.answers, shown.curve, rows)

    def _show_keys(self) -> None:
        keys = phrase("puzzles-bar-keys") if self.rating.has_curve else phrase("puzzles-bar-keys-unrated")
        self.bar.set_content(phrase("puzzles-bar"), keys, phrase("puzzles-bar-brief"))

    def choose(self, name: str) -> None:
        self.puzzles.choose(name)

    # -- panels

    @property
    def _is_column(self) -> bool:
        return self.width() < MIDDLE

    def show_list(self) -> None:
        self._lists = True
        self.arrange()

    def _change(self) -> None:
        self._lists = not self._lists
        self.arrange()
        self._focus_panel()

    def _focus_panel(self) -> None:
        (self.puzzles.list if self._lists else self.day.solve).setFocus()

    def _next_panel(self) -> None:
        if self._is_column:
            self._change()
            return
        inside = self.puzzles.isAncestorOf(self.focusWidget() or self)
        (self.day.solve if inside else self.puzzles.list).setFocus()

    def arrange(self) -> None:
        width, height, wide = self.width(), self.height(), self.width() >= WIDE
        column = self._is_column
        self.change.setVisible(column)
        to_list, to_day = Message("puzzles-show-list"), Message("puzzles-show-day")
        set_button_text(self.change, to_day if self._lists else to_list, PAGE_KEYS["card"])
        self.header.fit(width)
        self.header.setGeometry(0, 2, width, HEAD)
        bar = self.bar.height()
        self.bar.setGeometry(0, height - bar, width, bar)
        top, high = HEAD + 2, height - bar - HEAD - 2 - EDGE
        for panel in (self.day, self.month, self.rating):
            panel.setVisible(not column or not self._lists)
        self.puzzles.setVisible(not column or self._lists)
        self.puzzles.set_folded(folded=height < LOW or column)
        if column:
            _place(self.puzzles, EDGE, top, width - 2 * EDGE, high)
            left = (width - 3 * EDGE) // 2
            self._stack(EDGE + left + EDGE, top, width - left - 3 * EDGE, high)
            self._place_day(EDGE, top, left, high)
            return
        left = LEFT[wide]
        _place(self.puzzles, left + 2 * EDGE, top, width - left - 3 * EDGE, high)
        day = high - MONTH[wide] - EDGE - (0 if wide else self._rating_height + EDGE)
        self._place_day(EDGE, top, left, day)
        if wide:
            half = (left - EDGE) // 2
            high = MONTH[wide]
            _place(self.month, EDGE, top + day + EDGE, half, high)
            _place(self.rating, EDGE + half + EDGE, top + day + EDGE, left - half - EDGE, high)
        else:
            self._stack(EDGE, top + day + EDGE, left, high - day - EDGE)

    @property
    def _rating_height(self) -> int:
        return RATING if self._shown is not None and self._shown.curve else UNRATED

    def _stack(self, left: int, top: int, width: int, high: int) -> None:
        month = min(MONTH[False], high - self._rating_height - EDGE)
        _place(self.month, left, top, width, month)
        _place(self.rating, left, top + month + EDGE, width, high - month - EDGE)

    def _place_day(self, left: int, top: int, width: int, high: int) -> None:
        room = QSize(width + 2 * SHADOW, high + 2 * SHADOW)
        self.day.shrink(room, pictured=high >= PICTURED, brief=high < WORDED)
        _place(self.day, left, top, width, high)

    # -- texts

    def retranslate(self) -> None:
        self.header.retranslate()
        for panel in (self.day, self.month, self.rating, self.puzzles):
            panel.retranslate()
        if self._shown is not None:
            self._show_rating(self._shown)
        self._show_keys()
        self.arrange()

    # -- calls of the navigator

    def on_entered(self) -> None:
        if self._is_column:
            self._focus_panel()
        else:
            self.day.solve.setFocus()


def _place(part: QWidget, left: int, top: int, width: int, height: int) -> None:
    part.setGeometry(left - SHADOW, top - SHADOW, width + 2 * SHADOW, height + 2 * SHADOW)
