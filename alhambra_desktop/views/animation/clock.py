"""Clock: the only one that drives what moves on the table; it can be hurried, paused and stepped."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

FRAME: Final = 16
"""Milliseconds from one tick to the next."""

LONGEST: Final = 50
"""Milliseconds that a tick counts at most: where the program was busy nothing jumps."""


class Clock(QObject):
    """Ticks while it is wanted, with the milliseconds that passed, ``rate`` times as many as on the wall."""

    ticked = Signal(float)
    """Milliseconds since the last tick."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rate = 1.0
        self._wanted: set[int] = set()
        self._paused = False
        self._since = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._on_frame)

    @property
    def running(self) -> bool:
        """True while time passes."""
        return bool(self._wanted) and not self._paused

    @property
    def may_run(self) -> bool:
        """True where time passes as soon as anybody wants it."""
        return not self._paused

    def want(self, wanted: bool, who: object = None) -> None:
        """Tick for somebody, or do not any more; it ticks while anybody wants it."""
        if wanted:
            self._wanted.add(id(who))
        else:
            self._wanted.discard(id(who))
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
        self.advance(min(LONGEST, self._since.restart()))
