from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton

from ....model.learning.puzzles.filters import Filters
from ....words import phrase
from ...widgets.boxes import empty
from ...widgets.empty_note import EmptyNote
from ...widgets.labels import push_button, set_tip
from .filter_panel import value_name

MOST: Final = 3


class NothingFound(EmptyNote):
    removed = Signal(object)  # the names of the filters to remove

    def __init__(self) -> None:
        super().__init__()
        self.removers: list[QPushButton] = []

    def set_content(self, filters: Filters, ways: Mapping[tuple[str, ...], int]) -> None:
        """Offer to remove filters.

        `ways` maps names of filters to the number of puzzles that match if these filters are removed.
        """
        empty(self.ways)
        best = sorted(ways, key=lambda names: -ways[names])[:MOST]
        self.removers = [self._remover(filters, names, ways[names]) for names in best]
        for button in self.removers:
            self.add(button)
        self.sentence.setText(phrase("puzzles-none-found"))

    def _remover(self, filters: Filters, names: tuple[str, ...], count: int) -> QPushButton:
        values = ", ".join(value_name(name, getattr(filters, name)) for name in names)
        text = phrase("puzzles-without", filters=values, count=count)
        button = push_button(text, partial(self.removed.emit, names), 13, enter=True)
        set_tip(button, phrase("puzzles-fewer-filters-tip", filters=values))
        return button
