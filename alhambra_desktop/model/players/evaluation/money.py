"""Evaluates hands by their money, and by the market tiles that they can probably pay for next turn."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from statistics import fmean
from typing import Final

from ...rules.core.base.money import PAY_WITH_MONEY
from ...rules.core.engine.rulebook import Good, Rulebook, remembered_by_book
from ...rules.core.engine.state import GameState
from ...rules.core.values import MONEY, SQUARE_CURRENCY
from .majorities import MajorityEvaluation
from .moment import IdentityMemo, Moment

Purse = Mapping[str, tuple[int, int]]
"""Maps each currency to a bit mask of the exactly payable prices, and to the highest payable price."""

Prices = tuple[tuple[int, float], ...]  # possible prices of a new tile, with their probabilities
MarketPrices = tuple[tuple[str, int], ...]


NOTHING: Final = (1, 0)

_CARDS: Final = {name: (card.currency, card.value) for name, card in MONEY.items()}


@lru_cache(maxsize=30_000)
def money_purse(hand: tuple[str, ...]) -> Purse:
    """Cards that are not money are ignored (B-10)."""
    found: dict[str, tuple[int, int]] = {}
    for name in hand:
        card = _CARDS.get(name)
        if card is not None:
            currency, value = card
            sums, total = found.get(currency, NOTHING)
            found[currency] = sums | sums << value, total + value
    return found


def full_purse(book: Rulebook, hand: tuple[str, ...], prices: Prices) -> Purse:
    """Return the purse of a hand, including payments with special cards such as bureaux de change."""
    return _full_purse(book, hand, max((price for price, _ in prices), default=0))


@remembered_by_book(30_000)
def _full_purse(book: Rulebook, hand: tuple[str, ...], dearest: int) -> Purse:
    found = dict(money_purse(hand))
    others = [payment for payment in book.payments if payment is not PAY_WITH_MONEY]
    for currency in SQUARE_CURRENCY.values():
        bits, total = found.get(currency, NOTHING)
        for price in range(1, dearest + 1):
            good = Good("", currency, price, None, exact_only=True)
            if not bits >> price & 1 and any(True for other in others for _ in other.ways(book, hand, good)):
                bits |= 1 << price
        found[currency] = bits, max(total, bits.bit_length() - 1)
    return found


def money_in(hand: tuple[str, ...]) -> int:
    money = 0
    for _, total in money_purse(hand).values():
        money += total
    return money


class Odds:
    def __init__(self, prices: Prices) -> None:
        self._prices = prices
        self._exact: dict[int, float] = {}
        self._reach: dict[int, float] = {}

    def exact(self, sums: int) -> float:
        known = self._exact.get(sums)
        if known is None:
            known = sum(chance for price, chance in self._prices if sums >> price & 1)
            self._exact[sums] = known
        return known

    def reach(self, total: int) -> float:
        known = self._reach.get(total)
        if known is None:
            known = self._reach[total] = sum(chance for price, chance in self._prices if price <= total)
        return known

    def exact_sum(self, purse: Purse) -> float:
        return sum([self.exact(bits) for bits, _ in purse.values()])

    def chances(self, purse: Purse, prices: MarketPrices, stays: float, stocks: int) -> tuple[float, float]:
        """Return how many market tiles the purse can be expected to pay for next turn, as two numbers.

        The first number includes only tiles for which it can pay exactly, the second all payable tiles. Each
        tile of `prices` stays on the market with the probability `stays`. New tiles are assumed to fill all
        other squares of the markets, whose number is `stocks`.
        """
        exact = reach = 0.0
        by_square = _by_square(prices)
        for currency, (sums, total) in purse.items():
            new = float(stocks)
            for price in by_square.get(currency, ()):
                new -= stays
                exact += stays * (sums >> price & 1)
                reach += stays * (total >= price)
            exact += new * self.exact(sums)
            reach += new * self.reach(total)
        return exact, reach


@lru_cache(maxsize=64)
def odds(prices: Prices) -> Odds:
    return Odds(prices)


@lru_cache(maxsize=1024)
def _by_square(prices: MarketPrices) -> Mapping[str, tuple[int, ...]]:
    found: dict[str, tuple[int, ...]] = {}
    for currency, price in prices:
        found[currency] = (*found.get(currency, ()), price)
    return found


ENOUGH: Final = 100
"""Money above this sum has no value, because players should buy tiles instead."""


class MoneyEvaluation:
    def __init__(self, moment: Moment, majorities: MajorityEvaluation) -> None:
        self._book, self._seat, self._majorities = moment.book, moment.seat, majorities
        self._weights, self._prices = moment.weights, moment.forecast.prices
        self._stocks, self._number = len(moment.state.stocks), moment.holdings.number
        self._stays = moment.weights.stays ** (moment.seats - 1)
        self._odds = odds(moment.forecast.prices)
        self._purchases = min(moment.forecast.turns, moment.forecast.tiles / moment.seats)
        self._values: dict[object, float] = {}
        self._purses: dict[tuple[str, ...], Purse] = {}
        self._market_prices = IdentityMemo[MarketPrices]()
        self._lefts = IdentityMemo[float]()

    def value(self, hand: tuple[str, ...], prices: MarketPrices) -> float:
        key = (hand, prices)
        known = self._values.get(key)
        if known is None:
            known = self._values[key] = self._value(hand, prices)
        return known

    def _value(self, hand: tuple[str, ...], prices: MarketPrices) -> float:
        use = 9.0 * self._purchases
        total = min(money_in(hand), ENOUGH)
        worth = self._weights.money * use * total / (use + total) if total else 0.0
        exact, reach = self.chances(hand, prices)
        soon = min(1.0, self._purchases)
        return worth + soon * (self._weights.exact * exact + self._weights.reach * reach)

    def chances(self, hand: tuple[str, ...], prices: MarketPrices) -> tuple[float, float]:
        return self._odds.chances(self.purse(hand), prices, self._stays, self._stocks)

    def purse(self, hand: tuple[str, ...]) -> Purse:
        if len(self._book.payments) == 1 or all(card in MONEY for card in hand):
            return money_purse(hand)
        if hand not in self._purses:
            self._purses[hand] = full_purse(self._book, hand, self._prices)
        return self._purses[hand]

    def market_prices(self, table: GameState) -> MarketPrices:
        key = (id(table.stocks), self._number(table))
        known = self._market_prices.get(key)
        if known is None:
            goods = self._book.goods(table)
            known = tuple((str(good.currency), good.price) for good in goods if good.on_market)
            self._market_prices.keep(key, known, table.stocks)
        return known

    def cash(self, table: GameState) -> float:
        """Return the value of the hand, minus a penalty for the market tiles that other seats can buy.

        The penalty is `Weights.denial` times a difference: what the other seats gain from these tiles, minus
        what they gain from the same number of average tiles.
        """
        worth = self.value(table.players[self._seat].hand, self.market_prices(table))
        return worth - self._weights.denial * self._left(table) if self._weights.denial else worth

    def _left(self, table: GameState) -> float:
        key = (id(table.stocks), self._number(table))
        known = self._lefts.get(key)
        if known is None:
            majorities = self._majorities
            goods = [good for good in self._book.goods(table) if good.on_market]
            mean = fmean(majorities.wanted_by_type)
            known = sum(majorities.wanted(good.tile) for good in goods) - mean * len(goods)
            self._lefts.keep(key, known, table.stocks)
        return known
