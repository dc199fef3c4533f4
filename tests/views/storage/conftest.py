"""A window with a separate games folder, and a disk that can be blocked."""

from __future__ import annotations

import os
import threading

import pytest

from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.window.main_window import MainWindow
from tests.views.storage.at_table import LONG


@pytest.fixture
def data(tmp_path):
    return tmp_path / "data"


@pytest.fixture
def open_window(qtbot, tmp_path, data):
    windows = []

    def make() -> MainWindow:
        settings = Settings(tmp_path / "settings.json")
        settings.change(own_speed="off", others_speed="off", theme="light")
        window = MainWindow(settings, data)
        windows.append(window)
        qtbot.addWidget(window)
        window.show()
        return window

    yield make
    for window in windows:
        window.close()


@pytest.fixture
def window(open_window):
    return open_window()


@pytest.fixture
def disk(monkeypatch):
    """Return an event; while it is cleared, the disk does not sync."""
    gate = threading.Event()
    gate.set()
    monkeypatch.setattr(os, "fsync", lambda _: gate.wait(LONG))
    yield gate
    gate.set()
