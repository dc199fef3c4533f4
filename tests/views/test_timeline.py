"""Timelines: which pieces fly in a step, when and how long, and what a turn may take."""

from __future__ import annotations

import pytest

from alhambra_desktop.model.core.table import (
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
from alhambra_desktop.views.timeline import (
    APART,
    CARD,
    LEAST,
    REFILL,
    REST,
    TILE,
    Flight,
    Together,
    fitted,
    joined,
    timeline,
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


def of(*motions: Motion, factor: float = 1.0, flying: bool = True):
    return timeline([Together(motions, EMPTY)], factor, flying)


def test_pieces_of_a_step_leave_one_after_the_other_and_rest():
    (step,) = of(TAKEN, ALSO)
    assert step.flights == (Flight(TAKEN, 0, CARD), Flight(ALSO, APART, CARD))
    assert step.duration == APART + CARD + REST


@pytest.mark.parametrize(
    ("motion", "duration"), [(TAKEN, CARD), (BOUGHT, TILE), (DRAWN, REFILL), (PAID, CARD)]
)
def test_each_kind_of_piece_has_its_time(motion, duration):
    (step,) = of(motion, factor=2.0)
    assert step.flights[0].duration == 2 * duration
    assert step.rest == (0 if motion is DRAWN else 2 * REST), "what is drawn is followed by the next turn"


def test_what_only_counts_or_turns_is_no_step():
    assert of(COUNTED, SCORED) == ()
    assert of(Motion(ONE, Row(), Row(), CardBack(), DENAR)) == ()
    assert [flight.motion for flight in of(PAID, COUNTED)[0].flights] == [PAID]


def test_where_nothing_flies_a_step_rests():
    (step,) = of(TAKEN, flying=False)
    assert (step.flights, step.duration) == ((), REST)


def test_a_piece_that_moves_twice_flies_once_and_one_that_comes_and_goes_never():
    to_hand, gone = Motion(ONE, Row(), Hand(0), DENAR, DENAR), Motion(ONE, Hand(0), Discard(), DENAR, None)
    assert joined((to_hand, BOUGHT, gone)) == (Motion(ONE, Row(), Discard(), DENAR, None), BOUGHT)
    assert of(Motion(ONE, Pile(), Row(), None, DENAR), Motion(ONE, Row(), Discard(), DENAR, None)) == ()


def test_a_flight_knows_how_far_it_is():
    flight = Flight(TAKEN, 60, 300)
    assert [flight.progress(at) for at in (0, 60, 210, 360, 999)] == [0, 0, 0.5, 1, 1]
    assert Flight(TAKEN, 0, 0).progress(0) == 1


def test_on_the_way_is_seen_what_everybody_saw():
    assert TAKEN.face == PAID.face == DRAWN.face == DENAR
    assert Motion(ONE, Hand(1), Discard(), CardBack(), None).face == CardBack()
    assert BOUGHT.face == GARDEN


def test_steps_that_fit_stay_as_they_are():
    steps = timeline([Together((TAKEN,), EMPTY), Together((BOUGHT,), EMPTY)], 1.0, True)
    assert fitted(steps, sum(step.duration for step in steps), 1.0) == steps


def test_steps_that_take_too_long_lose_their_rests_and_then_fly_quicker():
    steps = timeline([Together((TAKEN, ALSO), EMPTY), Together((BOUGHT,), EMPTY)], 1.0, True)
    flown = APART + CARD + TILE
    unrested = fitted(steps, flown, 1.0)
    assert [step.rest for step in unrested] == [0, 0]
    assert [step.flights for step in unrested] == [step.flights for step in steps]
    quicker = fitted(steps, flown * 0.8, 1.0)
    assert sum(step.duration for step in quicker) == pytest.approx(flown * 0.8)
    shortest = fitted(steps, -100, 1.0)
    assert [flight.duration for step in shortest for flight in step.flights] == [LEAST] * 3
    assert fitted((), 0, 1.0) == ()
