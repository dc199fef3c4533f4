from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from ...model.players.process.client import START_UP, ReplyTimeout, WorkerClient
from ...model.players.process.protocol import Answer, Request, remedy_of
from ...model.rules.core.words.message import Message

POLL = 15  # milliseconds between two checks for an answer

SILENT = Message("advice-silent")
BROKEN = Message("advice-broken")

TIMEOUT = 20.0  # seconds without an answer until the request is cancelled


class Adviser(QObject):
    """Asks a worker process for advice. A new question cancels the previous question."""

    answered = Signal(object)

    blamed = Signal(str, str)  # a third-party rule set is at fault; arguments: its package, and the error
    failed = Signal(object)  # no usable answer came; argument: a message that says what to do

    def __init__(
        self,
        parent: QObject | None = None,
        worker: WorkerClient | None = None,
        timeout: float = TIMEOUT,
    ) -> None:
        super().__init__(parent)
        self._worker = worker or WorkerClient()
        self._timeout = ReplyTimeout(self._worker, timeout, START_UP)
        self._failures = 0
        self._timer = QTimer(self)
        self._timer.setInterval(POLL)
        self._timer.timeout.connect(self._look)

    @property
    def busy(self) -> bool:
        return self._timer.isActive()

    def ask(self, request: Request) -> None:
        self.forget()
        try:
            self._worker.ask(request)
        except (OSError, RuntimeError):
            self._fail()
            return
        self._timeout.begin()
        self._timer.start()

    def forget(self) -> None:
        self._timer.stop()
        self._worker.cancel()

    def close(self) -> None:
        self._timer.stop()
        self._worker.close()

    def _look(self) -> None:
        answers: list[Answer] = self._worker.poll()
        self._timeout.wait(POLL / 1000)
        if answers:
            self._timer.stop()
            # read answers before checking ``alive``, because the process may have ended after its answer
            if "blamed" in answers[0]:
                self.blamed.emit(answers[0]["blamed"], f"adviser: {answers[0]['trace']}")
            if "error" in answers[0]:
                self._fail(remedy_of(answers[0]))
            else:
                self._failures = 0
                self.answered.emit(answers[0])
        elif not self._worker.alive or self._timeout.over:
            self.forget()
            self._fail()

    def _fail(self, remedy: Message | None = None) -> None:
        self._failures += 1
        self.failed.emit(remedy or (SILENT if self._failures == 1 else BROKEN))
