"""A held piece: its legal places, payments and refusals."""

from __future__ import annotations

import pytest

from alhambra_desktop.model.rules.core.engine.action import (
    AddFromReserve,
    BuyBuilding,
    KeepInReserve,
    PlaceTile,
    TakeMoney,
)
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup
from alhambra_desktop.model.rules.core.engine.step import ChooseAction, PlacePurchases
from alhambra_desktop.model.rules.core.geometry.placement import BrokenRule
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
from alhambra_desktop.model.rules.modules.falconers.rules import BuyFalcon, Corner, FalconFace
from alhambra_desktop.model.rules.modules.granada.rules import KeepTurned, PlaceTurned
from alhambra_desktop.model.rules.modules.registry import make_setup, rulebook
from alhambra_desktop.model.rules.table.holding import Holding, hold
from alhambra_desktop.model.rules.table.moves import Lift
from alhambra_desktop.model.rules.table.turn_facts import Deed, TurnFacts
from tests.scenarios.board import Position, city

MARKET = ("garden-12-S", "tower-11-open", "chambers-9-W", "arcades-9-open")
CHAMBERS = Lift(MarketSquare("alhambra", 3), (TileFace("chambers-9-W"),))


def position(*modules: str, game: str = "alhambra") -> Position:
    seats = [SeatSetup("Ann", COLOURS[0]), SeatSetup("Bob", COLOURS[1])]
    return Position(rulebook(make_setup(seats, 5, game, modules, {"dirk": "off"})))


def held(at: Position, lift: Lift, *promises: PlaceTile) -> Holding:
    return hold(TurnFacts(at.book, at.state, promises, 0), lift)


def reasons(broken: Holding | tuple[BrokenRule, ...]) -> list[str]:
    assert not isinstance(broken, Holding)
    return [rule.reason.id for rule in broken]


def lift_of(at: Position, tile: str) -> Lift:
    good = at.book.good(at.state, tile)
    assert good is not None
    return Lift(good.place, (TileFace(tile),))


def test_a_tile_for_sale_has_legal_places_and_the_best_payment():
    at = position().market(*MARKET).player(0, hand="denar-4 denar-5 denar-9 florin-1")
    holding = held(at, lift_of(at, "chambers-9-W"))
    assert holding.paid == ("denar-9",)
    assert {Tray(0), Reserve(0), CitySquare(0, (1, 0))} > {Tray(0)}
    cells = at.book.placement.legal_cells(at.state.players[0].city, at.book.tiles["chambers-9-W"])
    assert holding.places == {Tray(0), Reserve(0), *(CitySquare(0, cell) for cell in cells)}
    buy = BuyBuilding("chambers-9-W", ("denar-9",))
    assert holding.deed(Tray(0)) == Deed(play=buy)
    assert holding.deed(CitySquare(0, cells[0])) == Deed(
        play=buy, promise=PlaceTile("chambers-9-W", cells[0])
    )


def test_exchanged_cards_change_payment_and_places():
    at = position().market(*MARKET).player(0, hand="denar-4 denar-5 denar-9")
    holding = held(at, lift_of(at, "chambers-9-W"))
    lowered = holding.exchanged("denar-9", lowered=True)
    assert isinstance(lowered, Holding)
    assert lowered.paid == ()
    assert not lowered.places
    half = lowered.exchanged("denar-4", lowered=False)
    assert isinstance(half, Holding)
    assert not half.places
    assert reasons(half.why_not_there(Tray(0))) == ["pay-short"]
    whole = half.exchanged("denar-5", lowered=False)
    assert isinstance(whole, Holding)
    assert whole.deed(Tray(0)) == Deed(play=BuyBuilding("chambers-9-W", ("denar-4", "denar-5")))
    needless = whole.exchanged("denar-9", lowered=False)
    assert isinstance(needless, Holding)
    assert needless.deed(Tray(0)) == Deed(play=BuyBuilding("chambers-9-W", ("denar-4", "denar-5", "denar-9")))


@pytest.mark.parametrize("hand", ["denar-9 florin-1", "denar-4 denar-5 florin-9"])
def test_a_card_of_another_currency_is_refused(hand):
    at = position().market(*MARKET).player(0, hand=hand)
    holding = held(at, lift_of(at, "chambers-9-W"))
    for before in (holding, holding.exchanged(holding.paid[0], lowered=True)):
        assert isinstance(before, Holding)
        assert reasons(before.exchanged(hand.split()[-1], lowered=False))[0] == "pay-currency"


def test_an_unaffordable_tile_states_the_missing_amount():
    at = position().market(*MARKET).player(0, hand="denar-4 denar-2 florin-9")
    holding = held(at, lift_of(at, "chambers-9-W"))
    assert not holding.places
    (broken,) = holding.why_not_at_all([Tray(0), Reserve(0)])
    assert broken.reason == Message("pay-short", by=3)


def test_no_cards_are_raised_for_tiles_of_the_player():
    at = position().market(*MARKET).player(0, hand="denar-4 denar-9", purchases=("chambers-9-W",))
    at.change(agenda=(PlacePurchases(0),))
    holding = held(at, Lift(Tray(0), (TileFace("chambers-9-W"),)))
    assert holding.places
    assert holding.paid == ()
    at = position().player(0, hand="denar-4 denar-9", reserve=("chambers-9-W",))
    at.change(agenda=(ChooseAction(0, acted=True),))
    assert held(at, Lift(Reserve(0), (TileFace("chambers-9-W"),))).paid == ()


def test_an_illegal_square_gives_its_reasons():
    at = position().market(*MARKET).player(0, hand="denar-9")
    holding = held(at, lift_of(at, "chambers-9-W"))
    assert reasons(holding.why_not_there(CitySquare(0, (4, 4))))
    assert holding.why_not_there(Hand(0)) == ()


def test_a_promised_tile_can_return_to_the_tray():
    at = position().market(*MARKET).player(0, purchases=("garden-10-open",))
    at.change(agenda=(PlacePurchases(0),))
    promise = PlaceTile("garden-10-open", (1, 0))
    holding = held(at, Lift(CitySquare(0, (1, 0)), (TileFace("garden-10-open"),)), promise)
    assert holding.deed(Tray(0)) == Deed(withdraw=promise)
    assert holding.deed(Reserve(0)) == Deed(promise=KeepInReserve("garden-10-open"), withdraw=promise)
    assert CitySquare(0, (1, 0)) in holding.places


def test_breaks_lists_the_promises_broken_at_a_place():
    at = position().market(*MARKET).player(0, purchases=("garden-10-open", "arcades-10-open"))
    at.change(agenda=(PlacePurchases(0),))
    near, far = PlaceTile("garden-10-open", (1, 0)), PlaceTile("arcades-10-open", (2, 0))
    on_square = Lift(CitySquare(0, (1, 0)), (TileFace("garden-10-open"),))
    holding = held(at, on_square, near, far)
    assert holding.breaks(Reserve(0)) == (far,), "it leans on it"
    assert holding.breaks(CitySquare(0, (1, 0))) == ()
    assert held(at, on_square, near).breaks(Reserve(0)) == ()
    assert held(at, Lift(Tray(0), (TileFace("arcades-10-open"),))).breaks(Reserve(0)) == ()


def test_a_reserve_tile_is_added_immediately():
    at = position().market(*MARKET).player(0, hand="", reserve=("garden-10-open",))
    holding = held(at, Lift(Reserve(0), (TileFace("garden-10-open"),)))
    assert holding.deed(CitySquare(0, (1, 0))) == Deed(play=AddFromReserve("garden-10-open", (1, 0)))
    assert holding.turned_over() is None


def test_cards_of_the_row_can_go_only_to_the_hand():
    at = position().market(*MARKET).change(row=("denar-2", "denar-3", "florin-9", "ducat-8"))
    holding = held(at, Lift(Row(), (CardFace("denar-2"), CardFace("denar-3"))))
    assert holding.places == {Hand(0)}
    assert holding.deed(Hand(0)) == Deed(play=TakeMoney(("denar-2", "denar-3")))


def test_one_card_pays_for_a_falcon_and_can_be_exchanged():
    at = position("falconers").market(*MARKET).player(0, hand="denar-9 dirham-2 florin-4")
    around = {"a": "tower-11-open", "b": "seraglio-9-open", "c": "garden-10-open"}
    at.player(0, city=city(at.book, "a b\n* c", **around))
    falcon = "falcon-black-seraglio-tower"
    holding = held(at, Lift(Supply("falconers", falcon), (FalconFace(falcon),)))
    assert holding.places == {Corner(0, (0, -1))}
    other = holding.exchanged("denar-9", lowered=False)
    assert isinstance(other, Holding)
    assert other.deed(Corner(0, (0, -1))) == Deed(play=BuyFalcon(falcon, "denar-9", (0, -1)))
    assert holding.paid == ("dirham-2",), "the cheapest"
    assert holding.exchanged("dirham-2", lowered=True) is holding, "one card pays, whichever it is"


def test_a_bureau_card_cannot_pay_for_a_falcon():
    at = position("falconers", "bureaux").player(0, hand="bureau-denar-ducat denar-9")
    legend = {"a": "tower-11-open", "b": "seraglio-9-open", "c": "garden-10-open"}
    at.player(0, city=city(at.book, "a b\n* c", **legend))
    falcon = "falcon-black-seraglio-tower"
    holding = held(at, Lift(Supply("falconers", falcon), (FalconFace(falcon),)))
    assert reasons(holding.exchanged("bureau-denar-ducat", lowered=False)) == ["falcon-no-money"]


def test_cards_cannot_be_exchanged_for_a_free_tile():
    at = position().player(0, hand="denar-9", reserve=("garden-10-open",))
    assert held(at, Lift(Reserve(0), (TileFace("garden-10-open"),))).exchanged("denar-9", lowered=False) == ()


def granada(hand: str) -> Position:
    at = position(game="granada").market("school-4", "arena-6", "market-4", "park-6")
    return at.player(0, hand=hand)


def test_turning_a_tile_over_costs_the_cheapest_card():
    at = granada("florin-4 denar-7 dirham-3")
    turned = held(at, lift_of(at, "school-4")).turned_over()
    assert turned is not None
    assert turned.turning == ("dirham-3",)
    assert turned.face == TileFace(str(at.book.tiles["school-4"].back))
    square = next(place for place in turned.places if isinstance(place, CitySquare))
    deed = turned.deed(square)
    assert deed is not None
    assert deed.promise == PlaceTurned("school-4", square.cell, "dirham-3")
    assert turned.deed(Reserve(0)) == Deed(play=deed.play, promise=KeepTurned("school-4"))
    other = turned.exchanged("denar-7", lowered=False)
    assert isinstance(other, Holding)
    assert other.turning == ("denar-7",)


def test_a_turned_tile_without_payment_has_no_square():
    at = granada("florin-4 denar-2")
    turned = held(at, lift_of(at, "school-4")).turned_over()
    assert turned is not None
    assert not any(isinstance(place, CitySquare) for place in turned.places)
    assert reasons(turned.why_not_there(CitySquare(0, (1, 0)))) == ["turn-no-card"]


def test_no_reserve_tile_is_lifted_after_the_last_action():
    at = position().market(*MARKET).player(0, hand="denar-9", reserve=("garden-10-open",))
    at.change(agenda=(PlacePurchases(0),))
    holding = held(at, Lift(Reserve(0), (TileFace("garden-10-open"),)))
    assert reasons(holding.why_not_at_all([CitySquare(0, (1, 0))])) == ["no-action-left"]
    assert at.change(agenda=(ChooseAction(1),)).state.decision is not None
    assert reasons(held(at, CHAMBERS).why_not_at_all([Tray(0)])) == ["not-your-turn"]


def test_a_placed_tile_can_go_only_to_the_reserve():
    at = position().market(*MARKET)
    at.player(0, city=city(at.book, "* a", a="tower-12-open"))
    holding = held(at, Lift(CitySquare(0, (1, 0)), (TileFace("tower-12-open"),)))
    assert holding.places == {Reserve(0)}
    assert reasons(holding.why_not_there(CitySquare(0, (0, 1)))) == ["only-to-reserve"]
    assert holding.why_not_there(CitySquare(0, (1, 0))) == ()
