"""Subset sums of money cards, cached: all payments of a price and all ways to take cards."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations

from ..values import value_of


@lru_cache(maxsize=65536)
def sums(values: tuple[int, ...], price: int) -> tuple[tuple[int, ...], ...]:
    """Return all minimal subsets that reach a price (B-10, B-14).

    Exact subsets come first, then smaller overpayments, then fewer cards. `values` is sorted.
    """
    found: set[tuple[int, ...]] = set()

    def choose(start: int, chosen: tuple[int, ...], total: int) -> None:
        if total >= price:
            # values are tried in falling order, so the last one chosen is the smallest
            if total - chosen[-1] < price:
                found.add(chosen)
            return
        previous = 0
        for i in range(start, len(falling)):
            if falling[i] != previous:
                previous = falling[i]
                choose(i + 1, (*chosen, previous), total + previous)

    falling = values[::-1]
    if sum(values) >= price:
        choose(0, (), 0)
    return tuple(sorted(found, key=lambda way: (sum(way), len(way), way)))


@lru_cache(maxsize=65536)
def payments(hand: tuple[str, ...], currency: str, price: int) -> tuple[tuple[str, ...], ...]:
    """Return all payments of a price from a sorted hand in one currency without unnecessary cards.

    The best comes first: an exact one with the fewest cards, or the smallest overpayment.
    """
    # a sorted hand holds the cards of a currency sorted by value
    values = tuple(value_of(card) for card in hand if card.startswith(currency))
    return _cards_for(values, currency, price)


@lru_cache(maxsize=65536)
def _cards_for(values: tuple[int, ...], currency: str, price: int) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(sorted(f"{currency}-{v}" for v in way)) for way in sums(values, price))


@lru_cache(maxsize=65536)
def takes(row: tuple[str, ...], limit: int) -> tuple[tuple[str, ...], ...]:
    """Return every legal choice from a money row: one card, or several worth at most the limit (B-9)."""
    found: set[tuple[str, ...]] = {(card,) for card in row}
    small = [card for card in row if 0 < value_of(card) < limit]
    for count in range(2, len(small) + 1):
        for some in combinations(small, count):
            if sum(map(value_of, some)) <= limit:
                found.add(tuple(sorted(some)))
    return tuple(sorted(found))


@lru_cache(maxsize=8192)
def whole_takes(offered: tuple[tuple[str, ...], ...]) -> frozenset[tuple[str, ...]]:
    """Return the choices that are not part of a larger one on offer, since money never hurts."""
    counted = [(cards, Counter(cards)) for cards in offered]
    return frozenset(cards for cards, count in counted if not any(count < other for _, other in counted))
