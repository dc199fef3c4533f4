"""Features: numbers that describe a position after a seat's turn, in the same form for all rule sets.

If the meaning of a feature changes, increase `net_files.VERSION`. If the name of a feature changes, nets lose
what they learnt about this feature.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, TypeAlias, TypeVar

import attrs

from ..rules.core.engine.module import Module
from ..rules.core.engine.state import GameState
from ..rules.core.frozen import frozen
from ..rules.core.geometry.tile import BUILDING
from ..rules.core.values import Seat, value_of
from ..rules.modules.registry import PRODUCTS
from .evaluation.evaluator import Evaluator, openness
from .evaluation.majorities import AllStrengths, Stakes, Strengths, expected_prize, one_more
from .evaluation.moment import Forecast
from .evaluation.money import NOTHING

POINTS: Final = 20.0
"""Points in features and in the outputs of nets are divided by this number."""

T = TypeVar("T")

Features: TypeAlias = "tuple[tuple[str, Callable[[T], float]], ...]"  # name and computation of each feature


def _names(*groups: Features[Any]) -> tuple[str, ...]:
    return tuple(name for group in groups for name, _ in group)


def _numbers(features: Features[T], known: T) -> tuple[float, ...]:
    return tuple([number(known) for _, number in features])


class _Majority:
    def __init__(
        self,
        seat: Seat,
        seats: int,
        row: Strengths,
        stakes: Stakes,
        unit: int,
        own_gain: float,
        next_gain: float,
    ) -> None:
        self.row, self.stakes, self.unit, self.mine = row, stakes, unit, row[seat]
        self.own_gain, self.next_gain = own_gain, next_gain
        self.lead = (row[seat] - max(count for owner, count in enumerate(row) if owner != seat)) / unit
        ahead = [_prizes(row, owner, stakes, unit) for owner in range(len(row))]
        total = [sum(prizes) for prizes in ahead]
        self.own, self.own_rounds = total[seat], ahead[seat]
        self.others = [points for owner, points in enumerate(total[:seats]) if owner != seat]
        self.best = max(total[:seat] + total[seat + 1 :])
        self.soon = [prizes[0] for owner, prizes in enumerate(ahead) if owner != seat and prizes]
        self.coming = [halves / 2 for halves, _ in stakes]


def _prizes(row: Strengths, owner: int, stakes: Stakes, unit: int) -> list[float]:
    others = tuple(sorted(row[:owner] + row[owner + 1 :]))
    return [expected_prize(row[owner], others, halves, prizes, unit) for halves, prizes in stakes]


MAJORITY_FEATURES: Final[Features[_Majority]] = (
    ("own points ahead", lambda it: it.own / POINTS),
    ("others' mean points ahead", lambda it: sum(it.others) / len(it.others) / POINTS),
    ("best other's points ahead", lambda it: it.best / POINTS),
    ("own points in the next round", lambda it: it.own_rounds[0] / POINTS if it.stakes else 0.0),
    ("best other's points in the next round", lambda it: max(it.soon, default=0.0) / POINTS),
    ("gain by one more building", lambda it: it.own_gain / POINTS),
    ("next seat's gain by one more building", lambda it: it.next_gain / POINTS),
    ("own buildings", lambda it: it.mine / it.unit / 4),
    ("lead over the best other", lambda it: max(-4.0, min(4.0, it.lead)) / 4),
    ("alone in the lead", lambda it: float(it.lead > 0)),
    ("owners of buildings", lambda it: sum(count > 0 for count in it.row) / 4),
    ("tiles to come", lambda it: it.coming[-1] / 8 if it.coming else 0.0),
    ("tiles to come before the next round", lambda it: it.coming[0] / 8 if it.coming else 0.0),
    ("first prize of the last round", lambda it: it.stakes[-1][1][0] / POINTS if it.stakes else 0.0),
)

SUPPLY_FEATURES: Final[Features[tuple[int, int]]] = (
    ("on the market", lambda counts: float(counts[0])),
    ("in the own reserve", lambda counts: float(counts[1])),
)


TIME_FEATURES: Final[Features[Forecast]] = (
    ("three rounds ahead", lambda it: float(len(it.rounds) == 3)),
    ("two rounds ahead", lambda it: float(len(it.rounds) == 2)),
    ("one round ahead", lambda it: float(len(it.rounds) == 1)),
    ("share of tiles before the next round", lambda it: it.rounds[0][1] if it.rounds else 0.0),
    ("share of tiles before the round after it", lambda it: it.rounds[1][1] if len(it.rounds) > 1 else 0.0),
    ("turns", lambda it: it.turns / 20),
    ("tiles to come", lambda it: it.tiles / 50),
    ("ripe", lambda it: it.ripe),
)


class _Own:
    def __init__(self, evaluator: Evaluator, table: GameState, rows: AllStrengths) -> None:
        self.player = table.players[evaluator.seat]
        self.others = [player.score for seat, player in enumerate(table.players) if seat != evaluator.seat]
        self.layout, self.cash = evaluator.layout(table), evaluator.money.cash(table)
        self.city = evaluator.city.value(self.player.city)
        self.reserve = evaluator.city.reserve(table, rows)
        self.wall = evaluator.city.wall_points(self.player.city)
        self.runs = evaluator.city.wall(self.player.city)
        self.prospects = evaluator.prospects(table, evaluator.seat)


OWN_FEATURES: Final[Features[_Own]] = (
    ("own score", lambda own: own.player.score / 100),
    ("lead over the mean score", lambda own: (own.player.score - sum(own.others) / len(own.others)) / POINTS),
    ("lead over the best other score", lambda own: (own.player.score - max(own.others)) / POINTS),
    ("hand-written value", lambda own: (own.layout + own.cash) / 100),
    ("majorities", lambda own: (own.layout - own.city - own.reserve - own.prospects) / POINTS),
    ("wall", lambda own: own.wall / POINTS),
    ("room", lambda own: (own.city - own.wall) / 4),
    ("reserve", lambda own: own.reserve / 4),
    ("prospects", lambda own: own.prospects / POINTS),
    ("cash", lambda own: own.cash / POINTS),
    ("own runs", lambda own: own.runs / 10),
    ("own tiles", lambda own: len(own.player.city.tiles) / 20),
    ("own tiles in reserve", lambda own: len(own.player.reserve) / 4),
)


class _Others:
    def __init__(self, evaluator: Evaluator) -> None:
        seat, seats, state = evaluator.seat, evaluator.seats, evaluator.state
        self.evaluator = evaluator
        self.players = [player for other, player in enumerate(state.players) if other != seat]
        self.count = len(self.players)
        self.runs = [evaluator.city.wall(player.city) for player in self.players]
        self.rooms = [min(openness(player.city)) for player in self.players]
        self.prospects = [evaluator.prospects(state, other) for other in range(seats) if other != seat]
        self.cards = [len(state.players[(seat + 1 + i) % seats].hand) for i in range(seats - 1)]
        self.behind = (seat - state.active) % seats / seats
        self.playing = (state.setup.game, *state.setup.modules)


def _plays(module: Module) -> tuple[str, Callable[[_Others], float]]:
    return f"plays {module.id}", lambda others: float(module.id in others.playing)


OTHERS_FEATURES: Final[Features[_Others]] = (
    ("longest runs of another", lambda it: max(it.runs) / 10),
    ("others' mean runs", lambda it: sum(it.runs) / it.count / 10),
    ("others' mean lack of room", lambda it: sum(1 / (room + 0.4) for room in it.rooms) / it.count),
    ("others' mean prospects", lambda it: sum(it.prospects) / it.count / POINTS),
    ("best other's prospects", lambda it: max(it.prospects) / POINTS),
    ("cards of the next seat", lambda it: it.cards[0] / 10),
    ("others' mean cards", lambda it: sum(it.cards) / it.count / 10),
    ("others' mean tiles", lambda it: sum(len(player.city.tiles) for player in it.players) / it.count / 20),
    (
        "others' mean tiles in reserve",
        lambda it: sum(len(player.reserve) for player in it.players) / it.count / 4,
    ),
    ("rivals without a seat", lambda it: float(len(it.evaluator.book.rivals))),
    ("last tiles", lambda it: float(it.evaluator.forecast.tiles <= 8)),
    ("seats after the active one", lambda it: it.behind),
    *(_plays(module) for module in PRODUCTS if not module.automatic),
)
"""Features that the seat's turn does not change.

The last features tell which of the bundled rule sets are in use. Other rule sets have no such features,
because the nets were trained without these rule sets.
"""


class _Market:
    def __init__(self, extractor: FeatureExtractor, table: GameState, rows: AllStrengths) -> None:
        evaluator = extractor.evaluator
        book, seat, seats = evaluator.book, evaluator.seat, evaluator.seats
        player, goods = table.players[seat], book.goods(table)
        self.hand, self.count = player.hand, len(goods)
        purse = evaluator.money.purse(player.hand)
        self.money = [total for _, total in purse.values()]
        self.exact, self.reach = evaluator.money.chances(player.hand, evaluator.money.market_prices(table))
        fits = book.placement.legal_cells
        self.homeless = sum(not fits(player.city, book.tiles[good.tile]) for good in goods)
        mine = [extractor.worth(good.tile, seat, rows) for good in goods]
        pockets = [purse.get(str(good.currency), NOTHING) for good in goods]
        priced = list(zip(mine, goods, pockets, strict=True))
        self.payable = [gain for gain, good, (sums, _) in priced if good.price and sums >> good.price & 1]
        self.within = [gain for gain, good, (_, total) in priced if good.price <= total]
        self.wanted = [
            [extractor.worth(good.tile, (seat + 1 + i) % seats, rows) for good in goods]
            for i in range(seats - 1)
        ]


MARKET_FEATURES: Final[Features[_Market]] = (
    ("money", lambda it: sum(map(value_of, it.hand)) / 20),
    ("cards", lambda it: len(it.hand) / 10),
    ("money in the best currency", lambda it: max(it.money, default=0) / 10),
    ("currencies", lambda it: sum(total > 0 for total in it.money) / 4),
    ("exact chances", lambda it: it.exact),
    ("reach chances", lambda it: it.reach),
    ("tiles on the market", lambda it: it.count / 4),
    ("tiles on the market that fit nowhere", lambda it: it.homeless / 4),
    ("exactly payable tiles", lambda it: len(it.payable) / 4),
    ("gain of the best exactly payable tile", lambda it: max(it.payable, default=0.0) / POINTS),
    ("gain of all exactly payable tiles", lambda it: sum(it.payable) / POINTS),
    ("gain of the best tile within reach", lambda it: max(it.within, default=0.0) / POINTS),
    ("gain of the next seat from the market", lambda it: sum(it.wanted[0]) / POINTS),
    (
        "best gains of the others from the market",
        lambda it: sum(max(gains, default=0.0) for gains in it.wanted) / len(it.wanted) / POINTS,
    ),
)


@frozen
class Columns:
    types: tuple[str, ...]
    table: tuple[str, ...]


COLUMNS: Final = Columns(
    _names(MAJORITY_FEATURES, SUPPLY_FEATURES),
    _names(TIME_FEATURES, OWN_FEATURES, OTHERS_FEATURES, MARKET_FEATURES),
)


@frozen
class Position:
    types: tuple[tuple[float, ...], ...]
    table: tuple[float, ...]


@attrs.define
class FeatureExtractor:
    """Extracts the features of positions within a seat's turn, without using hidden information."""

    evaluator: Evaluator
    _others: tuple[float, ...] = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        self._others = _numbers(OTHERS_FEATURES, _Others(self.evaluator))

    def position(self, table: GameState) -> Position:
        """Return the features of `table`, the state after the turn but before new cards or tiles appear."""
        evaluator, tiles = self.evaluator, self.evaluator.book.tiles
        rows = evaluator.majorities.rows_of(table)
        shown = Counter(tiles[good.tile].type for good in evaluator.book.goods(table))
        kept = Counter(tiles[name].type for name in table.players[evaluator.seat].reserve)
        types = tuple(
            self._majority(place, row) + _numbers(SUPPLY_FEATURES, (shown[type_id], kept[type_id]))
            for place, (type_id, row) in enumerate(zip(evaluator.book.types, rows, strict=True))
        )
        numbers = (
            *_numbers(TIME_FEATURES, evaluator.forecast),
            *_numbers(OWN_FEATURES, _Own(evaluator, table, rows)),
            *self._others,
            *_numbers(MARKET_FEATURES, _Market(self, table, rows)),
        )
        return Position(types, numbers)

    def worth(self, name: str, owner: Seat, rows: AllStrengths) -> float:
        majorities = self.evaluator.majorities
        tile = self.evaluator.book.tiles[name]
        place = majorities.place.get(tile.type or "")
        if place is None or tile.kind != BUILDING:
            return 0.0
        return _gain(rows[place], majorities.stakes(place, rows[place]), majorities.unit(place), owner)

    def _majority(self, place: int, row: Strengths) -> tuple[float, ...]:
        majorities, evaluator = self.evaluator.majorities, self.evaluator
        return _majority(
            evaluator.seat, evaluator.seats, row, majorities.stakes(place, row), majorities.unit(place)
        )


@lru_cache(maxsize=10_000)
def _majority(seat: Seat, seats: int, row: Strengths, stakes: Stakes, unit: int) -> tuple[float, ...]:
    gains = (_gain(row, stakes, unit, owner) for owner in (seat, (seat + 1) % seats))
    return _numbers(MAJORITY_FEATURES, _Majority(seat, seats, row, stakes, unit, *gains))


@lru_cache(maxsize=10_000)
def _gain(row: Strengths, stakes: Stakes, unit: int, owner: Seat) -> float:
    more = one_more(row, owner, unit)
    return sum(_prizes(more, owner, stakes, unit)) - sum(_prizes(row, owner, stakes, unit))
