from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping
from typing import Final, TypeVar

from ...rules.core.base.refill import PARTS
from ...rules.core.engine.hidden import scoring_windows
from ...rules.core.engine.rulebook import Horizon, Rulebook
from ...rules.core.engine.scoring import LAST_ROUND
from ...rules.core.engine.state import GameState
from ...rules.core.frozen import frozen
from ...rules.core.values import Seat
from ..skill.levels import Weights

DRAWS_A_TURN: Final = 1.05  # money cards taken from the row
TILES_A_TURN: Final = 0.6
PAID: Final = 0.6
"""A reshuffle returns this share of all money cards to the pile, on average."""


@frozen
class Forecast(Horizon):
    """Forecast of the remaining game.

    ``tiles`` counts the tiles on the markets and in the bags, except tiles in the bags without a price.
    ``unseen`` maps each building type to the number of its tiles on the markets and in the bags. In a bag,
    each face of a two-sided tile counts as half a tile. ``prices`` lists the prices of tiles in the bags,
    each with the probability that a new tile has this price.
    """

    tiles: int
    unseen: Mapping[str, float]
    prices: tuple[tuple[int, float], ...]

    def halves(self, type_id: str) -> tuple[tuple[int, int], ...]:
        """Return a pair for each future scoring round.

        The first item is the number of the round. The second item tells how many tiles of this building type
        are expected to be sold before the round, counted in half tiles.
        """
        unseen = self.unseen.get(type_id, 0)
        return tuple((number, round(2 * unseen * share)) for number, share in self.rounds)


def forecast(book: Rulebook, state: GameState) -> Forecast:
    bag = sorted(tile for stock in state.stocks for tile in stock.bag)
    market = [tile for stock in state.stocks for tile in stock.market if tile]
    unseen: Counter[str] = Counter()
    prices: Counter[int] = Counter()
    for name in (*bag, *market):
        sides = [book.tiles[name]]
        if sides[0].back is not None and name in bag:
            sides.append(book.tiles[sides[0].back])
        for tile in sides:
            unseen[tile.type or ""] += 1 / len(sides)  # type: ignore[assignment]
    for name in bag:
        prices[book.tiles[name].price] += 1
    del prices[0]
    drawn = sum(prices.values())
    turns = (drawn + 1) / TILES_A_TURN
    rounds = [
        (number, round(16 * min(1.0, draws / DRAWS_A_TURN / turns)) / 16)
        for number, draws in _draws(book, state)
    ]
    rounds.extend((number, 0.0) for number in state.due)
    if state.agenda:
        rounds.append((LAST_ROUND, 1.0))
    return Forecast(
        tuple(rounds),
        turns / len(state.players),
        drawn + len(market),
        unseen,
        tuple((price, count / drawn) for price, count in sorted(prices.items())),
    )


def _draws(book: Rulebook, state: GameState) -> Iterator[tuple[int, float]]:
    """For each future scoring card, yield its round and the draw at which it is expected (B-7, A-3)."""
    windows = scoring_windows(book, state)
    turned_up, order = len(state.scorings) + len(state.due), sorted(windows)
    for number, (pile, part) in book.scoring_parts.items():
        if number in windows and state.pile_parts:
            yield number, sum(windows[number]) / 2
        elif number in windows:
            share = (order.index(number) + 1) / (len(order) + 1)
            yield number, share * (state.pile_count + 1)
        elif number > turned_up and pile > state.reshuffles:
            yield number, state.pile_count + (part + 0.5) / PARTS * PAID * len(book.all_money)


Value = TypeVar("Value")


class IdentityMemo(dict[Hashable, Value]):
    """A cache whose keys contain ids of objects (``id(...)``).

    It keeps these objects alive, because Python reuses the ids of deleted objects.
    """

    def __init__(self) -> None:
        super().__init__()
        self._alive: list[object] = []

    def keep(self, key: Hashable, value: Value, identified: object) -> Value:
        self._alive.append(identified)
        self[key] = value
        return value


class HoldingsNumbers:
    """Gives two states the same number if all their slices are equal, and different numbers otherwise."""

    def __init__(self, state: GameState) -> None:
        self._first = state.slices
        self._equal: dict[object, int] = {tuple(state.slices.values()): 0}
        self._numbers = IdentityMemo[int]()

    def number(self, table: GameState) -> int:
        slices = table.slices
        if slices is self._first:
            return 0
        number = self._numbers.get(id(slices))
        if number is None:
            number = self._equal.setdefault(tuple(slices.values()), len(self._equal))
            self._numbers.keep(id(slices), number, slices)
        return number


@frozen(eq=False)
class Moment:
    """A position in which ``seat`` decides. All evaluated states result from actions of this seat."""

    book: Rulebook
    state: GameState
    seat: Seat
    weights: Weights
    forecast: Forecast
    holdings: HoldingsNumbers

    @property
    def seats(self) -> int:
        return len(self.state.players)
