from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView

from ..models.index import NOWHERE, Index
from ..storage.contained import contained
from ..text.language import plain


@contained
class FiguresModel(QAbstractTableModel):
    """A table of right-aligned numbers. The columns in `words` contain left-aligned texts instead."""

    def __init__(self, words: Collection[int] = (0,)) -> None:
        super().__init__()
        self._words = words
        self._titles: tuple[str, ...] = ()
        self._rows: tuple[tuple[str, ...], ...] = ()

    def set_content(self, titles: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
        self.beginResetModel()
        self._titles, self._rows = tuple(titles), tuple(map(tuple, rows))
        self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._titles)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        text = self._rows[index.row()][index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return text
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{self._titles[index.column()]}: {text}"
            case Qt.ItemDataRole.ToolTipRole:
                return plain(text) if index.column() in self._words else None
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._side(index.column())
        return None

    def _side(self, column: int) -> Qt.AlignmentFlag:
        side = Qt.AlignmentFlag.AlignLeft if column in self._words else Qt.AlignmentFlag.AlignRight
        return side | Qt.AlignmentFlag.AlignVCenter

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._titles[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._side(section)
        return None


ROW: Final = 26


@contained
class ReadTable(QTableView):
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
