"""Features: a position after an own turn as numbers, in the same form for every rule set.

Their names are the columns of ``columns.py``, in this order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

import attrs

from ..core.engine.rulebook import Good
from ..core.engine.state import GameState
from ..core.geometry.tile import BUILDING
from ..core.values import Seat, value_of
from .columns import PLAYED
from .evaluation.evaluator import Evaluator
from .evaluation.majorities import Row, Rows, one_more
from .evaluation.openness import openness
from .evaluation.prizes import Stakes, expected_prize
from .evaluation.purse import Purse

POINTS: Final = 20.0
"""So many points are 1 in features and in the answers of a net."""


@attrs.frozen
class Position:
    """A position in numbers: a row of ``TYPE_FEATURES`` for each type, and ``TABLE_FEATURES``."""

    types: tuple[tuple[float, ...], ...]
    table: tuple[float, ...]


def margin(points: Sequence[float], seat: Seat) -> float:
    """The points of a seat less the mean of the others' best and the others' mean."""
    others = [float(value) for other, value in enumerate(points) if other != seat]
    return points[seat] - (max(others) + sum(others) / len(others)) / 2


@attrs.define
class FeatureExtractor:
    """Extracts the features of positions of one seat's turn; what the others have is looked at only once.

    Whatever is hidden in the evaluator's state (bags, piles, the hands of others) is not looked at.
    """

    evaluator: Evaluator
    _rest: tuple[float, ...] = attrs.field(init=False)
    _known: dict[object, tuple[float, ...]] = attrs.field(factory=dict)
    _gains: dict[object, float] = attrs.field(factory=dict)

    def __attrs_post_init__(self) -> None:
        self._rest = self._others()

    def position(self, table: GameState) -> Position:
        """The table after the seat's turn, before anything hidden comes out."""
        evaluator = self.evaluator
        rows = evaluator.majorities.rows_of(table)
        market = [self.evaluator.book.tiles[good.tile] for good in evaluator.book.goods(table)]
        shown = Counter(tile.type for tile in market)
        kept = Counter(evaluator.book.tiles[name].type for name in table.players[evaluator.seat].reserve)
        types = tuple(
            (*self._type(place, row), float(shown[type_id]), float(kept[type_id]))
            for place, (type_id, row) in enumerate(zip(evaluator.book.types, rows, strict=True))
        )
        numbers = (*self._time(), *self._own(table, rows), *self._rest, *self._market(table, rows))
        return Position(types, numbers)

    # -- types

    def _type(self, place: int, row: Row) -> tuple[float, ...]:
        stakes = self.evaluator.majorities.stakes(place, row)
        key = (place, row, stakes)
        if key not in self._known:
            unit = self.evaluator.majorities.unit(place)
            coming = [halves / 2 for halves, _ in stakes]
            self._known[key] = (
                *self._ahead(row, stakes, unit),
                *self._ranks(row, unit),
                coming[-1] / 8 if coming else 0.0,
                coming[0] / 8 if coming else 0.0,
                stakes[-1][1][0] / POINTS if stakes else 0.0,
            )
        return self._known[key]

    def _ahead(self, row: Row, stakes: Stakes, unit: int) -> tuple[float, ...]:
        """What the rounds ahead will pay to whom, and what one more building would add."""
        seat, seats = self.evaluator.seat, self.evaluator.seats
        ahead = [_prizes(row, owner, stakes, unit) for owner in range(len(row))]
        total = [sum(prizes) for prizes in ahead]
        others = [points for owner, points in enumerate(total[:seats]) if owner != seat]
        soon = [prizes[0] for owner, prizes in enumerate(ahead) if owner != seat and prizes]
        return (
            total[seat] / POINTS,
            sum(others) / len(others) / POINTS,
            max(total[:seat] + total[seat + 1 :]) / POINTS,
            ahead[seat][0] / POINTS if stakes else 0.0,
            max(soon, default=0.0) / POINTS,
            self._gain(row, stakes, unit, seat) / POINTS,
            self._gain(row, stakes, unit, (seat + 1) % seats) / POINTS,
        )

    def _ranks(self, row: Row, unit: int) -> tuple[float, ...]:
        """Who has how many."""
        seat = self.evaluator.seat
        lead = (row[seat] - max(count for owner, count in enumerate(row) if owner != seat)) / unit
        return (
            row[seat] / unit / 4,
            max(-4.0, min(4.0, lead)) / 4,
            float(lead > 0),
            sum(count > 0 for count in row) / 4,
        )

    def _gain(self, row: Row, stakes: Stakes, unit: int, owner: Seat) -> float:
        """The points that one more building of a type brings an owner, on the average."""
        key = (row, stakes, owner)
        if key not in self._gains:
            more = one_more(row, owner, unit)
            gained = sum(_prizes(more, owner, stakes, unit)) - sum(_prizes(row, owner, stakes, unit))
            self._gains[key] = gained
        return self._gains[key]

    # -- the table

    def _time(self) -> tuple[float, ...]:
        forecast = self.evaluator.forecast
        rounds = forecast.rounds
        return (
            float(len(rounds) == 3),
            float(len(rounds) == 2),
            float(len(rounds) == 1),
            rounds[0][1] if rounds else 0.0,
            rounds[1][1] if len(rounds) > 1 else 0.0,
            forecast.turns / 20,
            forecast.tiles / 50,
            forecast.ripe,
        )

    def _own(self, table: GameState, rows: Rows) -> tuple[float, ...]:
        evaluator, seat = self.evaluator, self.evaluator.seat
        player = table.players[seat]
        scores = [other.score for other in table.players]
        others = [score for other, score in enumerate(scores) if other != seat]
        layout, cash = evaluator.layout(table), evaluator.money.cash(table)
        city, reserve = evaluator.city.value(player.city), evaluator.city.reserve(table, rows)
        wall, prospects = evaluator.city.wall_points(player.city), evaluator.prospects(table, seat)
        return (
            player.score / 100,
            (player.score - sum(others) / len(others)) / POINTS,
            (player.score - max(others)) / POINTS,
            (layout + cash) / 100,
            (layout - city - reserve - prospects) / POINTS,
            wall / POINTS,
            (city - wall) / 4,
            reserve / 4,
            prospects / POINTS,
            cash / POINTS,
            evaluator.city.wall(player.city) / 10,
            len(player.city.tiles) / 20,
            len(player.reserve) / 4,
        )

    def _others(self) -> tuple[float, ...]:
        """What the turn of the seat does not change."""
        evaluator, state = self.evaluator, self.evaluator.state
        others = [player for other, player in enumerate(state.players) if other != evaluator.seat]
        runs = [evaluator.city.wall(player.city) for player in others]
        rooms = [min(openness(player.city)) for player in others]
        prospects = [
            evaluator.prospects(state, other) for other in range(evaluator.seats) if other != evaluator.seat
        ]
        cards = [
            len(state.players[(evaluator.seat + 1 + i) % evaluator.seats].hand)
            for i in range(evaluator.seats - 1)
        ]
        count = len(others)
        playing = (state.setup.game, *state.setup.modules)
        return (
            max(runs) / 10,
            sum(runs) / count / 10,
            sum(1 / (room + 0.4) for room in rooms) / count,
            sum(prospects) / count / POINTS,
            max(prospects) / POINTS,
            cards[0] / 10,
            sum(cards) / count / 10,
            sum(len(player.city.tiles) for player in others) / count / 20,
            sum(len(player.reserve) for player in others) / count / 4,
            float(len(evaluator.book.rivals)),
            float(evaluator.forecast.tiles <= 8),
            (evaluator.seat - state.active) % evaluator.seats / evaluator.seats,
            *(float(module.id in playing) for module in PLAYED),
        )

    def _market(self, table: GameState, rows: Rows) -> tuple[float, ...]:
        """The own hand, and what the market promises to whom."""
        evaluator, seat = self.evaluator, self.evaluator.seat
        player, goods = table.players[seat], evaluator.book.goods(table)
        purse = evaluator.money.purse(player.hand)
        money = [total for _, total in purse.values()]
        exact, reach = evaluator.money.chances(player.hand, evaluator.money.asked(table))
        fits = evaluator.book.placement.legal_cells
        homeless = sum(not fits(player.city, evaluator.book.tiles[good.tile]) for good in goods)
        return (
            sum(map(value_of, player.hand)) / 20,
            len(player.hand) / 10,
            max(money, default=0) / 10,
            sum(total > 0 for total in money) / 4,
            exact,
            reach,
            len(goods) / 4,
            homeless / 4,
            *self._promises(rows, goods, purse),
        )

    def _promises(self, rows: Rows, goods: tuple[Good, ...], purse: Purse) -> tuple[float, ...]:
        """What the tiles left on the market would bring the seat, and the others."""
        evaluator, seat = self.evaluator, self.evaluator.seat
        mine = [self._worth(good.tile, seat, rows) for good in goods]
        pockets = [purse.get(str(good.currency), (1, 0)) for good in goods]
        payable = [
            gain
            for gain, good, (sums, _) in zip(mine, goods, pockets, strict=True)
            if good.price and sums >> good.price & 1
        ]
        within = [
            gain for gain, good, (_, total) in zip(mine, goods, pockets, strict=True) if good.price <= total
        ]
        wanted = [
            [self._worth(good.tile, (seat + 1 + i) % evaluator.seats, rows) for good in goods]
            for i in range(evaluator.seats - 1)
        ]
        return (
            len(payable) / 4,
            max(payable, default=0.0) / POINTS,
            sum(payable) / POINTS,
            max(within, default=0.0) / POINTS,
            sum(wanted[0]) / POINTS,
            sum(max(gains, default=0.0) for gains in wanted) / len(wanted) / POINTS,
        )

    def _worth(self, name: str, owner: Seat, rows: Rows) -> float:
        """The points in majorities that a tile would bring a seat, on the average."""
        majorities = self.evaluator.majorities
        tile = self.evaluator.book.tiles[name]
        place = majorities.place.get(tile.type or "")
        if place is None or tile.kind != BUILDING:
            return 0.0
        return self._gain(rows[place], majorities.stakes(place, rows[place]), majorities.unit(place), owner)


def _prizes(row: Row, owner: int, stakes: Stakes, unit: int) -> list[float]:
    others = tuple(sorted(row[:owner] + row[owner + 1 :]))
    return [expected_prize(row[owner], others, halves, prizes, unit) for halves, prizes in stakes]
