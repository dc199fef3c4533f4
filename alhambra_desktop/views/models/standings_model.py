"""The standings as a table: a row a type, a row for the wall, a row for all together."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ...model.core.play import next_round, score_now
from ...model.core.preview import rank
from ...model.core.rulebook import Rulebook, State
from ...model.core.values import Owner
from ...model.text import owner_name, type_words
from ..words import place_words

Index = QModelIndex | QPersistentModelIndex


class StandingsModel(QAbstractTableModel):
    """Columns are the players (and whoever is ranked without a seat); cells hold count, place and points."""

    PointsRole = Qt.ItemDataRole.UserRole + 1

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._owners: tuple[Owner, ...] = ()
        self._names: tuple[str, ...] = ()
        self._rows: tuple[tuple[str, tuple[tuple[str, int], ...]], ...] = ()

    def set_state(self, book: Rulebook, state: State) -> None:
        """Show how everybody stands in a state."""
        self.beginResetModel()
        self._owners = book.owners()
        self._names = tuple(owner_name(book, owner) for owner in self._owners)
        scoring = score_now(book, state, next_round(state))
        rows = []
        for type_id in book.types:
            cells = []
            for owner in self._owners:
                count = book.count(state, owner, type_id)
                place = place_words(rank(book, state, owner, type_id))
                cells.append((f"{count} ({place})", scoring.of(owner, "types", type_id)))
            rows.append((type_words(type_id).capitalize(), tuple(cells)))
        walls = tuple(
            (str(state.players[o].city.wall_length) if isinstance(o, int) else "–", scoring.of(o, "wall"))
            for o in self._owners
        )
        totals = tuple((f"+{scoring.total(o)}", scoring.total(o)) for o in self._owners)
        self._rows = (*rows, ("Wall", walls), ("If scored now", totals))
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        """The types, the wall and the total."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        """One for everybody who is ranked."""
        return 0 if parent is not None and parent.isValid() else len(self._owners)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Count and place, or the points."""
        if not index.isValid():
            return None
        words, points = self._rows[index.row()][1][index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return words
        return points if role == self.PointsRole else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Names above, types beside."""
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation == Qt.Orientation.Horizontal:
            return self._names[section] if section < len(self._names) else None
        return self._rows[section][0] if section < len(self._rows) else None
