from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final

import attrs

Z: Final = NormalDist().inv_cdf(0.975)
FEW_DEGREES: Final = {1: 12.7062, 2: 4.3027}


@attrs.frozen
class Estimate:
    mean: float
    low: float
    high: float


def estimate(deals: Sequence[float]) -> Estimate:
    """Return the mean of at least two values, with Student's t interval.

    Each value is the mean result of the games of one deal. These games have the same shuffles and are not
    independent, so they count as one sample.
    """
    mean = fmean(deals)
    half = student(len(deals) - 1) * stdev(deals) / sqrt(len(deals))
    return Estimate(mean, mean - half, mean + half)


def share(deals: Sequence[float]) -> Estimate:
    """Return the mean of the shares in `deals` (from 0 to 1, one for each deal), with an interval.

    If all deals have the same result, Student's interval would have no width, so Wilson's interval is used.
    """
    found = estimate(deals)
    if found.low == found.high:
        return Estimate(found.mean, *wilson(found.mean * len(deals), len(deals)))
    return Estimate(found.mean, max(0.0, found.low), min(1.0, found.high))


def student(degrees: int) -> float:
    """Return the t quantile for 95 % intervals, by series expansion around the normal quantile."""
    if degrees in FEW_DEGREES:
        return FEW_DEGREES[degrees]
    terms: tuple[float, ...] = (
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
        (79 * Z**9 + 776 * Z**7 + 1482 * Z**5 - 1920 * Z**3 - 945 * Z) / 92160,
    )
    return Z + sum(term / float(degrees**power) for power, term in enumerate(terms, 1))


def wilson(wins: float, count: int) -> tuple[float, float]:
    part = wins / count
    middle = part + Z * Z / (2 * count)
    half = Z * sqrt(part * (1 - part) / count + Z * Z / (4 * count * count))
    scale = 1 + Z * Z / count
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


@attrs.frozen
class Pace:
    """Mean and 95th percentile, in seconds."""

    mean: float
    p95: float


def pace(seconds: Sequence[float]) -> Pace:
    if not seconds:
        return Pace(0.0, 0.0)
    return Pace(fmean(seconds), sorted(seconds)[int(len(seconds) * 0.95)])
