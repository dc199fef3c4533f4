"""Client of the worker process. This module avoids the slow imports of players and nets."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import attrs

from ..process_setup import begin_worker
from .protocol import Answer, Request

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

START_UP: Final = 60.0
"""Seconds until the process must be ready. Slow disks and virus scanners may delay it."""

LONGEST: Final = 50_000_000  # maximum number of bytes in an answer

Serve = Callable[["Connection", "Connection | None"], None]
"""Main function of the worker process.

Its arguments are the pipe to the client and, if there is one, the pipe to the simulation worker.
"""


def run_worker(pipe: Connection, simulations: Connection | None) -> None:
    begin_worker()
    from .worker import serve  # loads NumPy, so `begin_worker` must come first

    serve(pipe, simulations)


def run_simulation_worker(pipe: Connection) -> None:
    begin_worker()
    from .simulation_worker import serve_simulations

    serve_simulations(pipe)


class WorkerClient:
    """Sends requests to a worker process. Callers wait for answers on ``connection``.

    If there is a second core, a second process runs half of the simulations. Only one request can be open
    (unanswered), and no method waits for an answer.
    """

    def __init__(self, cores: int | None = None, serve: Serve = run_worker) -> None:
        self._serve = serve
        self._cores = cores or os.cpu_count() or 1
        self._process: BaseProcess | None = None
        self._simulations: BaseProcess | None = None
        self.connection: Connection | None = None
        self._number = 0
        self._open: int | None = None
        self._waiting: bytes | None = None
        self.ready = False
        self.starts = 0

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.is_alive()

    @property
    def pid(self) -> int:
        return (self._process.pid or 0) if self._process is not None else 0

    @property
    def busy(self) -> bool:
        return self._open is not None

    def start(self) -> None:
        import multiprocessing

        if self.alive:
            return
        self._stop()
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        ends: tuple[Connection | None, Connection | None] = (None, None)
        if self._cores > 1:
            ends = context.Pipe()
            self._simulations = context.Process(
                target=run_simulation_worker, args=ends[1:], name="simulations", daemon=True
            )
            self._simulations.start()
        self._process = context.Process(
            target=self._serve, args=(theirs, ends[0]), name="opponents", daemon=True
        )
        self._process.start()
        for end in (theirs, *ends):
            if end is not None:
                end.close()
        self.starts += 1

    def ask(self, request: Request) -> int:
        """Cancel the open request, if any. Send a new request and return its id."""
        self.cancel()
        self.start()
        self._number += 1
        self._open = self._number
        self._waiting = json.dumps({**request, "id": self._number}).encode()
        if self.ready:
            try:
                self._hand_over()
            except OSError:
                self._stop()
                self.start()
        return self._number

    def note(self, message: Request) -> None:
        if self.ready:
            with suppress(OSError):  # `poll` detects a dead process
                self._pipe().send_bytes(json.dumps(message).encode())

    def poll(self) -> list[Answer]:
        """Return new answers to the open request; if the process died, the answer is an error."""
        found = [reply for reply in self._read() if reply.get("id") == self._open]
        if found:
            self._open = self._waiting = None
        return found

    def _read(self) -> list[Answer]:
        found: list[Answer] = []
        try:
            while self.connection is not None and self.connection.poll():
                message = _message(self.connection.recv_bytes(LONGEST))
                if "ready" in message:
                    self.ready = True
                    self._hand_over()
                else:
                    found.append(message)
        except (EOFError, OSError, ValueError, RecursionError):
            if self._open is not None:
                found.append({"id": self._open, "error": "The computer players' process ended."})
            self._stop()
        return found

    def _hand_over(self) -> None:
        if self._waiting is not None:
            self._pipe().send_bytes(self._waiting)
            self._waiting = None

    def cancel(self) -> None:
        """Drop the open request; if it was sent and has no answer yet, stop the process."""
        number, self._open = self._open, None
        if self._waiting is not None:
            self._waiting = None
        elif number is not None and all(answer.get("id") != number for answer in self._read()):
            self._stop()

    def restart(self) -> None:
        self._open = self._waiting = None
        self._stop()
        self.start()

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()

    def close(self) -> None:
        self._open = self._waiting = None
        self._stop()

    def fileno(self) -> int:
        return self._pipe().fileno()

    def _pipe(self) -> Connection:
        if self.connection is None:
            raise OSError("The worker process is not running.")
        return self.connection

    def _stop(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None
        for process in (self._process, self._simulations):
            if process is not None:
                if process.pid is not None:
                    process.kill()
                    process.join()
                process.close()
        self._process = self._simulations = None
        self.ready = False


def _message(content: bytes) -> Answer:
    message = json.loads(content)
    if not isinstance(message, dict):
        raise ValueError("a worker must send JSON objects")
    return message


@attrs.define
class ReplyTimeout:
    """If the worker is not ready, it has ``start_up`` seconds to become ready.

    After that, it has ``thinking`` seconds to answer.
    """

    worker: WorkerClient
    thinking: float
    start_up: float
    waited: float = 0.0
    ready: bool = False

    def begin(self) -> None:
        self.ready = self.worker.ready
        self.waited = 0.0

    def wait(self, seconds: float) -> None:
        if self.worker.ready and not self.ready:
            self.begin()
        self.waited += seconds

    @property
    def over(self) -> bool:
        return self.waited > (self.thinking if self.ready else self.start_up)
