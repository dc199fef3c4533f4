"""Reasons: why a turn is good, and what could have been done instead, from what its seat can see."""

from __future__ import annotations

from random import Random
from typing import Final

from ..core.action import Action
from ..core.observation import Observation, determinize
from ..core.rulebook import Rulebook
from .evaluation import Judge
from .explanation import Explanation, Other
from .grounds import Turn, grounds
from .levels import Level
from .mind import Mind
from .plans import Plan
from .players import Thought, mind_of

OTHERS: Final = 2
"""So many other plans are told."""


def explain(
    book: Rulebook, seen: Observation, level: Level, actions: tuple[Action, ...], rng: Random
) -> Explanation:
    """Why a level may play these actions, from a decision of its seat to the end of the turn."""
    mind = mind_of(level, len(seen.players))
    judge = mind.judge(book, determinize(book, seen, rng), seen.seat)
    return _explained(mind, judge, mind.ranked(judge), actions)


def recommend(book: Rulebook, seen: Observation, level: Level, thought: Thought, rng: Random) -> Explanation:
    """What a level came to, with its reasons."""
    mind = mind_of(level, len(seen.players))
    judge = mind.judge(book, determinize(book, seen, rng), seen.seat)
    return _explained(mind, judge, list(thought.ranked), thought.plan.actions)


def _explained(mind: Mind, judge: Judge, ranked: list[Plan], actions: tuple[Action, ...]) -> Explanation:
    turn = Turn.of(judge, actions)
    plan = next((one for one in ranked if one.actions == actions), None) or _valued(mind, turn)
    return Explanation(actions, grounds(turn, plan, ranked), _others(turn, plan, ranked))


def _valued(mind: Mind, turn: Turn) -> Plan:
    """A turn that is none of the plans, valued in the same way."""
    plan = Plan(turn.actions, turn.judge.worth(turn.after), turn.theme, lambda: turn.after)
    return plan if mind.net is None else mind.by_net(turn.judge, [plan])[0]


def _others(turn: Turn, plan: Plan, ranked: list[Plan]) -> tuple[Other, ...]:
    """The best plan of each other theme, the best of them."""
    themes: set[object] = {turn.theme, plan.theme}
    found: list[Other] = []
    for other in ranked:
        if other.theme not in themes:
            themes.add(other.theme)
            found.append(Other(other.actions, plan.value - other.value))
    return tuple(sorted(found, key=lambda other: other.less)[:OTHERS])
