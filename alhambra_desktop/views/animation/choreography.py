from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import attrs

from ...model.rules.core.engine.event import (
    ActionDeclined,
    BuildingBought,
    Event,
    FirstPlayerFound,
    GameEnded,
    LeftoverGiven,
    MarketRefilled,
    MoneyDealt,
    MoneyTaken,
    Passed,
    Redesigned,
    RowRefilled,
    ScoringHeld,
    TilePlaced,
    TileReserved,
    TurnBegan,
    TurnEnded,
)
from ...model.rules.core.engine.rulebook import Rulebook
from ...model.rules.core.frozen import frozen
from ...model.rules.core.places.places import (
    DISCARD,
    Arrangement,
    CitySquare,
    Discard,
    Motion,
    Pile,
    Place,
    Reserve,
    Stack,
    TileFace,
    TurnMark,
    seat_of,
)
from ...model.rules.core.values import MONEY, Seat
from ...model.rules.table.arrangement import Folded
from ..rule_sets.motion_style import STILL, MotionStyle
from ..rule_sets.view_book import ViewBook
from .move_lights import Lights, rings, still_effect
from .timeline import (
    FADE,
    LEAST,
    OWN,
    AnimationStep,
    Change,
    Coin,
    Dust,
    Effect,
    Flight,
    Glow,
    Nod,
    Riffle,
    Stop,
    Trace,
    TurnPasses,
    is_seen,
    joined,
    overlapped,
    packed,
)
from .watched_effects import HELD, event_effects, growth, pulses

# milliseconds for which a payment's cards fly to the bought piece, for which they then fly on to the discard
# pile, and for which they pause in between
SHOWN, PAID, LOOKED = 300.0, 180.0, 120.0
BESIDE: Final = 26.0  # distance between neighbouring cards of a payment, in units
REST: Final = 200.0  # milliseconds of the pause after another player's action (see ``RESTS``)
# durations of the effects, in milliseconds
STAR, NOD, GLOW, COIN, DUST, RIFFLE, TRACE = 220.0, 160.0, 240.0, 400.0, 240.0, 420.0, 1200.0
PAYING: Final = MotionStyle(own=PAID, others=PAID, apart=0.0, others_level=-2.0)
DEFAULT_STYLE: Final = MotionStyle()  # for events that neither `MOTION_STYLES` nor a rule set lists
MOTION_STYLES: Final[Mapping[type[Event], MotionStyle]] = {
    MoneyTaken: MotionStyle(own=220.0, others=300.0, takes_off="card_take", lands="card_land"),
    BuildingBought: MotionStyle(own=220.0, others=200.0, lands="tile_reserve"),
    TilePlaced: MotionStyle(own=220.0, others=320.0, dust=True, lands="tile_place"),
    TileReserved: MotionStyle(own=200.0, others=320.0, lands="tile_reserve"),
    Redesigned: MotionStyle(own=240.0, others=320.0, apart=0.0, dust=True, takes_off="redesign"),
    RowRefilled: MotionStyle(200.0, 200.0, takes_off="card_turn", level=-6.0),
    MarketRefilled: MotionStyle(
        own=240.0,
        others=240.0,
        apart=80.0,
        takes_off="bag",
        lands="tile_reserve",
        level=-8.0,
        others_level=-2.0,
    ),
    LeftoverGiven: MotionStyle(320.0, 320.0, takes_off="coins_over", lands="tile_reserve"),
    TurnBegan: STILL,
    TurnEnded: STILL,
    Passed: STILL,
    ActionDeclined: STILL,
    MoneyDealt: STILL,
    FirstPlayerFound: STILL,
    ScoringHeld: STILL,
    GameEnded: STILL,
}
RESTS: Final = (MoneyTaken, TilePlaced, TileReserved, Redesigned)
"""An event of one of these types is followed by a pause if another player has caused it."""


def motion_style_of(view: ViewBook, event: type[Event]) -> MotionStyle:
    for kind in event.__mro__:
        found = view.motion_styles.get(kind) or MOTION_STYLES.get(kind)
        if found is not None:
            return found
    return DEFAULT_STYLE


@frozen
class Choreographer:
    """Turns changes of the table into animation steps for the viewer; ``factor`` scales all durations."""

    book: Rulebook
    view: ViewBook
    viewer: Seat
    factor: float = 1.0
    reduced: bool = False

    def steps(self, changes: Iterable[Change]) -> tuple[AnimationStep, ...]:
        found = [step for change in changes if (step := self._step(change)) is not None]
        return overlapped(found)

    def _step(self, change: Change) -> AnimationStep | None:
        event = change.event if isinstance(change, Folded) else None
        event_seat = getattr(event, "seat", None)
        motions = tuple(motion for motion in joined(change.motions) if is_seen(motion))
        held = HELD * self.factor if isinstance(event, LeftoverGiven) else 0.0
        flights = self._reduce(packed(self._flights(event, motions, held)), held)
        effects = self._effects(change, motions, flights, event_seat)
        if not self.reduced:
            effects = (*effects, *growth(flights, self.factor), *pulses(flights, self.factor))
        if isinstance(change, Folded):
            effects = (*effects, *event_effects(change, self.book, self.factor))
        rest = REST * self.factor if isinstance(event, RESTS) and event_seat != self.viewer else 0.0
        seat = event_seat if isinstance(event_seat, int) else None
        step = AnimationStep(flights, change.after, 0.0, rest, effects, seat, event)
        if not flights and not effects:
            return None
        return attrs.evolve(step, duration=step.flown + rest)

    def _flights(self, event: Event | None, motions: Sequence[Motion], begin: float) -> tuple[Flight, ...]:
        event_style = motion_style_of(self.view, type(event)) if event is not None else DEFAULT_STYLE
        paid = [motion for motion in motions if motion.end == Discard()]
        rest = [motion for motion in motions if motion.end != Discard() and event_style is not STILL]
        flights, square = [], self._bought(rest)
        if paid:
            flights = self._payment(event, paid, square)
            begin = min(flight.start + (flight.stop.leave if flight.stop else 0.0) for flight in flights)
        for number, motion in enumerate(rest):
            style = event_style if event is not None else default_style_of(motion)
            start = begin + style.apart * number * self.factor
            flight = Flight(
                motion, start, style.others * self.factor, style, lands=self._lands(style, motion)
            )
            flight = attrs.evolve(flight, takes_off=style.takes_off if number == 0 else "")
            flights.append(with_stop(flight, square))
        return tuple(flights)

    @staticmethod
    def _bought(motions: Sequence[Motion]) -> Place | None:
        seen = (
            motion
            for motion in motions
            if is_seen(motion) and motion.before is not None and motion.end != Discard()
        )
        return next((motion.start for motion in seen if seat_of(motion.start) is None), None)

    def _payment(self, event: Event | None, paid: Sequence[Motion], square: Place | None) -> list[Flight]:
        factor, last = self.factor, len(paid) - 1
        sound, special = _coins(event), self._special(event)
        if square is None:
            found = [
                Flight(motion, 0.0, PAID * factor, PAYING, lands=sound if number == last else "")
                for number, motion in enumerate(paid)
            ]
            return [attrs.evolve(found[0], takes_off=special), *found[1:]]
        apart = min(DEFAULT_STYLE.apart, DEFAULT_STYLE.apart * 4 / max(1, last)) * factor
        leave = last * apart + (SHOWN + LOOKED) * factor
        found = []
        for number, motion in enumerate(paid):
            start = number * apart
            stop = Stop(square, SHOWN * factor, leave - start, (number - last / 2) * BESIDE)
            duration = leave + PAID * factor - start
            flight = Flight(motion, start, duration, PAYING, stop, lands=sound if number == last else "")
            found.append(attrs.evolve(flight, takes_off=(special or "card_take") if number == 0 else ""))
        return found

    def _special(self, event: Event | None) -> str:
        special = (self.view.landings.get(card) for card in getattr(event, "cards", ()))
        return next((sound for sound in special if sound), "")

    def _lands(self, style: MotionStyle, motion: Motion) -> str:
        face = motion.after
        if isinstance(face, TileFace) and isinstance(motion.end, CitySquare):
            return self.view.landings.get(self.book.tiles[face.tile].kind, style.lands or "tile_place")
        return style.lands

    def own(self, changes: Iterable[Change], after: Arrangement) -> AnimationStep:
        in_hand = tuple(_in_hand(change) for change in changes)
        events = {motion.piece: change for change in in_hand for motion in change.motions}
        motions = tuple(
            motion for motion in joined(m for change in in_hand for m in change.motions) if is_seen(motion)
        )
        flights: list[Flight] = []
        taken: set[str] = set()
        for motion in motions:
            flight = self._own_flight(motion, events[motion.piece], flights)
            if flight.takes_off in taken:
                flight = attrs.evolve(flight, takes_off="")
            taken.add(flight.takes_off)
            flights.append(flight)
        flights = list(self._reduce(packed(_soon(flights, self.factor))))
        effects: list[Effect] = []
        for change in in_hand:
            mine = tuple(motion for motion in motions if events[motion.piece] is change)
            effects += self._effects(change, mine, flights, self.viewer)
        step = AnimationStep(tuple(flights), after, 0.0, 0.0, tuple(effects), self.viewer)
        return attrs.evolve(step, duration=step.flown)

    def _own_flight(self, motion: Motion, change: Change, before: Sequence[Flight]) -> Flight:
        event = change.event if isinstance(change, Folded) else None
        if motion.end == Discard():
            first = not any(flight.motion.end == Discard() for flight in before)
            sounds = (self._special(event), _coins(event)) if first else ("", "")
            flight = Flight(motion, 0.0, PAID * self.factor, PAYING)
            return attrs.evolve(flight, takes_off=sounds[0], lands=sounds[1])
        style = motion_style_of(self.view, type(event)) if event is not None else default_style_of(motion)
        number = sum(flight.style is style for flight in before)
        start, duration = number * style.apart * self.factor, style.own * self.factor
        lands = self._lands(style, motion)
        flight = Flight(motion, start, duration, style, takes_off=style.takes_off, lands=lands)
        return with_stop(flight, self._bought(change.motions))

    def back(self, motions: Iterable[Motion], after: Arrangement, forward: bool = False) -> AnimationStep:
        """Return a step that shows how a move is undone or, if `forward`, redone."""
        flights: list[Flight] = []
        for motion in motions:
            if is_seen(motion):
                fades = motion.start == motion.end
                flights.append(Flight(motion, 0.0, BACK.own * self.factor, BACK, fades=fades))
        if flights:
            flights[0] = attrs.evolve(flights[0], takes_off="redo" if forward else "undo")
        step = AnimationStep(self._reduce(packed(flights)), after, 0.0, seat=self.viewer)
        return attrs.evolve(step, duration=step.flown)

    def home(self, motion: Motion, after: Arrangement) -> AnimationStep:
        flight = Flight(motion, 0.0, HOME.own * self.factor, HOME)
        step = AnimationStep(self._reduce((flight,)), after, 0.0, seat=self.viewer)
        return attrs.evolve(step, duration=step.flown)

    def _effects(
        self, change: Change, motions: Sequence[Motion], flights: Sequence[Flight], seat: Seat | None
    ) -> tuple[Effect, ...]:
        event, factor = change.event if isinstance(change, Folded) else None, self.factor
        lit = Lights(self.book, self.view, self.viewer, factor).of(event, motions, flights, change.after)
        found = (*self._beside(change, motions), *self._landing(change, motions, flights), *lit)
        if not self.reduced:
            return found
        still_effects = [still for effect in found if (still := still_effect(effect, factor)) is not None]
        ringed = rings(flights, (motion.piece for motion in motions), factor)
        return (*self._traces(event, motions, seat), *ringed, *still_effects)

    def _beside(self, change: Change, motions: Sequence[Motion]) -> tuple[Effect, ...]:
        if not isinstance(change, Folded):
            return ()
        event, factor = change.event, self.factor
        found: list[Effect] = []
        if isinstance(event, TurnBegan):
            marks = [motion.start for motion in change.motions if isinstance(motion.start, TurnMark)]
            found += [TurnPasses(0.0, STAR * factor, mark.seat, event.seat) for mark in marks]
        if isinstance(event, Passed | ActionDeclined):
            found.append(Nod(0.0, NOD * factor, event.seat))
        if isinstance(event, RowRefilled) and event.reshuffled is not None:
            found.append(Riffle(0.0, RIFFLE * factor, Discard(), Pile(), _shuffled(change.motions)))
        seat = getattr(event, "seat", None)
        if motions and isinstance(seat, int) and seat != self.viewer:
            found.append(Glow(0.0, GLOW * factor, seat))
        return tuple(found)

    def _landing(
        self, change: Change, motions: Sequence[Motion], flights: Sequence[Flight]
    ) -> tuple[Effect, ...]:
        pieces = {motion.piece for motion in motions}
        found: list[Effect] = [
            Dust(flight.end, DUST * self.factor, flight.motion.piece)
            for flight in flights
            if flight.style.dust and flight.motion.piece in pieces
            if isinstance(flight.motion.end, CitySquare)
        ]
        event = change.event if isinstance(change, Folded) else None
        if isinstance(event, BuildingBought) and event.over == 0:
            at = self._bought(change.motions)
            paid = [flight for flight in flights if flight.motion.end == Discard()]
            coins = [str(MONEY[card].currency) for card in event.cards if card in MONEY]
            if at is not None and paid and coins:
                begin = min(flight.start + (flight.stop.leave if flight.stop else 0.0) for flight in paid)
                found.append(Coin(begin, COIN * self.factor, coins[0], at))
        return tuple(found)

    def _reduce(self, flights: tuple[Flight, ...], waits: float = 0.0) -> tuple[Flight, ...]:
        if not self.reduced:
            return flights
        return tuple(
            attrs.evolve(flight, start=waits, duration=FADE * self.factor, stop=None, fades=True)
            for flight in flights
        )

    def _traces(
        self, event: Event | None, motions: Sequence[Motion], seat: Seat | None
    ) -> tuple[Effect, ...]:
        if event is None or not isinstance(seat, int):
            return ()
        return tuple(
            Trace(FADE * self.factor, TRACE * self.factor, motion.piece, motion.start, motion.end, seat)
            for motion in motions
            if motion.end != Discard() and motion.start != motion.end
        )


def _in_hand(change: Change) -> Change:
    if isinstance(change, Folded):
        return change
    turned = (
        attrs.evolve(motion, before=motion.after)
        if isinstance(motion.after, TileFace) and motion.before
        else motion
        for motion in change.motions
    )
    return attrs.evolve(change, motions=tuple(turned))


def with_stop(flight: Flight, square: Place | None) -> Flight:
    motion, lasts = flight.motion, flight.duration
    if not flight.style.visits or square is None or motion.start != motion.end:
        return flight
    return attrs.evolve(flight, start=0.0, stop=Stop(square, 0.4 * lasts, 0.55 * lasts), lands="")


def _coins(event: Event | None) -> str:
    exact = isinstance(event, BuildingBought) and event.over == 0
    return "coin_exact" if exact else "coins_over"


BACK: Final = MotionStyle(own=160.0, others=160.0, apart=0.0, arc=0.0)  # for moves that are undone or redone
HOME: Final = MotionStyle(own=260.0, others=260.0, arc=0.0)  # for pieces that return to their places


def default_style_of(motion: Motion) -> MotionStyle:
    if isinstance(motion.end, CitySquare):
        return MOTION_STYLES[TilePlaced]
    if isinstance(motion.end, Reserve):
        return MOTION_STYLES[TileReserved]
    return DEFAULT_STYLE


def _soon(flights: Sequence[Flight], factor: float) -> tuple[Flight, ...]:
    end, room = max((flight.end for flight in flights), default=0.0), OWN * factor
    if end <= room:
        return tuple(flights)
    part = room / end
    scaled = [flight.scaled(part, LEAST * factor) for flight in flights]
    return tuple(attrs.evolve(flight, start=min(flight.start, room - flight.duration)) for flight in scaled)


def _shuffled(motions: Iterable[Motion]) -> int:
    before = next((motion.before for motion in motions if motion.piece == DISCARD), None)
    return before.count if isinstance(before, Stack) else 0
