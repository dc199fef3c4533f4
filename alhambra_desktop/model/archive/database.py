"""The database of the archive: its tables, how those of older versions become them, and how it is opened."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from ..core.words.message import Message, MessageError

PATIENCE: Final = 5.0
"""Seconds that another window may write meanwhile."""

MIGRATIONS: Final = (
    """
    CREATE TABLE games (
        file TEXT PRIMARY KEY,
        fingerprint TEXT NOT NULL UNIQUE,
        ended INTEGER NOT NULL,
        game TEXT NOT NULL,
        modules TEXT NOT NULL,
        code TEXT,
        turns INTEGER NOT NULL,
        assisted INTEGER NOT NULL,
        hints TEXT NOT NULL,
        aids TEXT
    ) WITHOUT ROWID;
    CREATE INDEX games_by_date ON games (ended);
    CREATE TABLE seats (
        file TEXT NOT NULL REFERENCES games ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        colour TEXT NOT NULL,
        level TEXT,
        points INTEGER NOT NULL,
        place INTEGER NOT NULL,
        wall INTEGER NOT NULL,
        most TEXT,
        most_count INTEGER NOT NULL,
        bought INTEGER,
        exact INTEGER,
        city TEXT NOT NULL,
        PRIMARY KEY (file, seat)
    ) WITHOUT ROWID;
    CREATE TABLE points (
        file TEXT NOT NULL REFERENCES games ON DELETE CASCADE,
        round INTEGER NOT NULL,
        owner TEXT NOT NULL,
        source TEXT NOT NULL,
        subject TEXT,
        amount INTEGER NOT NULL
    );
    CREATE INDEX points_by_game ON points (file);
    """,
    """
    ALTER TABLE games ADD COLUMN branch INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE turns (
        file TEXT NOT NULL REFERENCES games ON DELETE CASCADE,
        number INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        verdict TEXT NOT NULL,
        lost REAL NOT NULL,
        low REAL NOT NULL,
        high REAL NOT NULL,
        PRIMARY KEY (file, number)
    ) WITHOUT ROWID;
    """,
)
"""What makes a database of each version out of the one before; none is edited after a release."""

VERSION: Final = len(MIGRATIONS)


class NewerError(MessageError):
    """A database of a later version of the program, which is left as it is; the message is a sentence."""


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """The database, for as long as a transaction lasts, brought to this version.

    ``NewerError`` where a later program made it, ``sqlite3.Error`` where it is damaged or cannot be written.
    """
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
    try:
        connection.execute("PRAGMA foreign_keys = ON")
        _migrate(connection)
        connection.execute("BEGIN IMMEDIATE")
        yield connection
        connection.execute("COMMIT")
    finally:
        connection.close()  # what was not committed is as if it never was


@contextmanager
def read_only(path: Path) -> Iterator[sqlite3.Connection]:
    """The database as it stands, only to be read; ``sqlite3.Error`` where there is none."""
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", timeout=PATIENCE, uri=True)
    try:
        yield connection
    finally:
        connection.close()


def check(path: Path) -> None:
    """``sqlite3.DatabaseError`` where something in the database is damaged."""
    with opened(path) as connection:
        (answer,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if answer != "ok":
            raise sqlite3.DatabaseError(answer)


def _version(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def _migrate(connection: sqlite3.Connection) -> None:
    """Bring a database to this version, in one step or not at all; other windows may try the same."""
    if _version(connection) == VERSION:
        return
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("BEGIN EXCLUSIVE")
    version = _version(connection)
    if version > VERSION:
        raise NewerError(Message("kept-newer", version=version, known=VERSION))
    for script in MIGRATIONS[version:]:
        for statement in filter(str.strip, script.split(";")):
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {VERSION}")
    connection.execute("COMMIT")
