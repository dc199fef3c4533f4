"""Shelf: the puzzles that the program brings, and which of them belongs to a day."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ....resources import RESOURCES
from ...files.saves.files import read_whole, reason
from ...rules.core.words.message import Message, quoted
from .puzzle import SUFFIX, Puzzle, PuzzleError, read

FOLDER: Final = RESOURCES / "puzzles"

BASE, KNOWN = "base", "known"
"""Kinds of puzzles beside those of one module."""

HEAD: Final = 300
"""Bytes of a file in which its game and modules are named."""

_HEAD: Final = re.compile(rb'^game = "\w+"\nmodules = \[[^]\n]*\]$', re.MULTILINE)
_NAME: Final = re.compile(r'"(\w+)"')

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
    """Map each puzzle to its modules, and to its game if that is not the base game; damaged files have none.

    Only the first lines of each file are read, because a player is waiting.
    """
    found = {}
    for name in names():
        try:
            with (FOLDER / f"{name}{SUFFIX}").open("rb") as file:
                head = _HEAD.search(file.read(HEAD))
        except OSError:
            head = None
        needed = _NAME.findall(head[0].decode()) if head is not None else ()
        found[name] = frozenset(needed) - {"alhambra"}
    return found


def of_kind(kind: str, played: frozenset[str]) -> tuple[str, ...]:
    """Return the names of puzzles of a kind: the base game, ``played`` modules, or one module.

    Puzzles with one module that need no other unplayed module are preferred.
    """
    if kind in (BASE, KNOWN):
        return suitable(played if kind == KNOWN else frozenset())
    found = [name for name, needed in modules().items() if kind in needed]
    known = [name for name in found if modules()[name] <= played | {kind}]
    return tuple(known or found) or suitable(played)


def kinds() -> tuple[str, ...]:
    """Return the modules and games that have puzzles."""
    return tuple(sorted(frozenset[str]().union(*modules().values())))


def suitable(played: frozenset[str]) -> tuple[str, ...]:
    """Return the names of puzzles that need only ``played`` modules, or all names if there are none."""
    return tuple(name for name, needed in modules().items() if needed <= played) or names()


def of_day(days: int) -> str:
    """The puzzle of a day, by how many days it is after the first of January 2026: the same for everybody.

    It is one of the base game, which everybody knows.
    """
    base = suitable(frozenset())
    return base[days % len(base)]


def next_after(name: str, done: frozenset[str], daily: str, among: Sequence[str]) -> str:
    """Return the next unanswered puzzle ``among`` some, except that of the day.

    If all are answered, return the next one.
    """
    here = among.index(name) + 1 if name in among else 0
    order = [one for one in (*among[here:], *among[:here]) if one not in (name, daily)]
    return next((one for one in order if one not in done), order[0] if order else among[0])
