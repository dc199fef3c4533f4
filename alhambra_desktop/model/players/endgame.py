from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from math import exp
from typing import Final

from ..rules.core.base.refill import ROW_LENGTH
from ..rules.core.engine.action import Action, EndTurn
from ..rules.core.engine.hidden import scoring_windows
from ..rules.core.engine.play import apply, scores
from ..rules.core.engine.rulebook import Rulebook
from ..rules.core.engine.state import GameState
from ..rules.core.engine.step import ChooseAction
from ..rules.core.values import Seat
from .plan import tiles_bought
from .rollout.turns import turns
from .skill.levels import lead_of

BOUGHT: Final = 1.2
"""Average number of tiles bought per turn near the end, measured in games of the level ``master``."""

TURNS: Final = 1.5
"""The end is near if the tiles will last for fewer turns per player than this."""

PLANS: Final = 20
"""Near the end, this many plans are simulated, because nets rank plans poorly there."""

WORLDS: Final = 12
"""Minimum number of worlds near the end, where simulations count wins instead of points."""

ROUNDS: Final = 3
"""Near the end, at least this many rounds are simulated, which are enough to finish the game."""


def tiles_left(state: GameState) -> int:
    """Return how many tiles a refill of the market would leave in the bag.

    The number is negative if the bag has too few tiles. If there are several bags, return the smallest of
    their numbers. If the only bag has a negative number, this turn ends the game (B-27).
    """
    return min(len(stock.bag) - stock.market.count(None) for stock in state.stocks)


def near(state: GameState) -> bool:
    return tiles_left(state) < TURNS * BOUGHT * len(state.players)


def another_turn(state: GameState) -> float:
    """Return the probability that the seat to move will have another turn.

    The number of tiles that the other seats will buy is assumed to have a Poisson distribution.
    """
    left, mean = tiles_left(state), BOUGHT * (len(state.players) - 1)
    if left < 0:
        return 0.0
    ways = accumulate(range(1, left + 1), lambda way, count: way * mean / count, initial=exp(-mean))
    return min(1.0, sum(ways))


def final_lead(book: Rulebook, state: GameState, actions: Sequence[Action], seat: Seat) -> float | None:
    final = final_scores(book, state, actions)
    return None if final is None else lead_of(final, seat)


def final_scores(book: Rulebook, state: GameState, actions: Sequence[Action]) -> tuple[int, ...] | None:
    """Return the final scores of all seats if `actions` end the game (B-27), else None.

    The scores include the leftover tiles that seats get and place (B-34, B-35). If the refill of the row may
    turn up another scoring card (B-24), the scores are unknown, so the result is None.
    """
    if not isinstance(actions[-1], EndTurn) or tiles_left(state) >= len(tiles_bought(actions)):
        return None
    if any(first <= ROW_LENGTH for first, _ in scoring_windows(book, state).values()):
        return None
    for action in actions:
        state = apply(book, state, action).after
    while (decision := state.decision) is not None:
        if isinstance(decision, ChooseAction):
            return None
        for action in turns(book, state, decision.seat, ())[0].actions:
            state = apply(book, state, action).after
    return scores(state)
