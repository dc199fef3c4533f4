"""A simple player, for when nobody can think: sound turns at once, without a net or another process."""

from __future__ import annotations

from random import Random

from ..core.action import Action
from ..core.hidden import determinize
from ..core.observation import Observation
from ..core.rulebook import Rulebook
from .evaluation import Evaluator
from .plan_comparison import worth_a_turn
from .plan_generator import QUICK, plans


def sound_turn(book: Rulebook, seen: Observation) -> tuple[Action, ...]:
    """The rest of the turn by the hand-written value, few possibilities looked at; nothing hidden counts."""
    evaluator = Evaluator(book, determinize(book, seen, Random(0)), seen.seat)
    return worth_a_turn(evaluator, list(plans(evaluator, QUICK)))[0].actions
