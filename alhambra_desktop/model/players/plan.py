"""Plan: a computer player's turn as a value, and how plans compare by what they do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import Final

import attrs

from ..rules.core.engine.action import (
    Action,
    AddFromReserve,
    BuyBuilding,
    Decline,
    KeepInReserve,
    Pass,
    RemoveToReserve,
    SwapWithReserve,
    TakeMoney,
)
from ..rules.core.engine.state import GameState
from .evaluation.evaluator import Evaluator

REDESIGNS: Final = (AddFromReserve, SwapWithReserve, RemoveToReserve)

NOTHING: Final = (Decline.__name__, Pass.__name__)

WORTH_A_TURN: Final = 0.5
"""The points that a turn with nothing but a redesign must gain."""


@attrs.frozen
class Plan:
    """The rest of a turn as far as one can see, its worth, and ``theme``: what it buys and does last.

    ``reached`` gives the table when all but the last action are done.
    """

    actions: tuple[Action, ...]
    value: float
    theme: tuple[object, ...] = ()
    reached: Callable[[], GameState] | None = attrs.field(default=None, eq=False, repr=False)


def theme_of(action: Action) -> tuple[object, ...]:
    """What a turn does last before the placing, by that action: the cards taken, or the kind of action."""
    return ("take", action.cards) if isinstance(action, TakeMoney) else (type(action).__name__,)


def best_first(found: Iterable[Plan]) -> list[Plan]:
    """Plans in the order of their values."""
    return sorted(found, key=attrgetter("value"), reverse=True)


def tiles_bought(actions: Iterable[Action]) -> frozenset[str]:
    """The tiles that are bought among some actions."""
    return frozenset(action.tile for action in actions if isinstance(action, BuyBuilding))


def bought(plan: Plan) -> frozenset[str]:
    """The tiles that a plan buys."""
    return tiles_bought(plan.actions)


def kept(plan: Plan) -> frozenset[str]:
    """The tiles that a plan keeps in the reserve."""
    return frozenset(action.tile for action in plan.actions if isinstance(action, KeepInReserve))


def does_more(plan: Plan, chosen: Plan) -> bool:
    """True where a plan does what the chosen one does and something on top, or keeps less back."""
    if plan.theme == chosen.theme:
        return len(kept(plan)) < len(kept(chosen))
    return bought(plan) >= bought(chosen) and _last(plan) >= _last(chosen)


def buys_more(plan: Plan, chosen: Plan) -> bool:
    """True where a plan buys what the chosen one buys and more, and both take money, if not the same."""
    return bought(plan) > bought(chosen) and _takes(plan) and _takes(chosen)


def only_redesigns(plan: Plan) -> bool:
    """True where a plan adds from, swaps with or removes to the reserve (B-15) and buys nothing."""
    kinds = {type(action) for action in plan.actions}
    return not kinds.isdisjoint(REDESIGNS) and BuyBuilding not in kinds


def worth_a_turn(evaluator: Evaluator, ranked: list[Plan]) -> list[Plan]:
    """The plans without those that do nothing but a redesign and gain next to nothing by it.

    Redesigning to and fro brings a game no nearer to its end. So such a plan must gain something by the
    hand-written value, whatever else may be said for it.
    """
    least = evaluator.worth(evaluator.state) + WORTH_A_TURN
    return [plan for plan in ranked if plan.value >= least or not only_redesigns(plan)] or ranked


def _last(plan: Plan) -> Counter[object]:
    for action in plan.actions:
        if isinstance(action, TakeMoney):
            return Counter(action.cards)
    return Counter() if plan.theme[-1] in NOTHING else Counter({plan.theme[-1]: 1})


def _takes(plan: Plan) -> bool:
    return any(isinstance(action, TakeMoney) for action in plan.actions)
