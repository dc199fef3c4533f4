"""Fallback player for when the worker process fails: sound turns at once, by the evaluation alone."""

from __future__ import annotations

from random import Random

import attrs

from ..rules.core.engine.action import Action
from ..rules.core.engine.hidden import determinize
from ..rules.core.engine.observation import Observation
from ..rules.core.engine.rulebook import Rulebook
from .breadth import QUICK
from .evaluation.evaluator import Evaluator
from .plan import worth_a_turn
from .plan_generator import plans


def sound_turn(book: Rulebook, seen: Observation) -> tuple[Action, ...]:
    """The rest of the turn by the hand-written value, few possibilities looked at; nothing hidden counts.

    Whoever carries it out asks again where something hidden came out meanwhile.
    """
    try:
        return _turn(book, seen)
    except Exception:  # prospects are the one part of a rule set that a turn does without
        if not book.prospects:
            raise
        return _turn(attrs.evolve(book, prospects={}), seen)


def _turn(book: Rulebook, seen: Observation) -> tuple[Action, ...]:
    evaluator = Evaluator(book, determinize(book, seen, Random(0)), seen.seat)
    return worth_a_turn(evaluator, list(plans(evaluator, QUICK)))[0].actions
