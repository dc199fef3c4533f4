"""Elo rating of a solver, computed from the first answer to each puzzle."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from ...rules.core.frozen import frozen

FIRST: Final = 1200

QUICK: Final = 32  # Elo's K factor (the maximum change of the rating by an answer) for the first answers
SLOW: Final = 16  # K factor for later answers
LEARNED: Final = 20  # number of answers after which the K factor falls from ``QUICK`` to ``SLOW``
HINTED: Final = 0.5  # factor by which a hint reduces the score of the answer


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

    def after(self, puzzle: int, answer: Answer, hinted: bool) -> Rating:
        """Return the rating after the first answer to a puzzle."""
        expected = 1 / (1 + 10 ** ((puzzle - self.points) / 400))
        score = SCORES[answer] * (HINTED if hinted else 1)
        return Rating(self.points + self.factor * (score - expected), self.answers + 1)

    def gains(self, puzzle: int) -> tuple[int, int]:
        """Return the changes of the rating if a puzzle is solved without hints and with hints."""
        alone, hinted = (self.after(puzzle, Answer.SOLVED, hinted).points for hinted in (False, True))
        return round(alone) - round(self.points), round(hinted) - round(self.points)


def streak(answers: Sequence[Answer]) -> int:
    """Return the number of consecutive ``SOLVED`` answers at the end of `answers` (oldest answer first).

    For puzzles of the day, a day without an answer is not in `answers`, so it does not end the streak.
    """
    return next(
        (at for at, answer in enumerate(reversed(answers)) if answer is not Answer.SOLVED), len(answers)
    )


# The shortfall of an answer is the number of points that it loses compared with the best turn.
WITHIN: Final = 1.0  # maximum shortfall of a solution, which must also reach all goals
NEAR: Final = 3.0  # an answer with a smaller shortfall counts as nearly solved
NEAR_WITH_GOAL: Final = 6.0  # replaces ``NEAR`` for an answer that reaches a goal


def answer_of(short: float, reached: Sequence[bool]) -> Answer:
    if all(reached) and short <= WITHIN:
        return Answer.SOLVED
    return Answer.NEARLY if short < (NEAR_WITH_GOAL if any(reached) else NEAR) else Answer.MISSED
