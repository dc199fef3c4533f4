"""Deeds: what plans do, compared with one another."""

from __future__ import annotations

from collections import Counter
from typing import Final

from ..core.action import BuyBuilding, KeepInReserve, TakeMoney
from .evaluation import Evaluator
from .plan_generator import REDESIGNS, Plan, tiles_bought

WORTH_A_TURN: Final = 0.5
"""The points that a turn with nothing but a redesign must gain."""


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
    """The cards that a plan takes, or else the kind of its last deed."""
    for action in plan.actions:
        if isinstance(action, TakeMoney):
            return Counter(action.cards)
    return Counter({plan.theme[-1]: 1})


def _takes(plan: Plan) -> bool:
    return any(isinstance(action, TakeMoney) for action in plan.actions)
