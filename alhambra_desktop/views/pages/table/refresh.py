from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt

from ...storage.contained import contained

STALE: Final = QEvent.Type(QEvent.registerEventType())


@contained
class Refresh(QObject):
    """Runs an update before the next input event. Several requests lead to only one update.

    Requests post events instead of starting timers, because Qt delivers posted events before the next key
    press.
    """

    def __init__(self, update: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._update = update
        self._stale = False

    def mark(self) -> None:
        if not self._stale:
            self._stale = True
            QCoreApplication.postEvent(self, QEvent(STALE), Qt.EventPriority.HighEventPriority.value)

    def now(self) -> None:
        if self._stale:
            self._stale = False
            self._update()

    def customEvent(self, event: QEvent) -> None:
        if event.type() == STALE:
            self.now()
