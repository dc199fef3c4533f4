"""Archive of finished games: a file for each game, and a database for fast lists and statistics."""

from __future__ import annotations

import csv
import io
import os
import sqlite3
from collections.abc import Callable, Generator, Iterable, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from ...rules.core.values import Seat
from ...rules.core.words.message import Message, MessageError
from ..saves.files import (
    ARCHIVE,
    SUFFIX,
    previous_of,
    put_aside,
    read_whole,
    retry_while_locked,
    write_atomically,
)
from ..saves.save import NeedsError, SaveError, read_game, to_bytes
from ..saves.saved_game import SavedGame
from .database import (
    FEATS,
    GAMES,
    POINTS,
    SEATS,
    TURNS,
    UNREAD,
    VERSION,
    WITHOUT_RULES,
    NewerError,
    UnreadFile,
    check,
    is_damage,
    opened,
    read_only,
)
from .feats import feats_of
from .kept_game import (
    JudgedTurn,
    KeptGame,
    KeptSeat,
    Points,
    fingerprint,
    game_without_rules,
    kept_game,
    points_of,
)
from .statistics import AnalysedTurns, Chronicle

T = TypeVar("T")

DATABASE: Final = "games.sqlite"
ANALYSIS: Final = ".analysis"  # suffix of analysis files, after the game's fingerprint
LARGEST_ANALYSIS: Final = 4_000_000  # maximum size of an analysis file in bytes
LONGEST_MOMENT: Final = 11  # maximum number of digits of a Unix time
MISTAKE: Final = "mistake"
DATABASE_SUFFIXES: Final = ("-wal", "-shm")  # suffixes of SQLite's files beside an open database

CSV: Final = {
    "ended": "strftime('%Y-%m-%d %H:%M', ended, 'unixepoch')",
    "game": "game",
    "modules": "modules",
    "table_code": "code",
    **{name: name for name in ("turns", "assisted", "hints", "aids")},
    **{name: name for name in ("seat", "name", "colour", "level", "points", "place")},
    **{
        f"round_{number}": "(SELECT CAST(total(amount) AS INTEGER) FROM points WHERE points.file = games.file"
        f" AND round = {number} AND owner = CAST(seats.seat AS TEXT))"
        for number in (1, 2, 3)
    },
    **{name: name for name in ("wall", "bought", "exact", "file")},
}

_READ_AGAIN: Final = ", ".join(
    f"{name} = excluded.{name}" for name in GAMES.columns if name not in ("file", "fingerprint", "aids")
)

_KEEP: Final = f"""{GAMES.insert_sql()}
    ON CONFLICT (file) DO UPDATE SET aids = coalesce(excluded.aids, aids), {_READ_AGAIN}
    WHERE games.written < excluded.written
    ON CONFLICT DO NOTHING"""
"""SQL that inserts a game or, if this increases ``written``, updates the game's existing row."""


class Archive:
    """All methods are thread-safe, and block while they read or write files.

    If the database is lost or damaged, it is rebuilt from the files of the games.
    """

    def __init__(self, data: Path) -> None:
        self.folder = data / ARCHIVE
        self._database = self.folder / DATABASE

    def path(self, file: str) -> Path:
        return self.folder / file

    def owns(self, path: Path) -> bool:
        return os.path.realpath(path.parent) == os.path.realpath(self.folder)

    def update_database(self) -> Generator[None, None, Message | None]:
        """Update the database from the files, one file per step; return a message about problems, or None.

        A damaged database is renamed and replaced. If the generator is closed early, the next call continues
        the work. Raise `MessageError` if the database is unusable, for example locked. Raise `OSError` if the
        folder cannot be read or changed.
        """
        if not self.folder.exists():
            return None
        renamed = None
        try:
            if os.path.lexists(self._database) and not self._database.is_file():
                renamed = self._put_aside()
            check(self._database)
            with read_only(self._database) as connection:
                _read_all(connection)
        except NewerError:
            raise
        except sqlite3.Error as error:
            if not is_damage(error):  # for example, a lock or a full disk
                raise _unusable(error) from None
            renamed = self._put_aside()
        except (ValueError, TypeError):  # impossible values in rows
            renamed = self._put_aside()
        unread = yield from self.rebuild()
        if renamed is not None:
            return Message("kept-damaged", file=renamed.name)
        return Message("kept-unread", count=unread) if unread else None

    def _put_aside(self) -> Path:
        for suffix in DATABASE_SUFFIXES:
            with suppress(OSError):
                self._database.with_name(DATABASE + suffix).unlink()
        return put_aside(self._database)

    def rebuild(self) -> Generator[None, None, int]:
        """Add new files to the database, and delete the rows of files that no longer exist.

        If a file cannot be read, or if its game is unfinished, the file is noted in the database. Later calls
        skip this file until it or the program's version changes. Return how many files could not be read, not
        counting skipped files.
        """
        try:
            with opened(self._database) as connection:
                # list the files within the transaction: otherwise, another window could add a file after the
                # listing, and the loop below would delete the row of this file
                files = {path.name for path in self.folder.iterdir() if path.suffix == SUFFIX}
                rows = dict(connection.execute("SELECT file, written FROM games"))
                current = {file for file, written in rows.items() if written == VERSION}
                for file in rows.keys() - files:
                    connection.execute("DELETE FROM games WHERE file = ?", (file,))
                unreadable = set(map(UNREAD.read, connection.execute(f"SELECT {UNREAD.names} FROM unread")))
        except sqlite3.Error as error:
            raise _unusable(error) from None
        unread = 0
        for file in sorted(files - current):
            state = self._state(file)
            if state is None or state in unreadable:  # deleted meanwhile, or already noted
                continue
            try:
                if not self._add_file(file):
                    self._note_unread(state)
            except NeedsError:
                # the file is not noted, because it can be read as soon as its rule sets are enabled
                unread += 1
            except (SaveError, UnicodeEncodeError):  # `UnicodeEncodeError`: the file name is not Unicode
                unread += 1
                self._note_unread(state)
            yield
        return unread

    def _state(self, file: str) -> UnreadFile | None:
        try:
            found = self.path(file).stat()
        except OSError:
            return None
        return UnreadFile(file, found.st_mtime_ns, found.st_size)

    def _note_unread(self, state: UnreadFile) -> None:
        with suppress(sqlite3.Error, UnicodeEncodeError), opened(self._database) as connection:
            connection.execute(UNREAD.insert_sql("OR REPLACE"), UNREAD.values(state))

    def _add_file(self, file: str) -> bool:
        try:
            game = read_game(self.path(file))
        except NeedsError as error:
            if (kept := game_without_rules(error.body, file, self._ended(file))) is None:
                raise
            self._store(kept, None, WITHOUT_RULES)
            return True
        if game.state.over:
            self._store(kept_game(game, file, self._ended(file), None), game)
        return game.state.over

    def _ended(self, file: str) -> int:
        moment = file.split("-", maxsplit=1)[0]
        if moment.isdecimal() and len(moment) <= LONGEST_MOMENT:
            return int(moment)
        return int(self.path(file).stat().st_mtime)

    def keep(self, game: SavedGame, ended: int, aids: str | None) -> bool:
        """Store a finished game; return False if it was stored before.

        Raise `OSError` if the game's file cannot be written, and `MessageError` if the database is unusable.
        """
        mark = fingerprint(game)
        self.folder.mkdir(parents=True, exist_ok=True)
        if any(self.folder.glob(f"*-{mark}{SUFFIX}")):
            return False
        file = f"{ended}-{mark}{SUFFIX}"
        write_atomically(self.path(file), to_bytes(game))
        self._store(kept_game(game, file, ended, aids), game)
        return True

    def adopt(self, path: Path) -> None:
        """Store a finished game that was left in the file `path` because the program was killed.

        Then delete this file and its previous version. If the file is unreadable or its game is unfinished,
        do nothing.
        """
        try:
            game = read_game(path)
            ended = int(path.stat().st_mtime)
        except (SaveError, OSError):
            return
        if game.state.over:
            self.keep(game, ended, None)
            for one in (path, previous_of(path)):
                retry_while_locked(partial(one.unlink, missing_ok=True))

    def _store(self, kept: KeptGame, game: SavedGame | None, written: int = VERSION) -> None:
        feats = feats_of(game) if game is not None else None
        scorings = game.state.scorings if game is not None else ()
        try:
            with opened(self._database) as connection:
                if connection.execute(_KEEP, GAMES.values(kept, written)).rowcount:
                    for table in (SEATS, POINTS, FEATS):
                        connection.execute(f"DELETE FROM {table.name} WHERE file = ?", (kept.file,))
                    seats = (SEATS.values(taken, kept.file, seat) for seat, taken in enumerate(kept.seats))
                    connection.executemany(SEATS.insert_sql(), seats)
                    points = (POINTS.values(line, kept.file) for line in points_of(scorings))
                    connection.executemany(POINTS.insert_sql(), points)
                    if feats is not None:
                        connection.execute(FEATS.insert_sql(), FEATS.values(feats, kept.file))
                else:
                    # another window found the file, and added the game without knowing the assistance level
                    update = "UPDATE games SET aids = coalesce(aids, ?) WHERE fingerprint = ?"
                    connection.execute(update, (kept.aids, kept.fingerprint))
        except sqlite3.Error as error:
            raise _unusable(error) from None

    def read_analysis(self, mark: str) -> bytes:
        """Return the stored analysis of a game; raise `OSError` if there is none."""
        return read_whole(self.path(mark + ANALYSIS), LARGEST_ANALYSIS)

    def keep_analysis(self, mark: str, content: bytes, turns: Iterable[JudgedTurn]) -> None:
        """Store the analysis of a game. The file is not synced, because an analysis can be repeated."""
        write_atomically(self.path(mark + ANALYSIS), content, sync=False)
        self.store_turns(mark, turns)

    def store_turns(self, mark: str, turns: Iterable[JudgedTurn]) -> None:
        if not self._database.exists():
            return
        try:
            with opened(self._database) as connection:
                (file,) = connection.execute(
                    "SELECT file FROM games WHERE fingerprint = ?", (mark,)
                ).fetchone() or (None,)
                connection.execute("DELETE FROM turns WHERE file = ?", (file,))
                if file is not None:
                    connection.executemany(
                        TURNS.insert_sql("OR REPLACE"), [TURNS.values(turn, file) for turn in turns]
                    )
        except sqlite3.Error as error:
            raise _unusable(error) from None

    def without_turns(self) -> tuple[tuple[str, str], ...]:
        """Return the fingerprints and file names of analysed games whose turns are not in the database."""
        analysed = {path.stem for path in self.folder.glob(f"*{ANALYSIS}")}
        none: Iterable[tuple[str, str]] = ()
        return tuple((mark, file) for mark, file in self._read(_without_turns, none) if mark in analysed)

    def games(self) -> tuple[KeptGame, ...]:
        """Return all games, latest first."""
        return self._read(_games, ())

    def analysed_turns(self) -> Mapping[tuple[str, Seat], AnalysedTurns]:
        return self._read(_analysed_turns, {})

    def chronicle(self) -> Chronicle:
        return self._read(_chronicle, Chronicle())

    def csv(self, separator: str = ",") -> str:
        """Return all games as text in CSV format, with a line for each seat; dates are UTC."""
        out = io.StringIO()
        writer = csv.writer(out, delimiter=separator, lineterminator="\n")
        writer.writerow(CSV)
        none: Iterable[tuple[object, ...]] = ()
        writer.writerows(self._read(_table, none))
        return out.getvalue()

    def _read(self, ask: Callable[[sqlite3.Connection], T], nothing: T) -> T:
        if not self._database.exists():
            return nothing
        try:
            with read_only(self._database) as connection:
                return ask(connection)
        except (sqlite3.Error, ValueError, TypeError) as error:
            raise _unusable(error) from None

    def forget(self, *files: str) -> None:
        """Delete games: first their rows, then their files; raise `OSError` or `MessageError` on failure.

        If the disk is too full to delete rows, delete the files first, since this frees space.
        """
        try:
            try:
                marks = self._forget_rows(files)
            except sqlite3.OperationalError as error:
                if getattr(error, "sqlite_errorcode", None) != sqlite3.SQLITE_FULL:
                    raise
                self._delete(files)
                marks = self._forget_rows(files)
        except sqlite3.Error as error:
            raise _unusable(error) from None
        self._delete((*files, *(mark + ANALYSIS for mark in marks)))

    def _forget_rows(self, files: Iterable[str]) -> list[str]:
        marks: list[str] = []
        with opened(self._database) as connection:
            for file in files:
                statement = "DELETE FROM games WHERE file = ? RETURNING fingerprint"
                marks += [mark for (mark,) in connection.execute(statement, (file,)).fetchall()]
        return marks

    def _delete(self, files: Iterable[str]) -> None:
        for file in files:
            retry_while_locked(partial(self.path(file).unlink, missing_ok=True))


def _unusable(error: Exception) -> MessageError:
    return MessageError(Message("kept-unusable", reason=str(error)))


def _games(connection: sqlite3.Connection) -> tuple[KeptGame, ...]:
    seats: dict[str, list[KeptSeat]] = {}
    for file, *values in connection.execute(f"SELECT file, {SEATS.names} FROM seats ORDER BY file, seat"):
        seats.setdefault(file, []).append(SEATS.read(values))
    rows = connection.execute(f"SELECT file, {GAMES.names} FROM games ORDER BY ended DESC, file DESC")
    return tuple(GAMES.read(row, tuple(seats.get(file, ()))) for file, *row in rows)


def _read_all(connection: sqlite3.Connection) -> None:
    """Raise `ValueError` or `TypeError` if the row of a game or a seat contains impossible values."""
    for kept in _games(connection):
        for seat in kept.seats:
            tuple(seat.tiles)


def _without_turns(connection: sqlite3.Connection) -> Iterable[tuple[str, str]]:
    return list(
        connection.execute("SELECT fingerprint, file FROM games WHERE file NOT IN (SELECT file FROM turns)")
    )


def _chronicle(connection: sqlite3.Connection) -> Chronicle:
    points: dict[str, list[Points]] = {}
    for file, *line in connection.execute(
        f"SELECT file, {POINTS.names} FROM points JOIN seats USING (file)"
        " WHERE level IS NULL AND owner = CAST(seat AS TEXT) ORDER BY points.rowid"
    ):
        points.setdefault(file, []).append(POINTS.read(line))
    feats = {
        file: FEATS.read(row) for file, *row in connection.execute(f"SELECT file, {FEATS.names} FROM feats")
    }
    own = {file: tuple(lines) for file, lines in points.items()}
    return Chronicle(_games(connection), own, _analysed_turns(connection), feats)


def _analysed_turns(connection: sqlite3.Connection) -> Mapping[tuple[str, Seat], AnalysedTurns]:
    return {
        (file, seat): AnalysedTurns(turns, lost, mistakes)
        for file, seat, turns, lost, mistakes in connection.execute(
            "SELECT file, seat, count(*), total(lost), sum(verdict = ?) FROM turns GROUP BY file, seat",
            (MISTAKE,),
        )
    }


def _table(connection: sqlite3.Connection) -> list[tuple[object, ...]]:
    columns = ", ".join(CSV.values())
    seats = "games JOIN seats USING (file) ORDER BY ended, file, seat"
    return connection.execute(f"SELECT {columns} FROM {seats}").fetchall()
