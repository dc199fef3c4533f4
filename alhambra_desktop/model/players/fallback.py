"""Fallback player for a failed worker process: quick turns by evaluation alone."""

from __future__ import annotations

from random import Random

import attrs

from ..rules.core.engine.action import Action
from ..rules.core.engine.hidden import determinize
from ..rules.core.engine.rulebook import Rulebook
from ..rules.core.engine.state import Observation
from .continuations import QUICK
from .evaluation.evaluator import Evaluator
from .plan import worth_a_turn
from .plan_generator import plans


def sound_turn(book: Rulebook, seen: Observation) -> tuple[Action, ...]:
    """Return the rest of the turn by static evaluation of few options.

    Ask again when hidden information was revealed on the way.
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
