"""Each test of the window starts as a new user, without preferences and saved games."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING
from weakref import WeakSet

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from PySide6.QtGui import QPixmap

    from alhambra_desktop.model.players.process.client import WorkerClient
    from alhambra_desktop.views.audio.voicing import Note
    from alhambra_desktop.views.storage.settings import Settings
    from tests.views.driver import Driver

# Before anything imports PySide6.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Create an empty home folder, separate from the other files in tmp_path."""
    folder = tmp_path / "home"
    folder.mkdir()
    monkeypatch.setenv("HOME", str(folder))
    for name in ("CONFIG", "DATA", "STATE", "CACHE"):
        place = folder / name.lower()
        place.mkdir()
        monkeypatch.setenv(f"XDG_{name}_HOME", str(place))
    return folder


@pytest.fixture(autouse=True)
def heard(monkeypatch: pytest.MonkeyPatch) -> list[Note]:
    """Return the notes played; no test opens an audio device."""
    from alhambra_desktop.views.audio import players

    class Recording(players.NoPlayer):
        def play(self, note: Note) -> None:
            notes.append(note)

    notes: list[Note] = []
    monkeypatch.setattr(players, "player", Recording)
    return notes


class Wall:
    """A fake wall clock: unless a test stops it, each reading advances it by 10 seconds, a human delay."""

    def __init__(self) -> None:
        self.seconds, self.pace = 0.0, 10.0

    def __call__(self) -> float:
        self.seconds += self.pace
        return self.seconds

    def hold(self) -> None:
        """Stop the clock, except for `let_pass`."""
        self.pace = 0.0

    def let_pass(self, seconds: float) -> None:
        """Advance the clock by some seconds."""
        self.seconds += seconds


@pytest.fixture(autouse=True)
def unasked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let windows with a game that cannot be saved close without a question."""
    from alhambra_desktop.views.dialogs import unsaved

    monkeypatch.setattr(unsaved, "ask_about_unsaved", lambda *_: unsaved.UnsavedAnswer.DISCARD)


@pytest.fixture(autouse=True)
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    """Return the clock that measures how long something has been visible."""
    from alhambra_desktop.views.game import reading_delay

    clock = Wall()
    monkeypatch.setattr(reading_delay, "monotonic", clock)
    return clock


@pytest.fixture(autouse=True)
def left_alone(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Stop a dropped table from painting pictures in advance during later tests."""
    from shiboken6 import isValid

    from alhambra_desktop.views.scene.pixmaps.slices import Slices

    begun = WeakSet[Slices]()  # a destroyed table must not stay in memory with all its pictures
    take = Slices.take

    def noted(slices: Slices, steps: Iterator[None], later: int, pause: int) -> None:
        begun.add(slices)
        take(slices, steps, later, pause)

    monkeypatch.setattr(Slices, "take", noted)
    yield
    for slices in filter(isValid, begun):
        slices.stop()


@pytest.fixture(autouse=True)
def untouched() -> Iterator[None]:
    """Reset touch mode after each test."""
    from alhambra_desktop.views.commands.touch import TOUCH

    yield
    TOUCH.note_touch(seen=False)
    TOUCH.use("auto")


class SharedPictures:
    """Painted pictures shared by all tables, as a second start finds them in files."""

    ROOM = 256 * 2**20

    def __init__(self) -> None:
        self._known: dict[object, QPixmap] = {}
        self._used = 0

    def find(self, key: object, dpr: float) -> QPixmap | None:
        return self._known.get(key)

    def put(self, key: object, picture: QPixmap) -> None:
        self._used += 4 * picture.width() * picture.height()
        if self._used > self.ROOM:
            self.forget()
        self._known[key] = picture

    def write_one(self) -> bool:
        return False

    def forget(self) -> None:
        self._known.clear()
        self._used = 0


@pytest.fixture(scope="session")
def shared_pictures(qapp) -> Iterator[SharedPictures]:
    """Return the shared pictures of this process, which are released before Qt ends."""
    shared = SharedPictures()
    yield shared
    shared.forget()


@pytest.fixture(autouse=True)
def painted_once(shared_pictures: SharedPictures, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tables reuse the pictures of earlier ones."""
    from alhambra_desktop.views.art.cache import FaceCache

    monkeypatch.setattr(FaceCache, "files", shared_pictures)


@pytest.fixture(autouse=True)
def own_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each test its own picture store and paint pictures immediately instead of stepwise."""
    from alhambra_desktop.views.art.cache import BUDGET, FaceCache, PictureStore

    monkeypatch.setattr(FaceCache, "store", PictureStore(BUDGET))
    monkeypatch.setattr(FaceCache, "in_steps", False)


@pytest.fixture
def spoken(qapp) -> Iterator[None]:
    """Restore the source language after a test."""
    from alhambra_desktop.views.text.language import SPOKEN
    from alhambra_desktop.words import SOURCE

    yield
    SPOKEN.speak(SOURCE)


@pytest.fixture
def settings(tmp_path: Path, qapp) -> Settings:
    """Return settings without animation, in the light theme."""
    from alhambra_desktop.views.storage.settings import Settings

    file = tmp_path / "settings.json"
    file.write_text('{"own_speed": "off", "others_speed": "off", "theme": "light"}')
    return Settings(file)


@pytest.fixture(scope="session")
def thinking() -> Iterator[WorkerClient]:
    """Share one process of computer players between windows, because starting it takes a second."""
    from alhambra_desktop.model.players.process.client import WorkerClient

    class Lent(WorkerClient):
        def close(self) -> None:
            self.cancel()

    lent = Lent()
    yield lent
    WorkerClient.close(lent)


@pytest.fixture
def open_window(
    qtbot,
    settings: Settings,
    tmp_path: Path,
    thinking: WorkerClient,
    monkeypatch: pytest.MonkeyPatch,
    spoken: None,
) -> Iterator[Callable[[], Driver]]:
    """Return a function that opens windows with shared settings, games and computer players."""
    from PySide6.QtWidgets import QApplication, QDialog

    from alhambra_desktop.views.game import opponent_host
    from alhambra_desktop.views.window.main_window import MainWindow
    from tests.views.driver import Driver

    monkeypatch.setattr(opponent_host, "WorkerClient", lambda: thinking)
    for left in QApplication.topLevelWidgets():
        left.hide()  # a modal dialog would take all mouse events until it is deleted
    windows = []

    def make(*, at_table: bool = False) -> Driver:
        window = MainWindow(settings, tmp_path)
        windows.append(window)
        qtbot.addWidget(window)
        window.resize(1280, 800)
        if at_table:
            window.workspace.table_route.make()
        window.show()
        return Driver(qtbot, window)

    yield make
    for window in windows:
        for dialog in window.findChildren(QDialog):
            dialog.hide()  # until it is deleted, a modal dialog would take the mouse events of the next test
        window.close()


@pytest.fixture
def player(open_window) -> Driver:
    """Return a driver of a window at a table without a game; its start page is created on demand."""
    return open_window(at_table=True)
