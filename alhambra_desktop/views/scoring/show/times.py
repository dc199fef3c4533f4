"""Times of a scoring's acts, in milliseconds at normal speed."""

from __future__ import annotations

from typing import Final

import attrs

from ....model.rules.core.values import Owner
from ....model.rules.table.counting import Beat

FLIES, READS, LIES = 900.0, 700.0, 250.0
"""Scoring card: flies to the middle, is read, goes to its place."""

OPENING: Final = FLIES + READS + LIES
QUIET_OPENING: Final = 1200.0
"""Reading time of card and banner without motion."""

FIRST: Final = 100.0
"""Start of counting in a beat."""

APART, COUNTING = 70.0, 260.0
"""Between counted things, and maximum for all of them."""

STEP, TRACING = 90.0, 1800.0
"""Between segments, and maximum for a run."""

RISES: Final = 120.0
"""Lifting a counted thing."""

WORKED: Final = 60.0
"""From the last count to the calculation."""

SORTS: Final = 100.0
"""Sorting the owners before the calculation."""

FLIGHT, BETWEEN = 420.0, 50.0
"""Flight of points to their score, and between two owners."""

WRITTEN: Final = 20.0
"""From the calculation to the flight."""

LEAST, EMPTY, HOLD = 900.0, 300.0, 700.0
"""Minimum for a beat, for an empty one, and for one without motion."""


@attrs.frozen
class Times:
    """When things happen in a beat; all at once without motion."""

    apart: float
    worked: float
    leaves: dict[Owner, float]
    flight: float
    duration: float
    first: float = FIRST

    def counted(self, number: int, elapsed: float) -> int:
        if elapsed < self.first:
            return 0
        return number if self.apart <= 0 else min(number, 1 + int((elapsed - self.first) / self.apart))

    def risen(self, number: int, elapsed: float) -> float:
        if self.apart <= 0:
            return 1.0
        return min(1.0, (elapsed - self.first - self.apart * (number - 1)) / RISES)

    def ranked(self, elapsed: float) -> float:
        if self.apart <= 0:
            return 1.0
        return min(1.0, max(0.0, (elapsed - self.worked + SORTS) / SORTS))

    def flown(self, owner: Owner, elapsed: float) -> float | None:
        leaves = self.leaves.get(owner)
        if leaves is None or elapsed < leaves:
            return None
        return min(1.0, (elapsed - leaves) / self.flight) if self.flight > 0 else 1.0


def times_of(beat: Beat, reduced: bool) -> Times:
    paid = [part for part in beat.parts if part.amount]
    if reduced:
        return Times(0.0, 0.0, {part.owner: 0.0 for part in paid}, 0.0, EMPTY if beat.nobody else HOLD, 0.0)
    if beat.nobody:
        return Times(0.0, FIRST, {}, FLIGHT, EMPTY)
    longest = max(len(part.counted) for part in beat.parts)
    step, most = (STEP, TRACING) if beat.traced else (APART, COUNTING)
    apart = min(step, most / max(1, longest))
    counted = FIRST + apart * max(0, longest - 1)
    leaves = {
        part.owner: (FIRST + apart * len(part.counted) if beat.traced else counted + WORKED + SORTS + WRITTEN)
        + BETWEEN * number
        for number, part in enumerate(paid)
    }
    landed = max(leaves.values(), default=counted) + FLIGHT
    return Times(apart, counted + WORKED + SORTS, leaves, FLIGHT, max(LEAST, landed))
