from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from itertools import count
from typing import TYPE_CHECKING

import pytest

from alhambra_desktop.model.workshop.task_pool import ClusterPool, TaskPoolError
from tests.clusters import cluster as started
from tests.unit.model.chores import refuse_three, square, square_or_die

if TYPE_CHECKING:
    import distributed

pytestmark = pytest.mark.sweep


@pytest.fixture(scope="module")
def cluster() -> Iterator[distributed.LocalCluster]:
    import dask
    import distributed  # noqa: F401  # imported first: leaving the block below would reset its settings

    # a task is abandoned once it has killed both workers; the tests need not wait for replacements
    with dask.config.set({"distributed.scheduler.allowed-failures": 1}), started(2) as both:
        yield both


@pytest.fixture
def small_cluster() -> Iterator[distributed.LocalCluster]:
    with started(processes=False) as one:
        yield one


@pytest.fixture
def pool(cluster: distributed.LocalCluster) -> Iterator[ClusterPool]:
    with ClusterPool(cluster.scheduler_address) as workers:
        yield workers


@pytest.mark.posix
def test_a_killed_worker_loses_no_results(cluster: distributed.LocalCluster, pool: ClusterPool) -> None:
    results = pool.results(square, range(2000))
    first = [next(results) for _ in range(100)]
    victim = next(iter(cluster.workers.values()))
    os.kill(victim.pid, signal.SIGKILL)
    assert [*first, *results] == [number * number for number in range(2000)]


def test_an_exception_of_a_cluster_task_is_raised(pool: ClusterPool) -> None:
    with pytest.raises(ValueError, match="three is refused"):
        list(pool.results(refuse_three, range(9)))
    assert list(pool.results(square, range(3))) == [0, 1, 4]


def test_a_task_that_kills_every_worker_is_abandoned(pool: ClusterPool) -> None:
    with pytest.raises(TaskPoolError, match="pool-cluster-task"):
        list(pool.results(square_or_die, [13]))
    assert list(pool.results(square, range(3))) == [0, 1, 4]


def test_a_cluster_without_workers_raises_a_message() -> None:
    with started(0) as empty, pytest.raises(TaskPoolError, match="pool-no-workers"):
        ClusterPool(empty.scheduler_address, seconds=0.2)


def test_a_lost_cluster_raises_a_message(small_cluster: distributed.LocalCluster) -> None:
    pool = ClusterPool(small_cluster.scheduler_address)
    results = pool.results(square, range(2000))
    assert next(results) == 0
    small_cluster.close()
    with pytest.raises(TaskPoolError, match="pool-lost"):
        list(results)
    pool.close()


def test_a_deserted_cluster_raises_a_message_and_loses_nothing(
    small_cluster: distributed.LocalCluster,
) -> None:
    with ClusterPool(small_cluster.scheduler_address, deserted=0.2) as pool:
        results = pool.results(square, count())
        got = [next(results)]
        small_cluster.scale(0)
        with pytest.raises(TaskPoolError, match="pool-deserted"):
            got.extend(results)
    assert got == [number * number for number in range(len(got))]


def test_workers_that_return_in_time_continue(
    small_cluster: distributed.LocalCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    with ClusterPool(small_cluster.scheduler_address) as pool:
        looks = []

        def workers() -> int:
            looks.append(len(pool._client.nthreads()))
            if looks == [0]:
                small_cluster.scale(1)
            return looks[-1]

        monkeypatch.setattr(pool, "_workers", workers)
        results = pool.results(square, range(300))
        got = [next(results)]
        small_cluster.scale(0)
        while pool._client.nthreads():
            continue
        got.extend(results)
    assert looks[0] == 0
    assert got == [number * number for number in range(300)]
