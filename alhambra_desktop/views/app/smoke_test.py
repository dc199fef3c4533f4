from __future__ import annotations

import os
import tempfile
from importlib.util import find_spec
from pathlib import Path

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from ...model.files.saves.files import SUFFIX
from ...model.files.saves.save import SaveError, read_game, write_game
from ...model.rules.core.engine.play import Transition
from ...model.rules.modules.registry import CHOOSABLE
from ...words import SOURCE, Words, WordsError, languages
from ..window.main_window import MainWindow
from .command_line import parse_new

PLAYED = ",".join(module.id for module in CHOOSABLE if "alhambra" in module.foundations)
TABLE = f"grandmaster,master:plain,apprentice seed=3 modules={PLAYED}"  # a game that loads every data file
LONGEST = 60_000  # milliseconds after which an unfinished test fails
# environment variable that names the file for the result; on Windows, programs with a window have no output
OUTCOME = "ALHAMBRA_SMOKE_TEST"


def words_fault() -> str | None:
    try:
        for language in {SOURCE, *languages()}:
            Words(language)
    except WordsError as error:
        return f"the words cannot be read ({error.__cause__ or error})"
    return None


def sound_fault() -> str | None:
    """Return an error if the sound library is installed but sounds cannot be played."""
    from ..audio.device import LIBRARY, open_output
    from ..audio.samples import samples

    if find_spec(LIBRARY) is None:
        return None
    try:
        samples()
        open_output(lambda frames: bytes(8 * frames), ("NULL",)).close()
    except Exception as error:  # the library may raise any error
        return f"sounds cannot be played ({error!r})"
    return None


class SmokeTest(QObject):
    """Waits until each seat has played a turn, saves and reopens the game, then checks texts and sounds."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.turns: set[int] = set()
        window.workspace.table.moved.connect(self._on_moved)

    def start(self) -> None:
        QTimer.singleShot(0, self, lambda: self.window.workspace.games.begin(parse_new(TABLE)))
        QTimer.singleShot(LONGEST, self, lambda: self._end("no computer player moved"))

    def _on_moved(self, move: Transition) -> None:
        self.turns.add(move.after.turn)
        if (
            len(self.turns) > len(self.window.workspace.table.setup.seats)
            and self.window.workspace.page.host.answers
        ):
            self.window.workspace.table.moved.disconnect(self._on_moved)
            QTimer.singleShot(0, self, self._save_and_open)

    def _save_and_open(self) -> None:
        table = self.window.workspace.table
        with tempfile.TemporaryDirectory() as folder:
            path, game = Path(folder, f"smoke{SUFFIX}"), table.saved()
            try:
                write_game(path, game)
                self.window.workspace.games.show_saved(read_game(path), path)
            except (OSError, SaveError) as error:
                self._end(f"the game could not be saved and reopened ({error})")
                return
        another = None if table.saved() == game else "the reopened game differs from the saved game"
        self._end(another or words_fault() or sound_fault())

    def _end(self, fault: str | None) -> None:
        sentence = "smoke test passed" if fault is None else f"smoke test failed: {fault}"
        print(sentence, flush=True)
        if place := os.environ.get(OUTCOME):
            Path(place).write_text(sentence, encoding="utf-8")
        QTimer.singleShot(0, self, lambda: self._quit(0 if fault is None else 1))

    def _quit(self, code: int) -> None:
        self.window.end()  # unlike `close`, `end` asks no question about an unsaved game
        QApplication.exit(code)
