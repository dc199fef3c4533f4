"""Rating: how strong a solver is, by Elo, from the first answers to puzzles; and how an answer counts."""

from __future__ import annotations

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
