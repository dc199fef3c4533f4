"""Provides `TOUCH`, the touch mode, in which controls have larger targets for fingers."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

TARGET: Final = 40
"""Minimum width and height of a target in touch mode, in pixels."""

AUTO, ON, OFF = "auto", "on", "off"


class Touch(QObject):
    """The touch mode: on, off, or on as soon as the screen is touched."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._mode, self._seen = AUTO, False

    @property
    def on(self) -> bool:
        return self._seen if self._mode == AUTO else self._mode == ON

    def use(self, mode: str) -> None:
        self._set(mode, self._seen)

    def note_touch(self, seen: bool = True) -> None:
        self._set(self._mode, seen)

    def _set(self, mode: str, seen: bool) -> None:
        before = self.on
        self._mode, self._seen = mode, seen
        if self.on != before:
            self.changed.emit()

    def least(self, size: int) -> int:
        return max(size, TARGET) if self.on else size


TOUCH: Final = Touch()
