"""Tasks for pools, in a separate file so that other processes can import them."""

from __future__ import annotations

import gc
import os
import signal
import socket
import sys
from pathlib import Path

from alhambra_desktop.model.rules.modules.registry import CHOOSABLE
from alhambra_desktop.model.workshop.task_pool import LocalPool


def square(number: int) -> int:
    return number * number


def refuse_three(number: int) -> int:
    if number == 3:
        raise ValueError("three is refused")
    return number


def place_of_work(_: int) -> tuple[int, int, bool]:
    """Return the process, its collection threshold, and whether it ignores Ctrl-C."""
    return os.getpid(), gc.get_threshold()[0], signal.getsignal(signal.SIGINT) is signal.SIG_IGN


def square_or_die_once(task: tuple[int, str]) -> int:
    """Return the square; with a path, the first process that gets here ends silently."""
    number, marker = task
    if marker and not Path(marker).exists():
        Path(marker).touch()
        os._exit(1)
    return number * number


def square_or_die(number: int) -> int:
    if number == 13:
        os._exit(1)
    return number * number


def choosable(_: int) -> list[str]:
    return [module.id for module in CHOOSABLE]


def hold_the_line(port: int) -> None:
    """Connect to an address and wait for an answer that never comes."""
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.recv(1)


if __name__ == "__main__":
    with LocalPool(2) as pool:
        list(pool.results(hold_the_line, [int(sys.argv[1])] * 2))
