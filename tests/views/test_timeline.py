"""Timelines: steps and what a turn may take, which flights are in the air together, how they are joined."""

from __future__ import annotations

import attrs
import pytest

from alhambra_desktop.model.rules.core.places.places import (
    Arrangement,
    CardBack,
    CardFace,
    Discard,
    Hand,
    MarketSquare,
    Motion,
    PieceId,
    Pile,
    Row,
    ScoreFace,
    ScoreTrack,
    Stack,
    TileFace,
    Tray,
)
from alhambra_desktop.views.animation.timeline import (
    LEAST,
    MOST,
    OVERLAP,
    AnimationStep,
    Flight,
    Stop,
    fitted,
    is_seen,
    joined,
    length,
    overlapped,
    packed,
)

EMPTY = Arrangement({}, {}, 0)
DENAR, GARDEN = CardFace("denar-3"), TileFace("garden-11-open")
ONE, TWO, TILE_ID = PieceId("denar-3", 1), PieceId("denar-3", 2), PieceId("garden-11-open")
TAKEN = Motion(ONE, Row(), Hand(1), DENAR, CardBack())
ALSO = Motion(TWO, Row(), Hand(1), DENAR, CardBack())
DRAWN = Motion(TWO, Pile(), Row(), None, DENAR)
BOUGHT = Motion(TILE_ID, MarketSquare("", 1), Tray(1), GARDEN, GARDEN)
PAID = Motion(ONE, Hand(1), Discard(), CardBack(), None, DENAR)
COUNTED = Motion(PieceId("discard"), Discard(), Discard(), Stack(1), Stack(2))
SCORED = Motion(PieceId("score-0"), ScoreTrack(0), ScoreTrack(0), ScoreFace(0), ScoreFace(3))


def step(*flights: Flight, rest: float = 0.0) -> AnimationStep:
    (made,) = overlapped([AnimationStep(flights, EMPTY, 0.0, rest)])
    return made


def test_a_step_lasts_until_all_have_landed_and_were_looked_at():
    made = step(Flight(TAKEN, 0, 300), Flight(ALSO, 60, 300), rest=200)
    assert (made.flown, made.duration) == (360, 560)


def test_a_step_begins_when_the_one_before_is_mostly_over_unless_it_needs_what_that_brings():
    first, other = (
        AnimationStep((Flight(TAKEN, 0, 300),), EMPTY, 0.0),
        AnimationStep((Flight(BOUGHT, 0, 320),), EMPTY, 0.0),
    )
    needing = AnimationStep((Flight(PAID, 0, 180),), EMPTY, 0.0)
    assert [one.duration for one in overlapped([first, other])] == pytest.approx([300 * OVERLAP, 320])
    assert [one.duration for one in overlapped([first, needing])] == [300, 180]


@pytest.mark.parametrize("motion", [COUNTED, SCORED, Motion(ONE, Pile(), Discard(), None, None)])
def test_what_only_counts_is_not_seen(motion):
    assert not is_seen(motion)
    assert is_seen(DRAWN)
    assert is_seen(PAID)


def test_what_turns_over_where_it_lies_is_seen():
    assert is_seen(Motion(ONE, Row(), Row(), CardBack(), DENAR))
    assert not is_seen(Motion(ONE, Row(), Row(), DENAR, DENAR))


def test_a_piece_that_moves_twice_flies_once_and_one_that_comes_and_goes_never():
    to_hand, gone = Motion(ONE, Row(), Hand(0), DENAR, DENAR), Motion(ONE, Hand(0), Discard(), DENAR, None)
    assert joined((to_hand, BOUGHT, gone)) == (Motion(ONE, Row(), Discard(), DENAR, None), BOUGHT)


def test_a_flight_knows_how_far_it_is():
    flight = Flight(TAKEN, 60, 300)
    assert [flight.progress(at) for at in (0, 60, 210, 360, 999)] == [0, 0, 0.5, 1, 1]
    assert Flight(TAKEN, 0, 0).progress(0) == 1


def test_on_the_way_is_seen_what_everybody_saw():
    assert TAKEN.face == PAID.face == DRAWN.face == DENAR
    assert Flight(TAKEN, 0, 1).sides[:2] == (DENAR, CardBack()), "taken open, then turned face down"
    assert Flight(PAID, 0, 1).sides[:2] == (DENAR, DENAR), "paid open"
    assert Flight(DRAWN, 0, 1).sides[:2] == (CardBack(), DENAR), "turned up"
    assert Flight(BOUGHT, 0, 1).sides[:2] == (GARDEN, GARDEN)


def test_many_pieces_of_one_way_fly_as_a_packet_with_its_count():
    many = [Flight(attrs.evolve(TAKEN, piece=PieceId("denar-3", i)), 0, 300) for i in range(MOST + 1)]
    few = packed(many[:MOST])
    assert few == tuple(many[:MOST])
    one, tile = packed([*many, Flight(BOUGHT, 0, 300)])
    assert len(one.motions) == MOST + 1
    assert tile.motions == (BOUGHT,)
    late = [attrs.evolve(flight, start=60.0 * i) for i, flight in enumerate(many)]
    assert packed(late) == tuple(late), "the first has landed when the last takes off"


# -- in time


def test_steps_that_fit_stay_as_they_are():
    steps = overlapped([step(Flight(TAKEN, 0, 300), rest=100), step(Flight(BOUGHT, 0, 320))])
    assert fitted(steps, length(steps), 1.0) == steps


def test_steps_that_take_too_long_rest_less_and_then_fly_quicker():
    steps = overlapped([step(Flight(TAKEN, 0, 300), rest=200), step(Flight(PAID, 0, 300), rest=200)])
    rested = fitted(steps, 800, 1.0)
    assert length(rested) == pytest.approx(800)
    assert [one.flights for one in rested] == [one.flights for one in steps]
    quicker = fitted(steps, 480, 1.0)
    assert length(quicker) == pytest.approx(480)
    assert [flight.duration for one in quicker for flight in one.flights] == pytest.approx([240, 240])


def test_no_flight_is_quicker_than_the_least_and_still_all_is_over_in_time():
    steps = overlapped(
        [step(Flight(TAKEN, 0, 300)), step(Flight(PAID, 0, 300)), step(Flight(BOUGHT, 0, 320))]
    )
    for room in (0.0, 10.0, 200.0):
        found = fitted(steps, room, 1.0)
        assert length(found) == pytest.approx(room)
        assert [flight.duration for one in found for flight in one.flights] == [LEAST] * 3
    assert length(fitted(steps, -5, 1.0)) == 0
    assert fitted((), 0, 1.0) == ()


def test_a_flight_that_stops_on_its_way_has_two_legs_in_any_speed():
    stopping = Flight(PAID, 0, 600, stop=Stop(MarketSquare("", 1), 300, 420))
    half = stopping.scaled(0.5, LEAST)
    assert (half.duration, half.stop.arrive, half.stop.leave) == (300, 150, 210)
    assert stopping.scaled(0.01, LEAST).duration == 2 * LEAST
