"""Wording of puzzles: tasks, answers, and what an answer missed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import attrs

from ...model.learning.analysis.verdict import Shortfall
from ...model.learning.puzzles.goals import Goal, all_said
from ...model.learning.puzzles.puzzle import Puzzle
from ...model.learning.puzzles.rating import Answer
from ...model.players.explain.explanation import Explanation, sentences
from ...model.players.explain.reasons import ExactPayments, Reason
from ...model.rules.core.engine.rulebook import Rulebook
from ...model.rules.core.words.message import Message
from ...model.rules.modules.registry import MODULES
from ...words import phrase, say
from .language import capital
from .verdict_words import between

MOST_LEFT_OUT: Final = 2


def title_words(puzzle: Puzzle) -> str:
    """Return the most important goal."""
    return phrase("puzzle-title", goal=puzzle.goals[0].said(puzzle.book))


def task_words(puzzle: Puzzle) -> str:
    return phrase("puzzle-task", goals=all_said(puzzle.book, puzzle.goals))


def origin_words(puzzle: Puzzle) -> str:
    titles = {module.id: module.title for module in MODULES}
    modules = tuple(titles[name] for name in puzzle.deal.modules)
    return phrase(
        "puzzle-from",
        seats=puzzle.deal.seats,
        turn=puzzle.turn,
        turns=puzzle.turns,
        set=modules or Message("puzzle-base"),
    )


def goal_words(book: Rulebook, goal: Goal) -> str:
    return capital(say(goal.said(book)))


def short_words(found: Shortfall) -> str:
    """Return how many points an answer is short, with its interval; negligible amounts count as best."""
    if round(found.short.points) < 1:
        return phrase("puzzle-as-good")
    return phrase("puzzle-short", points=round(found.short.points), between=between(found.short))


def reasons_words(book: Rulebook, why: Explanation) -> str:
    return " ".join(capital(say(one)) for one in sentences(book, why))


def verdict_sentence(book: Rulebook, answer: Answer, found: Shortfall, missed: Iterable[Goal]) -> str:
    """Return the verdict on an answer: why it is good, what it missed, or what it costs."""
    if answer is Answer.SOLVED:
        return reasons_words(book, found.played)
    goals = all_said(book, missed)
    if goals and answer is Answer.NEARLY:
        return phrase("puzzle-left-out", things=goals)
    things = tuple(reason.said(book) for reason in _only_in(found.best, found.played))[:MOST_LEFT_OUT]
    if not things:
        return phrase("puzzle-left-out", things=goals) if goals else phrase("puzzle-equal-otherwise")
    if answer is Answer.NEARLY:
        return phrase("puzzle-more", things=things)
    return phrase("puzzle-costs", things=things)


def _only_in(best: Explanation, played: Explanation) -> list[Reason]:
    known = {attrs.evolve(reason, worth=0.0) for reason in played.reasons}
    return [
        reason
        for reason in best.told(everything=True)
        if not (reason.aside or isinstance(reason, ExactPayments))
        and attrs.evolve(reason, worth=0.0) not in known
    ]
