"""What money in hand is worth: its sum, and the chance to pay exactly next turn."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from ..core.rulebook import Good, Rulebook
from ..core.values import MONEY, SQUARE_CURRENCY

Purse = Mapping[str, tuple[int, int]]
"""For each currency the prices that can be paid exactly, as bits, and the money in it."""

Prices = tuple[tuple[int, float], ...]
"""Likely prices with their chances."""


@lru_cache(maxsize=30_000)
def by_currency(hand: tuple[str, ...]) -> Mapping[str, tuple[int, ...]]:
    """The values of the cards in hand, by currency."""
    found: dict[str, tuple[int, ...]] = {}
    for card in hand:
        money = MONEY.get(card)
        if money is not None:
            found[money.currency] = (*found.get(money.currency, ()), money.value)
    return found


@lru_cache(maxsize=30_000)
def exact_sums(values: tuple[int, ...]) -> int:
    """The sums that some of the values add up to, as bits."""
    sums = 1
    for value in values:
        sums |= sums << value
    return sums


@lru_cache(maxsize=30_000)
def money_purse(hand: tuple[str, ...]) -> Purse:
    """What can be paid with the money of a hand alone (B-10)."""
    return {name: (exact_sums(values), sum(values)) for name, values in by_currency(hand).items()}


def full_purse(book: Rulebook, hand: tuple[str, ...], prices: Prices) -> Purse:
    """What can be paid in every way that the rules know, at the likely prices and those below."""
    found = dict(money_purse(hand))
    for currency in SQUARE_CURRENCY.values():
        bits, total = found.get(currency, (1, 0))
        for price in range(1, max((price for price, _ in prices), default=0) + 1):
            good = Good("", currency, price, None, exact_only=True)
            if not bits >> price & 1 and book.payments_for(hand, good):
                bits |= 1 << price
        found[currency] = bits, max(total, bits.bit_length() - 1)
    return found


@lru_cache(maxsize=30_000)
def exact_chance(sums: int, prices: Prices) -> float:
    """The chance that a tile with one of the likely prices can be paid exactly."""
    return sum(chance for price, chance in prices if sums >> price & 1)


@lru_cache(maxsize=30_000)
def reach_chance(total: int, prices: Prices) -> float:
    """The chance that a tile with one of the likely prices can be paid at all."""
    return sum(chance for price, chance in prices if price <= total)


def chances(
    purse: Purse, asked: tuple[tuple[str, int], ...], stays: float, prices: Prices, stocks: int = 1
) -> tuple[float, float]:
    """How many market tiles can be paid exactly, and how many at all, next turn, on the average.

    ``asked`` are currency and price of the tiles that lie there after the own turn; each of them
    ``stays`` with this chance, else another comes, as on the empty squares of each of the ``stocks``.
    """
    exact = reach = 0.0
    for currency, (sums, total) in purse.items():
        new = float(stocks)
        for square, price in asked:
            if square == currency:
                new -= stays
                exact += stays * (sums >> price & 1)
                reach += stays * (total >= price)
        exact += new * exact_chance(sums, prices)
        reach += new * reach_chance(total, prices)
    return exact, reach
