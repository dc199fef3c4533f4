from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from ...model.players.process.client import START_UP, ReplyTimeout, WorkerClient
from ...model.players.process.protocol import (
    WrongAnswerError,
    blamed,
    question,
    remedy_of,
    suspect_of,
    turn_of,
)
from ...model.players.skill.levels import level
from ...model.rules.core.engine.action import Action
from ...model.rules.core.engine.hidden import observe
from ...model.rules.core.words.message import Message
from .game_table import GameTable

if TYPE_CHECKING:
    from ...model.rules.codec import Codec

POLL = 15  # milliseconds between two checks for an answer

TIMEOUT = 10.0  # seconds without an answer after which the worker is restarted
TRIES = 2
HELPLESS = Message("computers-helpless")
BACK = Message("computers-back")


class OpponentHost(QObject):
    """Plays the moves that a worker process chooses for computer players.

    If ``TRIES`` requests in a row fail or return illegal actions, a simple player moves until the worker
    recovers. A simple player also moves if the worker starts too slowly.
    """

    # argument: a message saying that a simple player replaces the worker, or that the worker is back
    notified = Signal(object)
    failed = Signal(str)
    blamed = Signal(str, str)  # a third-party rule set is at fault; arguments: its package, and the error

    def __init__(
        self, table: GameTable, parent: QObject | None = None, worker: WorkerClient | None = None
    ) -> None:
        super().__init__(parent)
        self.table = table
        self._worker = worker or WorkerClient()
        self._asked: int | None = None
        self._timeout = ReplyTimeout(self._worker, TIMEOUT, START_UP)
        self._failures = 0
        self._given_up = False
        self.answers = 0
        self._plan: deque[Action] = deque()
        self._timer = QTimer(self)
        self._timer.setInterval(POLL)
        self._timer.timeout.connect(self._look)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._go_on)

    @property
    def thinking(self) -> bool:
        return self._asked is not None

    @property
    def given_up(self) -> bool:
        return self._given_up

    def let_play(self) -> None:
        self._soon.start(0)

    def forget(self) -> None:
        """Drop requests and plans, because the state of the game was replaced."""
        self._plan.clear()
        self._soon.stop()
        self._timer.stop()
        if self._asked is not None:
            self._worker.cancel()
        self._asked = None

    def close(self) -> None:
        self.forget()
        self._worker.close()

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
            if self.table.submit(self._plan.popleft()).reveals_hidden:
                self._plan.clear()  # the rest was planned without the revealed information
        elif self._asked is None:
            if self._given_up and not self._is_back():
                self._move_simply(seat)
            else:
                self._ask(seat)

    def _ask(self, seat: int) -> None:
        book, state = self.table.book, self.table.state
        client = self._worker
        name = self.table.setup.seats[seat].level or ""
        player = level(name)
        seen = observe(book, state, seat, player.remembering)
        request = question(self._codec().dump(seen), name, player.seconds)
        try:
            self._asked = client.ask(request)
        except (OSError, RuntimeError):
            self._try_again()
            return
        self._timeout.begin()
        self._timer.start()

    def _codec(self) -> Codec:
        from ...model.rules.codec import codec_for

        return codec_for(self.table.book)

    def _look(self) -> None:
        client = self._worker
        if self._asked is None:
            self._timer.stop()
            return
        for answer in client.poll():
            if answer.get("id") == self._asked:
                self._receive(answer)
                return
        self._timeout.wait(POLL / 1000)
        if not client.alive:
            self._try_again()
        elif self._timeout.over and client.ready:
            client.restart()
            self._try_again(_simple(suspect_of(self.table.book)))
        elif self._timeout.over:
            self._give_up()

    def _receive(self, answer: dict[str, object]) -> None:
        self._timer.stop()
        self._asked = None
        try:
            turn = turn_of(self.table.book, self.table.state, self._codec(), answer)
        except WrongAnswerError as fault:
            report = f"computer players: {fault}"
            answer = {**answer, **blamed(fault.__cause__)}
            if package := answer.get("blamed"):
                self.blamed.emit(package, report)
            else:
                self.failed.emit(report)
            self._try_again(_simple(remedy_of(answer)))
            return
        self._failures = 0
        if self._given_up:
            self._given_up = False
            self.notified.emit(BACK)
        self._plan = deque(turn)
        self.answers += 1
        self.let_play()

    def _try_again(self, message: Message = HELPLESS) -> None:
        self._timer.stop()
        self._asked = None
        seat = self._computer()
        if seat is None:
            return
        self._failures += 1
        if self._failures < TRIES:
            self._ask(seat)
        else:
            self._give_up(message)

    def _give_up(self, message: Message = HELPLESS) -> None:
        self._timer.stop()
        self._asked = None
        self._worker.cancel()
        if not self._given_up:
            self._given_up = True
            self.notified.emit(message)
        seat = self._computer()
        if seat is not None:
            self._move_simply(seat)

    def _is_back(self) -> bool:
        self._worker.poll()
        return self._worker.alive and self._worker.ready

    def _move_simply(self, seat: int) -> None:
        from ...model.players.plan_generator import quick_turn

        book = self.table.book
        self._plan = deque(quick_turn(book, observe(book, self.table.state, seat)))
        self.let_play()


def _simple(remedy: Message | None) -> Message:
    return HELPLESS if remedy is None else Message("computers-simple", remedy=remedy)
