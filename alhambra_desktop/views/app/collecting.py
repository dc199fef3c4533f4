"""Garbage collection in pauses: looking through all objects of a game takes longer than a frame."""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer

LOOK: Final = 1000
"""Milliseconds between two looks whether everything is at rest."""

DUE: Final = 10
"""After so many collections of young objects all are looked through, as soon as nothing moves."""

OVERDUE: Final = 500
"""After so many all are looked through whatever moves: half a million objects may be garbage."""


class Collecting(QObject):
    """Lets Python look through old objects (its second generation) only while nothing ``moves``."""

    def __init__(self, moves: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._moves = moves
        young, middle, _ = gc.get_threshold()
        gc.set_threshold(young, middle, OVERDUE)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.look)
        self._timer.start(LOOK)

    def look(self) -> None:
        """Collect what is due, unless something moves."""
        if gc.get_count()[2] >= DUE and not self._moves():
            gc.collect()
