"""Reasons why a gesture is refused or a piece is not lifted."""

from __future__ import annotations

import pytest

from alhambra_desktop.model.rules.core.engine.step import ChooseAction, PlaceLeftovers, PlacePurchases
from alhambra_desktop.model.rules.core.geometry.placement import BrokenRule
from alhambra_desktop.model.rules.core.places.gesture import Gesture
from alhambra_desktop.model.rules.core.places.places import (
    CardFace,
    CitySquare,
    Hand,
    MarketSquare,
    Reserve,
    Row,
    Supply,
    TileFace,
    Tray,
)
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.falconers.rules import FALCONERS, ChooseFalcons, Corner, FalconFace
from alhambra_desktop.model.rules.modules.vizier.rules import AnswerVizier
from alhambra_desktop.model.rules.table.moves import (
    ANSWER_FIRST,
    NO_ACTION,
    NOT_YOURS,
    Lift,
    why_not,
    why_not_lift,
    why_nothing,
)
from tests.scenarios.board import Position, city, rules_for

MARKET = ("garden-12-S", "tower-11-open", "chambers-9-W", "arcades-9-open")
"""Squares 1 to 4: florin, dirham, denar, ducat."""

TOWER = Lift(MarketSquare("alhambra", 2), (TileFace("tower-11-open"),))


def position(hand: str = "dirham-9 denar-9", modules: tuple[str, ...] = ()) -> Position:
    return Position(rules_for(3, modules=modules)).market(*MARKET).player(0, hand=hand)


@pytest.mark.parametrize(
    ("decision", "seat", "broken"),
    [
        (ChooseAction(0), 1, NOT_YOURS),
        (ChooseAction(0), 0, NO_ACTION),
        (PlacePurchases(0), 0, NO_ACTION),
        (PlaceLeftovers(0), 0, NO_ACTION),
        (AnswerVizier(0), 0, ANSWER_FIRST),
        (ChooseFalcons(0), 0, ANSWER_FIRST),
    ],
)
def test_why_nothing_depends_on_decision_and_seat(decision, seat, broken):
    at = position(modules=("vizier", "falconers")).change(agenda=(decision,))
    assert why_nothing(at.state, seat) == (broken,)


def test_why_nothing_gives_not_yours_after_the_end():
    assert why_nothing(position().change(agenda=()).state, 0) == (NOT_YOURS,)


def test_a_gesture_is_legal_breaks_rules_or_means_nothing():
    at = position("dirham-9 dirham-2 denar-1").change(row=("denar-1",))
    take = Gesture((CardFace("denar-1"),), Row(), Hand(0))
    assert why_not(at.book, at.state, 0, take) == ()
    assert why_not(at.book, at.state, 0, Gesture((CardFace("denar-1"),), Row(), Reserve(0))) is None
    short = Gesture(TOWER.faces, TOWER.start, Tray(0), spend=("dirham-9",))
    (broken,) = why_not(at.book, at.state, 0, short)
    assert (broken.rule, broken.reason) == ("B-10", Message("pay-short", by=2))


def not_lifted(at: Position, lift: Lift, *places, spend: tuple[str, ...] = ()) -> list[BrokenRule]:
    return list(why_not_lift(at.book, at.state, 0, lift, spend, places))


def test_a_piece_refused_everywhere_gives_the_broken_rules():
    at = position("dirham-9 dirham-1")
    (broken,) = not_lifted(at, TOWER, Tray(0), Reserve(0), spend=("dirham-1", "dirham-9"))
    assert (broken.rule, broken.reason) == ("B-10", Message("pay-short", by=1))
    assert not_lifted(at, TOWER, Tray(0), spend=("dirham-9",))[0].reason == Message("pay-short", by=2)


def test_a_piece_without_any_place_is_not_lifted():
    assert not_lifted(position(), TOWER, Hand(0)) == [NO_ACTION]
    assert not_lifted(position().change(agenda=(ChooseAction(1),)), TOWER, Tray(0)) == [NOT_YOURS]


def test_a_piece_with_a_legal_place_is_lifted():
    at = position("dirham-9 dirham-2").player(0, reserve=("arcades-10-open",))
    assert not_lifted(at, TOWER, Tray(0), spend=("dirham-2", "dirham-9")) == []
    own = Lift(Reserve(0), (TileFace("arcades-10-open"),))
    assert not_lifted(at, own, CitySquare(0, (1, 0)), CitySquare(0, (5, 5))) == []


def test_an_own_tile_is_lifted_even_without_legal_square():
    at = position().player(0, reserve=("pavilion-2-NEW",), city=city(rules_for(3), "* g", g="garden-10-open"))
    own = Lift(Reserve(0), (TileFace("pavilion-2-NEW"),))
    here, there = CitySquare(0, (2, 0)), CitySquare(0, (5, 5))
    squares = [
        {broken.rule for broken in why_not(at.book, at.state, 0, Gesture(own.faces, own.start, place))}
        for place in (here, there)
    ]
    assert squares[0] != squares[1]
    assert set() not in squares
    assert not_lifted(at, own, here, there) == [], "the square tells which rules are broken"
    assert {broken.rule for broken in not_lifted(at, own, here)} == squares[0]


def test_a_falcon_without_perch_fits_nowhere():
    """The falcon needs a garden and a tower: the first corner has neither, the others lack tiles."""
    at = position(modules=("falconers",))
    legend = {"p": "pavilion-8-open", "a": "arcades-9-open", "c": "chambers-10-open"}
    at.player(0, city=city(at.book, "* p\na c", **legend))
    falcon = "falcon-white-garden-tower"
    lift = Lift(Supply(FALCONERS, falcon), (FalconFace(falcon),))
    corners = [Corner(0, cell) for cell in ((0, 0), (7, 7), (8, 8))]
    found = not_lifted(at, lift, *corners, spend=("denar-9",))
    assert found == [BrokenRule("F-3", Message("fits-nowhere"), Message("perch-why"))]
    legend |= {"g": "garden-11-open", "t": "tower-11-open", "b": "arcades-10-open"}
    at.player(0, city=city(at.book, "* p .\na g t\n. b c", **legend))
    assert not_lifted(at, lift, *corners, Corner(0, (1, 1)), spend=("denar-9",)) == [], "it fits somewhere"
