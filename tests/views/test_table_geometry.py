"""Layout of the table in every window, language, theme, rule set and number of seats."""

from __future__ import annotations

import os

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from alhambra_desktop.views.game import opponent_host
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.interaction.table_view import TableView
from alhambra_desktop.views.pages.table.table_page import TablePage
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.views.widgets.style import apply_style_sheet, apply_theme, theme_for
from tests.sweeps import swept
from tests.views.geometry import faults
from tests.views.tables import LANGUAGES, SIZES, Case, every_case, pairwise, saved_table

MENU = 26
"""The height of the menu bar of a window in pixels."""


@pytest.fixture
def open_table(qapp, settings, spoken, thinking, monkeypatch):
    """Return a function that deletes the previous table and shows that of a case, without a window."""
    pages: list[TablePage] = []

    def leave() -> None:
        for page in pages:
            page.close()
            page.deleteLater()
        pages.clear()
        # without an event loop, nothing else deletes the pages, and their pictures are large
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def show(case: Case) -> TablePage:
        leave()
        monkeypatch.setattr(opponent_host, "WorkerClient", lambda: thinking)
        monkeypatch.setattr(TableView, "devicePixelRatioF", lambda _: case.scale)
        settings.change(theme=case.theme)
        SPOKEN.speak(case.language)
        theme = theme_for(settings)
        apply_theme(qapp, theme)
        page = TablePage(GameTable(), settings)
        pages.append(page)
        apply_style_sheet(page)
        page.set_theme(theme)
        page.resize(case.size[0], case.size[1] - MENU)
        page.show()
        page.table.open(saved_table(case.rules, case.seats, case.moment))
        page.on_entered()
        page.phase.lift_curtain()
        return page

    yield show
    leave()


CASES = pairwise()


def describe(case: Case, found: list[str]) -> str:
    return "\n".join([case.id, *found])


@pytest.mark.parametrize("case", swept(CASES, CASES[::20].__contains__), ids=lambda case: case.id)
def test_sampled_tables_have_no_layout_errors(open_table, case):
    found = faults(open_table(case), case.size)
    assert not found, describe(case, found)


SAMPLE = int(os.environ.get("ALHAMBRA_TABLES", "0"))
"""Number of tables to check per window and language, or 0 for all."""


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_no_table_has_layout_errors(open_table, size, language):
    cases = [case for case in every_case() if (case.size, case.language) == (size, language)]
    step = max(1, len(cases) // SAMPLE) if SAMPLE else 1
    faulty = []
    for case in cases[::step]:
        page = open_table(case)
        found = faults(page, size)
        faulty += [describe(case, found)] if found else []
    assert not faulty, "\n\n".join(faulty)
