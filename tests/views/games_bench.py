"""The games of a window whose table, storage and file dialogs only record what happens."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow, QWidget

from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.dialogs import file_dialogs
from alhambra_desktop.views.window.games import Games

SETUP = parse_new("human,human seed=5")


class Storage(QObject):
    """Records what is asked of it; game files are read when the test says so."""

    saved = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.asked = Mock()
        self.current = Path("/auto/current.alhambra")
        self.files: list[Path] = []
        self.unsaved: dict[Path, Any] = {}
        self.reason: Message | str = "the disk is full"
        self.failing = False
        self.owned: set[Path] = set()
        self.reads: list[tuple[Path, Callable[[Any], None]]] = []
        self.retries: list[Callable[[], object]] = []

    def read_game_file(self, path: Path, receive: Callable[[Any], None]) -> None:
        self.reads.append((path, receive))

    def unfinished(self) -> list[Path]:
        return self.files

    def owns(self, path: Path) -> bool:
        return path in self.owned

    def retry(self) -> None:
        self.asked.retry()
        if self.retries:
            self.retries.pop(0)()

    def save_elsewhere(self, own: Path, path: Path) -> None:
        self.asked.save_elsewhere(own, path)
        del self.unsaved[own]

    def __getattr__(self, name: str) -> Any:
        if name in ("begin", "open", "keep", "save", "export", "export_finished", "reader"):
            return getattr(self.asked, name)
        raise AttributeError(name)


class Bench:
    """The games of a window whose table, storage and file dialogs only record what happens."""

    def __init__(self, settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        self.window = QMainWindow()
        self.window.setCentralWidget(QWidget())
        self.settings, self.storage, self.notice = settings, Storage(), Mock()
        self.route, self.show_start = Mock(), Mock()
        self.page = self.route.made = self.route.page = Mock()
        self.table = self.page.table
        self.table.setup, self.table.playing = SETUP, True
        self.route.is_current = True
        storage: Any = self.storage
        self.games = Games(self.window, settings, storage, self.notice, self.route, self.show_start)
        self.heard: list[str] = []
        self.games.named.connect(lambda: self.heard.append("named"))
        self.games.begun.connect(lambda: self.heard.append("begun"))
        self.chosen: Path | None = None
        self.places: list[Path | None] = []
        self.proposed: list[tuple[Any, ...]] = []
        for name in ("file_to_open", "file_to_save", "file_to_export"):
            monkeypatch.setattr(file_dialogs, name, self._choose)

    def _choose(self, *asked: Any) -> Path | None:
        self.proposed.append(asked)
        return self.places.pop(0) if self.places else self.chosen

    def read(self, result: Any) -> None:
        """Let the oldest waiting file be read with a result."""
        self.storage.reads.pop(0)[1](result)

    def told(self) -> Message:
        """Return the only message in the notice."""
        (shown,) = self.notice.show_message.call_args_list
        self.notice.show_message.reset_mock()
        return shown.args[0]

    @property
    def begun(self) -> Any:
        """The setup of the last game that was begun."""
        return self.table.begin.call_args.args[0]

    def leave(self) -> None:
        """Leave the table without a game."""
        self.table.playing = False
