"""Requests of a page lead to the right page with the right content."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QLabel

from alhambra_desktop.model.files.archive.table_code import table_code
from alhambra_desktop.model.files.saves.save import write_game
from alhambra_desktop.model.learning.goals.campaign import campaign
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.pages.games.games_page import GamesPage
from alhambra_desktop.views.pages.games.postcard_dialog import PostcardDialog
from alhambra_desktop.views.pages.games.statistics_page import StatisticsPage
from alhambra_desktop.views.pages.lessons.learn_page import LearnPage
from alhambra_desktop.views.pages.lessons.lesson_page import LessonPage
from alhambra_desktop.views.pages.new_game.page import NewGamePage
from alhambra_desktop.views.pages.preferences.page import PreferencesPage
from alhambra_desktop.views.pages.puzzles.list_page import PuzzleListPage
from alhambra_desktop.views.pages.puzzles.puzzle_page import PuzzlePage
from alhambra_desktop.views.pages.reading.keys_page import KeysPage
from alhambra_desktop.views.pages.reading.text_pages import AboutPage, NewsPage
from alhambra_desktop.views.pages.review.review_page import ReviewPage
from alhambra_desktop.views.pages.rulebook.page import RulesPage
from alhambra_desktop.views.pages.start.start_page import StartPage
from alhambra_desktop.views.pages.table.table_page import TablePage
from alhambra_desktop.views.window.main_window import MainWindow
from alhambra_desktop.views.window.workspace import Workspace
from tests.unit.archive.games import finished
from tests.views.driver import whole_game

Give = Callable[[Workspace], object]

CODE = "human,builder,apprentice seed=3"


def seated(work: Workspace) -> tuple[int, int]:
    """Return the number of seats and the seed of the game on the table."""
    assert work.playing
    return len(work.table.setup.seats), work.table.setup.seed


FROM_START: dict[str, tuple[Give, Any]] = {
    "new game": (lambda work: work.start.new_chosen.emit(), NewGamePage),
    "games": (lambda work: work.start.games_chosen.emit(), GamesPage),
    "statistics": (lambda work: work.start.statistics_chosen.emit(), StatisticsPage),
    "campaign": (lambda work: work.start.campaign_chosen.emit(), StatisticsPage),
    "lesson": (lambda work: work.start.lesson_chosen.emit("2"), LessonPage),
    "first game": (lambda work: work.start.first_game_chosen.emit(), TablePage),
    "puzzle": (lambda work: work.start.puzzle_chosen.emit(), PuzzlePage | PuzzleListPage),
    "deal": (lambda work: work.start.deal_chosen.emit(), TablePage),
    "code": (lambda work: work.start.code_chosen.emit(table_code(parse_new(CODE))), TablePage),
}


@pytest.fixture
def window(open_window) -> MainWindow:
    return open_window().window


@pytest.mark.parametrize("name", FROM_START)
def test_the_start_page_leads_to_every_page(window, name):
    give, page = FROM_START[name]
    give(window.workspace)
    assert isinstance(window.navigator.currentWidget(), page)
    work = window.workspace
    if name in ("statistics", "campaign"):
        assert work.statistics_page.part == {"statistics": "results", "campaign": "goals"}[name]
    if name == "first game":
        assert work.settings.progress.coach
        assert work.settings.progress.coached == work.table.setup.seed
    if name == "code":
        assert seated(work) == (3, 3)
    assert work.playing == (page is TablePage)
    if page is not TablePage and page is not LessonPage:
        window.navigator.back()
        assert isinstance(window.navigator.currentWidget(), StartPage)


def test_a_wrong_code_is_explained_beside_its_field(window):
    before = {label for label in texts(window.workspace.start) if "haracter" in label}
    window.workspace.start.code_chosen.emit("ABC-U")
    assert not window.workspace.playing
    assert isinstance(window.navigator.currentWidget(), StartPage)
    new = {label for label in texts(window.workspace.start) if "haracter" in label} - before
    assert any(label.startswith("Character 4") for label in new)


def texts(page) -> set[str]:
    return {label.text() for label in page.findChildren(QLabel)}


MENU: dict[str, Any] = {
    "new-game": NewGamePage,
    "games": GamesPage,
    "statistics": StatisticsPage,
    "goals": StatisticsPage,
    "preferences": PreferencesPage,
    "learn": LearnPage,
    "puzzle": PuzzlePage | PuzzleListPage,
    "rules": RulesPage,
    "keys": KeysPage,
    "news": NewsPage,
    "about": AboutPage,
    "start-page": StartPage,
}


def test_every_page_opens_from_the_menu_bar(window):
    for command, page in MENU.items():
        window.menus.trigger(command)
        assert isinstance(window.navigator.currentWidget(), page), command
        if command in ("statistics", "goals"):
            part = {"statistics": "results", "goals": "goals"}[command]
            assert window.workspace.statistics_page.part == part


def test_pages_lead_to_rules_rule_sets_and_keys(window):
    work = window.workspace
    work.show_new_game()
    work.new_game_route.page.rule_sets_wanted.emit()
    assert isinstance(window.navigator.currentWidget(), PreferencesPage)
    assert work.preferences_route.page.current.section.id == "rule-sets"
    window.navigator.back()
    assert isinstance(window.navigator.currentWidget(), NewGamePage)
    for page in (work.new_game_route.page, work.show_preferences()):
        page.rule_asked.emit("B-17")
        assert isinstance(window.navigator.currentWidget(), RulesPage)
        window.navigator.back()
    work.learn()
    work.learning.keys_asked.emit()
    assert isinstance(window.navigator.currentWidget(), KeysPage)
    window.navigator.back()
    work.learning.rule_asked.emit("B-17")
    assert isinstance(window.navigator.currentWidget(), RulesPage)
    work.learning.puzzle_chosen.emit()
    assert isinstance(window.navigator.currentWidget(), PuzzlePage | PuzzleListPage)
    work.puzzles.rule_asked.emit("B-17")
    assert isinstance(window.navigator.currentWidget(), RulesPage)
    work.learning.game_chosen.emit()
    assert isinstance(window.navigator.currentWidget(), TablePage)
    assert work.settings.progress.coached == work.table.setup.seed
    work.page.rule_asked.emit("B-17")
    assert isinstance(window.navigator.currentWidget(), RulesPage)


def test_a_new_game_page_begins_its_game(window):
    window.workspace.show_new_game()
    window.workspace.new_game_route.page.play_chosen.emit(parse_new(CODE))
    assert seated(window.workspace) == (3, 3)
    assert isinstance(window.navigator.currentWidget(), TablePage)


def test_a_campaign_table_is_played_from_the_statistics(window):
    table = campaign()[0]
    window.workspace.show_goals()
    window.workspace.statistics_page.table_chosen.emit(table)
    assert isinstance(window.navigator.currentWidget(), TablePage)
    first = window.workspace.table.setup
    assert len(first.seats) == 1 + len(table.opponents)
    window.workspace.show_goals()
    window.workspace.statistics_page.table_chosen.emit(table)
    assert window.workspace.table.setup.seed != first.seed, "every game has a new deal"


def test_the_list_of_games_leads_to_review_postcard_and_another_game(window, qtbot, tmp_path):
    path = tmp_path / "evening.alhambra"
    write_game(path, finished(3, 3))
    work = window.workspace
    work.games_route.go()
    work.games_page.postcard_wanted.emit(path)
    qtbot.waitUntil(lambda: any(one.isVisible() for one in window.findChildren(PostcardDialog)))
    window.findChild(PostcardDialog).close()
    work.games_page.review_wanted.emit(path)
    work.games.await_file(20.0)
    qtbot.waitUntil(lambda: isinstance(window.navigator.currentWidget(), ReviewPage))
    assert seated(work) == (3, 3)
    work.games_route.go()
    work.games_page.again_wanted.emit(table_code(parse_new(CODE)))
    assert isinstance(window.navigator.currentWidget(), TablePage)
    assert seated(work) == (3, 3)
    work.games_route.go()
    work.games_page.statistics_wanted.emit()
    assert isinstance(window.navigator.currentWidget(), StatisticsPage)


def test_the_start_page_plays_and_reviews_a_finished_game(window, qtbot, tmp_path):
    path = tmp_path / "evening.alhambra"
    write_game(path, finished(3, 3))
    work = window.workspace
    work.start.review_chosen.emit(path)
    work.games.await_file(20.0)
    qtbot.waitUntil(lambda: isinstance(window.navigator.currentWidget(), ReviewPage))
    work.start_route.go()
    work.start.again_chosen.emit(path)
    work.games.await_file(20.0)
    qtbot.waitUntil(lambda: work.at_table and not work.table.state.over)
    assert len(work.table.setup.seats) == 3
    assert work.table.setup.seed != 3, "another deal"
    assert work.games.file is None, "the new game has no file"


@pytest.mark.parametrize("same", [True, False])
def test_a_rematch_has_the_same_players_and_the_same_deal_only_on_request(window, same):
    window.workspace.games.show_saved(whole_game("human,human seed=3").saved())
    before = window.workspace.table.setup
    window.workspace.page.scorings.rematch_asked.emit(same)
    after = window.workspace.table.setup
    assert after.seats == before.seats
    assert (after.seed == before.seed) is same
    assert not window.workspace.table.state.over
