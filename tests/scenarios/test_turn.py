from __future__ import annotations

import pytest

from alhambra_desktop.model.rules.core.engine.action import (
    BuyBuilding,
    Decline,
    EndTurn,
    Pass,
    PlaceTile,
    TakeMoney,
)
from alhambra_desktop.model.rules.core.engine.play import IllegalActionError, legal_actions, play, refusals
from alhambra_desktop.model.rules.core.engine.step import ChooseAction, PlacePurchases
from alhambra_desktop.words import say
from tests.scenarios.board import Position, rule, rules_for

MARKET = ("tower-9-ES", "garden-8-SW", "chambers-5-NSW", "pavilion-2-NEW")
"""Squares 1 to 4: florin, dirham, denar, ducat."""


def position(**options):
    at = Position(rules_for(3, **options)).market(*MARKET)
    at.player(0, hand="florin-9 florin-4 florin-5 dirham-3 dirham-9 denar-5 ducat-1 ducat-1")
    return at.change(row=("denar-1", "denar-4", "ducat-5", "florin-6"))


def kinds(at):
    return {type(action).__name__ for action in legal_actions(at.book, at.state)}


@rule("B-8")
def test_a_player_who_can_act_must_act():
    at = position()
    assert kinds(at) == {"TakeMoney", "BuyBuilding"}
    for action in (Decline(), Pass(), EndTurn()):
        assert refusals(at.book, at.state, action)


@rule("B-8")
def test_a_player_who_cannot_act_passes():
    at = position().player(0, hand="dirham-1").change(row=())
    assert legal_actions(at.book, at.state) == (Pass(),)
    after = play(at.book, at.state, Pass()).after
    assert after.agenda[-1] == PlacePurchases(0)


@rule("B-9")
def test_a_player_takes_one_card_or_several_worth_5():
    at = position()
    takes = {action.cards for action in legal_actions(at.book, at.state) if isinstance(action, TakeMoney)}
    assert takes == {("denar-1",), ("denar-4",), ("ducat-5",), ("florin-6",), ("denar-1", "denar-4")}
    (broken,) = refusals(at.book, at.state, TakeMoney(("denar-1", "ducat-5")))
    assert (broken.rule, say(broken.reason)) == ("B-9", "6 is more than 5")
    after = play(at.book, at.state, TakeMoney(("denar-1", "denar-4"))).after
    assert after.row == ("ducat-5", "florin-6")
    assert after.agenda[-1] == PlacePurchases(0)


@rule("B-9")
def test_with_a_limit_of_0_the_refusal_mentions_one_card():
    at = position(take_limit=0)
    (broken,) = refusals(at.book, at.state, TakeMoney(("denar-1", "denar-4")))
    assert say(broken.reason) == "that is more than one card"


@rule("B-9")
@pytest.mark.parametrize(("limit", "together"), [(0, 0), (5, 1), (7, 3), (9, 4)])
def test_the_limit_for_several_cards_is_a_house_variant(limit, together):
    at = position(take_limit=limit)
    several = [a for a in legal_actions(at.book, at.state) if isinstance(a, TakeMoney) and len(a.cards) > 1]
    assert all(sum(int(card[-1]) for card in action.cards) <= limit for action in several)
    assert len(several) == together


@rule("B-10")
def test_a_tile_is_paid_in_its_currency_without_change():
    at = position()
    after = play(at.book, at.state, BuyBuilding("tower-9-ES", ("florin-4", "florin-9"))).after
    assert after.discard[-2:] == ("florin-4", "florin-9")
    assert after.players[0].hand == ("denar-5", "dirham-3", "dirham-9", "ducat-1", "ducat-1", "florin-5")
    for cards, reason in (
        (("florin-5",), "short by 4"),
        (("dirham-9",), "pay in florins only"),
        (("florin-8",), "a card is not in your hand"),
    ):
        (broken,) = refusals(at.book, at.state, BuyBuilding("tower-9-ES", cards))
        assert (broken.rule, say(broken.reason)) == ("B-10", reason)
    with pytest.raises(IllegalActionError, match="buy-not-for-sale"):
        play(at.book, at.state, BuyBuilding("tower-13-E", ("florin-9",)))


@rule("B-11")
def test_only_an_exact_payment_gives_an_extra_action():
    at = position()
    exact = play(at.book, at.state, BuyBuilding("tower-9-ES", ("florin-9",))).after
    assert exact.agenda[-1] == ChooseAction(0, acted=True)
    assert Decline() in legal_actions(at.book, exact)
    over = play(at.book, at.state, BuyBuilding("garden-8-SW", ("dirham-9",))).after
    assert over.agenda[-1] == PlacePurchases(0)


@rule("B-11")
def test_variants_make_the_extra_action_mandatory_or_remove_it():
    at = position(extra_action="must")
    exact = play(at.book, at.state, BuyBuilding("tower-9-ES", ("florin-9",))).after
    assert Decline() not in legal_actions(at.book, exact)
    assert refusals(at.book, exact, Decline())[0].rule == "B-11"
    at = position(exact_bonus="off")
    after = play(at.book, at.state, BuyBuilding("tower-9-ES", ("florin-9",))).after
    assert after.agenda[-1] == PlacePurchases(0)


@rule("B-12")
def test_four_exact_purchases_allow_a_fifth_action_before_refilling():
    at = position()
    at.player(0, hand="florin-9 dirham-3 dirham-5 denar-5 ducat-1 ducat-1")
    state = at.state
    for action in (
        BuyBuilding("tower-9-ES", ("florin-9",)),
        BuyBuilding("garden-8-SW", ("dirham-3", "dirham-5")),
        BuyBuilding("chambers-5-NSW", ("denar-5",)),
        BuyBuilding("pavilion-2-NEW", ("ducat-1", "ducat-1")),
    ):
        state = play(at.book, state, action).after
    assert state.stocks[0].market == (None, None, None, None)
    assert len(state.row) == 4
    state = play(at.book, state, TakeMoney(("ducat-5",))).after
    assert state.agenda[-1] == PlacePurchases(0)
    assert len(state.players[0].purchases) == 4


@rule("B-13")
def test_a_bought_tile_cannot_be_used_in_a_redesign():
    at = position()
    state = play(at.book, at.state, BuyBuilding("tower-9-ES", ("florin-9",))).after
    assert state.players[0].purchases == ("tower-9-ES",)
    assert "tower-9-ES" not in state.players[0].reserve
    assert not any("Reserve" in type(action).__name__ for action in legal_actions(at.book, state))
    assert refusals(at.book, state, PlaceTile("tower-9-ES", (0, 1)))


@rule("B-14")
def test_a_needless_card_is_legal_but_never_listed():
    needless = BuyBuilding("tower-9-ES", ("florin-4", "florin-5", "florin-9"))
    at = position()
    assert needless not in legal_actions(at.book, at.state)
    assert refusals(at.book, at.state, needless) == ()
    at = position(needless_cards="forbidden")
    assert refusals(at.book, at.state, needless)[0].rule == "B-14"
    assert refusals(at.book, at.state, BuyBuilding("garden-8-SW", ("dirham-9",))) == ()


@rule("B-14")
def test_a_card_is_needless_if_the_others_are_enough():
    at = position(needless_cards="forbidden").player(0, hand="florin-1 florin-4 florin-5 florin-6 florin-9")

    def broken(*cards):
        return at.broken(BuyBuilding("tower-9-ES", cards))

    assert broken("florin-1", "florin-9") == {"B-14"}, "the other one is exact"
    assert broken("florin-4", "florin-5", "florin-6") == {"B-14"}, "the others are more than enough"
    assert broken("florin-5", "florin-6") == set(), "none is needless, though it is too much"
    assert broken("florin-1", "florin-5", "florin-6") == {"B-14"}
