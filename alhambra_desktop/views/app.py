"""The program from its command line to its last event."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from .command_line import CommandLineError, Wanted, parse
from .displays import display_fault
from .places import settings_file

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from .main_window import MainWindow

FRAMED = 300
"""Milliseconds until the desktop has put its frame around the window."""

SWITCH = 0.0005
"""Seconds for which a thread that paints may hold up the one that writes files, at each of its steps."""

PIXMAP_CACHE = 160 * 1024
"""Kilobytes; Qt's own 10 MB are too little for item caches on a screen with many pixels."""


def run(arguments: list[str]) -> int:
    """Start the program; the exit code."""
    try:
        wanted = parse(arguments)
    except CommandLineError as error:
        print(f"alhambra-desktop: {error}", file=sys.stderr)
        return 2
    if wanted.screenshot is not None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    elif fault := display_fault():
        print(f"alhambra-desktop: {fault}", file=sys.stderr)
        return 1
    return _run(wanted)


def _run(wanted: Wanted) -> int:
    from PySide6.QtCore import QTimer

    from .settings import Settings

    settings = Settings(settings_file())
    _scale(wanted.scale or settings.wishes.scale / 100)
    application = make_application()
    if not nets_fit(quiet=wanted.screenshot is not None):
        return 1
    if wanted.screenshot is not None:
        from .screenshot import take_screenshot

        return take_screenshot(application, wanted)
    if wanted.theme is not None:
        settings.hold(theme=wanted.theme)
    from .main_window import MainWindow

    window = MainWindow(settings)
    window.resize(*_fitting(wanted.size, application))
    if wanted.smoke_test:
        from .smoke_test import SmokeTest

        test = SmokeTest(window)
        test.start()
    elif not open_wanted(window, wanted):
        return 1
    window.show()
    QTimer.singleShot(FRAMED, window, window.fit_screen)
    return application.exec()


def nets_fit(quiet: bool) -> bool:
    """True where the nets of the computer players belong to this program; else one sentence says so.

    Whoever started the program without a terminal reads it in a box, unless all is to be ``quiet``.
    """
    from PySide6.QtWidgets import QMessageBox

    from ..model.opponents.net_files import NetError, check_nets

    try:
        check_nets()
    except NetError as error:
        print(f"alhambra-desktop: {error}", file=sys.stderr)
        if not quiet:
            QMessageBox.critical(None, "Alhambra Desktop", str(error))
        return False
    return True


def _fitting(size: tuple[int, int], application: QApplication) -> tuple[int, int]:
    room = application.primaryScreen().availableGeometry()
    return min(size[0], room.width()), min(size[1], room.height())


def _scale(scale: float) -> None:
    """Everything larger; must be set before there is an application."""
    if scale != 1.0 and "QT_SCALE_FACTOR" not in os.environ:
        os.environ["QT_SCALE_FACTOR"] = f"{scale:g}"


def make_application() -> QApplication:
    """The Qt application with the settings that every way to start it shares."""
    from PySide6.QtGui import QPixmapCache
    from PySide6.QtWidgets import QApplication

    from .art.fonts import load_fonts

    sys.setswitchinterval(SWITCH)
    application = QApplication(["alhambra-desktop"])
    application.setApplicationName("alhambra-desktop")
    application.setApplicationDisplayName("Alhambra Desktop")
    application.setStyle("Fusion")
    QPixmapCache.setCacheLimit(PIXMAP_CACHE)
    load_fonts()
    return application


def open_wanted(window: MainWindow, wanted: Wanted) -> bool:
    """Open what the command line names; False (and one sentence) where that is impossible."""
    from ..model.saves.save import SaveError, read_game

    if wanted.game is not None:
        try:
            saved = read_game(wanted.game)
        except SaveError as error:
            print(f"alhambra-desktop: {error}", file=sys.stderr)
            return False
        window.show_saved(saved, wanted.game)
    elif wanted.new is not None:
        window.begin(wanted.new)
    return True
