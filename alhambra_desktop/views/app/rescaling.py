"""Restarts the program after a change of the scale, because Qt reads the scale only at the start."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from ..text.language import SYSTEM
from ..window.main_window import MainWindow
from .displays import FACTOR

PAUSE: Final = 400  # milliseconds to wait for further changes, because arrow keys step through the scales
# if the last number of ``--again`` is ``OPEN`` instead of the former scale, the preferences open, but do not
# ask whether to keep the new scale
OPEN: Final = 1


class Rescaling(QObject):
    """Closes the window when the scale changes.

    ``command`` is the command line for the restart. It includes the options in `kept`. Until the window has
    been closed, ``command`` is empty.
    """

    def __init__(self, window: MainWindow, kept: Sequence[str] = ()) -> None:
        super().__init__(window)
        self.command: list[str] = []
        self._kept = kept
        self._window = window
        self._scale = window.settings.preferences.scale
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._pause.timeout.connect(self._close)
        window.settings.changed.connect(self._look)

    def _look(self, changed: frozenset[str]) -> None:
        if "scale" not in changed:
            return
        if self._window.settings.preferences.scale == self._scale:
            self._pause.stop()
        else:
            self._pause.start()

    def _close(self) -> None:
        command = [*_program(), *self._kept, *self._restoring_arguments()]
        if self._window.close():
            self.command = command
            QApplication.quit()

    def _restoring_arguments(self) -> list[str]:
        window, preferences = self._window, self._window.settings.preferences
        ratio = 100 * float(os.environ.get(FACTOR, "1")) / preferences.scale
        now = window.normalGeometry()
        place = [round(number * ratio) for number in (now.x(), now.y(), now.width(), now.height())]
        again = ",".join(map(str, (*place, window.windowState().value, self._scale_to_restore())))
        arguments = [f"--again={again}", f"--theme={preferences.theme}"]
        if preferences.language != SYSTEM:
            arguments.append(f"--language={preferences.language}")
        work = window.workspace
        if work.playing and work.navigator.leads_back_to(work.table_route):
            arguments += ["--", str(work.storage.stay())]
        return arguments

    def _scale_to_restore(self) -> int:
        """Return the scale to restore if the player does not confirm the new scale.

        If the new scale is itself a restored scale, return `OPEN` instead. If the preferences are not
        visible, return 0.
        """
        route = self._window.workspace.preferences_route
        if not route.is_current:
            return 0
        return OPEN if route.page.questions.take_restoring_scale() else self._scale


def reopen(window: MainWindow, again: tuple[int, ...]) -> None:
    """Restore the window and the preferences page after a restart with another scale."""
    *place, state, old_scale = again
    window.setGeometry(*place)
    window.setWindowState(Qt.WindowState(state))
    window.show()
    if old_scale:
        page = window.workspace.show_preferences()
        page.show_setting("scale")
        if old_scale != OPEN:
            page.questions.ask_scale(old_scale)


def _program() -> list[str]:
    return [sys.executable, *sys.orig_argv[1 : len(sys.orig_argv) - len(sys.argv) + 1]]


def replace_process(command: list[str]) -> None:
    os.environ.pop(FACTOR, None)
    if sys.platform == "win32":  # Windows cannot replace a running process
        import subprocess

        subprocess.Popen(command)
    else:
        os.execv(command[0], command)
