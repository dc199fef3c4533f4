"""How the desktop identifies the program and asks it to open files."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent

from alhambra_desktop.views.app.application import Application
from alhambra_desktop.views.storage.places import ID


@pytest.fixture
def application(qapp) -> Application:
    assert isinstance(qapp, Application)
    return qapp


def test_a_file_requested_by_the_desktop_is_reported(application, qtbot, tmp_path):
    path = tmp_path / "Évszakok.alhambra"
    with qtbot.waitSignal(application.file_requested) as asked:
        application.sendEvent(application, QFileOpenEvent(str(path)))
    assert asked.args == [path]
    assert application.requested_file == path


def test_a_url_that_is_no_file_is_not_opened(application, qtbot):
    with qtbot.assertNotEmitted(application.file_requested):
        application.sendEvent(application, QFileOpenEvent(QUrl("https://example.org/a.alhambra")))


def test_windows_belong_to_the_desktop_entry(application):
    assert application.desktopFileName() == ID
    assert application.applicationDisplayName() == "Alhambra Desktop"


PAINTING = """
import os
from PySide6.QtGui import QPainter, QPixmap
from alhambra_desktop.views.app.application import make_application

application = make_application()
below, above = QPixmap(2000, 1500), QPixmap(2000, 1500)
above.fill("transparent")
before = len(os.listdir("/proc/self/task"))
painter = QPainter(below)
painter.drawPixmap(0, 0, above)
painter.end()
print(len(os.listdir("/proc/self/task")) - before)
"""


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="only Linux lists threads as files")
def test_qt_paints_on_one_thread() -> None:
    """With Qt's own threads, painting a large picture takes 50% longer on few or busy cores."""
    done = subprocess.run([sys.executable, "-c", PAINTING], capture_output=True, text=True, check=True)
    assert done.stdout == "0\n"
