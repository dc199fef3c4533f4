"""Elo rating of a solver, computed from the first answer to each puzzle."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from ...rules.core.frozen import frozen

FIRST: Final = 1200  # rating before the first answer

QUICK: Final = 32  # K factor of the first answers
SLOW: Final = 16  # K factor of later answers
LEARNED: Final = 20  # number of answers after which the K factor falls from ``QUICK`` to ``SLOW``
HINTED: Final = 0.5  # factor for the score of an answer after a hint


class Answer(Enum):
    SOLVED = "solved"
    NEARLY = "nearly"
    MISSED = "missed"


SCORES: Final = {Answer.SOLVED: 1.0, Answer.NEARLY: 0.5, Answer.MISSED: 0.0}


@frozen
class Rating:
    points: float = FIRST
    answers: int = 0

    @property
    def factor(self) -> int:
        return QUICK if self.answers < LEARNED else SLOW

    @property
    def hint_cost(self) -> int:
        """Return how many fewer rating points a solved puzzle brings after a hint."""
        return round(self.factor * (1 - HINTED))

    def after(self, puzzle: int, answer: Answer, hinted: bool) -> Rating:
        """Return the rating after the first answer to a puzzle."""
        expected = 1 / (1 + 10 ** ((puzzle - self.points) / 400))
        score = SCORES[answer] * (HINTED if hinted else 1)
        return Rating(self.points + self.factor * (score - expected), self.answers + 1)


def streak(answers: Sequence[Answer]) -> int:
    """Return how many of the latest answers in a row are solved; `answers` are oldest first.

    Days without an answer are not in `answers`, so they do not end a streak of puzzles of the day.
    """
    return next(
        (at for at, answer in enumerate(reversed(answers)) if answer is not Answer.SOLVED), len(answers)
    )


WITHIN: Final = 1.0  # maximum points that a solution loses against the best turn (its shortfall)

# an answer with a shortfall below this many points counts as nearly solved
NEAR: Final = 3.0
NEAR_WITH_GOAL: Final = 6.0  # the same for an answer that reaches a goal


def answer_of(short: float, reached: Sequence[bool]) -> Answer:
    if all(reached) and short <= WITHIN:
        return Answer.SOLVED
    return Answer.NEARLY if short < (NEAR_WITH_GOAL if any(reached) else NEAR) else Answer.MISSED
