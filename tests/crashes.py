"""Crash detection: a test run fails if a signal ends one of its processes, even after its last test."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from subprocess import Popen
from typing import Any

import pytest


class Crashes:
    """Watches the processes of pytest-xdist, which ignores how they end."""

    def __init__(self) -> None:
        self._workers: list[Popen[bytes]] = []

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodeready(self, node: Any) -> None:
        self._workers.append(node.gateway._io.popen)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> Iterator[None]:
        empty_clipboard()
        yield  # xdist ends its processes here, and kills those that do not end within ten seconds
        codes = [-(worker.returncode or 0) for worker in self._workers]
        crashes = [signal.Signals(code).name for code in codes if code > 0 and code != signal.SIGKILL]
        if crashes:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
            print(f"\nTest processes crashed: {', '.join(crashes)}.", file=sys.stderr)


def empty_clipboard() -> None:
    """Empty the clipboard, which crashes the offscreen platform if Python ends first."""
    if "PySide6.QtGui" in sys.modules:
        from PySide6.QtGui import QGuiApplication

        if QGuiApplication.instance() is not None:
            QGuiApplication.clipboard().clear()
