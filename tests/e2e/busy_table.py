"""A window without a screen whose table is played without pause until the process is killed.

After ``ready``, each line of output contains the file of the table, the number of its actions, and the time
of the last action.
"""

from __future__ import annotations

import os
import random
import sys
import time
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from alhambra_desktop.views.app.application import make_application
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.window.main_window import MainWindow

SYNC = 0.005
"""Seconds that a sync takes on the simulated disk."""

PAUSES = (3, 60)
"""Minimum and maximum milliseconds between two actions."""


class Busy:
    """Plays legal actions, continuing the table of the previous process."""

    def __init__(self, folder: Path, seed: int) -> None:
        self._seed = seed
        self._random = random.Random(seed)
        settings = Settings(folder / "settings.json")
        settings.change(own_speed="off", others_speed="off")
        self._window = MainWindow(settings, folder)
        self._window.show()
        if self._window.workspace.storage.unfinished():
            self._window.workspace.games.continue_game()
            self._window.workspace.games.await_file(60)
        else:
            self._begin()
        assert self._window.workspace.storage.games.number == 1, "the lock of a killed process is still held"
        assert self._window.workspace.storage.writer.flush(60)

    def _begin(self) -> None:
        self._window.workspace.games.begin(parse_new(f"human,human,human seed={self._seed}"))

    def act(self) -> None:
        """Play one action and schedule the next."""
        table = self._window.workspace.table
        if table.state.over:
            self._begin()
        table.submit(self._random.choice(table.offers()))
        print(self._window.workspace.storage.path, len(table.transitions) - 1, time.monotonic(), flush=True)
        QTimer.singleShot(self._random.randint(*PAUSES), self.act)


if __name__ == "__main__":
    os.fsync = lambda _: time.sleep(SYNC)  # type: ignore[assignment]
    application: QApplication = make_application()
    busy = Busy(Path(sys.argv[1]), int(sys.argv[2]))
    print("ready", flush=True)
    busy.act()
    application.exec()
