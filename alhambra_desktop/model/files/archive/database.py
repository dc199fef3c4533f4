"""The archive's database: tables, migration, opening."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Final

from ...rules.core.words.message import Message, MessageError
from ..saves.lock import locks_work
from .tables import INDEXES, TABLES, Table

PATIENCE: Final = 5.0
"""Seconds to wait for another window's writes."""

VERSION: Final = 4
"""Version of the tables. Increase it for a new column: older rows are then read again from the games' files.
"""

_NO_WINNER: Final = """
    SELECT file FROM games LEFT JOIN seats USING (file)
    GROUP BY file HAVING count(seat) < 2 OR max(seat) >= count(seat) OR min(place) <> 1 LIMIT 1
"""

_DAMAGES: Final = {
    sqlite3.SQLITE_ERROR,  # a table or column is missing, or there too soon
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_CONSTRAINT,
    sqlite3.SQLITE_MISMATCH,
}


class NewerError(MessageError):
    """A newer program made the database, which is left alone; the message is one sentence."""


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """Open the database for one transaction, migrated to this version.

    Raise `NewerError` if a newer program made it, ``sqlite3.Error`` if it is damaged or not writable.
    """
    with _connected(path, "rwc") as connection:
        connection.execute("PRAGMA foreign_keys = ON")
        _migrate(connection)
        connection.execute("BEGIN IMMEDIATE")
        yield connection
        connection.execute("COMMIT")


@contextmanager
def read_only(path: Path) -> Iterator[sqlite3.Connection]:
    """Open the database read-only; raise ``sqlite3.Error`` if there is none."""
    with _connected(path, "ro") as connection:
        yield connection


_ALONE: Final = threading.RLock()
"""Serialises threads where the file system has no locks."""


@contextmanager
def _connected(path: Path, mode: str) -> Iterator[sqlite3.Connection]:
    locks = locks_work(path.parent)
    address = f"{path.absolute().as_uri()}?mode={mode}" + ("" if locks else "&nolock=1")
    with nullcontext() if locks else _ALONE:
        connection = sqlite3.connect(address, timeout=PATIENCE, isolation_level=None, uri=True)
        try:
            yield connection
        finally:
            connection.close()  # what was not committed is as if it never was


def check(path: Path) -> None:
    """Raise ``sqlite3.DatabaseError`` if the database is damaged."""
    with opened(path) as connection:
        (answer,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if answer != "ok":
            raise sqlite3.DatabaseError(answer)
        _check_values(connection)


def _check_values(connection: sqlite3.Connection) -> None:
    for table in TABLES:
        there = set(_column_names(connection, table))
        if there != set(table.columns):
            raise sqlite3.DatabaseError(f"wrong columns in {table.name}")
        for name, kind in table.columns.items():
            sort, *required = kind.sql.lower().split(maxsplit=1)
            kinds = f"'{sort}'" if required else f"'{sort}', 'null'"
            wrong = f"SELECT 1 FROM {table.name} WHERE typeof({name}) NOT IN ({kinds}) LIMIT 1"
            if connection.execute(wrong).fetchone():
                raise sqlite3.DatabaseError(f"a wrong {name} in {table.name}")
    if connection.execute("PRAGMA foreign_key_check").fetchone() or connection.execute(_NO_WINNER).fetchone():
        raise sqlite3.DatabaseError("impossible rows")


def is_damage(error: sqlite3.Error) -> bool:
    """Return whether the database itself is wrong, not the disk, its rights, or another program."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return isinstance(error, sqlite3.DatabaseError) and not isinstance(error, sqlite3.OperationalError)
    return code & 0xFF in _DAMAGES


def _version(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def _migrate(connection: sqlite3.Connection) -> None:
    if _version(connection) == VERSION:
        return
    connection.execute("PRAGMA journal_mode = DELETE")  # a WAL needs memory that network shares cannot share
    connection.execute("BEGIN EXCLUSIVE")
    version = _version(connection)
    if version < 0:
        raise sqlite3.DatabaseError("a version that there never was")
    if version > VERSION:
        raise NewerError(Message("kept-newer", version=version, known=VERSION))
    for table in TABLES:
        connection.execute(table.creating())
        for statement in table.adding(_column_names(connection, table)):
            connection.execute(statement)
    for statement in INDEXES:
        connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {VERSION}")
    connection.execute("COMMIT")


def _column_names(connection: sqlite3.Connection, table: Table) -> list[str]:
    return [name for _, name, *_ in connection.execute(f"PRAGMA table_info({table.name})")]
