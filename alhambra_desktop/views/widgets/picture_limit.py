from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QAbstractItemView


class PictureLimit:
    """Limits how many new pictures one paint event paints. Later paint events paint the rest."""

    def __init__(self, rows: QAbstractItemView, limit: int) -> None:
        self._limit = limit
        self._known: set[Hashable] = set()
        self._new = 0
        self.more = QTimer(rows, singleShot=True, interval=0)
        self.more.timeout.connect(self._allow_more)
        self._rows = rows

    def _allow_more(self) -> None:
        self._new = 0
        self._rows.viewport().update()

    def may_paint(self, key: Hashable) -> bool:
        """Return whether a picture may be painted now."""
        if key in self._known:
            return True
        self.more.start()
        if self._new == self._limit:
            return False
        self._known.add(key)
        self._new += 1
        return True
