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
    from ...model.files.archive.statistics import AnalysedTurns, Best, Statistics
    from ...model.files.saves.record_reader import Opened
    from ...model.files.saves.save import SaveError
    from ...model.files.saves.saved_game import SavedGame
    from ...model.learning.goals.achievements import Achievements, GameAchievements
    from ...model.rules.core.values import Seat
    from .analysis_storage import AnalysisStorage
    from .game_table import GameTable

RETRY_INTERVAL: Final = 15_000  # milliseconds until the next attempt to write a game
TIMEOUT = 10.0  # maximum seconds to wait for pending writes
LIST_TIMEOUT = 1.0  # maximum seconds that the list of games waits for pending writes


class GameStorage(QObject):
    """Reads and writes the files of a window's games.

    The game on the table is saved after every action. On request, it is also saved to a named file. After
    such a save, ``saved`` is emitted. ``listed`` is emitted when the list of games may have changed.
    """

    notified = Signal(object)
    saved = Signal(object)
    listed = Signal()

    def __init__(self, settings: Settings, data: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._watched: GameTable | None = None
        self.resting = False  # True if nothing is saved any more
        self._settings = settings
        self.games = UnfinishedGames(data)
        self.games.clean_up()
        for folder in (data, data / ARCHIVE, saves_folder(), settings.path.parent):
            sweep(folder, time.time() - FORGOTTEN)
        self.writer = JobThread("writer", self)
        self.reader = JobThread("reader", self)  # a second thread, so that reading does not delay saving
        self.path = self.games.new_path()
        self._source: Path | None = None
        self._opening = False
        self._begun = False
        self._failing = self.games.fault is not None
        self._last_kept: Path | None = None
        self.unsaved: dict[Path, SavedGame] = {}  # maps files to the games that could not be written to them
        self.reason: Message | str = ""  # why the latest attempt to write a game failed
        self._again = QTimer(self, singleShot=True, interval=RETRY_INTERVAL)
        self._again.timeout.connect(self._retry)
        self._failures = 0
        self._asked_to_stay = False
        settings.write_with(self.writer.put)

    @cached_property
    def archive(self) -> Archive:
        from ...model.files.archive.archive import Archive

        return Archive(self.games.data)

    @cached_property
    def analyses(self) -> AnalysisStorage:
        from .analysis_storage import AnalysisStorage

        return AnalysisStorage(
            self.archive, self.writer, self.reader, self.notified.emit, resting=self.resting
        )

    def settle_archive(self) -> None:
        """Update the archive and its database in the background.

        If the program was killed before it archived a finished game, archive this game now.
        """
        if self.resting:
            return
        messages: list[Message | None] = []
        archive, finished = self.archive, self.games.finished

        def steps() -> Iterator[None]:
            archive.adopt(finished)
            messages.append((yield from archive.update_database()))
            if archive.without_turns():
                from .analysis_storage import store_turns

                yield from store_turns(archive)

        def on_done(error: Exception | None) -> None:
            for message in (*messages, _unarchived(self.archive, error)):
                if message is not None:
                    self.notified.emit(message)
            self.listed.emit()

        self.reader.put_steps(steps(), on_done)

    def read_game_file(self, path: Path, receive: Callable[[Opened | SaveError], None]) -> None:
        """Wait for pending writes, then read the file of a game or record in the background.

        Pass the result or the error to `receive`.
        """
        found: list[Opened | SaveError] = []
        writer = self.writer

        def read() -> None:
            from ...model.files.saves.record_reader import read_file
            from ...model.files.saves.save import SaveError

            writer.wait(TIMEOUT)
            try:
                found.append(read_file(path))
            except SaveError as error:
                found.append(error)

        self.reader.put(read, lambda _: receive(found[0]), "open")

    def archived(self) -> list[tuple[Path, KeptGame]]:
        """Return finished games and their files, latest first; raise `MessageError` on failure.

        Any thread may call this method.
        """
        archive = self.archive
        games = self._listed(archive.games())
        return [(archive.path(kept.file), kept) for kept in games]

    def analysed_turns(self) -> Mapping[tuple[str, Seat], AnalysedTurns]:
        """Return a mapping from pairs of game file and seat to the seat's analysed turns.

        Raise `MessageError` on failure. Any thread may call this method.
        """
        self.writer.wait(LIST_TIMEOUT)  # the latest analysis may not be written yet
        return self.archive.analysed_turns()

    def _listed(self, games: tuple[KeptGame, ...]) -> tuple[KeptGame, ...]:
        if not games and self.has_archived():
            raise MessageError(Message("games-unlisted"))
        return games

    def has_archived(self) -> bool:
        """Return whether there are files of finished games, even if the database is lost."""
        return any((self.games.data / ARCHIVE).glob(f"*{SUFFIX}"))

    def load_statistics(self, receive: Callable[[Mapping[Help, Statistics], Message | None], None]) -> None:
        """Load the statistics in the background.

        Pass to `receive` a mapping from the degrees of `Help` to statistics, and an error message or None.
        """
        from ...model.files.archive.statistics import by_kind

        found: dict[Help, Statistics] = {}

        def read() -> None:
            known = self.archive.chronicle()
            self._listed(known.games)
            found.update(by_kind(known))

        self.reader.put(read, lambda error: receive(found, _unarchived(self.archive, error)), "statistics")

    def load_achievements(self, receive: Callable[[Achievements], None]) -> None:
        """Load the progress towards goals; if the archive is unusable, do not call `receive`."""
        from ...model.learning.goals.achievements import achievements

        found: list[Achievements] = []

        def read() -> None:
            found.append(achievements(self.archive.chronicle()))

        self.reader.put(read, lambda _: receive(found[0]) if found else None, "goals")

    def load_game_achievements(self, game: SavedGame, receive: Callable[[GameAchievements], None]) -> None:
        """Load the achievements of a finished game.

        If the game is not one of the `played_games`, do not call `receive`.
        """
        from ...model.files.archive.kept_game import fingerprint
        from ...model.learning.goals.achievements import game_achievements

        found: list[GameAchievements | None] = []
        writer = self.writer

        def read() -> None:
            writer.wait(TIMEOUT)
            found.append(game_achievements(self.archive.chronicle(), fingerprint(game)))

        def on_done(_: Exception | None) -> None:
            for one in filter(None, found):
                receive(one)

        self.reader.put(read, on_done, "game achievements")

    def load_bests(self, game: SavedGame, receive: Callable[[tuple[Best, ...]], None]) -> None:
        """Load the personal bests of a finished game. If the archive is unusable, pass an empty tuple."""
        from ...model.files.archive.kept_game import fingerprint
        from ...model.files.archive.statistics import bests_of

        found: list[Best] = []
        writer = self.writer

        def read() -> None:
            writer.wait(TIMEOUT)  # the game may not be in the archive yet
            found.extend(bests_of(self.archive.chronicle(), fingerprint(game)))

        self.reader.put(read, lambda _: receive(tuple(found)), "bests")

    def load_played(self, receive: Callable[[frozenset[str]], None]) -> None:
        """Load the ids of all rule sets with which a game was finished. On failure, pass an empty set."""
        found: set[str] = set()

        def read() -> None:
            for kept in self.archive.games():
                found.update((kept.game, *kept.modules))

        self.reader.put(read, lambda error: receive(frozenset(found)), "played")

    def delete_finished(self, paths: Iterable[Path]) -> None:
        files = tuple(path.name for path in paths)

        def on_done(error: Exception | None) -> None:
            if error is not None:
                self._fail(Message("games-not-deleted", reason=reason(error)))
            self.listed.emit()

        self.writer.put(partial(self.archive.forget, *files), on_done)

    def export_finished(self, path: Path, separator: str = ",") -> None:
        """Export all finished games as a CSV file, with a byte order mark for Excel."""
        self.write_file(path, lambda: write_atomically(path, self.archive.csv(separator).encode("utf-8-sig")))

    def write_file(self, path: Path, write: Callable[[], None]) -> None:
        def on_done(error: Exception | None) -> None:
            if error is not None:
                self._fail(_unwritten(path, error))
            else:
                self.notified.emit(Message("games-exported", file=path.name))

        self.writer.put(write, on_done)

    def owns(self, path: Path) -> bool:
        return self.games.owns(path) or self.archive.owns(path)

    def watch(self, table: GameTable) -> None:
        self._watched = table
        for change in (table.moved, table.promised, table.hinted, table.reset):
            change.connect(self._keep)

    def complaints(self) -> list[Message]:
        found = self._settings.complaints
        if self.games.fault:
            found.append(Message("keep-nowhere", folder=str(self.games.data), reason=self.games.fault))
        elif self.games.number > 1:
            found.append(Message("keep-apart", folder=str(self.games.folder)))
        return found

    def stop_saving(self) -> None:
        self.resting = True

    @property
    def _table(self) -> GameTable:
        assert self._watched is not None, "there is no table yet"
        return self._watched

    @property
    def failing(self) -> bool:
        return self._failing

    @property
    def current(self) -> Path:
        return self._source or self.path

    def begin(self) -> None:
        self._leave()
        self._source, self._begun = None, True

    def open(self, path: Path | None, *, is_record: bool = False) -> None:
        """Set the file of the game that is opened next.

        - Without a `path`, the game is saved in a new file as soon as it is opened.
        - With a `path`, the game is saved only after a change.
        - An unfinished game of this window is saved in `path` itself. Any other game is saved in a new file.
        """
        own = self.games.own_path(path) if path is not None and not is_record else None
        if own is None or own != self.path:
            self._leave()
        self.path, path = own or self.path, own or path
        self._source, self._opening, self._begun = path, path is not None, False

    def stay(self) -> Path:
        """Keep the game on the table even if the player has not moved yet. Return the file of the game."""
        self._begun = False
        return self.current

    def leave_table(self) -> None:
        """If the player has not moved yet, report that closing the window discards the game."""
        if self._idle():
            self.notified.emit(Message("keep-untouched"))

    def _leave(self) -> None:
        if self._idle():
            self.notified.emit(Message("keep-let-go"))
        self._forget_idle()
        self.path = self.games.new_path()

    def _forget_idle(self) -> None:
        if self._idle():
            self.writer.put(
                partial(self.games.forget, self.path), partial(self._kept, self.path, None), self.path
            )
        self._begun = False  # never delete this file later, when another window may own it

    def _idle(self) -> bool:
        if not self._begun or self.resting:
            return False
        decisions = (move.before.decision for move in self._table.transitions if move.before is not None)
        doers = self._table.humans or self._table.setup.everybody
        return not any(decision is not None and decision.seat in doers for decision in decisions)

    def keep(self) -> None:
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
            now, aids = int(time.time()), self._settings.preferences.aids
            finish = partial(_finish, self.archive, self.games, path, game, now, aids)
            self.writer.put(finish, partial(self._finished, path, game), path)
        else:
            write = partial(self.games.write, path, game, idle=idle)
            self.writer.put(write, partial(self._kept, path, None if idle else game), path)

    def _kept(self, path: Path, game: SavedGame | None, error: Exception | None) -> None:
        failed_before = self._failing
        self._note_unsaved(path, game, error)
        if error is not None and not failed_before:
            folder = str(self.games.folder)
            self.notified.emit(Message("keep-failed", folder=folder, reason=self.reason))
        if path != self._last_kept:
            self._last_kept = path
            self.listed.emit()

    def _finished(self, path: Path, game: SavedGame, error: Exception | None) -> None:
        known = self.unsaved.get(path) == game
        # a MessageError means that only the list entry is missing: the game itself is saved
        self._note_unsaved(path, game, None if isinstance(error, MessageError) else error)
        if not known and (message := _unarchived(self.archive, error)):
            self.notified.emit(message)
        self.listed.emit()

    def _note_unsaved(self, path: Path, game: SavedGame | None, error: Exception | None) -> None:
        self._failing = error is not None
        if error is None:
            self.unsaved.pop(path, None)
            return
        self.reason = reason(error)
        if game is not None:
            self.unsaved[path] = game
            self._again.start()

    def _retry(self) -> None:
        for path, game in tuple(self.unsaved.items()):
            self._put(path, game)

    def retry(self) -> None:
        """Try again to write the unsaved games, and wait for the result."""
        self._retry()
        self.writer.flush(TIMEOUT)

    def save_elsewhere(self, own: Path, path: Path) -> None:
        """Save in `path` the game that could not be written to `own`, and wait for the result."""
        game = self.unsaved[own]
        self.writer.put(partial(_save, path, game), partial(self._saved, path, own, game))
        self.writer.flush(TIMEOUT)

    def under_way(self) -> SavedGame | None:
        """Return the unfinished game on the table, or None if there is none.

        The game is returned even if it is not written yet.
        """
        table = self._watched
        return table.saved() if table is not None and table.playing and not table.state.over else None

    def unfinished(self) -> list[Path]:
        """Return the files of games that can be continued, beginning with an unfinished game on the table."""
        files = [path for path in self.games.files() if path != self.current]
        return [self.current, *files] if self.under_way() else self.games.files()

    def save(self, path: Path) -> None:
        if self.owns(path):
            self.notified.emit(Message("keep-own", file=path.name))
            return
        game = self._table.saved()
        self.writer.put(partial(_save, path, game), partial(self._saved, path, self.path, game))

    def _saved(self, path: Path, table: Path, game: SavedGame, error: Exception | None) -> None:
        if error is not None:
            self._fail(_unwritten(path, error))
            return
        if self.unsaved.get(table) == game:
            del self.unsaved[table]
        if table == self.path:
            self.saved.emit(path)
        self.notified.emit(Message("keep-saved", file=path.name))

    def export(self, path: Path) -> None:
        from ...model.files.saves.record import write_record

        write = partial(write_record, path, self._table.setup, self._table.events)
        self.writer.put(write, partial(self._exported, path))

    def _exported(self, path: Path, error: Exception | None) -> None:
        if error is not None:
            self._fail(_unwritten(path, error))
        else:
            self.notified.emit(Message("keep-exported", file=path.name))

    def _fail(self, message: Message) -> None:
        self._failures += 1
        self.notified.emit(message)

    def finish_writing(self) -> bool:
        """Wait for pending writes. Return whether the window may close.

        After the first failure, the result is False, so that the window stays open and shows the message. All
        later calls return True.
        """
        failures = self._failures
        if not self.writer.flush(TIMEOUT):
            self._fail(Message("keep-slow"))
        if self._asked_to_stay or self._failures == failures:
            return True
        self._asked_to_stay = True
        return False

    def close(self) -> None:
        self._again.stop()
        self._forget_idle()
        self.reader.abandon()
        self.writer.close(TIMEOUT)
        self.games.release()


def _finish(
    archive: Archive, games: UnfinishedGames, path: Path, game: SavedGame, now: int, aids: str
) -> None:
    """Write a finished game to `path`, archive it, then remove it from the unfinished games.

    If the program crashes before the game is archived, it can archive the game at the next start.
    """
    games.write(path, game)
    try:
        archive.keep(game, now, aids)
    except MessageError:  # the game is saved; only its list entry could not be written
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
