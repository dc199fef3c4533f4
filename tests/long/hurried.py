"""A plugin of pytest where faults are planted: a test that computes for too long ends its process.

By the time of the processor, so that a busy machine makes no test fail. Windows has no such clock; there the
time limit of every test must do.
"""

from __future__ import annotations

import signal
import sys

LONGEST = 60.0
"""Seconds of computing, ten times as many as the slowest quick test needs."""


def pytest_runtest_logstart() -> None:
    """Another test begins."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, LONGEST)
