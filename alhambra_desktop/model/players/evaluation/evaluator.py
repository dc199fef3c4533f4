"""Evaluator: the hand-written static evaluation of a position after a seat's own turn."""

from __future__ import annotations

from ...rules.core.engine.hidden import cards_seen, slices_seen
from ...rules.core.engine.rulebook import Rulebook
from ...rules.core.engine.state import GameState
from ...rules.core.geometry.city import City
from ...rules.core.values import Seat, replaced
from ..skill.levels import WEIGHTS, Weights
from .city import CityEvaluation
from .forecast import Forecast, forecast
from .majorities import MajorityEvaluation
from .memo import HoldingsNumbers, IdentityMemo
from .moment import Moment
from .money import MoneyEvaluation


def with_player(table: GameState, seat: Seat, **changes: object) -> GameState:
    """The table with some facts about one seat changed."""
    player = table.players[seat].changed(**changes)
    return table.changed(players=replaced(table.players, seat, player))


class Evaluator:
    """The evaluation for one seat at one moment, in points; the others' cities stand still meanwhile.

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
        self.holdings = HoldingsNumbers(state)
        moment = Moment(book, state, seat, weights, self.forecast, self.holdings)
        self.majorities = MajorityEvaluation(moment)
        self.city = CityEvaluation(moment, self.majorities)
        self.money = MoneyEvaluation(moment, self.majorities)
        self._prospects = tuple(book.prospects.values())
        self._layouts = IdentityMemo[float]()

    def prospects(self, table: GameState, seat: Seat) -> float:
        """What the holdings of modules will bring a seat; of the others' secrets what is to be expected."""
        book, ahead = self.book, self.forecast
        if seat != self.seat:
            if book.secrets:
                table = table.changed(slices=slices_seen(book, table, self.seat))
            if book.hand_counts:
                hand = cards_seen(book, table.players[seat].hand, seat, self.seat)
                table = with_player(table, seat, hand=hand)
        return sum([prospect(book, table, seat, ahead) for prospect in self._prospects])

    def layout(self, table: GameState) -> float:
        """What everything of the seat but its hand is worth on a table."""
        player = table.players[self.seat]
        return self.layout_with(table, player.city, player.reserve)

    def layout_with(self, table: GameState, city: City, reserve: tuple[str, ...]) -> float:
        """The same if the seat had another city and reserve."""
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
        """How many layouts were judged so far: a measure of effort that is the same on every machine."""
        return len(self._layouts)

    def worth(self, table: GameState) -> float:
        """What the seat has on a table, without the points made so far."""
        return self.layout(table) + self.money.cash(table)

    def position(self) -> float:
        """What the moment as it is is worth, with the points made so far and what the others have."""
        total = self.worth(self.state)
        for seat, player in enumerate(self.state.players):
            if seat == self.seat:
                total += player.score
            else:
                points = player.score + self.city.wall_points(player.city)
                points += self.prospects(self.state, seat)
                total -= self.weights.rivals * points / (self.seats - 1)
        return total
