"""A table of figures behind a chart."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QAbstractTableModel, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView

from ..storage.contained import contained

ROW: Final = 26


@contained
class ReadTable(QTableView):
    """A read-only table; Enter activates a row like a double click."""

    def __init__(self, model: QAbstractTableModel, row: int = ROW) -> None:
        super().__init__()
        self.setModel(model)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(row)
        self.horizontalHeader().setHighlightSections(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.activated.emit(self.currentIndex())
            event.accept()
            return
        super().keyPressEvent(event)


class FiguresTable(ReadTable):
    def __init__(self, model: QAbstractTableModel, widest: int = 0) -> None:
        super().__init__(model)
        self._widest = widest
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        model.modelReset.connect(self._widen)
        self._widen()

    def _widen(self) -> None:
        if self.model().columnCount():
            self.horizontalHeader().setSectionResizeMode(self._widest, QHeaderView.ResizeMode.Stretch)
