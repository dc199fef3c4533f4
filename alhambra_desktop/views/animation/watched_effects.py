"""Effects that accompany other players' moves, the dealing of a new game and the award of leftover tiles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Final

import attrs

from ...model.rules.core.engine.event import LeftoverGiven
from ...model.rules.core.engine.rulebook import Rulebook
from ...model.rules.core.frozen import frozen
from ...model.rules.core.places.places import CitySquare, Motion, PieceId, Place, Supply
from ...model.rules.core.values import Seat
from ...model.rules.core.words.message import Message
from ...model.rules.table.arrangement import Folded
from .timeline import HURRY, AnimationStep, Effect, Flight

HELD: Final = 300.0  # milliseconds for which a leftover tile waits before its flight to its new owner (B-34)
# milliseconds for which the sums of money stay visible after the leftover tile takes off
READ: Final = 620.0
SETTLES: Final = 40.0  # milliseconds for which a city stays enlarged after a landing
SHRINKS: Final = 160.0  # milliseconds in which an enlarged city shrinks again
PULSE: Final = 240.0  # milliseconds for which the number on a folded supply section pulses

# milliseconds for reading a caption; its step lasts at least this long, unless the turn must be shortened
CAPTION: Final = 1100.0
HURRIED: Final = 400.0  # milliseconds of real time for reading a caption while moves are hurried
AGAIN: Final = Message("caption-again-end")


@frozen
class Sums(Effect):
    """Shows, at the square of a leftover tile, the two highest sums of money in its currency (B-34)."""

    square: Place
    sums: tuple[tuple[Seat, int], ...]
    waited: float = 0.0

    @property
    def blocking_time(self) -> float:
        return self.waited


@frozen
class Grows(Effect):
    piece: PieceId
    square: CitySquare
    flown: float
    below = True


@frozen
class Pulse(Effect):
    place: Place


@frozen
class Dawn(Effect):
    below = True


@frozen
class Shake(Effect):
    place: Place

    @property
    def sounds(self) -> tuple[tuple[float, str], ...]:
        return ((0.0, "bag"),)


@frozen
class Caption(Effect):
    """A text about an action of a seat. The last part of the text, ``end``, is emphasised.

    The caption points to the ``piece`` in a city, or to the ``place`` from which a piece was taken. If both
    are None, the caption points to the seat's panel.
    """

    seat: Seat
    did: Message
    end: Message | None = None
    piece: PieceId | None = None
    place: Place | None = None

    hurried: ClassVar[float] = CAPTION / (HURRIED * HURRY)

    @property
    def gains(self) -> bool:
        return self.end is not None and self.end != AGAIN

    def scaled(self, factor: float, min_duration: float) -> Caption:
        """Scale only the start time, because a caption must be readable even in a shortened turn."""
        return attrs.evolve(self, start=self.start * factor)


def event_effects(change: Folded, book: Rulebook, factor: float) -> Iterator[Effect]:
    """Yield the effects of an event that are shown even if motion is reduced."""
    event = change.event
    if isinstance(event, LeftoverGiven) and event.sums:
        tile = book.tile_pieces[event.tile]
        left = (motion.start for motion in change.motions if motion.piece == tile)
        square = next(left, None) or change.after.pieces[tile].place
        yield Sums(0.0, (HELD + READ) * factor, square, event.sums, HELD * factor)


def growth(flights: Iterable[Flight], factor: float) -> Iterator[Grows]:
    for flight in flights:
        end = flight.motion.end
        if flight.style.dust and isinstance(end, CitySquare) and not flight.fades:
            stays = (SETTLES + SHRINKS) * factor
            yield Grows(
                flight.start, flight.duration + stays, flight.motion.piece, end, flown=flight.duration
            )


def pulses(flights: Iterable[Flight], factor: float) -> Iterator[Pulse]:
    for flight in flights:
        if not flight.fades:
            for place in {motion.end for motion in flight.motions if _turns_up(motion)}:
                yield Pulse(flight.end, PULSE * factor, place)


def _turns_up(motion: Motion) -> bool:
    new = motion.before is None or (motion.before.is_hidden and not motion.face.is_hidden)
    return new and isinstance(motion.end, Supply)


def before_leftovers(steps: Sequence[AnimationStep]) -> int:
    found = (i for i, step in enumerate(steps) if any(isinstance(effect, Sums) for effect in step.effects))
    return next(found, len(steps))
