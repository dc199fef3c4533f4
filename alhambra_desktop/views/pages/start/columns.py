from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtWidgets import QBoxLayout, QWidget

NARROW: Final = 800


class Columns:
    """Lays out the page in two columns or, on a narrow page, in one."""

    def __init__(self, body: QBoxLayout, left: QBoxLayout, right: QBoxLayout, first: int) -> None:
        self.narrow = False
        self._body, self._left, self._right, self._first = body, left, right, first

    def fit(self, width: int) -> bool:
        """Adapt to the width of the page. Return whether the number of columns has changed."""
        if self.narrow == (width < NARROW):
            return False
        self.narrow = not self.narrow
        way = QBoxLayout.Direction
        self._body.setDirection(way.TopToBottom if self.narrow else way.LeftToRight)
        self._body.setStretch(0, 0 if self.narrow else 1)
        return True

    def place(self, cards: Iterable[QWidget]) -> None:
        column, first = (self._right, 0) if self.narrow else (self._left, self._first)
        for number, card in enumerate(cards):
            column.insertWidget(first + number, card, int(not number and not self.narrow))
