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
from ..rules.core.engine.play import apply
from ..rules.core.engine.rulebook import ActionRule, Rulebook, remembered_by_book
from ..rules.core.engine.state import GameState
from ..rules.core.engine.step import Step
from ..rules.core.frozen import frozen
from ..rules.core.values import Seat
from .evaluation.evaluator import Evaluator

REDESIGNS: Final = (AddFromReserve, SwapWithReserve, RemoveToReserve)

NOTHING: Final = (Decline.__name__, Pass.__name__)

WORTH_A_TURN: Final = 0.5  # points (see `worth_a_turn`)


@frozen
class Plan:
    """The foreseeable rest of a turn, with its value.

    ``theme`` contains the tiles bought, the kind of the last action before the placements, and the cards that
    this action takes as money. ``reached`` returns the table after the actions. If the last action is
    ``EndTurn`` or reveals hidden information, ``reached`` returns the table before this action.
    """

    actions: tuple[Action, ...]
    value: float
    theme: tuple[object, ...] = ()
    reached: Callable[[], GameState] | None = attrs.field(default=None, eq=False, repr=False)


def theme_of(action: Action) -> tuple[object, ...]:
    return ("take", action.cards) if isinstance(action, TakeMoney) else (type(action).__name__,)


def best_first(plans: Iterable[Plan]) -> list[Plan]:
    return sorted(plans, key=attrgetter("value"), reverse=True)


def tiles_bought(actions: Iterable[Action]) -> frozenset[str]:
    return frozenset(action.tile for action in actions if isinstance(action, BuyBuilding))


def bought(plan: Plan) -> frozenset[str]:
    return tiles_bought(plan.actions)


def kept(plan: Plan) -> frozenset[str]:
    return frozenset(action.tile for action in plan.actions if isinstance(action, KeepInReserve))


def does_more(plan: Plan, chosen: Plan) -> bool:
    """Return whether `plan` does more than the plan `chosen`.

    If the themes are equal, `plan` must keep fewer tiles in reserve. Otherwise, `plan` must buy all tiles
    that `chosen` buys, and take all cards that `chosen` takes. If `chosen` takes no cards, both themes must
    contain the same kind of action, unless `chosen` passes or declines.
    """
    if plan.theme == chosen.theme:
        return len(kept(plan)) < len(kept(chosen))
    return bought(plan) >= bought(chosen) and _last(plan) >= _last(chosen)


def buys_more(plan: Plan, chosen: Plan) -> bool:
    return bought(plan) > bought(chosen) and _takes(plan) and _takes(chosen)


def only_redesigns(plan: Plan) -> bool:
    """Return whether a plan redesigns (B-15) and buys nothing."""
    kinds = {type(action) for action in plan.actions}
    return not kinds.isdisjoint(REDESIGNS) and BuyBuilding not in kinds


def worth_a_turn(evaluator: Evaluator, ranked: list[Plan]) -> list[Plan]:
    """Return the plans, except those that only redesign and gain less than ``WORTH_A_TURN``.

    If no plan is left, return all plans. Without this limit, a player could redesign in every turn.
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


@remembered_by_book(64)
def free_rules(book: Rulebook, decision: type[Step]) -> tuple[ActionRule, ...]:
    return tuple(rule for rule in book.actions[decision] if rule.free)


def with_free_actions(book: Rulebook, table: GameState, seat: Seat) -> tuple[GameState, tuple[Action, ...]]:
    done: tuple[Action, ...] = ()
    for rule in free_rules(book, type(table.agenda[-1])):
        while left := [action for action in rule.offer(book, table, seat) if action not in done]:
            table = apply(book, table, left[0]).after
            done = (*done, left[0])
    return table, done
