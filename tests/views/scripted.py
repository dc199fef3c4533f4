"""A worker without a process, whose answers a test decides."""

from __future__ import annotations

from typing import Any


class ScriptedWorker:
    """Stands in for `WorkerClient`.

    Polling the worker answers the open request with the next of ``answers``; while ``answers`` is empty, the
    request stays open. ``done`` lists the calls that end the request: cancel, restart and close.
    """

    def __init__(self, *answers: dict[str, Any]) -> None:
        self.answers = list(answers)
        self.requests: list[dict[str, Any]] = []
        self.done: list[str] = []
        self.alive = self.ready = True
        self.refuses: Exception | None = None
        self._open: int | None = None

    @property
    def busy(self) -> bool:
        return self._open is not None

    def ask(self, request: dict[str, Any]) -> int:
        self.requests.append(request)
        if self.refuses is not None:
            raise self.refuses
        self._open = len(self.requests)
        return self._open

    def poll(self) -> list[dict[str, Any]]:
        if self._open is None or not self.answers:
            return []
        number, self._open = self._open, None
        return [{"id": number, **self.answers.pop(0)}]

    def cancel(self) -> None:
        self.done.append("cancel")
        self._open = None

    def restart(self) -> None:
        self.done.append("restart")
        self._open = None

    def close(self) -> None:
        self.done.append("close")
        self._open = None
