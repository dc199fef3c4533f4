from __future__ import annotations

import pytest

from alhambra_desktop.model.rules.core.engine.action import (
    BuyBuilding,
    Decline,
    EndTurn,
    KeepInReserve,
    PlaceTile,
    TakeMoney,
)
from alhambra_desktop.model.rules.core.engine.event import MarketRefilled, ScoringHeld
from alhambra_desktop.model.rules.core.engine.play import legal_actions, start
from alhambra_desktop.model.rules.core.engine.step import ChooseAction, PlaceLeftovers, PlacePurchases
from alhambra_desktop.model.rules.modules.bazaars.rules import BazaarState
from alhambra_desktop.model.rules.modules.dirk.rules import DirkState, GiveToDirk
from alhambra_desktop.model.rules.modules.huts.rules import TakeHut
from alhambra_desktop.model.rules.modules.vizier.rules import (
    VIZIER,
    AnswerVizier,
    PlaceVizierPurchase,
    VizierBought,
    VizierState,
    WakeVizier,
)
from tests.scenarios.board import Position, rule, rules_for

MARKET = ("tower-9-ES", "garden-8-SW", "chambers-5-NSW", "pavilion-8-open")
"""Squares 1 to 4: florin, dirham, denar, ducat."""

BUY_TOWER = BuyBuilding("tower-9-ES", ("florin-9",))
BUY_CHAMBERS = BuyBuilding("chambers-5-NSW", ("denar-5",))


def after_anns_turn(seats=3, modules=(), **options):
    """Return the position after Ann's turn: Bob can buy the tower exactly, Cid chambers, Ann the garden."""
    at = Position(rules_for(seats, modules=("vizier", *modules), **options)).market(*MARKET).placing(0)
    for seat, hand in zip(range(seats), ("dirham-8", "florin-9 denar-9", "denar-5 florin-9"), strict=False):
        at.player(seat, hand=hand)
    return at.play(EndTurn())


def asked(at):
    """Return the seats that are asked, in order, if no vizier buys."""
    seats = []
    while isinstance(at.state.decision, AnswerVizier):
        seats.append(at.state.decision.seat)
        at.play(Decline())
    return seats


@rule("V-1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_vizier_is_awake_at_the_start(seats):
    assert start(rules_for(seats, modules=("vizier",))).after.slice_of(VizierState).awake == (True,) * seats


@rule("V-2")
def test_a_vizier_buys_one_tile_exactly_and_places_it_immediately():
    at = after_anns_turn()
    assert at.state.decision == AnswerVizier(1)
    assert legal_actions(at.book, at.state) == (BUY_TOWER, Decline())
    at.play(BUY_TOWER)
    assert VizierBought(1, "tower-9-ES", ("florin-9",), 9, 0) in at.events
    assert at.state.decision == PlaceVizierPurchase(1)
    assert {PlaceTile("tower-9-ES", (1, 0)), KeepInReserve("tower-9-ES")} <= set(
        legal_actions(at.book, at.state)
    )
    assert at.state.slice_of(VizierState).awake == (True, False, True)
    assert "B-23" in at.broken(EndTurn())
    at.play(PlaceTile("tower-9-ES", (1, 0)), EndTurn())
    assert at.state.players[1].city.tiles[1, 0].id == "tower-9-ES"
    assert at.state.decision == AnswerVizier(2), "exact as it was, the purchase gave no extra action"


@rule("V-2")
def test_a_vizier_cannot_overpay():
    at = after_anns_turn()
    too_much = BuyBuilding("chambers-5-NSW", ("denar-9",))
    assert too_much not in legal_actions(at.book, at.state)
    assert at.broken(too_much) == {"B-10"}
    assert at.play(Decline(), Decline(), Decline()).broken(too_much) == set(), "in a turn of his own Bob may"


@rule("V-2")
def test_a_vizier_can_only_buy():
    at = after_anns_turn()
    assert at.broken(TakeMoney(at.state.row[:1])) == {"B-8"}
    assert at.broken(WakeVizier()) == {"B-8"}


@rule("V-2")
def test_a_viziers_tile_may_be_given_to_dirk():
    at = after_anns_turn(seats=2).play(BUY_TOWER, GiveToDirk("tower-9-ES"), EndTurn())
    assert at.state.slice_of(DirkState).tiles[-1] == "tower-9-ES"


@rule("V-2")
@pytest.mark.parametrize(("before_scoring", "held"), [("off", True), ("on", False)])
def test_scoring_precedes_viziers_unless_a_variant_reverses_it(before_scoring, held):
    at = Position(rules_for(3, modules=("vizier",), vizier_before_scoring=before_scoring)).placing(0)
    at.change(row=("denar-1",) * 3, pile=("florin-2", "scoring-1"), pile_parts=())
    at.play(EndTurn())
    assert at.state.decision == AnswerVizier(1)
    assert any(isinstance(event, ScoringHeld) for event in at.events) == held
    at.play(Decline(), Decline(), Decline())
    assert sum(isinstance(event, ScoringHeld) for event in at.events) == 1
    assert at.state.decision == ChooseAction(1)


@rule("V-3")
def test_a_viziers_purchase_refills_the_market_before_the_next_turn():
    at = after_anns_turn()
    new = at.state.stocks[0].bag[-1]
    at.play(BUY_TOWER, KeepInReserve("tower-9-ES"), EndTurn())
    assert at.state.stocks[0].market[0] == new
    assert MarketRefilled((("alhambra", 1, new),), main="alhambra") in at.events
    assert asked(at) == [2, 0]
    assert at.state.decision == ChooseAction(1)


@rule("V-3")
def test_a_vizier_ends_the_game_if_the_bag_is_empty():
    at = after_anns_turn().market(*MARKET, bag=())
    at.play(BUY_TOWER, KeepInReserve("tower-9-ES"), EndTurn())
    assert at.state.stocks[0].market[0] is None
    assert isinstance(at.state.decision, PlaceLeftovers)


@rule("V-4")
def test_viziers_are_asked_in_turn_order_from_the_next_player():
    at = after_anns_turn()
    assert asked(at) == [1, 2, 0]
    assert at.state.decision == ChooseAction(1)


@rule("V-4")
def test_sleeping_viziers_are_not_asked():
    at = Position(rules_for(4, modules=("vizier",))).placing(2)
    at.slice(VIZIER, awake=(True, False, True, False)).play(EndTurn())
    assert asked(at) == [0, 2]


@rule("V-4")
@pytest.mark.parametrize(("again", "seats"), [("everybody", [1, 0]), ("those_after", [0])])
def test_a_variant_decides_who_is_asked_after_a_purchase(again, seats):
    at = after_anns_turn(vizier_again=again)
    at.play(Decline(), BUY_CHAMBERS, KeepInReserve("chambers-5-NSW"), EndTurn())
    assert asked(at) == seats


@rule("V-5")
def test_waking_the_vizier_ends_the_actions():
    at = Position(rules_for(3, modules=("vizier",))).market(*MARKET).player(0, hand="florin-9")
    assert at.broken(WakeVizier()) == {"V-5"}, "the vizier is awake"
    assert WakeVizier() not in legal_actions(at.book, at.state)
    at.slice(VIZIER, awake=(False, True, True))
    assert WakeVizier() in legal_actions(at.book, at.state)
    at.play(BUY_TOWER, WakeVizier())
    assert at.state.slice_of(VizierState).awake == (True, True, True)
    assert at.state.decision == PlacePurchases(0)


@rule("V-6")
def test_viziers_are_not_asked_about_leftover_tiles():
    at = Position(rules_for(3, modules=("vizier",))).market(None, *MARKET[1:], bag=()).placing(0)
    at.player(0, hand="denar-9").player(1, hand="dirham-8").player(2, hand="denar-5 ducat-8").play(EndTurn())
    decisions = []
    while not at.state.over:
        decisions.append(type(at.state.decision))
        bought = at.state.players[at.state.decision.seat].purchases
        at.play(KeepInReserve(bought[0]) if bought else EndTurn())
    assert set(decisions) == {PlaceLeftovers}


@rule("V-6")
def test_viziers_score_nothing_awake_or_asleep():
    at = Position(rules_for(3, modules=("vizier",)))
    assert at.sentences(3) == at.slice(VIZIER, awake=(False, True, False)).sentences(3) == set()


@rule("V-7")
def test_a_vizier_may_buy_a_bazaar():
    at = after_anns_turn(modules=("bazaars",))
    at.change(slices={**at.state.slices, "bazaars": BazaarState(("bazaar-florin-1",))})
    at.play(BuyBuilding("bazaar-florin-1", ("florin-9",)))
    assert at.state.players[1].purchases == ("bazaar-florin-1",)
    assert at.state.decision == PlaceVizierPurchase(1)


@rule("V-7")
def test_a_vizier_never_takes_a_hut():
    at = after_anns_turn(modules=("huts",))
    hut = at.state.slices["huts"].open[0]
    assert at.broken(TakeHut(hut)) == {"B-8"}
    assert at.play(Decline(), Decline(), Decline()).broken(TakeHut(hut)) == set()
