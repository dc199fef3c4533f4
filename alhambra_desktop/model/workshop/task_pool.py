"""Runs tasks in local processes or on a cluster, and yields their results in order."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
import threading
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Coroutine, Iterable, Iterator
from concurrent.futures import CancelledError, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from importlib import import_module
from itertools import islice, takewhile
from multiprocessing import get_context
from types import TracebackType
from typing import Any, Final, Self, TypeVar

import attrs

from ..players.process_setup import begin_worker, calculate_in_one_thread, collect_rarely
from ..rules.core.words.message import Message, MessageError, quoted
from ..rules.modules.registry import installer

Task = TypeVar("Task")
Result = TypeVar("Result")

# a task is in flight after it was submitted and before its result is yielded
AHEAD: Final = 4  # number of tasks in flight for each local process
MOST_ON_WINDOWS: Final = 61  # on Windows, a pool cannot have more processes than this
CLUSTER_AHEAD: Final = 1000  # number of tasks in flight on a cluster; large, as a cluster may grow
REACH_SECONDS: Final = 5.0  # time limit for the connection to a cluster, and then for its first worker
DESERTED_SECONDS: Final = 60.0  # if a cluster has no workers for this time, the pool fails
LOOK_SECONDS: Final = 1.0
MOST_DEATHS: Final = 3  # the pool fails if processes die this many times while the same task is in flight


class TaskPoolError(MessageError):
    """A pool cannot start or continue; the message consists of whole sentences."""


class TaskPool(ABC):
    """A pool of worker processes. Use it in a ``with`` block; the end of the block closes the pool."""

    @abstractmethod
    def results(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        """Yield the result of `work` for each task, in order. If `work` raises an exception, raise it here.

        `work` is a module-level function or a ``partial`` of such a function. If a process is lost, its tasks
        run again, so each run of a task must give the same result.
        """

    @abstractmethod
    def close(self, kill: bool = False) -> None:
        """End local workers after their current task, or immediately if `kill` is true.

        Workers of a cluster continue to run.
        """

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close(kill=fault is not None)


def pool_of(cluster: str | None, jobs: int | None, tasks: int | None = None) -> TaskPool:
    """If `cluster` is the address of a cluster, return a pool for it, otherwise a pool of local processes.

    `jobs` is the number of local processes, by default one for each core. If `tasks` is given, there are at
    most this many processes.
    """
    if cluster:
        return ClusterPool(cluster, prepare=installer())
    jobs = jobs or os.cpu_count() or 1
    return LocalPool(min(jobs, tasks) if tasks else jobs)


@attrs.define(eq=False)
class _InFlight:
    """A task in flight; ``breaks`` is the number of times that the pool broke before the task was done."""

    task: Any
    future: Future[Any]
    breaks: int = 0

    @property
    def lost(self) -> bool:
        return self.future.done() and isinstance(self.future.exception(), BrokenProcessPool)


class LocalPool(TaskPool):
    """Local processes, by default one for each core. With one job, tasks run in the current process.

    If a process dies, all processes are replaced, and the unfinished tasks run again. If a process dies again
    before a task is finished, this task runs alone. If its process dies once more, `TaskPoolError` is raised.
    """

    def __init__(self, jobs: int | None = None) -> None:
        self.jobs = jobs or os.cpu_count() or 1
        if sys.platform == "win32":
            self.jobs = min(self.jobs, MOST_ON_WINDOWS)
        self._executor: ProcessPoolExecutor | None = None

    def results(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        if self.jobs == 1:
            yield from map(work, tasks)
            return
        rest = iter(tasks)
        waiting: deque[_InFlight] = deque()
        try:
            while True:
                for task in islice(rest, AHEAD * self.jobs - len(waiting)):
                    waiting.append(_InFlight(task, self._submit(work, task)))
                if not waiting:
                    return
                first = waiting[0]
                first.future.exception()
                if first.lost:
                    self._do_again(work, waiting)
                    continue
                waiting.popleft()
                yield first.future.result()
        finally:
            for one in waiting:
                one.future.cancel()

    def _submit(self, work: Callable[[Task], Result], task: Task) -> Future[Result]:
        if self._executor is None:
            calculate_in_one_thread()  # the workers inherit the environment variables of this process
            self._executor = ProcessPoolExecutor(self.jobs, get_context("spawn"), initializer=begin_worker)
        try:
            with _blocked_interrupts():
                return self._executor.submit(work, task)
        except BrokenProcessPool as fault:
            lost: Future[Result] = Future()
            lost.set_exception(fault)
            return lost

    def _do_again(self, work: Callable[[Task], Result], waiting: Iterable[_InFlight]) -> None:
        self.close(kill=True)
        lost = [task for task in waiting if task.lost]
        for one in lost:
            one.breaks += 1
            if one.breaks >= MOST_DEATHS - 1:
                one.future = self._submit(work, one.task)
                one.future.exception()
                if one.lost:
                    raise TaskPoolError(Message("pool-task", times=MOST_DEATHS, task=f"{one.task!r:.300}"))
        for one in lost:
            if one.lost:
                one.future = self._submit(work, one.task)

    def close(self, kill: bool = False) -> None:
        executor, self._executor = self._executor, None
        if executor is None:
            return
        if kill:
            # before Python 3.14, there is no public method that ends busy processes
            for process in list((executor._processes or {}).values()):
                process.kill()
        executor.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _blocked_interrupts() -> Iterator[None]:
    """Block SIGINT for processes that start in this context, and defer SIGINT for this process."""
    with _deferred_interrupts():
        if not hasattr(signal, "pthread_sigmask"):
            yield
            return
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _deferred_interrupts() -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    received: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: received.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if received:
            signal.raise_signal(signal.SIGINT)


class ClusterPool(TaskPool):
    """The workers of a Dask cluster; `address` is the address of its scheduler.

    If the cluster has no workers for `deserted` seconds, `TaskPoolError` is raised, because the scheduler
    would wait forever. Workers inherit nothing from this process, so they call `prepare` before each task.
    """

    def __init__(
        self,
        address: str,
        seconds: float = REACH_SECONDS,
        deserted: float = DESERTED_SECONDS,
        prepare: Callable[[], object] | None = None,
    ) -> None:
        self._deserted = deserted
        self._prepare = prepare
        try:
            self._dask: Any = import_module("distributed")
        except ImportError as fault:
            raise TaskPoolError(Message("pool-without-dask")) from fault
        # otherwise, Dask would print reports of lost workers between the lines of the program's output
        for name in ("distributed.client", "asyncio"):
            logging.getLogger(name).setLevel(logging.CRITICAL)
        self._address = address
        try:
            # try the connection first, because a client that cannot connect would log errors
            asyncio.run(_reach(self._dask, address, seconds))
            self._client = self._dask.Client(address, timeout=seconds, set_as_default=False)
        except (OSError, ValueError) as fault:
            raise TaskPoolError(Message("pool-no-cluster", address=quoted(address))) from fault
        try:
            self._client.wait_for_workers(1, timeout=seconds)
        except TimeoutError as fault:
            self.close()
            raise TaskPoolError(Message("pool-no-workers", address=address)) from fault

    def results(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        rest = iter(tasks)
        waiting: deque[Any] = deque()
        try:
            while True:
                for task in islice(rest, CLUSTER_AHEAD - len(waiting)):
                    waiting.append(self._client.submit(_run_task, work, task, self._prepare, pure=False))
                if not waiting:
                    return
                done = list(takewhile(lambda future: future.done(), waiting)) or [waiting[0]]
                yield from self._gathered(done)
                for _ in done:
                    waiting.popleft()
        finally:
            if waiting and self._client.status == "running":
                self._client.cancel(list(waiting))

    def _gathered(self, futures: list[Any]) -> list[Any]:
        try:
            return self._awaited(self._client.gather(futures, asynchronous=True))
        except self._dask.KilledWorker as fault:
            raise TaskPoolError(Message("pool-cluster-task")) from fault
        except ImportError as fault:
            raise TaskPoolError(Message("pool-worker-lacks", reason=str(fault))) from fault
        except (CancelledError, self._dask.comm.CommClosedError) as fault:
            raise TaskPoolError(Message("pool-lost", address=self._address)) from fault

    def _awaited(self, answer: Coroutine[Any, Any, list[Any]]) -> list[Any]:
        found = asyncio.run_coroutine_threadsafe(answer, self._client.loop.asyncio_loop)
        alone, look = 0.0, min(LOOK_SECONDS, self._deserted)
        try:
            while True:
                with suppress(TimeoutError):
                    return found.result(timeout=look)
                if found.done():
                    return found.result()
                alone = 0.0 if self._workers() else alone + look
                if alone >= self._deserted:
                    seconds = round(alone)
                    raise TaskPoolError(Message("pool-deserted", address=self._address, seconds=seconds))
        finally:
            found.cancel()

    def _workers(self) -> int:
        return len(self._client.nthreads())

    def close(self, kill: bool = False) -> None:
        # if the connection is lost, the cluster does not respond; this is not an error here
        with suppress(TimeoutError):
            self._client.close(timeout=REACH_SECONDS)


async def _reach(dask: Any, address: str, seconds: float) -> None:
    arguments = dask.Security().get_connection_args("client")
    answer = await dask.comm.connect(address, timeout=seconds, **arguments)
    await answer.close()


def _run_task(work: Callable[[Task], Result], task: Task, prepare: Callable[[], object] | None) -> Result:
    collect_rarely()
    if prepare is not None:
        prepare()
    return work(task)
