"""Times of a scoring's show: when what happens in each of its acts, in milliseconds at normal speed."""

from __future__ import annotations

from typing import Final

import attrs

from ....model.rules.core.values import Owner
from ....model.rules.table.counting import Beat

FLIES, READS, LIES = 900.0, 700.0, 250.0
"""The scoring card flies to the middle of the table, is read there, and goes where it stays."""

OPENING: Final = FLIES + READS + LIES
QUIET_OPENING: Final = 1200.0
"""The card and its banner are read, and are there at once where nothing moves."""

FIRST: Final = 100.0
"""The first thing of a beat is counted."""

APART, COUNTING = 70.0, 260.0
"""From one thing counted to the next, and all of them at most."""

STEP, TRACING = 90.0, 1800.0
"""From one segment to the next, and a whole run at most."""

RISES: Final = 120.0
"""A thing that is counted is taken up."""

WORKED: Final = 60.0
"""From the last thing counted to the working."""

SORTS: Final = 100.0
"""The owners are ranked, before the working."""

FLIGHT, BETWEEN = 420.0, 50.0
"""Points fly to their score; from one owner's to the next one's."""

WRITTEN: Final = 20.0
"""From the working until points leave."""

LEAST, EMPTY, HOLD = 900.0, 300.0, 700.0
"""A beat at least; one in which nobody has anything; and one where nothing moves."""


@attrs.frozen
class Times:
    """When what happens in a beat: where nothing moves, all at once."""

    apart: float
    worked: float
    leaves: dict[Owner, float]
    flight: float
    duration: float
    first: float = FIRST

    def counted(self, number: int, elapsed: float) -> int:
        """How many of so many things are counted by now."""
        if elapsed < self.first:
            return 0
        return number if self.apart <= 0 else min(number, 1 + int((elapsed - self.first) / self.apart))

    def risen(self, number: int, elapsed: float) -> float:
        """How far the last of so many counted things is taken up, from 0 to 1."""
        if self.apart <= 0:
            return 1.0
        return min(1.0, (elapsed - self.first - self.apart * (number - 1)) / RISES)

    def ranked(self, elapsed: float) -> float:
        """How far the owners are ranked, from 0 to 1."""
        if self.apart <= 0:
            return 1.0
        return min(1.0, max(0.0, (elapsed - self.worked + SORTS) / SORTS))

    def flown(self, owner: Owner, elapsed: float) -> float | None:
        """How much of their way an owner's points have done; None where they have not left, or get none."""
        leaves = self.leaves.get(owner)
        if leaves is None or elapsed < leaves:
            return None
        return min(1.0, (elapsed - leaves) / self.flight) if self.flight > 0 else 1.0


def times_of(beat: Beat, reduced: bool) -> Times:
    """The times of a beat; ``reduced`` where nothing may move."""
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
