"""Shelf: the puzzles that the program brings, and which of them belongs to a day."""

from __future__ import annotations

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


def of_day(days: int) -> str:
    """The puzzle of a day, by how many days it is after the first of January 2026: the same for everybody."""
    return names()[days % len(names())]


def next_after(name: str, done: frozenset[str], daily: str) -> str:
    """The next puzzle that was not answered yet, beside that of the day; without one, the next of all."""
    known = names()
    here = known.index(name) + 1 if name in known else 0
    order = [one for one in (*known[here:], *known[:here]) if one not in (name, daily)]
    return next((one for one in order if one not in done), order[0] if order else name)
