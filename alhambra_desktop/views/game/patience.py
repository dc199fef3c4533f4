"""Patience: tells presses that are meant for what is seen now from those meant for what was there before."""

from __future__ import annotations

from time import monotonic
from typing import Final

UNREAD: Final = 0.5
"""Seconds in which nobody has read what has come to be read."""


class Patience:
    """How long something has been seen: a press is meant for it only after so many seconds of the wall's.

    The clock of the table would not do: it is hurried, and it is paused.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds, self._since = seconds, monotonic()

    def begin(self) -> None:
        self._since = monotonic()

    @property
    def over(self) -> bool:
        """True where a press can be meant for it."""
        return monotonic() - self._since >= self._seconds
