from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import attrs

from ...model.rules.core.engine.event import BuildingBought, Event
from ...model.rules.core.engine.rulebook import Rulebook
from ...model.rules.core.frozen import frozen
from ...model.rules.core.geometry.city import City
from ...model.rules.core.places.places import (
    Arrangement,
    CardFace,
    CitySquare,
    Discard,
    Motion,
    PieceId,
    Place,
    TileFace,
)
from ...model.rules.core.values import Cell, Seat
from ..rule_sets.view_book import ViewBook
from .timeline import Coin, Effect, Flight

EACH: Final = 45.0  # milliseconds from lighting one square of a `LinesLight` to lighting the next
LIGHTING: Final = 400.0  # maximum milliseconds until all squares of a line are lit
HELD: Final = 500.0  # milliseconds for which a line stays lit after all its squares have been lit
SHRUNK: Final = 160.0  # milliseconds after a landing until another player's enlarged city has shrunk
# minimum milliseconds of a flash, so that there are at most three flashes a second
BLINK: Final = 340.0
# milliseconds for which a highlight without motion is shown, and for which a ring or star is shown
MARKED, RING = 900.0, 600.0


@frozen
class LinesLight(Effect):
    """Lights lines of squares that begin at a new tile.

    Every ``each`` milliseconds, each line grows by one square. If ``each`` is 0, all squares are lit at the
    start.
    """

    seat: Seat
    lines: tuple[tuple[Cell, ...], ...]
    each: float


@frozen
class Blink(Effect):
    """Lights groups of squares one after another, or all together if ``simultaneous``."""

    seat: Seat
    groups: tuple[tuple[Cell, ...], ...]
    simultaneous: bool = False


@frozen
class Link(Effect):
    """A line from a piece, such as a bonus card, to a tile that counts once more because of the piece."""

    piece: PieceId
    tile: PieceId


@frozen
class CoinsLight(Effect):
    """Rings of light on a card that flies as a payment."""

    piece: PieceId
    card: str
    begin: Place
    end: Place


@frozen
class Ring(Effect):
    piece: PieceId


@frozen
class Star(Effect):
    """A star on the market square of an exact payment (B-11)."""

    at: Place


def still_effect(effect: Effect, factor: float) -> Effect | None:
    """Return the motionless effect that replaces `effect` if motion is reduced; None means no effect."""
    match effect:
        case Coin(start=start, at=at):
            return Star(start, RING * factor, at)
        case LinesLight():
            return attrs.evolve(effect, each=0.0, duration=MARKED * factor)
        case Blink():
            return attrs.evolve(effect, simultaneous=True, duration=MARKED * factor)
        case Link():
            return effect
    return None


def rings(flights: Iterable[Flight], pieces: Iterable[PieceId], factor: float) -> Iterator[Ring]:
    known = set(pieces)
    for flight in flights:
        motion = flight.motion
        if flight.style.ringed and motion.piece in known and motion.end != Discard():
            yield Ring(flight.end, RING * factor, motion.piece)


@frozen
class Lights:
    book: Rulebook
    view: ViewBook
    viewer: Seat
    factor: float

    def of(
        self, event: Event | None, motions: Sequence[Motion], flights: Sequence[Flight], after: Arrangement
    ) -> Iterator[Effect]:
        pieces = {motion.piece for motion in motions}
        mine = [flight for flight in flights if flight.motion.piece in pieces]
        for flight in mine:
            yield from self._counted(flight, after)
        yield from self._linked(event, mine, after)
        if isinstance(event, BuildingBought):
            for flight in mine:
                yield from self._paying(flight)

    def _counted(self, flight: Flight, after: Arrangement) -> Iterator[Effect]:
        place, face = flight.motion.end, flight.motion.after
        if not isinstance(place, CitySquare) or not isinstance(face, TileFace):
            return
        kind, view = self.book.tiles[face.tile].kind, self.view
        if kind not in view.lines and kind not in view.groups:
            return
        city, seat = _city(self.book, after, place.seat), place.seat
        begin = flight.end + (SHRUNK * self.factor if seat != self.viewer else 0.0)
        if kind in view.lines:
            lines = tuple((place.cell, *line) for line in view.lines[kind](city, place.cell))
            if lines:
                each = min(EACH, LIGHTING / (max(map(len, lines)) - 1)) * self.factor
                lasts = each * (max(map(len, lines)) - 1) + HELD * self.factor
                yield LinesLight(begin, lasts, seat, lines, each)
        if kind in view.groups:
            groups = tuple(view.groups[kind](city, place.cell))
            if groups:
                yield Blink(begin, len(groups) * BLINK * max(1.0, self.factor), seat, groups)

    def _linked(self, event: Event | None, flights: Sequence[Flight], after: Arrangement) -> Iterator[Effect]:
        tile_of = self.view.counted.get(type(event)) if event is not None else None
        if event is None or tile_of is None or not flights:
            return
        tile = self.book.tile_pieces[tile_of(event)]
        if tile in after.pieces:
            card = flights[0]
            yield Link(card.end, MARKED * self.factor, card.motion.piece, tile)

    def _paying(self, flight: Flight) -> Iterator[Effect]:
        motion = flight.motion
        card = motion.face.card if isinstance(motion.face, CardFace) else ""
        if motion.end == Discard() and card in self.view.lights:
            wait = flight.stop.arrive if flight.stop is not None else 0.0
            at = flight.stop.place if flight.stop is not None else motion.start
            lasts = flight.duration - wait
            yield CoinsLight(flight.start + wait, lasts, motion.piece, card, at, motion.end)


def _city(book: Rulebook, table: Arrangement, seat: Seat) -> City:
    tiles = {}
    for place, here in table.lying.items():
        if isinstance(place, CitySquare) and place.seat == seat:
            for face in (table.pieces[piece].face for piece in here):
                if isinstance(face, TileFace):
                    tiles[place.cell] = book.tiles[face.tile]
    return City.of(tiles)
