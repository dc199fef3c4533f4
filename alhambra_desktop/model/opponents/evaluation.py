"""What a position is worth to a seat after its own turn, judged by hand-written rules of thumb."""

from __future__ import annotations

from functools import cached_property
from statistics import fmean
from typing import Final

from ..core.action import Action
from ..core.city import City
from ..core.play import apply
from ..core.rulebook import ActionRule, Majority, Rulebook
from ..core.state import GameState
from ..core.step import Step
from ..core.tile import BUILDING
from ..core.values import MONEY, Seat
from .forecast import Forecast, forecast
from .majorities import Prizes, Stakes, majority_edge
from .openness import openness
from .purse import Asked, Purse, full_purse, money_in, money_purse, odds
from .weights import WEIGHTS, Weights

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


def with_player(table: GameState, seat: Seat, **changes: object) -> GameState:
    """The table with some facts about one seat changed."""
    player = table.players[seat].changed(**changes)
    return table.changed(players=(*table.players[:seat], player, *table.players[seat + 1 :]))


def one_more(row: Row, seat: Seat, unit: int) -> Row:
    """The strengths when a seat has a building more."""
    return (*row[:seat], row[seat] + unit, *row[seat + 1 :])


class Evaluator:
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
        self._prospects = tuple(book.prospects.values())
        self.forecast: Forecast = forecast(book, state)
        strengths = (book.strengths_of(state, owner) for owner in book.owners())
        self.rows: Rows = tuple(zip(*strengths, strict=True))
        self.place = {type_id: i for i, type_id in enumerate(book.types)}
        self._built = [self._buildings(place, row) for place, row in enumerate(self.rows)]
        self._halves = [self.forecast.halves(type_id) for type_id in book.types]
        self._every_wall = book.options["wall_scoring"] == "all_outer"
        self._wall = weights.wall * len(self.forecast.rounds)
        self._stays = weights.stays ** (self.seats - 1)
        self._odds = odds(self.forecast.prices)
        self._purchases = min(self.forecast.turns, self.forecast.tiles / self.seats)
        # what was found out already; whatever is known by its identity is kept alive
        self._known: dict[tuple[int, Row], float] = {}
        self._stakes: dict[tuple[int, int], Stakes] = {}
        self._gains: dict[tuple[int, Row], float] = {}
        self._standings: dict[object, tuple[Rows, float]] = {}
        self._tails: dict[int, Rows] = {}
        self._ranks: dict[tuple[int, int], tuple[Rows, float]] = {}
        self._purses: dict[tuple[str, ...], Purse] = {}
        self._hands: dict[object, float] = {}
        self._asked: dict[tuple[int, int], Asked] = {}
        self._lefts: dict[tuple[int, int], float] = {}
        self._worths: dict[object, float] = {}
        self._cities: dict[int, float] = {}
        self._holdings: dict[object, int] = {tuple(state.slices.values()): 0}
        self._numbers: dict[int, int] = {}
        self._free: dict[type[Step], tuple[ActionRule, ...]] = {}
        self._kept: list[object] = []

    # -- majorities

    def unit(self, place: int) -> int:
        """What a tile adds to a strength in one majority."""
        return 1 if self.book.majorities[self.book.types[place]].tie_break is None else TIE_UNIT

    def majority(self, place: int, row: Row) -> float:
        """What one type is worth with these strengths."""
        key = (place, row)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._edge(place, row, self.stakes(place, row))
        return known

    def _edge(self, place: int, row: Row, stakes: Stakes) -> float:
        return majority_edge(row, self.seat, self.seats, stakes, self.weights.rivals, self.unit(place))

    def stakes(self, place: int, row: Row) -> Stakes:
        """What a type will pay in the rounds ahead with these strengths.

        Where prizes grow with the buildings (G-5), they do so with those on the table, which the strengths
        tell, and with those to come.
        """
        majority = self.book.majorities[self.book.types[place]]
        more = 0 if majority.growth is None else self._buildings(place, row) - self._built[place]
        key = (place, more)
        known = self._stakes.get(key)
        if known is None:
            known = self._stakes[key] = tuple(
                self._prizes(majority, more, *due) for due in self._halves[place]
            )
        return known

    def _prizes(self, majority: Majority, more: int, number: int, halves: int) -> tuple[int, Prizes]:
        """What a round will pay a type with so many buildings more and these halves of tiles to come."""
        prizes: Prizes = majority.prizes(self.book, self.state, number)
        growth = majority.growth(self.book, number) if majority.growth is not None else ()
        if growth:
            grown = more + halves / 2
            prizes = tuple(now + each * grown for now, each in zip(prizes, growth, strict=True))
        return halves, prizes

    def _buildings(self, place: int, row: Row) -> int:
        """The buildings of one type that all owners with these strengths have together."""
        unit = self.unit(place)
        return sum([strength // unit for strength in row])

    def rows_of(self, table: GameState) -> Rows:
        """The strengths on a table on which only the seat itself has done something."""
        return self._standing(table)[0]

    def _standing(self, table: GameState) -> tuple[Rows, float]:
        """The strengths on a table, and what all majorities together are worth with them."""
        city = table.players[self.seat].city
        place = (id(city), self.holdings(table))
        found = self._ranks.get(place)
        if found is None:
            self._kept.append(city)
            mine = self.book.strengths_of(table, self.seat)
            tails = self._rivals(table)
            found = self._standings.get((mine, tails))
            if found is None:
                rows = self._rows(mine, tails)
                found = rows, sum(self.majority(i, row) for i, row in enumerate(rows))
                self._standings[mine, tails] = found
            self._ranks[place] = found
        return found

    def _rivals(self, table: GameState) -> Rows:
        """The strengths of owners without a seat; they change with what modules hold only."""
        number = self.holdings(table)
        found = self._tails.get(number)
        if found is None:
            rivals = self.book.rivals
            found = tuple(self.book.strengths_of(table, rival) for rival in rivals) if number else ()
            self._tails[number] = found
        return found

    def _rows(self, mine: Row, rivals: Rows) -> Rows:
        seat = self.seat
        rows = tuple(
            row if row[seat] == now else (*row[:seat], now, *row[seat + 1 :])
            for row, now in zip(self.rows, mine, strict=True)
        )
        if not rivals:
            return rows
        tails = zip(*rivals, strict=True)
        return tuple((*row[: self.seats], *tail) for row, tail in zip(rows, tails, strict=True))

    def holdings(self, table: GameState) -> int:
        """A number for what modules hold on a table: the same number for the same holdings."""
        slices = table.slices
        if slices is self.state.slices:
            return 0
        number = self._numbers.get(id(slices))
        if number is None:
            self._kept.append(slices)
            number = self._holdings.setdefault(tuple(slices.values()), len(self._holdings))
            self._numbers[id(slices)] = number
        return number

    # -- the layout

    def wall(self, city: City) -> int:
        """The segments of walls and moats that score."""
        edges = self.book.scored_edges
        if self._every_wall:
            return sum(len(city.outer(edge)) for edge in edges)
        return sum(city.length(edge) for edge in edges)

    def wall_points(self, city: City) -> float:
        """What these segments will pay in the rounds ahead."""
        return self._wall * self.wall(city)

    def city(self, city: City) -> float:
        """What a city is worth but for its majorities: wall and moat, and room to go on."""
        known = self._cities.get(id(city))
        if known is None:
            self._kept.append(city)
            rooms = openness(city)
            crowded = sum(1 / (room + 0.4) for room in rooms) / len(rooms)
            known = self.wall_points(city) - self.weights.openings * self.forecast.ripe * 4 * crowded
            self._cities[id(city)] = known
        return known

    def reserve(self, table: GameState, rows: Rows) -> float:
        """What buildings on the reserve may become."""
        worth = useless = 0.0
        player = table.players[self.seat]
        for name in player.reserve:
            tile = self.book.tiles[name]
            place = self.place.get(tile.type or "")
            if place is None or tile.kind != BUILDING:
                useless += USELESS
            elif self.book.placement.fits(player.city, tile):
                worth += self._gain(place, rows[place])
        return self.weights.reserve * self.forecast.ripe * worth + useless

    def _gain(self, place: int, row: Row) -> float:
        """What one building more is worth in a majority, at the prizes of now."""
        key = (place, row)
        known = self._gains.get(key)
        if known is None:
            more = self._edge(place, one_more(row, self.seat, self.unit(place)), self.stakes(place, row))
            known = self._gains[key] = more - self.majority(place, row)
        return known

    def prospects(self, table: GameState, seat: Seat) -> float:
        """What the holdings of modules will bring a seat."""
        book, ahead = self.book, self.forecast
        return sum([prospect(book, table, seat, ahead) for prospect in self._prospects])

    def layout(self, table: GameState) -> float:
        """What everything of the seat but its hand is worth on a table."""
        player = table.players[self.seat]
        return self.layout_with(table, player.city, player.reserve)

    def layout_with(self, table: GameState, city: City, reserve: tuple[str, ...]) -> float:
        """The same if the seat had another city and reserve."""
        key = (id(city), reserve, self.holdings(table))
        known = self._worths.get(key)
        if known is None:
            player = table.players[self.seat]
            if city is not player.city or reserve is not player.reserve:
                table = with_player(table, self.seat, city=city, reserve=reserve)
            rows, known = self._standing(table)
            if self.weights.variety:
                known += self.weights.variety * sum(row[self.seat] > 0 for row in rows)
            known += self.city(city) + self.reserve(table, rows) + self.prospects(table, self.seat)
            self._worths[key] = known
        return known

    @property
    def judged(self) -> int:
        """How many layouts were judged so far: a measure of effort that is the same on every machine."""
        return len(self._worths)

    # -- money

    def money(self, hand: tuple[str, ...], asked: Asked) -> float:
        """What a hand is worth when these tiles, as currency and price, stay on the market."""
        key = (hand, asked)
        known = self._hands.get(key)
        if known is None:
            known = self._hands[key] = self._money(hand, asked)
        return known

    def _money(self, hand: tuple[str, ...], asked: Asked) -> float:
        use = 9.0 * self._purchases
        total = min(money_in(hand), ENOUGH)
        worth = self.weights.money * use * total / (use + total) if total else 0.0
        exact, reach = self.chances(hand, asked)
        soon = min(1.0, self._purchases)
        return worth + soon * (self.weights.exact * exact + self.weights.reach * reach)

    def chances(self, hand: tuple[str, ...], asked: Asked) -> tuple[float, float]:
        """How many market tiles a hand can pay exactly, and how many at all, next turn, on the average."""
        return self._odds.chances(self.purse(hand), asked, self._stays, len(self.state.stocks))

    def purse(self, hand: tuple[str, ...]) -> Purse:
        """What can be paid with a hand, by currency."""
        if len(self.book.payments) == 1 or all(card in MONEY for card in hand):
            return money_purse(hand)
        if hand not in self._purses:
            self._purses[hand] = full_purse(self.book, hand, self.forecast.prices)
        return self._purses[hand]

    def asked(self, table: GameState) -> Asked:
        """Currency and price of everything on the market's squares."""
        key = (id(table.stocks), self.holdings(table))
        known = self._asked.get(key)
        if known is None:
            self._kept.append(table.stocks)
            goods = self.book.goods(table)
            known = tuple((str(good.currency), good.price) for good in goods if good.square is not None)
            self._asked[key] = known
        return known

    def cash(self, table: GameState) -> float:
        """What the seat's hand is worth on a table, less what the market brings others where that counts."""
        worth = self.money(table.players[self.seat].hand, self.asked(table))
        return worth - self.weights.denial * self._left(table) if self.weights.denial else worth

    def _left(self, table: GameState) -> float:
        """What all that is on the market's squares would bring the others beyond any tiles in its place."""
        key = (id(table.stocks), self.holdings(table))
        known = self._lefts.get(key)
        if known is None:
            self._kept.append(table.stocks)
            goods = [good for good in self.book.goods(table) if good.square is not None]
            known = sum(self.wanted(good.tile) for good in goods) - fmean(self._wanted) * len(goods)
            self._lefts[key] = known
        return known

    def wanted(self, name: str) -> float:
        """What a tile would bring in its majority to the one of the others who would gain most by it."""
        place = self.place.get(self.book.tiles[name].type or "")
        return self._wanted[place] if place is not None else 0.0

    @cached_property
    def _wanted(self) -> tuple[float, ...]:
        """The same for any tile of each type."""
        return tuple(map(self._wanted_most, range(len(self.rows))))

    def _wanted_most(self, place: int) -> float:
        unit, row = self.unit(place), self.rows[place]
        stakes = self.stakes(place, row)
        gains = []
        for seat in range(self.seats):
            if seat != self.seat:
                rows = row, one_more(row, seat, unit)
                now, then = (majority_edge(it, seat, self.seats, stakes, 0.0, unit) for it in rows)
                gains.append(then - now)
        return max(gains)

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
                points = player.score + self.wall_points(player.city)
                points += self.prospects(self.state, seat)
                total -= self.weights.rivals * points / (self.seats - 1)
        return total

    # -- what costs nothing

    def free_rules(self, table: GameState) -> tuple[ActionRule, ...]:
        """The rules of actions that cost nothing at the decision of a table."""
        decision = type(table.agenda[-1])
        if decision not in self._free:
            self._free[decision] = tuple(rule for rule in self.book.actions[decision] if rule.free)
        return self._free[decision]

    def freely(self, table: GameState) -> tuple[GameState, tuple[Action, ...]]:
        """The table after every action that costs nothing, and these actions; they never harm."""
        done: tuple[Action, ...] = ()
        for rule in self.free_rules(table):
            while (action := next(iter(rule.offer(self.book, table, self.seat)), None)) is not None:
                table = apply(self.book, table, action).after
                done = (*done, action)
        return table, done
