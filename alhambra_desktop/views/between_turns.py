"""BetweenTurns: what people are asked out of turn (viziers, bonus cards), and a time limit for the answer."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, QTimer, Signal

from ..model.core.action import BuyBuilding
from ..model.core.event import Event, TurnBegan
from ..model.core.message import Message
from ..model.core.values import Seat
from ..model.modules.bonus_cards.rules import RevealBeforeScoring, RevealBonusCard
from ..model.modules.vizier.rules import AnswerVizier
from .game_table import GameTable
from .settings import Settings
from .stage.look import Look


class BetweenTurns(QObject):
    """Whether a question out of turn must be put to a person at all, and how long it waits for an answer.

    ``seconds`` are left of the time limit; 0 where there is none.
    """

    ticked = Signal()
    """The time limit began, or a second of it has passed."""

    ran_out = Signal()
    """The time limit has run out."""

    def __init__(
        self, table: GameTable, look: Look, settings: Settings, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._table, self._look, self._settings = table, look, settings
        self._left: set[Seat] = set()
        self.seconds = 0
        self._clock = QTimer(self)
        self._clock.setInterval(1000)
        self._clock.timeout.connect(self.tick)

    @property
    def vizier_asked(self) -> bool:
        """True while somebody is asked for a vizier (V-2)."""
        return isinstance(self._table.state.decision, AnswerVizier)

    @property
    def told(self) -> list[Message]:
        """How long there is still to answer, where that is limited."""
        return [Message("status-seconds", count=self.seconds)] if self.seconds else []

    def needless(self) -> bool:
        """True where a person need not be asked: no vizier could buy exactly, no card could be revealed."""
        decision = self._table.state.decision
        if isinstance(decision, AnswerVizier):
            could = any(isinstance(action, BuyBuilding) for action in self._table.offers())
            return decision.seat in self._left or not could
        if isinstance(decision, RevealBeforeScoring):
            return not any(isinstance(action, RevealBonusCard) for action in self._table.offers())
        return False

    # -- the time limit

    def ask(self) -> None:
        """A person sees the question now: the time limit of the preferences begins."""
        if not self._clock.isActive():
            self.seconds = self._settings.wishes.vizier_seconds if self.vizier_asked else 0
            if self.seconds:
                self._clock.start()
                self.ticked.emit()

    def tick(self) -> None:
        """A second has passed; while a tile is in the hand none is counted."""
        if self._look.pick is not None:
            return
        self.seconds -= 1
        if self.seconds <= 0:
            self.stop()
            self.ran_out.emit()
        self.ticked.emit()

    def stop(self) -> None:
        """Nothing is asked any more."""
        self._clock.stop()
        self.seconds = 0

    # -- for the round

    def leave(self, seat: Seat) -> None:
        """Do not ask for the vizier of a seat again before its next turn."""
        self._left.add(seat)

    def follow(self, events: Iterable[Event]) -> None:
        """Whoever has a turn may be asked again afterwards."""
        self._left -= {event.seat for event in events if isinstance(event, TurnBegan)}

    def forget(self) -> None:
        """Another game: nobody has said anything yet."""
        self._left.clear()
        self.stop()
