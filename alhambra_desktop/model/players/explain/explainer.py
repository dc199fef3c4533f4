"""Explainer: reasons for a turn and alternatives, from what its seat can see."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from ...rules.core.engine.action import Action
from ...rules.core.engine.hidden import determinize
from ...rules.core.engine.rulebook import Rulebook
from ...rules.core.engine.state import Observation
from ..plan import Plan
from ..plan_ranking import PlanRanker
from ..players import ranker_of
from ..skill.levels import Level
from .city_reasons import reserve, room, runs
from .explanation import Explanation, Other
from .majority_reasons import majorities
from .module_reasons import prospects
from .money_reasons import doing_nothing, going_on, money, not_buying
from .reasons import Reason
from .turn import Turn

OTHERS: Final = 2
"""Number of alternatives to mention."""


def explain(
    book: Rulebook,
    seen: Observation,
    level: Level,
    actions: tuple[Action, ...],
    rng: Random,
    tried: Sequence[Plan] = (),
) -> Explanation:
    """Explain why a level may play these actions, up to the end of the turn.

    `tried` are the simulated plans with their results. Since these include luck, plans that look better than
    the actions are not mentioned.
    """
    ranker = ranker_of(level, book)
    evaluator = ranker.evaluator(book, determinize(book, seen, rng), seen.seat)
    turn, ranked = Turn.of(evaluator, actions), list(tried) or ranker.ranked(evaluator)
    plan = _plan(ranker, turn, ranked)
    if tried:
        ranked = [other for other in ranked if other.value <= plan.value]
    return Explanation(turn.actions, _reasons(turn, plan, ranked), _others(turn, plan, ranked))


def _reasons(turn: Turn, plan: Plan, ranked: list[Plan]) -> tuple[Reason, ...]:
    found = [
        *majorities(turn),
        *runs(turn),
        *room(turn),
        *reserve(turn),
        *prospects(turn),
        *money(turn),
        *going_on(turn),
        *not_buying(turn, plan, ranked),
        *doing_nothing(turn),
    ]
    return tuple(sorted(found, key=lambda reason: -reason.worth))


def _plan(ranker: PlanRanker, turn: Turn, ranked: list[Plan]) -> Plan:
    found = next((plan for plan in ranked if plan.actions == turn.actions), None)
    return found or _valued(ranker, turn)


def _valued(ranker: PlanRanker, turn: Turn) -> Plan:
    plan = Plan(turn.actions, turn.evaluator.worth(turn.after), turn.theme, lambda: turn.after)
    return plan if ranker.net is None else ranker.by_net(turn.evaluator, [plan])[0]


def _others(turn: Turn, plan: Plan, ranked: list[Plan]) -> tuple[Other, ...]:
    themes: set[object] = {turn.theme, plan.theme}
    found: list[Other] = []
    for other in ranked:
        if other.theme not in themes:
            themes.add(other.theme)
            found.append(Other(other.actions, plan.value - other.value))
    return tuple(sorted(found, key=lambda other: other.less)[:OTHERS])
