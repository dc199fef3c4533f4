from __future__ import annotations

from typing import Final
from weakref import WeakSet

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

FRAME: Final = 16  # milliseconds between ticks

# maximum milliseconds of real time that a tick reports; without this limit, pieces would jump after a delay
LONGEST: Final = 50


class Clock(QObject):
    """Animation clock that ticks while it has users. ``rate`` is its speed relative to real time."""

    ticked = Signal(float)  # milliseconds since the last tick, times ``rate``

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rate = 1.0
        self._wanted = WeakSet[object]()
        self._paused = False
        self._since = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._on_frame)

    @property
    def running(self) -> bool:
        return bool(self._wanted) and not self._paused

    @property
    def may_run(self) -> bool:
        return not self._paused

    def want(self, active: bool, user: object) -> None:
        """Add `user` to the users if `active`, otherwise remove it; keep only a weak reference to it."""
        if active:
            self._wanted.add(user)
        else:
            self._wanted.discard(user)
        self._run()

    def pause(self, paused: bool) -> None:
        self._paused = paused
        self._run()

    def advance(self, milliseconds: float) -> None:
        if self.running:
            self.ticked.emit(milliseconds * self.rate)

    def _run(self) -> None:
        if self.running and not self._timer.isActive():
            self._since.start()
            self._timer.start()
        elif not self.running:
            self._timer.stop()

    def _on_frame(self) -> None:
        self._run()
        self.advance(min(LONGEST, self._since.restart()))
