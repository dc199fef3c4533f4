"""Adviser: asks a worker process of its own for hints and reasons, beside the computer players' turns."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from ...model.players.process.client import START_UP, ReplyTimeout, WorkerClient
from ...model.players.process.protocol import Answer, Request, remedy_of
from ...model.rules.core.words.message import Message

POLL = 15
"""Milliseconds between two looks into the pipe."""

SILENT = Message("advice-silent")
BROKEN = Message("advice-broken")

PATIENCE = 20.0
"""Seconds after which a process that is ready and silent is given up."""


class Adviser(QObject):
    """Owns a second worker, which is started by the first question. One question is open at a time."""

    answered = Signal(object)
    """The answer to the open question."""

    blamed = Signal(str, str)
    """A rule set from outside failed while it was thought: its package, and what there is to say of it."""

    failed = Signal(object)
    """The open question got no answer; a message with what to do."""

    def __init__(
        self,
        parent: QObject | None = None,
        worker: WorkerClient | None = None,
        patience: float = PATIENCE,
    ) -> None:
        super().__init__(parent)
        self._worker = worker or WorkerClient()
        self._patience = ReplyTimeout(self._worker, patience, START_UP)
        self._failures = 0
        self._timer = QTimer(self)
        self._timer.setInterval(POLL)
        self._timer.timeout.connect(self._look)

    @property
    def busy(self) -> bool:
        """True while a question is open."""
        return self._timer.isActive()

    def ask(self, request: Request) -> None:
        """Ask something; what was asked before is forgotten."""
        self.forget()
        try:
            self._worker.ask(request)
        except (OSError, RuntimeError):
            self._fail()
            return
        self._patience.begin()
        self._timer.start()

    def forget(self) -> None:
        """Want no answer any more."""
        self._timer.stop()
        self._worker.cancel()

    def close(self) -> None:
        self._timer.stop()
        self._worker.close()

    def _look(self) -> None:
        answers: list[Answer] = self._worker.poll()
        self._patience.wait(POLL / 1000)
        if answers:
            self._timer.stop()
            # a process that died right after its answer is told of too
            if "blamed" in answers[0]:
                self.blamed.emit(answers[0]["blamed"], f"adviser: {answers[0]['trace']}")
            if "error" in answers[0]:
                self._fail(remedy_of(answers[0]))
            else:
                self._failures = 0
                self.answered.emit(answers[0])
        elif not self._worker.alive or self._patience.over:
            self.forget()
            self._fail()

    def _fail(self, remedy: Message | None = None) -> None:
        self._failures += 1
        self.failed.emit(remedy or (SILENT if self._failures == 1 else BROKEN))
