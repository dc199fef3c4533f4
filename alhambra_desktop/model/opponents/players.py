"""Computer players: an observation, a level and random numbers in, the rest of a turn out."""

from __future__ import annotations

from random import Random
from typing import Final

import attrs

from ..core.action import Action
from ..core.observation import Observation, determinize
from ..core.play import legal_actions
from ..core.rulebook import Rulebook
from ..core.step import ChooseAction, Placing
from .evaluation import Judge
from .levels import Level
from .plans import Plan, fitting_breadth, plans
from .search import Limit, best_by_simulation

SLIP: Final = 0.15
"""The spread of the error about where to place, as a share of the error about what to do."""


class NothingToDecideError(ValueError):
    """An observation of a moment at which its seat is not asked for anything."""


def choose(
    book: Rulebook, seen: Observation, level: Level, rng: Random, limit: Limit | None = None
) -> tuple[Action, ...]:
    """The actions that a player of this level plans, from the present decision to the end of the turn.

    A function of the observation and the random numbers only, unless the limit counts seconds.
    """
    decision = seen.decision
    if decision is None or decision.seat != seen.seat:
        raise NothingToDecideError("The game waits for somebody else.")
    only = legal_actions(book, seen) if not isinstance(decision, (ChooseAction, Placing)) else ()
    if len(only) == 1:
        return only
    state = determinize(book, seen, rng)
    judge = Judge(book, state, seen.seat)
    ranked = list(plans(judge, fitting_breadth(judge)))
    if level.noise:
        return max(_misjudged(ranked, level.noise, rng), key=lambda plan: plan.value).actions
    candidates = _unlike(ranked, level.plans)
    if len(candidates) < 2 or not isinstance(decision, (ChooseAction, Placing)):
        return ranked[0].actions
    if limit is None:
        limit = Limit(simulations=level.simulations)
    return best_by_simulation(book, state, seen.seat, candidates, rng, limit).actions


def choose_action(
    book: Rulebook, seen: Observation, level: Level, rng: Random, limit: Limit | None = None
) -> Action:
    """The first of the actions that a player of this level plans."""
    return choose(book, seen, level, rng, limit)[0]


def _misjudged(ranked: list[Plan], noise: float, rng: Random) -> list[Plan]:
    """The plans with an error for each theme and a smaller one for each plan."""
    errors: dict[object, float] = {}
    found = []
    for plan in ranked:
        if plan.theme not in errors:
            errors[plan.theme] = rng.gauss(0, noise)
        value = plan.value + errors[plan.theme] + rng.gauss(0, noise * SLIP)
        found.append(attrs.evolve(plan, value=value))
    return found


def _unlike(ranked: list[Plan], most: int) -> list[Plan]:
    """The best plans, at most two of each theme."""
    themes: dict[object, int] = {}
    found: list[Plan] = []
    for plan in ranked:
        themes[plan.theme] = themes.get(plan.theme, 0) + 1
        if themes[plan.theme] <= 2 and len(found) < most:
            found.append(plan)
    return found
