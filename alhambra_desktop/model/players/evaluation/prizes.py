"""Expected prizes of majorities if the remaining tiles go to any player with equal chance.

Leads are modelled as normally distributed around the present ones, with a spread by the number of tiles to
come.
"""

from __future__ import annotations

from functools import lru_cache
from math import erfc, sqrt
from typing import Final

Prizes = tuple[float, ...]
"""The prizes of the places in a majority."""

Stakes = tuple[tuple[int, Prizes], ...]
"""For each round ahead: tiles of a type until then, in halves, and the prizes of its places."""

BROKEN_TIE: Final = 0.4
"""The lead, in tiles, of the better of two tied owners where ties are broken (G-5)."""


@lru_cache(maxsize=120_000)
def expected_prize(mine: int, others: tuple[int, ...], halves: int, prizes: Prizes, unit: int = 1) -> float:
    """Return the expected points of one majority against the sorted rank values of others.

    `unit` is the value of a tile; remainders break ties.
    """
    coming = halves / 2
    owners = len(others) + 1
    ranked = 1.0 if mine else 1 - (1 - 1 / owners) ** coming
    if not ranked or not prizes:
        return 0.0
    spread = sqrt(4 * coming / owners)
    places = [1.0] + [0.0] * (len(prizes) - 1)
    for count in others:
        ahead = _chance_behind(_lead(mine, count, unit), spread) if count or coming else 0.0
        for i in range(len(places) - 1, -1, -1):
            places[i] = places[i] * (1 - ahead) + (places[i - 1] * ahead if i else 0.0)
    return ranked * sum(chance * prize for chance, prize in zip(places, prizes, strict=True))


def _lead(mine: int, other: int, unit: int) -> float:
    if unit == 1:
        return mine - other
    tie = (mine % unit > other % unit) - (mine % unit < other % unit)
    return mine // unit - other // unit + BROKEN_TIE * tie


def _chance_behind(lead: float, spread: float) -> float:
    if spread:
        return 0.5 * erfc(lead / spread)
    return 0.5 if lead == 0 else float(lead < 0)


@lru_cache(maxsize=120_000)
def majority_edge(
    strengths: tuple[int, ...], seat: int, seats: int, stakes: Stakes, weight: float, unit: int = 1
) -> float:
    """Return a seat's points from a type in the rounds ahead minus `weight` times the others' mean.

    `strengths` are those of every owner, seats first.
    """
    return sum(
        _points(strengths, owner, stakes, unit) * (1.0 if owner == seat else -weight / (seats - 1))
        for owner in range(seats)
    )


@lru_cache(maxsize=120_000)
def _points(strengths: tuple[int, ...], owner: int, stakes: Stakes, unit: int) -> float:
    others = tuple(sorted(strengths[:owner] + strengths[owner + 1 :]))
    return sum(expected_prize(strengths[owner], others, halves, prizes, unit) for halves, prizes in stakes)
