"""The paintings of the page of statistics (``painted.py``)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from alhambra_desktop.model.files.archive.kept_game import Help, kept_game, points_of
from alhambra_desktop.model.files.archive.statistics import AnalysedTurns, Chronicle, Statistics, by_kind
from alhambra_desktop.views.art.palette import DARK
from alhambra_desktop.views.pages.games.statistics_cards import Highlights
from alhambra_desktop.views.pages.games.statistics_charts import EarnedChart, LostChart
from alhambra_desktop.views.pages.games.statistics_page import StatisticsPage
from tests.unit.archive.games import unaided
from tests.views.paintings.painted import check, painting

pytestmark = pytest.mark.posix  # fonts differ a little on other systems


@pytest.fixture(scope="module")
def statistics() -> Statistics:
    """Return the statistics of four games without help, of which three are analysed."""
    games = [kept_game(unaided(n, 2 + n % 2), f"{n}", 43_200 + 86_400 * n, "normal") for n in range(1, 5)]
    own = {
        kept.file: tuple(line for line in points_of(unaided(n, 2 + n % 2).state.scorings) if line.owner == 0)
        for n, kept in enumerate(games, 1)
    }
    tried = {(kept.file, 0): AnalysedTurns(30, 9.0 + 5 * n) for n, kept in enumerate(games[1:])}
    return by_kind(Chronicle(tuple(games), own, tried))[Help.UNAIDED]


@pytest.fixture(params=["earned", "lost"])
def chart(request, qtbot, statistics):
    made = EarnedChart() if request.param == "earned" else LostChart()
    qtbot.addWidget(made)
    made.set_content(getattr(statistics, request.param))
    made.kind = request.param
    return made


def test_a_chart_of_games(chart):
    scenes = {}
    for size in ((520, 220), (300, 180)):
        chart.resize(*size)
        scenes[f"{size}"] = [*painting(chart), *(str(chart.around(n).getRect()) for n in range(3))]
    chart.theme = DARK
    scenes["dark"] = painting(chart)
    check(f"chart of {chart.kind} points", scenes)


def test_a_chart_shows_the_chosen_game_and_the_focus(chart, put, qtbot):
    put(chart, 520, 220)
    chart.setFocus()
    qtbot.keyClick(chart, Qt.Key.Key_Right)
    qtbot.keyClick(chart, Qt.Key.Key_Right)
    check(f"focused chart of {chart.kind} points", {"focused": painting(chart)})


def test_the_main_figures(put, statistics):
    figures = Highlights()
    figures.set_content(statistics)
    put(figures, 900, 50)
    scenes = {"wide": painting(figures)}
    figures.fit(400)
    scenes["narrow"] = painting(figures)
    check("main figures", scenes)


@pytest.mark.parametrize("size", [(1280, 760), (880, 700)])
def test_the_page_of_statistics(put, statistics, size):
    page = StatisticsPage()
    page.set_content({Help.UNAIDED: statistics})
    put(page, *size)
    check(f"statistics {size[0]}", {"page": painting(page)})
