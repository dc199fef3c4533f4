"""Stand-ins for the process of the computer players: slow, failing or without nets."""

from __future__ import annotations

import json
import os
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, cast

from alhambra_desktop.model.players.process.client import run_worker
from alhambra_desktop.model.players.process.simulation_worker import READY
from alhambra_desktop.model.rules.core.words.message import Message

GATE = "ALHAMBRA_TEST_GATE"
"""The environment variable with the path of the file that slow processes wait for."""

NO_NET = Message("net-missing", file="nowhere.npz")


def slow(pipe: Connection, simulations: Connection | None) -> None:
    """Start only once a file exists, then work normally."""
    while not Path(os.environ[GATE]).exists():
        if pipe.poll(0.01):
            return  # the parent has ended: it sends nothing before this process is ready
    run_worker(pipe, simulations)


def broken(pipe: Connection, simulations: Connection | None) -> None:
    """End immediately."""


def netless(pipe: Connection, simulations: Connection | None) -> None:
    """Answer with an error about missing nets."""
    _answer_all(pipe, {"error": "no net", "remedy": NO_NET.plain()})


def illegal(pipe: Connection, simulations: Connection | None) -> None:
    """Answer with an illegal end of the turn."""
    _answer_all(pipe, {"actions": [{"action": "EndTurn"}]})


def illegible(pipe: Connection, simulations: Connection | None) -> None:
    """Answer with an action that does not exist."""
    _answer_all(pipe, {"actions": [{"action": "Fly"}]})


class _Stumbling:
    """A connection that corrupts every second answer."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe, self._answers = pipe, 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._pipe, name)

    def send_bytes(self, answer: bytes) -> None:
        if answer != READY:
            self._answers += 1
            if self._answers % 2:
                answer = json.dumps({**json.loads(answer), "actions": [{"action": "Fly"}]}).encode()
        self._pipe.send_bytes(answer)


def stumbling(pipe: Connection, simulations: Connection | None) -> None:
    """Answer each request wrongly first, and correctly when it is repeated."""
    run_worker(cast("Connection", _Stumbling(pipe)), simulations)


def _answer_all(pipe: Connection, answer: dict[str, object]) -> None:
    pipe.send_bytes(READY)
    while True:
        request = json.loads(pipe.recv_bytes())
        pipe.send_bytes(json.dumps({"id": request["id"], **answer}).encode())
