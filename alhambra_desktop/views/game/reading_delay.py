"""Distinguishes presses meant for new contents from presses still meant for the previous contents."""

from __future__ import annotations

from time import monotonic
from typing import Final

UNREAD: Final = 0.5  # seconds after a change of a text, too few to have read the new text


class ReadingDelay:
    """Measures how long something has been visible, in real time."""

    def __init__(self, seconds: float) -> None:
        self._seconds, self._since = seconds, monotonic()

    def begin(self) -> None:
        self._since = monotonic()

    @property
    def over(self) -> bool:
        return monotonic() - self._since >= self._seconds
