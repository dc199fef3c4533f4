"""Evaluator: static evaluation of a position after a seat's own turn."""

from __future__ import annotations

from ...rules.core.engine.hidden import cards_seen, slices_seen
from ...rules.core.engine.rulebook import Rulebook
from ...rules.core.engine.state import GameState
from ...rules.core.geometry.city import City
from ...rules.core.values import Seat, replaced
from ..skill.levels import WEIGHTS, Weights
from .city import CityEvaluation
from .majorities import MajorityEvaluation
from .moment import Forecast, HoldingsNumbers, IdentityMemo, Moment, forecast
from .money import MoneyEvaluation


def with_player(table: GameState, seat: Seat, **changes: object) -> GameState:
    player = table.players[seat].changed(**changes)
    return table.changed(players=replaced(table.players, seat, player))


class Evaluator:
    """Evaluates one seat at one moment, in points, with other cities unchanged.

    A position's value is the sum of its layout (majorities, city, reserve, expansions) and its money. Both
    are independent, so plans can combine the best parts.
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
        """Return the expected points of expansion holdings, averaging over hidden ones of others."""
        book, ahead = self.book, self.forecast
        if seat != self.seat:
            if book.secrets:
                table = table.changed(slices=slices_seen(book, table, self.seat))
            if book.hand_counts:
                hand = cards_seen(book, table.players[seat].hand, seat, self.seat)
                table = with_player(table, seat, hand=hand)
        return sum([prospect(book, table, seat, ahead) for prospect in self._prospects])

    def layout(self, table: GameState) -> float:
        """Return the value of everything the seat has except its hand."""
        player = table.players[self.seat]
        return self.layout_with(table, player.city, player.reserve)

    def layout_with(self, table: GameState, city: City, reserve: tuple[str, ...]) -> float:
        """Return the value of the layout with another city and reserve."""
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
        """Number of layouts evaluated so far, a machine-independent measure of effort."""
        return len(self._layouts)

    def worth(self, table: GameState) -> float:
        """Return the seat's value on a table, without the points scored so far."""
        return self.layout(table) + self.money.cash(table)

    def position(self) -> float:
        """Return the value of the current position, including the score and the other seats."""
        total = self.worth(self.state)
        for seat, player in enumerate(self.state.players):
            if seat == self.seat:
                total += player.score
            else:
                points = player.score + self.city.wall_points(player.city)
                points += self.prospects(self.state, seat)
                total -= self.weights.rivals * points / (self.seats - 1)
        return total
