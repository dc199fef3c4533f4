"""Elo ratings by maximum likelihood (Bradley-Terry), with robust standard errors (sandwich).

Newton's method with the observed information.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final

import attrs

SCALE: Final = 400 / log(10)
"""Elo points for a factor e of the odds."""
DRAW: Final = 0.5
CLOSE: Final = 1e-10
MOST_STEPS: Final = 200
LONGEST_STEP: Final = 2.0

Matrix = list[list[float]]


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
    strengths = [0.0] * count
    for _ in range(MOST_STEPS):
        spread = _inverse(_information(strengths, matches))
        slope = _gradient(strengths, matches)
        step = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in spread]
        longest = max(map(abs, step))
        for place, change in enumerate(step, 1):
            strengths[place] += change * min(1.0, LONGEST_STEP / max(longest, CLOSE))
        if longest < CLOSE:
            break
    spread = _inverse(_information(strengths, matches))
    variances = _sandwich(spread, _scores(strengths, matches))
    return [
        Rating(SCALE * strength, SCALE * sqrt(variance))
        for strength, variance in zip(strengths, [0.0, *variances], strict=True)
    ]


def expected(difference: float) -> float:
    """Return the share of wins that a difference of strengths predicts."""
    return 1 / (1 + exp(-difference))


def _weight(match: PairedResults) -> float:
    return match.games * len(match.results) + 1


def _information(strengths: Sequence[float], matches: Sequence[PairedResults]) -> Matrix:
    found = [[0.0] * len(strengths) for _ in strengths]
    for match in matches:
        chance = expected(strengths[match.first] - strengths[match.second])
        weight = _weight(match) * chance * (1 - chance)
        for row, column, sign in _signs(match):
            found[row][column] += sign * weight
    return [row[1:] for row in found[1:]]


def _signs(match: PairedResults) -> tuple[tuple[int, int, int], ...]:
    one, other = match.first, match.second
    return (one, one, 1), (other, other, 1), (one, other, -1), (other, one, -1)


def _gradient(strengths: Sequence[float], matches: Sequence[PairedResults]) -> list[float]:
    found = [0.0] * len(strengths)
    for match in matches:
        chance = expected(strengths[match.first] - strengths[match.second])
        surplus = sum(match.results) + DRAW - _weight(match) * chance
        found[match.first] += surplus
        found[match.second] -= surplus
    return found[1:]


def _scores(strengths: Sequence[float], matches: Sequence[PairedResults]) -> list[list[float]]:
    deals = [[0.0] * len(strengths) for _ in range(max(len(match.results) for match in matches))]
    draws = []
    for match in matches:
        chance = expected(strengths[match.first] - strengths[match.second])
        for deal, result in zip(deals, match.results, strict=False):
            deal[match.first] += result - match.games * chance
            deal[match.second] -= result - match.games * chance
        draw = [0.0] * len(strengths)
        draw[match.first], draw[match.second] = DRAW - chance, chance - DRAW
        draws.append(draw)
    return [one[1:] for one in deals + draws]


def _sandwich(spread: Matrix, scores: Sequence[Sequence[float]]) -> list[float]:
    found = [0.0] * len(spread)
    for score in scores:
        for place, row in enumerate(spread):
            found[place] += sum(a * b for a, b in zip(row, score, strict=True)) ** 2
    return found


def _inverse(matrix: Matrix) -> Matrix:
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for pivot in range(size):
        scale = rows[pivot][pivot]
        rows[pivot] = [value / scale for value in rows[pivot]]
        for other in range(size):
            if other != pivot:
                factor = rows[other][pivot]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[pivot], strict=True)]
    return [row[size:] for row in rows]
