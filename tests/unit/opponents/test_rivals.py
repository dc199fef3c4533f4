"""Purchases that others can afford, from their publicly known hands (B-4, B-9)."""

from __future__ import annotations

import pytest

from alhambra_desktop.model.players.evaluation.money import money_purse, odds
from alhambra_desktop.model.players.rollout.rivals import BOUGHT_DEARLY, BOUGHT_EXACTLY, Offer, Pocket, Rivals

GARDEN = Offer("garden-8-N", "denar", 8, 4)
TOWER = Offer("tower-5-S", "florin", 5, 5)


def found(hands: list[tuple[str, ...]], gains: list[list[float]]) -> Rivals:
    return Rivals(hands, [GARDEN, TOWER], gains, odds(((5, 0.5), (8, 0.5))))


def test_an_unaffordable_tile_stays_on_the_market() -> None:
    those = found([("denar-7",), ("ducat-8",)], [[9.0, 9.0], [9.0, 9.0]])
    assert those.lasting == [1.0, 1.0]
    assert those.paid == [[0.0, 0.0], [0.0, 0.0]]


def test_exact_payments_of_others_reduce_the_chance_of_a_tile() -> None:
    exact, dear, broke = ("denar-1", "denar-7"), ("denar-9",), ("ducat-9",)
    gains = [[6.0, 6.0], [0.0, 0.0]]
    by_hands = [
        found(list(hands), gains) for hands in ((broke, broke), (dear, broke), (exact, broke), (exact, exact))
    ]
    lasting = [those.lasting[0] for those in by_hands]
    assert lasting == sorted(set(lasting), reverse=True)
    assert lasting[2] == pytest.approx(1 - BOUGHT_EXACTLY[0] - 6 * BOUGHT_EXACTLY[1])
    assert lasting[1] == pytest.approx(1 - 5 * BOUGHT_DEARLY[1])
    assert [those.paid[0] for those in by_hands] == [[0, 0], [0, 0], [6, 0], [6, 6]]


def test_higher_gains_of_others_reduce_the_chance_of_a_tile() -> None:
    lasting = [
        found([("florin-5",), ()], [[0.0, 0.0], [gain, 0.0]]).lasting[1] for gain in (-3.0, 0.0, 4.0, 50.0)
    ]
    assert lasting[0] == lasting[1] > lasting[2] > lasting[3] > 0


def test_wealth_is_counted_by_currency_and_in_total() -> None:
    those = found([("denar-7", "florin-5"), ("denar-9", "denar-9")], [[0.0, 0.0], [0.0, 0.0]])
    assert those.most == {"denar": 18, "dirham": 0, "ducat": 0, "florin": 5}
    next_money, mean_money, most_money, exact = those.wealth
    assert (next_money, mean_money, most_money) == (12 / 25, 15 / 25, 18 / 25)
    # only the 5-florin card pays a price exactly, with a probability of one half
    assert exact == 0.25


def test_the_most_money_wins_leftover_tiles() -> None:
    """A leftover tile goes to the player with the most money in its currency (B-34)."""
    those = found([("denar-7",), ("florin-9",)], [[4.0, 3.0], [5.0, 2.0]])
    gains = [6.0, 7.0]
    rich, poor = Pocket(9, True, False), Pocket(3, False, False)
    assert those.remains([0, 1], gains, [rich, poor], 1.0)[1] == (6.0, 5.0 / 10)
    assert those.remains([0], gains, [rich, poor], 1.0)[1] == (6.0, 0.0)
    assert those.remains([0, 1], gains, [rich, poor], 0.0)[1] == (0.0, 0.0)
    assert those.remains([0], gains, [Pocket(7, False, False), poor], 1.0)[1] == (0.0, 0.0)
    assert those.led(money_purse(("denar-8", "florin-9"))) == 1 / 4


def test_remaining_tiles_count_by_their_chance_to_stay() -> None:
    those = found([("florin-5",), ()], [[0.0, 0.0], [10.0, 0.0]])
    lasts = those.lasting[1]
    exact, enough, none = Pocket(5, True, True), Pocket(9, True, False), Pocket(0, False, False)
    gains = [4.0, 6.0]
    assert those.remains([0, 1], gains, [none, exact], 0.0)[0] == (
        6 * lasts,
        6 * lasts,
        6 * lasts,
        4 + 6 * lasts,
    )
    assert those.remains([0, 1], gains, [enough, none], 0.0)[0] == (0.0, 0.0, 4.0, 4 + 6 * lasts)
    assert those.claims([0, 1]) == (1.0, 0.5, 1.0, (1 - lasts) / 2)
    assert those.claims([0]) == (0.0, 0.0, 0.0, 0.0)
    assert those.claims([]) == (0.0, 0.0, 0.0, 0.0)
