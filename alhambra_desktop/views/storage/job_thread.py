from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Hashable, Iterator
from functools import partial
from typing import Protocol

from PySide6.QtCore import QObject, Qt, Signal

from ...model.rules.core.frozen import frozen

Write = Callable[[], object]
OnDone = Callable[[Exception | None], None]  # called after a write, with its exception or None


class RunWrite(Protocol):
    """Runs `write` now or later, unless a newer write with the same `slot` replaces it."""

    def __call__(self, write: Write, on_done: OnDone, slot: Hashable | None = None) -> None: ...


@frozen(eq=False)
class Job:
    """A waiting job. If ``slot`` is not None, a newer job with the same ``slot`` replaces it."""

    write: Write
    on_done: OnDone
    slot: Hashable | None = None


def write_immediately(write: Write, on_done: OnDone, slot: Hashable | None = None) -> None:
    del slot
    on_done(_outcome(write))


def _outcome(write: Write) -> Exception | None:
    try:
        write()
    except Exception as error:  # any error is reported, and the next job runs
        return error
    return None


class JobThread(QObject):
    """Runs jobs in order on its own thread, and reports outcomes on the GUI thread.

    A long job is an iterator of steps. A step runs only when no short job is waiting.
    """

    _news = Signal()

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: list[Job] = []
        self._long: deque[tuple[Iterator[object], OnDone]] = deque()
        self._outcomes: deque[tuple[OnDone, Exception | None]] = deque()
        self._running: Job | None = None
        self._closed = False
        self._change = threading.Condition()
        self._news.connect(self._report, Qt.ConnectionType.QueuedConnection)
        # a daemon thread, because the end of the process must not wait for an unresponsive network share
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    def put(self, write: Write, on_done: OnDone, slot: Hashable | None = None) -> None:
        """Add a job or, after `close` or `abandon`, run the job immediately on the calling thread."""
        with self._change:
            if not self._closed:
                if slot is not None:
                    self._waiting = [job for job in self._waiting if job.slot != slot]
                self._waiting.append(Job(write, on_done, slot))
                self._change.notify_all()
                return
        write_immediately(write, on_done)

    def put_steps(self, steps: Iterator[object], on_done: OnDone) -> None:
        """Add a long job. When the thread ends, the remaining steps are dropped."""
        with self._change:
            self._long.append((steps, on_done))
            self._change.notify_all()

    def wait(self, seconds: float) -> bool:
        with self._change:
            return self._change.wait_for(lambda: not self._waiting and self._running is None, seconds)

    def flush(self, seconds: float) -> bool:
        done = self.wait(seconds)
        self._report()
        return done

    def close(self, seconds: float) -> bool:
        done = self.flush(seconds)
        self._end()
        if done and not self._long:
            self._thread.join()
        return done

    def abandon(self) -> None:
        """End the thread without waiting for it, and drop the waiting jobs and outcomes.

        Call this on the GUI thread. The dropped callbacks may hold the last references to windows, and only
        the GUI thread may destroy windows.
        """
        with self._change:
            self._waiting.clear()
            self._long.clear()
            self._running = None
        self._outcomes.clear()
        self._end()

    def _end(self) -> None:
        with self._change:
            self._closed = True
            self._change.notify_all()

    def _report(self) -> None:
        while self._outcomes:
            on_done, error = self._outcomes.popleft()
            on_done(error)

    def _work(self) -> None:
        while self._next():
            pass

    def _next(self) -> bool:
        with self._change:
            self._change.wait_for(lambda: self._waiting or self._long or self._closed)
            if self._waiting:
                self._running = self._waiting.pop(0)
                do: Write = self._running.write
            elif self._closed:
                return False
            else:
                do = partial(next, self._long[0][0])
        error = _outcome(do)
        with self._change:
            if self._running is not None:
                self._outcomes.append((self._running.on_done, error))
                self._running = None
            elif error is not None and self._long:
                _, on_done = self._long.popleft()
                self._outcomes.append((on_done, None if isinstance(error, StopIteration) else error))
            self._change.notify_all()
            if self._outcomes and not self._closed:
                self._news.emit()
        return True
