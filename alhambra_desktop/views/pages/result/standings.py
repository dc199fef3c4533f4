from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QObject, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QTableView,
    QWidget,
)

from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.engine.state import Observation, PublicState
from ....model.rules.core.values import Seat
from ....model.rules.core.words.message import Message
from ....model.rules.table.standings import Ranking, standings
from ....words import phrase, say
from ...models.index import Index
from ...storage.contained import contained
from ...text.language import SPOKEN, capital
from ...text.words import place_noun, row_noun, standing_message
from ...widgets.boxes import fill
from ...widgets.dialog_frame import close_below, fit
from ...widgets.labels import words
from ...widgets.paper_dialog import PaperDialog


@contained
class StandingsModel(QAbstractTableModel):
    """A column for each place, and one for the viewer's points if scored now.

    ``SubjectRole`` is the building type, a source such as ``wall``, or None for the total.
    """

    OwnerRole = Qt.ItemDataRole.UserRole + 1
    CountRole = Qt.ItemDataRole.UserRole + 2
    TiedRole = Qt.ItemDataRole.UserRole + 3
    SubjectRole = Qt.ItemDataRole.UserRole + 4
    PointsRole = Qt.ItemDataRole.UserRole + 5

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[Ranking, ...] = ()
        self._book: Rulebook
        self._viewer: Seat
        SPOKEN.changed.connect(self._retranslate)

    def _retranslate(self) -> None:
        if self._rows:
            last = self.index(len(self._rows) - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last.column())
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, last.row())

    def set_state(self, book: Rulebook, state: PublicState, viewer: Seat) -> None:
        self.beginResetModel()
        self._book, self._viewer = book, viewer
        self._rows = standings(book, state)
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        if parent is not None and parent.isValid():
            return 0
        return self._places + 1 if self._rows else 0

    @property
    def _places(self) -> int:
        return max((len(row.ranked) for row in self._rows), default=0)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == self.SubjectRole:
            return row.subject
        points = row.points_of(self._viewer)
        if role == self.PointsRole:
            return points
        if index.column() == self._places:
            return _points_words(points) if role == Qt.ItemDataRole.DisplayRole else None
        if index.column() > len(row.ranked) - 1:
            return None
        standing = row.ranked[index.column()]
        return {
            int(Qt.ItemDataRole.DisplayRole): say(standing_message(self._book, standing)),
            int(self.OwnerRole): standing.owner,
            int(self.CountRole): standing.figure,
            int(self.TiedRole): standing.shared,
        }.get(int(role))

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole or section < 0:
            return None
        if orientation == Qt.Orientation.Vertical:
            if section >= len(self._rows):
                return None
            return capital(say(row_noun(self._book, self._rows[section].subject)))
        if section < self._places:
            return say(place_noun(section + 1))
        return phrase("if-scored-now") if section == self._places else None


def _points_words(points: int) -> str:
    return f"+{points}" if points else "–"


SIDE = 24
GAP = 16


class StandingsDialog(PaperDialog):
    def __init__(self, book: Rulebook, seen: Observation, parent: QWidget | None = None) -> None:
        super().__init__(Message("standings-title"), parent)
        model = StandingsModel(self)
        model.set_state(book, seen, seen.seat)
        self.table = QTableView()
        self.table.setModel(model)
        self.table.setAccessibleName(phrase("standings-title"))
        self.table.setFrameShape(QFrame.Shape.NoFrame)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setShowGrid(False)
        self.table.setTabKeyNavigation(False)  # otherwise Tab never leaves it
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.table.verticalHeader().setDefaultSectionSize(30)
        fill(self.column, words(phrase("standings-note"), "second"), (self.table, 1))
        close_below(self, self.column)
        fit(self, QSize(self._width(), 420))

    def _width(self) -> int:
        header, columns = self.table.horizontalHeader(), range(self.table.model().columnCount())
        widest = max(
            max(self.table.sizeHintForColumn(column), header.sectionSizeHint(column)) for column in columns
        )
        return 2 * SIDE + self.table.verticalHeader().sizeHint().width() + len(columns) * (widest + GAP)
