"""Autosave: the table is kept after every action, off the GUI thread."""

from __future__ import annotations

import threading
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from ..model.saves.save import SavedGame, write_game


class Autosave(QObject):
    """Writes the newest of the games handed to it; ``failed`` tells in a sentence why it could not."""

    failed = Signal(str)

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self._waiting: SavedGame | None = None
        self._closing = False
        self._news = threading.Condition()
        self._thread = threading.Thread(target=self._work, name="autosave", daemon=True)
        self._thread.start()

    def keep(self, game: SavedGame) -> None:
        """Write this game as soon as possible; one that still waits is replaced."""
        with self._news:
            self._waiting = game
            self._news.notify()

    def close(self) -> None:
        """Write what still waits, then end."""
        with self._news:
            self._closing = True
            self._news.notify()
        self._thread.join()

    def _work(self) -> None:
        while True:
            with self._news:
                while self._waiting is None and not self._closing:
                    self._news.wait()
                game, self._waiting = self._waiting, None
                if game is None:
                    return
            try:
                write_game(self.path, game)
            except Exception as error:  # whatever it is, the next game is written again
                reason = error.strerror if isinstance(error, OSError) else error
                self.failed.emit(f"The table could not be kept in {self.path} ({reason}).")
