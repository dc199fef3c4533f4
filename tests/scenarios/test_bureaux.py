from __future__ import annotations

from itertools import combinations

import pytest

from alhambra_desktop.model.rules.core.engine.action import BuyBuilding, EndTurn, TakeMoney
from alhambra_desktop.model.rules.core.engine.event import LeftoverGiven
from alhambra_desktop.model.rules.core.engine.play import legal_actions, refusals, start
from alhambra_desktop.model.rules.core.engine.step import ChooseAction, PlacePurchases
from alhambra_desktop.model.rules.modules.bureaux.rules import PAIRS
from alhambra_desktop.words import say
from tests.scenarios.board import Position, rule, rules_for

MARKET = ("pavilion-7-E", "garden-8-SW", "garden-11-open", "tower-12-open")
"""Squares 1 to 4: florin, dirham, denar, ducat."""

BUREAU = "bureau-denar-florin"


def with_hand(hand, **options):
    return Position(rules_for(3, modules=("bureaux",), **options)).market(*MARKET).player(0, hand=hand)


def reasons(at, action):
    return [(broken.rule, say(broken.reason)) for broken in refusals(at.book, at.state, action)]


def payments(at, tile):
    return {
        action.cards
        for action in legal_actions(at.book, at.state)
        if isinstance(action, BuyBuilding) and action.tile == tile
    }


@rule("X-1")
def test_each_pair_of_currencies_has_one_bureau():
    currencies = ("denar", "dirham", "ducat", "florin")
    assert sorted(map(sorted, PAIRS.values())) == sorted(map(sorted, combinations(currencies, 2)))
    assert len(PAIRS) == 6


@rule("X-1")
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("seed", range(4))
def test_parts_2_to_4_of_the_pile_hold_two_bureaux_each(seats, seed):
    state = start(rules_for(seats, seed, modules=("bureaux",))).after
    cards, held = state.pile[::-1], []
    for size in state.pile_parts:
        held.append(sum(card in PAIRS for card in cards[:size]))
        cards = cards[size:]
    assert held == [0, 2, 2, 2, 0]
    assert cards == ()


@rule("X-1")
def test_bureaux_are_anywhere_within_their_part():
    places = set()
    for seed in range(20):
        state = start(rules_for(3, seed, modules=("bureaux",))).after
        first, second, third = state.pile_parts[:3]
        part = state.pile[::-1][first + second : first + second + third]
        places |= {i * 4 // third for i, card in enumerate(part) if card in PAIRS}
    assert places == {0, 1, 2, 3}


@rule("X-1")
def test_the_scoring_cards_stay_in_their_parts():
    state = start(rules_for(3, modules=("bureaux",))).after
    first, second, third = state.pile_parts[:3]
    order = state.pile[::-1]
    assert first <= order.index("scoring-1") < first + second
    assert first + second + third <= order.index("scoring-2") < sum(state.pile_parts[:4])


@rule("X-2")
def test_a_bureau_is_taken_alone():
    at = with_hand("denar-1").change(row=(BUREAU, "denar-1", "denar-4", "florin-9"))
    takes = {action.cards for action in legal_actions(at.book, at.state) if isinstance(action, TakeMoney)}
    assert takes == {(BUREAU,), ("denar-1",), ("denar-4",), ("florin-9",), ("denar-1", "denar-4")}
    (broken,) = refusals(at.book, at.state, TakeMoney((BUREAU, "denar-1")))
    assert (broken.rule, say(broken.reason)) == ("X-2", "this card must be taken alone")
    at.play(TakeMoney((BUREAU,)))
    assert at.state.players[0].hand == (BUREAU, "denar-1")
    assert at.state.decision == PlacePurchases(0)


@rule("X-2")
def test_a_bureau_takes_a_place_in_the_row():
    at = with_hand("denar-1").placing(0)
    at.change(row=("denar-1", "denar-2"), pile=("ducat-5", "ducat-4", BUREAU), pile_parts=())
    assert at.play(EndTurn()).state.row == (BUREAU, "denar-1", "denar-2", "ducat-4")


@rule("X-3")
def test_a_bureau_pays_with_either_or_both_of_its_currencies():
    at = with_hand(f"{BUREAU} denar-2 denar-7 florin-9")
    garden = (BUREAU, "denar-2", "florin-9")
    pavilion = (BUREAU, "denar-7")
    assert payments(at, "garden-11-open") == {garden}
    assert payments(at, "pavilion-7-E") == {pavilion, ("florin-9",)}
    for tile, cards in (("garden-11-open", garden), ("pavilion-7-E", pavilion)):
        bought = with_hand(f"{BUREAU} denar-2 denar-7 florin-9").play(BuyBuilding(tile, cards))
        assert bought.state.decision == ChooseAction(0, acted=True), "exact, so the turn goes on"
        assert bought.state.discard[-len(cards) :] == cards
        assert BUREAU not in bought.state.players[0].hand, "used once only"


@rule("X-3")
@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ((BUREAU, "denar-4", "florin-9"), "overpaid by 2"),
        ((BUREAU, "denar-1", "florin-9"), "short by 1"),
        ((BUREAU,), "short by 11"),
        ((BUREAU, "dirham-2", "florin-9"), "a currency that is not on the bureau"),
        ((BUREAU, "bureau-denar-ducat", "florin-9"), "one bureau per purchase"),
        (("bureau-ducat-florin", "denar-2", "florin-9"), "the bureau does not show denars"),
    ],
)
def test_a_payment_with_a_bureau_is_exact_and_in_its_currencies(cards, reason):
    at = with_hand(
        f"{BUREAU} bureau-denar-ducat bureau-ducat-florin denar-1 denar-2 denar-4 dirham-2 florin-9"
    )
    assert reasons(at, BuyBuilding("garden-11-open", cards)) == [("X-3", reason)]


@rule("X-3")
def test_without_a_bureau_only_the_currency_of_the_square_is_accepted():
    at = with_hand(f"{BUREAU} denar-2 florin-9")
    assert reasons(at, BuyBuilding("garden-11-open", ("denar-2", "florin-9"))) == [
        ("B-10", "pay in denars only")
    ]


@rule("X-3")
def test_one_currency_of_the_bureau_alone_is_enough():
    at = with_hand(f"{BUREAU} denar-4 denar-7 florin-5 florin-6")
    assert payments(at, "garden-11-open") == {
        ("denar-4", "denar-7"),
        (BUREAU, "florin-5", "florin-6"),
    }
    own = BuyBuilding("garden-11-open", (BUREAU, "denar-4", "denar-7"))
    assert at.broken(own) == set(), "legal, though the bureau is thrown away"
    assert own not in legal_actions(at.book, at.state)


@rule("X-3")
def test_an_unneeded_bureau_counts_as_a_needless_card():
    at = with_hand(f"{BUREAU} denar-4 denar-7", needless_cards="forbidden")
    assert at.broken(BuyBuilding("garden-11-open", (BUREAU, "denar-4", "denar-7"))) == {"B-14"}


@rule("X-3", "Z-3")
def test_a_bureau_may_pay_for_a_bazaar():
    at = Position(rules_for(3, modules=("bureaux", "bazaars"))).market(*MARKET)
    at.slice("bazaars", beside=("bazaar-denar-1",)).player(0, hand=f"{BUREAU} denar-2 denar-4 florin-9")
    mixed = BuyBuilding("bazaar-denar-1", (BUREAU, "denar-2", "florin-9"))
    assert mixed in legal_actions(at.book, at.state), "the garden on the denar square costs 11"
    assert at.broken(BuyBuilding("bazaar-denar-1", (BUREAU, "denar-4", "florin-9"))) == {"X-3"}
    assert at.play(mixed).state.decision == ChooseAction(0, acted=True)


@rule("X-3")
def test_a_bureau_is_worth_nothing_for_leftover_tiles():
    at = with_hand("denar-1").market(None, None, "garden-11-open", None, bag=()).placing(0)
    at.player(0, hand=f"{BUREAU} bureau-denar-ducat").player(1, hand="denar-1").player(2, hand="ducat-9")
    assert LeftoverGiven(3, "garden-11-open", 1) in at.play(EndTurn()).events


@rule("X-4")
def test_bureaux_are_reshuffled_with_the_discard():
    at = with_hand("denar-1").placing(0)
    at.change(row=("denar-1",) * 3, pile=(), pile_parts=(), discard=(BUREAU, "florin-1", "florin-2"))
    at.play(EndTurn())
    assert sorted((*at.state.row, *at.state.pile)) == [BUREAU, *["denar-1"] * 3, "florin-1", "florin-2"]
    assert at.state.discard == ()
