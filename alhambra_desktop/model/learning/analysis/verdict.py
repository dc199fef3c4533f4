"""Verdicts on turns, which depend on the points that a turn loses compared with its alternatives."""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import Enum
from statistics import fmean, stdev
from typing import Final

from ...players.explain.explanation import Explanation
from ...players.net_files import VERSION, net_sum
from ...players.skill.levels import ANALYST, THOROUGH_ANALYST
from ...rules.core.engine.action import Action
from ...rules.core.frozen import frozen


@frozen
class Effort:
    """How thoroughly turns are simulated: the level of the judge, and the numbers of worlds and rounds."""

    level: str
    worlds: int
    rounds: int


THOROUGH: Final = Effort(ANALYST, worlds=24, rounds=1)  # effort for analysing all turns of a seat
DEEP: Final = Effort(THOROUGH_ANALYST, worlds=96, rounds=3)
"""Effort for a single turn, used if the user asks for a deeper analysis of this turn."""

TRUST: Final = 8
"""Weight of the net's evaluation; each simulated world has the weight 1."""

T_95: Final = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20, 2.18, 2.16, 2.14)
"""Student's t for 95 % intervals, for 1 to 14 degrees of freedom; `T_95_BEYOND` is used for more than 14."""

T_95_BEYOND: Final = 2.07


class Verdict(Enum):
    GOOD = "good"
    DOUBTFUL = "doubtful"
    MISTAKE = "mistake"


THRESHOLDS: Final = ((Verdict.MISTAKE, 3.0, 1.0), (Verdict.DOUBTFUL, 1.0, 0.0))
"""Each row contains a verdict and two minimums in points.

The first minimum is for the loss of the turn. The second minimum is for ``low``, the lower end of the loss's
`Interval`; if it is 0, ``low`` must be greater than 0. A turn gets the first verdict whose two minimums it
reaches or, if there is none, ``GOOD``.
"""


@frozen
class Interval:
    """A difference in points with its 95 % interval."""

    points: float
    low: float
    high: float

    @property
    def excludes_zero(self) -> bool:
        return self.low > 0 or self.high < 0


@frozen
class Alternative:
    """A turn that could have been played instead.

    ``more`` is the gain of the alternative over the played turn, in points.
    """

    actions: tuple[Action, ...]
    more: Interval
    why: Explanation | None = None


@frozen
class SimulatedTurn:
    """Results of simulating a played turn and its alternatives (``ways``, best first)."""

    ways: tuple[Alternative, ...]
    played: Explanation | None = None
    deep: bool = False

    @property
    def effort(self) -> Effort:
        return DEEP if self.deep else THOROUGH

    @property
    def loss(self) -> Interval:
        best = self.ways[0].more if self.ways else Interval(0.0, 0.0, 0.0)
        return best if best.points > 0 else Interval(0.0, 0.0, max(0.0, best.high))

    @property
    def verdict(self) -> Verdict:
        loss = self.loss
        for verdict, points, low in THRESHOLDS:
            if loss.points >= points and (loss.low >= low if low else loss.low > 0):
                return verdict
        return Verdict.GOOD

    @property
    def is_uncertain(self) -> bool:
        return bool(self.ways) and self.loss.points > 0 and not self.loss.excludes_zero


@frozen
class Shortfall:
    short: Interval
    played: Explanation
    best: Explanation


def difference(paired: Sequence[float], opinion: float) -> Interval:
    """Return how many points one turn gains over another turn.

    For each world, `paired` contains the difference between the results of the two turns. `opinion` is the
    difference between the net's evaluations of these turns.
    """
    worlds = len(paired)
    mean = (fmean(paired) * worlds + TRUST * opinion) / (worlds + TRUST)
    sure = T_95[worlds - 2] if worlds - 2 < len(T_95) else T_95_BEYOND
    half = sure * stdev(paired) / math.sqrt(worlds + TRUST)
    return Interval(mean, mean - half, mean + half)


def compared(results: Sequence[Sequence[float]], opinions: Sequence[float]) -> list[tuple[int, Interval]]:
    """Return the index of each alternative and its gain over the turn with index 0, best first.

    `results` contains a row for each world, with the result of each turn. The first half of the worlds
    decides which alternative is the best. This alternative may have been lucky there, so all gains are
    measured in the second half.
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


@frozen
class Judge:
    level: str
    version: int


JUDGE: Final = Judge(ANALYST, VERSION)
"""The judge that makes each `Judgement` with its net, without simulations."""

PROCEDURE: Final = 2  # increase it if turns are judged differently


@frozen
class Versions:
    procedure: int
    features: int
    net: int

    @classmethod
    def of(cls, seats: int) -> Versions:
        return cls(PROCEDURE, JUDGE.version, net_sum(seats))


@frozen
class Judgement:
    """The player's expected final lead in points: after the turn as played, and after the best turn.

    ``odds`` are the log-odds of winning after the turn as played; None in old files.
    """

    played: float
    best: float
    odds: float | None = None
