"""Forecast: how far off the scoring rounds and the end of the game are, as everybody may guess it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

import attrs

from ..core.observation import scoring_windows
from ..core.rulebook import Rulebook
from ..core.state import GameState
from .majorities import Rounds

DRAWS_A_TURN: Final = 1.05
"""Money cards that leave the row in a turn, on the average."""

TILES_A_TURN: Final = 0.6
"""Tiles that leave the market in a turn, on the average."""

LAST_ROUND: Final = 3


@attrs.frozen
class Forecast:
    """What is still to come: ``rounds`` ahead with the share of the tiles sold by then.

    ``turns`` are the turns that each seat has left; ``unseen`` counts the tiles of each type in bag and
    market, ``prices`` those of the bag by price.
    """

    rounds: tuple[tuple[int, float], ...]
    turns: float
    tiles: int
    unseen: Mapping[str, int]
    prices: tuple[tuple[int, float], ...]

    def rounds_of(self, type_id: str) -> Rounds:
        """The rounds ahead with the tiles of one type that come until then, in halves."""
        unseen = self.unseen.get(type_id, 0)
        return tuple((number, round(2 * unseen * share)) for number, share in self.rounds)


def forecast(book: Rulebook, state: GameState) -> Forecast:
    """The forecast for a moment of the game; it depends on public facts only."""
    bag = sorted(tile for stock in state.stocks for tile in stock.bag)
    market = [tile for stock in state.stocks for tile in stock.market if tile]
    unseen: Counter[str] = Counter()
    prices: Counter[int] = Counter()
    for name in bag:
        tile = book.tiles[name]
        prices[tile.price] += 1
        unseen[tile.type or ""] += 1
    unseen.update(book.tiles[name].type or "" for name in market)
    turns = (len(bag) + 1) / TILES_A_TURN
    rounds = []
    for number, (first, last) in scoring_windows(book, state).items():
        share = min(1.0, (first + last) / 2 / DRAWS_A_TURN / turns)
        rounds.append((number, round(16 * share) / 16))
    rounds.extend((number, 0.0) for number in state.due)
    if state.agenda:
        rounds.append((LAST_ROUND, 1.0))
    return Forecast(
        tuple(rounds),
        turns / len(state.players),
        len(bag) + len(market),
        unseen,
        tuple((price, count / len(bag)) for price, count in sorted(prices.items())),
    )
