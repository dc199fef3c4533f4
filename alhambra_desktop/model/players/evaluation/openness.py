"""Openness (mobility): the ways to extend a city."""

from __future__ import annotations

from typing import Final

from ...rules.core.geometry.city import ALL_SIDES, AROUND, City, Fact
from ...rules.core.values import Cell

_ACROSS: Final = tuple((1 << i, dx, dy) for i, (dx, dy) in enumerate(AROUND) if ALL_SIDES >> i & 1)
"""The mask bits of the neighbours across a side, and their offsets."""


def _spots(occupied: int) -> list[float]:
    ring = [occupied >> i & 1 for i in range(8)]
    runs = sum(ring[i] and not ring[i - 1] for i in range(8))
    shared = sum(1 << i for i in range(4) if ring[2 * i])
    share = 0.5 ** shared.bit_count() * 2
    return [0.0 if runs > 1 or not shared & ~closed else share for closed in range(16)]


_SPOT: Final = tuple(spot for closed in zip(*map(_spots, range(256)), strict=True) for spot in closed)
"""The share of tiles that might fit for each surroundings mask (see `City.surroundings`)."""


OPENNESS: Final = Fact[tuple[float, ...]]("openness")


def openness(city: City) -> tuple[float, ...]:
    """Return for each kind of tiles in a city the number of ways to extend it."""
    return city.remember(OPENNESS, lambda: _openness(city))


def _openness(city: City) -> tuple[float, ...]:
    if city.plain:
        return (sum(map(_SPOT.__getitem__, city.surroundings.values())),)
    room = {city.tiles[start].open_edge: 0.0 for start in city.starts}
    for cell, around in city.surroundings.items():
        spot = _SPOT[around]
        if spot and around & ALL_SIDES:
            beside = _only_sort(city, cell, around)
            if beside in room:
                room[beside] += spot
    return tuple(room.values())


def _only_sort(city: City, cell: Cell, around: int) -> str:
    x, y = cell
    found = ""
    for bit, dx, dy in _ACROSS:
        if around & bit:
            edge = city.tiles[x + dx, y + dy].open_edge
            if found and edge != found:
                return ""
            found = edge
    return found
