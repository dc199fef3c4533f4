"""Detects presses that come too early: the player cannot have read the new text yet."""

from __future__ import annotations

from time import monotonic
from typing import Final

UNREAD: Final = 0.5  # no player can read a new text within this many seconds


class ReadingDelay:
    """Measures how long something has been visible, in real time."""

    def __init__(self, seconds: float) -> None:
        self._seconds, self._since = seconds, monotonic()

    def begin(self) -> None:
        self._since = monotonic()

    @property
    def over(self) -> bool:
        return monotonic() - self._since >= self._seconds
