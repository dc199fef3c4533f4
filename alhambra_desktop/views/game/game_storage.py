"""GameStorage: the table is written after every action, and by name when the player wishes."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from ...model.files.saves.files import (
    ARCHIVE,
    FORGOTTEN,
    SUFFIX,
    link_target,
    reason,
    sweep,
    sync_folder,
    write_atomically,
)
from ...model.files.saves.unfinished import UnfinishedGames
from ...model.rules.core.words.message import Message, MessageError
from ..storage.job_thread import JobThread
from ..storage.places import saves_folder
from ..storage.settings import Settings

if TYPE_CHECKING:
    from ...model.files.archive.archive import Archive
    from ...model.files.archive.kept_game import Help, KeptGame
    from ...model.files.archive.statistics import Statistics
    from ...model.files.saves.opening import Opened
    from ...model.files.saves.save import SaveError
    from ...model.files.saves.saved_game import SavedGame
    from .analysis_storage import AnalysisStorage
    from .game_table import GameTable

AGAIN: Final = 15_000
"""Milliseconds until a game that could not be written is tried again."""

PATIENCE = 10.0
"""Seconds that a closing window waits for a slow disk."""


class GameStorage(QObject):
    """What is on the disk of the games of a window.

    ``said`` tells a message for the player, ``saved`` that the table is now in the file of that name,
    ``listed`` that the unfinished or the finished games are others. The games on the disk are known before
    there is a table to ``watch``.
    """

    said = Signal(object)
    saved = Signal(object)
    listed = Signal()

    def __init__(self, settings: Settings, data: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._watched: GameTable | None = None
        self.resting = False
        """True where nothing is kept of what comes."""
        self._settings = settings
        self.games = UnfinishedGames(data)
        self.games.settle()
        for folder in (data, data / ARCHIVE, saves_folder(), settings.path.parent):
            sweep(folder, time.time() - FORGOTTEN)
        self.writer = JobThread("writer", self)
        self.reader = JobThread("reader", self)
        """Runs what only reads, and long jobs, so that no autosave waits for them."""
        self.path = self.games.new_path()
        self._source: Path | None = None
        self._opening = False
        self._begun = False
        self._failing = self.games.fault is not None
        self._last_kept: Path | None = None
        self.unkept: dict[Path, SavedGame] = {}
        """Games that could not be written, by the files where they belong."""
        self.reason: Message | str = ""
        """Why the last of them could not."""
        self._again = QTimer(self, singleShot=True, interval=AGAIN)
        self._again.timeout.connect(self._retry)
        self._failures = 0
        self._asked_to_stay = False
        settings.write_with(self.writer.put)

    @cached_property
    def archive(self) -> Archive:
        """The games that are over; most starts ask for it only after the window is seen."""
        from ...model.files.archive.archive import Archive

        return Archive(self.games.data)

    @cached_property
    def analyses(self) -> AnalysisStorage:
        """What was thought of the games that are over."""
        from .analysis_storage import AnalysisStorage

        return AnalysisStorage(self.archive, self.writer, self.reader, self.said.emit, resting=self.resting)

    def settle_archive(self) -> None:
        """Complete the list of the archive while nothing else waits, and adopt what older versions left."""
        if self.resting:
            return
        said: list[Message | None] = []
        archive, finished = self.archive, self.games.finished

        def steps() -> Iterator[None]:
            archive.adopt(finished)
            said.append((yield from archive.settle()))
            if archive.untold():
                from .analysis_storage import tell_turns

                yield from tell_turns(archive)

        def told(error: Exception | None) -> None:
            for message in (*said, _unarchived(self.archive, error)):
                if message is not None:
                    self.said.emit(message)
            self.listed.emit()

        self.reader.put_steps(steps(), told)

    def read_game_file(self, path: Path, told: Callable[[Opened | SaveError], None]) -> None:
        """Read a saved game or a record, with what is still being written of it, and report it."""
        found: list[Opened | SaveError] = []
        writer = self.writer

        def read() -> None:
            from ...model.files.saves.opening import read_file
            from ...model.files.saves.save import SaveError

            writer.wait(PATIENCE)
            try:
                found.append(read_file(path))
            except SaveError as error:
                found.append(error)

        self.reader.put(read, lambda _: told(found[0]), "open")

    def archived(self) -> list[tuple[Path, KeptGame]]:
        """The finished games with their files, the last first; on any thread. ``MessageError`` may come."""
        archive = self.archive
        games = self._listed(archive.games())
        return [(archive.path(kept.file), kept) for kept in games]

    def _listed(self, games: tuple[KeptGame, ...]) -> tuple[KeptGame, ...]:
        if not games and self.has_archived():
            raise MessageError(Message("games-unlisted"))
        return games

    def has_archived(self) -> bool:
        """True where games were finished here, even if none can be listed: their database may be lost."""
        return any((self.games.data / ARCHIVE).glob(f"*{SUFFIX}"))

    def tell_statistics(self, told: Callable[[Mapping[Help, Statistics], Message | None], None]) -> None:
        """Report all finished games later, kind by kind, or what is wrong with the archive."""
        from ...model.files.archive.statistics import by_kind

        found: dict[Help, Statistics] = {}

        def read() -> None:
            known = self.archive.chronicle()
            self._listed(known.games)
            found.update(by_kind(known))

        self.reader.put(read, lambda error: told(found, _unarchived(self.archive, error)), "statistics")

    def tell_played(self, told: Callable[[frozenset[str]], None]) -> None:
        """Report the modules and games of all finished games later; none where they cannot be read."""
        found: set[str] = set()

        def read() -> None:
            for kept in self.archive.games():
                found.update((kept.game, *kept.modules))

        self.reader.put(read, lambda error: told(frozenset(found)), "played")

    def delete_finished(self, paths: Iterable[Path]) -> None:
        """Delete finished games for good."""
        files = tuple(path.name for path in paths)

        def told(error: Exception | None) -> None:
            if error is not None:
                self._fail(Message("games-not-deleted", reason=reason(error)))
            self.listed.emit()

        self.writer.put(partial(self.archive.forget, *files), told)

    def export_finished(self, path: Path, separator: str = ",") -> None:
        """Write a table of all finished games for other programs; by its first bytes Excel knows UTF-8."""
        self.write_file(path, lambda: write_atomically(path, self.archive.csv(separator).encode("utf-8-sig")))

    def write_file(self, path: Path, write: Callable[[], None]) -> None:
        """Write something into a file, and say what came of it."""

        def told(error: Exception | None) -> None:
            if error is not None:
                self._fail(_unwritten(path, error))
            else:
                self.said.emit(Message("games-exported", file=path.name))

        self.writer.put(write, told)

    def owns(self, path: Path) -> bool:
        """True for what the program keeps by itself, so that nobody may save under its name."""
        return self.games.owns(path) or self.archive.owns(path)

    def watch(self, table: GameTable) -> None:
        """From now on keep this table."""
        self._watched = table
        for change in (table.moved, table.promised, table.hinted, table.reset):
            change.connect(self._keep)

    def complaints(self) -> list[Message]:
        """What there is to say when the window opens."""
        found = self._settings.complaints
        if self.games.fault:
            found.append(Message("keep-nowhere", folder=str(self.games.data), reason=self.games.fault))
        elif self.games.number > 1:
            found.append(Message("keep-apart", folder=str(self.games.folder)))
        return found

    def rest(self) -> None:
        """Keep nothing of what comes: the table is only to be looked at."""
        self.resting = True

    # -- the table

    @property
    def _table(self) -> GameTable:
        assert self._watched is not None, "there is no table yet"
        return self._watched

    @property
    def failing(self) -> bool:
        """True where the table could not be kept when that was last tried."""
        return self._failing

    @property
    def current(self) -> Path:
        return self._source or self.path

    def begin(self) -> None:
        self._leave()
        self._source, self._begun = None, True

    def open(self, path: Path | None, *, is_record: bool = False) -> None:
        """The next game comes from a file; it is kept as soon as it is changed.

        A game of this window goes on in its file; one that another window keeps is copied, and so is that of
        a record wherever it lies.
        """
        own = self.games.own_path(path) if path is not None and not is_record else None
        if own is None or own != self.path:
            self._leave()
        self.path, path = own or self.path, own or path
        self._source, self._opening, self._begun = path, path is not None, False

    def stay(self) -> Path:
        """The table is gone on with once the window is closed, even if nothing was done at it; its file."""
        self._begun = False
        return self.current

    def look_away(self) -> None:
        """The table is left as it is: whoever did nothing at it is told how long it is there."""
        if self._idle():
            self.said.emit(Message("keep-untouched"))

    def _leave(self) -> None:
        if self._idle():
            self.said.emit(Message("keep-let-go"))
        self._forget_idle()
        self.path = self.games.new_path()

    def _forget_idle(self) -> None:
        if self._idle():
            self.writer.put(
                partial(self.games.forget, self.path), partial(self._kept, self.path, None), self.path
            )
        self._begun = False  # from here on the file may be another window's

    def _idle(self) -> bool:
        if not self._begun or self.resting:
            return False
        decisions = (move.before.decision for move in self._table.transitions if move.before is not None)
        doers = self._table.humans or self._table.setup.everybody
        return not any(decision is not None and decision.seat in doers for decision in decisions)

    def keep(self) -> None:
        """Write the table as it stands."""
        self._opening = False
        self._keep()

    def _keep(self, *_: object) -> None:
        if self.resting:
            return
        if self._opening:
            self._opening = False
            return
        self._source = None
        self._put(self.path, self._table.saved(), idle=self._idle())

    def _put(self, path: Path, game: SavedGame, *, idle: bool = False) -> None:
        if game.state.over:
            now, aids = int(time.time()), self._settings.wishes.aids
            finish = partial(_finish, self.archive, self.games, path, game, now, aids)
            self.writer.put(finish, partial(self._finished, path, game), path)
        else:
            write = partial(self.games.write, path, game, idle=idle)
            self.writer.put(write, partial(self._kept, path, None if idle else game), path)

    def _kept(self, path: Path, game: SavedGame | None, error: Exception | None) -> None:
        failed_before = self._failing
        self._note_unkept(path, game, error)
        if error is not None and not failed_before:
            folder = str(self.games.folder)
            self.said.emit(Message("keep-failed", folder=folder, reason=self.reason))
        if path != self._last_kept:
            self._last_kept = path
            self.listed.emit()

    def _finished(self, path: Path, game: SavedGame, error: Exception | None) -> None:
        known = self.unkept.get(path) == game
        # of a message only the list is missing: the game itself is there
        self._note_unkept(path, game, None if isinstance(error, MessageError) else error)
        if not known and (message := _unarchived(self.archive, error)):
            self.said.emit(message)
        self.listed.emit()

    def _note_unkept(self, path: Path, game: SavedGame | None, error: Exception | None) -> None:
        self._failing = error is not None
        if error is None:
            self.unkept.pop(path, None)
            return
        self.reason = reason(error)
        if game is not None:
            self.unkept[path] = game
            self._again.start()

    def _retry(self) -> None:
        for path, game in tuple(self.unkept.items()):
            self._put(path, game)

    def retry(self) -> None:
        """Try again, and wait for it."""
        self._retry()
        self.writer.flush(PATIENCE)

    def save_elsewhere(self, own: Path, path: Path) -> None:
        """Save a game that could not be written under another name, and wait for it."""
        game = self.unkept[own]
        self.writer.put(partial(_save, path, game), partial(self._saved, path, own, game))
        self.writer.flush(PATIENCE)

    def under_way(self) -> SavedGame | None:
        """The game on the table, whether it could be kept or not; None where there is none to go on with."""
        table = self._watched
        return table.saved() if table is not None and table.playing and not table.state.over else None

    def unfinished(self) -> list[Path]:
        """The games that can be continued, the one on the table first, whether it could be kept or not."""
        files = [path for path in self.games.files() if path != self.current]
        return [self.current, *files] if self.under_way() else self.games.files()

    # -- files by name

    def save(self, path: Path) -> None:
        if self.owns(path):
            self.said.emit(Message("keep-own", file=path.name))
            return
        game = self._table.saved()
        self.writer.put(partial(_save, path, game), partial(self._saved, path, self.path, game))

    def _saved(self, path: Path, table: Path, game: SavedGame, error: Exception | None) -> None:
        if error is not None:
            self._fail(_unwritten(path, error))
            return
        if self.unkept.get(table) == game:
            del self.unkept[table]
        if table == self.path:
            self.saved.emit(path)
        self.said.emit(Message("keep-saved", file=path.name))

    def export(self, path: Path) -> None:
        """Write the record of the table."""
        from ...model.files.saves.record import write_record

        write = partial(write_record, path, self._table.setup, self._table.events)
        self.writer.put(write, partial(self._exported, path))

    def _exported(self, path: Path, error: Exception | None) -> None:
        if error is not None:
            self._fail(_unwritten(path, error))
        else:
            self.said.emit(Message("keep-exported", file=path.name))

    def _fail(self, said: Message) -> None:
        self._failures += 1
        self.said.emit(said)

    # -- the end

    def settled(self) -> bool:
        """True where the window may close: all is written, or the player was told what is not."""
        failures = self._failures
        if not self.writer.flush(PATIENCE):
            self._fail(Message("keep-slow"))
        if self._asked_to_stay or self._failures == failures:
            return True
        self._asked_to_stay = True
        return False

    def close(self) -> None:
        self._again.stop()
        self._forget_idle()
        self.reader.abandon()
        self.writer.close(PATIENCE)
        self.games.release()


def _finish(
    archive: Archive, games: UnfinishedGames, path: Path, game: SavedGame, now: int, aids: str
) -> None:
    """Keep a game that is over, and only then forget it among the unfinished ones.

    Its end is written there first: whenever the program is killed, the next start knows that it is over.
    """
    games.write(path, game)
    try:
        archive.keep(game, now, aids)
    except MessageError:  # only the list of it could not be written
        games.forget(path)
        raise
    games.forget(path)


def _unarchived(archive: Archive, error: Exception | None) -> Message | None:
    if error is None or isinstance(error, MessageError):
        return error.message if error is not None else None
    return Message("kept-failed", folder=str(archive.folder), reason=reason(error))


def _save(path: Path, game: SavedGame) -> None:
    from ...model.files.saves.save import write_game

    write_game(path, game)
    sync_folder(link_target(path).parent)


def _unwritten(path: Path, error: Exception) -> Message:
    return Message("keep-unwritten", file=path.name, reason=reason(error))
