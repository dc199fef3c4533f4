from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from ....model.learning.analysis.story import SeatStory
from ....model.learning.analysis.turns import PlayedTurn, turns_of
from ....model.learning.analysis.verdict import SimulatedTurn, Verdict
from ....model.rules.core.values import Seat
from ....model.rules.core.words.message import Message
from ....words import say
from ...game.analyst import Analyst
from ...game.game_table import GameTable
from ...text.language import capital

TOGETHER: Final = 150  # milliseconds for which new judgements are collected before they are shown


class Judging(QObject):
    """The turns of a reviewed game with their judgements."""

    changed = Signal()  # the analysis has progressed; one signal can report several new judgements

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.turns: tuple[PlayedTurn, ...] = ()
        self._analyst: Analyst | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(TOGETHER)
        self._soon.timeout.connect(self.changed)

    def begin(self, analyst: Analyst | None, table: GameTable) -> None:
        """Take the turns of the game on the table, and analyse them if there is an analyst.

        Ignore further signals of a previous analyst.
        """
        if analyst is not self._analyst:
            if self._analyst is not None:
                self._analyst.changed.disconnect(self._change_soon)
                self._analyst.awaited = False
            if analyst is not None:
                analyst.changed.connect(self._change_soon)
        self._analyst = analyst
        if analyst is not None:
            analyst.begin(table)
        self.turns = analyst.turns if analyst is not None else turns_of(table.transitions)

    def _change_soon(self) -> None:
        if not self._soon.isActive():
            self._soon.start()

    def set_awaited(self, awaited: bool) -> None:
        if self._analyst is not None:
            self._analyst.awaited = awaited

    @property
    def analyst(self) -> Analyst | None:
        analyst = self._analyst
        return analyst if analyst is not None and analyst.turns is self.turns else None

    def tried_turn(self, place: int) -> SimulatedTurn | None:
        return None if self.analyst is None else self.analyst.tried.get(place)

    def marks(self, seat: Seat) -> dict[int, Verdict | None]:
        """Map the index of each turn of a seat to its verdict, or to None if the turn is not analysed yet."""
        if self.analyst is None:
            return {}
        tried = self.analyst.tried
        return {
            place: tried[place].verdict if place in tried else None for place in self.analyst.places(seat)
        }

    def mistakes(self, seat: Seat) -> list[int]:
        return [place for place, verdict in self.marks(seat).items() if verdict is Verdict.MISTAKE]

    def losses(self, seat: Seat) -> dict[int, float]:
        """Map the index of each turn with an inaccuracy or a mistake to the points that the turn lost."""
        found = {place: self.tried_turn(place) for place in self.marks(seat)}
        return {
            place: turn.loss.points
            for place, turn in found.items()
            if turn is not None and turn.verdict is not Verdict.GOOD
        }

    def costliest(self, seat: Seat) -> int | None:
        losses = self.losses(seat)
        return max(losses, key=losses.__getitem__) if losses else None

    def summary(self, seat: Seat) -> str:
        """Return a text about a seat's known inaccuracies and mistakes. It is empty if there are none."""
        losses, verdicts = self.losses(seat), [*self.marks(seat).values()]
        if not losses:
            return ""
        summary = Message(
            "look-back-summary",
            mistakes=Message("look-back-mistakes", count=verdicts.count(Verdict.MISTAKE)),
            doubtful=Message("look-back-doubtful", count=verdicts.count(Verdict.DOUBTFUL)),
            points=round(sum(losses.values())),
        )
        complete = all(verdict is not None for verdict in verdicts)
        return capital(say(summary if complete else Message("look-back-so-far", summary=summary)))

    def story(self, seat: Seat) -> SeatStory | None:
        analyst = self.analyst
        if analyst is None or not analyst.turns or len(analyst.judgements) < len(analyst.turns):
            return None
        return analyst.story(seat)

    def simulate(self, seat: Seat) -> None:
        if self.analyst is not None:
            self.analyst.simulate(seat)

    def simulate_or_cancel(self, seat: Seat) -> None:
        if self.analyst is not None and self.analyst.simulating:
            self.analyst.cancel()
        else:
            self.simulate(seat)

    def renew(self, seat: Seat) -> None:
        """Replace judgements that another version of the judge made, and simulate a seat's turns again."""
        if self.analyst is not None:
            self.analyst.renew()
            self.simulate(seat)

    def look_deeper(self, place: int) -> None:
        if self.analyst is not None:
            self.analyst.look_deeper(place)
