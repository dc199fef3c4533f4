from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from ....resources import RESOURCES
from ...files.saves.files import read_whole, reason
from ...rules.core.words.message import Message, quoted
from .outline import Outline, outline
from .puzzle import SUFFIX, Puzzle, PuzzleError, read

FOLDER: Final = RESOURCES / "puzzles"

BASE, KNOWN = "base", "known"  # other kinds of puzzles are ids of modules
LARGEST: Final = 100_000  # maximum size of a file in bytes


@lru_cache(maxsize=1)
def names() -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in FOLDER.glob(f"*{SUFFIX}")))


@lru_cache(maxsize=4)
def puzzle(name: str) -> Puzzle:
    """Read a puzzle; raise `PuzzleError` if it is invalid."""
    path = FOLDER / f"{name}{SUFFIX}"
    try:
        text = read_whole(path, LARGEST).decode("utf-8", errors="replace")
    except OSError as fault:
        raise PuzzleError(Message("puzzle-damaged", file=quoted(path.name), reason=reason(fault))) from None
    return read(name, text)


@lru_cache(maxsize=1)
def outlines() -> dict[str, Outline]:
    return {name: one for name in names() if (one := outline_of(name)) is not None}


@cache
def outline_of(name: str) -> Outline | None:
    try:
        text = read_whole(FOLDER / f"{name}{SUFFIX}", LARGEST).decode("utf-8", errors="replace")
    except OSError:
        return None
    return outline(name, text)


@lru_cache(maxsize=1)
def modules() -> dict[str, frozenset[str]]:
    """Map the name of each puzzle to its `Outline.needed`; for a damaged puzzle, the set is empty."""
    known = outlines()
    return {name: known[name].needed if name in known else frozenset() for name in names()}


def of_kind(kind: str, played: frozenset[str]) -> tuple[str, ...]:
    """Return the names of the puzzles of a kind.

    - ``BASE``: puzzles of the base game
    - ``KNOWN``: puzzles that need only `played` modules
    - id of a module: puzzles that need this module and otherwise only `played` modules

    If `kind` is the id of a module and there are no such puzzles, return all puzzles that need the module. If
    there are none of these, return the `suitable` puzzles.
    """
    if kind in (BASE, KNOWN):
        return suitable(played if kind == KNOWN else frozenset())
    found = [name for name, needed in modules().items() if kind in needed]
    known = [name for name in found if modules()[name] <= played | {kind}]
    return tuple(known or found) or suitable(played)


def kinds() -> tuple[str, ...]:
    return tuple(sorted(frozenset[str]().union(*modules().values())))


def suitable(played: frozenset[str]) -> tuple[str, ...]:
    return tuple(name for name, needed in modules().items() if needed <= played) or names()


def of_day(days: int) -> str:
    """Return the name of the puzzle for a day that is `days` days after 1 January 2026."""
    base = suitable(frozenset())
    return base[days % len(base)]
