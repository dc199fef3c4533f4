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

BASE, KNOWN = "base", "known"  # kinds of puzzles besides those of single modules
HEAD: Final = 300  # bytes of a file's head, which names game and modules

_HEAD: Final = re.compile(rb'^game = "\w+"\nmodules = \[[^]\n]*\]$', re.MULTILINE)
_NAME: Final = re.compile(r'"(\w+)"')

LARGEST: Final = 100_000  # maximum size of a file; puzzles are a hundred times smaller


@lru_cache(maxsize=1)
def names() -> tuple[str, ...]:
    """Return the names of all puzzles, in the order of days."""
    return tuple(sorted(path.stem for path in FOLDER.glob(f"*{SUFFIX}")))


@lru_cache(maxsize=4)
def puzzle(name: str) -> Puzzle:
    """Return a puzzle by name; raise `PuzzleError` if it is invalid."""
    path = FOLDER / f"{name}{SUFFIX}"
    try:
        text = read_whole(path, LARGEST).decode("utf-8", errors="replace")
    except OSError as fault:
        raise PuzzleError(Message("puzzle-damaged", file=quoted(path.name), reason=reason(fault))) from None
    return read(name, text)


@lru_cache(maxsize=1)
def modules() -> dict[str, frozenset[str]]:
    """Map each puzzle to its modules, and to its game if it is not the base game; damaged files have none.

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
    return tuple(sorted(frozenset[str]().union(*modules().values())))


def suitable(played: frozenset[str]) -> tuple[str, ...]:
    """Return the names of puzzles that need only ``played`` modules, or all names if there are none."""
    return tuple(name for name, needed in modules().items() if needed <= played) or names()


def of_day(days: int) -> str:
    """Return the puzzle of the day (base game only), counted in days since 1 January 2026."""
    base = suitable(frozenset())
    return base[days % len(base)]


def next_after(name: str, done: frozenset[str], daily: str, among: Sequence[str]) -> str:
    """Return the next unanswered puzzle ``among`` some, except the daily one, or simply the next."""
    here = among.index(name) + 1 if name in among else 0
    order = [one for one in (*among[here:], *among[:here]) if one not in (name, daily)]
    return next((name for name in order if name not in done), order[0] if order else among[0])
