"""Flights: pieces fly from where they were to where they lie, and none is lost or left in the air."""

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
    Pile,
    Row,
    TileFace,
    Tray,
)
from alhambra_desktop.views.stage.flights import Flights
from alhambra_desktop.views.timeline import Flight, Together, timeline
from tests.scenarios.board import Position, rules_for

from .showing import shown_of, stage_of


@pytest.fixture
def stage(qapp):
    at = Position(rules_for(3)).player(0, hand="denar-1 denar-2").player(1, hand="ducat-5")
    at.market("garden-12-S", "tower-11-open", "chambers-9-W", "arcades-9-open")
    return stage_of(shown_of(at.book, at.state))


def flights_of(*motions: Motion) -> tuple[Flight, ...]:
    table = Arrangement({}, {}, 0)
    return timeline([Together(motions, table)], 1.0, True)[0].flights


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


def test_a_card_that_is_paid_from_a_hidden_hand_is_seen_on_the_way(stage):
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
    assert near(middle(stage, motion.piece), stage.rect_of(Discard()).center())
    assert rect_of(stage, motion.piece).width() < wide
    assert not flights.advance(300)
    flights.land()
    assert stage.item(motion.piece) is None
    assert not stage.air.childItems()
    assert not stage.aloft


def test_what_comes_out_of_a_stack_is_seen_when_it_leaves_and_as_large_as_it_will_lie(stage):
    cards = stage.table.at(Row())[:2]
    motions = [Motion(card.id, Pile(), Row(), None, card.face) for card in cards]
    flights = launched(stage, *motions)
    first, second = cards[0].id, cards[1].id
    assert near(middle(stage, first), stage.rect_of(Pile()).center())
    assert [stage.item(id_).isVisible() for id_ in (first, second)] == [True, False]
    flights.advance(61)
    assert stage.item(second).isVisible()
    flights.advance(400)
    for card in (first, second):
        slot = stage.slot_of(card, stage.table)
        assert near(middle(stage, card), slot.rect.center())
        assert rect_of(stage, card).width() == pytest.approx(slot.rect.width())
    flights.land()
    assert not stage.aloft
    assert stage.item(first).parentItem() is stage.row


def test_a_tile_grows_or_shrinks_on_its_way_and_loses_what_it_wore(stage):
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
    flights.advance(320)
    assert near(middle(stage, piece.id), end.rect.center())
    assert not near(half, end.rect.center())
    assert isinstance(stage.item(piece.id).face, TileFace)
    flights.land()
    item = stage.item(piece.id)
    assert item is None or item.scale() == 1.0
    assert not stage.aloft


def test_a_card_of_a_fan_leans_into_its_place(stage):
    card = stage.table.at(Hand(0))[0]
    lean = stage.slot_of(card.id, stage.table).angle
    assert lean
    flights = launched(stage, Motion(card.id, Row(), Hand(0), None, card.face))
    assert stage.item(card.id).rotation() == 0
    flights.advance(200)
    assert stage.item(card.id).rotation() == pytest.approx(lean)
    flights.land()
    assert stage.item(card.id).rotation() == pytest.approx(lean)


def test_nothing_takes_off_that_stays_where_it_is(stage):
    (card, *_) = stage.table.at(Row())
    flights = launched(stage, Motion(card.id, Hand(2), Row(), card.face, card.face))
    assert not flights.any
    assert not stage.aloft
    flights.land()
    assert stage.item(card.id).parentItem() is stage.row
