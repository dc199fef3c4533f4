"""The Qt application as desktops know it."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from ..storage.contained import contained
from ..storage.places import ID, NAME

TITLE: Final = "Alhambra Desktop"
ONE_THREAD: Final = "QT_NO_GUI_THREADPOOL"
"""Makes Qt paint on one thread; waking others for each picture takes longer."""


@contained
class Application(QApplication):
    """An application that reports files opened by the desktop (double click on macOS)."""

    file_asked = Signal(object)

    def __init__(self, arguments: list[str]) -> None:
        _tell_taskbar()
        os.environ.setdefault(ONE_THREAD, "1")
        super().__init__(arguments)
        self.asked: Path | None = None
        """The file that was asked for last, perhaps before there was a window."""
        self.setApplicationName(NAME)
        self.setApplicationDisplayName(TITLE)
        self.setDesktopFileName(ID)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            if event.file():
                self.asked = Path(event.file())
                self.file_asked.emit(self.asked)
            return True
        return super().event(event)


def _tell_taskbar() -> None:
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(ID)
