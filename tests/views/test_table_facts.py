"""Small facts about the table: values on piece cards, scores and places, cards by piece, and pictures."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import QRectF

from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.rules.core.engine.action import (
    BuyBuilding,
    EndTurn,
    KeepInReserve,
    PlaceTile,
    TakeMoney,
)
from alhambra_desktop.model.rules.core.places.places import CardFace, Hand, PieceId, Row, TileFace
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.game import reading_delay
from alhambra_desktop.views.game.action_faces import faces_of
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.game.piece_card import PieceCard, Worth, buildings, points, tiles_worth
from alhambra_desktop.views.game.reading_delay import ReadingDelay
from alhambra_desktop.views.game.seat_pictures import STONE, owner_picture
from alhambra_desktop.views.game.selection import NOTHING, Bubble
from alhambra_desktop.views.game.table_snapshot import TableSnapshot
from alhambra_desktop.views.game.target import Control, Spot
from alhambra_desktop.views.text.words import Line
from alhambra_desktop.words import say
from tests.scenarios.board import Position
from tests.views.stage.snapshots import shown_of
from tests.views.test_rule_sets import MARKET, position

TILES = ("garden-12-S", "tower-11-open", "chambers-9-W", "arcades-9-open")


def plain() -> Position:
    at = position(seats=4).market(*MARKET)
    return at.player(0, hand="denar-4 denar-4 ducat-2 florin-9")


# -- piece cards


@pytest.mark.parametrize(
    ("count", "figure", "working"),
    [
        (0, "\N{EN DASH}", "none of them"),
        (1, "1 tile", "garden 12"),
        (2, "2 tiles", "garden 12, tower 11"),
        (3, "3 tiles", "garden 12, tower 11 and 1 more"),
        (4, "4 tiles", "garden 12, tower 11 and 2 more"),
    ],
)
def test_a_value_names_two_tiles_and_counts_the_others(count, figure, working):
    none = Message("name", name="none of them")
    worth = tiles_worth(Message("card-now"), plain().book, TILES[:count], none)
    assert worth.label == Message("card-now")
    assert worth.working is not None
    assert (say(worth.figure), say(worth.working)) == (figure, working)


def test_the_value_of_a_card_is_one_line_or_two():
    name, figure = Message("name", name="Tower"), points(3)
    assert (points(3), buildings(2)) == (
        Message("card-points", points=3),
        Message("card-buildings", count=2),
    )
    label, working = Message("card-now"), Message("card-nothing")
    brings = Message("card-brings", label=label, figure=figure)
    assert PieceCard(name, name, None).value == ()
    assert PieceCard(name, name, Worth(label, figure)).value == (brings,)
    assert PieceCard(name, name, Worth(label, figure, working)).value == (brings, working)


def test_a_bubble_reads_its_card_then_its_lines_then_its_total():
    one, two = Message("name", name="one"), Message("name", name="two")
    lines = (Line("", one, "3"), Line("", two))
    assert Bubble(QRectF(), lines).words == "one 3; two"
    total = Bubble(QRectF(), lines, total=(two, "+5"))
    assert total.words == "one 3; two; two +5"
    card = PieceCard(Message("name", name="Tower"), Message("name", name="Sentence"), None)
    assert attrs.evolve(total, card=card).words == "Tower; Sentence; one 3; two; two +5"
    noted = attrs.evolve(card, note=Message("name", name="Note"))
    assert Bubble(QRectF(), (), card=noted).words == "Tower; Note; Sentence"


# -- the selection


def test_the_keyboard_cursor_is_looked_at_before_the_pointer():
    pointed = attrs.evolve(NOTHING, pointed=Row())
    assert (NOTHING.looked_at, pointed.looked_at) == (None, Row())
    assert attrs.evolve(pointed, cursor=Hand(0)).looked_at == Hand(0)
    one, two = PieceId("denar-1", 1), PieceId("denar-1", 2)
    assert attrs.evolve(NOTHING, paid=(one,), turning=(two,)).raised == (one, two)
    card = PieceCard(Message("name", name="a"), Message("name", name="b"), None)
    assert not NOTHING.describes_piece
    assert not attrs.evolve(NOTHING, bubble=Bubble(QRectF(), ())).describes_piece
    assert attrs.evolve(NOTHING, bubble=Bubble(QRectF(), (), card=card)).describes_piece


def test_controls_of_others_are_pressed_but_rows_are_only_looked_at():
    assert Control("player", 1).is_pressed_by(0)
    assert not Control("player", 0).is_pressed_by(0)
    assert Control("fit").is_pressed_by(0)
    assert not Control("row", None, "garden").is_pressed_by(0)
    assert Spot(Row(), QRectF(1, 2, 3, 4)) == Spot(Row(), QRectF())
    assert Spot(Row(), QRectF()) != Spot(Hand(0), QRectF())


# -- snapshots


def shown(at: Position, viewer: int = 0) -> TableSnapshot:
    return shown_of(at.book, at.state, viewer)


def test_places_are_shared_by_equal_scores():
    at = plain()
    for seat, score in enumerate((7, 9, 7, 3)):
        at.player(seat, score=score)
    snapshot = shown(at)
    assert [snapshot.place_of(seat) for seat in range(4)] == [(2, 2), (1, 1), (2, 2), (4, 1)]
    assert [snapshot.score(seat) for seat in range(4)] == [7, 9, 7, 3]
    counting = attrs.evolve(snapshot, scores={1: 4})
    assert [counting.score(seat) for seat in range(4)] == [7, 4, 7, 3]


def test_points_are_shown_during_the_game_and_its_last_scoring():
    at = plain()
    snapshot = shown(at)
    assert (snapshot.shows_points, snapshot.over) == (True, False)
    assert not attrs.evolve(snapshot, aids="purist").shows_points
    ended = shown(at.change(agenda=()))
    assert (ended.shows_points, ended.over) == (False, True)
    counting = attrs.evolve(ended, scores={0: 3})
    assert (counting.shows_points, counting.over) == (True, False)
    assert not attrs.evolve(counting, aids="purist").shows_points


def test_only_the_deciding_viewer_decides():
    at = plain()
    assert shown(at).viewer_decides
    assert not shown(at, 1).viewer_decides
    assert (shown(at).viewer, shown(at, 1).viewer) == (0, 1)
    assert not shown(at.change(agenda=())).viewer_decides


def test_equal_cards_are_different_pieces():
    snapshot = shown(plain())
    both = snapshot.in_hand(("denar-4", "denar-4", "ducat-2"))
    assert len(set(both)) == 3
    assert snapshot.cards_of(both) == ("denar-4", "denar-4", "ducat-2")
    assert snapshot.in_hand(("denar-4", "denar-4", "denar-4")) == both[:2]
    assert snapshot.in_hand(("dirham-9",)) == ()
    assert snapshot.cards_of((both[2], both[0])) == ("denar-4", "ducat-2"), "sorted"
    tile = next(piece for piece in snapshot.table.pieces if piece.thing == "garden-12-S")
    assert snapshot.cards_of((tile, PieceId("nothing", 3))) == ()


# -- pieces of actions, and pictures


def test_an_action_shows_its_tile_or_its_money():
    book = plain().book
    cases = (
        (BuyBuilding("garden-12-S", ("florin-9", "florin-3")), (TileFace("garden-12-S"),)),
        (PlaceTile("garden-12-S", (0, 1)), (TileFace("garden-12-S"),)),
        (KeepInReserve("tower-11-open"), (TileFace("tower-11-open"),)),
        (TakeMoney(("denar-1", "ducat-2")), (CardFace("denar-1"), CardFace("ducat-2"))),
        (EndTurn(), ()),
        (None, ()),
    )
    for action, faces in cases:
        assert faces_of(book, action) == faces


def test_owners_without_a_seat_have_a_mark():
    book = plain().book
    assert owner_picture(book, 1).colour == book.setup.seats[1].colour
    assert owner_picture(book, 1).person is None
    stone = owner_picture(book, "dirk")
    assert (stone.colour, stone.person) == (STONE, None)
    assert STONE == "stone"


def test_a_text_counts_as_read_after_its_delay(monkeypatch):
    now = [100.0]
    monkeypatch.setattr(reading_delay, "monotonic", lambda: now[0])
    delay = ReadingDelay(0.5)
    assert not delay.over
    now[0] = 100.5
    assert delay.over
    delay.begin()
    assert not delay.over
    now[0] = 100.99
    assert not delay.over
    now[0] = 101.0
    assert delay.over


# -- the history of a table


def test_a_table_knows_what_can_be_placed_and_by_whom(qapp):
    at = plain()
    table = GameTable()
    assert not table.playing
    table.open(SavedGame(at.book.setup, at.state, ()))
    assert (table.playing, table.complete, table.transitions, table.events) == (True, False, (), ())
    assert (table.humans, table.seat, table.is_human(0), table.is_human(1)) == ((0,), 0, True, False)
    assert table.placeable_cells("chambers-9-W") == ((-1, 0), (0, -1), (0, 1))
    over = GameTable()
    over.open(SavedGame(at.book.setup, at.change(agenda=()).state, ()))
    assert (over.seat, over.placeable_cells("chambers-9-W"), over.waiting) == (None, (), ())
    assert not over.can_end_turn
