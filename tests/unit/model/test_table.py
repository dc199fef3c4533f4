"""Pieces on the table: identity of equal cards, positions, and invalid moves."""

from __future__ import annotations

import pytest

from alhambra_desktop.model.rules.core.engine.event import (
    BuildingBought,
    MoneyTaken,
    RowRefilled,
    ScoringHeld,
)
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.play import start
from alhambra_desktop.model.rules.core.engine.scoring import ScoringRound
from alhambra_desktop.model.rules.core.places.fold import ArrangementBuilder, Fold
from alhambra_desktop.model.rules.core.places.places import (
    DISCARD,
    PILE,
    TURN,
    Arrangement,
    Bag,
    CardBack,
    CardFace,
    CitySquare,
    Discard,
    Due,
    Hand,
    MarketSquare,
    Motion,
    Piece,
    PieceId,
    Pile,
    Place,
    Reserve,
    Row,
    ScoreTrack,
    ScoringCardFace,
    Stack,
    Supply,
    TableError,
    TileFace,
    Tray,
    TurnMark,
    scoring_card_id,
    seat_of,
)
from alhambra_desktop.model.rules.table.arrangement import arrangement, fold
from tests.scenarios.board import Position, rules_for

DENAR = CardFace("denar-3")
EVERYWHERE: tuple[Place, ...] = (
    *(MarketSquare("alhambra", 1), Supply("huts"), Bag("alhambra"), Row(), Pile(), Discard(), Due()),
    *(Hand(2), Tray(2), Reserve(2), CitySquare(2, (0, 1)), ScoreTrack(2), TurnMark(2)),
)


@pytest.fixture
def at() -> Position:
    """Position with two equal cards in the row and a seat that can take them."""
    position = Position(rules_for(3)).market("garden-10-N", None, None, None)
    return position.change(row=("denar-3", "denar-3", "ducat-1")).player(1, hand="florin-9")


def table_of(at: Position, viewer: int):
    return arrangement(at.book, observe(at.book, at.state, viewer))


def test_pieces_have_places_and_faces(at):
    table = table_of(at, 0)
    assert [piece.face for piece in table.at(Row())] == [DENAR, DENAR, CardFace("ducat-1")]
    assert table.at(MarketSquare("alhambra", 1)) == (
        (PieceId("garden-10-N"), MarketSquare("alhambra", 1), TileFace("garden-10-N")),
    )
    assert [piece.face for piece in table.at(Hand(1))] == [CardBack()]
    assert [piece.face for piece in table_of(at, 1).at(Hand(1))] == [CardFace("florin-9")]


@pytest.mark.parametrize("place", [0, 1])
def test_the_lifted_one_of_equal_cards_moves(at, place):
    table = table_of(at, 0)
    lifted = table.at(Row())[place].id
    (told,) = fold(at.book, 0, table, (MoneyTaken(0, ("denar-3",)),), (lifted,))
    assert told.motions == (Motion(lifted, Row(), Hand(0), DENAR, DENAR),)
    assert told.after.pieces[lifted].place == Hand(0)


def test_a_card_seen_going_to_a_hand_is_paid_later(at):
    table = table_of(at, 0)
    card = table.at(Row())[2]
    taken, bought = fold(
        at.book, 0, table, (MoneyTaken(1, ("ducat-1",)), BuildingBought(1, "garden-10-N", ("ducat-1",), 1, 0))
    )
    assert taken.after.pieces[card.id] == (card.id, Hand(1), CardBack())
    paid = Motion(card.id, Hand(1), Discard(), CardBack(), None, CardFace("ducat-1"))
    assert paid in bought.motions
    assert taken.motions[0].face == paid.face == CardFace("ducat-1"), "everybody sees it on its way"
    assert bought.after.at(Tray(1))[0].id == PieceId("garden-10-N")
    assert bought.after.pieces[DISCARD].face == Stack(1)


def test_an_unseen_card_of_a_hand_can_be_any_payment(at):
    table = table_of(at, 0)
    (card,) = table.at(Hand(1))
    (bought,) = fold(at.book, 0, table, (BuildingBought(1, "garden-10-N", ("florin-9",), 9, 0),))
    assert card.id not in bought.after.pieces


def test_a_drawn_card_is_a_new_piece(at):
    table = table_of(at, 0)
    bought = BuildingBought(1, "garden-10-N", ("florin-9",), 9, 0)
    first, second = fold(at.book, 0, table, (bought, RowRefilled(("florin-9",), left=7)))
    (drawn,) = second.after.pieces.keys() - first.after.pieces.keys()
    assert drawn not in table.pieces
    assert second.after.pieces[PILE].face == Stack(7)


def test_the_row_stays_sorted(at):
    (told,) = fold(at.book, 0, table_of(at, 0), (RowRefilled(("dirham-2",)),))
    faces = [piece.face for piece in told.after.at(Row())]
    assert faces == [DENAR, DENAR, CardFace("dirham-2"), CardFace("ducat-1")]


def test_a_reshuffle_empties_the_discard_pile():
    at = Position(rules_for(3)).change(row=(), discard=("ducat-1",))
    told = fold(at.book, 0, table_of(at, 0), (RowRefilled((), (1,), reshuffled=0, left=3),))
    assert told[-1].after.pieces[DISCARD].face == Stack(0)
    assert told[-1].after.pieces[PILE].face == Stack(3)


def test_a_scoring_card_stays_visible_until_its_scoring(at):
    refilled, scored = RowRefilled((), (1,)), ScoringHeld(ScoringRound(1, ()), 3, {})
    shown, held = fold(at.book, 0, table_of(at, 0), (refilled, scored))
    assert shown.after.at(Due()) == ((scoring_card_id(1), Due(), ScoringCardFace(1)),)
    assert held.after.at(Due()) == ()


def test_a_fold_does_not_change_the_arrangement_before(at):
    table = table_of(at, 0)
    before = table_of(at, 0)
    fold(at.book, 0, table, (MoneyTaken(0, ("denar-3",)),))
    assert table == before


def test_two_pieces_of_one_id_raise_an_error():
    table = ArrangementBuilder()
    table.lay(TURN, Row(), DENAR)
    with pytest.raises(TableError, match="laid twice"):
        table.lay(TURN, Tray(0), DENAR)


@pytest.mark.parametrize(
    "wrong",
    [
        lambda table: table.move(PieceId("nobody"), Row()),
        lambda table: table.count(PieceId("garden-10-N"), 1),
        lambda table: table.find(Tray(0), DENAR),
        lambda table: table.find(Hand(1), DENAR),
        lambda table: table.emerge(PILE, Row(), Row(), DENAR),
    ],
)
def test_missing_pieces_cannot_move(at, wrong):
    with pytest.raises(TableError):
        wrong(Fold(0, table_of(at, 0)))


def test_sorted_places_order_visible_faces_before_hidden_ones():
    hand = [CardFace("ducat-1"), CardBack(), CardFace("denar-3")]
    assert sorted(hand, key=lambda face: face.rank) == [CardFace("denar-3"), CardFace("ducat-1"), CardBack()]
    tiles = [TileFace("tower-9-NW"), TileFace("garden-10-N")]
    assert sorted(tiles, key=lambda face: face.rank) == tiles[::-1]
    assert ScoringCardFace(1).rank < ScoringCardFace(2).rank < CardBack().rank
    assert [face.is_hidden for face in (*hand, tiles[0], Stack(3))] == [False, True, False, False, False]
    in_order = {type(place) for place in EVERYWHERE if place.sorted}
    assert in_order == {Row, Due, Hand, Reserve}


def test_a_place_belongs_to_its_seat_or_none():
    of_nobody = {type(place) for place in EVERYWHERE if seat_of(place) is None}
    assert of_nobody == {MarketSquare, Supply, Bag, Row, Pile, Discard, Due}
    assert {seat_of(place) for place in EVERYWHERE} == {None, 2}


def test_a_moving_piece_shows_its_known_face():
    way = (PieceId("card", 1), Row(), Hand(1))
    other, back = CardFace("ducat-1"), CardBack()
    assert Motion(*way, DENAR, other).face == DENAR, "as it lay"
    assert Motion(*way, DENAR, back).face == Motion(*way, back, DENAR).face == DENAR, "what is known of it"
    assert Motion(*way, back, other, open=DENAR).face == DENAR, "what everybody saw before all else"
    assert Motion(*way, None, other).face == other
    assert Motion(*way, back, None).face == back


def test_equal_cards_are_interchangeable_in_the_look():
    denar = [Piece(PieceId("denar-3", copy), Row(), DENAR) for copy in (1, 2)]
    tile = Piece(PieceId("garden-10-N"), Tray(0), TileFace("garden-10-N"))

    def table(*pieces: Piece) -> Arrangement:
        lying: dict[Place, tuple[PieceId, ...]] = {}
        for piece in pieces:
            lying[piece.place] = (*lying.get(piece.place, ()), piece.id)
        return Arrangement({piece.id: piece for piece in pieces}, lying, 2)

    assert table(denar[0], tile).look() == table(denar[1], tile).look()
    assert table(*denar, tile).at(Row()) == tuple(denar)
    assert table(denar[0]).at(Pile()) == ()
    assert table(*denar).look() != table(denar[0]).look()
    assert table(tile).look() != table(tile._replace(face=TileFace("garden-8-SW"))).look()
    assert table(tile).look() != table(tile._replace(id=PieceId("garden-8-SW"))).look()
    assert table(tile).look() != table(tile._replace(place=Tray(1))).look()


def test_every_kind_of_piece_has_a_start_position():
    book = rules_for(4, modules=("falconers", "vizier", "huts", "bonus_cards", "bazaars"))
    table = arrangement(book, observe(book, start(book).after, 0))
    assert {type(place).__name__ for place in table.lying} >= {
        *("Row", "Pile", "Discard", "Bag", "MarketSquare", "Hand", "CitySquare", "ScoreTrack", "TurnMark"),
        *("Supply", "Pawn", "HutPile", "SecretCards"),
    }
