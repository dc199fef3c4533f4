"""Writer: files are written one after the other on a thread of its own, never on that of the window."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Hashable

import attrs
from PySide6.QtCore import QObject, Qt, Signal

Write = Callable[[], object]
Told = Callable[[Exception | None], None]
"""What is done when something was written (None), or could not be."""


@attrs.frozen(eq=False)
class Order:
    """Something to write; one of the same slot that still waits is dropped for a newer one."""

    write: Write
    told: Told
    slot: Hashable | None = None


def write_at_once(write: Write, told: Told) -> None:
    """Write without a thread."""
    told(_outcome(write))


def _outcome(write: Write) -> Exception | None:
    try:
        write()
    except Exception as error:  # whatever it is, it is told and the next one is written
        return error
    return None


class Writer(QObject):
    """Writes what is put, in order, and tells on the thread of the window how each came out."""

    _news = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: list[Order] = []
        self._outcomes: deque[tuple[Order, Exception | None]] = deque()
        self._busy = False
        self._closed = False
        self._change = threading.Condition()
        self._news.connect(self._report, Qt.ConnectionType.QueuedConnection)
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    def put(self, write: Write, told: Told, slot: Hashable | None = None) -> None:
        """Write as soon as what was put before is written; at once where the thread has ended."""
        with self._change:
            if not self._closed:
                if slot is not None:
                    self._waiting = [order for order in self._waiting if order.slot != slot]
                self._waiting.append(Order(write, told, slot))
                self._change.notify_all()
                return
        write_at_once(write, told)

    def flush(self, seconds: float) -> bool:
        """Wait until all is written, and tell it; False where that takes longer."""
        with self._change:
            done = self._change.wait_for(lambda: not self._waiting and not self._busy, seconds)
        self._report()
        return done

    def close(self, seconds: float) -> bool:
        """Write what still waits, then end; False where that takes longer."""
        done = self.flush(seconds)
        with self._change:
            self._closed = True
            self._change.notify_all()
        if done:
            self._thread.join()
        return done

    def _report(self) -> None:
        while self._outcomes:
            order, error = self._outcomes.popleft()
            order.told(error)

    def _work(self) -> None:
        while (order := self._next()) is not None:
            error = _outcome(order.write)
            self._outcomes.append((order, error))
            with self._change:
                self._busy = False
                self._change.notify_all()
                if not self._closed:
                    self._news.emit()

    def _next(self) -> Order | None:
        with self._change:
            self._change.wait_for(lambda: self._waiting or self._closed)
            if not self._waiting:
                return None
            self._busy = True
            return self._waiting.pop(0)
