from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent

from ....model.learning.puzzles.filters import Filters, Listing
from ....model.rules.core.words.message import Message
from ....words import phrase
from ...accessibility.a11y import announce
from ...art.cache import FaceCache
from ...art.palette import Theme
from ...storage.contained import contained
from ...widgets.boxes import hbox
from ...widgets.labels import line, push_button, set_button_text
from ...widgets.paper import Paper
from ...widgets.scrolled import Scrolled
from .column_titles import ColumnTitles
from .filter_panel import FilterPanel
from .nothing_found import NothingFound
from .puzzle_list import PuzzleList, PuzzlesModel


@contained
class ListPanel(Paper):
    chosen = Signal(str)  # the name of a puzzle to solve
    filtered = Signal(object)  # the ``Filters`` that the player chose

    def __init__(self, cache: FaceCache) -> None:
        super().__init__(cache)
        self.filters = FilterPanel(cache)
        self.model = PuzzlesModel(self)
        self.list = PuzzleList(self.model, lambda: self.theme, cache)
        self.fold = push_button("", None, 13, "quiet", enter=True)
        self.fold.setCheckable(True)
        self.count = line("", "second", 13)
        self.titles = ColumnTitles(self.list, self.count)
        self.nothing = NothingFound()
        self._listing = Listing()
        self._folded = False
        self._lay_out()
        self.fold.toggled.connect(self._arrange)
        self.filters.changed.connect(self.filtered)
        self.nothing.removed.connect(self._remove)
        self.list.activated.connect(lambda index: self.chosen.emit(self.model.outlines[index.row()].id))

    def _lay_out(self) -> None:
        self._area = Scrolled(self.filters)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = self.column
        column.setContentsMargins(26, 20, 20, 22)
        column.addWidget(self.filters)
        column.addWidget(self._area, 1)
        self._below = hbox(1, self.fold, spacing=8)
        column.addLayout(self._below)
        column.addWidget(self.titles)
        column.addWidget(self.list, 1)
        column.addWidget(self.nothing, 1)

    @property
    def current(self) -> str:
        row = self.list.currentIndex().row()
        return self.model.outlines[row].id if 0 <= row < len(self.model.outlines) else ""

    def set_content(self, filters: Filters, listing: Listing, days: dict[str, str]) -> None:
        """Show the matching puzzles.

        If the selected puzzle does not match, select the puzzle that is now in the same row.
        """
        before, row = self.current, max(0, self.list.currentIndex().row())
        self._listing = listing
        self.filters.set_content(filters, listing)
        results = {name: (result, days.get(name, "")) for name, result in listing.results.items()}
        found = listing.matching(filters)
        self.model.set_content(found, results)
        if found:
            kept = self.model.row_of(before)
            self.list.choose(min(row, len(found) - 1) if kept is None else kept)
        self._show()

    def choose(self, name: str) -> None:
        if (row := self.model.row_of(name)) is not None:
            self.list.choose(row)

    def _show(self) -> None:
        count = len(self.model.outlines)
        self.count.setText(phrase("puzzles-count", count=count))
        if not count and self.filters.filters.active:
            self._offer_removal()
        self._arrange()

    def _offer_removal(self) -> None:
        filters = self.filters.filters
        self.nothing.set_content(filters, self._listing.ways_out(filters))
        announce(self.list, lambda: phrase("puzzles-none-found"))

    def _remove(self, names: tuple[str, ...]) -> None:
        self.filtered.emit(self.filters.filters.without(*names))
        self.list.setFocus()

    def set_folded(self, *, folded: bool) -> None:
        if folded != self._folded:
            self._folded = folded
            self.fold.setChecked(False)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_more()

    def _place_more(self) -> None:
        margins = self.column.contentsMargins()
        if not self.filters.take_more(self.width() - margins.left() - margins.right()):
            self._below.insertWidget(0, self.filters.more)

    def _arrange(self) -> None:
        opened = self._folded and self.fold.isChecked()
        count = len(self.model.outlines)
        self.fold.setVisible(self._folded)
        self.filters.set_complete(complete=self._folded)
        if self._folded and self._area.widget() is not self.filters:
            self._area.setWidget(self.filters)
        elif not self._folded and self._area.widget() is self.filters:
            self._area.takeWidget()
            self.column.insertWidget(0, self.filters)
        self.filters.setAutoFillBackground(False)  # QScrollArea.setWidget turns it on
        self.filters.show()
        self._area.setVisible(opened)
        for part in (self.titles, self.list):
            part.setVisible(bool(count) and not opened)
        self.nothing.setVisible(not count and not opened)
        filters = Message("puzzles-filters", count=len(self.filters.filters.active))
        set_button_text(self.fold, Message("puzzles-to-list", count=count) if opened else filters)
        self._place_more()

    def retranslate(self) -> None:
        self.filters.retranslate()
        self.model.retranslate()
        self.list.retranslate()
        self.titles.retranslate()
        self._show()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.list.viewport().update()
        self.filters.update()
