"""Rivals: what the hands of the others can pay on the market, and what so remains until one's next turn.

All money comes openly (B-4, B-9), so whoever remembers cards knows every hand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Final, NamedTuple

from ...core.values import Currency
from ..evaluation.purse import Odds, Purse

NOTHING: Final = (1, 0)
"""What is paid exactly, as bits, and the money of a currency of which there are no cards."""

BOUGHT_EXACTLY: Final = (0.3, 0.035, 10.0)
"""How likely a seat buys what it can pay exactly: the least, and more for each point of gain up to so many.

This and the next are shares of 2,000 tiles in quick games for four.
"""

BOUGHT_DEARLY: Final = (0.0, 0.032, 5.0)
"""The same for what it can pay with more than the price."""


class Offer(NamedTuple):
    """A tile on the market, what it costs, and the place of its type among the types."""

    tile: str
    currency: str
    price: int
    place: int


class Rivals(NamedTuple):
    """The others, the next seat first.

    ``lasting`` is how likely each offer still lies there at one's next turn, ``paid`` what each of them would
    gain by it where it pays exactly, ``most`` the most money that one of them has of each currency. The
    ``numbers`` are the next seat's money, their mean and most money, and their mean chance to pay a new tile
    exactly.
    """

    lasting: Sequence[float]
    paid: Sequence[Sequence[float]]
    most: Mapping[str, int]
    numbers: tuple[float, float, float, float]


def rivals(
    purses: Sequence[Purse], offers: Sequence[Offer], gains: Sequence[Sequence[float]], odds: Odds
) -> Rivals:
    """What the others can pay; ``gains`` are for each offer the points that it would bring each of them."""
    lasting, paid = list[float](), list[list[float]]()
    for offer, row in zip(offers, gains, strict=True):
        lasts, exactly = 1.0, list[float]()
        for purse, gain in zip(purses, row, strict=True):
            bits, money = purse.get(offer.currency, NOTHING)
            exact = bool(bits >> offer.price & 1)
            if money >= offer.price:
                least, more, points = BOUGHT_EXACTLY if exact else BOUGHT_DEARLY
                lasts *= 1 - least - more * max(0.0, min(gain, points))
            exactly.append(gain if exact else 0.0)
        lasting.append(lasts)
        paid.append(exactly)
    wealth = [sum([money for _, money in purse.values()]) for purse in purses]
    chances = [sum([odds.exact(bits) for bits, _ in purse.values()]) for purse in purses]
    numbers = wealth[0] / 25, fmean(wealth) / 25, max(wealth) / 25, fmean(chances)
    most = {str(one): max([purse.get(one, NOTHING)[1] for purse in purses]) for one in Currency}
    return Rivals(lasting, paid, most, numbers)
