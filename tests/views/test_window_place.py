from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication

from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.window.main_window import FIRST_SIZE, MainWindow


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
