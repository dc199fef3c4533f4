from __future__ import annotations

import json
from typing import Any
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.window.main_window import FIRST_SIZE, MainWindow, fit_screen, restore_geometry


@pytest.fixture
def another(qtbot, settings, tmp_path):
    """Return a function that opens the window of the next start."""

    def make() -> MainWindow:
        window = MainWindow(Settings(settings.path), tmp_path / "other")
        qtbot.addWidget(window)
        return window

    return make


def test_a_window_returns_to_its_last_position(player, another):
    there = QRect(60, 40, 700, 690)
    player.window.setGeometry(there)
    player.window.close()
    assert another().geometry() == there


def test_without_a_stored_position_a_window_has_its_default_size(another):
    room = QGuiApplication.primaryScreen().availableGeometry().size()
    assert another().size() == QSize(*FIRST_SIZE).boundedTo(room)


@pytest.mark.parametrize("kept", ["", "Zm9v", "AAAA" * 40])
def test_an_unusable_position_gives_the_default_size(settings, another, kept):
    settings.change(window=kept)
    assert another().width() <= FIRST_SIZE[0]
    assert not Settings(settings.path).complaints


@pytest.mark.parametrize("kept", [7, "no Base64", None])
def test_an_invalid_position_in_the_file_is_reported(settings, kept):
    found = json.loads(settings.path.read_text())
    settings.path.write_text(json.dumps({**found, "window": kept}))
    assert Settings(settings.path).complaints


def test_f11_toggles_full_screen(player):
    window = player.window
    for full in (True, False):
        player.key(Qt.Key.Key_F11)
        assert window.isFullScreen() is full


def test_a_stored_size_larger_than_the_screen_is_reduced(player, another):
    room = QGuiApplication.primaryScreen().availableGeometry().size()
    player.window.setGeometry(QRect(0, 0, room.width() + 300, room.height() + 200))
    player.window.close()
    size = another().size()
    assert size.boundedTo(room) == size


class Sized(QWidget):
    """A widget on a screen of 800 × 600 pixels, with a frame 10 pixels wider and 30 higher."""

    maximized = full = False
    restored = True

    def screen(self) -> Any:
        return Mock(availableGeometry=lambda: QRect(0, 0, 800, 600))

    def frameGeometry(self) -> QRect:  # noqa: N802
        return QRect(self.pos(), self.size() + QSize(10, 30))

    def isMaximized(self) -> bool:  # noqa: N802
        return self.maximized

    def isFullScreen(self) -> bool:  # noqa: N802
        return self.full

    def restoreGeometry(self, _: object) -> bool:  # noqa: N802
        return self.restored


@pytest.fixture
def sized(qtbot) -> Sized:
    made = Sized()
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize(
    ("size", "fitting"),
    [
        ((500, 400), (500, 400)),
        ((790, 570), (790, 570)),
        ((791, 570), (790, 570)),
        ((790, 571), (790, 570)),
        ((2000, 300), (790, 300)),
        ((300, 2000), (300, 570)),
        ((580, 580), (580, 570)),
    ],
)
def test_a_window_is_reduced_to_the_screen_with_its_frame(sized, size, fitting):
    sized.resize(*size)
    fit_screen(sized)
    assert sized.size().toTuple() == fitting


@pytest.mark.parametrize("state", ["maximized", "full"])
def test_a_window_that_fills_the_screen_keeps_its_size(sized, settings, state):
    sized.resize(2000, 2000)
    setattr(sized, state, True)
    fit_screen(sized)
    restore_geometry(sized, settings)
    assert sized.size().toTuple() == (2000, 2000)


def test_a_window_outside_all_screens_is_reduced_to_the_first_one(sized, settings):
    room = QGuiApplication.primaryScreen().availableGeometry().size()
    sized.setGeometry(QRect(50_000, 50_000, 4000, 3000))
    restore_geometry(sized, settings)
    assert sized.size() == room
    sized.resize(300, 200)
    restore_geometry(sized, settings)
    assert sized.size().toTuple() == (300, 200)
    sized.restored = False
    restore_geometry(sized, settings)
    assert sized.size() == QSize(1280, 800).boundedTo(room)
