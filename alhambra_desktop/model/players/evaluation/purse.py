"""Purse: which prices a hand can pay exactly (subset sums as bit sets), and the odds to do so next turn."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from ...rules.core.base.money import PAY_WITH_MONEY
from ...rules.core.engine.rulebook import Good, Rulebook, remembered_by_book
from ...rules.core.values import MONEY, SQUARE_CURRENCY

Purse = Mapping[str, tuple[int, int]]
"""For each currency the prices that can be paid exactly, as bits, and the money in it."""

Prices = tuple[tuple[int, float], ...]
"""Likely prices with their chances."""

Asked = tuple[tuple[str, int], ...]
"""Currency and price of tiles on the market."""


NOTHING: Final = (1, 0)
"""What is paid exactly, as bits, and the money of a currency of which there are no cards."""

_CARDS: Final = {name: (card.currency, card.value) for name, card in MONEY.items()}


@lru_cache(maxsize=30_000)
def money_purse(hand: tuple[str, ...]) -> Purse:
    """What can be paid with the money of a hand alone (B-10)."""
    found: dict[str, tuple[int, int]] = {}
    for name in hand:
        card = _CARDS.get(name)
        if card is not None:
            currency, value = card
            sums, total = found.get(currency, NOTHING)
            found[currency] = sums | sums << value, total + value
    return found


def full_purse(book: Rulebook, hand: tuple[str, ...], prices: Prices) -> Purse:
    """What can be paid in every way that the rules know, at the likely prices and those below."""
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
    """The money in a hand."""
    money = 0
    for _, total in money_purse(hand).values():
        money += total
    return money


class Odds:
    """The chances that a tile with one of the likely prices can be paid; remembered."""

    def __init__(self, prices: Prices) -> None:
        self._prices = prices
        self._exact: dict[int, float] = {}
        self._reach: dict[int, float] = {}

    def exact(self, sums: int) -> float:
        """The chance that it can be paid exactly."""
        known = self._exact.get(sums)
        if known is None:
            known = sum(chance for price, chance in self._prices if sums >> price & 1)
            self._exact[sums] = known
        return known

    def reach(self, total: int) -> float:
        """The chance that it can be paid at all."""
        known = self._reach.get(total)
        if known is None:
            known = self._reach[total] = sum(chance for price, chance in self._prices if price <= total)
        return known

    def exact_sum(self, purse: Purse) -> float:
        """How many new tiles, one for each currency, a purse pays exactly on the average."""
        return sum([self.exact(bits) for bits, _ in purse.values()])

    def chances(self, purse: Purse, asked: Asked, stays: float, stocks: int) -> tuple[float, float]:
        """How many market tiles can be paid exactly, and how many at all, next turn, on the average.

        ``asked`` are currency and price of the tiles that lie there after the own turn; each of them
        ``stays`` with this chance, else another comes, as on the empty squares of each of the ``stocks``.
        """
        exact = reach = 0.0
        there = _by_square(asked)
        for currency, (sums, total) in purse.items():
            new = float(stocks)
            for price in there.get(currency, ()):
                new -= stays
                exact += stays * (sums >> price & 1)
                reach += stays * (total >= price)
            exact += new * self.exact(sums)
            reach += new * self.reach(total)
        return exact, reach


@lru_cache(maxsize=64)
def odds(prices: Prices) -> Odds:
    """The chances with some prices; the same object for the same prices."""
    return Odds(prices)


@lru_cache(maxsize=1024)
def _by_square(asked: Asked) -> Mapping[str, tuple[int, ...]]:
    found: dict[str, tuple[int, ...]] = {}
    for currency, price in asked:
        found[currency] = (*found.get(currency, ()), price)
    return found
