"""Details of the director: speeds, steps, going back, dropped pieces and deals, on a still clock."""

from __future__ import annotations

from typing import Any

import attrs
import pytest
from PySide6.QtCore import QPointF

from alhambra_desktop.model.rules.core.engine.event import MoneyTaken, ScoringHeld
from alhambra_desktop.model.rules.core.engine.play import Transition, score_now
from alhambra_desktop.model.rules.core.places.places import Hand, Row
from alhambra_desktop.views.animation.dealing import bare
from alhambra_desktop.views.animation.trajectory import PieceGeometry
from alhambra_desktop.views.playback.director import READ, Activity
from tests.scenarios.board import rules_for

from .moving import Show
from .snapshots import shown_of


@pytest.fixture
def show(qapp) -> Show:
    return Show(rules_for(3).setup, seed=3)


def by_another(show: Show, replay: bool = False) -> Transition:
    """Play until another player takes money, show everything before it, and begin to show this move."""
    show.jump()
    while True:
        move = show.move()
        mover = move.before.decision.seat
        if mover != show.director.viewer and any(isinstance(event, MoneyTaken) for event in move.events):
            show.director.add(move, replay)
            show.go()
            return move
        show.jump()


def own_turn(show: Show) -> None:
    while show.table.seat != show.director.viewer:
        show.move()
        show.jump()


def left(show: Show) -> float:
    """Run until the current move has been shown; return the milliseconds."""
    passed = 0.0
    while show.director.player.steps:
        show.director.clock.advance(10)
        passed += 10
        assert passed < 20_000
    return passed


# -- speeds


@pytest.mark.parametrize(
    ("before", "now", "share"),
    [
        ("normal", "fast", 0.4),
        ("normal", "slow", 2.0),
        ("fast", "normal", 2.5),
        ("normal", "normal", 1.0),
        ("normal", "off", 1.0),
    ],
)
def test_a_new_speed_of_others_applies_to_their_current_move(qapp, before, now, share):
    found = []
    for changes in (False, True):
        show = Show(rules_for(3).setup, seed=3)
        show.director.set_speed("normal", before, False)
        by_another(show)
        show.director.clock.advance(20)
        if changes:
            show.director.set_speed("normal", now, False)
        found.append(left(show))
    assert found[1] == pytest.approx(found[0] * share, abs=22)


def test_a_new_speed_does_not_change_the_own_move_that_is_shown(qapp):
    found = []
    for now in ("normal", "slow"):
        show = Show(rules_for(3).setup, seed=3)
        own_turn(show)
        show.director.add(show.move())
        show.go()
        assert show.director.player.steps
        show.director.set_speed("normal", now, False)
        found.append(left(show))
    assert found[0] == found[1]


def test_glides_have_the_own_speed_and_end_without_animation(show):
    glides = show.stage.glides
    show.director.set_speed("slow", "fast", True)
    assert (glides.factor, glides.reduced) == (2.0, True)
    show.director.set_speed("normal", "off", False)
    assert (glides.factor, glides.reduced) == (1.0, False)
    card = show.stage.table.at(Row())[0].id
    show.stage.item(card).shift(QPointF(50, 0), 300)
    assert show.stage.item(card).offset.way.x() == 50
    show.director.set_speed("fast", "normal", False)
    assert show.stage.item(card).offset.way.x() == 50
    show.director.set_speed("off", "normal", False)
    assert show.stage.item(card).offset.way.x() == 0


@pytest.mark.parametrize(
    ("own", "others", "moves"), [("off", "normal", False), ("normal", "off", True), ("off", "off", False)]
)
def test_own_moves_have_the_own_speed(show, own, others, moves):
    show.director.set_speed(own, others, False)
    own_turn(show)
    show.director.show_own(show.move())
    assert bool(show.stage.aloft) == moves


@pytest.mark.parametrize(("own", "others", "moves"), [("off", "normal", True), ("normal", "off", False)])
def test_moves_of_others_have_the_speed_of_others(show, own, others, moves):
    show.director.set_speed(own, others, False)
    by_another(show)
    assert bool(show.stage.aloft) == moves


@pytest.mark.parametrize(("speed", "like"), [("off", "normal"), ("fast", "normal"), ("slow", "slow")])
def test_replays_have_at_least_the_normal_speed(qapp, speed, like):
    spent = []
    for others in (speed, like):
        show = Show(rules_for(3).setup, seed=3)
        show.director.set_speed("off", others, False)
        by_another(show, replay=True)
        spent.append(left(show))
    assert spent[0] == spent[1] > 0


# -- the number of steps in a turn


def test_the_moves_of_a_turn_are_counted(show):
    director = show.director
    assert director.steps == (0, 0)
    moves = show.add(8)
    seen = []
    show.go()
    while director.busy:
        if director.counting:
            director.resume()
        if director._now is not None and (not seen or seen[-1][0] is not director._now):
            seen.append((director._now, director.steps))
        show.tick(100)
    turns = [move.before.turn for move in moves]
    for number, move in enumerate(moves):
        now = next(steps for one, steps in seen if one is move)
        first = turns.index(turns[number])
        assert now == (number - first + 1, turns.count(turns[number]))
    show.add(1)
    assert director.steps[0] == 0, "the next moves are counted anew"


# -- going back


def test_going_back_glides_pieces_to_their_earlier_places(show):
    own_turn(show)
    before = show.snapshots.snapshot_of(show.table.state, 0, show.stage.snapshot)
    move = show.move()
    show.director.show_own(move)
    show.play_on()
    show.tick(2000)
    show.director.show_snapshot(before)
    assert show.stage.table is before.table
    assert show.stage.aloft
    show.tick(2000)
    assert not show.stage.aloft


@pytest.mark.parametrize("how", ["another viewer", "another game", "no animation", "out of sight"])
def test_an_unrelated_table_is_shown_at_once(show, how):
    own_turn(show)
    show.director.show_own(show.move())
    show.tick(2000)
    after = show.snapshots.snapshot_of(show.table.state, 0, None)
    if how == "another viewer":
        after = show.snapshots.snapshot_of(show.table.state, 1, None)
    elif how == "another game":
        book = rules_for(3, modules=("huts",))
        after = shown_of(book, Show(book.setup).table.state)
    else:
        show.move()
        after = show.snapshots.snapshot_of(show.table.state, 0, show.stage.snapshot)
        show.director.own_speed = "off" if how == "no animation" else "normal"
        show.director.in_sight = lambda: how != "out of sight"
    show.director.show_snapshot(after)
    assert show.stage.snapshot is after
    assert show.director.viewer == after.viewer
    assert not show.stage.aloft


def test_a_promise_glides_to_its_place(show):
    own_turn(show)
    show.director.show_own(show.move())
    assert show.stage.aloft
    show.director.show_promised()
    assert not show.stage.aloft, "the move before it has ended, and nothing is promised"
    assert show.stage.snapshot.viewer == 0


# -- dropped pieces


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_dropped_pieces_fly_home_from_where_they_were(show, speed):
    show.director.set_speed(speed, "normal", False)
    card, other = (piece.id for piece in show.stage.table.at(Row())[:2])
    point = QPointF(400, 500)
    show.stage.dropped.emit({card: PieceGeometry(point, 50.0), other: PieceGeometry(point, 50.0)})
    if speed == "off":
        assert not show.stage.aloft
        return
    assert show.stage.aloft == {card, other}
    item = show.stage.item(card)
    assert (item.mapRectToScene(item.size).center() - point).manhattanLength() < 1
    show.tick(2000)
    assert not show.stage.aloft


def test_a_dropped_piece_that_is_gone_does_not_fly(show):
    card = show.stage.table.at(Row())[0].id
    gone = attrs.evolve(card, copy=77) if attrs.has(type(card)) else card._replace(copy=77)
    show.stage.dropped.emit({gone: PieceGeometry(QPointF(1, 1), 50.0)})
    assert not show.stage.aloft
    show.rests()


# -- beginning a game


def begun(qapp: Any, human: bool, speed: str = "normal") -> Show:
    show = Show(rules_for(3).setup, seed=3)
    show.director.set_speed("normal", speed, False)
    setup = show.table.setup
    level = {} if human else {"level": "builder"}
    player = "human" if human else "computer"
    seats = tuple(attrs.evolve(seat, player=player, **level) for seat in setup.seats)
    show.table.begin(attrs.evolve(setup, seats=seats))
    show.director.begin(show.table)
    show.director.show_snapshot(show.snapshots.snapshot_of(show.table.state, 0, None))
    return show


@pytest.mark.parametrize("human", [True, False])
def test_a_new_game_is_dealt_and_a_computer_waits_until_the_first_player_was_read(qapp, human):
    show = begun(qapp, human)
    director, states = show.director, []
    director.state_changed.connect(lambda: states.append(director.dealing))
    assert director.dealing
    assert director.busy
    assert show.stage.snapshot.dealing
    assert show.stage.snapshot.liftable == frozenset()
    passed = 0
    while director.dealing:
        show.tick(40)
        passed += 40
    assert states[-1] is False
    assert not show.stage.snapshot.dealing
    while director.busy:
        show.tick(40)
        passed += 40
    assert (passed >= READ) or human
    assert show.idle >= 1
    show.rests()


@pytest.mark.parametrize("why", ["no animation", "moves were played"])
def test_a_game_is_not_dealt(qapp, why):
    show = begun(qapp, True, "off" if why == "no animation" else "normal")
    if why != "no animation":
        show.move()
        show.director.begin(show.table)
        assert not show.director.dealing
        show.director.show_snapshot(show.snapshots.snapshot_of(show.table.state, 0, None))
    assert not show.director.dealing
    assert not show.stage.snapshot.dealing
    assert show.stage.table.pieces.keys() != bare(show.stage.table).pieces.keys()


def test_the_first_player_is_read_for_a_shorter_time_at_a_higher_speed(qapp):
    found = []
    for speed in ("normal", "fast"):
        show, passed = begun(qapp, False, speed), 0
        show.director.finish_step()
        assert not show.director.dealing
        while show.director.busy:
            show.tick(40)
            passed += 40
        found.append(passed)
    assert found == [pytest.approx(READ, abs=45), pytest.approx(0.4 * READ, abs=45)]


def test_another_press_ends_the_wait_for_the_first_player(qapp):
    show = begun(qapp, False)
    show.director.finish_step()
    assert show.director.busy
    show.director.finish_step()
    show.go()
    assert not show.director.busy


def test_another_game_ends_the_wait_for_the_first_player(qapp):
    show = begun(qapp, False)
    show.director.finish_step()
    assert show.director.busy
    show.director.drop_all()
    assert not show.director.busy


# -- scorings, pauses and skipping


def held(show: Show) -> ScoringHeld:
    """Return a scoring that is about to be shown."""
    book, state = show.table.book, show.table.state
    event = ScoringHeld(score_now(book, state, 1), 3, {})
    show.director.show_scoring_again(event, show.snapshots.snapshot_of(state, 0, show.stage.snapshot))
    return event


def counting(show: Show) -> ScoringHeld:
    event = held(show)
    show.go()
    assert show.director.counting
    return event


def test_moves_wait_for_a_scoring_and_turns_are_not_skipped_during_it(show):
    counting(show)
    moves = show.add(2)
    show.tick(1000)
    assert show.shown == []
    show.director.skip_turns()
    assert not show.director.skips_turns
    show.go()
    assert show.director.counting
    show.director.resume()
    show.go()
    assert show.shown == moves
    assert not show.director.replaying


def test_beginning_another_game_ends_a_scoring_a_pause_and_skipping(show):
    counting(show)
    show.director.begin(show.table)
    assert not show.director.counting
    show.director.skip_turns()
    assert show.director.skips_turns
    show.director.pause(True)
    show.add(3)
    show.director.begin(show.table)
    assert (show.director.skips_turns, show.director.paused, show.director.unseen) == (False, False, 0)
    assert show.director._activity is Activity.OPENING
    assert not show.director.busy


@pytest.mark.parametrize(
    "how", ["skip", "skip_turns", "pause", "replay", "scoring", "coming scoring", "nothing"]
)
def test_moves_of_another_game_are_animated_however_the_last_one_ended(show, how):
    director = show.director
    if how == "scoring":
        counting(show)
    elif how == "coming scoring":
        held(show)
    else:
        for move in [show.move() for _ in range(3)]:
            director.add(move, replay=how == "replay")
        {"skip": director.skip, "skip_turns": director.skip_turns}.get(how, lambda: None)()
        director.pause(how == "pause")
    shown, scorings = len(show.shown), len(show.scorings)
    director.begin(show.table)
    assert (director.unseen, director.paused, director.replaying) == (0, False, False)
    director.show_snapshot(show.snapshots.snapshot_of(show.table.state, 0, None))
    show.go()
    assert len(show.shown) == shown, "moves of the other game are not reported"
    assert len(show.scorings) == scorings
    move = by_another(show)
    assert director.player.steps
    assert show.shown[-1:] != [move]
    show.play_on()
    assert show.shown[-1] is move
    assert not director.replaying


def test_moves_that_are_skipped_count_as_steps_of_their_turn(show):
    counted: list[tuple[int, int]] = []
    show.director.shown.connect(lambda _: counted.append(show.director.steps))
    turns = [move.before.turn for move in show.add(8)]
    show.director.skip()
    turns += [move.before.turn for move in show.add(4)]
    show.play_on(500)
    assert len(counted) == len(turns)
    for number, turn in list(enumerate(turns))[8:]:
        assert counted[number] == (number - turns.index(turn) + 1, turns.count(turn))
    assert turns[8] == turns[7], "the move after the skipped ones belongs to the same turn"


def test_a_hidden_table_does_not_show_the_next_move_even_if_it_is_finished(show):
    by_another(show)
    second = show.move()
    show.director.add(second)
    show.director.wait(True)
    show.director.wait(True)
    show.go()
    assert not show.director.clock.may_run
    show.director.pause(True)
    show.director.wait(False)
    assert not show.director.clock.may_run, "still paused"
    show.director.pause(False)
    assert show.director.clock.may_run
    show.play_on()
    assert show.shown[-1] is second


def test_a_card_in_a_hand_can_fly_home_too(show):
    own_turn(show)
    card = show.stage.table.at(Hand(0))[0].id
    show.stage.dropped.emit({card: PieceGeometry(QPointF(300, 200), 60.0)})
    assert show.stage.aloft == {card}
    show.tick(2000)
    assert show.stage.item(card).parentItem() is show.stage.hand or not show.stage.aloft
