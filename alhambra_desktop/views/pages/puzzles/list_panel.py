"""The list of puzzles with its filters on a sheet of paper."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from ....model.learning.puzzles.filters import Filters, Listing
from ....model.rules.core.words.message import Message
from ....words import phrase
from ...accessibility.a11y import announce
from ...art.cache import FaceCache
from ...art.palette import Theme
from ...widgets.boxes import NONE, empty, hbox, vbox
from ...widgets.labels import push_button, set_button_text, words
from ...widgets.paper import Paper
from ...widgets.scrolled import Scrolled
from .filter_panel import FIELDS, FilterPanel
from .puzzle_list import PuzzleList, PuzzlesModel


class ListPanel(Paper):
    """The filters above the list. If there is little space, a button switches between them."""

    chosen = Signal(str)  # a puzzle to solve
    filtered = Signal(object)  # the ``Filters`` that the player chose

    def __init__(self, cache: FaceCache) -> None:
        super().__init__(cache)
        self.filters = FilterPanel(cache)
        self.model = PuzzlesModel(self)
        self.list = PuzzleList(self.model, lambda: self.theme, cache)
        self.fold = push_button("", None, 13, "quiet", enter=True)
        self.fold.setCheckable(True)
        self.count, self.nothing = words("", "second", 13), words("", "", 15)
        self._listing = Listing()
        self._folded = False
        self.removers: list[QPushButton] = []
        self._lay_out()
        self.fold.toggled.connect(self._arrange)
        self.filters.changed.connect(self.filtered)
        self.list.activated.connect(lambda index: self.chosen.emit(self.model.outlines[index.row()].id))

    def _lay_out(self) -> None:
        self._removers = hbox(spacing=8, margins=NONE)
        self._empty = QWidget()
        vbox(self.nothing, self._removers, 1, spacing=10, margins=(0, 14, 0, 0), within=self._empty)
        self._area = Scrolled(self.filters)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = self.column
        column.setContentsMargins(26, 20, 20, 22)
        column.addWidget(self.filters)
        column.addWidget(self._area, 1)
        column.addLayout(hbox((self.count, 1), self.fold, spacing=8))
        column.addWidget(self.list, 1)
        column.addWidget(self._empty, 1)

    @property
    def current(self) -> str:
        """The name of the selected puzzle, or an empty string."""
        row = self.list.currentIndex().row()
        return self.model.outlines[row].id if 0 <= row < len(self.model.outlines) else ""

    def set_content(self, filters: Filters, listing: Listing, days: dict[str, str]) -> None:
        """Show the puzzles that match. The selected one stays selected, or the one that takes its row."""
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
        """Select a puzzle if it is listed."""
        if (row := self.model.row_of(name)) is not None:
            self.list.choose(row)

    def _show(self) -> None:
        count = len(self.model.outlines)
        self.count.setText(phrase("puzzles-count", count=count))
        if not count and self.filters.filters.active:
            self._offer_removal()
        self._arrange()

    def _offer_removal(self) -> None:
        """Add buttons to remove the filters: one for each that helps alone, or else one for all."""
        filters = self.filters.filters
        empty(self._removers)
        ways: list[tuple[str, ...]] = [(name,) for name in self._listing.removable(filters)]
        ways = ways or [filters.active]
        self.removers = [self._remover(names) for names in ways]
        for button in self.removers:
            self._removers.addWidget(button)
        self._removers.addStretch(1)
        self.nothing.setText(phrase("puzzles-none-found"))
        announce(self.list, lambda: phrase("puzzles-none-found"))

    def _remover(self, names: tuple[str, ...]) -> QPushButton:
        one = Message("puzzles-remove", filter=FIELDS[names[0]])
        button = push_button(one if len(names) == 1 else Message("puzzles-remove-all"), size=13, enter=True)
        button.clicked.connect(partial(self._remove, names))
        return button

    def _remove(self, names: tuple[str, ...], _: bool = False) -> None:
        self.filtered.emit(self.filters.filters.without(*names))
        self.list.setFocus()

    def set_folded(self, *, folded: bool) -> None:
        if folded != self._folded:
            self._folded = folded
            self.fold.setChecked(False)
        self._arrange()

    def _arrange(self) -> None:
        opened = self._folded and self.fold.isChecked()
        count = len(self.model.outlines)
        self.fold.setVisible(self._folded)
        if self._folded and self._area.widget() is not self.filters:
            self._area.setWidget(self.filters)
        elif not self._folded and self._area.widget() is self.filters:
            self._area.takeWidget()
            self.column.insertWidget(0, self.filters)
        self.filters.setAutoFillBackground(False)  # QScrollArea.setWidget turns it on
        self.filters.show()
        self._area.setVisible(opened)
        self.list.setVisible(bool(count) and not opened)
        self._empty.setVisible(not count and not opened)
        filters = Message("puzzles-filters", count=len(self.filters.filters.active))
        set_button_text(self.fold, Message("puzzles-to-list", count=count) if opened else filters)

    def retranslate(self) -> None:
        self.filters.retranslate()
        self.model.retranslate()
        self.list.retranslate()
        self._show()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.list.viewport().update()
        self.filters.update()
