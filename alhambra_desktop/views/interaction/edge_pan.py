"""Edge pan: moves the ground while a piece is held at the courtyard's edge."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QPointF, QTimer

WAIT: Final = 250
"""Milliseconds of holding before the ground moves, since the piece may only pass."""

FRAME: Final = 16


class EdgePan(QObject):
    """Moves the ground frame by frame, independent of animation speed and pause."""

    def __init__(self, pan: Callable[[QPointF], None], parent: QObject) -> None:
        super().__init__(parent)
        self._pan, self._way = pan, QPointF()
        self.timer = QTimer(self)
        self.timer.timeout.connect(self._move)

    def pull(self, way: QPointF) -> None:
        """Move the ground by this way per frame; a null way stops."""
        self._way = way
        if way.isNull():
            self.timer.stop()
        elif not self.timer.isActive():
            self.timer.start(WAIT)

    def _move(self) -> None:
        self.timer.setInterval(FRAME)
        self._pan(self._way)
