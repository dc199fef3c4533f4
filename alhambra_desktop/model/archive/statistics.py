"""Statistics of finished games: how often the only person won, by the strongest level at the table."""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from ..arena.intervals import wilson
from ..skill.levels import LEVELS, LevelError, level
from .kept_game import KeptGame


@attrs.frozen
class Tally:
    """Games against a level: how many were won, alone or shared, and the 95 % interval of that share."""

    level: str
    won: int
    played: int
    low: float
    high: float


def tallies(games: Iterable[KeptGame]) -> tuple[Tally, ...]:
    """The games that count, by the strongest computer player at the table, the weakest level first."""
    played: dict[str, list[bool]] = {}
    for kept in games:
        strongest = _strongest(kept)
        if kept.counts and kept.own is not None and strongest is not None:
            played.setdefault(strongest, []).append(kept.seats[kept.own].place == 1)
    return tuple(
        Tally(one.id, sum(found), len(found), *wilson(sum(found), len(found)))
        for one in LEVELS
        if (found := played.get(one.id))
    )


def _strongest(kept: KeptGame) -> str | None:
    """The level of the strongest computer player; None without one that is known."""
    known = [one.id for one in LEVELS]
    found = []
    for seat in kept.seats:
        try:
            found.append(level(seat.level or "").id)
        except LevelError:
            continue
    return max(found, key=known.index, default=None)
