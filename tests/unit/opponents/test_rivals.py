"""What the others can pay on the market, by the hands that everybody saw them get (B-4, B-9)."""

from __future__ import annotations

import pytest

from alhambra_desktop.model.opponents.evaluation.purse import money_purse, odds
from alhambra_desktop.model.opponents.rollout.rivals import (
    BOUGHT_DEARLY,
    BOUGHT_EXACTLY,
    Offer,
    Rivals,
    rivals,
)

GARDEN = Offer("garden-8-N", "denar", 8, 4)
TOWER = Offer("tower-5-S", "florin", 5, 5)


def found(hands: list[tuple[str, ...]], gains: list[list[float]]) -> Rivals:
    purses = [money_purse(hand) for hand in hands]
    return rivals(purses, [GARDEN, TOWER], gains, odds(((5, 0.5), (8, 0.5))))


def test_what_nobody_can_pay_lasts() -> None:
    those = found([("denar-7",), ("ducat-8",)], [[9.0, 9.0], [9.0, 9.0]])
    assert those.lasting == [1.0, 1.0]
    assert those.paid == [[0.0, 0.0], [0.0, 0.0]]


def test_a_tile_lasts_the_less_the_more_of_them_pay_it_exactly() -> None:
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


def test_it_lasts_the_less_the_more_it_brings_whoever_can_pay_it() -> None:
    lasting = [
        found([("florin-5",), ()], [[0.0, 0.0], [gain, 0.0]]).lasting[1] for gain in (-3.0, 0.0, 4.0, 50.0)
    ]
    assert lasting[0] == lasting[1] > lasting[2] > lasting[3] > 0


def test_wealth_is_counted_by_currency_and_in_all() -> None:
    those = found([("denar-7", "florin-5"), ("denar-9", "denar-9")], [[0.0, 0.0], [0.0, 0.0]])
    assert those.most == {"denar": 18, "dirham": 0, "ducat": 0, "florin": 5}
    next_money, mean_money, most_money, exact = those.numbers
    assert (next_money, mean_money, most_money) == (12 / 25, 15 / 25, 18 / 25)
    # a florin of 5 pays half of the prices exactly, and nothing else does
    assert exact == 0.25
