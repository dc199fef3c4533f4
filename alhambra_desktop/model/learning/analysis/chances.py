"""Win chances: the net's odds for all seats, normalised, shown only where they were measured."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Final

SHARPNESS: Final[Mapping[int, float]] = {2: 1.5, 3: 1.0, 4: 1.0, 5: 0.9, 6: 1.0}
"""Exponent for the net's chances before normalisation, by number of seats.

Measured with installer/measure_story.py; without an entry, chances are unreliable.
"""

STEP: Final = 5
"""Chances are shown in steps of this many percent, never 0 or 100."""


def shared(odds: Sequence[float | None], sharpness: float) -> tuple[float, ...]:
    """Return each seat's chance from the log-odds after its last turn; None counts as even."""
    single = [1 / len(odds) if one is None else 1 / (1 + exp(-one)) for one in odds]
    sharpened = [chance**sharpness for chance in single]
    return tuple(chance / sum(sharpened) for chance in sharpened)


def win_chances(odds: Sequence[float | None]) -> tuple[int, ...] | None:
    """Return each seat's chance in percent as shown; None where it is unreliable."""
    sharpness = SHARPNESS.get(len(odds))
    if sharpness is None:
        return None
    steps = 100 // STEP
    return tuple(STEP * max(1, min(steps - 1, round(steps * chance))) for chance in shared(odds, sharpness))
