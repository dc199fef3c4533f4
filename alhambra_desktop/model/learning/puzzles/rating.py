"""Rating: how strong a solver is, by Elo, from the first answers to puzzles; and how an answer counts."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

import attrs

FIRST: Final = 1200
"""Of somebody who has answered nothing yet."""

QUICK: Final = 32
SLOW: Final = 16
LEARNED: Final = 20
"""After so many answers the slow factor (K) is taken."""

HINTED: Final = 0.5
"""What an answer counts with a hint, in parts of what it counts without."""


class Answer(Enum):
    """What became of an answer."""

    SOLVED = "solved"
    NEARLY = "nearly"
    MISSED = "missed"


SCORES: Final = {Answer.SOLVED: 1.0, Answer.NEARLY: 0.5, Answer.MISSED: 0.0}


@attrs.frozen
class Rating:
    """The points of a solver after so many answers."""

    points: float = FIRST
    answers: int = 0

    def after(self, puzzle: int, answer: Answer, hinted: bool) -> Rating:
        """The rating after the first answer to a puzzle with its own rating."""
        expected = 1 / (1 + 10 ** ((puzzle - self.points) / 400))
        factor = QUICK if self.answers < LEARNED else SLOW
        score = SCORES[answer] * (HINTED if hinted else 1)
        return Rating(self.points + factor * (score - expected), self.answers + 1)


WITHIN: Final = 1.0
"""Points by which a solution may be short of the best turn."""

NEAR: Final = 3.0
NEAR_WITH_GOAL: Final = 6.0
"""Below so many points an answer is nearly one: any, and one that reaches a goal."""


def answer_of(short: float, reached: Sequence[bool]) -> Answer:
    """What an answer is that is short of the best turn by some points, and reaches some of the goals."""
    if all(reached) and short <= WITHIN:
        return Answer.SOLVED
    return Answer.NEARLY if short < (NEAR_WITH_GOAL if any(reached) else NEAR) else Answer.MISSED
