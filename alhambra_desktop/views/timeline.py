"""Timeline: the steps of a move, folded from its events, with what flies in each and for how long."""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from ..model.core.table import Arrangement, CardBack, CardFace, Motion, ScoreTrack, Stack, TurnMark
from ..model.table.arrangement import Folded

CARD, TILE, REFILL, APART, REST = 300.0, 320.0, 200.0, 60.0, 260.0
"""Milliseconds at normal speed: flights of cards, of all else, of what comes from pile or bag, from one piece
of a step to the next, and the rest after what a player did.
"""


@attrs.frozen
class Flight:
    """A piece on its way: when it leaves after its step begins, and how long it flies, in milliseconds."""

    motion: Motion
    start: float
    duration: float

    def progress(self, elapsed: float) -> float:
        """How much of the way is done, from 0 to 1."""
        return min(1.0, max(0.0, (elapsed - self.start) / self.duration)) if self.duration > 0 else 1.0


@attrs.frozen
class Step:
    """What one event does on the table: the flights, the arrangement when all have landed, and a rest."""

    flights: tuple[Flight, ...]
    after: Arrangement
    rest: float

    @property
    def duration(self) -> float:
        """Milliseconds until the next step begins."""
        return max((flight.start + flight.duration for flight in self.flights), default=0.0) + self.rest


def timeline(told: Iterable[Folded], factor: float, flying: bool) -> tuple[Step, ...]:
    """The steps of a move at a speed: ``factor`` times as long as normal.

    Where nothing is to fly a step only rests: the pieces are where they go at once.
    """
    steps = []
    for one in told:
        motions = tuple(motion for motion in one.motions if _is_seen(motion))
        if not motions:
            continue
        flights = tuple(
            Flight(motion, APART * factor * number, _duration(motion) * factor if flying else 0.0)
            for number, motion in enumerate(motions)
        )
        drawn = all(motion.before is None for motion in motions)
        steps.append(Step(flights if flying else (), one.after, 0.0 if drawn else REST * factor))
    return tuple(steps)


def _is_seen(motion: Motion) -> bool:
    """True for a piece that goes somewhere: counters and the mark of the turn only change."""
    if isinstance(motion.end, TurnMark | ScoreTrack) or isinstance(motion.after, Stack):
        return False
    return motion.start != motion.end


def _duration(motion: Motion) -> float:
    if motion.before is None:
        return REFILL
    return CARD if isinstance(motion.before, CardFace | CardBack) else TILE
