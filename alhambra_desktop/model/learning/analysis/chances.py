"""Win chances: the net's odds of all seats, made to sum to 1, told only where they were measured."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Final

SHARPNESS: Final[Mapping[int, float]] = {2: 1.5, 3: 1.0, 4: 1.0, 5: 0.9, 6: 1.0}
"""By the number of seats the power that the net's chances are raised to before they are made to sum to 1.

Measured (installer/measure_story.py); a number of seats whose chances did not come true has none.
"""

STEP: Final = 5
"""Chances are told in steps of so many percent, and never as none or certain."""


def shared(odds: Sequence[float | None], sharpness: float) -> tuple[float, ...]:
    """The chance of each seat, from the log-odds after its last turn; before the first, None, it is even."""
    single = [1 / len(odds) if one is None else 1 / (1 + exp(-one)) for one in odds]
    sharpened = [chance**sharpness for chance in single]
    return tuple(chance / sum(sharpened) for chance in sharpened)


def win_chances(odds: Sequence[float | None]) -> tuple[int, ...] | None:
    """The chance of each seat in percent, as it is told; None where it is not known well enough."""
    sharpness = SHARPNESS.get(len(odds))
    if sharpness is None:
        return None
    steps = 100 // STEP
    return tuple(STEP * max(1, min(steps - 1, round(steps * chance))) for chance in shared(odds, sharpness))
