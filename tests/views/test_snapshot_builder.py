"""SnapshotBuilder: how events and promises lead from one displayed moment to the next."""

from __future__ import annotations

import attrs
import pytest

from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.rules.core.engine.action import BuyBuilding, PlaceTile, TakeMoney
from alhambra_desktop.model.rules.core.engine.event import ScoringHeld
from alhambra_desktop.model.rules.core.places.places import CitySquare, Discard, Hand, Row, TileFace, Tray
from alhambra_desktop.model.rules.table.turn_facts import Deed
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.playback.snapshot_builder import SnapshotBuilder
from tests.scenarios.board import Position, rules_for

from .stage.moving import Show
from .stage.snapshots import shown_of

TILE = "chambers-9-W"
SQUARE = CitySquare(0, (0, 1))


@pytest.fixture
def table(qapp) -> GameTable:
    at = Position(rules_for(2, dirk="off")).player(0, hand="denar-4 denar-5 florin-1")
    at.market("garden-12-S", "tower-11-open", TILE, "arcades-9-open").change(
        row=("ducat-1", "ducat-1", "florin-5", "dirham-4")
    )
    made = GameTable()
    made.open(SavedGame(at.book.setup, at.state, ()))
    return made


@pytest.fixture
def showing(table) -> SnapshotBuilder:
    return SnapshotBuilder(table)


@pytest.fixture
def before(table, showing):
    return showing.snapshot_of(table.state, 0, None)


def deed(table) -> Deed:
    buy = next(action for action in table.offers() if isinstance(action, BuyBuilding) and action.tile == TILE)
    return Deed(play=buy, promise=PlaceTile(TILE, SQUARE.cell))


def moves_of(way) -> dict:
    return {
        motion.piece: (motion.start, motion.end)
        for change in way.changes
        for motion in change.motions
        if motion.start != motion.end
    }


@pytest.mark.parametrize("reviewing", [True, False])
def test_only_a_review_contains_what_could_be_lifted_in_earlier_states(table, before, reviewing):
    table.submit(TakeMoney(("ducat-1",)))
    assert before.liftable
    snapshots = SnapshotBuilder(table, reviewing=reviewing)
    assert snapshots.snapshot_of(before_state(table), 0, None).liftable == (
        before.liftable if reviewing else frozenset()
    )
    assert not snapshots.snapshot_of(before_state(table), 1, None).liftable


def before_state(table):
    return table.transitions[-1].before


def test_events_determine_the_motion_of_the_lifted_card(table, showing, before):
    first, second = (piece.id for piece in before.table.at(Row()) if piece.face.card == "ducat-1")
    move = table.submit(TakeMoney(("ducat-1",)))
    for lifted in (first, second):
        way = showing.animation_of(move, 0, before, (lifted,))
        assert moves_of(way) == {lifted: (Row(), Hand(0))}
        assert way.after.table.pieces[lifted].place == Hand(0)
        assert way.changes[-1].after is way.after.table


def test_a_tile_bought_onto_a_square_flies_with_its_payment(table, showing, before):
    move = table.do(deed(table))
    way = showing.animation_of(move, 0, before)
    piece = table.book.tile_pieces[TILE]
    went = [motion for change in way.changes for motion in change.motions if motion.piece == piece]
    assert (went[0].start, went[-1].end) == (before.table.pieces[piece].place, SQUARE)
    assert any(motion.end == Discard() for change in way.changes for motion in change.motions)
    assert way.after.table.at(SQUARE)[0].face == TileFace(TILE)
    assert piece in way.after.promised
    assert way.after.table.look() == showing.snapshot_of(table.state, 0, way.after).table.look()


def test_a_changed_promise_moves_its_tile(table, showing, before):
    move = table.do(deed(table))
    stands = showing.animation_of(move, 0, before).after
    piece = table.book.tile_pieces[TILE]
    table.withdraw(TILE)
    way = showing.promise_animation(0, stands)
    assert moves_of(way) == {piece: (SQUARE, Tray(0))}
    table.do(Deed(promise=PlaceTile(TILE, SQUARE.cell)))
    again = showing.promise_animation(0, way.after)
    assert moves_of(again) == {piece: (Tray(0), SQUARE)}
    assert showing.promise_animation(0, again.after).changes == ()


def test_promised_actions_cause_no_motion_when_played(table, showing, before):
    moves = []
    table.moved.connect(moves.append)
    shown = showing.animation_of(table.do(deed(table)), 0, before).after
    shown = showing.snapshot_of(table.state, 0, shown)
    placed = (
        table.submit(PlaceTile(TILE, SQUARE.cell)) if PlaceTile(TILE, SQUARE.cell) in table.offers() else None
    )
    table.end_turn()
    move = placed or next(m for m in moves if isinstance(m.action, PlaceTile))
    assert moves_of(showing.animation_of(move, 0, shown)) == {}


def test_a_changed_viewer_gets_no_motions(table, showing, before):
    move = table.submit(TakeMoney(("ducat-1",)))
    way = showing.animation_of(move, 1, before)
    assert way.changes == ()
    assert way.after.viewer == 1
    assert way.after.table.look() == showing.snapshot_of(table.state, 1, None).table.look()
    assert showing.promise_animation(1, before).changes == ()


def test_after_a_jump_pieces_keep_their_ids_if_possible(table, showing, before):
    table.submit(TakeMoney(("ducat-1",)))
    after = showing.snapshot_of(table.state, 0, before)
    assert after.table.pieces.keys() == before.table.pieces.keys()


def test_a_move_that_does_not_follow_the_snapshot_is_shown_without_motions(table, showing, before):
    table.submit(TakeMoney(("ducat-1",)))
    move = table.submit(next(action for action in table.offers() if not isinstance(action, TakeMoney)))
    way = showing.animation_of(move, 0, before)
    assert way.changes == ()
    assert way.after.table.look() == showing.snapshot_of(table.state, 0, None).table.look()
    assert {piece.id for piece in before.table.at(Hand(0))} <= way.after.table.pieces.keys()


def test_a_promise_of_another_viewer_or_game_is_shown_without_motions(table, showing, before):
    table.do(deed(table))
    way = showing.promise_animation(1, before)
    assert (way.changes, way.after.viewer) == ((), 1)
    other = Position(rules_for(3))
    elsewhere = shown_of(other.book, other.state)
    for found in (showing.promise_animation(0, elsewhere), showing.snapshot_of(table.state, 0, elsewhere)):
        after = getattr(found, "after", found)
        assert after.book is table.book
        assert after.table.look() == showing.snapshot_of(table.state, 0, None).table.look()


def test_only_the_viewer_on_turn_sees_promised_and_liftable_pieces(table, showing):
    table.do(deed(table))
    own, other = (showing.snapshot_of(table.state, seat, None) for seat in (0, 1))
    assert own.ahead is not own.seen
    assert table.book.tile_pieces[TILE] in own.promised
    assert other.ahead is other.seen
    assert other.promised == other.liftable == frozenset()
    assert own.liftable == table.facts.liftable
    earlier = showing.snapshot_of(table.transitions[0].before or table.state, 0, None)
    assert earlier.liftable == (frozenset() if table.transitions[0].before else own.liftable)


def test_a_snapshot_has_the_level_of_assistance(table, showing):
    showing.aids, showing.simply = "purist", True
    shown = showing.snapshot_of(table.state, 0, None)
    assert (shown.aids, shown.simply) == ("purist", True)


def seats_of(entries) -> list[int | None]:
    return [seat for seat, _ in entries]


def test_recent_turns_are_those_of_the_others_since_the_own_turn(qapp):
    show = Show(rules_for(3).setup, seed=3)
    builder = show.snapshots

    def recent():
        builder.update_recent_turns(0)
        return builder.snapshot_of(show.table.state, 0, None).recent_turns

    while show.table.seat == 0 and len(show.table.transitions) < 2:
        assert recent().since, "a text about who begins"
        assert recent().before == ()
        show.move()
    earlier: list[int | None] = []
    turns = 0
    while turns < 4:
        own = show.table.seat == 0
        show.move()
        if show.table.seat != 0 or not own:
            found = recent()
            assert set(seats_of(found.since)) <= {1, 2, None}
            earlier = seats_of(found.before) or earlier
        turns += own and show.table.seat != 0
    assert 0 in earlier, "own turns are among the earlier ones"
    assert seats_of(recent().since)
    builder.set_last_tiles(show.table.transitions)
    last = builder.snapshot_of(show.table.state, 0, None).recent_turns
    assert (last.since, last.before) == ((), ())
    assert last.last_tiles == recent().last_tiles


def test_a_move_is_split_after_its_last_scoring(qapp):
    show = Show(rules_for(3).setup, seed=3)
    plain = move = show.move()
    while not any(isinstance(event, ScoringHeld) for event in move.events):
        plain, move = move, show.move()
    before = show.snapshots.snapshot_of(move.before, 0, None)
    whole = show.snapshots.animation_of(move, 0, before)
    assert whole.changes
    for animation in (whole, attrs.evolve(whole, changes=())):
        first, rest = show.snapshots.split_at_scoring(move, animation, before)
        held = [event for event in move.events if isinstance(event, ScoringHeld)]
        assert rest is not None
        assert first.changes + rest.changes == animation.changes
        assert rest.after is whole.after
        assert first.after.gained == 0
        for seat in range(3):
            scored = sum(event.scoring.total(seat) for event in held)
            assert first.after.score(seat) + scored == whole.after.score(seat)
        if animation.changes:
            assert first.changes[-1].event is held[-1]
            assert first.after.table is first.changes[-1].after
    assert show.snapshots.split_at_scoring(plain, whole, before) == (whole, None)
