"""The pages of the window and their services: when they are made, and what they ask of each other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import Mock, call

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMainWindow

from alhambra_desktop.views.audio import players
from alhambra_desktop.views.pages.games import games_page, statistics_page
from alhambra_desktop.views.pages.lessons import learning as lessons
from alhambra_desktop.views.pages.new_game import page as new_game
from alhambra_desktop.views.pages.preferences import page as preferences
from alhambra_desktop.views.pages.puzzles import puzzles
from alhambra_desktop.views.pages.rulebook import reader
from alhambra_desktop.views.pages.start import start_page
from alhambra_desktop.views.pages.table import spots_file, table_page, table_sounds, table_title
from alhambra_desktop.views.window import dialogs, games, reviews, workspace
from alhambra_desktop.views.window.workspace import Workspace
from tests.views.fake_pages import (
    Games,
    GamesPage,
    Learning,
    NewGamePage,
    PreferencesPage,
    Puzzles,
    Reader,
    Reviews,
    StartPage,
    StatisticsPage,
    TablePage,
)

Emitted = tuple[object, ...]


MADE = (
    (start_page, StartPage),
    (games_page, GamesPage),
    (statistics_page, StatisticsPage),
    (new_game, NewGamePage),
    (preferences, PreferencesPage),
    (table_page, TablePage),
    (games, Games),
    (reviews, Reviews),
    (reader, Reader),
    (lessons, Learning),
    (puzzles, Puzzles),
)


@pytest.fixture
def window(qtbot) -> QMainWindow:
    made = QMainWindow()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def mocks(monkeypatch) -> dict[str, Mock]:
    """Replace the classes without connections to pages or services with mocks; return the mocks by name."""
    found = {}
    for module, name in (
        (table_sounds, "TableSounds"),
        (spots_file, "SpotsFile"),
        (table_title, "TableTitle"),
        (players, "SoundBoard"),
        (dialogs, "Dialogs"),
    ):
        found[name] = Mock()
        monkeypatch.setattr(module, name, found[name])
    return found


@pytest.fixture
def work(window, settings, tmp_path, monkeypatch, mocks) -> Iterator[Any]:
    """Return a workspace whose pages and services only record what is asked of them."""
    for module, page in MADE:
        monkeypatch.setattr(module, page.__name__, page)
    made = Workspace(window, settings, tmp_path / "data", None)
    for name in (
        "load_achievements",
        "load_statistics",
        "delete_finished",
        "watch",
        "leave_table",
        "load_game_achievements",
        "load_bests",
    ):
        setattr(made.storage, name, Mock())
    yield made
    made.storage.close()


def visible(work: Any) -> Any:
    return work.navigator.currentWidget()


# -- the start page


PATH = Path("/evening")

FROM_START: dict[str, tuple[Emitted, Callable[[Any], Mock], Emitted]] = {
    "continue_chosen": ((), lambda work: work.games.continue_game, ()),
    "game_chosen": ((PATH,), lambda work: work.games.open_listed, (PATH,)),
    "open_chosen": ((), lambda work: work.games.open_chosen, (None,)),
    "review_chosen": ((PATH,), lambda work: work.reviews.look_back_at, (PATH,)),
    "again_chosen": ((PATH,), lambda work: work.games.play_again, (PATH,)),
    "deal_chosen": ((), lambda work: work.games.deal, ()),
    "lesson_chosen": (("2",), lambda work: work.learning.show, ("2",)),
    "first_game_chosen": ((), lambda work: work.games.play_first_game, ()),
    "puzzle_chosen": ((), lambda work: work.puzzles.show, ()),
}


def test_signals_of_the_start_page_are_passed_on(work):
    start = work.start
    for name, (given, asked, args) in FROM_START.items():
        getattr(start, name).emit(*given)
        assert asked(work).mock_calls == [call(*args)], name
    start.code_chosen.emit("ABC")
    work.games.begin_coded_table.assert_called_once_with("ABC", start.refuse_code)
    start.goals_wanted.emit()
    work.storage.load_achievements.assert_called_once_with(start.show_achievements)


def test_the_start_page_leads_to_other_pages(work):
    for name, page in (
        ("new_chosen", NewGamePage),
        ("games_chosen", GamesPage),
        ("statistics_chosen", StatisticsPage),
    ):
        getattr(work.start, name).emit()
        assert isinstance(visible(work), page)
    work.statistics_page.show_part.assert_called_once_with("results")
    work.start.campaign_chosen.emit()
    work.statistics_page.show_part.assert_called_with("goals")
    assert work.storage.load_statistics.mock_calls == 2 * [call(work.statistics_page.set_content)]


def test_the_start_page_reads_games_later_at_the_start_and_immediately_after_a_table(work):
    start, storage = work.start, work.storage
    given, under_way, unfinished, archived, *others = start.args
    assert archived() == storage.archived()
    assert given is work.settings
    assert [under_way, unfinished] == [storage.under_way, storage.unfinished]
    assert others == [work.window]
    assert start.more == {
        "reads_immediately": False,
        "has_archived": storage.has_archived,
        "analysed_turns": storage.analysed_turns,
    }
    assert start.asked.mock_calls == []
    work.start_route.made = None
    work.table_route.make()
    start = work.start_route.make()
    assert start.more["reads_immediately"]
    assert start.asked.mock_calls == [
        *(call.read_lessons(), call.offer_puzzle(), call.show_puzzle(), call.offer_goals())
    ]


# -- other pages


def test_signals_of_the_list_of_games_are_passed_on(work, settings):
    page = work.games_page
    games, parent, still = page.args
    assert (games, parent) == (work.start.games, work.window)
    settings.change(reduced_motion=True)
    assert still() is True
    settings.change(reduced_motion=False)
    assert still() is False
    for name, given, asked in (
        ("opened", (PATH,), work.games.open_listed),
        ("deleted", ((PATH,),), work.storage.delete_finished),
        ("export_wanted", (), work.games.export_games),
        ("postcard_wanted", (PATH,), work.reviews.show_postcard),
        ("review_wanted", (PATH,), work.reviews.look_back_at),
        ("again_wanted", ("ABC",), work.games.begin_coded_table),
    ):
        getattr(page, name).emit(*given)
        assert asked.mock_calls == [call(*given)], name
    page.statistics_wanted.emit()
    assert visible(work) is work.statistics_page


def test_back_from_the_list_of_games_leads_to_the_start_page(work):
    work.table_route.go()
    work.games_route.go()
    work.games_page.left.emit()
    assert visible(work) is work.start


def test_signals_of_the_statistics_are_passed_on(work):
    page = work.statistics_page
    page.chosen.emit(Mock(file="ab"))
    work.reviews.look_back_at.assert_called_once_with(work.storage.archive.path("ab"))
    page.goals_wanted.emit()
    work.storage.load_achievements.assert_called_once_with(page.goals.set_content)
    page.table_chosen.emit("a table")
    work.games.play_campaign.assert_called_once_with("a table")
    assert page.args == (work.window,)


def test_signals_of_a_new_game_are_passed_on(work):
    page = work.new_game_route.page
    assert page.args == (work.settings, work.window)
    page.play_chosen.emit("a setup")
    work.games.begin.assert_called_once_with("a setup")
    page.rule_asked.emit("B-17")
    work.reader.show_rules.assert_called_once_with("B-17")
    page.rule_sets_wanted.emit()
    assert visible(work) is work.preferences_route.page
    visible(work).show_section.assert_called_once_with("rule-sets")


def test_preferences_know_the_sound_and_the_rule_sets_in_use(work):
    page = work.show_preferences()
    assert visible(work) is page
    work.sound_board.probe.assert_called_once_with()
    settings, window, fault, shelf, playing, needed, listen = page.args
    assert (settings, window, shelf) == (work.settings, work.window, work.dialogs.shelf)
    assert fault() is work.sound_board.fault
    assert playing() is work.games.packages_played
    work.storage.games.needing = lambda module: f"{module} is needed"
    assert needed("wells") == "wells is needed"
    listen("bell")
    work.sound_board.demonstrate.assert_called_once_with("bell")
    page.rule_asked.emit("B-17")
    work.reader.show_rules.assert_called_once_with("B-17")
    assert work.show_preferences() is page


def test_changed_rule_sets_are_known_to_the_lists_that_exist(work):
    page = work.show_preferences()
    page.rule_sets_changed.emit()
    assert work.start_route.made is work.new_game_route.made is None
    start, new = work.start, work.new_game_route.page
    page.rule_sets_changed.emit()
    start.games.read_again.assert_called_once_with()
    new.relist.assert_called_once_with()


def test_the_list_of_keys_leads_to_the_preferences_of_the_keyboard(work):
    work.keys_route.open()
    visible(work).change_wanted.emit()
    assert visible(work) is work.preferences_route.page
    visible(work).show_section.assert_called_once_with("keyboard")


# -- the table


def test_the_table_is_watched_and_its_signals_are_passed_on(work, mocks):
    page = work.page
    work.storage.watch.assert_called_once_with(work.table)
    assert page.args == (work.table, work.settings, work.window)
    assert work.table.parent() is work.window
    mocks["TableSounds"].assert_called_once_with(page, work.sound_board)
    mocks["SpotsFile"].create_if_requested.assert_called_once_with(page)
    mocks["TableTitle"].assert_called_once_with(work.bar, page)
    work.table.reset.emit()
    assert work.games.asked.mock_calls == [call.show_table(), call.invite_coach()]
    page.scorings.rematch_asked.connect.assert_called_once_with(work.games.rematch)
    page.rule_asked.emit("B-17")
    work.reader.show_rules.assert_called_once_with("B-17")
    page.look_back_asked.emit("a move")
    work.reviews.look_back.assert_called_once_with("a move")
    page.host.notified.connect.assert_called_once_with(work.notice.show_message)
    end = page.scorings.end
    assert end.files() is work.storage.analyses
    assert end.load_achievements is work.storage.load_game_achievements
    assert end.load_bests is work.storage.load_bests
    end.table_wanted.connect.assert_called_once_with(work.games.play_campaign)


def test_a_table_that_is_left_is_remembered(work):
    work.start_route.go()
    page = work.page
    page.leaving.emit()
    work.storage.leave_table.assert_not_called()
    work.table_route.go()
    page.leaving.emit()
    work.storage.leave_table.assert_called_once_with()


@pytest.mark.parametrize("playing", [True, False])
def test_the_table_in_use_is_the_visible_one_or_that_of_the_game(work, monkeypatch, playing):
    assert (work.playing, work.in_use, work.at_table) == (False, None, False)
    work.start_route.go()
    page: Any = work.page
    monkeypatch.setattr(type(work.table), "playing", playing)
    assert work.playing is playing
    assert work.in_use is (page if playing else None)
    assert not work.at_table
    work.table_route.go()
    assert work.at_table is playing
    other: Any = TablePage(Mock(playing=True))
    work.navigator.addWidget(other)
    work.navigator.setCurrentWidget(other)
    assert work.in_use is other
    other.table.playing = False
    assert work.in_use is None
    work.show_new_game()
    assert work.in_use is (page if playing else None)


def test_back_does_not_lead_from_the_start_page_to_the_table_or_vice_versa(work):
    for route in (work.start_route, work.table_route, work.start_route):
        route.go()
        work.navigator.back()
        assert visible(work) is route.page


def test_a_context_menu_is_that_of_the_visible_page(work, monkeypatch):
    opened = Mock()
    monkeypatch.setattr(workspace, "open_context_menu", opened)
    work.open_context_menu(QPoint(5, 6))
    work.open_context_menu()
    assert opened.mock_calls == [call(work.navigator, QPoint(5, 6)), call(work.navigator, None)]


# -- services


def test_the_file_of_the_game_is_known_without_making_the_games(work):
    assert work.file is None
    assert "games" not in vars(work)
    assert work.games.args == (
        *(work.window, work.settings, work.storage, work.notice, work.table_route),
        work.start_route.go,
    )
    assert work.file is work.games.name
    named = Mock()
    work.named.connect(named)
    work.games.named.emit()
    named.assert_called_once()
    work.games.rule_asked.emit("B-17")
    work.reader.show_rules.assert_called_once_with("B-17")
    work.games.rule_sets_needed.emit()
    visible(work).show_section.assert_called_once_with("rule-sets")


def test_there_is_no_review_before_the_reviews_are_made(work, qtbot):
    assert not work.has_review
    assert "reviews" not in vars(work)
    assert work.reviews.args == (
        *(work.window, work.settings, work.storage, work.notice),
        *(work.games, work.navigator, work.table_route),
    )
    assert work.has_review
    work.reviews.has_review = False
    assert not work.has_review
    with qtbot.waitSignal(work.navigator.updated, timeout=0):
        work.reviews.changed.emit()
    work.reviews.rule_asked.emit("B-17")
    work.reader.show_rules.assert_called_once_with("B-17")


def test_the_rules_know_the_table_and_lead_to_lessons(work, monkeypatch):
    navigator, notice, setup = work.reader.args
    assert (navigator, notice) == (work.navigator, work.notice)
    assert setup() is None
    work.page.args = (Mock(playing=True),)
    assert setup() is work.table.setup
    work.table.playing = False
    assert setup() is None
    work.reader.lesson_chosen.emit("3")
    work.learning.show.assert_called_once_with("3")
    work.show_rules()
    work.reader.show_rules.assert_called_once_with("")


def test_lessons_lead_to_rules_keys_games_and_puzzles(work):
    learning = work.learning
    assert learning.args == (work.navigator, work.settings, work.notice, work.bar)
    learning.rule_asked.emit("B-17")
    work.reader.show_rules.assert_called_once_with("B-17")
    learning.keys_asked.emit()
    assert visible(work) is work.keys_route.page
    learning.game_chosen.emit()
    work.games.play_first_game.assert_called_once()
    learning.puzzle_chosen.emit()
    work.puzzles.show.assert_called_once_with()
    work.learn()
    learning.show.assert_called_once_with("")


def test_puzzles_lead_to_rules(work):
    assert work.puzzles.args == (work.navigator, work.settings, work.notice, work.storage)
    work.puzzles.rule_asked.emit("B-17")
    work.reader.show_rules.assert_called_once_with("B-17")


def test_sounds_and_dialogs_belong_to_the_window(work, mocks):
    assert work.sound_board is mocks["SoundBoard"].return_value
    mocks["SoundBoard"].assert_called_once_with(work.settings, work)
    assert work.dialogs is mocks["Dialogs"].return_value
    mocks["Dialogs"].assert_called_once_with(work.window, work.storage, work.games, None)


# -- lists of games


def test_changed_games_are_listed_again_unless_the_table_is_visible(work, monkeypatch):
    start = work.start
    work.storage.listed.emit()
    start.relist.assert_called_once_with()
    work.storage.load_statistics.assert_not_called()
    work.page.args = (Mock(playing=True),)
    assert visible(work) is start
    work.table_route.go()
    work.storage.listed.emit()
    start.relist.assert_called_once_with()


def test_changed_games_are_counted_again_in_visible_statistics(work):
    assert work.start
    work.show_goals()
    page = work.statistics_page
    page.part = "goals"
    page.asked.reset_mock()
    work.storage.listed.emit()
    page.show_part.assert_called_once_with("goals")
    assert work.storage.load_statistics.mock_calls == 2 * [call(page.set_content)]


def test_closing_closes_the_pages_and_the_sounds_that_exist(work, monkeypatch):
    closed = Mock()
    monkeypatch.setattr(StartPage, "on_closed", closed, raising=False)
    work.close()
    assert "sound_board" not in vars(work)
    assert work.start
    assert work.sound_board
    work.close()
    work.sound_board.close.assert_called_once_with()
    closed.assert_called_once()
