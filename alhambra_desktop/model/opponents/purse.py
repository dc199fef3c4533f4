"""What money in hand is worth: its sum, and the chance to pay exactly next turn."""

from __future__ import annotations

from functools import lru_cache

from ..core.values import MONEY, SQUARE_CURRENCY


@lru_cache(maxsize=30_000)
def by_currency(hand: tuple[str, ...]) -> dict[str, tuple[int, ...]]:
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
def exact_chance(values: tuple[int, ...], prices: tuple[tuple[int, float], ...]) -> float:
    """The chance that a tile with one of the likely prices can be paid exactly."""
    sums = exact_sums(values)
    return sum(chance for price, chance in prices if sums >> price & 1)


@lru_cache(maxsize=30_000)
def reach_chance(values: tuple[int, ...], prices: tuple[tuple[int, float], ...]) -> float:
    """The chance that a tile with one of the likely prices can be paid at all."""
    total = sum(values)
    return sum(chance for price, chance in prices if price <= total)


def chances(
    hand: tuple[str, ...],
    asked: tuple[tuple[str, int], ...],
    stays: float,
    prices: tuple[tuple[int, float], ...],
) -> tuple[float, float]:
    """How many market tiles can be paid exactly, and how many at all, next turn, on the average.

    ``asked`` are currency and price of the tiles that lie there after the own turn; each of them
    ``stays`` with this chance, else another comes.
    """
    purse = by_currency(hand)
    exact = reach = 0.0
    there = dict(asked)
    for currency in SQUARE_CURRENCY.values():
        values = purse.get(currency, ())
        if not values:
            continue
        price = there.get(currency)
        new = 1.0 if price is None else 1 - stays
        exact += new * exact_chance(values, prices)
        reach += new * reach_chance(values, prices)
        if price is not None:
            exact += stays * (exact_sums(values) >> price & 1)
            reach += stays * (sum(values) >= price)
    return exact, reach
