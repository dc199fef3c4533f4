from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import GeneratorType

import pytest

from alhambra_desktop.model.workshop.task_pool import (
    AHEAD,
    ClusterPool,
    LocalPool,
    TaskPoolError,
    _blocked_interrupts,
)
from tests.of_type import of_type
from tests.unit.model.chores import place_of_work, refuse_three, square, square_or_die, square_or_die_once

ROOT = Path(__file__).parents[3]
TIMEOUT = 30.0
"""Seconds after which an event that should be immediate counts as missing."""

SQUARES = [number * number for number in range(40)]


@pytest.fixture(scope="module")
def pair() -> Iterator[LocalPool]:
    with LocalPool(2) as pool:
        yield pool


def test_results_have_the_order_of_the_tasks(pair: LocalPool) -> None:
    assert list(pair.results(square, range(40))) == SQUARES
    assert list(pair.results(square, [])) == []


def test_a_pool_with_one_job_runs_in_this_process() -> None:
    with LocalPool(1) as pool:
        assert next(pool.results(place_of_work, [0]))[0] == os.getpid()


def test_a_pool_uses_all_cores_by_default() -> None:
    assert LocalPool().jobs == os.cpu_count()


def test_workers_ignore_interrupts_and_rarely_collect_garbage(pair: LocalPool) -> None:
    for process, between, deaf in pair.results(place_of_work, range(4)):
        assert process != os.getpid()
        assert (between, deaf) == (100_000, True)


@pytest.mark.usefixtures("interruptible")
def test_an_interrupt_during_process_start_is_deferred() -> None:
    reached = []

    def start() -> None:
        with _blocked_interrupts():
            signal.raise_signal(signal.SIGINT)
            reached.append("the end of the start")

    with pytest.raises(KeyboardInterrupt):
        start()
    assert reached
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


def test_few_tasks_are_fetched_in_advance(pair: LocalPool) -> None:
    taken = []

    def endless() -> Iterator[int]:
        number = 0
        while True:
            taken.append(number)
            yield number
            number += 1

    results = of_type(pair.results(square, endless()), GeneratorType)
    assert [next(results) for _ in range(3)] == [0, 1, 4]
    results.close()
    assert len(taken) <= 3 + AHEAD * 2


def test_an_exception_of_a_task_is_raised(pair: LocalPool) -> None:
    results = pair.results(refuse_three, range(9))
    assert [next(results) for _ in range(3)] == [0, 1, 2]
    with pytest.raises(ValueError, match="three is refused"):
        next(results)
    assert list(pair.results(square, range(3))) == [0, 1, 4]


def test_a_killed_process_loses_no_results(pair: LocalPool, tmp_path: Path) -> None:
    markers = {7: tmp_path / "first", 23: tmp_path / "second"}
    tasks = [(number, str(markers.get(number, ""))) for number in range(40)]
    assert list(pair.results(square_or_die_once, tasks)) == SQUARES
    assert all(marker.exists() for marker in markers.values())


def test_a_task_that_kills_every_process_is_abandoned(pair: LocalPool) -> None:
    results = pair.results(square_or_die, range(20))
    with pytest.raises(TaskPoolError, match=r"pool-task.*'13'.*3"):
        list(results)
    assert list(pair.results(square, range(3))) == [0, 1, 4]


def test_no_process_outlives_a_killed_parent() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(TIMEOUT)
        call = [sys.executable, "-m", "tests.unit.model.chores", str(server.getsockname()[1])]
        parent = subprocess.Popen(call, cwd=ROOT)
        try:
            lines = [server.accept()[0] for _ in range(2)]
        finally:
            parent.kill()
            parent.wait()
    for line in lines:
        with line:
            line.settimeout(TIMEOUT)
            assert line.recv(1) == b"", "the process at the other end is gone"


def test_an_unreachable_cluster_raises_a_message() -> None:
    for address in ("tcp://127.0.0.1:1", "nowhere", "x://y:1"):
        with pytest.raises(TaskPoolError, match="pool-no-cluster"):
            ClusterPool(address, seconds=0.2)


def test_a_missing_library_raises_a_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(TaskPoolError, match="pool-without-dask"):
        ClusterPool("tcp://127.0.0.1:8786")
