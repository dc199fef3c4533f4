"""Every kind of worker process ends with its parent, whatever it is doing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from tests.sweeps import swept

TIMEOUT = 30.0
OPPONENTS = """
from alhambra_desktop.model.players.process.client import WorkerClient
def begin():
    client = WorkerClient(cores=2)
    client.start()
    return client, (client._process, client._simulations)
"""
JUDGE = """
from alhambra_desktop.model.learning.analysis.client import judge_client
def begin():
    client = judge_client()
    client.start()
    return client, (client._process,)
"""
POOL = """
from alhambra_desktop.model.workshop.task_pool import LocalPool
def begin():
    pool = LocalPool(2)
    list(pool.results(abs, range(2)))
    return pool, pool._executor._processes.values()
"""
MAIN = """
if __name__ == "__main__":
    import signal
    import time
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # the process that runs the tests may ignore it
    kept, processes = begin()
    print(*(process.pid for process in processes), flush=True)
    time.sleep(600)
"""


def running(pid: int) -> bool:
    """Return whether a process is still running."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):  # a process can end between opening and reading the file
        return False


def guarded(pid: int) -> bool:
    """Return whether a process has completed its setup: its last step is to ignore interrupts."""
    status = Path(f"/proc/{pid}/status").read_text()
    ignored = next(line.split()[1] for line in status.splitlines() if line.startswith("SigIgn"))
    return bool(int(ignored, 16) & 1 << (signal.SIGINT - 1))


def wait_until(true: Callable[[], bool]) -> None:
    until = time.monotonic() + TIMEOUT
    while not true():
        assert time.monotonic() < until
        time.sleep(0.01)


@pytest.mark.skipif(sys.platform != "linux", reason="asks the kernel of Linux")
@pytest.mark.parametrize("begin", swept([JUDGE, OPPONENTS, POOL], lambda begin: begin == JUDGE))
def test_a_blocked_worker_ends_with_its_parent(tmp_path: Path, begin: str) -> None:
    program = tmp_path / "parent.py"
    program.write_text(begin + MAIN)
    command = [sys.executable, str(program)]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=quiet, text=True) as parent:
        assert parent.stdout is not None
        pids = list(map(int, parent.stdout.readline().split()))
        assert pids
        try:
            for pid in pids:
                wait_until(partial(guarded, pid))
                os.kill(pid, signal.SIGSTOP)  # simulates an endless loop in C
            parent.kill()
            parent.wait()
            wait_until(lambda: not any(map(running, pids)))
        finally:
            for pid in filter(running, pids):
                os.kill(pid, signal.SIGKILL)
