"""Computes features of market tiles: whether other seats can pay for them or will leave them.

The features depend on the hands of all seats. Players can remember these hands, because money is dealt and
taken openly (B-4, B-9).
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final, NamedTuple

from ...rules.core.values import Currency
from ..evaluation.money import NOTHING, Odds, Purse, money_in, money_purse

RIVAL_FEATURES: Final = (
    "best lasting gain of an exactly payable tile",
    "lasting gain of all exactly payable tiles",
    "best lasting gain of a payable tile",
    "lasting gain of all tiles left",
    "gain that the next seat pays exactly",
    "mean gain that the others pay exactly",
    "most gain that another pays exactly",
    "tiles that the others will buy",
    "leftovers won",
    "leftovers that others win",
    "currencies led",
)
WEALTH_FEATURES: Final = (
    "money of the next seat",
    "others' mean money",
    "most money of another",
    "others' mean chances to pay new tiles exactly",
)

BOUGHT_EXACTLY: Final = (0.3, 0.035, 10.0)
"""Determines the probability that a seat buys a tile for which it can pay exactly.

The numbers are the minimum probability, its increase for each point of gain, and the gain above which it
stays the same. These numbers and ``BOUGHT_DEARLY`` were measured on 2,000 tiles, in quick games with four
players.
"""

BOUGHT_DEARLY: Final = (0.0, 0.032, 5.0)
"""Like ``BOUGHT_EXACTLY``, but for a tile that the seat must overpay."""


class Offer(NamedTuple):
    tile: str
    currency: str
    price: int
    place: int


class Pocket(NamedTuple):
    """A hand's money in the currency of an offer.

    ``enough`` is true if the hand can pay for the offer, and ``exact`` if it can pay the exact price.
    """

    money: int
    enough: bool
    exact: bool

    @classmethod
    def of(cls, purse: Purse, offer: Offer) -> Pocket:
        bits, money = purse.get(offer.currency, NOTHING)
        return cls(money, money >= offer.price, bool(bits >> offer.price & 1))


class Rivals:
    def __init__(
        self,
        hands: Sequence[tuple[str, ...]],
        offers: Sequence[Offer],
        gains: Sequence[Sequence[float]],
        odds: Odds,
    ) -> None:
        purses = [money_purse(hand) for hand in hands]
        self._offers = offers
        self._wanted = [max(row) for row in gains]
        self.most = {
            str(currency): max([purse.get(currency, NOTHING)[1] for purse in purses]) for currency in Currency
        }
        # `lasting[i]` is the probability that the offer with index i lasts until the seat's next turn
        self.lasting: list[float] = []
        # `paid[i]` lists the gain of each rival from this offer, or 0 if the rival cannot pay exactly
        self.paid: list[list[float]] = []
        for offer, row in zip(offers, gains, strict=True):
            self._reckon(offer, row, purses)
        wealth = [money_in(hand) for hand in hands]
        chances = [odds.exact_sum(purse) for purse in purses]
        self.wealth = wealth[0] / 25, fmean(wealth) / 25, max(wealth) / 25, fmean(chances)

    def _reckon(self, offer: Offer, gains: Sequence[float], purses: Sequence[Purse]) -> None:
        lasts, exactly = 1.0, list[float]()
        for purse, gain in zip(purses, gains, strict=True):
            _, enough, exact = Pocket.of(purse, offer)
            if enough:
                least, more, points = BOUGHT_EXACTLY if exact else BOUGHT_DEARLY
                lasts *= 1 - least - more * max(0.0, min(gain, points))
            exactly.append(gain if exact else 0.0)
        self.lasting.append(lasts)
        self.paid.append(exactly)

    def claims(self, places: Sequence[int]) -> tuple[float, float, float, float]:
        paid = [sum(row) for row in zip(*[self.paid[i] for i in places], strict=True)] or [0.0]
        lost = len(places) - sum([self.lasting[i] for i in places])
        return paid[0] / 10, fmean(paid) / 10, max(paid) / 10, lost / 2

    def remains(
        self, places: Sequence[int], gains: Sequence[float], pockets: Sequence[Pocket], close: float
    ) -> tuple[tuple[float, float, float, float], tuple[float, float]]:
        """Return features of the offers that may last until the seat's next turn, and of leftovers (B-34).

        `close` tells how near the end of the game is, from 0 (far) to 1 (reached).
        """
        best = total = within = lasting = won = lost = 0.0
        for i in places:
            gain, (money, enough, exact) = gains[i], pockets[i]
            kept = gain * self.lasting[i]
            lasting += kept
            if enough and kept > within:
                within = kept
            if exact:
                total += kept
                if kept > best:
                    best = kept
            most = self.most[self._offers[i].currency]
            if money > most:
                won += gain
            elif money < most:
                lost += self._wanted[i]
        return (best, total, within, lasting), (close * won, close * lost / 10)

    def led(self, purse: Purse) -> float:
        return sum([purse.get(currency, NOTHING)[1] > most for currency, most in self.most.items()]) / 4
