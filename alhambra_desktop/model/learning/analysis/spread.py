"""Measured differences between expected and real leads, for the band of the story chart."""

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
        *((-13.5, 14.1), (-13.1, 12.8), (-13.5, 11.8), (-13.0, 11.2), (-12.5, 10.6)),
        *((-11.4, 9.0), (-10.5, 7.3), (-9.2, 6.4), (-8.7, 6.3), (-6.8, 4.7)),
    ),
    5: (
        *((-12.0, 11.7), (-11.7, 10.6), (-12.2, 9.7), (-11.8, 9.2), (-10.9, 9.0)),
        *((-9.9, 8.7), (-9.2, 6.8), (-8.4, 7.0), (-8.0, 5.9), (-6.6, 4.6)),
    ),
    6: (
        *((-12.1, 10.9), (-12.0, 10.1), (-11.6, 9.9), (-11.4, 9.3), (-10.4, 8.1)),
        *((-9.5, 7.4), (-8.8, 6.1), (-8.5, 5.5), (-7.8, 4.3), (-6.5, 3.3)),
    ),
}
"""Quartiles of real minus expected lead, by number of seats and tenth of the game.

From games between architects (installer/measure_story.py): 200 games for two to four seats, 400 for five and
six.
"""
