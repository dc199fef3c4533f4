"""Timeline: the steps of a move, made of what its events change, with what flies in each and for how long."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

import attrs

from ..model.core.table import Arrangement, CardBack, CardFace, Motion, PieceId, ScoreTrack, Stack, TurnMark
from ..model.table.arrangement import Folded

CARD, TILE, REFILL, APART, REST = 300.0, 320.0, 200.0, 60.0, 260.0
"""Milliseconds at normal speed: flights of cards, of all else, of what comes from pile or bag, from one piece
of a step to the next, and the rest after what a player did.
"""

TURN: Final = 2500.0
"""Milliseconds at normal speed that a turn may take to be shown."""

LEAST: Final = 140.0
"""Milliseconds at normal speed of the shortest flight."""


@attrs.frozen
class Together:
    """What changes at once other than by one event: the motions, and the arrangement afterwards."""

    motions: tuple[Motion, ...]
    after: Arrangement


Change: TypeAlias = Folded | Together
"""What is to be seen in one step."""


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


def timeline(changes: Iterable[Change], factor: float, flying: bool) -> tuple[Step, ...]:
    """The steps of a move at a speed: ``factor`` times as long as normal.

    Where nothing is to fly a step only rests: the pieces are where they go at once.
    """
    steps = []
    for change in changes:
        motions = [motion for motion in joined(change.motions) if _is_seen(motion)]
        if not motions:
            continue
        flights = tuple(
            Flight(motion, APART * factor * number, _duration(motion) * factor)
            for number, motion in enumerate(motions)
        )
        drawn = all(motion.before is None for motion in motions)
        steps.append(Step(flights if flying else (), change.after, 0.0 if drawn else REST * factor))
    return tuple(steps)


def fitted(steps: Sequence[Step], room: float, factor: float) -> tuple[Step, ...]:
    """Steps that last so many milliseconds, where they can: without rests, then with quicker flights."""
    if sum(step.duration for step in steps) <= room:
        return tuple(steps)
    hasty = [attrs.evolve(step, rest=0.0) for step in steps]
    length = sum(step.duration for step in hasty)
    quicker = min(1.0, max(0.0, room) / length) if length else 1.0
    return tuple(
        attrs.evolve(
            step, flights=tuple(_quicker(flight, quicker, LEAST * factor) for flight in step.flights)
        )
        for step in hasty
    )


def _quicker(flight: Flight, part: float, least: float) -> Flight:
    duration = max(min(flight.duration, least), flight.duration * part)
    return Flight(flight.motion, flight.start * part, duration)


def joined(motions: Iterable[Motion]) -> tuple[Motion, ...]:
    """One motion a piece: from where it was first to where it comes to lie."""
    found: dict[PieceId, Motion] = {}
    for motion in motions:
        first = found.get(motion.piece, motion)
        seen = motion.open or first.open
        found[motion.piece] = attrs.evolve(motion, start=first.start, before=first.before, open=seen)
    return tuple(found.values())


def _is_seen(motion: Motion) -> bool:
    """True for a piece that goes somewhere: counters and the mark of the turn only change."""
    if isinstance(motion.end, TurnMark | ScoreTrack) or isinstance(motion.after, Stack):
        return False
    return motion.start != motion.end and not (motion.before is None and motion.after is None)


def _duration(motion: Motion) -> float:
    if motion.before is None:
        return REFILL
    return CARD if isinstance(motion.before, CardFace | CardBack) else TILE
