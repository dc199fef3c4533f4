from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from statistics import fmean
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...rules.core.engine.option import TIE_ROUNDING
from ...rules.core.engine.play import next_round
from ...rules.core.engine.rulebook import Rulebook
from ...rules.core.engine.scoring import LAST_ROUND, shares
from ...rules.core.engine.state import GameState
from ...rules.core.geometry.city import City
from ...rules.core.values import Seat, value_of
from ..evaluation.majorities import Stakes, expected_prize
from ..evaluation.moment import forecast
from ..evaluation.money import money_purse, odds
from ..skill.levels import lead
from .rivals import RIVAL_FEATURES, WEALTH_FEATURES, Offer, Pocket, Rivals
from .turns import TYPES, Turn, room, wall

Array = NDArray[np.float32]

Counts = tuple[int, ...]

TYPE_FEATURES: Final = (
    "own buildings",
    "best other's buildings",
    "second other's buildings",
    "lead over the best other",
    "own prize in the next round as it stands",
    "lead in prizes of the next round as it stands",
    "lead in prizes of the last round as it stands",
    "own prizes ahead",
    "lead in prizes ahead",
    "lead in prizes of the next round",
    "tiles in the bag",
    "left on the market",
    "in the own reserve",
)
CITY_FEATURES: Final = (
    "wall",
    "wall in all rounds ahead",
    "lead over the longest wall",
    "lead over the mean wall",
    "room",
    "lack of room",
    "lead in all prizes ahead",
    "lead in all prizes of the next round",
)
HAND_FEATURES: Final = (
    "most money in a currency",
    "second most money in a currency",
    "third most money in a currency",
    "least money in a currency",
    "cards",
    "money",
    "root of the money",
    "chances to pay new tiles exactly",
    "chances to pay new tiles",
)
MARKET_FEATURES: Final = (
    "exactly payable tiles",
    "best gain of an exactly payable tile",
    "gain of all exactly payable tiles",
    "best gain of a payable tile",
    "tiles left on the market",
    "best gain of the next seat",
    "gains of the next seat",
    "best gains of the others",
    "money left in the row",
    "best card left in the row",
    "cards left in the row",
    "reserve",
    "reserve that fits",
    "gain of the reserve",
    "ends the game",
    "tiles left in the bag after the refill",
    "leftovers for own money",
)
TABLE_FEATURES: Final = (
    "first round ahead",
    "second round ahead",
    "last round ahead",
    "share of the tiles before the next round",
    "share of the tiles before the round after it",
    "bag",
    "turns",
    "ripe",
    "lead",
    "lead over the best",
    "cards of the next seat",
    "others' mean cards",
    "longest wall of another",
    "others' mean wall",
    "others' mean room",
    "others' mean reserve",
    "others' mean tiles",
)
COLUMNS: Final = (
    *(f"{name} {number}" for number in range(1, TYPES + 1) for name in TYPE_FEATURES),
    *CITY_FEATURES,
    *HAND_FEATURES,
    *MARKET_FEATURES,
    *RIVAL_FEATURES,
    *TABLE_FEATURES,
    *WEALTH_FEATURES,
)


@lru_cache(maxsize=200_000)
def _paid(own: int, others: Counts, seatless: Counts, prizes: Counts, rounding: str) -> tuple[float, float]:
    found = [
        0.0 if share is None else float(share.amount)
        for share in shares((own, *others, *seatless), prizes, rounding)
    ]
    return found[0], lead(found[0], found[1 : 1 + len(others)])


@lru_cache(maxsize=200_000)
def _prizes(own: int, others: Counts, seatless: Counts, stakes: Stakes) -> tuple[float, float, float]:
    """Return a seat's expected points from the future prizes of one majority, and its lead in these points.

    The third number is the lead in the expected points of the next scoring round alone. Callers sort
    `others`, because the cache then recognises equal numbers in a different order.
    """
    everybody = (own, *others, *seatless)
    total = [0.0] * (1 + len(others))
    soon = 0.0
    for number, (halves, prizes) in enumerate(stakes):
        found = [
            expected_prize(count, tuple(sorted(everybody[:owner] + everybody[owner + 1 :])), halves, prizes)
            for owner, count in enumerate(everybody[: len(total)])
        ]
        if not number:
            soon = lead(found[0], found[1:])
        total = [before + more for before, more in zip(total, found, strict=True)]
    return total[0], lead(total[0], total[1:]), soon


class _OfCity(NamedTuple):
    """``rows`` lists the features of each building type, ``numbers`` the features of the whole city."""

    rows: Sequence[tuple[float, ...]]
    numbers: tuple[float, ...]
    own: Counts
    gains: Sequence[float]


_OfHand = tuple[tuple[float, ...], Sequence[Pocket], float]
"""Contains the features of a hand, its `Pocket` for each `Offer`, and the share of currencies that it leads.

A hand leads a currency if it contains more money of this currency than the hand of each other seat.
"""


class _OfMarket(NamedTuple):
    """``places`` lists the indexes of the offers that a turn does not buy.

    ``left`` counts these offers by building type. ``after`` is the number of tiles in the bag after the
    refill.
    """

    places: Sequence[int]
    left: Sequence[float]
    numbers: tuple[float, float, float, float]
    claims: tuple[float, float, float, float]
    after: int


_OfReserve = tuple[Sequence[float], tuple[float, float, float]]  # number of tiles of each type, and features


class Inputs:
    def __init__(self, book: Rulebook, state: GameState, seat: Seat) -> None:
        self.book, self.state, self.seat = book, state, seat
        seats = len(state.players)
        self.others = [state.players[(seat + 1 + i) % seats] for i in range(seats - 1)]
        self.goods = book.goods(state)
        self._rounding = TIE_ROUNDING.of(book.options)
        ahead = forecast(book, state)
        bag = state.stocks[0].bag
        self._bag, self._turns, self._ripe = len(bag), ahead.turns, ahead.ripe
        self._rounds = len(ahead.rounds)
        counts = [book.strengths_of(state, (seat + 1 + i) % seats) for i in range(seats - 1)]
        seatless = [book.strengths_of(state, rival) for rival in book.rivals]
        self._counts = list(zip(*counts, strict=True))
        self._sorted = [tuple(sorted(row)) for row in self._counts]
        self._without_seat = [tuple(sorted(row)) for row in zip(*seatless, strict=True)] or [()] * TYPES
        self._own = book.strengths_of(state, seat)
        in_bag = Counter([book.tiles[name].type for name in bag])
        self._in_bag = [in_bag[name] for name in book.types]
        soon = min(next_round(state), LAST_ROUND)
        self._stakes: list[Stakes] = []
        self._now: list[tuple[Counts, Counts]] = []
        for name, majority in book.majorities.items():
            self._stakes.append(
                tuple((halves, majority.prizes(book, state, number)) for number, halves in ahead.halves(name))
            )
            self._now.append((majority.prizes(book, state, soon), majority.prizes(book, state, LAST_ROUND)))
        self._place = {name: i for i, name in enumerate(book.types)}
        self._odds = odds(ahead.prices)
        walls = [wall(book, player.city) for player in self.others]
        self._wall, self._mean_wall = max(walls), fmean(walls)
        self.ahead = lead(state.players[seat].score, [float(player.score) for player in self.others])
        self._empty = state.stocks[0].market.count(None)
        self._offers = [
            Offer(good.tile, str(good.currency), good.price, self._place[book.tiles[good.tile].type or ""])
            for good in self.goods
        ]
        self._wanted = self._gains_of_others()
        hands = [player.hand for player in self.others]
        self._rivals = Rivals(hands, self._offers, self._wanted, self._odds)
        shares = [share for _, share in ahead.rounds]
        self._table = (
            float(soon == 1),
            float(soon == 2),
            float(soon == LAST_ROUND),
            shares[0] if shares else 0.0,
            shares[1] if len(shares) > 1 else 0.0,
            self._bag / 50,
            ahead.turns / 20,
            ahead.ripe,
            self.ahead / 40,
            (state.players[seat].score - max(player.score for player in self.others)) / 40,
            len(self.others[0].hand) / 8,
            fmean(len(player.hand) for player in self.others) / 8,
            self._wall / 12,
            self._mean_wall / 12,
            fmean(room(book, player.city) for player in self.others) / 8,
            fmean(len(player.reserve) for player in self.others) / 3,
            fmean(len(player.city) for player in self.others) / 15,
            *self._rivals.wealth,
        )
        self._by_type: dict[tuple[int, int], tuple[float, ...]] = {}
        self._cities: dict[int, _OfCity] = {}
        self._hands: dict[tuple[str, ...], _OfHand] = {}
        self._markets: dict[tuple[str, ...], _OfMarket] = {}
        self._reserves: dict[tuple[tuple[str, ...], int], _OfReserve] = {}

    def _gains_of_others(self) -> list[list[float]]:
        found = []
        for _, _, _, place in self._offers:
            row, seatless, stakes = self._counts[place], self._without_seat[place], self._stakes[place]
            mine = self._own[place]
            gains = []
            for i, count in enumerate(row):
                rest = tuple(sorted((mine, *row[:i], *row[i + 1 :])))
                gains.append(
                    _prizes(count + 1, rest, seatless, stakes)[0] - _prizes(count, rest, seatless, stakes)[0]
                )
            found.append(gains)
        return found

    def _of_type(self, place: int, own: int) -> tuple[float, ...]:
        key = place, own
        found = self._by_type.get(key)
        if found is None:
            others, seatless, stakes = self._sorted[place], self._without_seat[place], self._stakes[place]
            soon, last = self._now[place]
            now, ahead = _paid(own, others, seatless, soon, self._rounding)
            prizes, leads, next_lead = _prizes(own, others, seatless, stakes)
            ranked = sorted((*others, *seatless), reverse=True)
            found = self._by_type[key] = (
                own / 4,
                ranked[0] / 4,
                ranked[1] / 4 if len(ranked) > 1 else 0.0,
                max(-3, min(3, own - ranked[0])) / 2,
                now / 10,
                ahead / 10,
                _paid(own, others, seatless, last, self._rounding)[1] / 20,
                prizes / 20,
                leads / 20,
                next_lead / 10,
                self._in_bag[place] / 8,
            )
        return found

    def _of_city(self, city: City) -> _OfCity:
        found = self._cities.get(id(city))
        if found is None:
            book = self.book
            counts = city.counts
            own = tuple([counts.get(name, 0) for name in book.types])
            rows = [self._of_type(place, count) for place, count in enumerate(own)]
            long, free = wall(book, city), room(book, city)
            numbers = (
                long / 12,
                long * self._rounds / 20,
                (long - self._wall) / 8,
                (long - self._mean_wall) / 8,
                free / 8,
                self._ripe / (free + 0.4),
                sum([row[8] for row in rows]) / 2,
                sum([row[9] for row in rows]) / 2,
            )
            gains = [self._gain(place, own) for *_, place in self._offers]
            found = self._cities[id(city)] = _OfCity(rows, numbers, own, gains)
        return found

    def _gain(self, place: int, own: Counts) -> float:
        return 2 * (self._of_type(place, own[place] + 1)[8] - self._of_type(place, own[place])[8])

    def _of_hand(self, hand: tuple[str, ...]) -> _OfHand:
        found = self._hands.get(hand)
        if found is None:
            purse = money_purse(hand)
            totals = sorted([total for _, total in purse.values()], reverse=True)
            totals += [0] * (4 - len(totals))
            money = sum(totals)
            numbers = (
                totals[0] / 12,
                totals[1] / 12,
                totals[2] / 12,
                totals[3] / 12,
                len(hand) / 8,
                money / 25,
                money**0.5 / 5,
                self._odds.exact_sum(purse),
                sum([self._odds.reach(total) for _, total in purse.values()]) / 4,
            )
            offered = [Pocket.of(purse, offer) for offer in self._offers]
            found = self._hands[hand] = numbers, offered, self._rivals.led(purse)
        return found

    def _of_market(self, bought: tuple[str, ...]) -> _OfMarket:
        found = self._markets.get(bought)
        if found is None:
            left, places = [0.0] * TYPES, list[int]()
            soon = sooner = others = 0.0
            for i, (name, _, _, place) in enumerate(self._offers):
                if name not in bought:
                    gains = self._wanted[i]
                    places.append(i)
                    left[place] += 1.0
                    soon, sooner = max(soon, gains[0]), sooner + gains[0]
                    others += sum(gains) / len(gains)
            numbers = len(places) / 4, soon / 10, sooner / 20, others / 20
            after = self._bag - self._empty - len(self._offers) + len(places)
            found = self._markets[bought] = _OfMarket(
                places, left, numbers, self._rivals.claims(places), after
            )
        return found

    def _of_reserve(self, reserve: tuple[str, ...], city: City, own: Counts) -> _OfReserve:
        key = reserve, id(city)
        found = self._reserves.get(key)
        if found is None:
            kept, fits, gains = [0.0] * TYPES, 0, 0.0
            for name in reserve:
                tile = self.book.tiles[name]
                place = self._place[tile.type or ""]
                kept[place] += 1.0
                if self.book.placement.fits(city, tile):
                    fits += 1
                    gains += self._gain(place, own)
            found = self._reserves[key] = kept, (len(reserve) / 3, fits / 3, gains)
        return found

    def of(self, turn: Turn) -> list[float]:
        city, market = self._of_city(turn.city), self._of_market(turn.bought)
        hand, offered, led = self._of_hand(turn.hand)
        kept, reserve = self._of_reserve(turn.reserve, turn.city, city.own)
        payable = 0
        best = total = within = leftover = 0.0
        for i in market.places:
            gain, (money, enough, exact) = city.gains[i], offered[i]
            leftover += gain * money
            if enough and gain > within:
                within = gain
            if exact:
                payable, total = payable + 1, total + gain
                if gain > best:
                    best = gain
        after, row = market.after, turn.row
        close = max(0.0, min(1.0, (8 - after) / 8))
        count, soon, sooner, others = market.numbers
        found: list[float] = []
        for numbers, on_market, in_reserve in zip(city.rows, market.left, kept, strict=True):
            found += numbers
            found.append(on_market)
            found.append(in_reserve)
        found += city.numbers
        found += hand
        found += (payable / 2, best, total, within, count, soon, sooner, others)
        found += _of_row(row)
        found += reserve
        found += (float(after < 0), max(0.0, min(8.0, after)) / 8, close * leftover / 15)
        left, leftovers = self._rivals.remains(market.places, city.gains, offered, close)
        found += left
        found += market.claims
        found += leftovers
        found.append(led)
        found += self._table
        return found

    def array(self, some: Sequence[Turn]) -> Array:
        return np.array([self.of(turn) for turn in some], dtype=np.float32)


@lru_cache(maxsize=8192)
def _of_row(row: tuple[str, ...]) -> tuple[float, ...]:
    values = list(map(value_of, row))
    return sum(values) / 15, max(values, default=0) / 9, len(row) / 4
