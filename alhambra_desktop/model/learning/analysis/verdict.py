"""Verdicts: what a turn lost beside the best one, found by trying several out in the same worlds."""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import Enum
from statistics import fmean, stdev
from typing import Final

import attrs

from ...players.explain.explanation import Explanation
from ...rules.core.engine.action import Action


@attrs.frozen
class Effort:
    """How turns are tried out: by a player of a ``level``, in so many ``worlds``, for so many ``rounds``.

    One half of the worlds picks the best way, the other tells its gain.
    """

    level: str
    worlds: int
    rounds: int


THOROUGH: Final = Effort("architect", worlds=24, rounds=1)
"""How all turns of a seat are tried out."""

DEEP: Final = Effort("master", worlds=96, rounds=3)
"""How one turn is tried out on demand, as the turns of puzzles were."""

TRUST: Final = 8
"""The net's opinion counts like so many worlds."""

NINETY_FIVE: Final = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20, 2.18, 2.16, 2.14)
"""Student's t for intervals of 95 %, by degrees of freedom from 1 on; with more of them it is `MANY`."""

MANY: Final = 2.07


class Verdict(Enum):
    """What is to be said of a turn."""

    GOOD = "good"
    DOUBTFUL = "doubtful"
    MISTAKE = "mistake"


LEAST: Final = ((Verdict.MISTAKE, 3.0, 1.0), (Verdict.DOUBTFUL, 1.0, 0.0))
"""From which loss on, and above which low end of its interval, a turn is more than good."""


@attrs.frozen
class Interval:
    """A difference in points, and between which figures it lies in 95 of 100 cases."""

    points: float
    low: float
    high: float

    @property
    def clear(self) -> bool:
        """True where it is certain that there is a difference."""
        return self.low > 0 or self.high < 0


@attrs.frozen
class Way:
    """A way to play a turn: its actions, how many points more than the played one it brings, and why."""

    actions: tuple[Action, ...]
    more: Interval
    why: Explanation | None = None


@attrs.frozen
class TriedTurn:
    """A turn that was tried out: other ways, the best first, and why one would play as was played.

    Where ``ways`` has none, nothing else could be done. A ``deep`` one was tried out with more effort.
    """

    ways: tuple[Way, ...]
    played: Explanation | None = None
    deep: bool = False

    @property
    def effort(self) -> Effort:
        """How it was tried out."""
        return DEEP if self.deep else THOROUGH

    @property
    def loss(self) -> Interval:
        """By how much the best other way is better; nothing where it is not."""
        best = self.ways[0].more if self.ways else Interval(0.0, 0.0, 0.0)
        return best if best.points > 0 else Interval(0.0, 0.0, max(0.0, best.high))

    @property
    def verdict(self) -> Verdict:
        """What is to be said of it."""
        loss = self.loss
        for verdict, points, low in LEAST:
            if loss.points >= points and (loss.low >= low if low else loss.low > 0):
                return verdict
        return Verdict.GOOD

    @property
    def even(self) -> bool:
        """True where another way may be better, and may be not."""
        return bool(self.ways) and self.loss.points > 0 and not self.loss.clear


@attrs.frozen
class Shortfall:
    """By how much a turn is worse than another one that is known to be good, and what speaks for both."""

    short: Interval
    played: Explanation
    best: Explanation


def difference(paired: Sequence[float], opinion: float) -> Interval:
    """How much better one way is than another, by their differences in the same worlds and by the net."""
    worlds = len(paired)
    mean = (fmean(paired) * worlds + TRUST * opinion) / (worlds + TRUST)
    sure = NINETY_FIVE[worlds - 2] if worlds - 2 < len(NINETY_FIVE) else MANY
    half = sure * stdev(paired) / math.sqrt(worlds + TRUST)
    return Interval(mean, mean - half, mean + half)


def compared(results: Sequence[Sequence[float]], opinions: Sequence[float]) -> list[tuple[int, Interval]]:
    """How much more than the first way each other one brings, the best first.

    ``results`` has a row for each world with what each way came to, ``opinions`` what the net thinks of each.
    One half of the worlds picks the best, the other tells the figures: else the luckiest way would look
    better than it is.
    """
    half = len(results) // 2
    others = range(1, len(opinions))
    picking, telling = (
        {way: difference([row[way] - row[0] for row in part], opinions[way] - opinions[0]) for way in others}
        for part in (results[:half], results[half:])
    )
    best = max(others, key=lambda way: picking[way].points, default=0)
    order = sorted(others, key=lambda way: (way != best, -telling[way].points))
    return [(way, telling[way]) for way in order]
