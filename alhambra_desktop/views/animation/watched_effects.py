"""Effects of others' moves, of the deal and of the end, as data, and which of them an event has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Final

import attrs

from ...model.rules.core.engine.event import LeftoverGiven
from ...model.rules.core.engine.rulebook import Rulebook
from ...model.rules.core.places.places import CitySquare, Motion, PieceId, Place, Supply
from ...model.rules.core.values import Seat
from ...model.rules.core.words.message import Message
from ...model.rules.table.arrangement import Folded
from .timeline import HURRY, AnimationStep, Effect, Flight

HELD: Final = 300.0
"""Milliseconds at normal speed that a tile waits which is left over at the end (B-34)."""

READ: Final = 620.0
"""Milliseconds at normal speed that the sums are still there after it has left."""

SETTLES, SHRINKS = 40.0, 160.0
"""Milliseconds at normal speed that a small city stays large after a tile landed, and in which it shrinks."""

PULSE: Final = 240.0

CAPTION: Final = 1100.0
"""Milliseconds at normal speed in which a caption is read; where a turn has the time, its step takes them."""

HURRIED: Final = 400.0
"""Milliseconds on the wall, at normal speed, that it is there while the others are hurried."""

AGAIN: Final = Message("caption-again-end")


@attrs.frozen
class Sums(Effect):
    """The highest sums of money in the currency of a market square, each with its seat (B-34)."""

    square: Place
    sums: tuple[tuple[Seat, int], ...]
    waited: float = 0.0

    @property
    def holds(self) -> float:
        """The tile waits; then the sums may be read on."""
        return self.waited


@attrs.frozen
class Grows(Effect):
    """A small city is larger from when a tile takes off to it until it has landed, so many milliseconds."""

    piece: PieceId
    square: CitySquare
    flown: float
    below = True


@attrs.frozen
class Pulse(Effect):
    """The count at a place of which only a sign is seen grows and shrinks once."""

    place: Place


@attrs.frozen
class Dawn(Effect):
    """The grounds of all courtyards come out of the paper."""

    below = True


@attrs.frozen
class Shake(Effect):
    """What lies at a place, such as a bag, is shaken before something is drawn from it."""

    place: Place

    @property
    def heard(self) -> tuple[tuple[float, str], ...]:
        """It rustles."""
        return ((0.0, "bag"),)


@attrs.frozen
class Caption(Effect):
    """What a seat is doing; it holds nothing up and stays until it can have been read.

    ``end`` is the strong end of it, which is a gain, or what follows. It stands beside the ``piece`` on a
    city, or the ``place`` off which something was taken, or else beside the panel of the seat.
    """

    seat: Seat
    did: Message
    end: Message | None = None
    piece: PieceId | None = None
    place: Place | None = None

    hurried: ClassVar[float] = CAPTION / (HURRIED * HURRY)

    @property
    def gains(self) -> bool:
        """True where the end is a gain."""
        return self.end is not None and self.end != AGAIN

    def quicker(self, part: float, least: float) -> Caption:
        """It takes as long to read in a turn that has little time."""
        return attrs.evolve(self, start=self.start * part)


def told_by(change: Folded, book: Rulebook, factor: float) -> Iterator[Effect]:
    """What is told of an event, with motion or without."""
    event = change.event
    if isinstance(event, LeftoverGiven) and event.sums:
        tile = book.tile_pieces[event.tile]
        left = (motion.start for motion in change.motions if motion.piece == tile)
        square = next(left, None) or change.after.pieces[tile].place
        yield Sums(0.0, (HELD + READ) * factor, square, event.sums, HELD * factor)


def growth(flights: Iterable[Flight], factor: float) -> Iterator[Grows]:
    """A larger city for each tile that is put down in another's."""
    for flight in flights:
        end = flight.motion.end
        if flight.manner.dust and isinstance(end, CitySquare) and not flight.fades:
            stays = (SETTLES + SHRINKS) * factor
            yield Grows(
                flight.start, flight.duration + stays, flight.motion.piece, end, flown=flight.duration
            )


def pulses(flights: Iterable[Flight], factor: float) -> Iterator[Pulse]:
    """A pulse for each thing that turns up where rule sets lay something out."""
    for flight in flights:
        if not flight.fades:
            for place in {motion.end for motion in flight.motions if _turns_up(motion)}:
                yield Pulse(flight.end, PULSE * factor, place)


def _turns_up(motion: Motion) -> bool:
    new = motion.before is None or (motion.before.is_hidden and not motion.face.is_hidden)
    return new and isinstance(motion.end, Supply)


def before_leftovers(steps: Sequence[AnimationStep]) -> int:
    """How many steps come before tiles that are left over are given: the game is over, nobody waits."""
    found = (i for i, step in enumerate(steps) if any(isinstance(one, Sums) for one in step.effects))
    return next(found, len(steps))
