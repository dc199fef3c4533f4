"""The message in place of the list of puzzles if no puzzle matches all filters."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from ....model.learning.puzzles.filters import Filters
from ....words import phrase
from ... import art
from ...widgets.boxes import NONE, empty, vbox
from ...widgets.labels import centred, heading, push_button, set_tip
from ...widgets.pictures import Picture
from .filter_panel import value_name

TILE: Final = 96
MOST: Final = 3  # maximum number of buttons that remove filters


class NothingFound(QWidget):
    """The message that no puzzle was found: a tile, a sentence, and buttons that remove filters."""

    removed = Signal(object)  # the names of the filters to remove

    def __init__(self) -> None:
        super().__init__()
        self.sentence = centred(heading("", 17))
        self.sentence.setWordWrap(True)
        self.removers: list[QPushButton] = []
        self._ways = vbox(spacing=8, margins=NONE)
        tile = Picture(TILE, "", lambda p, size: art.paint_face(p, "fountain", None, size))
        middle = Qt.AlignmentFlag.AlignHCenter
        vbox(2, (tile, 0, middle), self.sentence, self._ways, 3, spacing=14, within=self)

    def set_content(self, filters: Filters, ways: Mapping[tuple[str, ...], int]) -> None:
        """Offer to remove filters. `ways` maps filter names to the number of matches without them."""
        empty(self._ways)
        best = sorted(ways, key=lambda names: -ways[names])[:MOST]
        self.removers = [self._remover(filters, names, ways[names]) for names in best]
        for button in self.removers:
            self._ways.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        self.sentence.setText(phrase("puzzles-none-found"))

    def _remover(self, filters: Filters, names: tuple[str, ...], count: int) -> QPushButton:
        values = ", ".join(value_name(name, getattr(filters, name)) for name in names)
        text = phrase("puzzles-without", filters=values, count=count)
        button = push_button(text, partial(self.removed.emit, names), 13, enter=True)
        set_tip(button, phrase("puzzles-fewer-filters-tip", filters=values))
        return button
