from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from functools import cached_property
from pathlib import Path
from typing import Any, Final, get_type_hints

import attrs

from .... import PROGRAM
from ...rules.core.frozen import frozen
from ...rules.core.values import Owner
from ...rules.core.words.message import Message, MessageError
from ..saves.lock import locks_work
from .feats import Feats
from .kept_game import JudgedTurn, KeptGame, KeptSeat, Points


def _same(value: Any) -> Any:
    return value


def _three(text: str) -> tuple[int, int, int]:
    first, second, third = map(int, text.split(","))
    return first, second, third


@frozen
class Kind:
    """How the database stores values of one Python type."""

    sql: str
    write: Callable[[Any], Any] = _same
    read: Callable[[Any], Any] = _same


INTEGER, TEXT = Kind("INTEGER NOT NULL"), Kind("TEXT NOT NULL")

KINDS: Final[Mapping[Any, Kind]] = {
    int: INTEGER,
    int | None: Kind("INTEGER"),
    bool: Kind(INTEGER.sql, int, bool),
    float: Kind("REAL NOT NULL"),
    str: TEXT,
    str | None: Kind("TEXT"),
    Owner: Kind(TEXT.sql, str, lambda text: int(text) if text.isdecimal() else text),
    tuple[str, ...]: Kind(TEXT.sql, ",".join, lambda text: tuple(filter(None, text.split(",")))),
    tuple[int, int, int]: Kind(TEXT.sql, lambda three: ",".join(map(str, three)), _three),
}


@frozen(slots=False)
class Table:
    """A database table with the columns ``beside`` and a column for each field of the class ``row``.

    The field named ``without`` has no column. ``rules`` are the SQL constraints of the table.
    """

    name: str
    row: type[attrs.AttrsInstance]
    beside: Mapping[str, Kind]
    rules: tuple[str, ...]
    without: str = ""

    @cached_property
    def fields(self) -> Mapping[str, Kind]:
        types = get_type_hints(self.row)
        names = (field.name for field in attrs.fields(self.row) if field.name != self.without)
        return {name: KINDS[types[name]] for name in names}

    @cached_property
    def columns(self) -> Mapping[str, Kind]:
        return {**self.beside, **self.fields}

    @cached_property
    def names(self) -> str:
        return ", ".join(self.fields)

    def create_sql(self) -> str:
        columns = (f"{name} {kind.sql}" for name, kind in self.columns.items())
        ending = "WITHOUT ROWID" if "PRIMARY KEY" in self.rules[0] else ""
        return f"CREATE TABLE IF NOT EXISTS {self.name} ({', '.join((*columns, *self.rules))}) {ending}"

    def add_columns_sql(self, existing: Iterable[str]) -> Iterable[str]:
        """Yield SQL that adds the missing columns. In old rows, these columns get the defaults of ``row``."""
        defaults = {field.name: field.default for field in attrs.fields(self.row)}
        for name in self.columns.keys() - existing:
            kind, default = self.columns[name], defaults.get(name, 0)
            literal = "NULL" if default in (None, attrs.NOTHING) else repr(kind.write(default))
            yield f"ALTER TABLE {self.name} ADD COLUMN {name} {kind.sql} DEFAULT {literal}"

    def insert_sql(self, conflict: str = "") -> str:
        places = ", ".join("?" * len(self.columns))
        return f"INSERT {conflict} INTO {self.name} ({', '.join(self.columns)}) VALUES ({places})"

    def values(self, row: Any, *beside: Any) -> tuple[Any, ...]:
        return (*beside, *(kind.write(getattr(row, name)) for name, kind in self.fields.items()))

    def read(self, values: Iterable[Any], without: Any = None) -> Any:
        """Create an instance of ``row`` from column values in the order of ``names``.

        The argument `without` is the value of the field without a column. Raise `ValueError` or `TypeError`
        for an impossible value.
        """
        found = list(values)
        for place, read in self._conversions:
            found[place] = read(found[place])
        if self.without:
            found.insert([*attrs.fields_dict(self.row)].index(self.without), without)
        return self.row(*found)

    @cached_property
    def _conversions(self) -> list[tuple[int, Callable[[Any], Any]]]:
        return [(i, kind.read) for i, kind in enumerate(self.fields.values()) if kind.read is not _same]


@frozen
class UnreadFile:
    file: str
    changed: int
    size: int
    program: str = PROGRAM


OF_GAME: Final = "FOREIGN KEY (file) REFERENCES games ON DELETE CASCADE"

GAMES: Final = Table(
    "games", KeptGame, {"written": INTEGER}, ("PRIMARY KEY (file)", "UNIQUE (fingerprint)"), without="seats"
)
"""``written`` is the database ``VERSION`` of the program that wrote the row, or ``WITHOUT_RULES``."""

WITHOUT_RULES: Final = 0
"""Value of ``written`` if a rule set of the game was missing when the row was written."""

SEATS: Final = Table(
    "seats", KeptSeat, {"file": TEXT, "seat": INTEGER}, ("PRIMARY KEY (file, seat)", OF_GAME)
)
POINTS: Final = Table("points", Points, {"file": TEXT}, (OF_GAME,))
FEATS: Final = Table("feats", Feats, {"file": TEXT}, ("PRIMARY KEY (file)", OF_GAME))
TURNS: Final = Table("turns", JudgedTurn, {"file": TEXT}, ("PRIMARY KEY (file, number)", OF_GAME))
UNREAD: Final = Table("unread", UnreadFile, {}, ("PRIMARY KEY (file)",))

TABLES: Final = (GAMES, SEATS, POINTS, FEATS, TURNS, UNREAD)

INDEXES: Final = (
    "CREATE INDEX IF NOT EXISTS games_by_date ON games (ended)",
    "CREATE INDEX IF NOT EXISTS points_by_game ON points (file)",
)


TIMEOUT: Final = 5.0  # seconds to wait for another window's writes

VERSION: Final = 6
"""Increase it when you add a column. Rows of older versions are then made again from the games' files."""

_NO_WINNER: Final = """
    SELECT file FROM games LEFT JOIN seats USING (file)
    GROUP BY file HAVING count(seat) < 2 OR max(seat) >= count(seat) OR min(place) <> 1 LIMIT 1
"""

_DAMAGES: Final = {
    sqlite3.SQLITE_ERROR,  # for example, a table or column is missing
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_CONSTRAINT,
    sqlite3.SQLITE_MISMATCH,
}


class NewerError(MessageError):
    """A newer version of the program made the database; the message consists of whole sentences."""


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """Open the database for one transaction; create it or migrate it to ``VERSION`` if needed.

    Raise `NewerError` if a newer version of the program made the database. Raise ``sqlite3.Error`` if the
    database is damaged or not writable.
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
"""If the file system has no locks, a thread must hold this lock while it is connected to the database."""


@contextmanager
def _connected(path: Path, mode: str) -> Iterator[sqlite3.Connection]:
    locks = locks_work(path.parent)
    address = f"{path.absolute().as_uri()}?mode={mode}" + ("" if locks else "&nolock=1")
    with nullcontext() if locks else _ALONE:
        connection = sqlite3.connect(address, timeout=TIMEOUT, isolation_level=None, uri=True)
        try:
            yield connection
        finally:
            connection.close()  # closing without commit rolls back


def check(path: Path) -> None:
    """Raise ``sqlite3.DatabaseError`` if the database is damaged."""
    with opened(path) as connection:
        (answer,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if answer != "ok":
            raise sqlite3.DatabaseError(answer)
        _check_values(connection)


def _check_values(connection: sqlite3.Connection) -> None:
    for table in TABLES:
        existing = set(_column_names(connection, table))
        if existing != set(table.columns):
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
    """Return whether an error means that the database is damaged, not merely locked or on a full disk."""
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
    connection.execute("PRAGMA journal_mode = DELETE")  # WAL needs shared memory, which network shares lack
    connection.execute("BEGIN EXCLUSIVE")
    version = _version(connection)
    if version < 0:
        raise sqlite3.DatabaseError("impossible version")
    if version > VERSION:
        raise NewerError(Message("kept-newer", version=version, known=VERSION))
    for table in TABLES:
        connection.execute(table.create_sql())
        for statement in table.add_columns_sql(_column_names(connection, table)):
            connection.execute(statement)
    for statement in INDEXES:
        connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {VERSION}")
    connection.execute("COMMIT")


def _column_names(connection: sqlite3.Connection, table: Table) -> list[str]:
    return [name for _, name, *_ in connection.execute(f"PRAGMA table_info({table.name})")]
