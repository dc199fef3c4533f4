"""Elo ratings by maximum likelihood (Bradley-Terry), with robust standard errors (sandwich).

Newton's method with the observed information.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final

import attrs
import numpy as np
from numpy.typing import NDArray

SCALE: Final = 400 / log(10)
"""Elo points for a factor e of the odds."""
DRAW: Final = 0.5
CLOSE: Final = 1e-10
MOST_STEPS: Final = 200
LONGEST_STEP: Final = 2.0

Array = NDArray[np.floating]


@attrs.frozen
class PairedResults:
    """A match for the ratings: two level indexes, games for each deal, and wins of the first."""

    first: int
    second: int
    games: int
    results: tuple[float, ...]


@attrs.frozen
class Rating:
    """A rating and its standard error; the first level is 0 by definition."""

    elo: float
    error: float


def ratings(count: int, matches: Sequence[PairedResults]) -> list[Rating]:
    """Return the most likely ratings; matches must connect all levels.

    Each match gets one extra drawn game, since a clean sweep would have an infinite rating. Errors treat a
    deal with all its games as one observation.
    """
    strengths = np.zeros(count)
    for _ in range(MOST_STEPS):
        step = _spread(strengths, matches) @ _scores(strengths, matches).sum(axis=0)
        longest = max(float(np.abs(step).max()), CLOSE)
        strengths[1:] += step * min(1.0, LONGEST_STEP / longest)
        if longest == CLOSE:
            break
    # how far each observation alone would move the ratings
    moved = _scores(strengths, matches) @ _spread(strengths, matches)
    errors = np.sqrt((moved**2).sum(axis=0))
    return [
        Rating(SCALE * a, SCALE * b) for a, b in zip(strengths.tolist(), [0.0, *errors.tolist()], strict=True)
    ]


def expected(difference: float) -> float:
    """Return the share of wins that a difference of strengths predicts."""
    return 1 / (1 + exp(-difference))


def _signs(count: int, matches: Sequence[PairedResults]) -> Array:
    """A row for each match: 1 for its first level, -1 for its second; without the level that stays 0."""
    levels = np.eye(count)
    return np.array([levels[match.first] - levels[match.second] for match in matches])[:, 1:]


def _chances(strengths: Array, matches: Sequence[PairedResults]) -> Array:
    return np.array([expected(strengths[match.first] - strengths[match.second]) for match in matches])


def _spread(strengths: Array, matches: Sequence[PairedResults]) -> Array:
    """The inverse of the information."""
    signs, chances = _signs(len(strengths), matches), _chances(strengths, matches)
    games = np.array([match.games * len(match.results) + 1 for match in matches])
    return np.linalg.inv(signs.T @ ((games * chances * (1 - chances))[:, None] * signs))


def _scores(strengths: Array, matches: Sequence[PairedResults]) -> Array:
    """The slope by each observation: a row for each deal, and one for the drawn game of each match."""
    signs, chances = _signs(len(strengths), matches), _chances(strengths, matches)
    surplus = np.zeros((max(len(match.results) for match in matches), len(matches)))
    for column, (match, chance) in enumerate(zip(matches, chances, strict=True)):
        surplus[: len(match.results), column] = np.array(match.results) - match.games * chance
    return np.vstack((surplus @ signs, (DRAW - chances)[:, None] * signs))
