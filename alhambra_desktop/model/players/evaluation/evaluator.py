from __future__ import annotations

from typing import Final

from ...rules.core.engine.hidden import cards_seen, slices_seen
from ...rules.core.engine.rulebook import Rulebook, scored_length
from ...rules.core.engine.state import GameState
from ...rules.core.geometry.city import ALL_SIDES, AROUND, City, Fact
from ...rules.core.geometry.tile import BUILDING
from ...rules.core.values import Cell, Seat, replaced
from ..skill.levels import WEIGHTS, Weights
from .majorities import AllStrengths, MajorityEvaluation
from .moment import Forecast, HoldingsNumbers, IdentityMemo, Moment, forecast
from .money import MoneyEvaluation

_ACROSS: Final = tuple((1 << i, dx, dy) for i, (dx, dy) in enumerate(AROUND) if ALL_SIDES >> i & 1)
"""Contains a tuple for each of the four neighbours that share a side with a square.

Each tuple consists of the neighbour's bit in a mask of `City.surroundings`, and its x and y offsets.
"""


def _spots(occupied: int) -> list[float]:
    ring = [occupied >> i & 1 for i in range(8)]
    runs = sum(ring[i] and not ring[i - 1] for i in range(8))
    shared = sum(1 << i for i in range(4) if ring[2 * i])
    share = 0.5 ** shared.bit_count() * 2
    return [0.0 if runs > 1 or not shared & ~closed else share for closed in range(16)]


_SPOT: Final = tuple(spot for closed in zip(*map(_spots, range(256)), strict=True) for spot in closed)
"""Rates how easily a tile fits on a square (0 to 1). The index is the mask in `City.surroundings`."""


OPENNESS: Final = Fact[tuple[float, ...]]("openness")


def openness(city: City) -> tuple[float, ...]:
    """Return the sum of the ratings in `_SPOT` over the empty squares around the city.

    If starting tiles have different kinds of open edge, return one sum for each kind.
    """
    return city.remember(OPENNESS, lambda: _openness(city))


def _openness(city: City) -> tuple[float, ...]:
    if city.plain:
        return (sum(map(_SPOT.__getitem__, city.surroundings.values())),)
    room = {city.tiles[start].open_edge: 0.0 for start in city.starts}
    for cell, around in city.surroundings.items():
        spot = _SPOT[around]
        if spot and around & ALL_SIDES:
            beside = _only_sort(city, cell, around)
            if beside in room:
                room[beside] += spot
    return tuple(room.values())


def _only_sort(city: City, cell: Cell, around: int) -> str:
    x, y = cell
    found = ""
    for bit, dx, dy in _ACROSS:
        if around & bit:
            edge = city.tiles[x + dx, y + dy].open_edge
            if found and edge != found:
                return ""
            found = edge
    return found


USELESS: Final = 0.05
"""Value in points of a reserve tile that belongs to no majority.

It is above 0, because buying such a tile makes room for a new tile on the market.
"""


class CityEvaluation:
    def __init__(self, moment: Moment, majorities: MajorityEvaluation) -> None:
        self._book, self._seat, self._majorities = moment.book, moment.seat, majorities
        self._wall = moment.weights.wall * len(moment.forecast.rounds)
        self._weights, self._ripe = moment.weights, moment.forecast.ripe
        self._values = IdentityMemo[float]()

    def wall(self, city: City) -> int:
        return sum(scored_length(self._book, city, edge) for edge in self._book.scored_edges)

    def wall_points(self, city: City) -> float:
        return self._wall * self.wall(city)

    def value(self, city: City) -> float:
        known = self._values.get(id(city))
        if known is None:
            rooms = openness(city)
            crowded = sum(1 / (room + 0.4) for room in rooms) / len(rooms)
            known = self.wall_points(city) - self._weights.openings * self._ripe * 4 * crowded
            self._values.keep(id(city), known, city)
        return known

    def reserve(self, table: GameState, rows: AllStrengths) -> float:
        worth = useless = 0.0
        player = table.players[self._seat]
        for name in player.reserve:
            tile = self._book.tiles[name]
            place = self._majorities.place.get(tile.type or "")
            if place is None or tile.kind != BUILDING:
                useless += USELESS
            elif self._book.placement.fits(player.city, tile):
                worth += self._majorities.gain(place, rows[place])
        return self._weights.reserve * self._ripe * worth + useless


def with_player(table: GameState, seat: Seat, **changes: object) -> GameState:
    player = table.players[seat].changed(**changes)
    return table.changed(players=replaced(table.players, seat, player))


class Evaluator:
    """Evaluates, in points, the positions that one seat can reach in its turn.

    It caches the values of layouts (positions without money), because the seat can often reach a layout with
    different payments.
    """

    def __init__(self, book: Rulebook, state: GameState, seat: Seat, weights: Weights = WEIGHTS) -> None:
        self.book = book
        self.state = state
        self.seat = seat
        self.weights = weights
        self.seats = len(state.players)
        self.forecast: Forecast = forecast(book, state)
        self.holdings = HoldingsNumbers(state)
        moment = Moment(book, state, seat, weights, self.forecast, self.holdings)
        self.majorities = MajorityEvaluation(moment)
        self.city = CityEvaluation(moment, self.majorities)
        self.money = MoneyEvaluation(moment, self.majorities)
        self._prospects = tuple(book.prospects.values())
        self._layouts = IdentityMemo[float]()

    def prospects(self, table: GameState, seat: Seat) -> float:
        """Return a seat's expected points from the pieces of expansions.

        Pieces that the evaluator's seat does not see count with average values.
        """
        book, ahead = self.book, self.forecast
        if seat != self.seat:
            if book.secrets:
                table = table.changed(slices=slices_seen(book, table, self.seat))
            if book.hand_counts:
                hand = cards_seen(book, table.players[seat].hand, seat, self.seat)
                table = with_player(table, seat, hand=hand)
        if self._prospects and not book.hand_counts:
            # `RulebookBuilder.expect` hides the hand from each of these prospects; hiding it once is faster
            table = with_player(table, seat, hand=())
        return sum([prospect(book, table, seat, ahead) for prospect in self._prospects])

    def layout(self, table: GameState) -> float:
        player = table.players[self.seat]
        return self.layout_with(table, player.city, player.reserve)

    def layout_with(self, table: GameState, city: City, reserve: tuple[str, ...]) -> float:
        hand = table.players[self.seat].hand if self.book.hand_counts else ()
        key = (id(city), reserve, hand, self.holdings.number(table))
        known = self._layouts.get(key)
        if known is None:
            player = table.players[self.seat]
            if city is not player.city or reserve is not player.reserve:
                table = with_player(table, self.seat, city=city, reserve=reserve)
            rows, known = self.majorities.standing(table)
            if self.weights.variety:
                known += self.weights.variety * sum(row[self.seat] > 0 for row in rows)
            parts = self.city
            known += parts.value(city) + parts.reserve(table, rows) + self.prospects(table, self.seat)
            self._layouts.keep(key, known, city)
        return known

    @property
    def judged(self) -> int:
        """Number of layouts evaluated so far. Unlike time, this measure is the same on all machines."""
        return len(self._layouts)

    def worth(self, table: GameState) -> float:
        """Return the value of a table for the seat, without the points scored so far."""
        return self.layout(table) + self.money.cash(table)

    def position(self) -> float:
        total = self.worth(self.state)
        for seat, player in enumerate(self.state.players):
            if seat == self.seat:
                total += player.score
            else:
                points = player.score + self.city.wall_points(player.city)
                points += self.prospects(self.state, seat)
                total -= self.weights.rivals * points / (self.seats - 1)
        return total
