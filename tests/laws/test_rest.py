"""An idle page does no work: a table that nobody uses is not updated."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication

from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.pages.table.table_page import TablePage
from alhambra_desktop.views.window.main_window import MainWindow
from tests.views.driver import TIMEOUT

TURNS = 50
"""Iterations of the event loop; each would update a page that keeps updating itself."""


def table_of(window: MainWindow, name: str) -> TablePage:
    """Open a page with a table, and return its table page."""
    workspace = window.workspace
    if name == "lesson":
        workspace.learn("1")
        return workspace.learning.lesson.page
    if name == "puzzle":
        workspace.puzzles.show_daily()
        return workspace.puzzles.page.page
    workspace.games.begin(parse_new("human,apprentice seed=3"))
    return workspace.page


@pytest.mark.parametrize("name", ["game", "lesson", "puzzle"])
def test_an_idle_table_is_not_updated(player, qtbot, name):
    page = table_of(player.window, name)
    qtbot.waitUntil(lambda: not page.director.busy and page.controller.enabled, timeout=TIMEOUT)
    page.refresh.now()
    updates: list[None] = []
    page.updated.connect(lambda: updates.append(None))
    for _ in range(TURNS):
        QCoreApplication.processEvents()
    assert len(updates) <= 1, "only one pending update is allowed"
