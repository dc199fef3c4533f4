"""Counts, replays, speed and pauses of the director, and the motions between two arrangements."""

from __future__ import annotations

import pytest

from alhambra_desktop.model.rules.core.engine.event import ScoringHeld
from alhambra_desktop.model.rules.core.engine.play import score_now
from alhambra_desktop.model.rules.core.places.places import CardFace, CitySquare, Discard, Hand
from alhambra_desktop.views.playback.snapshot_builder import back
from tests.scenarios.board import Position, city, rules_for

from .moving import Show
from .snapshots import shown_of


@pytest.fixture
def show(qapp) -> Show:
    return Show(rules_for(3).setup, seed=3)


def test_unseen_moves_are_counted_until_they_are_shown(show):
    director = show.director
    assert (director.unseen, director.busy) == (0, False)
    moves = show.add(2)
    assert (director.unseen, director.busy) == (2, True)
    show.go()
    assert director.unseen == 2, "the first is being shown"
    director.skip()
    show.go()
    show.play_on()
    assert (director.unseen, director.busy) == (0, False)
    assert show.shown == moves
    assert show.idle >= 1


def test_replays_are_not_counted_as_unseen(show):
    move = show.move()
    show.jump()
    show.director.add(move, replay=True)
    assert show.director.unseen == 0
    assert show.director.replaying
    show.go()
    assert show.director.unseen == 0
    assert show.director.busy


def test_a_move_can_be_reported_without_being_shown(show):
    move = show.move()
    show.director.report_shown(move)
    assert show.shown == [move]
    assert show.director.unseen == 0


def test_a_scoring_is_shown_again_on_request_and_then_it_is_idle(show):
    book, state = show.table.book, show.table.state
    event = ScoringHeld(score_now(book, state, 1), 3, {})
    director, stage = show.director, show.stage
    changes: list[None] = []
    director.state_changed.connect(lambda: changes.append(None))
    again = shown_of(book, state)
    director.show_scoring_again(event, again)
    assert stage.snapshot is again
    assert changes
    assert director.busy
    assert director.replaying
    show.go()
    assert show.scorings == [event]
    assert director.counting
    idle = show.idle
    director.resume()
    assert not director.counting
    show.go()
    assert show.idle == idle + 1
    assert show.scorings == [event]
    assert not director.busy


def test_hurrying_makes_the_clock_four_times_as_fast(show):
    assert not show.director.hurried
    show.director.hurry(True)
    assert show.director.hurried
    assert show.director.clock.rate == 4
    show.director.hurry(False)
    assert not show.director.hurried
    assert show.director.clock.rate == 1


def test_pausing_and_skipping_change_the_state_once(show):
    director = show.director
    changes: list[None] = []
    director.state_changed.connect(lambda: changes.append(None))
    director.pause(True)
    director.pause(True)
    assert (director.paused, len(changes)) == (True, 1)
    director.play_on()
    assert not director.paused
    director.skip_turns()
    assert director.skips_turns
    count = len(changes)
    director.play_on()
    assert not director.skips_turns
    assert len(changes) == count + 1
    director.play_on()
    assert len(changes) == count + 1


def test_a_hidden_table_shows_its_moves_when_it_is_seen_again(show):
    director = show.director
    director.wait(True)
    assert not director.clock.may_run
    (move,) = show.add(1)
    show.go()
    assert (director.unseen, show.shown) == (1, [])
    director.wait(True)
    director.wait(False)
    assert director.clock.may_run
    show.play_on()
    assert show.shown == [move]


# -- motions between arrangements


def arranged(hand: str, discard: tuple[str, ...] = (), tile: str | None = None):
    at = Position(rules_for(3)).market(None, None, None, None)
    drawing = city(at.book, "* a", a=tile) if tile is not None else city(at.book, "*")
    at.player(0, hand=hand, city=drawing).change(discard=discard)
    return shown_of(at.book, at.state).table


def test_paid_cards_move_to_the_discard_pile_and_back(qapp):
    rich, poor = arranged("denar-4 denar-5"), arranged("denar-5", ("denar-4",))
    gone = [motion for motion in back(rich, poor) if isinstance(motion.before, CardFace)]
    assert {(motion.start, motion.end, motion.after) for motion in gone} == {(Hand(0), Discard(), None)}
    again = [motion for motion in back(poor, rich) if isinstance(motion.after, CardFace)]
    assert {(motion.start, motion.end, motion.before) for motion in again} == {(Discard(), Hand(0), None)}
    assert back(rich, rich) == ()


def test_cards_that_vanish_without_payment_stay_in_their_place(qapp):
    rich, poor = arranged("denar-4 denar-5"), arranged("denar-5")
    gone = [motion for motion in back(rich, poor) if isinstance(motion.before, CardFace)]
    assert {(motion.start, motion.end) for motion in gone} == {(Hand(0), Hand(0))}
    come = [motion for motion in back(poor, rich) if isinstance(motion.after, CardFace)]
    assert {(motion.start, motion.end) for motion in come} == {(Hand(0), Hand(0))}


def test_a_tile_that_appears_does_not_come_from_the_discard_pile(qapp):
    empty, built = arranged("denar-4", ("denar-5",)), arranged("denar-4", (), "tower-11-open")
    motions = [motion for motion in back(empty, built) if isinstance(motion.end, CitySquare)]
    assert [(motion.start, motion.end) for motion in motions] == [
        (CitySquare(0, (1, 0)), CitySquare(0, (1, 0)))
    ]
    pieces = [motion.piece for motion in back(empty, built)]
    assert pieces == sorted(pieces)
