"""Runs calls on daemon threads, which never delay the end of the process, and returns their futures."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class DaemonThread:
    def __init__(self, name: str) -> None:
        self._calls: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        threading.Thread(target=self._work, name=name, daemon=True).start()

    def submit(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future = Future[T]()
        self._calls.put(lambda: _run(future, lambda: do(*args, **kwargs)))
        return future

    def _work(self) -> None:
        while True:
            self._calls.get()()


def in_own_thread(do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Future[T]:
    """Run a call on its own thread, so that an unresponsive disk does not delay other calls."""
    future = Future[T]()
    threading.Thread(
        target=lambda: _run(future, lambda: do(*args, **kwargs)), name="apart", daemon=True
    ).start()
    return future


def _run(future: Future[T], do: Callable[[], T]) -> None:
    if not future.set_running_or_notify_cancel():
        return
    try:
        found = do()
    except Exception as error:
        future.set_exception(error)
    else:
        future.set_result(found)
