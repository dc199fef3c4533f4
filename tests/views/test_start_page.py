from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QScrollArea

from alhambra_desktop.model.saves.save import write_game
from alhambra_desktop.model.saves.saved_game import SavedGame
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.art.palette import DARK, LIGHT
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.shell.start_page import NO_BREAK, StartPage
from alhambra_desktop.views.storage.places import saves_folder
from alhambra_desktop.views.storage.settings import Settings


@pytest.fixture
def game(qapp):
    table = GameTable()
    table.begin(parse_new("human,apprentice seed=3"))
    return table.saved()


@pytest.fixture
def pictures() -> dict[str, QPixmap]:
    """Pictures of tables by the names of their games."""
    return {}


@pytest.fixture
def open_page(qtbot, tmp_path, pictures):
    def show(under_way: SavedGame | None = None) -> StartPage:
        settings, finished = Settings(tmp_path / "settings.json"), tmp_path / "done" / "Finished.alhambra"
        page = StartPage(
            settings,
            lambda: under_way,
            lambda: sorted(tmp_path.glob("*.alhambra")),
            finished,
            lambda game: pictures.get(game.stem if game is not None else ""),
        )
        qtbot.addWidget(page)
        page.resize(1280, 760)
        page.show()
        qtbot.waitExposed(page)
        return page

    return show


def test_without_a_last_table_a_new_game_comes_first(open_page, qtbot):
    page = open_page()
    assert not page.resume.isVisible()
    assert page.focusWidget() is page.new
    with qtbot.waitSignal(page.new_chosen):
        qtbot.keyClick(page.new, Qt.Key.Key_Return)


def test_the_last_table_is_described_and_continued_by_enter(open_page, qtbot, tmp_path, game):
    write_game(tmp_path / "last.alhambra", game)
    page = open_page()
    qtbot.waitUntil(lambda: page.resume_line.text().startswith("Anna and Yusuf, turn 1"))
    assert page.focusWidget() is page.resume
    with qtbot.waitSignal(page.continue_chosen):
        qtbot.keyClick(page.resume, Qt.Key.Key_Return)


def test_a_game_under_way_is_described_and_continued_without_a_file(open_page, qtbot, game):
    page = open_page(game)
    assert page.resume_line.text() == "Anna and Yusuf, turn 1"
    assert page.resume.accessibleDescription() == "Anna and Yusuf, turn 1"
    assert page.focusWidget() is page.resume
    with qtbot.waitSignal(page.continue_chosen):
        qtbot.keyClick(page.resume, Qt.Key.Key_Return)


def test_a_game_under_way_is_described_as_it_is_with_the_date_of_its_file(open_page, tmp_path, game):
    (tmp_path / "last.alhambra").write_text("not yet")
    page = open_page(game)
    words, date = page.resume_line.text().split("  ·  ")
    assert words == "Anna and Yusuf, turn 1"
    assert date.replace(NO_BREAK, " ") in page.resume.accessibleDescription()


def test_each_button_asks_for_its_thing(open_page, qtbot):
    page = open_page()
    for button, signal in (
        (page.new, page.new_chosen),
        (page.open, page.open_chosen),
        (page.preferences, page.preferences_chosen),
    ):
        with qtbot.waitSignal(signal):
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_saved_game_is_opened_from_the_list(open_page, qtbot, game):
    saves_folder().mkdir(parents=True)
    path = saves_folder() / "Sunday.alhambra"
    write_game(path, game)
    page = open_page()
    assert page.list.isVisible()
    page.list.setCurrentIndex(page.saves.index(0))
    with qtbot.waitSignal(page.open_chosen) as chosen:
        qtbot.keyClick(page.list, Qt.Key.Key_Return)
    assert chosen.args == [path]


def test_every_other_unfinished_game_can_be_continued(open_page, qtbot, tmp_path, game):
    for number in range(1, 10):
        write_game(tmp_path / f"{number}.alhambra", game)
    page = open_page()
    assert page.others.rowCount() == 8
    page.others_list.setCurrentIndex(page.others.index(3))
    with qtbot.waitSignal(page.resume_chosen) as chosen:
        qtbot.keyClick(page.others_list, Qt.Key.Key_Return)
    assert chosen.args == [tmp_path / "5.alhambra"]


def test_with_one_unfinished_game_there_are_no_others(open_page, tmp_path, game):
    write_game(tmp_path / "1.alhambra", game)
    page = open_page()
    assert page.resume.isVisible()
    assert not page.others_list.isVisible()
    assert not page.others_list.title.isVisible()


@pytest.mark.parametrize(("unfinished", "saved"), [(0, 0), (1, 0), (3, 0), (10, 0), (0, 9), (10, 9)])
def test_the_card_is_as_high_as_what_it_holds(open_page, qtbot, tmp_path, game, unfinished, saved):
    for number in range(unfinished):
        write_game(tmp_path / f"{number}.alhambra", game)
    for number in range(saved):
        write_game(saves_folder() / f"{number}.alhambra", game)
    page = open_page()
    bar = page.findChild(QScrollArea).verticalScrollBar()
    qtbot.waitUntil(lambda: not page.saves.reading and bar.maximum() == 0)
    assert page.preferences.visibleRegion().boundingRect().size() == page.preferences.size()


def test_on_a_small_screen_the_ways_in_scroll_and_do_not_overlap(open_page, qtbot, tmp_path, game):
    write_game(tmp_path / "last.alhambra", game)
    page = open_page()
    page.resize(640, 360)
    qtbot.waitUntil(lambda: page.size().height() == 360)
    assert page.open.geometry().right() < page.preferences.geometry().left()
    rows = [page.resume, page.resume_line, page.new, page.open]
    edges = [edge for row in rows for edge in (row.geometry().top(), row.geometry().bottom())]
    assert edges == sorted(edges)


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize("size", [(1280, 760), (640, 400), (1920, 1080)])
def test_it_is_painted_in_both_themes_and_every_size(open_page, game, qtbot, theme, size):
    saves_folder().mkdir(parents=True)
    write_game(saves_folder() / "Sunday.alhambra", game)
    (saves_folder() / "damaged.alhambra").write_text("{", encoding="utf-8")
    page = open_page()
    page.set_theme(theme)
    page.resize(*size)
    qtbot.waitUntil(lambda: not page.saves.reading)
    assert not page.grab().isNull()


def test_the_picture_of_the_last_table_is_a_way_back_to_it(open_page, qtbot, tmp_path, game, pictures):
    write_game(tmp_path / "last.alhambra", game)
    pictures["last"] = QPixmap(1280, 738)
    page = open_page()
    middle = QPoint(round((page.width() - page._card().width()) / 2), page.height() // 2)
    qtbot.mouseMove(page, middle + QPoint(1, 1))
    qtbot.mouseMove(page, middle)
    assert page.cursor().shape() == Qt.CursorShape.PointingHandCursor
    with qtbot.waitSignal(page.continue_chosen):
        qtbot.mouseClick(page, Qt.MouseButton.LeftButton, pos=middle)
    qtbot.mouseMove(page, QPoint(4, 4))
    assert page.cursor().shape() == Qt.CursorShape.ArrowCursor


def test_without_a_picture_the_court_is_no_way_anywhere(open_page, qtbot, tmp_path, game):
    write_game(tmp_path / "last.alhambra", game)
    page = open_page()
    with qtbot.assertNotEmitted(page.continue_chosen):
        qtbot.mouseClick(page, Qt.MouseButton.LeftButton, pos=QPoint(400, page.height() // 2))
