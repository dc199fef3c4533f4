"""The process in which computer players think, and the client that asks it.

Only JSON text crosses the pipe between them. The process knows no window; it ends when its pipe closes.
"""

from __future__ import annotations

import gc
import json
import multiprocessing
import signal
import time
from functools import lru_cache
from multiprocessing.connection import Connection
from random import Random
from typing import Any

from ..core.observation import Observation
from ..core.rulebook import Rulebook
from ..modules.registry import rulebook, setup_fault
from ..saves.codec import Codec, load_setup
from .levels import level
from .players import choose
from .search import Limit

CREATED_BETWEEN_COLLECTIONS = 100_000

Request = dict[str, Any]
Answer = dict[str, Any]


def question(
    observation: Any, level: str, seed: int, seconds: float | None = None, iterations: int | None = None
) -> Request:
    """A request for a plan; ``observation`` is JSON as the codec writes it.

    With ``iterations`` the answer does not depend on the time that the machine needs.
    """
    request = {"observation": observation, "level": level, "seed": seed, "seconds": seconds}
    return request if iterations is None else {**request, "iterations": iterations}


# -- the process


@lru_cache(maxsize=8)
def _codec(setup: str) -> tuple[Rulebook, Codec]:
    loaded = load_setup(json.loads(setup))
    if fault := setup_fault(loaded):
        raise ValueError(fault)
    book = rulebook(loaded)
    return book, Codec(book)


def answer(request: Request) -> Answer:
    """The answer to a request: the actions of a plan, or one sentence about what is wrong."""
    try:
        return {"id": request.get("id"), "actions": _plan(request)}
    except Exception as fault:  # the process must outlive whatever it is asked
        return {"id": request.get("id"), "error": f"{type(fault).__name__}: {fault}"}


def _plan(request: Request) -> list[Any]:
    player = level(request["level"])
    book, codec = _codec(json.dumps(request["observation"]["setup"], sort_keys=True))
    seen = codec.load(Observation, request["observation"])
    simulations = request.get("iterations")
    limit = Limit(request.get("seconds") or player.seconds, simulations, time.perf_counter)
    actions = choose(book, seen, player, Random(request["seed"]), limit)
    return [codec.dump_action(action) for action in actions]


def calm_collector() -> None:
    """Let Python look for cycles rarely: frozen states make none, and looking costs a fifth of the time."""
    gc.set_threshold(CREATED_BETWEEN_COLLECTIONS)


def serve(pipe: Connection) -> None:
    """Answer requests until the other end of the pipe is closed."""
    calm_collector()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            request = json.loads(pipe.recv_bytes())
            pipe.send_bytes(json.dumps(answer(request)).encode())
    except (EOFError, OSError):
        return


# -- the client


class WorkerClient:
    """Asks a worker process; ``connection`` is what one may wait on for an answer.

    One request is open at a time. A process that died or was stopped in the middle is replaced by the next
    question. Nothing here waits for the process to think.
    """

    def __init__(self) -> None:
        self._process: multiprocessing.process.BaseProcess | None = None
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
        self._process = context.Process(target=serve, args=(theirs,), name="opponents", daemon=True)
        self._process.start()
        theirs.close()
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
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
            self._process = None
