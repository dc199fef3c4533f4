"""The archive's tables, whose columns are the fields of row classes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any, Final, get_type_hints

import attrs

from .... import PROGRAM
from ...rules.core.values import Owner
from .kept_game import JudgedTurn, KeptGame, KeptSeat, Points


def _same(value: Any) -> Any:
    return value


def _three(text: str) -> tuple[int, int, int]:
    first, second, third = map(int, text.split(","))
    return first, second, third


@attrs.frozen
class Kind:
    """How values of a type are stored: column type, and conversions."""

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


@attrs.frozen(slots=False)
class Table:
    """A table for rows of a class; ``beside`` are further columns, ``rules`` its constraints."""

    name: str
    row: type[attrs.AttrsInstance]
    beside: Mapping[str, Kind]
    rules: tuple[str, ...]
    without: str = ""
    """A field without a column."""

    @cached_property
    def fields(self) -> Mapping[str, Kind]:
        """The columns for fields of the row class."""
        types = get_type_hints(self.row)
        names = (field.name for field in attrs.fields(self.row) if field.name != self.without)
        return {name: KINDS[types[name]] for name in names}

    @cached_property
    def columns(self) -> Mapping[str, Kind]:
        return {**self.beside, **self.fields}

    @cached_property
    def chosen(self) -> str:
        """The fields as listed in a SELECT."""
        return ", ".join(self.fields)

    def creating(self) -> str:
        columns = (f"{name} {kind.sql}" for name, kind in self.columns.items())
        ending = "WITHOUT ROWID" if "PRIMARY KEY" in self.rules[0] else ""
        return f"CREATE TABLE IF NOT EXISTS {self.name} ({', '.join((*columns, *self.rules))}) {ending}"

    def adding(self, there: Iterable[str]) -> Iterable[str]:
        """Return statements that add missing columns, with the row class's defaults."""
        defaults = {field.name: field.default for field in attrs.fields(self.row)}
        for name in self.columns.keys() - there:
            kind, default = self.columns[name], defaults.get(name, 0)
            literal = "NULL" if default in (None, attrs.NOTHING) else repr(kind.write(default))
            yield f"ALTER TABLE {self.name} ADD COLUMN {name} {kind.sql} DEFAULT {literal}"

    def inserting(self, how: str = "") -> str:
        places = ", ".join("?" * len(self.columns))
        return f"INSERT {how} INTO {self.name} ({', '.join(self.columns)}) VALUES ({places})"

    def values(self, row: Any, *beside: Any) -> tuple[Any, ...]:
        return (*beside, *(kind.write(getattr(row, name)) for name, kind in self.fields.items()))

    def read(self, values: Iterable[Any], without: Any = None) -> Any:
        """Return a row from the values of ``chosen``; raise `ValueError` or `TypeError`."""
        found = list(values)
        for place, read in self._conversions:
            found[place] = read(found[place])
        if self.without:
            found.insert([*attrs.fields_dict(self.row)].index(self.without), without)
        return self.row(*found)

    @cached_property
    def _conversions(self) -> list[tuple[int, Callable[[Any], Any]]]:
        return [(i, kind.read) for i, kind in enumerate(self.fields.values()) if kind.read is not _same]


@attrs.frozen
class UnreadFile:
    """An unreadable file with its date and size."""

    file: str
    changed: int
    size: int
    program: str = PROGRAM


OF_GAME: Final = "FOREIGN KEY (file) REFERENCES games ON DELETE CASCADE"

GAMES: Final = Table(
    "games", KeptGame, {"written": INTEGER}, ("PRIMARY KEY (file)", "UNIQUE (fingerprint)"), without="seats"
)
"""``written`` is the version that wrote the row, or ``WITHOUT_RULES``."""

WITHOUT_RULES: Final = 0
"""Marks a row made without the rule sets of its game."""

SEATS: Final = Table(
    "seats", KeptSeat, {"file": TEXT, "seat": INTEGER}, ("PRIMARY KEY (file, seat)", OF_GAME)
)
POINTS: Final = Table("points", Points, {"file": TEXT}, (OF_GAME,))
TURNS: Final = Table("turns", JudgedTurn, {"file": TEXT}, ("PRIMARY KEY (file, number)", OF_GAME))
UNREAD: Final = Table("unread", UnreadFile, {}, ("PRIMARY KEY (file)",))

TABLES: Final = (GAMES, SEATS, POINTS, TURNS, UNREAD)

INDEXES: Final = (
    "CREATE INDEX IF NOT EXISTS games_by_date ON games (ended)",
    "CREATE INDEX IF NOT EXISTS points_by_game ON points (file)",
)
