"""SIGTERM and SIGHUP close the window without a question."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier

SIGNALS: Final = () if sys.platform == "win32" else (signal.SIGTERM, signal.SIGHUP)


class Ending(QObject):
    """Calls ``end`` on the event loop when the system asks the process to end.

    Python runs signal handlers only between its own instructions; the byte written for each signal wakes a
    waiting event loop.
    """

    def __init__(self, end: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self._end = end
        self._heard, self._woken = os.pipe()
        os.set_blocking(self._woken, False)
        self._before = {number: signal.signal(number, lambda *_: None) for number in SIGNALS}
        self._wakeup = signal.set_wakeup_fd(self._woken, warn_on_full_buffer=False)
        self._notifier = QSocketNotifier(self._heard, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._hear)

    def _hear(self) -> None:
        if {*os.read(self._heard, 64)} & {*SIGNALS}:
            self._end()

    def stop(self) -> None:
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._wakeup)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        os.close(self._heard)
        os.close(self._woken)
