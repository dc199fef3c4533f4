"""The director: moves are shown step by step on one clock, and the stage always shows a valid table."""

from __future__ import annotations

import pytest

from alhambra_desktop.model.rules.core.engine.event import MoneyTaken, RowRefilled, ScoringHeld
from alhambra_desktop.model.rules.core.places.places import CardBack, CardFace, Hand, Row, TileFace
from alhambra_desktop.model.rules.modules.dirk.rules import DirkGotTiles, DirksTiles
from alhambra_desktop.views.animation.timeline import FADE, TURN, Trace
from alhambra_desktop.views.playback.director import FACTOR, MOST_WAITING
from tests.of_type import of_type
from tests.property.folding import book_of
from tests.property.games import random_rules
from tests.scenarios.board import rules_for
from tests.sweeps import swept

from .stage.moving import Show

GAMES = 6
SPEEDS = ("off", "fast", "normal", "slow")


@pytest.fixture
def show(qapp) -> Show:
    return Show(rules_for(3).setup, seed=3)


def own_and_others(show: Show, speed: str) -> None:
    show.director.own_speed = show.director.others_speed = speed


# -- whole games


@pytest.mark.parametrize("number", swept(range(GAMES), lambda number: number == 1))
def test_every_step_of_a_whole_game_is_consistent(number, qapp):
    book = book_of(number)
    show = Show(book.setup, number % len(book.setup.seats), number)
    jumps, moves, own = show.rng, 0, 0
    while not show.table.state.over and moves < 160:
        own_and_others(show, jumps.choice(SPEEDS))
        show.director.reduced = jumps.random() < 0.1
        show.director.hurry(jumps.random() < 0.2)
        if show.table.seat == show.director.viewer and jumps.random() < 0.6:
            show.director.show_own(show.move())
            show.holds()
            for _ in range(jumps.randrange(4)):
                show.tick(40)
                show.holds()
            own += 1
        else:
            moves += len(show.add(jumps.randint(1, 3)))
            for _ in range(jumps.randrange(6)):
                show.tick(jumps.choice((16, 40, 200)))
                show.holds()
            then = jumps.random()
            if then < 0.1:
                show.jump()
                show.rests()
                continue
            if then < 0.3:
                show.director.skip()
            elif then < 0.4:
                show.director.finish_step()
            elif then < 0.6:
                show.director.speed_up_step()
            show.holds()
            show.play_on(200)
            show.rests()
    show.play_on()
    show.director.finish_step()
    show.rests()
    assert moves > 20
    assert own > 3


def test_the_table_after_each_step_matches_its_events(show):
    show.director.others_speed = "slow"
    show.director.viewer = 0
    move = show.add_until(MoneyTaken)
    show.go()
    steps = list(show.director.player.steps)
    assert steps
    for step in steps:
        assert show.stage.table is step.after
        show.holds()
        assert show.stage.aloft
        show.tick(step.duration)
    assert show.shown == [move]
    show.play_on()
    show.rests()


# -- one move of another player


def taken_by_another(show: Show):
    """Show a card taken by another player until it is in flight."""
    show.jump()
    while True:
        move = show.move()
        taken = next((event for event in move.events if isinstance(event, MoneyTaken)), None)
        if taken is not None and taken.seat != show.director.viewer:
            show.director.add(move)
            show.go()
            return taken
        show.jump()


def test_a_flying_piece_is_in_neither_place(show):
    taken = taken_by_another(show)
    flying = show.stage.aloft
    assert len(flying) == len(taken.cards)
    assert {show.stage.item(id_).face for id_ in flying} == {CardFace(card) for card in taken.cards}
    for id_ in flying:
        assert show.stage.table.pieces[id_] == (id_, Hand(taken.seat), CardBack())
        assert id_ not in [spot.what for spot in show.stage.spots()]
    assert not flying & set(show.stage.table.lying.get(Row(), ()))
    show.play_on()
    assert all(show.stage.item(id_) is None for id_ in flying), "in another's hand it has only a position"
    show.rests()


def test_syncing_the_stage_keeps_pieces_in_flight(show):
    taken_by_another(show)
    flying = show.stage.aloft
    show.stage.sync(show.stage.snapshot)
    assert show.stage.aloft == flying
    show.play_on()
    show.rests()


@pytest.mark.parametrize("end", ["pan", "lay_out"])
def test_moving_the_camera_or_layout_lands_flying_pieces(show, end):
    taken_by_another(show)
    table = show.stage.table
    if end == "pan":
        show.stage.city.zoom(1.2)
    else:
        show.stage.lay_out(1500, 900, 1.0)
    assert not show.stage.aloft
    assert show.stage.table is table, "the step goes on"
    assert show.director.busy
    show.holds()
    show.play_on()
    show.rests()


@pytest.mark.parametrize("how", ["off", "hidden"])
def test_nothing_flies_without_animation_or_while_hidden(show, how):
    if how == "off":
        own_and_others(show, "off")
    show.director.in_sight = lambda: how != "hidden"
    taken_by_another(show)
    assert not show.stage.aloft
    assert show.director.busy
    assert show.shown
    show.play_on()
    show.rests()


def middle(show: Show, piece):
    item = show.stage.item(piece)
    return item.mapRectToScene(item.size).center()


def test_with_reduced_motion_pieces_fade_and_leave_a_trace(show):
    show.director.reduced = True
    taken = taken_by_another(show)
    (step, *_) = show.director.player.steps
    assert step.flown <= 2 * FADE
    for flight in step.flights:
        piece = flight.motion.piece
        where = {middle(show, piece).toTuple()}
        opaque = [show.stage.item(piece).opacity()]
        while show.stage.item(piece) is not None and piece in show.stage.aloft:
            where.add(middle(show, piece).toTuple())
            opaque.append(show.stage.item(piece).opacity())
            show.tick(10)
            show.holds()
        assert len(where) <= 2, "nowhere between"
        assert min(opaque) < 0.3 < opaque[0]
        break
    traces = [one for one in show.director.player.effects.running if isinstance(one, Trace)]
    assert {trace.seat for trace in traces} == {taken.seat}
    show.play_on()
    show.rests()


def test_hiding_the_window_lands_flying_pieces(show):
    taken_by_another(show)
    show.director.in_sight = lambda: False
    show.tick()
    assert not show.stage.aloft
    show.rests()


def test_moves_are_queued_while_the_page_is_hidden(show):
    taken_by_another(show)
    show.director.wait(True)
    assert not show.stage.aloft
    show.add(2)
    show.tick(10_000)
    assert show.shown == []
    assert show.director.unseen == 3
    show.director.wait(False)
    show.play_on()
    assert len(show.shown) == 3
    show.rests()


@pytest.mark.sweep
def test_a_turn_of_another_stays_within_its_time(show):
    longest = 0.0
    show.jump()
    for _ in range(60):
        turn, spent = show.table.state.turn, 0.0
        while show.table.state.turn == turn and not show.table.state.over:
            show.add()
            show.go()
            while show.director.busy:
                if show.director.counting:
                    show.director.resume()
                spent += 20 * (show.director.clock.running)
                show.tick(20)
        longest = max(longest, spent)
    assert 0 < longest <= TURN + 20 * 12, "a tick for each move may come on top"


# -- own moves


def test_an_own_move_applies_immediately_and_its_pieces_glide(show):
    while show.table.seat != 0:
        show.move()
        show.jump()
    move = show.move()
    show.director.show_own(move)
    assert show.shown == [move]
    assert not show.director.busy
    assert show.stage.snapshot.seen.players == show.snapshots.snapshot_of(move.after, 0, None).seen.players
    assert show.stage.table.look() == show.observed().look()
    flying = show.stage.aloft
    assert flying
    show.holds()
    ticks = 0
    while show.director.clock.running:
        show.tick()
        show.holds()
        ticks += 1
    assert 2 < ticks * 16 <= 500
    show.rests()


def test_the_next_move_overtakes_an_own_one(show):
    for _ in range(40):
        if show.table.seat == 0:
            show.director.show_own(show.move())
            show.tick(30)
            show.holds()
        else:
            show.add()
            show.play_on(100)
    show.director.finish_step()
    show.rests()


def test_a_sped_up_move_is_shown_to_its_end(show):
    show.director.others_speed = "slow"
    show.add_until(MoneyTaken)
    show.go()
    show.director.speed_up_step()
    wall = 0
    while not show.shown:
        assert show.stage.aloft or show.director.player.effects.any
        show.director.clock.advance(10)
        show.holds()
        wall += 10
    assert 100 <= wall <= 150


def test_a_second_press_ends_the_move_immediately(show):
    show.director.others_speed = "slow"
    show.add_until(MoneyTaken)
    show.go()
    show.director.speed_up_step()
    assert not show.shown
    show.director.speed_up_step()
    assert show.shown
    show.holds()


def pass_out_of_sight(show: Show) -> None:
    show.director.in_sight = lambda: False
    show.tick()
    show.director.in_sight = lambda: True


STOPS = {
    "it arrives": Show.play_on,
    "a second press": lambda show: show.director.speed_up_step(),
    "the step is finished": lambda show: show.director.finish_step(),
    "all is skipped": lambda show: show.director.skip(),
    "the table is shown anew": Show.jump,
    "an own move": lambda show: show.director.show_own(show.move()),
    "another game": lambda show: show.director.begin(show.table),
    "out of sight": pass_out_of_sight,
}
"""Ways in which the steps of a move end."""


@pytest.mark.parametrize("stop", STOPS)
def test_the_move_after_a_sped_up_one_has_normal_speed(show, stop):
    show.director.others_speed = "slow"
    show.add_until(MoneyTaken)
    show.go()
    show.director.speed_up_step()
    assert show.director.player.is_sped_up
    STOPS[stop](show)
    show.jump()
    while show.table.seat == show.director.viewer:
        show.move()
        show.jump()
    show.add()
    show.go()
    steps, wall = show.director.player.steps, 0
    while show.director.player.steps:
        show.director.clock.advance(10)
        wall += 10
    assert wall >= sum(step.duration for step in steps) > 200


def test_finishing_a_step_lands_gliding_pieces(show):
    while show.table.seat != 0:
        show.move()
        show.jump()
    show.director.show_own(show.move())
    assert show.stage.aloft
    show.director.finish_step()
    assert not show.stage.aloft
    show.rests()


def test_a_carried_piece_flies_from_the_pointer(show):
    while show.table.seat != 0:
        show.move()
        show.jump()
    card = show.stage.table.at(Row())[0]
    middle = show.stage.city.sceneBoundingRect().center()
    show.stage.carry((card.id,), middle)
    action = next(a for a in show.table.offers() if getattr(a, "cards", None) == (card.face.card,))
    show.director.show_own(show.table.submit(action), (card.id,))
    item = show.stage.item(card.id)
    at = item.mapRectToScene(item.size).center()
    assert show.stage.aloft == {card.id}
    assert (at - middle).manhattanLength() < 2
    assert not show.stage.floating.carried
    while show.director.clock.running:
        show.tick()
    show.rests()


# -- speed


def test_hurrying_takes_a_quarter_of_the_time(qapp):
    lasting = {}
    for hurried in (False, True):
        show = Show(rules_for(3).setup)
        taken_by_another(show)
        show.director.hurry(hurried)
        assert show.director.hurried == hurried
        lasting[hurried] = show.play_on(10)
    assert lasting[True] * 3 < lasting[False] < lasting[True] * 6


def test_while_paused_nothing_moves_and_a_click_advances_one_step(show):
    move = show.add_until(RowRefilled)
    show.go()
    number = len(show.director.player.steps)
    assert number >= 1
    show.tick(40)
    show.director.pause(True)
    flying = {id_: show.stage.item(id_).pos() for id_ in show.stage.aloft}
    assert flying
    show.tick(10_000)
    assert {id_: show.stage.item(id_).pos() for id_ in show.stage.aloft} == flying
    for step in range(number, 0, -1):
        assert len(show.director.player.steps) == step
        assert show.shown == []
        show.director.finish_step()
        assert not show.stage.aloft
        show.holds()
    assert show.shown == [move]
    show.go()
    assert show.director.paused, "also for moves to come"
    show.director.play_on()
    show.rests()


def test_while_paused_each_move_can_be_stepped_through(show):
    moves = show.add(5)
    show.go()
    show.director.pause(True)
    clicks = 0
    while len(show.shown) < 3:
        show.director.finish_step()
        show.go()
        if show.director.counting:
            show.director.resume()
        show.holds()
        assert not show.stage.aloft
        clicks += 1
        assert clicks < 60
    assert show.director.paused
    show.tick(5000)
    assert len(show.shown) == 3
    show.director.pause(False)
    show.play_on()
    assert show.shown == moves
    show.rests()


def test_a_pause_also_holds_future_moves(show):
    show.director.pause(True)
    moves = show.add(2)
    show.go()
    show.tick(5000)
    assert show.shown == []
    show.director.play_on()
    show.play_on()
    assert show.shown == moves
    show.rests()


def test_turns_are_skipped_until_play_continues(show):
    show.director.skip_turns()
    moves = show.add(3)
    for _ in moves:
        show.go()
    assert show.shown == moves
    assert not show.stage.aloft
    show.director.play_on()
    taken_by_another(show)
    assert show.stage.aloft
    show.play_on()


def test_a_new_speed_applies_to_the_current_move(show):
    taken_by_another(show)
    left = sum(step.duration for step in show.director.player.steps)
    show.director.set_speed("normal", "fast", False)
    show.director.clock.advance(left * FACTOR["fast"] / 2)
    assert show.director.player.steps
    show.play_on(left * FACTOR["fast"] / 2 + 1)
    assert not show.director.player.steps
    show.play_on()
    show.rests()


def test_skipping_shows_queued_moves_but_not_later_ones(show):
    moves = show.add(6)
    show.go()
    assert show.director.unseen == 6
    show.director.pause(True)
    show.director.skip()
    show.go()
    assert show.shown == moves
    assert not show.director.paused
    show.play_on()
    show.rests()
    taken_by_another(show)
    assert show.stage.aloft
    show.play_on()


def test_a_scoring_is_shown_even_while_skipping(show):
    held = show.add_until(ScoringHeld)
    later = show.add(3)
    show.go()
    show.director.skip()
    show.go()
    assert len(show.scorings) == 1
    assert show.director.counting
    assert show.shown == [held]
    assert show.director.unseen == len(later)
    show.tick(10_000)
    assert show.shown == [held]
    show.director.resume()
    show.go()
    assert show.shown[1:] == later, "those are skipped, too"
    show.play_on()
    show.rests()


@pytest.mark.parametrize("speed", ["off", "normal"])
def test_moves_after_a_scoring_wait_until_it_was_read(speed, qapp):
    show = Show(rules_for(2).setup, seed=3)
    own_and_others(show, speed)
    while True:
        move = show.add_until(DirkGotTiles)
        show.go()
        while not show.director.counting:
            assert show.director.busy
            show.tick(40)
            show.go()
        tiles = {tile for event in move.events if isinstance(event, DirkGotTiles) for tile in event.tiles}
        on_stage = {of_type(piece.face, TileFace).tile for piece in show.stage.table.at(DirksTiles())}
        assert not tiles & on_stage, "they came after the scoring (D-3)"
        show.tick(10_000)
        assert show.director.counting
        show.director.resume()
        show.play_on()
        show.rests()
        on_stage = {of_type(piece.face, TileFace).tile for piece in show.stage.table.at(DirksTiles())}
        assert tiles <= on_stage
        if show.table.state.round == 2:
            break


def test_a_long_queue_of_moves_is_not_animated(show):
    moves = show.add(300)
    show.go()
    at_once = [move for move in moves if move in show.shown]
    assert at_once == moves[: len(at_once)]
    for _ in range(10):
        if show.director.counting:
            show.director.resume()
        show.go()
    assert show.shown == moves[: len(show.shown)]
    assert len(show.shown) >= len(moves) - MOST_WAITING - 1, "no time passed"
    assert show.director.busy, "the last ones are seen"
    show.play_on()
    assert show.shown == moves
    assert show.idle == 1
    show.rests()


def test_a_replay_is_animated_at_any_length(show):
    own_and_others(show, "off")
    moves = show.add(MOST_WAITING + 6)
    show.play_on()
    show.shown.clear()
    moves = [move for move in moves if not any(isinstance(e, ScoringHeld) for e in move.events)]
    show.stage.sync(show.snapshots.snapshot_of(moves[0].before, 0, show.stage.snapshot))
    for move in moves:
        show.director.add(move, replay=True)
    show.go()
    assert show.director.replaying
    assert show.director.unseen == 0
    assert len(show.shown) < len(moves) - 2
    assert show.play_on() > 10, "as fast as normal at least"
    assert show.shown == moves
    show.rests()


def test_a_replay_is_animated_even_without_animation(qapp):
    assert _length("off") == _length("normal")


def _length(speed: str) -> int:
    """Return the number of ticks of a replayed move."""
    show = Show(rules_for(3).setup, seed=3)
    own_and_others(show, speed)
    (move,) = show.add()
    show.jump()
    show.stage.sync(show.snapshots.snapshot_of(move.before, 0, show.stage.snapshot))
    show.director.add(move, replay=True)
    return show.play_on(100)


def _replayed(show) -> None:
    (move,) = show.add(1)
    show.play_on()
    show.director.add(move, replay=True)
    show.play_on()
    assert show.director.replaying


def test_beginning_another_game_ends_the_replay_state(show):
    _replayed(show)
    show.director.begin(show.table)
    assert not show.director.replaying


def test_an_own_move_ends_the_replay_state(show):
    _replayed(show)
    show.director.show_own(show.move())
    assert not show.director.replaying


# -- jumps


@pytest.mark.parametrize("at", [0, 30, 200, 700])
def test_a_jump_discards_flying_pieces(show, at):
    show.add(4)
    show.go()
    show.tick(at)
    show.director.drop_all()
    show.holds()
    assert not show.director.busy
    assert not show.stage.aloft
    show.jump()
    show.rests()
    show.tick(1000)
    assert len(show.shown) <= 1


def test_another_game_leaves_no_pieces_behind(show):
    taken_by_another(show)
    show.table.begin(random_rules(5, 4).setup)
    show.jump()
    show.stage.lay_out(1280, 742, 1.0)
    show.rests()


def test_it_is_idle_once_everything_has_been_shown(show):
    show.add(3)
    show.play_on()
    assert show.idle == 1
    assert show.director.unseen == 0
