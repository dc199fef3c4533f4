"""The lead: how many points a seat is ahead, as predicted by nets and shown in reviews."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from ...rules.core.values import Seat


def lead(points: float, others: Sequence[float]) -> float:
    """Return points minus the mean of the others' best and the others' mean."""
    return points - (max(others) + fmean(others)) / 2


def lead_of(scores: Sequence[float], seat: Seat) -> float:
    return lead(scores[seat], [points for other, points in enumerate(scores) if other != seat])
