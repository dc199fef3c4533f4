"""Detects presses that come too early for the player to have read a new text."""

from __future__ import annotations

from time import monotonic
from typing import Final

UNREAD: Final = 0.5  # no player can read a new text within this many seconds


class ReadingDelay:
    """Measures in real time how long a text has been visible."""

    def __init__(self, seconds: float) -> None:
        self._seconds, self._since = seconds, monotonic()

    def begin(self) -> None:
        self._since = monotonic()

    @property
    def over(self) -> bool:
        return monotonic() - self._since >= self._seconds
