"""The program exits cleanly when the system asks it to."""

from __future__ import annotations

import os
import signal

import pytest
from PySide6.QtCore import QObject

from alhambra_desktop.views.app.application import SIGNALS, SignalWatcher

pytestmark = pytest.mark.posix


@pytest.mark.parametrize("number", SIGNALS)
def test_a_signal_ends_the_program_through_the_event_loop(qtbot, number):
    heard, parent, before = [], QObject(), signal.getsignal(number)
    ending = SignalWatcher(lambda: heard.append(number), parent)
    try:
        os.kill(os.getpid(), number)
        qtbot.waitUntil(lambda: heard == [number])
    finally:
        ending.stop()
    assert signal.getsignal(number) == before


def test_a_window_ends_without_a_question_about_unsaved_games(open_window, monkeypatch):
    from alhambra_desktop.views.dialogs import unsaved

    monkeypatch.setattr(unsaved, "ask_about_unsaved", lambda *_: pytest.fail("asked"))
    window = open_window().window
    window.show()
    window.workspace.storage.unsaved[window.workspace.storage.path] = None
    window.end()
    assert not window.isVisible()
