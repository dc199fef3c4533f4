"""Garbage collection during pauses, since a full collection takes longer than a frame."""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer

LOOK: Final = 1000
"""Milliseconds between checks whether everything is at rest."""

DUE: Final = 10
"""Young collections after which a full one runs when nothing moves."""

OVERDUE: Final = 500
"""Young collections after which a full one runs even during animations."""


class Collecting(QObject):
    """Runs Python's full collections only while nothing ``moves``."""

    def __init__(self, moves: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._moves = moves
        young, middle, _ = gc.get_threshold()
        gc.set_threshold(young, middle, OVERDUE)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.look)
        self._timer.start(LOOK)

    def look(self) -> None:
        if gc.get_count()[2] >= DUE and not self._moves():
            gc.collect()
