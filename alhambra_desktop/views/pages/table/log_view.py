from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QListView, QWidget

from ....words import phrase
from ... import art
from ...art.brushes import colour, down
from ...art.fonts import BOLD, line_height, sans, serif, text_width, wrapped
from ...art.palette import Theme
from ...commands.layouts import command_of
from ...models.index import Index
from ...models.log_model import Entry, LogModel
from ...storage.contained import contained
from ...text.language import SPOKEN
from ...widgets.pointing import LongPress
from .log_rows import HEADING, ROW, TEXT_AT, LogRows

NAVIGATION_KEYS = tuple(  # keys that move within the list or out of it
    Qt.Key(getattr(Qt.Key, f"Key_{name}"))
    for name in ("Up", "Down", "Home", "End", "PageUp", "PageDown", "Tab", "Backtab")
)
MOVEMENT_KEYS = NAVIGATION_KEYS[:-2]  # keys that never leave the list
WHY_COMMANDS = ("why", "choose")  # commands that ask about the chosen row
BRACKETS = re.compile(r"\([^()]{1,20}\)")  # short remarks, in which lines do not break
SIGN = "?"  # replaces the label ``Why?`` if there is not enough room
BESIDE = 6
FADE = 14  # height in pixels in which rows fade out at the upper edge
TEXT = 13  # font size if one unit of the table is one pixel


@contained
class LogView(QListView):
    """The log; ``Why?``, W, Enter and the context menu ask for the reasons of a move."""

    why_asked = Signal(QModelIndex)

    def __init__(self, model: LogModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.log = model
        self._rows = LogRows(self)
        self._lines: dict[int, tuple[str, ...]] = {}
        self.setModel(model)
        self.setItemDelegate(self._rows)
        self.setObjectName("log")
        self._retranslate()
        SPOKEN.changed.connect(self._retranslate)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        LongPress(self.viewport())
        model.rowsInserted.connect(self._show_end)
        model.dataChanged.connect(self._lay_out_anew)
        model.modelReset.connect(self._on_reset)

    def _retranslate(self) -> None:
        self.setAccessibleName(phrase("log-of-game"))
        self._lay_out_anew()

    def _lay_out_anew(self) -> None:
        self._lines.clear()
        self.scheduleDelayedItemsLayout()

    def _on_reset(self) -> None:
        self._lines.clear()
        if self.log.book is not None:
            self._rows.faces.set_book(self.log.book)
        self._show_end()

    def _show_end(self) -> None:
        if self.isVisible():
            self.scrollToBottom()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._lay_out_anew()

    def showEvent(self, event: QShowEvent) -> None:
        """Start at the latest move, not at the heading of a turn without moves."""
        super().showEvent(event)
        self.scrollToBottom()
        rows = (row for row in reversed(range(self.log.rowCount())) if not self.log.entry(row).heading)
        latest = self.log.index(next(rows, -1))
        self.selectionModel().setCurrentIndex(latest, QItemSelectionModel.SelectionFlag.NoUpdate)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.verticalScrollBar().value() > 0:
            painter = QPainter(self.viewport())
            paper = colour(self._rows.faces.theme.panel_top)
            painter.fillRect(0, 0, self.end(), FADE, down(0, FADE, paper, colour(paper, 0.0)))
            painter.end()

    def set_theme(self, theme: Theme) -> None:
        self._rows.faces.set_theme(theme)
        self.viewport().update()

    def set_factor(self, factor: float) -> None:
        font = self.font()
        font.setPixelSize(max(12, round(TEXT * factor)))
        if font != self.font():
            self.setFont(font)
            self._lay_out_anew()

    def scaled(self, size: float) -> float:
        """Return a size in pixels that is given for texts of the normal size."""
        return size * self.font().pixelSize() / TEXT

    def entry(self, index: Index) -> Entry:
        return self.log.entry(index.row())

    def askable(self, index: Index) -> bool:
        return index.isValid() and self.entry(index).move is not None

    def row_font(self, index: Index) -> QFont:
        entry, size = self.entry(index), self.font().pixelSize()
        return serif(round(self.scaled(15)), BOLD) if entry.heading or entry.is_band else sans(size)

    @property
    def number_font(self) -> QFont:
        """The font of the number of a turn."""
        return sans(max(12, self.font().pixelSize() - 1))

    def indent(self) -> int:
        return round(self.scaled(TEXT_AT))

    def lines(self, index: Index) -> tuple[str, ...]:
        """Return the lines of a row; they are shorter if even the short label ``?`` would cover text."""
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
        """Return the width of the rows; the scroll bar is to their right."""
        return self.width() - self.verticalScrollBar().sizeHint().width()

    def asking(self, index: Index) -> str:
        """Return the text of the label: a word, or a question mark if the word does not fit."""
        last = text_width(self.lines(index)[-1], self.row_font(index))
        word = phrase("log-why")
        return word if last + self._pill_width(word) <= self._room() else SIGN

    def _pill_high(self) -> int:
        return round(line_height(sans(self.font().pixelSize()))) + 2

    def _pill_width(self, text: str) -> int:
        return round(art.pill_width("plain", text, self._pill_high()))

    def pill(self, index: Index) -> QRect:
        """Return the place of the label, beside the last line of the row."""
        row, size = self.visualRect(index), QSize(self._pill_width(self.asking(index)), self._pill_high())
        below = round(self.scaled(HEADING if self.entry(index).heading else ROW) - size.height()) // 2
        return QRect(QPoint(self.end() - size.width() - 8, row.bottom() + 1 - below - size.height()), size)

    def _asked_at(self, point: QPoint) -> QModelIndex | None:
        index = self.indexAt(point)
        return index if self.askable(index) and self.pill(index).contains(point) else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._asked_at(event.position().toPoint()) is None:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        index = self._asked_at(event.position().toPoint())
        if index is None:
            super().mouseReleaseEvent(event)
        elif event.button() == Qt.MouseButton.LeftButton:
            self.setCurrentIndex(index)
            self.why_asked.emit(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        command = command_of(event)
        if command is not None and command.id in WHY_COMMANDS and self.askable(self.currentIndex()):
            self.why_asked.emit(self.currentIndex())
            return
        if event.key() not in NAVIGATION_KEYS:
            event.ignore()
            return
        super().keyPressEvent(event)
        if event.key() in MOVEMENT_KEYS:  # even at the end of the list: the table must not get these keys
            event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.viewport().update()
