"""A short game of the started program with itself, for the test of a bundle."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from ..model.core.play import Transition
from .command_line import parse_new
from .main_window import MainWindow

TABLE = "master:plain,builder:plain,apprentice seed=3 modules=vizier,camps,bazaars,falconers,huts"
"""A table for which every data file of the program is read."""

LONGEST = 60_000
"""Milliseconds after which it has failed."""


class SmokeTest(QObject):
    """Opens a table, lets computer players in the worker process take a turn each, then quits."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.turns: set[int] = set()
        window.table.moved.connect(self._on_moved)

    def start(self) -> None:
        """Begin as soon as the program runs."""
        QTimer.singleShot(0, self, lambda: self.window.begin(parse_new(TABLE)))
        QTimer.singleShot(LONGEST, self, lambda: self._end(1))

    def _on_moved(self, move: Transition) -> None:
        self.turns.add(move.after.turn)
        if len(self.turns) > len(self.window.table.setup.seats) and self.window.page.host.answers:
            self._end(0)

    def _end(self, code: int) -> None:
        print("smoke test passed" if code == 0 else "smoke test failed: no computer player moved", flush=True)
        QTimer.singleShot(0, self, lambda: self._quit(code))

    def _quit(self, code: int) -> None:
        self.window.close()
        QApplication.exit(code)
