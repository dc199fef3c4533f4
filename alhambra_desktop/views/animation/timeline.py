from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final, TypeAlias

import attrs

from ...model.rules.core.engine.event import Event
from ...model.rules.core.frozen import frozen
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

TURN: Final = 2500.0  # maximum milliseconds for showing a turn at normal speed
KEPT: Final = 600.0  # milliseconds of ``TURN`` that are kept for the last move of the turn
# each move except the last may use this share of the time that is left for the turn; ``KEPT`` is
# subtracted first
SHARE: Final = 0.5
OWN: Final = 250.0  # maximum milliseconds for showing the viewer's own move
LEAST: Final = 140.0  # minimum milliseconds of a shortened flight
FADE: Final = 120.0  # milliseconds in which a piece, a caption or another effect fades

# share of a step's flight time after which the next step begins, if the two steps move different pieces
OVERLAP: Final = 0.7
HURRY: Final = 4.0  # clock rate while other players' moves are hurried
# maximum number of simultaneous flights; if there are more, `packed` joins all flights that begin at the same
# place and end at the same place
MOST: Final = 6
COUNTERS: Final = (Stack, ScoreFace, TurnFace)


@frozen
class BatchChange:
    motions: tuple[Motion, ...]
    after: Arrangement


Change: TypeAlias = Folded | BatchChange


@frozen
class Stop:
    """A stop of a flight, ``aside`` units to the right of ``place``.

    ``arrive`` and ``leave`` are milliseconds after the start of the flight.
    """

    place: Place
    arrive: float
    leave: float
    aside: float = 0.0


@frozen
class Flight:
    """Flight of a piece. The flight begins ``start`` milliseconds after the beginning of its step.

    The pieces of ``others`` fly with this piece as a packet. If ``fades`` is set, the piece fades out at its
    old place and in at its new place. ``takes_off`` and ``lands`` are the names of sounds.
    """

    motion: Motion
    start: float
    duration: float
    style: MotionStyle = STILL
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
        return (self.motion, *self.others)

    @property
    def sides(self) -> tuple[Face, Face, float]:
        """First face, last face, and the share of the flight after which the piece begins to turn over."""
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

    def scaled(self, factor: float, min_duration: float) -> Flight:
        """Return the flight with all times multiplied by `factor`.

        The duration is not shortened below `min_duration`. For a flight with a stop, this limit is doubled.
        """
        legs = 1 if self.stop is None else 2
        duration = max(min(self.duration, legs * min_duration), self.duration * factor)
        stop = self.stop
        if stop is not None:
            exact = duration / self.duration
            stop = attrs.evolve(stop, arrive=stop.arrive * exact, leave=stop.leave * exact)
        return attrs.evolve(self, start=self.start * factor, duration=duration, stop=stop)


@frozen
class Effect:
    """A visual effect, which begins ``start`` milliseconds after the beginning of its step."""

    start: float
    duration: float
    below: ClassVar[bool] = False  # whether the effect is painted below flying pieces
    hurried: ClassVar[float] = 1.0  # speed of the effect relative to the clock while moves are hurried

    @property
    def blocking_time(self) -> float:
        """Milliseconds that the step must last after the beginning of this effect."""
        return 0.0

    @property
    def sounds(self) -> tuple[tuple[float, str], ...]:
        """Pairs: milliseconds after the start of the effect, and the name of the sound that begins then."""
        return ()

    def scaled(self, factor: float, min_duration: float) -> Effect:
        return attrs.evolve(
            self, start=self.start * factor, duration=max(min_duration, self.duration * factor)
        )


@frozen
class Coin(Effect):
    """A coin rises and turns at an exact payment (B-11)."""

    currency: str
    at: Place


@frozen
class Dust(Effect):
    piece: PieceId


@frozen
class TurnPasses(Effect):
    seat: Seat
    to: Seat

    @property
    def blocking_time(self) -> float:
        return self.duration


@frozen
class Nod(Effect):
    seat: Seat

    @property
    def blocking_time(self) -> float:
        return self.duration


@frozen
class Glow(Effect):
    seat: Seat


@frozen
class Riffle(Effect):
    begin: Place
    end: Place
    count: int

    @property
    def blocking_time(self) -> float:
        return self.duration

    @property
    def sounds(self) -> tuple[tuple[float, str], ...]:
        return tuple((self.duration * part, "card_fan") for part in (0.0, 1 / 3, 2 / 3))


@frozen
class Trace(Effect):
    piece: PieceId
    begin: Place
    end: Place
    seat: Seat | None


@frozen
class RunLights(Effect):
    """Lights a run (scored walls or moats of a city). The light spreads from the ``new`` segments."""

    seat: Seat
    run: tuple[tuple[int, int, str], ...]
    new: frozenset[tuple[int, int, str]]


@frozen
class AnimationStep:
    """A part of the animation, such as the part that shows one event.

    ``after`` is the arrangement at the end of the step. The next step begins ``duration`` milliseconds after
    the beginning of this step. ``duration`` includes a final pause of ``rest`` milliseconds.
    """

    flights: tuple[Flight, ...]
    after: Arrangement
    duration: float
    rest: float = 0.0
    effects: tuple[Effect, ...] = ()
    seat: Seat | None = None
    event: Event | None = None

    @property
    def flown(self) -> float:
        ends = [flight.end for flight in self.flights]
        ends += [effect.start + effect.blocking_time for effect in self.effects if effect.blocking_time]
        return max(ends, default=0.0)

    @property
    def pieces(self) -> frozenset[PieceId]:
        return frozenset(motion.piece for flight in self.flights for motion in flight.motions)


def overlapped(steps: Sequence[AnimationStep]) -> tuple[AnimationStep, ...]:
    found = []
    for number, step in enumerate(steps):
        then = steps[number + 1] if number + 1 < len(steps) else None
        waits = then is None or bool(step.pieces & then.pieces)
        found.append(attrs.evolve(step, duration=step.flown * (1.0 if waits else OVERLAP) + step.rest))
    return tuple(found)


def length(steps: Iterable[AnimationStep]) -> float:
    return sum(step.duration for step in steps)


def fitted(steps: Sequence[AnimationStep], room: float, factor: float) -> tuple[AnimationStep, ...]:
    """Shorten steps until together they take at most `room` milliseconds.

    Pauses are shortened first. If this is not enough, flights and effects are shortened too. As a last
    resort, steps begin earlier, so that they overlap more.
    """
    room = max(0.0, room)
    total, rests = length(steps), sum(step.rest for step in steps)
    if total <= room:
        return tuple(steps)
    left = max(0.0, room - (total - rests)) / rests if rests else 0.0
    found = [
        attrs.evolve(step, rest=step.rest * left, duration=step.duration - step.rest * (1 - left))
        for step in steps
    ]
    if length(found) > room:
        part = room / length(found)
        found = [_scaled(step, part, LEAST * factor) for step in found]
    if (total := length(found)) > room:
        found = [attrs.evolve(step, duration=step.duration * room / total) for step in found]
    return tuple(found)


@attrs.define
class TurnTime:
    """Time limit for showing a turn. Each move except the last leaves time for later moves.

    ``turn`` identifies the latest turn, and ``room`` is the number of milliseconds that are left for it.
    """

    room: float = 0.0
    turn: object = None

    def fit(
        self, turn: object, steps: Sequence[AnimationStep], last: bool, factor: float
    ) -> tuple[AnimationStep, ...]:
        if turn != self.turn:
            self.turn, self.room = turn, TURN * factor
        room = self.room
        if not last:
            room = max(min(room, LEAST * factor), (room - KEPT * factor) * SHARE)
        found = fitted(steps, room, factor)
        self.room -= length(found)
        return found


def _scaled(step: AnimationStep, factor: float, min_duration: float) -> AnimationStep:
    flights = tuple(flight.scaled(factor, min_duration) for flight in step.flights)
    effects = tuple(effect.scaled(factor, min_duration) for effect in step.effects)
    scaled = attrs.evolve(step, flights=flights, effects=effects)
    return attrs.evolve(scaled, duration=step.duration * scaled.flown / step.flown if step.flown else 0.0)


def joined(motions: Iterable[Motion]) -> tuple[Motion, ...]:
    found: dict[PieceId, Motion] = {}
    for motion in motions:
        first = found.get(motion.piece, motion)
        seen = motion.open or first.open
        found[motion.piece] = attrs.evolve(motion, start=first.start, before=first.before, open=seen)
    return tuple(found.values())


def is_seen(motion: Motion) -> bool:
    if isinstance(motion.after, COUNTERS) or isinstance(motion.before, COUNTERS):
        return False
    if motion.before is None and motion.after is None:
        return False
    return motion.start != motion.end or motion.before != motion.after


def packed(flights: Sequence[Flight]) -> tuple[Flight, ...]:
    if _max_simultaneous(flights) <= MOST:
        return tuple(flights)
    ways: dict[tuple[Place, Place], list[Flight]] = {}
    for flight in flights:
        ways.setdefault((flight.motion.start, flight.motion.end), []).append(flight)
    return tuple(_packet(way) for way in ways.values())


def _max_simultaneous(flights: Sequence[Flight]) -> int:
    return max(
        (sum(flight.start <= begin.start < flight.end for flight in flights) for begin in flights), default=0
    )


def _packet(way: Sequence[Flight]) -> Flight:
    first = way[0]
    return attrs.evolve(first, others=tuple(flight.motion for flight in way[1:]))
