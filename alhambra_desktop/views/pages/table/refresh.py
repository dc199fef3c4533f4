"""Refresh: brings what is stale up to date once a turn of the event loop."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt

from ...storage.contained import contained

STALE: Final = QEvent.Type(QEvent.registerEventType())


@contained
class Refresh(QObject):
    """Runs an update once, however often it is asked for, before the next event from outside is heard.

    It is a posted event and no timer: a key that is pressed already finds everything up to date.
    """

    def __init__(self, update: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._update = update
        self._stale = False

    def mark(self) -> None:
        """Something has changed."""
        if not self._stale:
            self._stale = True
            QCoreApplication.postEvent(self, QEvent(STALE), Qt.EventPriority.HighEventPriority.value)

    def now(self) -> None:
        """Bring everything up to date, if anything has changed since the last time."""
        if self._stale:
            self._stale = False
            self._update()

    def customEvent(self, event: QEvent) -> None:
        if event.type() == STALE:
            self.now()
