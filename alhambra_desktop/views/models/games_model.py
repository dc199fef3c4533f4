from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias, TypeVar

from PySide6.QtCore import QAbstractListModel, QObject, Qt, QTimer, Signal

from ...model.files.saves.files import SUFFIX
from ...model.rules.core.frozen import frozen
from ...model.rules.core.words.message import Argument, Message, listed
from ...words import phrase, say
from ..storage.contained import contained
from ..text.dates import brief_date, date_and_time
from ..text.language import SPOKEN, capital, plain
from .game_summary import UNREAD, Summary, read_summary

if TYPE_CHECKING:
    from concurrent.futures import Future

    from ...model.files.archive.kept_game import KeptGame
    from ...model.files.archive.statistics import AnalysedTurns
    from ...model.rules.core.geometry.plain_tile import PlainTile
    from ...model.rules.core.values import Seat
    from ..storage.daemon_threads import DaemonThread
    from .game_filter import GameFilter
    from .game_order import Column
    from .index import Index

T = TypeVar("T")

LOOK_AGAIN = 30  # milliseconds between two checks for finished background reads
# kinds of games: saved automatically; saved by the player in a file; finished and stored in the archive
UNFINISHED, SAVED, FINISHED = "unfinished", "saved", "finished"


@cache
def _reader() -> DaemonThread:
    from ..storage.daemon_threads import DaemonThread  # imported late, because often no file is read

    return DaemonThread("games")


def _apart(do: Callable[[Path], T], path: Path) -> Future[T]:
    from ..storage.daemon_threads import in_own_thread

    return in_own_thread(do, path)


def _dated(paths: Iterable[Path]) -> list[tuple[Path, float]]:
    return [(path, changed) for path in paths if (changed := _changed(path)) is not None]


def _changed(path: Path) -> float | None:
    try:
        return path.stat().st_mtime
    except (OSError, ValueError):
        return None


@frozen
class ListedGame:
    """A game in the list. If the game is finished, ``kept`` is its entry in the archive.

    ``mistakes`` is the number of mistakes that `shown_seat` made, or None if some turns were not analysed.
    """

    kind: str
    path: Path
    changed: float
    kept: KeptGame | None = None
    mistakes: int | None = None

    @property
    def unfinished(self) -> bool:
        return self.kind == UNFINISHED

    @property
    def file(self) -> FileState:
        return self.path, self.changed, self.mistakes


FileState: TypeAlias = "tuple[Path, float, int | None]"  # path, time of last change, mistakes
AnalysedBySeat: TypeAlias = "Mapping[tuple[str, Seat], AnalysedTurns]"  # keys: game file and seat


def no_turns() -> AnalysedBySeat:
    return {}


def _finished(
    archived: Callable[[], Iterable[tuple[Path, KeptGame]]], analysed_turns: Callable[[], AnalysedBySeat]
) -> tuple[ListedGame, ...]:
    from .game_order import mistakes_in  # imported late: not needed before the start page is shown

    games, turns = archived(), analysed_turns()
    found = tuple(
        ListedGame(FINISHED, path, float(kept.ended), kept, mistakes_in(kept, turns)) for path, kept in games
    )
    for game in found:
        hash(game.file), str(game.path)  # the path caches both results, so the GUI thread sorts faster
    return found


class _Texts(NamedTuple):
    """The texts of a row, its sort ``keys`` and its ``filters``.

    ``whole`` is the text for screen readers, and ``searched`` is the same text in lower case.
    """

    title: str
    detail: str
    tip: str
    whole: str
    searched: str
    keys: Mapping[Column, Any]
    filters: frozenset[GameFilter]


FRAME_SHARE: Final = 0.006  # maximum seconds per frame for composing texts of rows


@contained
class GamesModel(QAbstractListModel):
    """Lists games with players, date and progress. A row is incomplete until its file has been read.

    If `reads_immediately` is False, the model does not read files until `read` is called.
    """

    PathRole = Qt.ItemDataRole.UserRole + 1
    DateRole = Qt.ItemDataRole.UserRole + 2
    DetailRole = Qt.ItemDataRole.UserRole + 3
    DamagedRole = Qt.ItemDataRole.UserRole + 4
    KindRole = Qt.ItemDataRole.UserRole + 5
    TilesRole = Qt.ItemDataRole.UserRole + 6
    BriefDateRole = Qt.ItemDataRole.UserRole + 7
    ShorterRole = Qt.ItemDataRole.UserRole + 8  # shorter titles for narrow rows, the longest first

    rows_changed = Signal()
    searchable = Signal()  # emitted when the texts of all rows are ready

    def __init__(
        self,
        archived: Callable[[], Iterable[tuple[Path, KeptGame]]] = tuple,
        parent: QObject | None = None,
        reads_immediately: bool = True,
        analysed_turns: Callable[[], AnalysedBySeat] = no_turns,
    ) -> None:
        super().__init__(parent)
        self._archived, self._analysed_turns = archived, analysed_turns
        self._reads = reads_immediately
        self._kept: tuple[ListedGame, ...] = ()
        self._files: list[ListedGame] = []
        self._elsewhere: dict[Path, ListedGame] = {}
        self._asked: dict[Path, Future[float | None]] = {}
        self._games: list[ListedGame] = []
        self._known: dict[FileState, Summary] = {}
        self._awaited: dict[FileState, Future[Summary]] = {}
        self._archive: Future[tuple[ListedGame, ...]] | None = None
        self.unlisted = False  # True if the archive failed to list the finished games
        self._texts: dict[FileState, _Texts] = {}
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_AGAIN)
        self._timer.timeout.connect(self._collect)
        self._writer = QTimer(self)
        self._writer.setInterval(0)
        self._writer.timeout.connect(self._write_texts)
        SPOKEN.changed.connect(self._retranslate)

    def refresh(self, unfinished: Iterable[Path], folder: Path, recent: Iterable[str] = ()) -> None:
        """List unfinished games, the games in a folder, finished games, and recent files in other folders.

        Recent files are added later, because their disks may be slow.
        """
        try:
            found = [path for path in folder.iterdir() if path.suffix == SUFFIX]
        except OSError:
            found = []
        open_now = list(unfinished)
        files = [ListedGame(UNFINISHED, *file) for file in _dated(open_now)]
        self._files = files + [ListedGame(SAVED, *file) for file in _dated({*found} - {*open_now})]
        elsewhere = {*map(Path, recent)} - {*found, *open_now}
        self._elsewhere = {path: game for path, game in self._elsewhere.items() if path in elsewhere}
        for path in elsewhere - {*self._asked}:
            self._asked[path] = _apart(_changed, path)
        self._timer.start()
        self._show()
        if self._reads:
            self.read()

    def read(self) -> None:
        self._reads = True
        for game in self._files:
            if game.file not in self._known and game.file not in self._awaited:
                self._awaited[game.file] = _reader().submit(read_summary, game.path)
        self._read_elsewhere()
        if self._archive is not None:
            self._archive.cancel()
        # do not pass `self` to the thread: if the thread held the last reference to the model, it would
        # destroy the model, but only the GUI thread may do this
        self._archive = _reader().submit(_finished, self._archived, self._analysed_turns)
        self._timer.start()

    def _read_elsewhere(self) -> None:
        for game in self._elsewhere.values():
            if game.file not in self._known and game.file not in self._awaited:
                self._awaited[game.file] = _apart(read_summary, game.path)

    def read_again(self) -> None:
        """Read all files again. Call this after rule sets were added or removed."""
        self._known.clear()
        if self._reads:
            self.read()

    def _show(self) -> None:
        files = (*self._files, *self._elsewhere.values(), *self._kept)
        games = sorted(files, key=lambda game: (-game.changed, str(game.path)))
        if games == self._games:
            return
        self.beginResetModel()
        self._games = games
        listed_now = {game.file for game in games}
        self._texts = {file: texts for file, texts in self._texts.items() if file in listed_now}
        self.endResetModel()
        for file, future in list(self._awaited.items()):
            if file not in listed_now and future.cancel():
                del self._awaited[file]
        self.rows_changed.emit()

    @property
    def reading(self) -> bool:
        return bool(self._awaited or self._asked) or self._archive is not None

    def _collect(self) -> None:
        self._collect_elsewhere()
        done = [file for file, future in self._awaited.items() if future.done()]
        for file in done:
            self._known[file] = self._awaited.pop(file).result()
            self._texts.pop(file, None)
        rows = [row for row, game in enumerate(self._games) if game.file in done]
        for row in rows:
            self.dataChanged.emit(self.index(row), self.index(row))
        if self._archive is not None and self._archive.done():
            archive, self._archive = self._archive, None
            self.unlisted = archive.exception() is not None
            if not self.unlisted:  # otherwise, the archive has reported the error
                self._kept = archive.result()
                self._show()
        if rows:
            self.rows_changed.emit()
        if not self.reading:
            self._timer.stop()

    def _collect_elsewhere(self) -> None:
        answered = [path for path, future in self._asked.items() if future.done()]
        for path in answered:
            self._elsewhere.pop(path, None)
            if (changed := self._asked.pop(path).result()) is not None:
                self._elsewhere[path] = ListedGame(SAVED, path, changed)
        if answered:
            if self._reads:
                self._read_elsewhere()
            self._show()

    def _retranslate(self) -> None:
        self._texts.clear()
        if self._games:
            self.dataChanged.emit(self.index(0), self.index(len(self._games) - 1))

    @property
    def games(self) -> tuple[ListedGame, ...]:
        return tuple(self._games)

    @property
    def finished(self) -> tuple[KeptGame, ...]:
        return tuple(game.kept for game in self._kept if game.kept is not None)

    @property
    def last_finished(self) -> ListedGame | None:
        return max(self._kept, key=lambda game: game.changed, default=None)

    def summary(self, game: ListedGame) -> Summary:
        return self._known.get(game.file, UNREAD)

    def row_of(self, path: Path) -> int | None:
        return next((row for row, game in enumerate(self._games) if game.path == path), None)

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._games)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self._games):
            return None
        game = self._games[index.row()]
        if role == self.PathRole:
            return game.path
        if role == self.KindRole:
            return game.kind
        if role == self.DateRole:
            return date_and_time(game.changed)
        if role == self.BriefDateRole:
            return brief_date(game.changed)
        if role == self.DamagedRole:
            return self.summary(game).closed is not None
        if role == self.ShorterRole:
            return self._shorter(game)
        if role == self.TilesRole:
            return _tiles(game, self.summary(game))
        return self._text(game, role)

    def _shorter(self, game: ListedGame) -> tuple[str, ...]:
        names = [seat.name for seat in self.summary(game).seats] if game.unfinished else []
        return tuple(
            phrase("listed-players-more", names=", ".join(names[:count]), count=len(names) - count)
            for count in range(len(names) - 1, 0, -1)
        )

    def _text(self, game: ListedGame, role: int) -> str | None:
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text_of(game).title
        if role == self.DetailRole:
            return self._text_of(game).detail
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain(self._text_of(game).tip)
        return self._text_of(game).whole if role == Qt.ItemDataRole.AccessibleTextRole else None

    def prepare_search(self) -> None:
        if not self.is_searchable:
            self._writer.start()

    @property
    def is_searchable(self) -> bool:
        return len(self._texts) >= len(self._games)

    def matching(self, query: str) -> frozenset[int]:
        """Return the rows whose texts contain `query`, which must be in lower case.

        Rows whose texts are not ready are left out.
        """
        texts = ((row, self._texts.get(game.file)) for row, game in enumerate(self._games))
        return frozenset(row for row, text in texts if text is not None and query in text.searched)

    def sort_key(self, row: int, column: Column) -> Any:
        """Return a row's sort key for a column other than the date.

        Return None if the row has no value in this column, or if its texts are not ready.
        """
        texts = self._texts.get(self._games[row].file)
        return None if texts is None else texts.keys.get(column)

    def filters(self) -> list[frozenset[GameFilter]]:
        """Return the filters that each row passes. A row whose texts are not ready passes no filter."""
        found = (self._texts.get(game.file) for game in self._games)
        return [frozenset() if texts is None else texts.filters for texts in found]

    def _write_texts(self) -> None:
        end = monotonic() + FRAME_SHARE
        for game in self._games:
            self._text_of(game)
            if monotonic() >= end and not self.is_searchable:
                return
        self._writer.stop()
        self.searchable.emit()

    def _text_of(self, game: ListedGame) -> _Texts:
        found = self._texts.get(game.file)
        if found is None:
            from .game_filter import filters_of  # imported late: the start page neither sorts nor filters
            from .game_order import sort_keys

            title, detail, tip = self._words(game)
            contents = detail
            if game.mistakes is not None:
                contents = phrase("bar-parts", text=detail, more=mistakes_words(game.mistakes))
            whole = phrase("listed-file", title=title, date=date_and_time(game.changed), contents=contents)
            facts = game.kept, self.summary(game), game.mistakes
            keys, filters = sort_keys(*facts), filters_of(*facts)
            found = _Texts(title, detail, tip, whole, whole.casefold(), keys, filters)
            self._texts[game.file] = found
            if self.is_searchable:
                self._writer.start()  # emits `searchable` later, not while a view paints
        return found

    def _words(self, game: ListedGame) -> tuple[str, str, str]:
        if game.kept is not None:
            table = capital(say(table_words(game.kept)))
            return say(outcome(game.kept)), _detail(game.kept), f"{table}\n{game.path}".strip()
        summary = self.summary(game)
        if summary.closed is not None:
            return game.path.stem, say(summary.closed), f"{game.path}\n{summary.words}"
        if game.unfinished:
            return say(summary.players), say(summary.progress or summary.players), summary.words
        return game.path.stem, summary.words, str(game.path)


def _tiles(game: ListedGame, summary: Summary) -> tuple[PlainTile, ...]:
    return summary.tiles if game.kept is None else shown_tiles(game.kept)


def shown_tiles(kept: KeptGame) -> tuple[PlainTile, ...]:
    from .game_order import shown_seat

    return kept.seats[shown_seat(kept)].tiles


def mistakes_words(mistakes: int) -> str:
    return phrase("games-mistakes", count=mistakes)


def outcome(kept: KeptGame) -> Message:
    """If there is exactly one human player, return this player's result, otherwise name the winner."""
    from ..text.words import place_words

    points = [seat.points for seat in kept.seats]
    winners = [seat.name for seat in kept.seats if seat.place == 1]
    own, margin = kept.own, kept.margin
    if own is None or margin is None:
        if len(winners) > 1:
            return Message("result-shared", names=listed(winners))
        return Message("result-wins", name=winners[0])
    if margin > 0:
        return Message("listed-won", points=margin)
    seat = kept.seats[own]
    rank = place_words((seat.place, points.count(seat.points)))
    if not margin:
        return Message("listed-tied", rank=rank, count=len(points))
    return Message("listed-place", rank=rank, count=len(points), points=-margin)


def table_words(kept: KeptGame) -> Message:
    message = _table_words(kept)
    return Message("listed-tried", text=message) if kept.branch else message


def _table_words(kept: KeptGame) -> Message:
    from ...model.players.skill.levels import LevelError, level
    from ...model.rules.modules.registry import MODULES

    titles = {module.id: module.title for module in MODULES}
    levels: list[Message] = []
    for seat in kept.seats:
        try:
            name = level(seat.level or "").name
        except LevelError:
            continue
        if name not in levels:
            levels.append(name)
    played = [name for name in (kept.game, *kept.modules) if name != MODULES[0].id]
    parts: list[Message] = []
    if levels:
        parts.append(Message("listed-against", levels=tuple(levels), count=len(levels)))
    if played:
        named: tuple[Message, ...] = tuple(titles.get(name, Message("name", name=name)) for name in played)
        parts.append(Message("listed-with", modules=named))
    if not parts:
        return Message("listed-people", count=len(kept.seats))
    if len(parts) == 1:
        return parts[0]
    first, second = parts
    arguments: dict[str, Argument] = {"first": first, "second": second}
    return Message("listed-both", **arguments)


def _detail(kept: KeptGame) -> str:
    ranked = sorted(kept.seats, key=lambda seat: seat.place)
    points = ", ".join(f"{seat.name} {seat.points}" for seat in ranked)
    return phrase("listed-points", points=points, table=table_words(kept))
