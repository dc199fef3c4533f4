from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from ...model.rules.core.engine.action import Decline
from ...model.rules.core.engine.event import Event, TurnBegan
from ...model.rules.core.values import Seat
from ...model.rules.core.words.message import Message
from ...model.rules.table.choices import choices
from ..storage.settings import Settings
from .ending import loss_of
from .game_table import GameTable

DONE: Final = 400  # milliseconds for which the last action stays visible before the turn ends


class DecisionPrompts(QObject):
    """Decides whether to ask a question, and limits the time to answer it.

    ``seconds`` is the time left to answer; 0 means no limit.
    """

    ticked = Signal()

    ran_out = Signal()  # time is up, or nothing is left to do

    def __init__(self, table: GameTable, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table, self._settings = table, settings
        self._is_held: Callable[[], bool] = bool
        self._left: set[Seat] = set()
        self.seconds = 0
        self._clock = QTimer(self)
        self._clock.setInterval(1000)
        self._clock.timeout.connect(self.tick)
        self._done = QTimer(self)
        self._done.setSingleShot(True)
        self._done.setInterval(DONE)
        self._done.timeout.connect(self._end_done)

    @property
    def repeated(self) -> bool:
        decision = self._table.state.decision
        return decision is not None and decision.repeated

    @property
    def texts(self) -> list[Message]:
        return [Message("status-seconds", count=self.seconds)] if self.seconds else []

    def needless(self) -> bool:
        """Return whether to skip the current question.

        A question is skipped if the seat can only decline it. A question that can come after every turn
        is also skipped if the seat wants no such questions before its next turn (`leave`).
        """
        decision = self._table.state.decision
        if decision is None or not decision.out_of_turn:
            return False
        if decision.repeated and decision.seat in self._left:
            return True
        return all(isinstance(action, Decline) for action in self._table.offers())

    def nothing_left(self) -> bool:
        """Return whether a human player has nothing left to do, and loses nothing by ending the turn.

        Even then, the player may be able to withdraw promises (actions planned for the end of the turn).
        """
        table, seat = self._table, self._table.seat
        if seat is None or not table.is_human(seat) or not table.can_end_turn or loss_of(table):
            return False
        deeds = (way for kind in choices(table.facts).kinds for choice in kind.choices for way in choice.ways)
        return all(deed.withdraw is not None for deed in deeds)

    def end_if_done(self) -> None:
        """If nothing is left to do, end the turn after a moment, unless the preferences forbid this."""
        if self._settings.preferences.ends_itself and self.nothing_left():
            self._done.start()
        else:
            self._done.stop()

    def _end_done(self) -> None:
        if self._is_held():
            self._done.start()
        else:
            self.ran_out.emit()

    def ask(self) -> None:
        """Start the time limit, if there is one. Call this method when a question has become visible."""
        if not self._clock.isActive():
            self.seconds = self._settings.preferences.answer_seconds if self.repeated else 0
            if self.seconds:
                self._clock.start()
                self.ticked.emit()

    def tick(self) -> None:
        """Reduce ``seconds`` by one, unless the player has lifted a piece."""
        if self._is_held():
            return
        self.seconds -= 1
        if self.seconds <= 0:
            self.stop()
            self.ran_out.emit()
        self.ticked.emit()

    def hold_while(self, is_held: Callable[[], bool]) -> None:
        self._is_held = is_held

    def stop(self) -> None:
        self._clock.stop()
        self._done.stop()
        self.seconds = 0

    def leave(self, seat: Seat) -> None:
        """Until a seat's next turn begins, skip questions to this seat that can come after every turn."""
        self._left.add(seat)

    def follow(self, events: Iterable[Event]) -> None:
        """If the turn of a seat began in `events`, no longer skip questions to this seat."""
        self._left -= {event.seat for event in events if isinstance(event, TurnBegan)}

    def forget(self) -> None:
        self._left.clear()
        self.stop()
