"""The QApplication, garbage collection on the GUI thread, and the reaction to signals such as SIGTERM."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSocketNotifier, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from ..art.fonts import load_fonts
from ..storage.contained import contained
from ..storage.places import ID, NAME

TITLE: Final = "Alhambra Desktop"
# seconds between switches of threads; this is so short that a thread that writes files need not wait until
# painting has finished
SWITCH: Final = 0.0005
# makes Qt paint on one thread, because waking other threads costs time
ONE_THREAD: Final = "QT_NO_GUI_THREADPOOL"


@contained
class Application(QApplication):
    """The application. It emits ``file_requested`` when the desktop asks it to open a file (macOS only)."""

    file_requested = Signal(object)

    def __init__(self, arguments: list[str]) -> None:
        _identify_to_taskbar()
        os.environ.setdefault(ONE_THREAD, "1")
        super().__init__(arguments)
        # the file of the latest request, which may arrive before there is a window
        self.requested_file: Path | None = None
        self.setApplicationName(NAME)
        self.setApplicationDisplayName(TITLE)
        self.setDesktopFileName(ID)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            if event.file():
                self.requested_file = Path(event.file())
                self.file_requested.emit(self.requested_file)
            return True
        return super().event(event)


def _identify_to_taskbar() -> None:
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(ID)


INTERVAL: Final = 1000  # milliseconds between two checks whether a collection is due
YOUNG: Final = 700  # number of new objects that triggers a collection of young objects
DUE: Final = 10  # number of collections of young objects that triggers a full one if no animation runs
OVERDUE: Final = 500  # like ``DUE``, but while an animation runs


class GarbageCollector(QObject):
    """Runs Python's garbage collector on the GUI thread.

    Without this class, Python may collect on any thread. If a collection on another thread destroys Qt
    objects, the program crashes. While an animation runs, ``moves`` returns True, and full collections
    are rarer.
    """

    def __init__(self, moves: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._moves = moves
        self._since_full = 0
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.check)
        self._timer.start(INTERVAL)

    def check(self) -> None:
        if gc.get_count()[0] < YOUNG:
            return
        self._since_full += 1
        if self._since_full >= (OVERDUE if self._moves() else DUE):
            self._since_full = 0
            gc.collect()
        else:
            gc.collect(1)


SIGNALS: Final = () if sys.platform == "win32" else (signal.SIGTERM, signal.SIGHUP)


class SignalWatcher(QObject):
    """Calls ``end`` on the event loop when the system asks the process to end.

    Python runs signal handlers only between bytecode instructions, but an event loop that waits executes no
    bytecode. Python therefore writes a byte to a pipe for each signal, and this byte wakes the event loop.
    """

    def __init__(self, end: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self._end = end
        self._read_end, self._write_end = os.pipe()
        os.set_blocking(self._write_end, False)
        self._before = {number: signal.signal(number, lambda *_: None) for number in SIGNALS}
        self._wakeup = signal.set_wakeup_fd(self._write_end, warn_on_full_buffer=False)
        self._notifier = QSocketNotifier(self._read_end, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._hear)

    def _hear(self) -> None:
        if {*os.read(self._read_end, 64)} & {*SIGNALS}:
            self._end()

    def stop(self) -> None:
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._wakeup)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        os.close(self._read_end)
        os.close(self._write_end)


def make_application() -> Application:
    sys.setswitchinterval(SWITCH)
    application = Application([NAME, "-style=fusion"])  # changing the style later is slower
    load_fonts()
    return application
