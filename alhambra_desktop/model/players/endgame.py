"""End-game: the last turns, from which simulations reach the end, so wins are counted there."""

from __future__ import annotations

from itertools import accumulate
from math import exp
from typing import Final

from ..rules.core.engine.state import GameState

BOUGHT: Final = 1.2
"""Tiles that a seat buys in one of the last turns, on the average (34 turns of masters)."""

TURNS: Final = 1.5
"""So few turns are left to everybody near the end."""

PLANS: Final = 20
"""So many plans are tried out: few are told apart rightly by what nets think of a game that is over."""

WORLDS: Final = 12
"""Plans are tried out in so many worlds at least: wins are counted, and fewer do not tell chances apart."""

ROUNDS: Final = 3
"""Simulations go on for so many rounds at least, which is beyond the end."""


def tiles_left(state: GameState) -> int:
    """The tiles in the bag once the market is filled again; negative where this turn ends the game (B-27)."""
    return min(len(stock.bag) - stock.market.count(None) for stock in state.stocks)


def near(state: GameState) -> bool:
    """True where nobody will have more than one or two turns."""
    return tiles_left(state) < TURNS * BOUGHT * len(state.players)


def another_turn(state: GameState) -> float:
    """How likely it is that a seat that ends its turn here has another one.

    The others buy as a Poisson variable does, and the game ends when more tiles are missing than there are.
    """
    left, mean = tiles_left(state), BOUGHT * (len(state.players) - 1)
    if left < 0:
        return 0.0
    ways = accumulate(range(1, left + 1), lambda way, count: way * mean / count, initial=exp(-mean))
    return min(1.0, sum(ways))
