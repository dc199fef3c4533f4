"""Pytest plugin for mutation tests: end the process if a test computes for too long.

The limit is processor time, because a busy machine must not make a test fail. Windows has no such timer, so
only the general time limit applies there.
"""

from __future__ import annotations

import signal
import sys

LONGEST = 60.0
"""Maximum processor time of a test in seconds: ten times that of the slowest quick test."""


def pytest_runtest_logstart() -> None:
    """Restart the timer."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, LONGEST)
