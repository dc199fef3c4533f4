"""The client that asks the process in which computer players think.

It knows neither players nor nets, so that a window which uses it starts quickly.
"""

from __future__ import annotations

import json
import multiprocessing
import os
from multiprocessing.connection import Connection

from .questions import Answer, Request


def think(pipe: Connection, partner: Connection | None) -> None:
    """What the thinking process does; only there is it loaded."""
    from .worker import serve

    serve(pipe, partner)


def help_thinking(pipe: Connection) -> None:
    """What its partner does."""
    from .partner import serve_partner

    serve_partner(pipe)


class WorkerClient:
    """Asks a worker process; ``connection`` is what one may wait on for an answer.

    Where there is a second core, a partner process helps with trials. One request is open at a time. A
    process that died or was stopped in the middle is replaced by the next question. Nothing here waits for
    the process to think.
    """

    def __init__(self, cores: int | None = None) -> None:
        self._cores = cores or os.cpu_count() or 1
        self._process: multiprocessing.process.BaseProcess | None = None
        self._partner: multiprocessing.process.BaseProcess | None = None
        self.connection: Connection | None = None
        self._number = 0
        self._open: int | None = None
        self.starts = 0

    @property
    def alive(self) -> bool:
        """True while there is a process that can answer."""
        return self._process is not None and self._process.is_alive()

    @property
    def number(self) -> int:
        """The number by which the system knows the process; 0 without one."""
        return (self._process.pid or 0) if self._process is not None else 0

    @property
    def busy(self) -> bool:
        """True while a question is open."""
        return self._open is not None

    def start(self) -> None:
        """Start the process, unless it runs; it needs no more than this to be ready."""
        if self.alive:
            return
        self._stop()
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        ends: tuple[Connection | None, Connection | None] = (None, None)
        if self._cores > 1:
            ends = context.Pipe()
            self._partner = context.Process(target=help_thinking, args=ends[1:], name="partner", daemon=True)
            self._partner.start()
        self._process = context.Process(target=think, args=(theirs, ends[0]), name="opponents", daemon=True)
        self._process.start()
        for end in (theirs, *ends):
            if end is not None:
                end.close()
        self.starts += 1

    def ask(self, request: Request) -> int:
        """Send a request; its answer will carry the id that is returned. An open one is cancelled."""
        self.cancel()
        self.start()
        self._number += 1
        text = json.dumps({**request, "id": self._number}).encode()
        try:
            self._pipe().send_bytes(text)
        except OSError:
            # it died between two questions
            self.restart()
            self._pipe().send_bytes(text)
        self._open = self._number
        return self._number

    def poll(self) -> list[Answer]:
        """The answers that have come since; an answer to a cancelled request is not among them.

        Where the process died with a question open, that question is answered by an error.
        """
        found: list[Answer] = []
        try:
            while self.connection is not None and self.connection.poll():
                found.append(json.loads(self.connection.recv_bytes()))
        except (EOFError, OSError):
            if self._open is not None:
                found.append({"id": self._open, "error": "The computer players' process ended."})
            self._stop()
        found = [one for one in found if one.get("id") == self._open]
        if found:
            self._open = None
        return found

    def cancel(self) -> None:
        """Forget the open question; a process that still thinks about it is stopped."""
        if self._open is None:
            return
        self._open = None
        if self.connection is not None and self.connection.poll():
            return
        self._stop()

    def restart(self) -> None:
        """Replace the process, whatever it is doing; an open question is forgotten."""
        self._open = None
        self._stop()
        self.start()

    def kill(self) -> None:
        """End the process without a word, as a crash would; what was asked stays open."""
        if self._process is not None:
            self._process.kill()
            self._process.join()

    def close(self) -> None:
        """End the process."""
        self._open = None
        self._stop()

    def fileno(self) -> int:
        """The number of the pipe's end, for those who wait on such numbers."""
        return self._pipe().fileno()

    def _pipe(self) -> Connection:
        if self.connection is None:
            raise OSError("There is no process to talk to.")
        return self.connection

    def _stop(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None
        for process in (self._process, self._partner):
            if process is not None:
                if process.pid is not None:
                    process.kill()
                    process.join()
                process.close()
        self._process = self._partner = None
