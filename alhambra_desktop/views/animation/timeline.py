"""Timeline: the steps of a move as data: what flies in each, when, how long, and what comes beside it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final, TypeAlias

import attrs

from ...model.rules.core.engine.event import Event
from ...model.rules.core.places.places import (
    Arrangement,
    CardBack,
    CardFace,
    Face,
    Motion,
    PieceId,
    Place,
    ScoreFace,
    Stack,
    TurnFace,
)
from ...model.rules.core.values import Seat
from ...model.rules.table.arrangement import Folded
from ..rule_sets.motion_style import STILL, MotionStyle

TURN: Final = 2500.0
"""Milliseconds at normal speed that a turn may take to be shown."""

KEPT, SHARE = 600.0, 0.5
"""Milliseconds at normal speed that a turn keeps for its end, and the part of all else for one move."""

OWN: Final = 250.0
"""Milliseconds at normal speed that a move of the viewer may be on its way."""

LEAST: Final = 140.0
"""Milliseconds at normal speed of the shortest flight."""

FADE: Final = 120.0
"""Milliseconds in which things fade that are not to fly."""

OVERLAP: Final = 0.7
"""The part of a step after which the next one may begin."""

HURRY: Final = 4.0
"""How many times as fast the clock runs while others are hurried."""

MOST: Final = 6
"""So many pieces fly at once; more go as one packet."""

COUNTERS: Final = (Stack, ScoreFace, TurnFace)


@attrs.frozen
class BatchChange:
    """What changes at once other than by one event: the motions, and the arrangement afterwards."""

    motions: tuple[Motion, ...]
    after: Arrangement


Change: TypeAlias = Folded | BatchChange
"""What is to be seen in one step."""


@attrs.frozen
class Stop:
    """Where a piece stays on its way: a place, when it comes there and leaves again after it took off.

    It lies so many units ``aside`` of its middle.
    """

    place: Place
    arrive: float
    leave: float
    aside: float = 0.0


@attrs.frozen
class Flight:
    """A piece on its way: when it leaves after its step begins, and how long it flies, in milliseconds.

    ``others`` are pieces that fly with it as one packet. What ``fades`` does not fly: it is seen less and
    less where it was and then more and more where it goes. ``takes_off`` and ``lands`` are sounds.
    """

    motion: Motion
    start: float
    duration: float
    manner: MotionStyle = STILL
    stop: Stop | None = None
    others: tuple[Motion, ...] = ()
    fades: bool = False
    takes_off: str = ""
    lands: str = ""

    @property
    def end(self) -> float:
        return self.start + self.duration

    @property
    def motions(self) -> tuple[Motion, ...]:
        """Those of all pieces that fly here."""
        return (self.motion, *self.others)

    @property
    def sides(self) -> tuple[Face, Face, float]:
        """The face at the beginning, that at the end, and the part of the way after which it turns over.

        What everybody saw is turned face down late; what comes out of a pile is turned up early.
        """
        motion = self.motion
        if motion.before is None and isinstance(motion.after, CardFace):
            return CardBack(), motion.after, 0.25
        if motion.after is not None and motion.after.is_hidden and not motion.face.is_hidden:
            return motion.face, motion.after, 0.67
        if motion.before is not None and motion.after is not None and motion.before != motion.after:
            return motion.before, motion.after, 0.25
        return motion.face, motion.face, 0.25

    def progress(self, elapsed: float) -> float:
        return min(1.0, max(0.0, (elapsed - self.start) / self.duration)) if self.duration > 0 else 1.0

    def quicker(self, part: float, least: float) -> Flight:
        """The same in a part of the time, no leg of it in less than the least."""
        legs = 1 if self.stop is None else 2
        duration = max(min(self.duration, legs * least), self.duration * part)
        stop = self.stop
        if stop is not None:
            exact = duration / self.duration
            stop = attrs.evolve(stop, arrive=stop.arrive * exact, leave=stop.leave * exact)
        return attrs.evolve(self, start=self.start * part, duration=duration, stop=stop)


@attrs.frozen
class Effect:
    """Something to be seen beside pieces that fly: when it begins after its step, and how long it lasts."""

    start: float
    duration: float
    below: ClassVar[bool] = False
    """True for what is painted below what flies."""

    hurried: ClassVar[float] = 1.0
    """The part of the time that passes for it while the others are hurried."""

    @property
    def holds(self) -> float:
        """For how many milliseconds of it its step waits."""
        return 0.0

    @property
    def heard(self) -> tuple[tuple[float, str], ...]:
        """What is heard of it, so many milliseconds after it began."""
        return ()

    def quicker(self, part: float, least: float) -> Effect:
        """The same in a part of the time, but no less than the least."""
        return attrs.evolve(self, start=self.start * part, duration=max(least, self.duration * part))


@attrs.frozen
class Coin(Effect):
    """A coin rises beside what was paid exactly (B-11), and turns."""

    currency: str
    at: Place


@attrs.frozen
class Dust(Effect):
    """A little dust flies from under a tile that was put down."""

    piece: PieceId


@attrs.frozen
class TurnPasses(Effect):
    """The mark of the turn goes from one seat to another."""

    seat: Seat
    to: Seat

    @property
    def holds(self) -> float:
        """All of it."""
        return self.duration


@attrs.frozen
class Nod(Effect):
    """The mark of the turn nods: its seat does nothing."""

    seat: Seat

    @property
    def holds(self) -> float:
        """All of it."""
        return self.duration


@attrs.frozen
class Glow(Effect):
    """The mark of a seat glows: it moves now."""

    seat: Seat


@attrs.frozen
class Riffle(Effect):
    """So many cards go from one place to another as a packet that is shuffled."""

    begin: Place
    end: Place
    count: int

    @property
    def holds(self) -> float:
        """All of it."""
        return self.duration

    @property
    def heard(self) -> tuple[tuple[float, str], ...]:
        """Each time that the packet opens."""
        return tuple((self.duration * part, "card_fan") for part in (0.0, 1 / 3, 2 / 3))


@attrs.frozen
class Trace(Effect):
    """A line in the colour of a seat from where a piece was to where it is."""

    piece: PieceId
    begin: Place
    end: Place
    seat: Seat | None


@attrs.frozen
class RunLights(Effect):
    """A run along closed edges of a seat's city is lit from its ``new`` segments outwards."""

    seat: Seat
    run: tuple[tuple[int, int, str], ...]
    new: frozenset[tuple[int, int, str]]


@attrs.frozen
class AnimationStep:
    """What is to be seen at once, such as what one event does on the table.

    ``after`` is the arrangement when all have landed; after ``duration`` milliseconds the next step begins,
    the ``rest`` of them is for looking at what was done: the ``event``, where it is one.
    """

    flights: tuple[Flight, ...]
    after: Arrangement
    duration: float
    rest: float = 0.0
    effects: tuple[Effect, ...] = ()
    whose: Seat | None = None
    event: Event | None = None

    @property
    def flown(self) -> float:
        """When everything has landed and every effect is over that is waited for."""
        ends = [flight.end for flight in self.flights]
        ends += [one.start + one.holds for one in self.effects if one.holds]
        return max(ends, default=0.0)

    @property
    def pieces(self) -> frozenset[PieceId]:
        """Everything that flies."""
        return frozenset(motion.piece for flight in self.flights for motion in flight.motions)


def overlapped(steps: Sequence[AnimationStep]) -> tuple[AnimationStep, ...]:
    """Steps that begin when the one before is mostly over, unless they need what that one brings."""
    found = []
    for number, step in enumerate(steps):
        then = steps[number + 1] if number + 1 < len(steps) else None
        waits = then is None or bool(step.pieces & then.pieces)
        found.append(attrs.evolve(step, duration=step.flown * (1.0 if waits else OVERLAP) + step.rest))
    return tuple(found)


def length(steps: Iterable[AnimationStep]) -> float:
    """Milliseconds that steps last together."""
    return sum(step.duration for step in steps)


def fitted(steps: Sequence[AnimationStep], room: float, factor: float) -> tuple[AnimationStep, ...]:
    """Steps that last no longer than so many milliseconds.

    With shorter rests, or else with quicker flights; where the shortest flights are too long the next step
    begins sooner, and at the end of the time everything lies where it goes.
    """
    room = max(0.0, room)
    total, rests = length(steps), sum(step.rest for step in steps)
    if total <= room:
        return tuple(steps)
    left = max(0.0, room - (total - rests)) / rests if rests else 0.0
    found = [
        attrs.evolve(one, rest=one.rest * left, duration=one.duration - one.rest * (1 - left))
        for one in steps
    ]
    if length(found) > room:
        part = room / length(found)
        found = [_quicker(step, part, LEAST * factor) for step in found]
    if (total := length(found)) > room:
        found = [attrs.evolve(step, duration=step.duration * room / total) for step in found]
    return tuple(found)


@attrs.define
class TurnTime:
    """What a turn still has of the time in which it is shown, in milliseconds.

    Moves that are not its last leave time for those that may follow, which nobody knows yet.
    """

    room: float = 0.0
    turn: object = None

    def fit(
        self, turn: object, steps: Sequence[AnimationStep], last: bool, factor: float
    ) -> tuple[AnimationStep, ...]:
        """The steps of a move in the time that its turn has for them."""
        if turn != self.turn:
            self.turn, self.room = turn, TURN * factor
        room = self.room
        if not last:
            room = max(min(room, LEAST * factor), (room - KEPT * factor) * SHARE)
        found = fitted(steps, room, factor)
        self.room -= length(found)
        return found


def _quicker(step: AnimationStep, part: float, least: float) -> AnimationStep:
    flights = tuple(flight.quicker(part, least) for flight in step.flights)
    effects = tuple(one.quicker(part, least) for one in step.effects)
    quicker = attrs.evolve(step, flights=flights, effects=effects)
    return attrs.evolve(quicker, duration=step.duration * quicker.flown / step.flown if step.flown else 0.0)


def joined(motions: Iterable[Motion]) -> tuple[Motion, ...]:
    """One motion a piece: from where it was first to where it comes to lie."""
    found: dict[PieceId, Motion] = {}
    for motion in motions:
        first = found.get(motion.piece, motion)
        seen = motion.open or first.open
        found[motion.piece] = attrs.evolve(motion, start=first.start, before=first.before, open=seen)
    return tuple(found.values())


def is_seen(motion: Motion) -> bool:
    """True for a piece that goes somewhere or turns over: counters and the mark of the turn only change."""
    if isinstance(motion.after, COUNTERS) or isinstance(motion.before, COUNTERS):
        return False
    if motion.before is None and motion.after is None:
        return False
    return motion.start != motion.end or motion.before != motion.after


def packed(flights: Sequence[Flight]) -> tuple[Flight, ...]:
    """Flights of which not too many are in the air at once: else all that go the same way are one packet."""
    if _most_at_once(flights) <= MOST:
        return tuple(flights)
    ways: dict[tuple[Place, Place], list[Flight]] = {}
    for flight in flights:
        ways.setdefault((flight.motion.start, flight.motion.end), []).append(flight)
    return tuple(_packet(way) for way in ways.values())


def _most_at_once(flights: Sequence[Flight]) -> int:
    return max((sum(one.start <= begin.start < one.end for one in flights) for begin in flights), default=0)


def _packet(way: Sequence[Flight]) -> Flight:
    first = way[0]
    return attrs.evolve(first, others=tuple(flight.motion for flight in way[1:]))
