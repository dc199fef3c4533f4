"""The list of games by itself, with few games: what its keys, buttons and menus ask for."""

from __future__ import annotations

from pathlib import Path

import attrs
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget

from alhambra_desktop.model.files.archive.kept_game import kept_game
from alhambra_desktop.model.files.saves.save import write_game
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.commands.command import Kind
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.models.game_filter import GameFilter
from alhambra_desktop.views.models.game_order import Column
from alhambra_desktop.views.models.games_model import GamesModel
from alhambra_desktop.views.pages.games.deletion import UNDO_SECONDS
from alhambra_desktop.views.pages.games.games_page import GamesPage
from alhambra_desktop.views.widgets.menu import RoundMenu
from tests.unit.archive.games import unaided
from tests.views.round_menu import choose_in_menu

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def kept():
    """Return three finished games, one per day, the latest first; only the latest has an expansion."""
    one = kept_game(unaided(1, 2), "1", 43_200, "normal")
    return [
        (
            Path(f"{n}.alhambra"),
            attrs.evolve(one, file=f"{n}", ended=43_200 + 86_400 * n, modules=("camps",) * (n == 3)),
        )
        for n in (3, 2, 1)
    ]


@pytest.fixture
def page(qtbot, tmp_path, kept):
    """Return a page with an unfinished game above three finished ones."""
    table = GameTable()
    table.begin(parse_new("human,human seed=5"))
    write_game(tmp_path / "open.alhambra", table.saved())
    model = GamesModel(lambda: kept)
    page = GamesPage(model)
    model.setParent(page)
    qtbot.addWidget(page)
    page.resize(1280, 760)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    model.refresh([tmp_path / "open.alhambra"], tmp_path)
    qtbot.waitUntil(lambda: not model.reading and model.is_searchable and model.rowCount() == 4)
    page.on_entered()
    return page


@pytest.fixture
def asked(page) -> list[object]:
    """Return what the page has asked for."""
    found: list[object] = []
    page.review_wanted.connect(lambda path: found.append(("review", path.stem)))
    page.opened.connect(lambda game: found.append(("open", game.path.stem)))
    page.postcard_wanted.connect(lambda path: found.append(("postcard", path.stem)))
    page.deleted.connect(lambda paths: found.append(("delete", [path.stem for path in paths])))
    page.left.connect(lambda: found.append("left"))
    page.statistics_wanted.connect(lambda: found.append("statistics"))
    page.export_wanted.connect(lambda: found.append("export"))
    page.again_wanted.connect(lambda code: found.append(("again", code)))
    return found


def names(page: GamesPage) -> list[str]:
    rows = page.found_games
    return [rows.index(row).data(GamesModel.PathRole).stem for row in range(rows.rowCount())]


def select(page: GamesPage, row: int) -> None:
    page.list.setCurrentIndex(page.found_games.index(row))


def test_the_unfinished_game_is_above_the_finished_ones(page):
    assert names(page) == ["open", "3", "2", "1"]
    assert page.count.text() == "4 games"
    assert page.search.hasFocus()
    assert not page.nothing.isVisible()


def test_enter_reviews_finished_games_and_opens_others(page, asked, qtbot):
    for row in (0, 1):
        select(page, row)
        qtbot.keyClick(page.list, Qt.Key.Key_Return)
        qtbot.mouseClick(page.details.main, LEFT)
    qtbot.keyClick(page.search, Qt.Key.Key_Return)
    assert asked == [*[("open", "open")] * 2, *[("review", "3")] * 3]


def test_the_buttons_of_the_details_concern_the_selected_game(page, asked, qtbot):
    select(page, 2)
    details = page.details
    for button in (details.result, details.card, details.again):
        qtbot.mouseClick(button, LEFT)
    code = page.found_games.game(page.list.currentIndex()).kept.code
    assert asked == [("open", "2"), ("postcard", "2"), ("again", code)]
    select(page, 0)
    assert details.main.isVisible()
    for button in (details.result, details.card, details.again, details.delete):
        assert not button.isVisible()


def test_the_link_and_the_menu_above_the_list(page, asked, qtbot):
    qtbot.mouseClick(page.statistics, LEFT)
    choose_in_menu(qtbot, page.more, "&Export as CSV…")
    assert asked == ["statistics", "export"]
    assert page.more.accessibleName() == "More"
    assert page.more.toolTip() != ""


def test_without_finished_games_the_menu_is_disabled(page, kept, qtbot):
    kept.clear()
    page._games.refresh((), Path("nowhere"))
    qtbot.waitUntil(lambda: not page._games.finished)
    qtbot.mouseClick(page.more, LEFT)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, RoundMenu)
    assert [action.isEnabled() for action in menu.actions()] == [False, False]
    menu.close()


def test_a_deleted_game_is_hidden_until_it_is_deleted_or_brought_back(page, asked, qtbot):
    select(page, 1)
    qtbot.keyClick(page.list, Qt.Key.Key_Delete)
    assert names(page) == ["open", "2", "1"]
    assert page.list.currentIndex().row() == 1, "the game below is selected"
    assert page.count.text() == "3 games"
    page.run_command("redo")
    assert names(page) == ["open", "2", "1"]
    page.run_command("undo")
    assert names(page) == ["open", "3", "2", "1"]
    assert page.list.currentIndex().row() == 1
    assert page.count.text() == "4 games"
    assert asked == []
    select(page, 3)
    qtbot.keyClick(page.list, Qt.Key.Key_Delete)
    assert page.list.currentIndex().row() == 2, "the last game is gone, so the one above is selected"
    qtbot.mouseClick(page.bar.buttons[1], LEFT)
    assert asked == [("delete", ["1"])]
    assert not page.bar.asks


@pytest.mark.parametrize("call", ["on_left", "on_covered"])
def test_a_deletion_is_final_once_the_page_is_left(page, asked, qtbot, call):
    select(page, 2)
    qtbot.mouseClick(page.delete, LEFT)
    assert asked == []
    getattr(page, call)()
    assert asked == [("delete", ["2"])]
    getattr(page, call)()
    assert len(asked) == 1


def test_an_unfinished_game_cannot_be_deleted_here(page, qtbot):
    select(page, 0)
    qtbot.keyClick(page.list, Qt.Key.Key_Delete)
    assert len(names(page)) == 4
    assert not page.bar.asks


@pytest.mark.parametrize("by_key", [False, True])
def test_all_games_are_deleted_after_a_question(page, asked, qtbot, by_key):
    choose_in_menu(qtbot, page.more, "Delete &all…")
    assert page.bar.accessibleName() == "Delete all 3 permanently? This cannot be undone."
    assert asked == []
    assert page.bar.buttons[0].hasFocus()
    if by_key:
        qtbot.keyClick(page.bar.buttons[0], Qt.Key.Key_Space)
    else:
        qtbot.mouseClick(page.bar.buttons[0], LEFT)
    assert asked == [("delete", ["3", "2", "1"])]
    assert not page.bar.asks


def test_a_question_about_all_games_makes_an_earlier_deletion_final(page, asked, qtbot):
    select(page, 1)
    qtbot.keyClick(page.list, Qt.Key.Key_Delete)
    choose_in_menu(qtbot, page.more, "Delete &all…")
    assert asked == [("delete", ["3"])]
    qtbot.mouseClick(page.search, LEFT)
    assert not page.bar.asks, "another click withdraws the question"
    assert len(asked) == 1


def test_the_question_about_all_games_is_withdrawn_after_some_seconds(page, asked, qtbot):
    choose_in_menu(qtbot, page.more, "Delete &all…")
    for _ in range(UNDO_SECONDS):
        assert page.bar.asks
        page.bar._count_down()
    assert (page.bar.asks, asked) == (False, [])


# -- keys


def test_escape_empties_the_search_and_then_leaves(page, asked, qtbot):
    qtbot.keyClicks(page.search, "nobody")
    assert names(page) == []
    assert page.nothing.isVisible()
    assert page.nothing.text() == "No games match your search."
    assert page.search.accessibleDescription() == page.count.text()
    assert not page.list.isVisible()
    qtbot.keyClick(page.search, Qt.Key.Key_Escape)
    assert (len(names(page)), page.search.text(), asked) == (4, "", [])
    assert page.list.isVisible()
    assert not page.nothing.isVisible()
    qtbot.keyClick(page.search, Qt.Key.Key_Escape)
    assert asked == ["left"]
    qtbot.mouseClick(page.back, LEFT)
    assert asked == ["left", "left"]


@pytest.mark.parametrize(("key", "row"), [(Qt.Key.Key_Down, 2), (Qt.Key.Key_Up, 0)])
def test_arrow_keys_of_the_search_move_in_the_list(page, qtbot, key, row):
    select(page, 1)
    page.search.setFocus()
    qtbot.keyClick(page.search, key)
    assert page.list.hasFocus()
    assert page.list.currentIndex().row() == row


def test_arrow_keys_of_the_search_do_nothing_without_games(page, qtbot):
    qtbot.keyClicks(page.search, "nobody")
    qtbot.keyClick(page.search, Qt.Key.Key_Down)
    assert page.search.hasFocus()


def test_f6_moves_between_search_list_and_details(page, qtbot):
    found = []
    for _ in range(4):
        qtbot.keyClick(page.focusWidget(), Qt.Key.Key_F6)
        found.append(page.focusWidget())
    assert found == [page.list, page.details.main, page.search, page.list]
    page.search.setText("nobody")
    page.search.setFocus()
    qtbot.keyClick(page.search, Qt.Key.Key_F6)
    assert page.focusWidget() is page.search


def test_ctrl_f_selects_the_text_of_the_search(page, qtbot):
    page.search.setText("bot")
    page.list.setFocus()
    qtbot.keyClick(page.list, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.search.hasFocus()
    assert page.search.selectedText() == "bot"


# -- order and filters


def test_a_chip_sorts_the_list_and_keeps_the_selection(page, qtbot):
    select(page, 1)
    columns = page.sorting.buttons
    qtbot.mouseClick(columns[Column.DATE], LEFT)
    order = names(page)
    assert [name for name in order if name != "open"] == ["1", "2", "3"]
    assert names(page)[page.list.currentIndex().row()] == "3"
    assert columns[Column.DATE].falls is False
    assert columns[Column.POINTS].falls is None
    qtbot.keyClick(columns[Column.DATE], Qt.Key.Key_Return)
    assert [name for name in names(page) if name != "open"] == ["3", "2", "1"]
    assert columns[Column.DATE].falls is True
    qtbot.keyClick(columns[Column.POINTS], Qt.Key.Key_Space)
    assert (columns[Column.POINTS].falls, columns[Column.DATE].falls) == (True, None)


def test_filters_show_how_many_games_they_list(page, qtbot):
    chips = page.filters.buttons
    counts = {which: chips[which].count for which in (GameFilter.ALL, GameFilter.OPEN, GameFilter.EXPANSIONS)}
    assert list(counts.values()) == [4, 1, 1]
    qtbot.mouseClick(chips[GameFilter.OPEN], LEFT)
    assert names(page) == ["open"]
    qtbot.mouseClick(chips[GameFilter.EXPANSIONS], LEFT)
    assert names(page) == ["3"]
    assert page.count.text() == "1 game"
    assert chips[GameFilter.OPEN].toolTip() != chips[GameFilter.ALL].toolTip() != ""
    qtbot.mouseClick(chips[GameFilter.ASSISTED], LEFT)
    assert names(page) == []
    assert page.unfilter.isVisible()
    assert page.nothing.text() == "No games match your search."
    qtbot.mouseClick(page.unfilter, LEFT)
    assert len(names(page)) == 4
    assert page.list.hasFocus()
    qtbot.mouseClick(chips[GameFilter.OPEN], LEFT)
    page.search.setText("x")
    page.on_entered()
    assert (len(names(page)), page.search.text(), page.filters.value) == (4, "", GameFilter.ALL)


# -- the menu of a game


def test_the_menu_of_a_game_offers_what_its_buttons_do(page, asked):
    select(page, 0)
    page.list.setFocus()
    context = page.context(None)
    assert context is not None
    assert (context.kind, context.page) == (Kind.GAME, page)
    handlers = page.target_handlers
    wanted = [
        ("open-game", Kind.GAME),
        ("look-back", Kind.GAME),
        ("postcard", Kind.GAME),
        ("delete-game", Kind.GAME),
    ]
    assert list(handlers) == wanted
    assert [handler.can(context.target) for handler in handlers.values()] == [True, False, False, False]
    assert handlers[wanted[2]].why_not(None) == Message("games-unfinished-why")
    at = page.list.visualRect(page.found_games.index(2)).center()
    context = page.context(page.list.viewport().mapToGlobal(at))
    assert page.list.currentIndex().row() == 2
    assert [handler.can(context.target) for handler in handlers.values()] == [True] * 4
    for key in wanted:
        handlers[key].do(context.target)
    assert asked == [("open", "2"), ("review", "2"), ("postcard", "2")]
    assert names(page) == ["open", "3", "1"]
    page.search.setFocus()
    assert page.context(None) is None
    assert page.context(page.mapToGlobal(QPoint(5, 5))) is None


# -- details instead of the list


def test_a_narrow_page_shows_the_details_instead_of_the_list(page, asked, qtbot):
    page.resize(1000, 674)
    assert page.list.isVisible()
    assert page.details.more.isVisible()
    qtbot.mouseClick(page.details.more, LEFT)
    assert not page.list.isVisible()
    assert page.details.main.hasFocus()
    page.search.setText("a")
    qtbot.keyClick(page.details.main, Qt.Key.Key_Escape)
    assert page.list.isVisible()
    assert page.list.hasFocus()
    assert asked == []
    page.search.clear()
    qtbot.mouseClick(page.details.more, LEFT)
    page.on_entered()
    page.arrange()
    assert page.list.isVisible()
    qtbot.mouseClick(page.details.more, LEFT)
    page.search.setText("nobody")
    assert not page.details.isVisible()
    page.search.clear()
    assert page.list.isVisible(), "an empty list closes the details"


def test_the_details_follow_the_selection(page):
    titles = []
    for row in range(3):
        select(page, row)
        titles.append((page.details.title.text(), page.details.when.text(), page.details.main.text()))
    assert len(set(titles)) == 3
    assert titles[1][1] != titles[2][1]
    assert "Continue" in titles[0][2].replace("&", "")
    assert "Review" in titles[1][2].replace("&", "")


def test_the_page_reads_the_games_again_when_it_is_uncovered(page, kept, qtbot, monkeypatch):
    read = []
    monkeypatch.setattr(GamesModel, "read", lambda model: read.append(model))  # noqa: PLW0108 (bound to the model)
    page.on_covered()
    page.on_uncovered()
    assert len(read) == 1
    assert isinstance(page.focusWidget(), QWidget)
