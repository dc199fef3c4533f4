from __future__ import annotations

import ctypes
import sys
import time
from threading import Event, Thread, get_ident
from typing import Final

from PySide6.QtCore import QObject, QTimer

from ...model.rules.modules.registry import packages

LIMIT: Final = 15.0  # seconds for which a rule set may block the window
AGAIN: Final = 1.0  # seconds for which a rule set that was stopped before may block the window
BEAT: Final = 0.25  # seconds between two heartbeats of the watched thread, and between two checks of them


class EndlessRuleError(Exception):
    pass


class LoopWatch(QObject):
    """Raises `EndlessRuleError` in third-party code that blocks the thread of this object."""

    def __init__(self, parent: QObject, limit: float = LIMIT) -> None:
        super().__init__(parent)
        self._limit = limit
        self._watched = get_ident()
        self._alive = time.monotonic()
        self._stopped: set[str] = set()
        self._over = Event()
        self._timer = QTimer(self)
        self._timer.setInterval(round(1000 * BEAT))
        self._timer.timeout.connect(self._beat)
        self._timer.start()
        Thread(target=self._watch, name="loop watch", daemon=True).start()

    def close(self) -> None:
        self._timer.stop()
        self._over.set()

    def _beat(self) -> None:
        self._alive = time.monotonic()

    def _watch(self) -> None:
        while not self._over.wait(BEAT):
            waited = time.monotonic() - self._alive
            if waited > min(AGAIN, self._limit) and packages():
                self._look(waited)

    def _look(self, waited: float) -> None:
        from ...model.rules.modules.packages import running

        package = running(sys._current_frames().get(self._watched), packages())
        if package is None or waited <= (AGAIN if package.name in self._stopped else self._limit):
            return
        self._stopped.add(package.name)
        self._beat()
        thread, error = ctypes.c_ulong(self._watched), ctypes.py_object(EndlessRuleError)
        ctypes.pythonapi.PyThreadState_SetAsyncExc(thread, error)
