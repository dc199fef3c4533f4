"""Value of a hand by its sum and by its chances to pay next turn."""

from __future__ import annotations

from statistics import fmean
from typing import Final

from ...rules.core.engine.state import GameState
from ...rules.core.values import MONEY
from .majorities import MajorityEvaluation
from .memo import IdentityMemo
from .moment import Moment
from .purse import Asked, Purse, full_purse, money_in, money_purse, odds

ENOUGH: Final = 100
"""Money above this limit has no value. It makes players buy unwanted tiles, which keeps games finite."""


class MoneyEvaluation:
    """Values hands, in points, together with the tiles that stay on the market."""

    def __init__(self, moment: Moment, majorities: MajorityEvaluation) -> None:
        self._book, self._seat, self._majorities = moment.book, moment.seat, majorities
        self._weights, self._prices = moment.weights, moment.forecast.prices
        self._stocks, self._number = len(moment.state.stocks), moment.holdings.number
        self._stays = moment.weights.stays ** (moment.seats - 1)
        self._odds = odds(moment.forecast.prices)
        self._purchases = min(moment.forecast.turns, moment.forecast.tiles / moment.seats)
        self._values: dict[object, float] = {}
        self._purses: dict[tuple[str, ...], Purse] = {}
        self._asked = IdentityMemo[Asked]()
        self._lefts = IdentityMemo[float]()

    def value(self, hand: tuple[str, ...], asked: Asked) -> float:
        """Return the value of a hand if these tiles, as (currency, price), stay on the market."""
        key = (hand, asked)
        known = self._values.get(key)
        if known is None:
            known = self._values[key] = self._value(hand, asked)
        return known

    def _value(self, hand: tuple[str, ...], asked: Asked) -> float:
        use = 9.0 * self._purchases
        total = min(money_in(hand), ENOUGH)
        worth = self._weights.money * use * total / (use + total) if total else 0.0
        exact, reach = self.chances(hand, asked)
        soon = min(1.0, self._purchases)
        return worth + soon * (self._weights.exact * exact + self._weights.reach * reach)

    def chances(self, hand: tuple[str, ...], asked: Asked) -> tuple[float, float]:
        """Return the expected number of market tiles payable exactly, and payable at all, next turn."""
        return self._odds.chances(self.purse(hand), asked, self._stays, self._stocks)

    def purse(self, hand: tuple[str, ...]) -> Purse:
        if len(self._book.payments) == 1 or all(card in MONEY for card in hand):
            return money_purse(hand)
        if hand not in self._purses:
            self._purses[hand] = full_purse(self._book, hand, self._prices)
        return self._purses[hand]

    def asked(self, table: GameState) -> Asked:
        """Return currency and price of everything on the market squares."""
        key = (id(table.stocks), self._number(table))
        known = self._asked.get(key)
        if known is None:
            goods = self._book.goods(table)
            known = tuple((str(good.currency), good.price) for good in goods if good.on_market)
            self._asked.keep(key, known, table.stocks)
        return known

    def cash(self, table: GameState) -> float:
        """Return the value of the hand, minus what the market offers others where that counts."""
        worth = self.value(table.players[self._seat].hand, self.asked(table))
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
