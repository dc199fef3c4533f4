"""The final scores of a game: totals, places, and who won."""

from __future__ import annotations

import attrs

from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.engine.scoring import ScoringRound, winners
from ....model.rules.core.values import Owner, Seat
from ....words import phrase, say
from ...text.scoring_words import named
from ...text.words import place_words


@attrs.frozen
class FinalScores:
    """Final points of all seats and of an owner without a seat."""

    book: Rulebook
    rounds: tuple[ScoringRound, ...]
    seats: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return winners(self.seats)

    @property
    def ranking(self) -> list[Owner]:
        """All owners by points, those without a seat last."""
        totals = {owner: self.total(owner) for owner in self.book.owners()}
        return sorted(totals, key=lambda owner: (isinstance(owner, str), -totals[owner]))

    def total(self, owner: Owner) -> int:
        return sum(held.total(owner) for held in self.rounds)

    def place(self, owner: Owner) -> str:
        """Return an owner's place, such as ``tied 1st``; empty without a seat."""
        if isinstance(owner, str):
            return ""
        score = self.seats[owner]
        place = 1 + sum(other > score for other in self.seats)
        return say(place_words((place, self.seats.count(score))))

    def title(self, humans: tuple[Seat, ...]) -> str:
        """Return who won; a single human player is addressed as you."""
        best = self.winners
        if len(best) > 1:
            return phrase("result-shared", names=named(self.book, best))
        if humans == best:
            return phrase("result-you-win")
        return phrase("result-wins", name=self.book.owner_name(best[0]))
