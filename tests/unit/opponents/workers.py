"""Processes in place of the one in which computer players think: slow to start, broken, without nets."""

from __future__ import annotations

import json
import os
from multiprocessing.connection import Connection
from pathlib import Path

from alhambra_desktop.model.core.message import Message
from alhambra_desktop.model.opponents.client import think
from alhambra_desktop.model.opponents.simulation_worker import READY

GATE = "ALHAMBRA_TEST_GATE"
"""The environment variable with the path of the file that slow processes wait for."""

NO_NET = Message("net-missing", file="nowhere.npz")


def slow(pipe: Connection, simulations: Connection | None) -> None:
    """Starts only when there is a file; like any other from then on."""
    while not Path(os.environ[GATE]).exists():
        if pipe.poll(0.01):
            return  # whoever started it has gone: nothing is sent before it is ready
    think(pipe, simulations)


def broken(pipe: Connection, simulations: Connection | None) -> None:
    """Ends at once."""


def netless(pipe: Connection, simulations: Connection | None) -> None:
    """Has no nets."""
    pipe.send_bytes(READY)
    while True:
        request = json.loads(pipe.recv_bytes())
        answer = {"id": request["id"], "error": "no net", "remedy": NO_NET.plain()}
        pipe.send_bytes(json.dumps(answer).encode())
