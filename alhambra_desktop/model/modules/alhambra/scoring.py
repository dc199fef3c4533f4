"""Walls and majorities of the base game (B-28 to B-33)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ...core.rulebook import Rulebook, State
from ...core.scoring import Points, shares
from ...core.values import Owner
from .components import TYPES

FIRST_PRIZES: Final = {1: (1,), 2: (8, 1), 3: (16, 8, 1)}
"""The prizes of the cheapest type by round; each next type pays one more for every place (B-30)."""


def prizes(type_id: str, number: int) -> tuple[int, ...]:
    """What the places of a majority pay in a scoring round (B-30)."""
    step = TYPES.index(type_id)
    return tuple(prize + step for prize in FIRST_PRIZES[number])


def count_buildings(state: State, owner: Owner, type_id: str) -> int:
    """The buildings of a type in a seat's Alhambra (B-28)."""
    if isinstance(owner, str):
        return 0
    return int(state.players[owner].city.counts.get(type_id, 0))


def score_majorities(book: Rulebook, state: State, number: int) -> Iterable[Points]:
    """For each type the players are ranked by number of tiles (B-30 to B-32)."""
    owners = book.owners()
    rounding = str(book.options["tie_rounding"])
    for type_id in TYPES:
        counts = tuple(book.count(state, owner, type_id) for owner in owners)
        for owner, share in zip(owners, shares(counts, prizes(type_id, number), rounding), strict=True):
            if share is not None and share.amount:
                yield Points(owner, "types", share.amount, type_id, share.reason)


def score_walls(book: Rulebook, state: State, number: int) -> Iterable[Points]:
    """One point for each segment of the longest outer wall (B-29)."""
    for seat in book.setup.everybody:
        city = state.players[seat].city
        every = book.options["wall_scoring"] == "all_outer"
        length = len(city.outer_walls) if every else city.wall_length
        if length:
            yield Points(seat, "wall", length)
