"""Hands by currency and their payments, cached because the same few cards occur again and again."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from alhambra_desktop.model.rules.core.base.money import payments, sums
from alhambra_desktop.model.rules.core.engine.rulebook import Good, Rulebook
from alhambra_desktop.model.rules.core.values import MONEY, Currency

PLACES: Final[dict[str, int]] = {currency: place for place, currency in enumerate(Currency)}
_VALUES: Final = {card.id: card.value for card in MONEY.values()}
_CARDS: Final = {card.id: (PLACES[card.currency], card.value) for card in MONEY.values()}

Purses = tuple[tuple[int, ...], ...]
"""The values of a hand's money in ascending order, for each currency."""


@lru_cache(maxsize=65536)
def paid(cards: tuple[str, ...]) -> int:
    """Return the value of cards in money."""
    return sum([_VALUES.get(card, 0) for card in cards])


@lru_cache(maxsize=65536)
def purses(hand: tuple[str, ...]) -> Purses:
    """Return the money of a hand with sorted cards."""
    found: tuple[list[int], ...] = ([], [], [], [])
    for card in hand:
        if card in _CARDS:
            place, value = _CARDS[card]
            found[place].append(value)
    return tuple(map(tuple, found))


@lru_cache(maxsize=65536)
def exact(values: tuple[int, ...], price: int) -> bool:
    """Return whether some of the values add up to a price."""
    ways = sums(values, price)
    return bool(ways) and sum(ways[0]) == price


def payable(held: Purses, good: Good) -> bool:
    """Return whether the money can pay a good exactly."""
    return exact(held[PLACES[good.currency]], good.price)


@lru_cache(maxsize=65536)
def _ways(values: tuple[int, ...], currency: str, price: int) -> tuple[tuple[str, ...], ...]:
    return payments(tuple(f"{currency}-{value}" for value in values), currency, price)


def ways_to_pay(book: Rulebook, hand: tuple[str, ...], good: Good) -> tuple[tuple[str, ...], ...]:
    """Return every payment without needless cards, exact ones first."""
    if len(book.payments) > 1 or good.exact_only:
        return book.payments_for(hand, good)
    return _ways(purses(hand)[PLACES[good.currency]], good.currency, good.price)


def exact_ways(book: Rulebook, hand: tuple[str, ...], good: Good) -> list[tuple[str, ...]]:
    """Return the exact payments, those with the fewest cards first."""
    return [way for way in ways_to_pay(book, hand, good) if paid(way) == good.price]
