from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import attrs

from ...model.rules.core.engine.event import Event, MoneyDealt
from ...model.rules.core.places.places import (
    Arrangement,
    Bag,
    CardFace,
    CitySquare,
    Hand,
    MarketSquare,
    Motion,
    Piece,
    PieceId,
    Pile,
    Row,
)
from ...model.rules.core.values import Seat
from ..rule_sets.motion_style import MotionStyle
from .timeline import FADE, AnimationStep, Effect, Flight, fitted, overlapped
from .watched_effects import Dawn, Shake

DEAL: Final = 1800.0  # maximum milliseconds for showing the dealing at normal speed
COURTS: Final = 420.0  # milliseconds in which the ground and the fountain of each city appear
SHAKE: Final = 360.0  # milliseconds for which the bags are shaken
FOUNTAINS: Final = MotionStyle(others=COURTS, apart=0.0, lands="tile_place", others_level=0.0)
TILES: Final = MotionStyle(others=240.0, apart=80.0, lands="tile_reserve")
CARDS: Final = MotionStyle(others=200.0, apart=60.0, takes_off="card_turn")
HANDS: Final = MotionStyle(others=300.0, apart=120.0, takes_off="card_take", lands="card_land")

PACKET: Final = 2  # number of cards that are dealt together


def bare(table: Arrangement) -> Arrangement:
    return _without(table, {piece.id for piece in table.pieces.values() if _is_dealt(piece)})


def _is_dealt(piece: Piece) -> bool:
    return isinstance(piece.place, CitySquare | MarketSquare | Row | Hand)


def deal(
    table: Arrangement, events: Iterable[Event], viewer: Seat, factor: float, reduced: bool = False
) -> tuple[AnimationStep, ...]:
    """Return the steps that show the dealing of a new game.

    The fountains come first, then the tiles of the market, the row of money cards, the other players' hands
    in seat order, and finally the viewer's hand. All cards are dealt face up. The cards of hidden hands then
    turn face down (B-4).
    """
    hands = {event.seat: event.cards for event in events if isinstance(event, MoneyDealt)}
    places = list(table.lying)
    seats = [place.seat for place in places if isinstance(place, Hand)]
    seats.sort(key=lambda seat: (seat == viewer, seat))
    fountains = [piece for place in places if isinstance(place, CitySquare) for piece in table.at(place)]
    market = [table.at(place)[0] for place in places if isinstance(place, MarketSquare)]
    groups = [_faded_in(fountains, factor), _laid(market, TILES, factor)]
    groups += [_laid(table.at(Row()), CARDS, factor)]
    groups += [_handed(table.at(Hand(seat)), hands.get(seat, ()), factor) for seat in seats]
    beside: dict[int, tuple[Effect, ...]] = {0: (Dawn(0.0, COURTS * factor),)}
    if not reduced:
        beside[1] = tuple(Shake(0.0, SHAKE * factor, bag) for bag in _bags(market))
    left = {motion.piece for flights in groups for flight in flights for motion in flight.motions}
    steps = []
    for number, flights in enumerate(groups):
        left -= {motion.piece for flight in flights for motion in flight.motions}
        if flights:
            seen = _reduced(flights, factor) if reduced else tuple(flights)
            steps.append(AnimationStep(seen, _without(table, left), 0.0, effects=beside.get(number, ())))
    return fitted(overlapped(steps), DEAL * factor, factor)


def _bags(market: Iterable[Piece]) -> tuple[Bag, ...]:
    places = (piece.place for piece in market)
    return tuple(dict.fromkeys(Bag(place.stock) for place in places if isinstance(place, MarketSquare)))


def _faded_in(pieces: Sequence[Piece], factor: float) -> list[Flight]:
    return [
        Flight(
            Motion(piece.id, piece.place, piece.place, None, piece.face),
            0.0,
            COURTS * factor,
            FOUNTAINS,
            fades=True,
            lands=FOUNTAINS.lands if number == 0 else "",
        )
        for number, piece in enumerate(pieces)
    ]


def _reduced(flights: Iterable[Flight], factor: float) -> tuple[Flight, ...]:
    return tuple(attrs.evolve(flight, start=0.0, duration=FADE * factor, fades=True) for flight in flights)


def _laid(pieces: Sequence[Piece], style: MotionStyle, factor: float) -> list[Flight]:
    found = []
    for number, piece in enumerate(pieces):
        begin = Bag(piece.place.stock) if isinstance(piece.place, MarketSquare) else Pile()
        motion = Motion(piece.id, begin, piece.place, None, piece.face)
        start, sound = number * style.apart * factor, style.takes_off if number == 0 else ""
        flight = Flight(motion, start, style.others * factor, style, takes_off=sound, lands=style.lands)
        found.append(flight)
    return found


def _handed(pieces: Sequence[Piece], cards: Sequence[str], factor: float) -> list[Flight]:
    seen = [*map(CardFace, cards), *(piece.face for piece in pieces[len(cards) :])]
    motions = [
        Motion(piece.id, Pile(), piece.place, None, piece.face, face if piece.face.is_hidden else None)
        for piece, face in zip(pieces, seen, strict=False)
    ]
    flights = _laid(pieces[::PACKET], HANDS, factor)
    return [
        attrs.evolve(flight, motion=motions[number], others=tuple(motions[number + 1 : number + PACKET]))
        for flight, number in zip(flights, range(0, len(motions), PACKET), strict=True)
    ]


def _without(table: Arrangement, removed: set[PieceId]) -> Arrangement:
    pieces = {id_: piece for id_, piece in table.pieces.items() if id_ not in removed}
    left = {place: tuple(id_ for id_ in ids if id_ not in removed) for place, ids in table.lying.items()}
    return Arrangement(pieces, {place: ids for place, ids in left.items() if ids}, table.copies)
