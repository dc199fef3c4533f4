"""Two games of one deal as a table, a row for each turn."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, Qt

from ...model.learning.analysis.comparison import Comparison
from ...model.learning.analysis.turns import PlayedTurn
from ...model.rules.core.engine.setup import Setup
from ...model.rules.core.words.message import in_a_row
from ...model.rules.modules.registry import rulebook
from ...words import phrase, say
from ..storage.contained import contained
from ..text.language import capital, plain
from ..text.story import deeds
from .index import NOWHERE, Index

TURN, ONE, POINTS, OTHER, OTHER_POINTS = range(5)


@contained
class ComparisonModel(QAbstractTableModel):
    """Each turn with its seat; ``PartsRole`` is True for the first different one."""

    PartsRole = Qt.ItemDataRole.UserRole + 1
    SameRole = Qt.ItemDataRole.UserRole + 2

    def __init__(self) -> None:
        super().__init__()
        self._comparison: Comparison | None = None
        self._known: dict[tuple[int, int], str] = {}

    def tell(self, comparison: Comparison) -> None:
        self.beginResetModel()
        self._comparison = comparison
        self._known.clear()
        self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() or self._comparison is None else len(self._comparison.turns)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else OTHER_POINTS + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row, column = index.row(), index.column()
        assert self._comparison is not None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(row, column)
            case Qt.ItemDataRole.ToolTipRole:
                return plain(self._text(row, column)) if column in (ONE, OTHER) else None
            case Qt.ItemDataRole.AccessibleTextRole:
                title, text = self._title(column), self._text(row, column)
                told = f"{title}: {text}"
                parts = row == self._comparison.parts and column == TURN
                return f"{told}; {phrase('compare-here')}" if parts else told
            case Qt.ItemDataRole.TextAlignmentRole:
                side = Qt.AlignmentFlag.AlignLeft
                if column in (POINTS, OTHER_POINTS):
                    side = Qt.AlignmentFlag.AlignRight
                return side | Qt.AlignmentFlag.AlignVCenter
            case self.PartsRole:
                return row == self._comparison.parts
            case self.SameRole:
                return self._comparison.turns[row].same
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._title(section)
        return None

    def _title(self, column: int) -> str:
        match column:
            case 0:
                return phrase("compare-turn")
            case 1:
                return phrase("compare-here-done")
            case 3:
                return phrase("compare-there-done")
        return phrase("compare-points")

    def _text(self, row: int, column: int) -> str:
        key = row, column
        if key not in self._known:
            self._known[key] = self._found(row, column)
        return self._known[key]

    def _found(self, row: int, column: int) -> str:
        comparison = self._comparison
        assert comparison is not None
        turn = comparison.turns[row]
        if column == TURN:
            played = turn.one or turn.other
            assert played is not None
            setup = comparison.one if turn.one is not None else comparison.other
            seat = setup.seats[played.seat].name
            return phrase("compare-whose", turn=played.number, name=seat)
        if column in (ONE, POINTS):
            return _told(turn.one, comparison.one, column == POINTS)
        return _told(turn.other, comparison.other, column == OTHER_POINTS)


def _told(turn: PlayedTurn | None, setup: Setup, points: bool) -> str:
    if turn is None:
        return "–"
    if points:
        return str(turn.after.players[turn.seat].score)
    done = deeds(rulebook(setup), turn.moves)
    return capital(say(in_a_row(done))) if done else "–"
