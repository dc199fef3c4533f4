"""Elo rating of a solver, computed from the first answer to each puzzle."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from ...rules.core.frozen import frozen

FIRST: Final = 1200

QUICK: Final = 32  # Elo's K factor for the first answers
SLOW: Final = 16  # K factor for all later answers
LEARNED: Final = 20  # number of answers with the K factor ``QUICK``
HINTED: Final = 0.5  # factor for the score after a hint


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
        """Return the rating after an answer to a puzzle with the rating `puzzle`."""
        expected = 1 / (1 + 10 ** ((puzzle - self.points) / 400))
        score = SCORES[answer] * (HINTED if hinted else 1)
        return Rating(self.points + self.factor * (score - expected), self.answers + 1)

    def gains(self, puzzle: int) -> tuple[int, int]:
        alone, hinted = (self.after(puzzle, Answer.SOLVED, hinted).points for hinted in (False, True))
        return round(alone) - round(self.points), round(hinted) - round(self.points)


def streak(answers: Sequence[Answer]) -> int:
    """Return the number of ``SOLVED`` answers in a row at the end of `answers` (oldest answer first)."""
    return next(
        (at for at, answer in enumerate(reversed(answers)) if answer is not Answer.SOLVED), len(answers)
    )


# The shortfall of an answer is its loss in points compared with the best turn.
WITHIN: Final = 1.0  # maximum shortfall of a solution
NEAR: Final = 3.0  # answers below this shortfall count as ``NEARLY``
NEAR_WITH_GOAL: Final = 6.0  # replaces ``NEAR`` if the answer reaches a goal


def answer_of(short: float, reached: Sequence[bool]) -> Answer:
    if all(reached) and short <= WITHIN:
        return Answer.SOLVED
    return Answer.NEARLY if short < (NEAR_WITH_GOAL if any(reached) else NEAR) else Answer.MISSED
