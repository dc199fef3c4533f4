"""Endgame: in the last turns simulations reach the end of the game and count wins."""

from __future__ import annotations

from itertools import accumulate
from math import exp
from typing import Final

from ..rules.core.engine.state import GameState

BOUGHT: Final = 1.2
"""Average number of tiles bought in one of the last turns (34 turns of masters)."""

TURNS: Final = 1.5
"""Turns left for each player near the end."""

PLANS: Final = 20
"""Plans simulated near the end, where value nets distinguish few plans correctly."""

WORLDS: Final = 12
"""Minimum number of worlds, since counting wins needs more of them."""

ROUNDS: Final = 3
"""Minimum number of rounds of a simulation, which is beyond the end."""


def tiles_left(state: GameState) -> int:
    """Return the tiles in the bag after refilling the market; negative if this turn ends the game (B-27)."""
    return min(len(stock.bag) - stock.market.count(None) for stock in state.stocks)


def near(state: GameState) -> bool:
    """Return whether no player will have more than one or two turns."""
    return tiles_left(state) < TURNS * BOUGHT * len(state.players)


def another_turn(state: GameState) -> float:
    """Return the probability that a seat that ends its turn here gets another one.

    The purchases of others are modelled as a Poisson variable.
    """
    left, mean = tiles_left(state), BOUGHT * (len(state.players) - 1)
    if left < 0:
        return 0.0
    ways = accumulate(range(1, left + 1), lambda way, count: way * mean / count, initial=exp(-mean))
    return min(1.0, sum(ways))
