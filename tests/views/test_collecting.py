"""Python's garbage collector runs on any thread; nothing of Qt may depend on which."""

from __future__ import annotations

import gc
import threading

from PySide6.QtCore import QCoreApplication, QEvent
from shiboken6 import isValid

from alhambra_desktop.views.command_line import parse_new
from alhambra_desktop.views.main_window import MainWindow


def test_a_closed_window_can_be_collected_on_another_thread(qtbot, settings, tmp_path):
    gc.disable()
    try:
        window = MainWindow(settings, tmp_path)
        window.show()
        qtbot.waitExposed(window)
        window.begin(parse_new("human,apprentice seed=3"))
        window.close()
        scene = window.page.stage
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert not isValid(scene)
        del scene, window
        # Qt warns of timers that are stopped from another thread, and warnings fail
        collector = threading.Thread(target=gc.collect)
        collector.start()
        collector.join()
    finally:
        gc.enable()
