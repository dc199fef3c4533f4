from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

LONGEST_MS: Final = 3  # milliseconds of work before the next pause


class Slices(QObject):
    finished = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._left: Iterator[None] = iter(())
        self._pause = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    @property
    def busy(self) -> bool:
        return self._timer.isActive()

    def take(self, steps: Iterator[None], later: int, pause: int) -> None:
        self._left, self._pause = steps, pause
        self._timer.start(later)

    def stop(self) -> None:
        self._timer.stop()

    def _go_on(self) -> None:
        self._timer.setInterval(self._pause)
        clock = QElapsedTimer()
        clock.start()
        while clock.elapsed() < LONGEST_MS:
            try:
                next(self._left)
            except StopIteration:
                self._timer.stop()
                self.finished.emit()
                return
