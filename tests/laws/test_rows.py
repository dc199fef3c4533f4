"""A press acts on the row under the pointer, and any other choice withdraws a confirmation."""

from __future__ import annotations

from itertools import repeat
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractItemView, QApplication

from alhambra_desktop.model.files.archive.kept_game import KeptGame, kept_game
from alhambra_desktop.model.rules.core.engine.option import Choice
from alhambra_desktop.model.rules.modules.registry import OPTIONS
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.models.game_order import Column
from alhambra_desktop.views.models.games_model import GamesModel
from alhambra_desktop.views.pages.games.compare_page import ComparePage
from alhambra_desktop.views.pages.games.games_page import GamesPage
from alhambra_desktop.views.pages.new_game.page import NewGamePage
from alhambra_desktop.views.pages.review.review_page import ReviewPage
from alhambra_desktop.views.pages.table.moves_dialog import MovesDialog
from alhambra_desktop.views.storage.presets import Presets
from tests.of_type import of_type
from tests.unit.archive.games import finished
from tests.views.driver import whole_game
from tests.views.pages import PAGES
from tests.views.round_menu import choose_in_menu

LEFT = Qt.MouseButton.LeftButton


def press(view: QAbstractItemView, row: int, qtbot, twice: bool = False) -> None:
    """Press a row with the mouse, or press it twice."""
    view.scrollTo(view.model().index(row, 0))  # a row may be partly visible
    point = view.visualRect(view.model().index(row, 0)).center()
    qtbot.mouseClick(view.viewport(), LEFT, pos=point)
    if twice:
        qtbot.mouseDClick(view.viewport(), LEFT, pos=point)
        qtbot.mouseRelease(view.viewport(), LEFT, pos=point)


def heard(signal: Any) -> list[Any]:
    """Return a list that collects the values of a signal from now on."""
    said: list[Any] = []
    signal.connect(said.append)
    return said


# -- games


@pytest.fixture
def kept() -> list[tuple[Path, KeptGame]]:
    return [
        (Path(f"{n}.alhambra"), kept_game(finished(n, 2 + n % 3), f"{n}", n, "normal")) for n in range(1, 6)
    ]


@pytest.fixture
def games(qtbot, kept) -> GamesPage:
    page = GamesPage(GamesModel(lambda: kept))
    page._games.setParent(page)
    page._games.refresh((), Path("nowhere"))
    qtbot.addWidget(page)
    page.resize(1280, 760)
    page.show()
    page.on_entered()
    qtbot.waitUntil(lambda: page.found_games.rowCount() == len(kept))
    return page


def path_at(page: GamesPage, row: int) -> Path:
    return page.found_games.index(row, 0).data(GamesModel.PathRole)


def change_games(page: GamesPage, kept: list[tuple[Path, KeptGame]], change: str, qtbot) -> None:
    """Change the rows of the list: search for a player, delete a game, or do nothing."""
    if change == "searched":
        qtbot.waitUntil(lambda: page._games.is_searchable)
        qtbot.keyClicks(page.search, "bot 3")
    elif change == "deleted":
        del kept[1]
        page._games.refresh((), Path("nowhere"))
        qtbot.waitUntil(lambda: page.found_games.rowCount() == len(kept))


@pytest.mark.parametrize("change", ["", "searched", "deleted"])
def test_buttons_act_on_the_pressed_game(games, kept, qtbot, change):
    opened, painted, reviewed = heard(games.opened), heard(games.postcard_wanted), heard(games.review_wanted)
    deleted = heard(games.deleted)
    press(games.list, 0, qtbot)
    change_games(games, kept, change, qtbot)
    rows = games.found_games.rowCount()
    for row in range(rows):
        press(games.list, (row + 1) % rows, qtbot)
        wanted = path_at(games, row)
        press(games.list, row, qtbot, twice=True)
        assert reviewed.pop() == wanted
        qtbot.mouseClick(games.details.result, LEFT)
        assert opened.pop().path == wanted
        qtbot.mouseClick(games.postcard, LEFT)
        assert painted.pop() == wanted
        qtbot.mouseClick(games.delete, LEFT)
        games.deletion.settle()
        assert deleted.pop() == (wanted,)
        games.found_games.hide(())
    assert rows > 1
    assert opened == deleted == painted == reviewed == []


@pytest.mark.parametrize("change", ["", "searched", "deleted"])
@pytest.mark.parametrize("column", Column)
def test_sorting_keeps_the_selected_game(games, kept, qtbot, column, change):
    press(games.list, 2, qtbot)
    change_games(games, kept, change, qtbot)
    chosen = games.list.currentIndex().data(GamesModel.PathRole)
    reviewed = heard(games.review_wanted)
    for _ in range(2):
        qtbot.mouseClick(games.sorting.buttons[column], LEFT)
        assert games.list.currentIndex().data(GamesModel.PathRole) == chosen
        qtbot.keyClick(games.list, Qt.Key.Key_Return)
        assert reviewed.pop() == chosen


# -- turns and moves


# the offscreen platform logs this warning for every menu
def test_log_commands_act_on_the_row_under_the_pointer(player):
    player.window.workspace.games.show_saved(whole_game("human,builder:mason,apprentice seed=3").saved())
    player.page.scorings.on_top.close()
    log = player.open_log()
    log.why_asked.disconnect()
    asked = heard(log.why_asked)
    rows = [row for row in map(log.model().index, range(60), repeat(0)) if log.askable(row)]
    for row in rows:
        log.setCurrentIndex(rows[0] if row is not rows[0] else rows[-1])
        log.scrollTo(row)
        for place in (log.visualRect(row).center(), log.visualRect(row).topLeft() + QPoint(3, 3)):
            player.entry_of(log.viewport(), place, "why").trigger()
            assert asked.pop() == row
        player.qtbot.mouseClick(log.viewport(), LEFT, pos=log.pill(row).center())
        assert asked.pop() == row
    assert len(rows) > 5


@pytest.mark.parametrize("filtered", ["", "er"])
def test_a_double_click_plays_the_move(player, qtbot, filtered):
    player.window.workspace.games.begin(parse_new("human,human seed=3"))
    player.lift_curtain()
    player.wait_for_turn()
    player.key(Qt.Key.Key_M)
    dialog = player.window.findChild(MovesDialog)
    qtbot.keyClicks(dialog.filter, filtered)
    dialog.list.played.disconnect()
    played = heard(dialog.list.played)
    rows = [row for row in range(dialog.model.rowCount()) if dialog.model.readable(row)]
    for row in rows:
        press(dialog.list, rows[0], qtbot)
        press(dialog.list, row, qtbot, twice=True)
        assert played.pop().row() == row
    assert len(rows) > 2


@pytest.fixture(scope="module")
def game(qapp):
    return whole_game("human,human,human seed=3")


def test_pressing_a_turn_shows_it(qtbot, settings, game):
    page = of_type(PAGES["look back"](settings, game), ReviewPage)
    qtbot.addWidget(page)
    page.resize(1280, 900)
    page.show()
    card = page.turns_card
    chosen = heard(card.chosen)
    for row in (3, 0, 2, 1):
        press(card.list, row, qtbot)
        assert chosen.pop() == card.model.places[row]


def test_pressing_a_compared_turn_shows_it(qtbot, settings, game):
    page = of_type(PAGES["compare"](settings, game), ComparePage)
    qtbot.addWidget(page)
    page.show()
    chosen = heard(page.chosen)
    for row in (3, 0, 2, 1):
        press(page.turns, row, qtbot, twice=True)
        assert set(chosen) == {row}
        chosen.clear()
        qtbot.mouseClick(page.look, LEFT)
        assert chosen.pop() == row


# -- questions


@pytest.mark.parametrize(
    "choice", ["row", "Esc", "search", "postcard", "statistics", "more", "column", "left", "keep"]
)
def test_any_other_choice_cancels_deleting_all_games(games, qtbot, choice):
    deleted = heard(games.deleted)
    press(games.list, 2, qtbot)
    choose_in_menu(qtbot, games.more, "Delete &all…")
    assert games.bar.asks
    if choice == "row":
        press(games.list, 0, qtbot)
    elif choice == "Esc":
        qtbot.keyClick(games, Qt.Key.Key_Escape)
    elif choice == "search":
        qtbot.keyClicks(games.search, "b")
    elif choice == "left":
        games.hide()
        games.show()
    elif choice == "keep":
        qtbot.mouseClick(games.bar.buttons[1], LEFT)
    elif choice == "column":
        qtbot.mouseClick(games.sorting.buttons[Column.POINTS], LEFT)
    else:
        qtbot.mouseClick(getattr(games, choice), LEFT)
    assert (games.bar.asks, deleted) == (False, []), choice
    if popup := QApplication.activePopupWidget():
        popup.close()


# -- presets and turns


@pytest.mark.parametrize("choice", ["keep", "take", "copy", "name", "Esc", "fold"])
def test_any_other_choice_cancels_deleting_a_preset(settings, qtbot, choice):
    official = {name: option.default for name, option in OPTIONS.items()}
    varied = next(one for one in OPTIONS.values() if isinstance(one, Choice))
    other = next(value for value in varied.values if value != varied.default)
    Presets(settings).keep("Mine", official | {varied.id: other})
    page = NewGamePage(settings)
    page.resize(1280, 774)
    qtbot.addWidget(page)
    page.show()
    page.fold(opened=True)
    row, code = page.sheet.presets, page.sheet.code
    row.choice.setCurrentIndex(row.choice.findText("Mine"))
    row._choose()
    code.code.setText("wrong")
    before = row.delete.text()
    qtbot.mouseClick(row.delete, LEFT)
    assert row.delete.text() != before
    if choice == "name":
        qtbot.keyClicks(row.name, "x")
    elif choice == "Esc":
        qtbot.keyClick(row, Qt.Key.Key_Escape)
    elif choice == "fold":
        page.fold(opened=False)
        page.fold(opened=True)
    else:
        qtbot.mouseClick(getattr(code if choice in ("take", "copy") else row, choice), LEFT)
    assert row.delete.text() == before
    qtbot.mouseClick(row.delete, LEFT)
    assert Presets(settings).names == ("Mine",)
