"""Actions at a table and their files on disk."""

from __future__ import annotations

from pathlib import Path

from alhambra_desktop.model.files.saves.save import read_game
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.window.main_window import MainWindow

LONG = 20.0
"""Maximum time to wait in seconds."""


def act(window: MainWindow) -> None:
    """Play the first legal action."""
    window.workspace.table.submit(window.workspace.table.offers()[0])


def begin(window: MainWindow, seed: int = 1, *, acted: bool = True) -> None:
    window.workspace.games.begin(parse_new(f"human,human seed={seed}"))
    if acted:
        act(window)


def moved_first(window: MainWindow, seed: int) -> bool:
    """Begin a game with a seed; return whether a computer player goes first."""
    window.workspace.games.begin(parse_new(f"human,apprentice seed={seed}"))
    return not window.workspace.table.is_human(window.workspace.table.seat)


def open_file(window: MainWindow, path: Path) -> None:
    window.workspace.games.open_file(path)
    window.workspace.games.await_file(LONG)


def flush(window: MainWindow) -> None:
    assert window.workspace.storage.writer.flush(LONG)


def seeds(window: MainWindow) -> list[int]:
    """Return the seeds of the unfinished games, the current one first."""
    flush(window)
    return [read_game(path).setup.seed for path in window.workspace.storage.unfinished()]


def stand_in_the_way(window: MainWindow, aside: str) -> None:
    """Put a file in place of the games folder."""
    folder = window.workspace.storage.games.folder
    folder.rename(folder.with_name(aside))
    folder.write_text("a file")
