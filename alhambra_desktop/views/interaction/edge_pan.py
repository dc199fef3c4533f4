"""Edge pan: while something is held at the edge of the courtyard, the ground moves under it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QPointF, QTimer

WAIT: Final = 250
"""Milliseconds that something is held there until the ground moves: it may only be on its way across."""

FRAME: Final = 16
"""Milliseconds from one move to the next."""


class EdgePan(QObject):
    """Moves the ground frame by frame.

    It follows the hand, so neither the speed nor a pause of what is shown changes it.
    """

    def __init__(self, pan: Callable[[QPointF], None], parent: QObject) -> None:
        super().__init__(parent)
        self._pan, self._way = pan, QPointF()
        self.timer = QTimer(self)
        self.timer.timeout.connect(self._move)

    def pull(self, way: QPointF) -> None:
        """Move the ground so far in each frame from now on; a null way stops it."""
        self._way = way
        if way.isNull():
            self.timer.stop()
        elif not self.timer.isActive():
            self.timer.start(WAIT)

    def _move(self) -> None:
        self.timer.setInterval(FRAME)
        self._pan(self._way)
