"""A window that gets random events on all of its pages: ``python -m tests.long.page_events SEED EVENTS``.

Prints a line with a JSON object after each hundredth of the events: the resident memory and the cached
pictures in megabytes, the number of widgets, and the faults since the previous line. The final line contains
the numbers of events and pages, and all exceptions and messages of Qt.
"""

from __future__ import annotations

import json
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QPointF, QProcess, Qt, QTimer
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QFileDialog, QWidget
from shiboken6 import isValid

from alhambra_desktop.model.files.saves.save import write_game
from alhambra_desktop.model.learning.lesson import lessons
from alhambra_desktop.views.app.application import GarbageCollector, make_application
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.interaction.table_view import TableView
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.text.rules import library
from alhambra_desktop.views.window.main_window import RELEASE_AFTER, MainWindow

from ..crashes import empty_clipboard
from ..unit.archive.games import unaided
from .rounds import look, resident
from .window_events import CONTROL_KEYS, GAME, KEYS, Hand, record_faults

FILES = 3
"""Number of finished games in the archive and of saved files."""

ANSWERS = 20.0
"""Maximum seconds for opening a file."""


class PageHand(Hand):
    """A hand that also opens pages and changes the theme, the language and the window size."""

    def __init__(self, window: MainWindow, seed: int, folder: Path) -> None:
        super().__init__(window, seed, folder)
        self.pages: Counter[str] = Counter()
        self.kinds |= {self.go: 2, self.change: 0.5, self.press_button: 4}
        self.rules = library().order

    @property
    def on_top(self) -> QWidget:
        page = self.window.navigator.currentWidget()
        self.pages[type(page).__name__] += 1
        return page

    def inside(self) -> list[QWidget]:
        """Return the visible and enabled widgets of the current page."""
        return [w for w in self.on_top.findChildren(QWidget) if w.isVisible() and w.isEnabled()]

    def target(self) -> tuple[QWidget, QPoint]:
        """Return a piece or place of a table, or a random point of a widget."""
        inside = self.inside() or [self.on_top]
        views = [w for w in inside if isinstance(w, TableView)]
        if views and self.rng.random() < 0.7 and (spots := views[0].stage.spots()):
            return views[0].viewport(), views[0].viewport_point(self.rng.choice(spots))
        widget = self.rng.choice(inside)
        at = QPoint(self.rng.randrange(max(1, widget.width())), self.rng.randrange(max(1, widget.height())))
        return widget, at

    # -- events

    def point(self) -> None:
        widget, at = self.target()
        QTest.mouseMove(widget, at)

    def click(self) -> None:
        widget, at = self.target()
        button = self.button()
        QTest.mouseMove(widget, at)
        QTest.mousePress(widget, button, pos=at)
        if isValid(widget):  # a press may replace what it hits
            QTest.mouseRelease(widget, button, pos=at)

    def double_click(self) -> None:
        widget, at = self.target()
        QTest.mouseDClick(widget, Qt.MouseButton.LeftButton, pos=at)

    def press_elsewhere(self) -> None:
        widget, at = self.target()
        QTest.mousePress(widget, self.button(), pos=at)
        widget, at = self.target()
        QTest.mouseRelease(widget, self.button(), pos=at)

    def drag(self) -> None:
        (widget, start), (_, end) = self.target(), self.target()
        QTest.mousePress(widget, Qt.MouseButton.LeftButton, pos=start)
        for step in range(1, 4):
            QTest.mouseMove(widget, start + (end - start) * step / 3)
        if QApplication.activeModalWidget() is None:
            QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=end)

    def wheel(self) -> None:
        widget, at = self.target()
        turn = QPoint(0, self.rng.choice((-480, -120, 120, 480)))
        none, phase = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
        place = QPointF(at), QPointF(widget.mapToGlobal(at))
        event = QWheelEvent(*place, QPoint(), turn, none, Qt.KeyboardModifier.NoModifier, phase, False)
        QApplication.sendEvent(widget, event)

    def key(self) -> None:
        target = QApplication.focusWidget() or self.on_top
        if self.rng.random() < 0.15:
            QTest.keyClick(target, self.rng.choice(CONTROL_KEYS), Qt.KeyboardModifier.ControlModifier)
        else:
            QTest.keyClick(target, self.rng.choice(KEYS))

    def bar(self) -> None:
        self.press_button()

    def press_button(self) -> None:
        """Press a random button on the page."""
        if buttons := [w for w in self.inside() if isinstance(w, QAbstractButton)]:
            button = self.rng.choice(buttons)
            QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center())

    def log(self) -> None:
        if self.window.workspace.at_table:
            super().log()

    def broken(self) -> str | None:
        return super().broken() if self.window.workspace.at_table else None

    # -- pages

    def go(self) -> None:
        """Open a random page."""
        window, choice = self.window, self.rng.choice
        ways = (
            window.workspace.start_route.go,
            window.workspace.games_route.go,
            window.workspace.show_statistics,
            window.workspace.show_puzzles,
            window.workspace.puzzles.show_daily,
            window.workspace.puzzles.show_another,
            lambda: window.workspace.show_rules(choice(self.rules)),
            window.workspace.reader.show_variants,
            window.workspace.learn,
            window.workspace.show_new_game,
            window.workspace.show_preferences,
            window.workspace.keys_route.open,
            window.workspace.news_route.open,
            window.workspace.about_route.open,
            lambda: window.workspace.learn(choice(list(lessons()))),
            window.workspace.games.continue_game,
            self.open_finished,
            lambda: self.open_finished(window.workspace.reviews.look_back),
        )
        choice(ways)()

    def open_finished(self, then: Callable[[], object] = lambda: None) -> None:
        self.window.workspace.games.open_file(self.folder / f"{self.rng.randrange(FILES)}.alhambra", then)
        self.window.workspace.games.await_file(ANSWERS)

    def change(self) -> None:
        """Change the theme, the language, the assistance, or the size of the window."""
        change, choice = self.window.settings.change, self.rng.choice
        self.rng.choice(
            (
                lambda: change(theme=choice(("light", "dark", "system"))),
                lambda: change(language=choice(("en", "fr", "system"))),
                lambda: change(aids=choice(("trainer", "normal", "purist"))),
                self.resize,
                lambda: self.window.resize(*choice(((1024, 700), (1280, 800), (1600, 1000)))),
            )
        )()


def dismiss() -> None:
    """Close Qt's own dialogs, such as file dialogs, which run their own event loop."""
    box = QApplication.activeModalWidget()
    if isinstance(box, QDialog) and type(box).__module__.startswith("PySide6."):
        box.reject()


def fill(folder: Path, window: MainWindow) -> None:
    """Put finished games into the folder of files and into the archive."""
    for number in range(FILES):
        game = unaided(number, 2 + number % 3)
        write_game(folder / f"{number}.alhambra", game)
        window.workspace.storage.archive.keep(game, 1_700_000_000 + 86_400 * number, "normal")


def sizes() -> dict[str, int]:
    """Return the memory and the pictures in megabytes, and the number of widgets."""
    return {
        "memory": round(resident()),
        "pictures": FaceCache.store.used // 2**20,
        "widgets": len(QApplication.allWidgets()),
    }


def play(seed: int, events: int) -> dict[str, object]:
    """Send events to a window and return the results."""
    faults: list[str] = []
    application = make_application()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        settings = Settings(folder / "settings.json")
        settings.change(own_speed="fast")
        window = MainWindow(settings, folder)
        GarbageCollector(lambda: False, window)
        fill(folder, window)
        hand = PageHand(window, seed, folder)
        QFileDialog.getOpenFileName = hand.file_name
        QFileDialog.getSaveFileName = hand.file_name
        QFileDialog.getExistingDirectory = lambda *_: ""
        QProcess.startDetached = lambda *_: True  # type: ignore[assignment]
        dismissing = QTimer(window, interval=100)
        dismissing.timeout.connect(dismiss)
        dismissing.start()
        window.show()
        record_faults(faults)
        printed = 0
        for number in range(events):
            if number % (2 * GAME) == 0:
                hand.another_game(number // (2 * GAME))
            try:
                hand.event()
            except Exception:  # calls that open pages raise here
                faults.append(traceback.format_exc())
            application.processEvents()
            if (broken := hand.broken()) is not None:
                faults.append(f"event {number}: {broken}")
            application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            if number % max(1, events // 100) == 0:
                print(json.dumps({"event": number, **sizes(), "faults": faults[printed:]}), flush=True)
                printed = len(faults)
        window.workspace.start_route.go()
        look(2 * RELEASE_AFTER / 1000)  # the pictures of the previous page are freed by then
        end = sizes()
        window.close()
    return {"faults": faults, "kinds": hand.done, "pages": hand.pages, "games": hand.games, "end": end}


if __name__ == "__main__":
    try:
        print(json.dumps(play(int(sys.argv[1]), int(sys.argv[2]))), flush=True)
    finally:
        empty_clipboard()
