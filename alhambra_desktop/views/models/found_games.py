from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import chain
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt, Signal

from ..storage.contained import contained
from .game_filter import GameFilter
from .game_order import LARGEST_FIRST, Column
from .game_row import GameRow, game_row
from .games_model import FileState, GamesModel, ListedGame
from .index import NOWHERE, Index

RowRole = Qt.ItemDataRole.UserRole + 100


@contained
class FoundGames(QAbstractListModel):
    """The games that match a search and a filter, sorted by a column.

    Unfinished games form the first group, and all other games the second. In each group, games without a
    value in the column come last. Games with equal values are sorted from newest to oldest.
    """

    counted = Signal()

    def __init__(self, games: GamesModel, parent: QObject) -> None:
        super().__init__(parent)
        self._games, self._query = games, ""
        self.filter = GameFilter.ALL
        # maps each filter to the number of games that match the search and pass this filter
        self.counts = Counter[GameFilter]()
        self.column, self.descending = Column.DATE, True
        self._hidden: frozenset[Path] = frozenset()
        self._order: list[int] = []  # all row numbers of `GamesModel`, in sorted order
        self._found: list[int] = []
        self._filters: list[frozenset[GameFilter]] = []  # filters that each row of `GamesModel` passes
        self.any_analysed = False  # cached, because each painted row reads it
        self._rows: dict[FileState, GameRow] = {}
        games.modelReset.connect(self._on_reset)
        games.dataChanged.connect(self._on_changed)
        games.searchable.connect(self._on_searchable)
        self._on_reset()

    # -- search, filter and order

    def search(self, query: str) -> None:
        self._query = query.casefold()
        self._filter_when_ready()
        self._count()

    def show_only(self, which: GameFilter) -> None:
        self.filter = which
        self._filter_when_ready()

    def _filter_when_ready(self) -> None:
        if self._needs_texts and not self._games.is_searchable:
            self._games.prepare_search()  # `_on_searchable` filters when all texts are ready
        else:
            self._filter()

    def sort_by(self, column: Column) -> None:
        self.descending = not self.descending if column is self.column else column in LARGEST_FIRST
        self.column = column
        self._sort()

    def hide(self, paths: Iterable[Path]) -> None:
        """Hide only these games, and show games that earlier calls have hidden."""
        self._hidden = frozenset(paths)
        self._filter()
        self._count()

    def game(self, index: Index) -> ListedGame | None:
        return self._games.games[self._found[index.row()]] if index.isValid() else None

    def row(self, index: Index) -> GameRow | None:
        game = self.game(index)
        if game is None:
            return None
        found = self._rows.get(game.file)
        if found is None:
            tiles = self._source(index.row()).data(GamesModel.TilesRole)
            found = self._rows[game.file] = game_row(game, self._games.summary(game), tiles)
        return found

    def index_of(self, path: Path | None) -> QModelIndex:
        games = self._games.games
        at = next((row for row, one in enumerate(self._found) if games[one].path == path), None)
        return QModelIndex() if at is None else self.index(at)

    def _sort(self) -> None:
        games = self._games.games
        if self.column is Column.DATE:
            keys = [game.changed for game in games]
        else:
            keys = [self._games.sort_key(row, self.column) for row in range(len(games))]
        ordered = [row for row in range(len(games)) if keys[row] is not None]
        ordered.sort(key=keys.__getitem__, reverse=self.descending)  # stable: equal keys stay sorted by date
        ordered += [row for row in range(len(games)) if keys[row] is None]
        ordered.sort(key=lambda row: not games[row].unfinished)
        self._order = ordered
        self._filter()
        if self._needs_texts and not self._games.is_searchable:
            self._games.prepare_search()

    @property
    def _needs_texts(self) -> bool:
        return bool(self._query) or self.column is not Column.DATE or self.filter is not GameFilter.ALL

    def _filter(self) -> None:
        found = self._matching()
        if self.filter is not GameFilter.ALL:
            found = [row for row in found if self.filter in self._filters[row]]
        self.beginResetModel()
        self._found = found
        self.endResetModel()

    def _matching(self) -> list[int]:
        found = self._order
        if self._query:
            matching = self._games.matching(self._query)
            found = [row for row in found if row in matching]
        if self._hidden:
            games = self._games.games
            found = [row for row in found if games[row].path not in self._hidden]
        return found

    def _count(self) -> None:
        self.counts = Counter(chain.from_iterable(map(self._filters.__getitem__, self._matching())))
        self.counted.emit()

    def _read_filters(self) -> None:
        self._filters = self._games.filters()
        self.any_analysed = any(GameFilter.ANALYSED in passed for passed in self._filters)

    def _on_reset(self) -> None:
        self._read_filters()
        self._sort()
        self._count()

    def _on_searchable(self) -> None:
        self._read_filters()
        if self._needs_texts:
            self._sort()
        self._count()

    def _on_changed(self, first: Index, last: Index) -> None:
        changed = {game.file for game in self._games.games[first.row() : last.row() + 1]}
        self._rows = {file: row for file, row in self._rows.items() if file not in changed}
        if self.column is not Column.DATE:
            self._sort()
        elif self._found:
            self.dataChanged.emit(self.index(0), self.index(len(self._found) - 1))

    # -- the model

    def _source(self, row: int) -> QModelIndex:
        return self._games.index(self._found[row])

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._found)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._found):
            return None
        return self.row(index) if role == RowRole else self._source(index.row()).data(role)
