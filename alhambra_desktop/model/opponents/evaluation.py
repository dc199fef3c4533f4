"""What a position is worth to a seat after its own turn, judged by hand-written rules of thumb."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import attrs

from ..core.city import City
from ..core.rulebook import Rulebook
from ..core.state import GameState
from ..core.values import Seat, value_of
from .forecast import Forecast, forecast
from .majorities import majority_edge
from .purse import chances

Counts = tuple[tuple[int, ...], ...]
"""For each type, the tiles of every owner, the seats first."""


@attrs.frozen
class Weights:
    """What the parts of a position are worth, in points."""

    rivals: float = 0.3
    wall: float = 0.9
    openings: float = 1.2
    money: float = 0.95
    exact: float = 2.2
    reach: float = 1.2
    reserve: float = 0.35
    stays: float = 0.85


WEIGHTS: Final = Weights()


@lru_cache(maxsize=4096)
def _spot(around: int) -> float:
    """The share of tiles that might go on a square with these surroundings, see ``City.surroundings``."""
    ring = [around >> i & 1 for i in range(8)]
    runs = sum(ring[i] and not ring[i - 1] for i in range(8))
    shared = [i for i in range(4) if ring[2 * i]]
    if runs > 1 or all(around >> 8 + i & 1 for i in shared):
        return 0.0
    return 0.5 ** len(shared) * 2


def openness(city: City) -> float:
    """How many ways there are to go on building, up to a comfortable number."""
    return sum(map(_spot, city.surroundings.values()))


class Judge:
    """The evaluation for one seat at one moment; the others' Alhambras stand still meanwhile.

    A position's worth falls into parts that do not touch each other: majorities, the Alhambra, the reserve
    and money. So plans can be put together from the best parts.
    """

    def __init__(self, book: Rulebook, state: GameState, seat: Seat, weights: Weights = WEIGHTS) -> None:
        self.book = book
        self.state = state
        self.seat = seat
        self.weights = weights
        self.seats = len(state.players)
        self.forecast: Forecast = forecast(book, state)
        owners = book.owners()
        self.counts: Counts = tuple(
            tuple(book.count(state, owner, type_id) for owner in owners) for type_id in book.types
        )
        self.place = {type_id: i for i, type_id in enumerate(book.types)}
        self._rounds = [self.forecast.rounds_of(type_id) for type_id in book.types]
        self._every_wall = book.options["wall_scoring"] == "all_outer"
        self._wall = weights.wall * len(self.forecast.rounds)
        self._stays = weights.stays ** (self.seats - 1)
        self._late = min(1.0, self.forecast.turns / 4)

    # -- the parts

    def majority(self, place: int, counts: tuple[int, ...]) -> float:
        """What one type is worth with these counts."""
        return majority_edge(counts, self.seat, self.seats, place, self._rounds[place], self.weights.rivals)

    def more(self, counts: Counts, name: str, number: int) -> Counts:
        """The counts when the seat's Alhambra has so many more tiles of the type of this one."""
        place = self.place.get(self.book.tiles[name].type or "")
        return counts if place is None else shifted(counts, place, self.seat, number)

    def majorities(self, counts: Counts) -> float:
        """What all types are worth."""
        return sum(self.majority(place, row) for place, row in enumerate(counts))

    def wall(self, city: City) -> int:
        """The wall segments that score."""
        return len(city.outer_walls) if self._every_wall else city.wall_length

    def city(self, city: City) -> float:
        """What an Alhambra is worth but for its majorities: the wall, and room to go on."""
        room: float = city.remember("openness", lambda: openness(city))
        crowded = 1 / (room + 0.4)
        return self._wall * self.wall(city) - self.weights.openings * self._late * 4 * crowded

    def reserve(self, city: City, counts: Counts, reserve: Iterable[str]) -> float:
        """What tiles on the reserve may become."""
        worth = 0.0
        for name in reserve:
            tile = self.book.tiles[name]
            place = self.place.get(tile.type or "")
            if place is not None and self.book.code.legal_cells(city, tile):
                more = shifted(counts, place, self.seat, 1)
                worth += self.majority(place, more[place]) - self.majority(place, counts[place])
        return self.weights.reserve * self._late * worth

    def money(self, hand: tuple[str, ...], asked: tuple[tuple[str, int], ...]) -> float:
        """What a hand is worth when these tiles, as currency and price, stay on the market."""
        purchases = min(self.forecast.turns, self.forecast.tiles / self.seats)
        use = 9.0 * purchases
        total = sum(map(value_of, hand))
        worth = self.weights.money * use * total / (use + total) if total else 0.0
        exact, reach = chances(hand, asked, self._stays, self.forecast.prices)
        soon = min(1.0, purchases)
        return worth + soon * (self.weights.exact * exact + self.weights.reach * reach)

    def position(self) -> float:
        """What the moment as it is is worth, with the points made so far and the others' walls."""
        total = self.majorities(self.counts)
        for seat, player in enumerate(self.state.players):
            points = player.score + self._wall * self.wall(player.city)
            total += points if seat == self.seat else -self.weights.rivals * points / (self.seats - 1)
        me = self.state.players[self.seat]
        total += self.city(me.city) - self._wall * self.wall(me.city)
        total += self.reserve(me.city, self.counts, me.reserve)
        return total + self.money(me.hand, self.asked(self.state))

    def layout(self, city: City, counts: Counts, reserve: Iterable[str]) -> float:
        """What the tiles of a seat are worth, in its Alhambra and on its reserve."""
        return self.majorities(counts) + self.city(city) + self.reserve(city, counts, reserve)

    def asked(self, state: GameState) -> tuple[tuple[str, int], ...]:
        """Currency and price of everything on sale."""
        return tuple((str(good.currency), good.price) for good in self.book.goods(state))


def shifted(counts: Counts, place: int, owner: int, more: int) -> Counts:
    """The counts with some tiles of one type more for one owner."""
    row = counts[place]
    new = (*row[:owner], row[owner] + more, *row[owner + 1 :])
    return (*counts[:place], new, *counts[place + 1 :])
