"""What majorities will probably pay, when the tiles still to come fall to anybody alike."""

from __future__ import annotations

from functools import lru_cache
from math import erfc, sqrt
from typing import Final

PRIZES: Final = {1: (1,), 2: (8, 1), 3: (16, 8, 1)}
"""What the places of the cheapest type pay; each next type pays one more (B-30)."""

Rounds = tuple[tuple[int, int], ...]
"""Scoring rounds ahead, each with the tiles of a type that come until then, counted in halves."""


@lru_cache(maxsize=60_000)
def expected_prize(mine: int, others: tuple[int, ...], halves: int, prizes: tuple[int, ...]) -> float:
    """The points to be expected of one majority with ``mine`` tiles against the sorted counts of others."""
    coming = halves / 2
    owners = len(others) + 1
    ranked = 1.0 if mine else 1 - (1 - 1 / owners) ** coming
    if not ranked:
        return 0.0
    spread = sqrt(4 * coming / owners)
    places = [1.0] + [0.0] * (len(prizes) - 1)
    for count in others:
        ahead = _chance_behind(mine - count, spread) if count or coming else 0.0
        for i in range(len(places) - 1, -1, -1):
            places[i] = places[i] * (1 - ahead) + (places[i - 1] * ahead if i else 0.0)
    return ranked * sum(chance * prize for chance, prize in zip(places, prizes, strict=True))


def _chance_behind(lead: int, spread: float) -> float:
    """The chance that a lead is lost; a tie counts half."""
    if spread:
        return 0.5 * erfc(lead / spread)
    return 0.5 if lead == 0 else float(lead < 0)


@lru_cache(maxsize=60_000)
def majority_edge(
    counts: tuple[int, ...], seat: int, seats: int, place: int, rounds: Rounds, weight: float
) -> float:
    """The points of a seat in the rounds ahead for one type, less ``weight`` times the others' mean.

    ``counts`` are the tiles of every owner, the seats first; ``place`` is the type's place among the types.
    """
    return sum(
        _points(counts, owner, place, rounds) * (1.0 if owner == seat else -weight / (seats - 1))
        for owner in range(seats)
    )


@lru_cache(maxsize=60_000)
def _points(counts: tuple[int, ...], owner: int, place: int, rounds: Rounds) -> float:
    others = tuple(sorted(counts[:owner] + counts[owner + 1 :]))
    return sum(
        expected_prize(counts[owner], others, halves, tuple(prize + place for prize in PRIZES[number]))
        for number, halves in rounds
    )
