"""Where the window was when it was closed, how large it was, and whether it filled the screen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from ..storage.settings import Settings

FIRST_SIZE: Final = (1280, 800)


def place_window(window: QWidget, settings: Settings) -> None:
    """Put a window where the last one was; where nothing is known of that, the first size must do."""
    kept = QByteArray.fromBase64(settings.wishes.window.encode("ascii"))
    if not window.restoreGeometry(kept):
        room = QGuiApplication.primaryScreen().availableGeometry().size()
        window.resize(QSize(*FIRST_SIZE).boundedTo(room))


def fit_screen(window: QWidget) -> None:
    """Make a window small enough for the screen, its frame included."""
    if window.isMaximized() or window.isFullScreen():
        return
    room = window.screen().availableGeometry()
    frame = window.frameGeometry().size() - window.size()
    largest = room.size() - frame
    if window.width() > largest.width() or window.height() > largest.height():
        window.resize(window.size().boundedTo(largest))


def keep_place(window: QWidget, settings: Settings) -> None:
    """Remember where a window is."""
    settings.change(window=bytes(window.saveGeometry().toBase64().data()).decode("ascii"))
