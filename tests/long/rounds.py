"""A window that visits its pages in rounds: ``python -m tests.long.rounds ROUNDS``.

Prints a JSON object for each round, measured on the start page after finished games were opened and all pages
were visited in three sizes and one of two themes.
"""

from __future__ import annotations

import ctypes
import gc
import json
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from alhambra_desktop.model.files.saves.save import write_game
from alhambra_desktop.views.app.application import GarbageCollector, make_application
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.window.main_window import RELEASE_AFTER, MainWindow
from tests.unit.archive.games import finished

SIZES = ((1024, 700), (1280, 800), (1600, 1000))
GAMES = 16
SECONDS = 0.15
"""Seconds for which each page is shown."""


def resident() -> float:
    """Return the resident memory of this process in megabytes."""
    if sys.platform == "linux":
        ctypes.CDLL(None).malloc_trim(0)
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def look(seconds: float = SECONDS) -> None:
    """Run the event loop for a while."""
    application = QApplication.instance()
    assert application is not None
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        application.processEvents()
        application.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def visits(window: MainWindow, files: list[Path], number: int) -> list[Callable[[], object]]:
    """Return the steps of one round."""
    file = files[number % len(files)]
    return [
        window.workspace.start_route.go,
        window.workspace.games_route.go,
        window.workspace.show_statistics,
        window.workspace.show_puzzles,
        window.workspace.puzzles.show_daily,
        lambda: window.workspace.show_rules("B-1"),
        lambda: (window.workspace.games.open_file(file), window.workspace.games.await_file(30)),
        window.workspace.reviews.look_back,
        window.workspace.start_route.go,
    ]


def count() -> dict[str, float]:
    """Return the measures of a round; memory and pictures in megabytes, the others as numbers of objects."""
    look(2 * RELEASE_AFTER / 1000)
    gc.collect()
    kinds = Counter(type(thing).__name__ for thing in gc.get_objects())
    return {
        "memory": round(resident()),
        "caches": kinds["FaceCache"],
        "pictures": FaceCache.store.used // 2**20,
        "states": kinds["GameState"],
        "results": kinds["ResultPage"],
        "widgets": len(QApplication.allWidgets()),
    }


def main(rounds: int) -> None:
    make_application()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        files = []
        for seed in range(GAMES):
            path = folder / f"{seed}.alhambra"
            write_game(path, finished(seed, 2 + seed % 3))
            files.append(path)
        finished.cache_clear()
        settings = Settings(folder / "settings.json")
        window = MainWindow(settings, folder)
        GarbageCollector(lambda: False, window)
        window.show()
        look(2)
        print(json.dumps(count()), flush=True)
        for number in range(rounds):
            for size in SIZES:
                window.resize(*size)
                for step in visits(window, files, number):
                    step()
                    look()
            settings.change(theme="dark" if number % 2 else "light")
            look()
            print(json.dumps(count()), flush=True)
        window.close()


if __name__ == "__main__":
    main(int(sys.argv[1]))
