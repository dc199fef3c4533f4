from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QListView, QWidget

from ....words import phrase
from ...art.brushes import colour, down
from ...art.palette import Theme
from ...commands.layouts import command_of
from ...models.log_model import LogModel
from ...storage.contained import contained
from ...text.language import SPOKEN
from ...widgets.pointing import LongPress
from .log_list import TEXT, LogList
from .log_rows import LogRows

NAVIGATION_KEYS = tuple(
    Qt.Key(getattr(Qt.Key, f"Key_{name}"))
    for name in ("Up", "Down", "Home", "End", "PageUp", "PageDown", "Tab", "Backtab")
)
MOVEMENT_KEYS = NAVIGATION_KEYS[:-2]  # keys that never move the focus out of the list
FADE: Final = 12  # height in pixels of the fade at the upper edge
WHY_COMMANDS = ("why", "choose")


@contained
class LogView(LogList):
    why_asked = Signal(QModelIndex)

    def __init__(self, model: LogModel, parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        self._rows = LogRows(self)
        self.setItemDelegate(self._rows)
        self.setObjectName("log")
        self.set_factor(1.0)
        self._retranslate()
        SPOKEN.changed.connect(self._retranslate)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        LongPress(self.viewport())
        model.rowsInserted.connect(self._show_end)
        model.dataChanged.connect(self.lay_out_anew)
        model.modelReset.connect(self._on_reset)

    def _retranslate(self) -> None:
        self.setAccessibleName(phrase("log-of-game"))
        self.lay_out_anew()

    def _on_reset(self) -> None:
        self.lay_out_anew()
        if self.log.book is not None:
            self._rows.faces.set_book(self.log.book)
        self._show_end()

    def _show_end(self) -> None:
        if self.isVisible():
            self.scrollToBottom()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.lay_out_anew()

    def showEvent(self, event: QShowEvent) -> None:
        """Set the current row to the latest move, even if a heading comes after it."""
        super().showEvent(event)
        self.scrollToBottom()
        rows = (row for row in reversed(range(self.log.rowCount())) if not self.log.entry(row).heading)
        latest = self.log.index(next(rows, -1))
        self.selectionModel().setCurrentIndex(latest, QItemSelectionModel.SelectionFlag.NoUpdate)

    def updateGeometries(self) -> None:
        """Leave some space below the last row, so that at the end of the list a whole turn is at the top."""
        bar = self.verticalScrollBar()
        was_at_end = 0 < bar.value() == bar.maximum()
        super().updateGeometries()
        bar.setMaximum(self._aligned(bar.maximum()))
        if was_at_end:
            bar.setValue(bar.maximum())

    def _aligned(self, end: int) -> int:
        """Return the position of the first turn or band that begins at `end` or below, or else `end`."""
        found, scrolled = end, self.verticalScrollBar().value()
        for row in reversed(range(self.log.rowCount() if end > 0 else 0)):
            index = self.log.index(row)
            top = self.visualRect(index).top() + scrolled
            if top < end:
                break
            if self._rows.above(index):
                found = top
        return found

    @property
    def _is_cut(self) -> bool:
        """Whether the upper edge of the view is inside a turn or a band."""
        first = self.indexAt(QPoint(0, 0))
        return first.isValid() and (self.visualRect(first).top() < 0 or not self._rows.above(first))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._is_cut:
            ground = self._rows.faces.theme.panel_top
            painter = QPainter(self.viewport())
            painter.fillRect(0, 0, self.end(), FADE, down(0, FADE, ground, colour(ground, 0.0)))
            painter.end()

    def set_theme(self, theme: Theme) -> None:
        self._rows.faces.set_theme(theme)
        self.viewport().update()

    def set_factor(self, factor: float) -> None:
        font = self.font()
        font.setPixelSize(max(12, round(TEXT * factor)))
        if font != self.font():
            self.setFont(font)
            self.lay_out_anew()

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
        if event.key() in MOVEMENT_KEYS:  # the table must not react to these keys
            event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.viewport().update()
