"""Counting: the progress of a scoring's animation, from which everything is painted."""

from __future__ import annotations

import attrs

from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.values import Owner, Seat
from ....model.rules.table.counting import Beat, Part, ScoringScript
from .times import OPENING, QUIET_OPENING, Times, times_of

OPENS = -1
"""The act before the beats: the scoring card."""


@attrs.define(eq=False)
class Counting:
    """Progress in a script: the act (beat number or ``OPENS``) and its time.

    Afterwards the ``figures`` are shown, and the act is the pointed beat, if any, which may be counted
    ``once`` more.
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
        """Return how many things of a part are counted so far."""
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
        """Return how far the last counted thing is lifted, from 0 to 1."""
        return 1.0 if self._whole else self.times[self.act].risen(self.lit(part), self.elapsed)

    @property
    def ranked(self) -> float:
        """How far the owners are sorted, from 0 to 1."""
        return 1.0 if self._whole else self.times[self.act].ranked(self.elapsed)

    @property
    def worked(self) -> bool:
        """Whether the points of the counts are shown."""
        return self.beat is None or self._whole or self.elapsed >= self.times[self.act].worked

    def flown(self, owner: Owner) -> float | None:
        """Return the progress of an owner's flying points; None before or without them."""
        return None if self.beat is None or self.figures else self.times[self.act].flown(owner, self.elapsed)

    def told(self, owner: Owner, beat: int) -> bool:
        if self.figures or beat < self.act:
            return True
        return beat == self.act and (self.flown(owner) or 0.0) >= 1.0

    def so_far(self, owner: Owner) -> int:
        """Return an owner's points of this round that have reached the score."""
        beats = enumerate(self.script.beats)
        return sum(beat.part(owner).amount for number, beat in beats if self.told(owner, number))

    def score(self, owner: Owner) -> int:
        return self.script.before[owner] + self.so_far(owner)
