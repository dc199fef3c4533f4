"""Shelf: the puzzles that the program brings, and which of them belongs to a day."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from typing import Final

from ....resources import RESOURCES
from ...core.words.message import Message
from ...core.words.quoting import quoted
from ...saves.files import read_whole, reason
from .puzzle import SUFFIX, Puzzle, PuzzleError, read

FOLDER: Final = RESOURCES / "puzzles"

LARGEST: Final = 100_000
"""Bytes; a puzzle has less than a hundredth of them."""


@lru_cache(maxsize=1)
def names() -> tuple[str, ...]:
    """The names of all puzzles, in the order in which days come to them."""
    return tuple(sorted(path.stem for path in FOLDER.glob(f"*{SUFFIX}")))


@lru_cache(maxsize=4)
def puzzle(name: str) -> Puzzle:
    """The puzzle with a name; ``PuzzleError`` with one sentence where its file holds none."""
    path = FOLDER / f"{name}{SUFFIX}"
    try:
        text = read_whole(path, LARGEST).decode("utf-8", errors="replace")
    except OSError as fault:
        raise PuzzleError(Message("puzzle-damaged", file=quoted(path.name), reason=reason(fault))) from None
    return read(name, text)


@lru_cache(maxsize=1)
def modules() -> dict[str, frozenset[str]]:
    """The modules of each puzzle, and its game where that is not the base game; damaged files have none."""
    found = {}
    for name in names():
        try:
            values = tomllib.loads(read_whole(FOLDER / f"{name}{SUFFIX}", LARGEST).decode())
            game = () if values["game"] == "alhambra" else (values["game"],)
            found[name] = frozenset((*game, *values["modules"]))
        except (OSError, ValueError, LookupError, TypeError):
            found[name] = frozenset()
    return found


def suitable(played: frozenset[str]) -> tuple[str, ...]:
    """The names of puzzles without a module that was never played; all where there are no others."""
    return tuple(name for name, needed in modules().items() if needed <= played) or names()


def of_day(days: int) -> str:
    """The puzzle of a day, by how many days it is after the first of January 2026: the same for everybody.

    It is one of the base game, which everybody knows.
    """
    base = suitable(frozenset())
    return base[days % len(base)]


def next_after(name: str, done: frozenset[str], daily: str, played: frozenset[str]) -> str:
    """The next puzzle that was not answered yet, beside that of the day; without one, the next of all.

    It needs no module but those that were ``played``.
    """
    known = suitable(played)
    here = known.index(name) + 1 if name in known else 0
    order = [one for one in (*known[here:], *known[:here]) if one not in (name, daily)]
    return next((one for one in order if one not in done), order[0] if order else name)
