"""Timelines: duration of steps and turns, overlapping steps, and combined flights."""

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


def test_a_step_lasts_until_its_flights_have_landed_and_rested():
    made = step(Flight(TAKEN, 0, 300), Flight(ALSO, 60, 300), rest=200)
    assert (made.flown, made.duration) == (360, 560)


def test_a_step_overlaps_the_previous_one_unless_dependent():
    first, other = (
        AnimationStep((Flight(TAKEN, 0, 300),), EMPTY, 0.0),
        AnimationStep((Flight(BOUGHT, 0, 320),), EMPTY, 0.0),
    )
    needing = AnimationStep((Flight(PAID, 0, 180),), EMPTY, 0.0)
    assert [one.duration for one in overlapped([first, other])] == pytest.approx([300 * OVERLAP, 320])
    assert [one.duration for one in overlapped([first, needing])] == [300, 180]


@pytest.mark.parametrize("motion", [COUNTED, SCORED, Motion(ONE, Pile(), Discard(), None, None)])
def test_counter_changes_and_hidden_cards_are_not_animated(motion):
    assert not is_seen(motion)
    assert is_seen(DRAWN)
    assert is_seen(PAID)


def test_a_piece_turning_over_in_place_is_seen():
    assert is_seen(Motion(ONE, Row(), Row(), CardBack(), DENAR))
    assert not is_seen(Motion(ONE, Row(), Row(), DENAR, DENAR))


def test_consecutive_motions_are_joined_and_vanishing_ones_dropped():
    to_hand, gone = Motion(ONE, Row(), Hand(0), DENAR, DENAR), Motion(ONE, Hand(0), Discard(), DENAR, None)
    assert joined((to_hand, BOUGHT, gone)) == (Motion(ONE, Row(), Discard(), DENAR, None), BOUGHT)


def test_a_flight_knows_its_progress():
    flight = Flight(TAKEN, 60, 300)
    assert [flight.progress(at) for at in (0, 60, 210, 360, 999)] == [0, 0, 0.5, 1, 1]
    assert Flight(TAKEN, 0, 0).progress(0) == 1


def test_the_visible_side_in_flight_is_the_public_one():
    assert TAKEN.face == PAID.face == DRAWN.face == DENAR
    assert Flight(TAKEN, 0, 1).sides[:2] == (DENAR, CardBack()), "taken open, then turned face down"
    assert Flight(PAID, 0, 1).sides[:2] == (DENAR, DENAR), "paid open"
    assert Flight(DRAWN, 0, 1).sides[:2] == (CardBack(), DENAR), "turned up"
    assert Flight(BOUGHT, 0, 1).sides[:2] == (GARDEN, GARDEN)


def test_many_pieces_on_one_path_fly_as_a_counted_packet():
    many = [Flight(attrs.evolve(TAKEN, piece=PieceId("denar-3", i)), 0, 300) for i in range(MOST + 1)]
    few = packed(many[:MOST])
    assert few == tuple(many[:MOST])
    one, tile = packed([*many, Flight(BOUGHT, 0, 300)])
    assert len(one.motions) == MOST + 1
    assert tile.motions == (BOUGHT,)
    late = [attrs.evolve(flight, start=60.0 * i) for i, flight in enumerate(many)]
    assert packed(late) == tuple(late), "the first has landed when the last takes off"


# -- fitting into a duration


def test_steps_that_fit_are_unchanged():
    steps = overlapped([step(Flight(TAKEN, 0, 300), rest=100), step(Flight(BOUGHT, 0, 320))])
    assert fitted(steps, length(steps), 1.0) == steps


def test_steps_that_do_not_fit_rest_less_and_fly_faster():
    steps = overlapped([step(Flight(TAKEN, 0, 300), rest=200), step(Flight(PAID, 0, 300), rest=200)])
    rested = fitted(steps, 800, 1.0)
    assert length(rested) == pytest.approx(800)
    assert [one.flights for one in rested] == [one.flights for one in steps]
    quicker = fitted(steps, 480, 1.0)
    assert length(quicker) == pytest.approx(480)
    assert [flight.duration for one in quicker for flight in one.flights] == pytest.approx([240, 240])


def test_fitted_flights_keep_the_minimum_duration_by_overlapping():
    steps = overlapped(
        [step(Flight(TAKEN, 0, 300)), step(Flight(PAID, 0, 300)), step(Flight(BOUGHT, 0, 320))]
    )
    for room in (0.0, 10.0, 200.0):
        found = fitted(steps, room, 1.0)
        assert length(found) == pytest.approx(room)
        assert [flight.duration for one in found for flight in one.flights] == [LEAST] * 3
    assert length(fitted(steps, -5, 1.0)) == 0
    assert fitted((), 0, 1.0) == ()


def test_a_flight_with_a_stop_keeps_both_parts_when_scaled():
    stopping = Flight(PAID, 0, 600, stop=Stop(MarketSquare("", 1), 300, 420))
    half = stopping.scaled(0.5, LEAST)
    assert (half.duration, half.stop.arrive, half.stop.leave) == (300, 150, 210)
    assert stopping.scaled(0.01, LEAST).duration == 2 * LEAST
