"""How far expected leads lie from real ones: measured, for the bands of the story of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SPREAD: Final[Mapping[int, tuple[tuple[float, float], ...]]] = {
    2: (
        *((-18.3, 16.6), (-19.1, 15.6), (-18.6, 14.9), (-18.9, 13.2), (-17.7, 13.2)),
        *((-13.8, 10.4), (-12.0, 8.5), (-11.2, 6.8), (-9.9, 5.6), (-7.3, 4.8)),
    ),
    3: (
        *((-13.5, 16.6), (-14.5, 15.2), (-15.3, 13.2), (-15.4, 12.2), (-16.2, 10.2)),
        *((-15.9, 8.1), (-16.1, 4.5), (-16.7, 3.0), (-15.3, 2.2), (-13.1, 0.9)),
    ),
    4: (
        *((-9.8, 12.4), (-10.2, 11.1), (-12.1, 8.6), (-11.5, 9.0), (-10.2, 9.4)),
        *((-8.7, 7.3), (-7.1, 5.5), (-6.5, 6.3), (-6.0, 6.4), (-4.3, 4.1)),
    ),
    5: (
        *((-10.4, 10.3), (-12.2, 8.9), (-9.9, 9.2), (-9.8, 8.6), (-9.5, 7.6)),
        *((-9.4, 7.5), (-9.1, 6.6), (-9.0, 5.8), (-7.1, 6.8), (-5.8, 4.4)),
    ),
    6: (
        *((-10.0, 11.0), (-8.8, 9.8), (-8.1, 9.7), (-7.7, 9.3), (-7.8, 8.4)),
        *((-7.2, 7.5), (-7.1, 5.1), (-7.1, 4.2), (-7.1, 3.5), (-6.0, 3.2)),
    ),
}
"""By the number of seats and the tenth of the game the quartiles of the real lead less the expected one.

Architects played against each other (installer/measure_story.py): 200 games of two and of three seats, 40 of
each other number.
"""
