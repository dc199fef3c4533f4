"""Flights: pieces fly from their old to their new position, and none is lost or left in flight."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF

from alhambra_desktop.model.rules.core.places.places import (
    Arrangement,
    CardBack,
    CardFace,
    CitySquare,
    Discard,
    Hand,
    MarketSquare,
    Motion,
    PieceId,
    Pile,
    Row,
    TileFace,
    Tray,
)
from alhambra_desktop.views.animation.choreography import DEFAULT_STYLE
from alhambra_desktop.views.animation.timeline import Flight, Stop
from alhambra_desktop.views.animation.trajectory import HIGHEST, LEAN, LOWEST, PieceGeometry, pose
from alhambra_desktop.views.game.selection import Selection
from alhambra_desktop.views.playback.flights import Flights
from alhambra_desktop.views.rule_sets.motion_style import MotionStyle
from alhambra_desktop.views.scene.items.floating_layer import LIFT
from tests.scenarios.board import Position, rules_for

from .snapshots import shown_of, stage_of


@pytest.fixture
def stage(qapp):
    at = Position(rules_for(3)).player(0, hand="denar-1 denar-2").player(1, hand="ducat-5")
    at.market("garden-12-S", "tower-11-open", "chambers-9-W", "arcades-9-open")
    return stage_of(shown_of(at.book, at.state))


def flights_of(*motions: Motion) -> tuple[Flight, ...]:
    return tuple(Flight(motion, 60.0 * number, 300.0, DEFAULT_STYLE) for number, motion in enumerate(motions))


def launched(stage, *motions: Motion) -> Flights:
    flights, flying = Flights(stage), flights_of(*motions)
    flights.launch(flying, flights.starts(flying), stage.table)
    return flights


def middle(stage, piece):
    item = stage.item(piece)
    return item.mapRectToScene(item.size).center()


def rect_of(stage, piece):
    item = stage.item(piece)
    return item.mapRectToScene(item.size)


def near(point, other) -> bool:
    return (point - other).manhattanLength() < 0.5


def paid(stage) -> Motion:
    (card,) = stage.table.at(Hand(1))
    return Motion(card.id, Hand(1), Discard(), CardBack(), None, CardFace("ducat-5"))


@pytest.mark.parametrize(("beside", "over"), [(0.4, True), (0.6, False)])
def test_a_carried_tile_starts_in_the_middle_of_its_square_if_it_is_over_it(stage, beside, over):
    (tile,) = stage.table.at(MarketSquare("alhambra", 1))
    end = CitySquare(0, (1, 0))
    square = stage.rect_of(end)
    at = square.center() + QPointF(beside * square.width(), 0)
    stage.floating.carry([stage.item(tile.id)], [tile.face], [80.0], at)
    motion = Motion(tile.id, MarketSquare("alhambra", 1), end, tile.face, tile.face, tile.face)
    begin = Flights(stage).starts(flights_of(motion))[tile.id]
    assert near(begin.middle, square.center() if over else at)
    assert begin.width == pytest.approx(square.width() * LIFT if over else 80.0)


def test_cards_paid_from_a_hidden_hand_are_visible_in_flight(stage):
    motion = paid(stage)
    count = stage.slot_of(motion.piece, stage.table).rect.center()
    assert stage.item(motion.piece) is None
    flights = launched(stage, motion)
    item = stage.item(motion.piece)
    assert item.face == CardFace("ducat-5")
    assert near(middle(stage, motion.piece), count), "from the count of the cards"
    wide = rect_of(stage, motion.piece).width()
    assert wide > 40, "large enough to be read"
    flights.advance(299.9)
    assert flights.any
    assert near(middle(stage, motion.piece), stage.rect_of(Discard()).center())
    assert rect_of(stage, motion.piece).width() < wide
    assert not flights.advance(1)
    assert stage.item(motion.piece) is None
    assert not stage.floating.childItems()
    assert not stage.aloft


def test_a_raised_card_flies_from_where_it_is_raised(stage):
    cards = [card.id for card in stage.table.at(Hand(0))]
    stage.select(Selection(paid=(cards[0],)))
    places = {card: middle(stage, card) for card in cards}
    slots = {card: stage.slot_of(card, stage.table).rect.center() for card in cards}
    assert places[cards[0]].y() < slots[cards[0]].y() - 5, "the selected card is raised"
    assert abs(places[cards[1]].y() - slots[cards[1]].y()) < 2
    for card in cards:
        face = stage.item(card).face
        launched(stage, Motion(card, Hand(0), Discard(), face, None, face))
        off = middle(stage, card) - places[card]
        assert off.manhattanLength() < 2, "cards of a fan are rotated around their lower ends"


def test_a_card_from_a_stack_appears_in_its_final_size(stage):
    cards = stage.table.at(Row())[:2]
    motions = [Motion(card.id, Pile(), Row(), None, card.face) for card in cards]
    flights = launched(stage, *motions)
    first, second = cards[0].id, cards[1].id
    assert near(middle(stage, first), stage.rect_of(Pile()).center())
    assert [stage.item(id_).isVisible() for id_ in (first, second)] == [True, False]
    assert stage.item(first).face == CardBack()
    flights.advance(61)
    assert stage.item(second).isVisible()
    flights.advance(200)
    assert stage.item(first).face == cards[0].face, "turned up on the way"
    flights.advance(40)
    assert stage.aloft == {second}, "each lands by itself"
    flights.advance(58.99)
    slot = stage.slot_of(second, stage.table)
    assert near(middle(stage, second), slot.rect.center())
    assert rect_of(stage, second).width() == pytest.approx(slot.rect.width())
    flights.advance(1)
    assert not stage.aloft
    assert stage.item(first).parentItem() is stage.row


def test_a_flying_tile_is_scaled_and_loses_its_style(stage):
    tile = stage.table.at(MarketSquare("alhambra", 1)) or next(
        stage.table.at(place) for place in stage.table.lying if isinstance(place, MarketSquare)
    )
    (piece,) = tile
    start = stage.rect_of(piece.id)
    moved = Motion(piece.id, piece.place, Tray(1), piece.face, piece.face)
    pieces = {**stage.table.pieces, piece.id: piece._replace(place=Tray(1))}
    lying = {place: ids for place, ids in stage.table.lying.items() if place != piece.place}
    after = Arrangement(pieces, {**lying, Tray(1): (piece.id,)}, stage.table.copies)
    before = rect_of(stage, piece.id).width()
    flights, flying = Flights(stage), flights_of(moved)
    flights.launch(flying, flights.starts(flying), after)
    assert start is not None
    assert rect_of(stage, piece.id).width() == pytest.approx(before)
    end = stage.slot_of(piece.id, after)
    flights.advance(160)
    half = middle(stage, piece.id)
    flights.advance(139.9)
    assert near(middle(stage, piece.id), end.rect.center())
    assert not near(half, end.rect.center())
    assert isinstance(stage.item(piece.id).face, TileFace)
    flights.land()
    item = stage.item(piece.id)
    assert item is None or item.scale() == 1.0
    assert not stage.aloft


def test_a_card_rotates_into_its_place_in_the_fan(stage):
    card = stage.table.at(Hand(0))[0]
    lean = stage.slot_of(card.id, stage.table).angle
    assert lean
    flights = launched(stage, Motion(card.id, Row(), Hand(0), None, card.face))
    assert stage.item(card.id).rotation() == 0
    flights.advance(299.99)
    assert stage.item(card.id).rotation() == pytest.approx(lean, abs=0.01)
    flights.land()
    assert stage.item(card.id).rotation() == pytest.approx(lean)


def test_a_piece_that_does_not_move_does_not_fly(stage):
    (card, *_) = stage.table.at(Row())
    flights = launched(stage, Motion(card.id, Hand(2), Row(), card.face, card.face))
    assert not flights.any
    assert not stage.aloft
    flights.land()
    assert stage.item(card.id).parentItem() is stage.row


# -- the path

AT, TO = PieceGeometry(QPointF(0, 0), 60.0), PieceGeometry(QPointF(400, 0), 30.0)
MOVED = Motion(
    PieceId("garden-11-open"), Row(), Tray(1), TileFace("garden-11-open"), TileFace("garden-11-open")
)


def poses(flight: Flight, begin: PieceGeometry = AT, end: PieceGeometry = TO, stop: QPointF | None = None):
    return [pose(flight, flight.duration * part / 50, begin, end, stop) for part in range(51)]


def test_a_piece_leans_into_a_shallow_arc():
    way = poses(Flight(MOVED, 0, 300, DEFAULT_STYLE))
    assert (way[0].middle, way[0].width) == (AT.middle, AT.width)
    assert (way[-1].middle.x(), way[-1].width) == pytest.approx((400, 30))
    assert max(-one.middle.y() for one in way) == pytest.approx(0.12 * 400, abs=0.5)
    assert max(one.angle for one in way) == pytest.approx(LEAN, abs=0.1)
    assert [way[i].height for i in (0, 25, 50)] == pytest.approx([0, 1, 0], abs=0.01)
    steps = [later.middle.x() - one.middle.x() for one, later in pairwise(way)]
    assert steps[0] < steps[10] < steps[25] > steps[40] > steps[-1], "slow, quick, slow"


@pytest.mark.parametrize(("long", "high"), [(10, 2), (100, LOWEST), (2000, HIGHEST)])
def test_the_height_of_arcs_is_limited(long, high):
    way = poses(Flight(MOVED, 0, 300, DEFAULT_STYLE), end=PieceGeometry(QPointF(long, 0), 60.0))
    assert max(-one.middle.y() for one in way) == pytest.approx(high, abs=0.5)


def test_returning_pieces_fly_straight():
    way = poses(Flight(MOVED, 0, 160, MotionStyle(arc=0.0)))
    assert {(one.middle.y(), one.angle) for one in way} == {(0, 0)}


def test_a_card_changes_its_face_while_edge_on():
    taken = Motion(PieceId("denar-3", 1), Row(), Hand(1), CardFace("denar-3"), CardBack())
    way = poses(Flight(taken, 0, 300, DEFAULT_STYLE))
    turns = next(i for i, one in enumerate(way) if one.turned)
    assert turns > 33, "over the last third"
    assert way[turns].broad < 0.2
    assert min(one.broad for one in way) >= 0.08
    assert (way[0].broad, way[-1].broad) == (1, 1)


def test_a_falcon_beats_its_wings_twice():
    high = [one.high for one in poses(Flight(MOVED, 0, 250, MotionStyle(flutters=True)))]
    assert min(high) == pytest.approx(0.88, abs=0.01)
    assert (
        sum(before > one <= after for before, one, after in zip(high, high[1:], high[2:], strict=False)) == 2
    )


def test_pieces_stopping_on_their_way_are_placed_side_by_side():
    square = QPointF(100, 300)
    way = poses(Flight(MOVED, 0, 600, DEFAULT_STYLE, Stop(Row(), 300, 420, aside=13)), stop=square)
    assert {one.middle.toTuple() for one in way[25:35]} == {(113, 300)}
    assert all(one.width == AT.width for one in way[25:35]), "large enough to be read"
    assert way[-1].middle == TO.middle


def test_a_fading_piece_is_never_between_its_positions():
    way = poses(Flight(MOVED, 0, 120, fades=True))
    assert {one.middle.toTuple() for one in way} == {AT.middle.toTuple(), TO.middle.toTuple()}
    assert [way[i].opacity for i in (0, 25, 50)] == pytest.approx([1, 0, 1])
    gone = poses(Flight(MOVED, 0, 120, fades=True), end=TO._replace(seen=False))
    assert gone[-1].opacity == 0
