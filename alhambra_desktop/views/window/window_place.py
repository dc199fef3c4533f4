"""Stores and restores the window's geometry."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from ..storage.settings import Settings

FIRST_SIZE: Final = (1280, 800)


def place_window(window: QWidget, settings: Settings) -> None:
    kept = QByteArray.fromBase64(settings.progress.window.encode("ascii"))
    if not window.restoreGeometry(kept):
        window.resize(*FIRST_SIZE)
    if not (window.isMaximized() or window.isFullScreen()):
        screen = QGuiApplication.screenAt(window.geometry().center()) or QGuiApplication.primaryScreen()
        window.resize(window.size().boundedTo(screen.availableGeometry().size()))


def fit_screen(window: QWidget) -> None:
    """Shrink a window to fit the screen with its frame."""
    if window.isMaximized() or window.isFullScreen():
        return
    room = window.screen().availableGeometry()
    frame = window.frameGeometry().size() - window.size()
    largest = room.size() - frame
    if window.width() > largest.width() or window.height() > largest.height():
        window.resize(window.size().boundedTo(largest))


def keep_place(window: QWidget, settings: Settings) -> None:
    settings.change(window=bytes(window.saveGeometry().toBase64().data()).decode("ascii"))
