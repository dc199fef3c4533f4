"""OpponentHost: asks the worker process for the turns of computer players and plays them."""

from __future__ import annotations

from collections import deque

from PySide6.QtCore import QObject, QTimer

from ..model.core.action import Action
from ..model.core.observation import observe
from ..model.core.play import IllegalActionError, legal_actions
from ..model.opponents.client import WorkerClient
from ..model.opponents.levels import level
from ..model.opponents.questions import question
from ..model.saves.codec import codec_for
from .game_table import GameTable

POLL = 15
"""Milliseconds between two looks into the pipe."""

PATIENCE = 4.0
"""Seconds after which a silent worker is taken for hung and is replaced."""


TRIES = 2
"""Questions that may fail in a row before the first legal action is played instead."""


class OpponentHost(QObject):
    """Owns the worker. Answers that belong to another moment of the game are dropped."""

    def __init__(self, table: GameTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self._worker = WorkerClient()
        self._asked: int | None = None
        self._waited = 0.0
        self._failures = 0
        self.answers = 0
        self._plan: deque[Action] = deque()
        self._timer = QTimer(self)
        self._timer.setInterval(POLL)
        self._timer.timeout.connect(self._look)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._go_on)

    def think(self) -> None:
        """If a computer player is to decide, let it."""
        self._soon.start(0)

    def forget(self) -> None:
        """The game jumped: what was asked or planned holds no more."""
        self._plan.clear()
        self._soon.stop()
        self._timer.stop()
        if self._asked is not None:
            self._worker.cancel()
        self._asked = None

    def close(self) -> None:
        """End the worker process."""
        self.forget()
        self._worker.close()

    # -- the turn

    def _computer(self) -> int | None:
        if not self.table.playing:
            return None
        seat = self.table.seat
        return seat if seat is not None and not self.table.is_human(seat) else None

    def _go_on(self) -> None:
        seat = self._computer()
        if seat is None:
            self._plan.clear()
            return
        if self._plan:
            self._play(self._plan.popleft())
        elif self._asked is None:
            self._ask(seat)

    def _play(self, action: Action) -> None:
        try:
            self.table.submit(action)
        except IllegalActionError:
            # a plan that no longer fits is thought through again
            self._plan.clear()
            self.think()

    def _ask(self, seat: int) -> None:
        book, state = self.table.book, self.table.state
        client = self._worker
        name = self.table.setup.seats[seat].level or ""
        seen = observe(book, state, seat)
        request = question(codec_for(book).dump(seen), name, level(name).seconds)
        try:
            self._asked = client.ask(request)
        except (OSError, RuntimeError):
            self._try_again()
            return
        self._waited = 0.0
        self._timer.start()

    def _look(self) -> None:
        client = self._worker
        if self._asked is None:
            self._timer.stop()
            return
        for answer in client.poll():
            if answer.get("id") == self._asked:
                self._receive(answer)
                return
        self._waited += POLL / 1000
        if not client.alive or self._waited > PATIENCE:
            client.restart()
            self._try_again()

    def _receive(self, answer: dict[str, object]) -> None:
        self._timer.stop()
        self._asked = None
        actions = answer.get("actions")
        if not isinstance(actions, list) or not actions:
            self._try_again()
            return
        self._failures = 0
        codec = codec_for(self.table.book)
        self._plan = deque(codec.load_action(action) for action in actions)
        self.answers += 1
        self.think()

    def _try_again(self) -> None:
        """The worker failed: ask a new one; if that fails too, a simple player plays one action."""
        self._timer.stop()
        self._asked = None
        seat = self._computer()
        if seat is None:
            return
        self._failures += 1
        if self._failures < TRIES:
            self._ask(seat)
            return
        self._failures = 0
        self._play(legal_actions(self.table.book, self.table.state)[0])
