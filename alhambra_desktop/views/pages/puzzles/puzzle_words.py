from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import attrs

from ....model.learning.analysis.verdict import Shortfall
from ....model.learning.puzzles.goals import Goal, Line, goal_messages
from ....model.learning.puzzles.puzzle import Puzzle
from ....model.learning.puzzles.rating import Answer
from ....model.players.explain.explanation import ExactPayments, Explanation, Reason, sentences
from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.words.message import Message
from ....model.rules.modules.registry import MODULES
from ....words import phrase, say
from ...text.language import capital
from ...text.verdict_words import interval_words

MOST_LEFT_OUT: Final = 2


def title_words(puzzle: Puzzle) -> str:
    """Return the title of a puzzle, such as "Reach both goals in one turn"."""
    return phrase("puzzle-title", count=len(puzzle.goals))


def task_words(puzzle: Puzzle) -> str:
    return phrase("puzzle-task", goals=goal_messages(puzzle.book, puzzle.goals))


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
    return capital(say(goal.message(book)))


def standing_words(goal: Goal, line: Line) -> str:
    """Return the current numbers of a goal, such as "You 1, leader 2".

    If the goal has no numbers, the text is empty.
    """
    standing = goal.standing(line)
    return "" if standing is None else say(standing)


def short_words(shortfall: Shortfall) -> str:
    """Return a text about the points that an answer lost, with their 95 % confidence interval.

    If the rounded loss is below 1 point, the text says that the answer is as good as the best turn.
    """
    if round(shortfall.short.points) < 1:
        return phrase("puzzle-as-good")
    return phrase(
        "puzzle-short", points=round(shortfall.short.points), between=interval_words(shortfall.short)
    )


def reasons_words(book: Rulebook, why: Explanation) -> str:
    return " ".join(capital(say(message)) for message in sentences(book, why))


def verdict_sentence(
    book: Rulebook, answer: Answer, shortfall: Shortfall, goals: Sequence[Goal], missed: Sequence[Goal]
) -> str:
    """Return a sentence about an answer. Its content is the first item of this list that applies.

    - the reasons for the answer, if it solved the puzzle
    - the missed goals, if the answer nearly solved the puzzle
    - at most two reasons for the best turn that do not also apply to the answer
    - the missed goals, if there are any
    - a statement that the best turn is similar but slightly better
    """
    if answer is Answer.SOLVED:
        return reasons_words(book, shortfall.played)
    if missed and answer is Answer.NEARLY:
        return _missed_words(book, missed)
    things = tuple(reason.message(book) for reason in _only_in(shortfall.best, shortfall.played))[
        :MOST_LEFT_OUT
    ]
    if not things:
        return _missed_words(book, missed) if missed else phrase("puzzle-equal-otherwise")
    if missed:
        return phrase("puzzle-costs", things=things)
    return phrase("puzzle-more", things=things, count=len(goals))


def _missed_words(book: Rulebook, missed: Sequence[Goal]) -> str:
    things = tuple(Message("puzzle-goal-quoted", goal=goal) for goal in goal_messages(book, missed))
    return phrase("puzzle-left-out", things=things)


def _only_in(best: Explanation, played: Explanation) -> list[Reason]:
    known = {attrs.evolve(reason, worth=0.0) for reason in played.reasons}
    return [
        reason
        for reason in best.main_reasons(everything=True)
        if not (reason.aside or isinstance(reason, ExactPayments))
        and attrs.evolve(reason, worth=0.0) not in known
    ]
