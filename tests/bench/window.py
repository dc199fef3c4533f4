"""A table for three in the window: memory, hovering, and the first frame after a change of preferences.

The memory is measured again after `ROUNDS` rounds in which every page is opened in changing sizes, themes and
languages, about as often as in an hour of use.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from alhambra_desktop.views.app.application import Application, make_application
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.picture_files import PictureFiles
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.window.main_window import MainWindow

from .rows import Row, in_new_process, longest, memory, p95, show, spent

SEATS: Final = "human,builder,builder seed=3"
MOVES: Final = 400
CHANGES: Final = {"theme": ("dark", "light"), "language": ("fr", "en")}
REPEATS: Final = 3
FIRST_FRAME: Final = 150  # milliseconds
PAGES: Final = (
    "new-game",
    "preferences",
    "games",
    "statistics",
    "goals",
    "puzzle",
    "learn",
    "rules",
    "keys",
    "news",
    "about",
)
SIZES: Final = ((1280, 800), (1024, 700), (1920, 1080))
ROUNDS: Final = 12


class PaintWatch(QObject):
    """Notes whether a widget was painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.painted = False
        widget.installEventFilter(self)

    def eventFilter(self, _: QObject, event: QEvent) -> bool:  # noqa: N802
        self.painted |= event.type() == QEvent.Type.Paint
        return False


def opened(application: Application, settings: Settings, folder: Path) -> MainWindow:
    """Return the window with a new table, once the player may act and everything is loaded."""
    window = MainWindow(settings, folder)
    window.resize(1280, 800)
    window.show()
    window.workspace.games.begin(parse_new(SEATS))
    page = window.workspace.page
    while (
        not page.controller.enabled
        or window._preload.busy
        or page.director.busy
        or page.stage.cache_warmer.busy
    ):
        application.processEvents()
    return window


def hovers(application: Application, window: MainWindow) -> list[float]:
    """Return the seconds from each move of the pointer to the end of painting."""
    viewport = window.workspace.page.view.viewport()
    width, height = viewport.width() / 2, viewport.height() / 2
    turns = [2 * math.pi * i / MOVES for i in range(MOVES)]
    points = [
        QPoint(round(width * (1 + 0.9 * math.cos(turn))), round(height * (1 + 0.9 * math.sin(2 * turn))))
        for turn in turns
    ]

    def move(point: QPoint) -> None:
        QTest.mouseMove(viewport, point)
        application.processEvents()

    return [spent(lambda point=point: move(point)) for point in points]


def first_frame(application: Application, window: MainWindow, **change: Any) -> float:
    """Return the seconds from a change of preferences to the end of painting."""
    watch = PaintWatch(window.menus.bar)
    begin = time.perf_counter()
    window.settings.change(**change)
    while not watch.painted:
        application.processEvents()
    return time.perf_counter() - begin


def open_pages(application: Application, window: MainWindow) -> None:
    """Open and leave every page `ROUNDS` times, in changing sizes, themes and languages."""
    for number in range(ROUNDS):
        window.resize(*SIZES[number % len(SIZES)])
        window.settings.change(**{name: values[number % len(values)] for name, values in CHANGES.items()})
        for page in PAGES:
            window.menus.trigger(page)
            application.processEvents()
            QTest.qWait(50)
            window.navigator.back()
            application.processEvents()


def measure() -> Iterator[Row]:
    application = make_application()
    with TemporaryDirectory() as name:
        folder = Path(name)
        FaceCache.files, FaceCache.in_steps = PictureFiles(folder / "pictures"), True
        window = opened(application, Settings(folder / "settings.json"), folder)
        yield memory("memory, three seats", 160)
        yield p95("hover", hovers(application, window), "ms", 2)
        for preference, values in CHANGES.items():
            frames = [first_frame(application, window, **{preference: value}) for value in values * REPEATS]
            yield longest(f"{preference} switch, first frame", frames, "ms", FIRST_FRAME)
        open_pages(application, window)
        yield memory(f"memory after {ROUNDS * len(PAGES)} pages", 400)
        window.end()


def rows() -> Iterator[Row]:
    yield from in_new_process(measure)


if __name__ == "__main__":
    show(rows())
