from __future__ import annotations

import pytest

from alhambra_desktop.model.rules.core.engine.action import BuyBuilding, EndTurn, RemoveToReserve
from alhambra_desktop.model.rules.core.engine.event import LeftoverGiven, MarketRefilled
from alhambra_desktop.model.rules.core.engine.play import legal_actions, start
from alhambra_desktop.model.rules.core.engine.step import ChooseAction, PlacePurchases
from alhambra_desktop.model.rules.modules.bazaars.rules import BAZAARS, COUNTED_TYPES, CURRENCIES, BazaarState
from alhambra_desktop.words import say
from tests.previews import preview_of
from tests.scenarios.board import Position, city, rule, rules_for

MARKET = ("tower-9-ES", "garden-10-open", "chambers-5-NSW", "pavilion-8-open")
"""Squares 1 to 4: florin, dirham, denar, ducat."""

DIRHAM = "bazaar-dirham-2"
"""A bazaar that counts arcades, chambers and towers."""

ROUND = {
    "z": DIRHAM,
    "a": "arcades-9-open",
    "b": "arcades-10-open",
    "c": "chambers-10-open",
    "t": "tower-11-open",
    "g": "garden-11-open",
}


def with_bazaars(*beside, modules=(), **options):
    at = Position(rules_for(3, modules=("bazaars", *modules), **options)).market(*MARKET)
    return at.slice(BAZAARS, beside=beside)


def with_city(drawing, **legend):
    at = with_bazaars()
    return at.player(0, city=city(at.book, drawing, **{**ROUND, **legend}))


@rule("Z-1")
def test_the_bag_contains_eight_bazaars():
    book = rules_for(3, modules=("bazaars",))
    assert len(book.bags["alhambra"]) == 62
    assert set(CURRENCIES) < set(book.bags["alhambra"])


@rule("Z-1")
def test_a_drawn_bazaar_goes_beside_the_market_and_is_replaced():
    at = with_bazaars("bazaar-ducat-1").market(
        None, *MARKET[1:], bag=("tower-12-open", "garden-9-E", "bazaar-florin-1", "bazaar-denar-1")
    )
    at.placing(0).play(EndTurn())
    assert at.state.stocks[0].market[0] == "garden-9-E"
    assert at.state.stocks[0].bag == ("tower-12-open",)
    assert at.state.slice_of(BazaarState).beside == ("bazaar-ducat-1", "bazaar-denar-1", "bazaar-florin-1")
    beside = tuple(("alhambra", "bazaars", tile) for tile in ("bazaar-denar-1", "bazaar-florin-1"))
    drawn = MarketRefilled((("alhambra", 1, "garden-9-E"),), beside, "alhambra")
    assert drawn in at.events


@rule("Z-1")
def test_setup_puts_no_bazaar_on_a_market_square():
    beside = 0
    for seed in range(12):
        state = start(rules_for(3, seed, modules=("bazaars",))).after
        (stock,) = state.stocks
        assert not set(stock.market) & set(CURRENCIES)
        assert set(stock.bag) | set(state.slice_of(BazaarState).beside) >= set(CURRENCIES)
        beside += len(state.slice_of(BazaarState).beside)
    assert beside > 0, "else this would show nothing"


@rule("Z-2")
def test_a_bazaar_has_the_price_of_the_tile_in_its_currency():
    at = with_bazaars(DIRHAM).player(0, hand="dirham-4 dirham-6 dirham-8 florin-9")
    assert at.book.good(at.state, DIRHAM).price == 10, "the garden on the dirham square costs 10"
    assert BuyBuilding(DIRHAM, ("dirham-4", "dirham-6")) in legal_actions(at.book, at.state)
    assert at.broken(BuyBuilding(DIRHAM, ("florin-9",))) == {"B-10"}
    at.market(MARKET[0], "pavilion-6-N", *MARKET[2:])
    assert at.book.good(at.state, DIRHAM).price == 6, "the price of the moment"


@rule("Z-2")
def test_a_bazaar_cannot_be_bought_if_its_square_is_empty():
    at = with_bazaars(DIRHAM).player(0, hand="dirham-4 dirham-4 dirham-6 dirham-6")
    exact = BuyBuilding(DIRHAM, ("dirham-4", "dirham-6"))
    at.play(BuyBuilding("garden-10-open", ("dirham-4", "dirham-6")))
    assert at.state.stocks[0].market[1] is None
    assert exact not in legal_actions(at.book, at.state)
    assert at.broken(exact) == {"B-10"}


@rule("Z-2")
def test_a_camp_on_its_square_sets_the_price_of_a_bazaar():
    at = with_bazaars(DIRHAM, modules=("camps",)).market(MARKET[0], "camp-8-NE", *MARKET[2:])
    assert at.book.good(at.state, DIRHAM).price == 8


@rule("Z-2")
def test_each_bazaar_shows_a_currency_and_three_types():
    assert len(CURRENCIES) == 8
    book = rules_for(3)
    for bazaar in CURRENCIES:
        assert len(set(COUNTED_TYPES[bazaar])) == 3
        assert set(COUNTED_TYPES[bazaar]) < set(book.types)


@rule("Z-3")
def test_a_bazaar_needs_exact_payment_and_gives_an_extra_action():
    at = with_bazaars(DIRHAM).player(0, hand="dirham-4 dirham-6 dirham-7")
    too_much = BuyBuilding(DIRHAM, ("dirham-4", "dirham-7"))
    assert too_much not in legal_actions(at.book, at.state)
    assert at.broken(too_much) == {"B-10"}
    at.play(BuyBuilding(DIRHAM, ("dirham-4", "dirham-6")))
    assert at.state.decision == ChooseAction(0, acted=True)
    assert at.state.players[0].purchases == (DIRHAM,)
    assert at.state.slice_of(BazaarState).beside == ()


@rule("Z-3")
def test_without_the_exact_bonus_a_bazaar_gives_no_extra_action():
    at = with_bazaars(DIRHAM, exact_bonus="off").player(0, hand="dirham-4 dirham-6")
    assert at.play(BuyBuilding(DIRHAM, ("dirham-4", "dirham-6"))).state.decision == PlacePurchases(0)


@rule("Z-4")
def test_a_bazaar_is_placed_like_a_building_and_has_no_type():
    at = with_city("* z a")
    assert at.misplaced(0, "tower-10-W", (-1, 0)) == set()
    assert at.misplaced(0, "tower-10-W", (3, 0)) == {"B-17", "B-18"}
    assert at.misplaced(0, None, (1, 0)) == {"B-18"}, "one walks across a bazaar"
    assert [at.book.count(at.state, 0, name) for name in at.book.types] == [0, 0, 1, 0, 0, 0]
    assert RemoveToReserve(DIRHAM, (1, 0)) in legal_actions(at.book, with_city("* z").state)


SIX_AROUND = """
a g b
* z c
t . .
"""


@rule("Z-5")
def test_the_bazaar_in_the_rulebook_example_scores_12_or_6():
    at = with_city(SIX_AROUND)
    assert at.book.placement.faults(at.state.players[0].city.tiles) == []
    assert "Ann scores 12 for bazaars" in at.sentences(3), "4 buildings x 3 types"
    at = with_city(SIX_AROUND.replace("t", "."))
    assert "Ann scores 6 for bazaars" in at.sentences(3), "3 buildings x 2 types"


@rule("Z-5")
@pytest.mark.parametrize(("number", "points"), [(1, 0), (2, 0), (3, 12)])
def test_bazaars_score_in_the_third_round_only(number, points):
    lines = [line for line in with_city(SIX_AROUND).sentences(number) if "bazaars" in line]
    assert lines == ([f"Ann scores {points} for bazaars"] if points else [])


@rule("Z-5")
@pytest.mark.parametrize(
    ("drawing", "tile", "cell", "said"),
    [
        (SIX_AROUND.replace("z", "."), DIRHAM, (1, 0), ["bazaar: 4 × 3 = 12 at the end"]),
        (SIX_AROUND.replace("t", "."), ROUND["t"], (0, 1), ["bazaar: 4 × 3 = 12 at the end"]),
        (SIX_AROUND.replace("b", "."), ROUND["b"], (2, -1), ["bazaar: 4 × 3 = 12 at the end"]),
        ("* z a .", ROUND["b"], (3, 0), []),
        ("* z .", "bazaar-denar-2", (2, 0), ["bazaar: 0 × 0 = 0 at the end"] * 2),
    ],
)
def test_the_preview_shows_the_final_score_of_affected_bazaars(drawing, tile, cell, said):
    at = with_city(drawing)
    assert list(map(say, preview_of(at.book, at.state, 0, tile, cell).remarks)) == said


@rule("Z-5")
def test_walls_do_not_affect_bazaar_scores():
    at = with_city("* z b\n. a t", b="chambers-9-S", t="tower-11-N")
    assert at.book.placement.faults(at.state.players[0].city.tiles) == []
    assert "Ann scores 9 for bazaars" in at.sentences(3), "3 buildings x 3 types, a wall between two of them"


@rule("Z-5")
def test_a_building_can_serve_several_bazaars():
    at = with_city("* z\ny a", y="bazaar-denar-2")
    assert "Ann scores 2 for bazaars" in at.sentences(3), "the arcades stand beside both"


@rule("Z-5")
def test_bazaars_do_not_count_the_starting_tile_or_bonus_cards():
    at = with_bazaars(modules=("bonus_cards",))
    at.player(0, city=city(at.book, "* z a", **ROUND))
    assert "Ann scores 1 for bazaars" in at.sentences(3)
    at.slice("bonus_cards", revealed=(("arcades-9-open",), (), ()))
    assert "Ann scores 1 for bazaars" in at.sentences(3)
    assert at.book.count(at.state, 0, "arcades") == 2


@rule("Z-6")
def test_bazaars_beside_the_market_are_not_given_away():
    at = with_bazaars(DIRHAM).market(*MARKET[:3], None, bag=()).placing(0)
    for seat, hand in enumerate(("dirham-9", "florin-2", "ducat-1")):
        at.player(seat, hand=hand)
    at.play(EndTurn())
    given = {event.tile for event in at.events if isinstance(event, LeftoverGiven)}
    assert given == set(MARKET[:3])
    assert at.state.slice_of(BazaarState).beside == (DIRHAM,)
