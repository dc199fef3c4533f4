from __future__ import annotations

import math
from typing import Final

LINES: Final = 4  # maximum number of grid lines


def step_of(most: float) -> int:
    """Return the distance between grid lines for values up to `most`: 1, 2 or 5 times a power of ten."""
    least = max(1.0, most / LINES)
    power = 10 ** math.floor(math.log10(least))
    return int(next(factor * power for factor in (1, 2, 5, 10) if factor * power >= least))
