"""How the desktop knows the program, and what it asks it to open."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent

from alhambra_desktop.views.application import Application
from alhambra_desktop.views.places import ID


@pytest.fixture
def application(qapp) -> Application:
    assert isinstance(qapp, Application)
    return qapp


def test_a_file_that_the_desktop_wants_opened_is_told(application, qtbot, tmp_path):
    path = tmp_path / "Évszakok.alhambra"
    with qtbot.waitSignal(application.file_asked) as asked:
        application.sendEvent(application, QFileOpenEvent(str(path)))
    assert asked.args == [path]
    assert application.asked == path


def test_an_address_that_is_no_file_is_not_opened(application, qtbot):
    with qtbot.assertNotEmitted(application.file_asked):
        application.sendEvent(application, QFileOpenEvent(QUrl("https://example.org/a.alhambra")))


def test_the_windows_belong_to_the_desktop_entry(application):
    assert application.desktopFileName() == ID
    assert application.applicationDisplayName() == "Alhambra Desktop"
