"""What a position is worth to a seat after its own turn, judged by hand-written rules of thumb."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import attrs

from ..core.action import Action
from ..core.building import ALL_SIDES
from ..core.city import City
from ..core.play import apply
from ..core.rulebook import ActionRule, Rulebook
from ..core.state import GameState
from ..core.tile import BUILDING
from ..core.values import MONEY, Seat, value_of
from .forecast import Forecast, forecast
from .majorities import Stakes, majority_edge
from .purse import Purse, chances, full_purse, money_purse

Row = tuple[int, ...]
"""The strength of every owner in one majority, the seats first."""

Rows = tuple[Row, ...]
"""One row for each type."""

TIE_UNIT: Final = 100
"""What a tile adds to a strength where ties are broken."""

ENOUGH: Final = 100
"""More money than this is worth nothing more: somebody buys what nobody wants, and the game goes on."""

USELESS: Final = 0.05
"""What any tile on the reserve is worth: at least it makes room on the market."""


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


def openness(city: City) -> tuple[float, ...]:
    """For each sort of tiles in a city how many ways there are to go on building with it."""
    if city.plain:
        return (sum(map(_spot, city.surroundings.values())),)
    tiles = city.tiles
    room = {tiles[start].open_edge: 0.0 for start in city.starts}
    for (x, y), around in city.surroundings.items():
        if around & ALL_SIDES:
            four = (
                tiles.get((x, y - 1)),
                tiles.get((x + 1, y)),
                tiles.get((x, y + 1)),
                tiles.get((x - 1, y)),
            )
            beside = {tile.open_edge for tile in four if tile is not None}
            if len(beside) == 1 and not room.keys().isdisjoint(beside):
                room[beside.pop()] += _spot(around)
    return tuple(room.values())


class Judge:
    """The evaluation for one seat at one moment; the others' cities stand still meanwhile.

    A position's worth is that of its layout (majorities, city, reserve, what modules bring) and of money.
    These parts do not touch each other, so plans can be put together from the best parts.
    """

    def __init__(self, book: Rulebook, state: GameState, seat: Seat, weights: Weights = WEIGHTS) -> None:
        self.book = book
        self.state = state
        self.seat = seat
        self.weights = weights
        self.seats = len(state.players)
        self.forecast: Forecast = forecast(book, state)
        self.rows: Rows = tuple(book.strengths(state, type_id) for type_id in book.types)
        self.place = {type_id: i for i, type_id in enumerate(book.types)}
        self._halves = [self.forecast.halves(type_id) for type_id in book.types]
        self._known: dict[tuple[int, Row], float] = {}
        self._purses: dict[tuple[str, ...], Purse] = {}
        self._worths: dict[object, float] = {}
        self._kept: list[City] = []
        self._every_wall = book.options["wall_scoring"] == "all_outer"
        self._wall = weights.wall * len(self.forecast.rounds)
        self._stays = weights.stays ** (self.seats - 1)

    # -- majorities

    def unit(self, place: int) -> int:
        """What a tile adds to a strength in one majority."""
        return 1 if self.book.majorities[self.book.types[place]].tie_break is None else TIE_UNIT

    def majority(self, place: int, row: Row, table: GameState) -> float:
        """What one type is worth with these strengths on a table."""
        key = (place, row)
        known = self._known.get(key)
        if known is None:
            stakes = self._stakes(place, table)
            known = majority_edge(row, self.seat, self.seats, stakes, self.weights.rivals, self.unit(place))
            self._known[key] = known
        return known

    def _stakes(self, place: int, table: GameState) -> Stakes:
        """What a type will pay in the rounds ahead, growing with the tiles to come where it does (G-5)."""
        majority = self.book.majorities[self.book.types[place]]
        stakes = []
        for number, halves in self._halves[place]:
            prizes: tuple[float, ...] = majority.prizes(self.book, table, number)
            if majority.growth is not None and halves:
                growth = majority.growth(self.book, number)
                if growth:
                    prizes = tuple(now + more * halves / 2 for now, more in zip(prizes, growth, strict=True))
            stakes.append((halves, prizes))
        return tuple(stakes)

    def rows_of(self, table: GameState) -> Rows:
        """The strengths on a table on which only the seat itself has done something."""
        if table is self.state:
            return self.rows
        book, seat = self.book, self.seat
        mine = (book.strength(table, seat, type_id) for type_id in book.types)
        rows = tuple(
            row if row[seat] == now else (*row[:seat], now, *row[seat + 1 :])
            for row, now in zip(self.rows, mine, strict=True)
        )
        if table.slices is self.state.slices or not book.rivals:
            return rows
        return tuple(
            (*row[: self.seats], *(book.strength(table, rival, type_id) for rival in book.rivals))
            for type_id, row in zip(book.types, rows, strict=True)
        )

    # -- the layout

    def wall(self, city: City) -> int:
        """The segments of walls and moats that score."""
        edges = self.book.runs_scored
        if self._every_wall:
            return sum(len(city.outer(edge)) for edge in edges)
        return sum(city.length(edge) for edge in edges)

    def city(self, city: City) -> float:
        """What a city is worth but for its majorities: wall and moat, and room to go on."""
        rooms: tuple[float, ...] = city.remember("openness", lambda: openness(city))
        crowded = sum(1 / (room + 0.4) for room in rooms) / len(rooms)
        return self._wall * self.wall(city) - self.weights.openings * self.forecast.ripe * 4 * crowded

    def reserve(self, table: GameState, rows: Rows) -> float:
        """What buildings on the reserve may become."""
        worth = useless = 0.0
        player = table.players[self.seat]
        for name in player.reserve:
            tile = self.book.tiles[name]
            place = self.place.get(tile.type or "")
            if place is None or tile.kind != BUILDING:
                useless += USELESS
            elif self.book.code.legal_cells(player.city, tile):
                row, seat = rows[place], self.seat
                more = (*row[:seat], row[seat] + self.unit(place), *row[seat + 1 :])
                worth += self.majority(place, more, table) - self.majority(place, row, table)
        return self.weights.reserve * self.forecast.ripe * worth + useless

    def prospects(self, table: GameState, seat: Seat) -> float:
        """What the holdings of modules will bring a seat."""
        return sum(prospect(self.book, table, seat, self.forecast) for prospect in self.book.prospects)

    def layout(self, table: GameState) -> float:
        """What everything of the seat but its hand is worth on a table."""
        player = table.players[self.seat]
        key = (id(player.city), player.reserve, *table.slices.values())
        known = self._worths.get(key)
        if known is None:
            # the city is kept alive by what it is remembered for
            self._kept.append(player.city)
            rows = self.rows_of(table)
            known = sum(self.majority(place, row, table) for place, row in enumerate(rows))
            known += self.city(player.city) + self.reserve(table, rows) + self.prospects(table, self.seat)
            self._worths[key] = known
        return known

    # -- money

    def money(self, hand: tuple[str, ...], asked: tuple[tuple[str, int], ...]) -> float:
        """What a hand is worth when these tiles, as currency and price, stay on the market."""
        purchases = min(self.forecast.turns, self.forecast.tiles / self.seats)
        use = 9.0 * purchases
        total = min(sum(map(value_of, hand)), ENOUGH)
        worth = self.weights.money * use * total / (use + total) if total else 0.0
        stocks = len(self.state.stocks)
        exact, reach = chances(self._purse(hand), asked, self._stays, self.forecast.prices, stocks)
        soon = min(1.0, purchases)
        return worth + soon * (self.weights.exact * exact + self.weights.reach * reach)

    def _purse(self, hand: tuple[str, ...]) -> Purse:
        if len(self.book.payments) == 1 or all(card in MONEY for card in hand):
            return money_purse(hand)
        if hand not in self._purses:
            self._purses[hand] = full_purse(self.book, hand, self.forecast.prices)
        return self._purses[hand]

    def asked(self, table: GameState) -> tuple[tuple[str, int], ...]:
        """Currency and price of everything on the market's squares."""
        return tuple(
            (str(good.currency), good.price) for good in self.book.goods(table) if good.square is not None
        )

    def cash(self, table: GameState) -> float:
        """What the seat's hand is worth on a table."""
        return self.money(table.players[self.seat].hand, self.asked(table))

    # -- the whole

    def worth(self, table: GameState) -> float:
        """What the seat has on a table, without the points made so far."""
        return self.layout(table) + self.cash(table)

    def position(self) -> float:
        """What the moment as it is is worth, with the points made so far and what the others have."""
        total = self.worth(self.state)
        for seat, player in enumerate(self.state.players):
            if seat == self.seat:
                total += player.score
            else:
                points = player.score + self._wall * self.wall(player.city)
                points += self.prospects(self.state, seat)
                total -= self.weights.rivals * points / (self.seats - 1)
        return total

    # -- what costs nothing

    def free_rules(self, table: GameState) -> tuple[ActionRule, ...]:
        """The rules of actions that cost nothing at the decision of a table."""
        return tuple(rule for rule in self.book.actions[type(table.agenda[-1])] if rule.free)

    def freely(self, table: GameState) -> tuple[GameState, tuple[Action, ...]]:
        """The table after every action that costs nothing, and these actions; they never harm."""
        done: tuple[Action, ...] = ()
        for rule in self.free_rules(table):
            while (action := next(iter(rule.offer(self.book, table, self.seat)), None)) is not None:
                table = apply(self.book, table, action).after
                done = (*done, action)
        return table, done
