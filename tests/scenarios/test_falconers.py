from __future__ import annotations

from collections import Counter

import pytest

from alhambra_desktop.model.rules.core.engine.action import (
    BuyBuilding,
    Decline,
    RemoveToReserve,
    SwapWithReserve,
    TakeMoney,
)
from alhambra_desktop.model.rules.core.engine.play import legal_actions, refusals, start
from alhambra_desktop.model.rules.core.engine.step import ChooseAction, PlacePurchases
from alhambra_desktop.model.rules.modules.falconers.rules import (
    FALCONERS,
    SPECIES,
    TYPES,
    BuyFalcon,
    ChooseFalcons,
    FalconReturned,
    FalconState,
    flock,
)
from alhambra_desktop.words import say
from tests.scenarios.board import Position, city, rule, rules_for

GARDEN_TOWER = "falcon-white-garden-tower"
LEGEND = {
    "g": "garden-11-open",
    "h": "garden-10-open",
    "t": "tower-11-open",
    "u": "tower-12-open",
    "c": "chambers-10-open",
    "p": "pavilion-8-open",
    "a": "arcades-9-open",
}


def with_city(drawing, hand="ducat-9 denar-1 florin-3", modules=(), **legend):
    at = Position(rules_for(3, modules=("falconers", *modules)))
    return at.player(0, city=city(at.book, drawing, **{**LEGEND, **legend}), hand=hand)


def reasons(at, action):
    return [(broken.rule, say(broken.reason)) for broken in refusals(at.book, at.state, action)]


def falcons(at):
    return [action for action in legal_actions(at.book, at.state) if isinstance(action, BuyFalcon)]


@rule("F-1")
def test_the_supply_starts_with_fifteen_falcons():
    supply = start(rules_for(3, modules=("falconers",))).after.slice_of(FalconState).supply
    assert Counter(SPECIES[falcon] for falcon in supply) == {"black": 5, "brown": 5, "white": 5}
    assert all(len(set(TYPES[falcon])) == 2 for falcon in supply)


@rule("F-1")
def test_a_falcon_outside_the_supply_is_not_for_sale():
    at = with_city("* g\nt c")
    at.slice(FALCONERS, supply=tuple(falcon for falcon in TYPES if falcon != GARDEN_TOWER))
    assert reasons(at, BuyFalcon(GARDEN_TOWER, "denar-1", (0, 0))) == [
        ("F-1", "the falcon is not in the supply")
    ]


@rule("F-2")
def test_a_falcon_costs_one_card_of_any_currency_and_value():
    at = with_city("* g\nt p")
    cards = {action.card for action in falcons(at) if action.falcon == GARDEN_TOWER}
    assert cards == {"ducat-9", "denar-1", "florin-3"}
    assert "F-2" in at.broken(BuyFalcon(GARDEN_TOWER, "dirham-1", (0, 0)))
    at.play(BuyFalcon(GARDEN_TOWER, "denar-1", (0, 0)))
    assert at.state.players[0].hand == ("ducat-9", "florin-3")
    assert at.state.discard[-1] == "denar-1"
    assert at.state.slice_of(FalconState).placed[0] == ((GARDEN_TOWER, (0, 0)),)
    assert GARDEN_TOWER not in at.state.slice_of(FalconState).supply


@rule("F-2")
def test_a_bureau_cannot_pay_for_a_falcon():
    at = with_city("* g\nt p", hand="bureau-denar-ducat ducat-9", modules=("bureaux",))
    assert {action.card for action in falcons(at)} == {"ducat-9"}
    assert at.broken(BuyFalcon(GARDEN_TOWER, "bureau-denar-ducat", (0, 0))) == {"F-2"}


@rule("F-2")
def test_a_falcon_cannot_be_bought_after_a_purchase():
    at = with_city("* g\nt p").market("pavilion-3-SW", "tower-9-ES", "garden-8-SW", "chambers-5-NSW")
    buy = BuyFalcon(GARDEN_TOWER, "denar-1", (0, 0))
    assert at.broken(buy) == set()
    at.play(BuyBuilding("pavilion-3-SW", ("florin-3",)))
    assert at.state.decision == ChooseAction(0, acted=True)
    assert falcons(at) == []
    assert reasons(at, buy) == [("F-2", "not after a purchase")]


@rule("F-2")
def test_after_a_falcon_only_more_falcons_may_be_bought():
    at = with_city("* g c\nt p u").play(BuyFalcon(GARDEN_TOWER, "denar-1", (0, 0)))
    assert at.state.decision == ChooseFalcons(0)
    assert {type(action) for action in legal_actions(at.book, at.state)} == {BuyFalcon, Decline}
    assert at.broken(TakeMoney(at.state.row[:1])) == {"B-8"}
    at.play(BuyFalcon("falcon-white-chambers-tower", "florin-3", (1, 0)), Decline())
    assert at.state.decision == PlacePurchases(0)
    assert len(at.state.slice_of(FalconState).placed[0]) == 2


@rule("F-2")
def test_without_cards_no_more_falcons_can_be_bought():
    at = with_city("* g c\nt p u", hand="denar-1").play(BuyFalcon(GARDEN_TOWER, "denar-1", (0, 0)))
    assert legal_actions(at.book, at.state) == (Decline(),)


@rule("F-3")
def test_the_rulebook_example_falcon_fits_between_tower_and_garden():
    at = with_city("* t\ng c")
    assert BuyFalcon(GARDEN_TOWER, "denar-1", (0, 0)) in falcons(at)


@rule("F-3")
def test_both_types_must_be_among_the_four_tiles():
    at = with_city("* t\np c")
    assert reasons(at, BuyFalcon(GARDEN_TOWER, "denar-1", (0, 0))) == [
        ("F-3", "no garden among the four"),
    ]
    assert not any(action.falcon == GARDEN_TOWER for action in falcons(at))
    assert {action.falcon for action in falcons(at)} == {
        "falcon-brown-pavilion-tower",
        "falcon-white-pavilion-chambers",
        "falcon-white-chambers-tower",
    }


@rule("F-3")
@pytest.mark.parametrize("drawing", ["* t\ng .", "* t g", "*"])
def test_a_falcon_needs_a_corner_of_four_tiles(drawing):
    at = with_city(drawing)
    assert falcons(at) == []
    assert at.broken(BuyFalcon(GARDEN_TOWER, "denar-1", (0, 0))) == {"F-3"}


@rule("F-3")
def test_a_bazaar_may_be_one_of_the_four_tiles():
    at = with_city("t g\n* z", modules=("bazaars",), z="bazaar-florin-2")
    assert {action.falcon for action in falcons(at)} == {GARDEN_TOWER}
    assert at.broken(BuyFalcon("falcon-black-chambers-garden", "denar-1", (0, -1))) == {"F-3"}


@rule("F-3")
def test_a_camp_may_not_be_one_of_the_four_tiles():
    at = with_city("* g\nt c", modules=("camps",), g="garden-12-S", t="tower-13-E", c="camp-7-NW")
    assert at.book.placement.faults(at.state.players[0].city.tiles) == []
    assert falcons(at) == []
    buy = BuyFalcon(GARDEN_TOWER, "denar-1", (0, 0))
    assert reasons(at, buy) == [("F-3", "falcons cannot be next to a camp")]


@rule("F-3")
def test_walls_between_the_four_tiles_do_not_matter():
    at = with_city("* g\nt a", g="garden-12-S", a="arcades-8-N")
    assert BuyFalcon(GARDEN_TOWER, "denar-1", (0, 0)) in falcons(at)


@rule("F-3")
def test_a_corner_holds_one_falcon():
    at = with_city("* g\nt c").play(BuyFalcon(GARDEN_TOWER, "denar-1", (0, 0)))
    again = BuyFalcon("falcon-white-chambers-tower", "ducat-9", (0, 0))
    assert reasons(at, again) == [("F-3", "there is already a falcon here")]
    assert falcons(at) == []


@rule("F-4")
def test_no_action_moves_a_falcon():
    at = with_city("* g\nt c").slice(FALCONERS, placed=(((GARDEN_TOWER, (0, 0)),), (), ()))
    at.slice(FALCONERS, supply=tuple(falcon for falcon in TYPES if falcon != GARDEN_TOWER))
    assert not any(GARDEN_TOWER in repr(action) for action in legal_actions(at.book, at.state))


@rule("F-4")
def test_a_falcon_returns_when_one_of_its_tiles_is_removed():
    other = "falcon-white-pavilion-arcades"
    at = with_city("* g p\nt c a")
    at.play(BuyFalcon(GARDEN_TOWER, "denar-1", (0, 0)), BuyFalcon(other, "ducat-9", (1, 0)))
    at.change(agenda=(ChooseAction(0),)).play(RemoveToReserve("tower-11-open", (0, 1)))
    assert FalconReturned(0, GARDEN_TOWER) in at.events
    assert GARDEN_TOWER in at.state.slice_of(FalconState).supply
    assert at.state.slice_of(FalconState).placed[0] == ((other, (1, 0)),)


@rule("F-4")
def test_a_falcon_returns_when_one_of_its_tiles_is_swapped():
    at = with_city("* g\nt c").player(0, reserve=("arcades-9-open",))
    at.play(BuyFalcon(GARDEN_TOWER, "denar-1", (0, 0))).change(agenda=(ChooseAction(0),))
    at.play(SwapWithReserve("arcades-9-open", "chambers-10-open", (1, 1)))
    assert at.state.slice_of(FalconState).placed[0] == ()
    assert GARDEN_TOWER in at.state.slice_of(FalconState).supply


@rule("F-5")
@pytest.mark.parametrize(("count", "points"), [(1, 2), (2, 6), (3, 12), (4, 20), (5, 30)])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_score_grows_with_the_falcons_of_a_species(count, points, number):
    white = [falcon for falcon in TYPES if SPECIES[falcon] == "white"]
    placed = tuple((falcon, (i, 0)) for i, falcon in enumerate(white[:count]))
    at = with_city("*").slice(FALCONERS, placed=((), placed, ()))
    assert at.sentences(number) == {f"Bob scores {points} for falcons"}


@rule("F-5")
def test_each_species_scores_separately():
    three = ("falcon-white-garden-tower", "falcon-white-chambers-tower", "falcon-black-seraglio-tower")
    placed = tuple((falcon, (i, 0)) for i, falcon in enumerate(three))
    at = with_city("*").slice(FALCONERS, placed=(placed, (), ()))
    assert at.sentences(1) == {"Ann scores 8 for falcons"}
    assert [flock(at.state, 0, species) for species in ("white", "black", "brown")] == [2, 1, 0]
    assert flock(at.state, 1, "white") == 0
