"""What the majorities of Granada pay (G-5, G-6)."""

from __future__ import annotations

from functools import partial
from typing import Final

from ...core.rulebook import Majority, Rulebook, State
from ...core.values import Owner
from .components import TYPES

SIMPLIFIED: Final = {1: (3,), 2: (10, 3), 3: (18, 10, 3)}
"""The prizes of every type with the house variant ``granada_simplified`` (G-6)."""


def faces(book: Rulebook, state: State, type_id: str) -> int:
    """The visible faces of a type in all cities, and those of owners without a seat (G-5)."""
    return sum(book.count(state, owner, type_id) for owner in book.owners())


def _pay(type_id: str, book: Rulebook, state: State, number: int) -> tuple[int, ...]:
    if book.options["granada_simplified"] == "on":
        return SIMPLIFIED[number]
    count = faces(book, state, type_id)
    return tuple(count * times for times in range(number, 0, -1))


def _more(book: Rulebook, number: int) -> tuple[int, ...]:
    """What one more visible face of a type adds to its prizes (G-5)."""
    return () if book.options["granada_simplified"] == "on" else tuple(range(number, 0, -1))


def _dearest(type_id: str, book: Rulebook, state: State, owner: Owner) -> int:
    """The dearest tile of a type decides between equal numbers (G-5)."""
    if isinstance(owner, int):
        tiles = list(state.players[owner].city.tiles.values())
    else:
        tiles = [book.tiles[tile] for holding in book.holdings for tile in holding(state)]
    return max((tile.price for tile in tiles if tile.type == type_id), default=0)


def majorities() -> dict[str, Majority]:
    """The nine majorities, in which nobody ties."""
    return {type_id: Majority(partial(_pay, type_id), partial(_dearest, type_id), _more) for type_id in TYPES}
