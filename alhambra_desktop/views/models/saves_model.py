"""Saved games as a list, the newest first; the files are read aside, one after the other."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import attrs
from PySide6.QtCore import (
    QAbstractListModel,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTimer,
)

from ...model.core.words.message import Message, listed
from ...model.saves.files import SUFFIX
from ...model.saves.unfinished import FINISHED
from ...words import phrase, say
from ..text.language import SPOKEN

if TYPE_CHECKING:
    from concurrent.futures import Future, ThreadPoolExecutor

    from ...model.saves.saved_game import SavedGame

Index = QModelIndex | QPersistentModelIndex
LOOK_AGAIN = 30
"""Milliseconds between two looks at what was read meanwhile."""


@cache
def _reader() -> ThreadPoolExecutor:
    """The thread that reads, of all lists."""
    from concurrent.futures import ThreadPoolExecutor  # many a start page has nothing to read

    return ThreadPoolExecutor(max_workers=1, thread_name_prefix="saves")


@attrs.frozen
class Summary:
    """What a file holds: who plays and how far they are, or why it cannot be opened."""

    players: Message
    progress: Message | None = None
    damaged: bool = False

    @property
    def words(self) -> str:
        """All of it in a line."""
        if self.progress is None:
            return say(self.players)
        return phrase("listed-game", players=self.players, progress=self.progress)


UNREAD: Final = Summary(Message("listed-unread"))
"""What is told of a file before it was read."""


def summary_of(game: SavedGame) -> Summary:
    """Players and progress of a saved game."""
    players = Message("listed-players", names=listed(seat.name for seat in game.setup.seats))
    if game.state.over:
        best = max(player.score for player in game.state.players)
        return Summary(players, Message("listed-finished", points=best))
    return Summary(players, Message("listed-turn", turn=game.state.turn))


def read_summary(path: Path) -> Summary:
    """The summary of a file, whatever is wrong with it."""
    from ...model.saves.opening import read_file  # files are listed long before one is read
    from ...model.saves.save import SaveError

    try:
        opened = read_file(path)
    except SaveError as error:
        return Summary(error.message, damaged=True)
    summary = summary_of(opened.game)
    if opened.is_record and summary.progress is not None:
        return attrs.evolve(summary, progress=Message("listed-record", progress=summary.progress))
    return summary


def date_words(changed: float) -> str:
    """A moment as people say it."""
    moment = datetime.fromtimestamp(changed)
    month = QLocale().monthName(moment.month, QLocale.FormatType.ShortFormat)
    return phrase("listed-date", day=moment.day, month=month, year=f"{moment.year}", time=f"{moment:%H:%M}")


def _dated(paths: Iterable[Path]) -> list[tuple[Path, float]]:
    """The files that exist, each with when it was changed."""
    dated = []
    for path in paths:
        try:
            dated.append((path, path.stat().st_mtime))
        except OSError:
            continue
    return dated


def _title(path: Path) -> str:
    """What a file is called; the one that the program names itself, in the language in use."""
    return phrase("listed-last-finished") if path.name == FINISHED else path.stem


class SavesModel(QAbstractListModel):
    """Files by name, date and players; a row is there at once, its players as soon as they were read.

    Games that nobody gave a name are listed ``by_players``. Where the rows are wanted sooner than what is in
    them, nothing is read before ``read``.
    """

    PathRole = Qt.ItemDataRole.UserRole + 1
    DateRole = Qt.ItemDataRole.UserRole + 2
    DetailRole = Qt.ItemDataRole.UserRole + 3
    DamagedRole = Qt.ItemDataRole.UserRole + 4

    def __init__(
        self, parent: QObject | None = None, by_players: bool = False, reads_at_once: bool = True
    ) -> None:
        super().__init__(parent)
        self._by_players = by_players
        self._reads = reads_at_once
        self._files: list[tuple[Path, float]] = []
        self._known: dict[tuple[Path, float], Summary] = {}
        self._awaited: dict[tuple[Path, float], Future[Summary]] = {}
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_AGAIN)
        self._timer.timeout.connect(self._collect)
        SPOKEN.changed.connect(self._retranslate)

    def look(self, folder: Path, recent: tuple[str, ...] = ()) -> None:
        """List the games of a folder and recent ones from elsewhere that still exist."""
        try:
            found = [path for path in folder.iterdir() if path.suffix == SUFFIX]
        except OSError:
            found = []
        dated = _dated({*found, *map(Path, recent)})
        self._show(sorted(dated, key=lambda pair: (-pair[1], str(pair[0]))))

    def show_files(self, paths: list[Path]) -> None:
        """List these files in their order, as far as they exist."""
        self._show(_dated(paths))

    def _show(self, files: list[tuple[Path, float]]) -> None:
        if files == self._files:
            return
        self.beginResetModel()
        self._files = files
        self.endResetModel()
        for file, future in list(self._awaited.items()):
            if file not in self._files and future.cancel():
                del self._awaited[file]
        if self._reads:
            self.read()

    def read(self) -> None:
        """Read what is listed, and from now on whatever will be."""
        self._reads = True
        for file in self._files:
            if file not in self._known and file not in self._awaited:
                self._awaited[file] = _reader().submit(read_summary, file[0])
        if self._awaited:
            self._timer.start()

    @property
    def reading(self) -> bool:
        """True while files are still being read."""
        return bool(self._awaited)

    def _collect(self) -> None:
        """Take over what was read."""
        for file in [file for file, future in self._awaited.items() if future.done()]:
            self._known[file] = self._awaited.pop(file).result()
            if file in self._files:
                row = self.index(self._files.index(file))
                self.dataChanged.emit(row, row)
        if not self._awaited:
            self._timer.stop()

    def _retranslate(self) -> None:
        """The same files in another language."""
        if self._files:
            self.dataChanged.emit(self.index(0), self.index(len(self._files) - 1))

    def rowCount(self, parent: Index | None = None) -> int:
        """The number of games."""
        return 0 if parent is not None and parent.isValid() else len(self._files)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Name, date and players; the whole path (and what is wrong) as tool tip."""
        if not index.isValid() or not 0 <= index.row() < len(self._files):
            return None
        path, changed = file = self._files[index.row()]
        summary = self._known.get(file, UNREAD)
        title, detail, date = _title(path), summary.words, date_words(changed)
        if self._by_players:
            title, detail = say(summary.players), say(summary.progress) if summary.progress else ""
        tip = f"{path}\n{summary.words}" if summary.damaged or self._by_players else str(path)
        if summary.damaged:
            title, detail = _title(path), phrase("listed-damaged")
        return {
            int(Qt.ItemDataRole.DisplayRole): title,
            int(Qt.ItemDataRole.ToolTipRole): tip,
            int(Qt.ItemDataRole.AccessibleTextRole): phrase(
                "listed-file", title=title, date=date, contents=summary.words
            ),
            int(self.PathRole): path,
            int(self.DateRole): date,
            int(self.DetailRole): detail,
            int(self.DamagedRole): summary.damaged,
        }.get(int(role))
