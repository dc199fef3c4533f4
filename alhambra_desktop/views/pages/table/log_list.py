from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QListView, QWidget

from ....words import phrase
from ... import art
from ...art.fonts import BOLD, line_height, sans, serif, text_width, wrapped
from ...models.index import Index
from ...models.log_model import Entry, LogModel

TEXT: Final = 13  # font size in pixels at the normal size of the table
# ``HEADING``, ``ROW`` and ``TEXT_AT`` are in pixels at this font size. `LogList.scaled` converts them.
HEADING, ROW = 31.0, 25.0  # minimum height of headings and bands, and of other rows
TEXT_AT: Final = 40.0

BRACKETS = re.compile(r"\([^()]{1,20}\)")  # short remarks in parentheses, which are not broken into lines
SIGN = "?"
BESIDE = 6


class LogList(QListView):
    def __init__(self, model: LogModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.log = model
        self._lines: dict[int, tuple[str, ...]] = {}
        self.setModel(model)

    def lay_out_anew(self) -> None:
        self._lines.clear()
        self.scheduleDelayedItemsLayout()

    def scaled(self, size: float) -> float:
        """Convert a length in pixels, given for the font size ``TEXT``, to the current font size."""
        return size * self.font().pixelSize() / TEXT

    def entry(self, index: Index) -> Entry:
        return self.log.entry(index.row())

    def least_height(self, entry: Entry) -> float:
        return self.scaled(HEADING if entry.heading or entry.is_band else ROW)

    def askable(self, index: Index) -> bool:
        return index.isValid() and self.entry(index).move is not None

    def row_font(self, index: Index) -> QFont:
        entry, size = self.entry(index), self.font().pixelSize()
        return serif(round(self.scaled(15)), BOLD) if entry.heading or entry.is_band else sans(size)

    @property
    def number_font(self) -> QFont:
        return sans(max(12, self.font().pixelSize() - 1))

    def indent(self) -> int:
        return round(self.scaled(TEXT_AT))

    def lines(self, index: Index) -> tuple[str, ...]:
        """Return the lines of a row. If the row has a move, the last line leaves room for the label ``?``."""
        row = index.row()
        if row not in self._lines:
            self._lines[row] = self._wrapped(index)
        return self._lines[row]

    def _wrapped(self, index: Index) -> tuple[str, ...]:
        entry, font, width = self.entry(index), self.row_font(index), self._room()
        text = BRACKETS.sub(
            lambda found: found[0].replace(" ", "\N{NO-BREAK SPACE}"), self.log.short_text(entry)
        )
        if entry.heading:
            number = phrase("listed-turn", turn=entry.turn)
            return wrapped(text, font, width - text_width(number, self.number_font) - 2 * BESIDE)
        lines = wrapped(text, font, width)
        last = text_width(lines[-1], font) if lines else 0.0
        beside = width - self._pill_width(SIGN)
        return wrapped(text, font, beside) if entry.move is not None and last > beside else lines

    def _room(self) -> int:
        return self.end() - self.indent() - BESIDE - 2

    def end(self) -> int:
        """Return the width of the rows, excluding the scroll bar."""
        return self.width() - self.verticalScrollBar().sizeHint().width()

    def asking(self, index: Index) -> str:
        last = text_width(self.lines(index)[-1], self.row_font(index))
        word = phrase("log-why")
        return word if last + self._pill_width(word) <= self._room() else SIGN

    def _pill_high(self) -> int:
        return round(line_height(sans(self.font().pixelSize()))) + 2

    def _pill_width(self, text: str) -> int:
        return round(art.pill_width("plain", text, self._pill_high()))

    def pill(self, index: Index) -> QRect:
        row, size = self.visualRect(index), QSize(self._pill_width(self.asking(index)), self._pill_high())
        below = round(self.least_height(self.entry(index)) - size.height()) // 2
        return QRect(QPoint(self.end() - size.width() - 8, row.bottom() + 1 - below - size.height()), size)
