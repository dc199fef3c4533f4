from __future__ import annotations

from typing import Final

import attrs

from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.frozen import frozen
from ....model.rules.core.values import Owner, Seat
from ....model.rules.table.counting import Beat, Part, ScoringScript

# All times are in milliseconds.
FLIES: Final = 900.0  # flight of the scoring card to the middle of the screen
READS: Final = 700.0
LEAVES: Final = 250.0
OPENING: Final = FLIES + READS + LEAVES
QUIET_OPENING: Final = 1200.0  # time to read card and banner if motion is reduced
FIRST: Final = 100.0  # from the start of a beat until its first piece is counted
APART: Final = 70.0  # between the counts of two successive pieces
COUNTING: Final = 260.0
STEP: Final = 90.0
TRACING: Final = 1800.0
RISES: Final = 120.0
WORKED: Final = 60.0
SORTS: Final = 100.0
WRITTEN: Final = 20.0  # from the appearance of the calculation to the start of the first flight of points
FLIGHT: Final = 420.0
BETWEEN: Final = 50.0  # from the start of one owner's flight to the start of the next owner's flight
LEAST: Final = 900.0  # minimum duration of a beat in which something is counted
EMPTY: Final = 300.0
HOLD: Final = 700.0  # duration of a beat if motion is reduced


@frozen
class Times:
    """The schedule of a beat, in milliseconds."""

    apart: float
    calculated_at: float
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
        return min(1.0, max(0.0, (elapsed - self.calculated_at + SORTS) / SORTS))

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


OPENS = -1  # value of ``act`` while the scoring card is shown, before the first beat


@attrs.define(eq=False)
class Counting:
    """Progress of a scoring.

    ``act`` is the number of the current beat, or ``OPENS``. ``elapsed`` is the time since this beat began. If
    ``figures`` is True, the scoring sheet is open, and ``act`` is the chosen beat or ``OPENS``. If ``once``
    is True, the chosen beat is being counted again.
    """

    book: Rulebook
    viewer: Seat
    script: ScoringScript
    reduced: bool
    act: int = OPENS
    elapsed: float = 0.0
    figures: bool = False
    once: bool = False
    times: tuple[Times, ...] = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        self.times = tuple(times_of(beat, self.reduced) for beat in self.script.beats)

    @property
    def beat(self) -> Beat | None:
        return self.script.beats[self.act] if 0 <= self.act < len(self.script.beats) else None

    @property
    def duration(self) -> float:
        if self.beat is None:
            return QUIET_OPENING if self.reduced else OPENING
        return self.times[self.act].duration

    @property
    def _whole(self) -> bool:
        return self.figures and not self.once

    def lit(self, part: Part) -> int:
        """Return how many pieces or wall segments in `part` have been counted so far."""
        if self._whole:
            return len(part.counted)
        return self.times[self.act].counted(len(part.counted), self.elapsed)

    def figure(self, part: Part) -> int:
        if self._whole:
            return part.figure
        if not part.counted:
            return part.figure if self.elapsed >= self.times[self.act].first else 0
        lit = self.lit(part)
        return part.running[lit - 1] if lit else 0

    def risen(self, part: Part) -> float:
        """Return how far the last counted piece is lifted, from 0 to 1."""
        return 1.0 if self._whole else self.times[self.act].risen(self.lit(part), self.elapsed)

    @property
    def ranked(self) -> float:
        """Progress of sorting the owners by rank, from 0 to 1."""
        return 1.0 if self._whole else self.times[self.act].ranked(self.elapsed)

    @property
    def is_calculated(self) -> bool:
        return self.beat is None or self._whole or self.elapsed >= self.times[self.act].calculated_at

    def flown(self, owner: Owner) -> float | None:
        """Return the progress of the flight of an owner's points, from 0 to 1, or None before the flight."""
        return None if self.beat is None or self.figures else self.times[self.act].flown(owner, self.elapsed)

    def is_shown(self, owner: Owner, beat: int) -> bool:
        if self.figures or beat < self.act:
            return True
        return beat == self.act and (self.flown(owner) or 0.0) >= 1.0

    def so_far(self, owner: Owner) -> int:
        beats = enumerate(self.script.beats)
        return sum(beat.part(owner).amount for number, beat in beats if self.is_shown(owner, number))

    def score(self, owner: Owner) -> int:
        return self.script.before[owner] + self.so_far(owner)
