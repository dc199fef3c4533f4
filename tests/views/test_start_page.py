from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QDate, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLabel

from alhambra_desktop.model.files.archive.archive import DATABASE, Archive
from alhambra_desktop.model.files.archive.kept_game import KeptGame, kept_game
from alhambra_desktop.model.files.saves.save import write_game
from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.learning.lesson import lessons
from alhambra_desktop.model.learning.puzzles.rating import Answer
from alhambra_desktop.model.rules.core.engine.setup import COLOURS
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.fonts import sans, text_width
from alhambra_desktop.views.art.palette import DARK, LIGHT, theme
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.models.game_summary import final_lines
from alhambra_desktop.views.models.games_model import GamesModel, outcome, shown_tiles
from alhambra_desktop.views.pages.puzzles.puzzle_card import ISO
from alhambra_desktop.views.pages.start.ahead import GoalsAhead
from alhambra_desktop.views.pages.start.record_card import MOST_BARS, RecordCard
from alhambra_desktop.views.pages.start.seats_line import ROW
from alhambra_desktop.views.pages.start.start_page import StartPage
from alhambra_desktop.views.storage.places import saves_folder
from alhambra_desktop.views.storage.preferences import SeatChoice
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.text.language import SPOKEN, capital
from alhambra_desktop.views.text.names import LONGEST
from alhambra_desktop.views.widgets.games_list import APART, GamesList, fitting_parts, plain_city
from alhambra_desktop.views.widgets.style import apply_style_sheet, apply_theme
from alhambra_desktop.views.window.main_window import MainWindow
from alhambra_desktop.words import PSEUDO, say
from tests.sweeps import in_each_language
from tests.unit.archive.games import finished
from tests.unit.archive.test_statistics import made_up
from tests.unit.goals.games import some_achievements


@pytest.fixture
def game(qapp):
    table = GameTable()
    table.begin(parse_new("human,apprentice seed=3"))
    return table.saved()


@pytest.fixture
def archive() -> list[tuple[Path, KeptGame]]:
    """Return a list of finished games."""
    return []


@pytest.fixture
def settings(tmp_path) -> Settings:
    return Settings(tmp_path / "settings.json")


@pytest.fixture
def open_page(qtbot, tmp_path, settings, archive):
    def show(under_way: SavedGame | None = None) -> StartPage:
        page = StartPage(
            settings,
            lambda: under_way,
            lambda: sorted(tmp_path.glob("*.alhambra")),
            lambda: archive,
        )
        qtbot.addWidget(page)
        page.resize(1280, 760)
        page.show()
        qtbot.waitUntil(lambda: not page.games.reading)
        return page

    return show


def keep(archive, count: int, seats: int = 3) -> None:
    for seed in range(1, count + 1):
        file = f"{seed}.alhambra"
        archive.append((Path("archive") / file, kept_game(finished(seed, seats), file, seed, "normal")))


def test_without_a_last_table_a_new_game_comes_first(open_page, qtbot, settings):
    settings.change(lessons_offered=True)
    page = open_page()
    assert not page.last.resumable
    assert page.focusWidget() is page.last.button
    assert page.last.button.text() == "&New game"
    assert not page.others.isVisible()
    assert page.record is None
    with qtbot.waitSignal(page.new_chosen):
        qtbot.keyClick(page.last.button, Qt.Key.Key_Return)


def test_new_players_are_offered_lessons_and_then_a_coached_game(open_page, qtbot, settings):
    page = open_page()
    assert page.focusWidget() is page.last.button
    assert page._bar.accessibleName() == "Welcome. Press Enter to start the first lesson"
    with qtbot.waitSignal(page.lesson_chosen, check_params_cb=lambda name: name == "1"):
        qtbot.keyClick(page.last.button, Qt.Key.Key_Return)
    assert page.open.title.isVisible()
    page.resize(1024, 660)
    assert not page.open.title.isVisible(), "it would not fit"
    settings.change(lessons=(("1", 5),))
    assert page.open.title.isVisible()
    assert page.last.turn.text() == "Your first game"
    assert not page.last.decline.isVisible()
    with qtbot.waitSignal(page.first_game_chosen):
        qtbot.keyClick(page.last.button, Qt.Key.Key_Return)


def test_a_first_start_does_not_offer_the_same_game_twice(open_page, qtbot, settings):
    page = open_page()

    assert not page.new.deal.isVisible()
    with qtbot.waitSignal(page.deal_chosen):
        qtbot.mouseClick(page.last.decline, Qt.MouseButton.LeftButton)
    assert page.new.deal.isVisible()
    qtbot.waitUntil(lambda: page.new.change.y() > page.new.title.geometry().bottom())


def test_a_player_whose_archive_list_is_lost_is_no_beginner(open_window, tmp_path):
    """The list is empty while it is rebuilt, but the files show that somebody has played."""
    archive = Archive(tmp_path)
    archive.keep(finished(1), 1, None)
    (archive.folder / DATABASE).unlink()
    start = open_window().window.workspace.start
    assert start.games.finished == ()
    assert start.last.turn.text() == "Your next game"
    assert start.last.button.text() == "&New game"
    assert not start.last.decline.isVisible()


def test_enter_continues_the_last_table(open_page, qtbot, tmp_path, game):
    write_game(tmp_path / "last.alhambra", game)
    page = open_page()
    assert page.last.turn.text() == "Your turn"
    assert page.focusWidget() is page.last.button
    assert page.last.button.accessibleName().startswith(
        "Continue: Your turn, Anna 0 points, Yusuf 0 points, turn 1"
    )
    with qtbot.waitSignal(page.continue_chosen):
        qtbot.keyClick(page.last.button, Qt.Key.Key_Return)


def test_a_hidden_page_loads_no_pictures_until_it_is_shown(open_page, qtbot, settings, tmp_path, game):
    page = open_page()
    asked = []
    page.last.picture.show_city = asked.append
    page.hide()
    write_game(tmp_path / "last.alhambra", game)
    page.relist()
    qtbot.waitUntil(lambda: not page.games.reading)
    settings.change(lessons=(("1", 5),))
    assert asked == []
    page.show()
    assert [list(city) for city in asked] == [[(0, 0)]]
    assert page.last.turn.text() == "Your turn"


def test_a_running_game_can_be_continued_without_a_file(open_page, qtbot, game):
    page = open_page(game)
    told = "Continue: Your turn, Anna 0 points, Yusuf 0 points, turn 1"
    assert page.last.button.accessibleName() == told
    assert page.focusWidget() is page.last.button
    with qtbot.waitSignal(page.continue_chosen):
        qtbot.keyClick(page.last.button, Qt.Key.Key_Return)


def test_each_button_and_key_sends_its_signal(open_page, qtbot, archive):
    keep(archive, 1)
    page = open_page()
    for button, signal in (
        (page.new.deal, page.deal_chosen),
        (page.new.change, page.new_chosen),
        (page.open.file, page.open_chosen),
        (page.others.everything, page.games_chosen),
    ):
        with qtbot.waitSignal(signal):
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    for key, signal in ((Qt.Key.Key_N, page.new_chosen), (Qt.Key.Key_G, page.games_chosen)):
        with qtbot.waitSignal(signal):
            qtbot.keyClick(page, key)
    qtbot.keyClick(page, Qt.Key.Key_O)
    assert page.focusWidget() is page.open.code


def test_typing_a_table_code_triggers_no_keys(open_page, qtbot):
    page = open_page()
    page.open.code.setFocus()
    with qtbot.assertNotEmitted(page.new_chosen):
        qtbot.keyClicks(page.open.code, "n7g")
    assert page.open.code.text() == "n7g"


@pytest.mark.usefixtures("spoken")
def test_enter_submits_a_table_code_and_errors_appear_below(open_page, qtbot):
    page = open_page()
    assert not page.open.sit.isEnabled()
    page.open.code.setFocus()
    qtbot.keyClicks(page.open.code, "K7M2")
    with qtbot.waitSignal(page.code_chosen) as given:
        qtbot.keyClick(page.open.code, Qt.Key.Key_Return)
    assert given.args == ["K7M2"]
    page.refuse_code(Message("code-short"))
    assert page.open.fault.isVisible()
    assert page.open.fault.text() == "This is not a table code: it is too short."
    assert page.open.code.accessibleDescription() == page.open.fault.text()
    SPOKEN.speak("fr")
    assert page.open.fault.text() == say(Message("code-short"))
    assert page.open.code.accessibleDescription() == page.open.fault.text()
    qtbot.keyClicks(page.open.code, "9")
    assert not page.open.fault.isVisible()
    assert page.open.code.accessibleDescription() == ""


def test_the_new_game_card_shows_the_last_seats(open_page, settings):
    settings.change(modules=("camps",))
    page = open_page()
    assert page.new.line.text() == "Alhambra for 3 players with Camps, as last time"
    seats = tuple(
        SeatChoice(f"Somebody {n}", colour) for n, colour in enumerate(("amber", "blue", "green", "violet"))
    )
    settings.change(seats=seats)
    assert page.new.line.text() == "Alhambra for 4 players with Camps, as last time"


def test_other_games_are_listed_without_the_continued_one(open_page, qtbot, tmp_path, game, archive):
    keep(archive, 2)
    write_game(tmp_path / "1.alhambra", game)
    write_game(tmp_path / "2.alhambra", game)
    saves_folder().mkdir(parents=True)
    write_game(saves_folder() / "Sunday.alhambra", game)
    page = open_page()
    rows = [row for row in range(page.games.rowCount()) if not page.others.list.isRowHidden(row)]
    paths = [page.games.games[row].path for row in rows]
    assert tmp_path / "1.alhambra" not in paths
    assert {tmp_path / "2.alhambra", saves_folder() / "Sunday.alhambra", *(path for path, _ in archive)} == {
        *paths
    }
    page.others.list.setCurrentIndex(page.games.index(rows[0]))
    with qtbot.waitSignal(page.game_chosen) as chosen:
        qtbot.keyClick(page.others.list, Qt.Key.Key_Return)
    assert chosen.args == [page.games.games[rows[0]]]


def test_with_one_unfinished_game_the_list_is_hidden(open_page, tmp_path, game):
    write_game(tmp_path / "1.alhambra", game)
    page = open_page()
    assert page.last.resumable
    assert not page.others.isVisible()


def test_a_finished_game_offers_rematch_result_and_review(open_page, qtbot, archive):
    keep(archive, 2)
    page = open_page()
    last = page.last
    _, kept = archive[-1]
    assert last.turn.text() == capital(say(outcome(kept)))
    assert all(f"{seat.name} {seat.points} points" in last.line.text for seat in kept.seats)
    assert last.picture._city == plain_city(shown_tiles(kept))
    assert page._bar.accessibleName() == "Welcome back. Press Enter for a rematch"
    path = Path("archive") / kept.file
    with qtbot.waitSignal(page.again_chosen, check_params_cb=lambda chosen: chosen == path):
        qtbot.keyClick(last.button, Qt.Key.Key_Return)
    with qtbot.waitSignal(page.review_chosen, check_params_cb=lambda chosen: chosen == path):
        qtbot.mouseClick(last.review, Qt.MouseButton.LeftButton)
    for seen in (last.result, last.picture):
        with qtbot.waitSignal(page.game_chosen, check_params_cb=lambda chosen: chosen.path == path):
            qtbot.mouseClick(seen, Qt.MouseButton.LeftButton)


def test_a_rematch_keeps_players_and_rules_but_not_the_deal(open_window, qtbot, tmp_path):
    game = finished(1, 3)
    Archive(tmp_path).keep(game, 1, None)
    workspace = open_window().window.workspace
    start = workspace.start
    start.read_games()
    qtbot.waitUntil(lambda: start.last.button.text() == "&Rematch")
    qtbot.mouseClick(start.last.button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: workspace.at_table and not workspace.table.state.over)
    setup = workspace.table.setup
    assert (setup.seats, setup.game, setup.modules) == (game.setup.seats, game.setup.game, game.setup.modules)
    assert setup.seed != game.setup.seed


def test_the_first_button_does_not_move_while_games_are_read(qtbot, settings, archive):
    page = StartPage(settings, lambda: None, list, lambda: archive, has_archived=lambda: True)
    qtbot.addWidget(page)
    page.resize(1280, 760)
    page.show()
    places = []
    for text in ("&New game", "&Rematch"):
        qtbot.waitUntil(lambda text=text: page.last.button.text() == text)
        QApplication.processEvents()
        places.append(page.last.button.geometry())
        keep(archive, 1)
        page.read_games()
    assert places[0] == places[1]


def test_goals_within_reach_and_the_next_campaign_table_are_shown(open_page, qtbot, archive):
    keep(archive, 1)
    page = open_page()
    with qtbot.waitSignal(page.goals_wanted):
        page.offer_goals()
    known = some_achievements()
    page.show_achievements(known)
    shown = [label.text() for label in page.record.ahead.findChildren(QLabel)]
    near = known.nearest(3)
    assert page.record.ahead.accessibleName() == "Next goals"
    assert shown[::2] == [*(say(one.goal.name) for one in near), "Campaign"]
    assert shown[-1] == "Camp on the Hill"
    assert [one.share for one in near] == sorted((one.share for one in near), reverse=True)
    assert shown[1] == f"{near[0].figure} of {near[0].goal.threshold}"
    with qtbot.assertNotEmitted(page.goals_wanted):
        page.relist()


@pytest.mark.parametrize("language", in_each_language(PSEUDO))
@pytest.mark.parametrize(("size", "shown"), [((894, 500), False), ((960, 540), False), ((1280, 760), True)])
def test_goals_ahead_never_displace_the_last_game(
    qapp, open_page, archive, qtbot, spoken, language, size, shown
):
    SPOKEN.speak(language)
    apply_theme(qapp, LIGHT)
    keep(archive, 4)
    page = open_page()
    apply_style_sheet(page)
    page.offer_puzzle()
    page.show_achievements(some_achievements())
    qtbot.waitUntil(page.record.ahead.isVisible)
    page.resize(*size)
    picture, title = page.last.picture, page.last.turn

    def is_whole() -> bool:
        below = picture.geometry().bottom() < title.geometry().top()
        apart = below or picture.geometry().right() < title.geometry().left()
        return apart and title.height() >= title.heightForWidth(title.width())

    qtbot.waitUntil(lambda: page.record.ahead.isVisible() is shown and is_whole())
    assert picture.height() >= picture.minimumHeight()


@pytest.mark.parametrize("language", in_each_language())
@pytest.mark.parametrize("width", [520, 300, 60])
def test_goals_that_do_not_fit_are_omitted(qtbot, spoken, width, language):
    SPOKEN.speak(language)
    ahead = GoalsAhead(FaceCache())
    qtbot.addWidget(ahead)
    apply_style_sheet(ahead)
    ahead.set_content(some_achievements())
    ahead.resize(width, 60)
    ahead.show()
    labels = [label for label in ahead.findChildren(QLabel) if label.isVisible()]
    assert labels
    if width > 60:
        assert all(label.width() >= label.minimumSizeHint().width() for label in labels)


@pytest.mark.parametrize(("count", "rows"), [(1, [84]), (2, [84, 84]), (4, [65] * 4), (9, [52] * 9)])
def test_a_short_list_has_taller_rows_and_no_partial_ones(qtbot, count, rows):
    kept = [(Path(f"{n}"), kept_game(finished(1, 3), f"{n}", n, "normal")) for n in range(count)]
    listed = GamesList(Message("start-games"), games := GamesModel(lambda: kept), lambda: LIGHT)
    qtbot.addWidget(listed)
    games.refresh((), Path("nowhere"))
    qtbot.waitUntil(lambda: not games.reading)
    listed.resize(400, 260)
    listed.show()
    listed.fit_rows(count)
    assert [listed.visualRect(games.index(row)).height() for row in range(count)] == rows
    assert listed.viewport().height() % rows[0] in (0, 260 - count * rows[0])


def test_the_share_of_wins_is_shown_with_its_interval(open_page, archive):
    keep(archive, 6)
    page = open_page()
    assert page.record.isVisible()
    won = sum(kept.seats[0].place == 1 for _, kept in archive)
    bar = page.record.findChild(type(page.record._bars.itemAt(0).widget()))
    assert bar.accessibleName().startswith(f"builder: {won} of 6 won; ")
    assert page.record.beside.text() == "6 so far"


KINDS: dict[str, dict[str, Any]] = {"unaided": {}, "aided": {"hints": (1, 0, 0)}, "branch": {"branch": True}}
"""Changes of a game for each kind of help."""


@pytest.mark.parametrize(
    ("games", "counted"),
    [
        ({"unaided": 1}, 1),
        ({"unaided": 2, "aided": 3}, 2),
        ({"unaided": 2, "branch": 4}, 2),
        ({"aided": 3, "branch": 4}, 3),
        ({"unaided": 1, "aided": 3, "branch": 4}, 1),
        ({"branch": 4}, 4),
        ({}, 0),
    ],
)
def test_the_record_counts_only_games_with_the_least_help(qtbot, games, counted):
    card = RecordCard(FaceCache())
    qtbot.addWidget(card)
    others = ((None, 9, 1), (None, 5, 2)), (("builder", 9, 1), ("builder", 5, 2))  # two humans, or none
    finished = [made_up(*seats) for seats in others]
    for kind, count in games.items():
        level = "master" if kind == "unaided" else "builder"
        finished += [
            made_up((None, 9, 1 + n % 2), (level, 5, 2 - n % 2), **KINDS[kind]) for n in range(count)
        ]
        finished.append(made_up((None, 9, 1), ("newcomer", 5, 2), **KINDS[kind]))
    total = counted + bool(counted)
    card.show_games(tuple(finished))
    assert card.isHidden() == (not counted)
    assert card.beside.text() == f"{total} so far"
    level = "master" if "unaided" in games else "builder"
    won = -(-counted // 2)
    expected = [f"{level}: {won} of {counted} won", "newcomer: 1 of 1 won"][: 2 * bool(counted)]
    assert sorted(bar.accessibleName().partition(";")[0] for bar in card.bars) == sorted(expected)
    assert not [bar for bar in card.bars if bar.toolTip() not in bar.accessibleName()]


def test_the_record_shows_the_levels_played_most_often(qtbot):
    card = RecordCard(FaceCache())
    qtbot.addWidget(card)
    levels = {
        "newcomer": (1, 1),
        "apprentice": (2, 2),
        "builder": (0, 4),
        "architect": (1, 3),
        "master": (0, 5),
    }
    finished = [
        made_up((None, 9, 1 if n < won else 2), (level, 5, 2 if n < won else 1))
        for level, (won, played) in levels.items()
        for n in range(played)
    ]
    card.show_games(tuple(finished))
    most = sorted(levels, key=lambda level: -levels[level][1])[:MOST_BARS]
    assert 1 < len(most) < len(levels)
    shown = [bar.accessibleName().partition(";")[0] for bar in card.bars]
    assert shown == [f"{level}: {levels[level][0]} of {levels[level][1]} won" for level in most]


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize("size", [(1280, 760), (640, 400), (1920, 1080)])
def test_it_can_be_painted_in_every_theme_and_size(open_page, game, archive, theme, size):
    keep(archive, 3)
    saves_folder().mkdir(parents=True)
    write_game(saves_folder() / "Sunday.alhambra", game)
    (saves_folder() / "damaged.alhambra").write_text("{", encoding="utf-8")
    page = open_page()
    page.set_theme(theme)
    page.resize(*size)
    assert not page.grab().isNull()


@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize("language", ["en", "fr", PSEUDO])
@pytest.mark.parametrize("size", [(894, 560), (960, 540), (1280, 800)])
def test_no_card_covers_the_motto(open_page, size, language):
    SPOKEN.speak(language)
    page = open_page()
    page.resize(*size)
    page.grab()
    motto = page._motto.geometry()
    assert motto.right() < page._panel.x()
    assert motto.bottom() < page.last.mapTo(page, QPoint()).y()
    assert page._motto.heightForWidth(motto.width()) <= motto.height(), "all lines have room"


@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize("size", [(960, 540), (1024, 700), (1280, 800)])
def test_the_motto_needs_only_one_line(open_page, size):
    page = open_page()
    page.resize(*size)
    QApplication.processEvents()
    assert page._motto.height() < 2 * page._motto.fontMetrics().height()


@pytest.mark.parametrize("size", [(640, 560), (960, 540), (1280, 800)])
def test_the_last_tables_seats_are_complete_between_picture_and_button(
    open_page, qtbot, tmp_path, game, size
):
    write_game(tmp_path / "last.alhambra", game)
    page = open_page()
    page.resize(*size)
    last = page.last

    def is_complete() -> bool:
        line = last.line.geometry()
        apart = line.left() > last.picture.geometry().right() and line.top() > last.turn.geometry().bottom()
        whole = line.height() >= len(game.setup.seats) * ROW
        return apart and whole and line.bottom() < last.button.mapTo(last, QPoint()).y()

    qtbot.waitUntil(is_complete)


def test_a_finished_games_players_are_sorted_by_place(archive):
    keep(archive, 1, seats=4)
    lines = final_lines(archive[0][1])
    assert [line.points for line in lines] == sorted((line.points for line in lines), reverse=True)
    assert [line.won for line in lines] == [line.points == lines[0].points for line in lines]


def test_a_narrow_page_has_one_column_that_scrolls(open_page, qtbot, archive):
    keep(archive, 2)
    page = open_page()
    page.offer_puzzle()
    cards = page.last, page.record, page.puzzle, page.new
    assert page.new.mapTo(page, QPoint()).x() > page.last.geometry().right()
    page.resize(640, 560)
    qtbot.waitUntil(lambda: page._panel.width() > 600)

    def is_column() -> bool:
        tops = [card.mapTo(page._ways, QPoint()).y() for card in cards]
        return tops == sorted(set(tops)) and all(card.width() <= page._panel.width() for card in cards)

    qtbot.waitUntil(is_column)
    page.resize(1280, 760)
    qtbot.waitUntil(lambda: page.new.mapTo(page, QPoint()).x() > page.last.geometry().right())
    assert page.puzzle.y() > page.record.y() > page.last.y()


def test_the_game_of_the_first_card_is_not_listed_again(open_page, archive):
    keep(archive, 3)
    page = open_page()
    hidden = [row for row in range(3) if page.others.list.isRowHidden(row)]
    assert [page.games.games[row].path for row in hidden] == [page._over.path]


def test_clicking_the_picture_continues_the_last_table(open_page, qtbot, tmp_path, game):
    write_game(tmp_path / "last.alhambra", game)
    page = open_page()
    picture = page.last.picture
    inside = picture.frame.center().toPoint()
    qtbot.mouseMove(picture, inside + QPoint(1, 1))
    qtbot.mouseMove(picture, inside)
    assert picture.cursor().shape() == Qt.CursorShape.PointingHandCursor
    with qtbot.waitSignal(page.continue_chosen):
        qtbot.mouseClick(picture, Qt.MouseButton.LeftButton, pos=inside)


def test_the_first_alhambra_is_at_dusk_except_in_high_contrast(open_page):
    page = open_page()
    picture = page.last.picture

    def corner() -> QColor:
        return picture.grab().toImage().pixelColor(20, 20)

    for dark in (False, True):
        page.set_theme(theme(dark))
        assert corner().lightness() < 60
    page.set_theme(theme(False, contrast=True))
    assert corner().lightness() > 150


def test_the_last_tables_alhambra_is_shown(open_page, tmp_path, game):
    page = open_page()
    without = page.last.picture.grab().toImage()
    write_game(tmp_path / "last.alhambra", game)
    assert open_page().last.picture.grab().toImage() != without


def test_the_next_lesson_is_offered_by_button_and_key(open_page, qtbot, settings):
    settings.change(lessons=(("1", len(lessons()["1"].steps)), ("2", 1)))
    page = open_page()
    page.read_lessons()
    card = page.learn
    assert card.next_lesson == "2"
    assert (card.stars.done, card.stars.count) == (1, sum(not one.about for one in lessons().values()))
    with qtbot.waitSignal(page.lesson_chosen, check_params_cb=lambda name: name == "2"):
        qtbot.mouseClick(card.begin, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.lesson_chosen, check_params_cb=lambda name: name == ""):
        qtbot.keyClick(page.last.button, Qt.Key.Key_L)


def test_the_daily_puzzle_is_offered_by_button_and_key(open_page, qtbot, settings):
    today = QDate.currentDate()
    page = open_page()
    page.offer_puzzle()
    card = page.puzzle
    assert card.rating.text() == ""
    first = today.addDays(-(today.dayOfWeek() % 7))  # in English, weeks begin on Sunday
    days = ((first.addDays(2).toString(ISO), "solved"), (first.addDays(6).toString(ISO), "missed"))
    settings.change(puzzle_days=(*days, (first.addDays(-1).toString(ISO), "nearly")))
    settings.change(puzzle_rating=(1216.4, 2))
    assert card.days._answers == [None, None, Answer.SOLVED, None, None, None, Answer.MISSED]
    assert card.days.accessibleName() == "Solved, Missed"
    assert card.rating.text() == "rating 1216"
    with qtbot.waitSignal(page.puzzle_chosen):
        qtbot.mouseClick(card.solve, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.puzzle_chosen):
        qtbot.keyClick(page.last.button, Qt.Key.Key_P)


def test_the_daily_puzzles_city_and_goals_are_shown_with_room(open_page):
    page = open_page()
    page.offer_puzzle()
    page.show_puzzle()
    assert page.puzzle.goals.text()
    for size, shown in ((QSize(1280, 800), True), (QSize(1024, 700), False), (QSize(1280, 800), True)):
        page.resize(size)
        assert page.puzzle.goals.isVisible() is shown
        assert page.puzzle.thumbnail.isVisible()


def test_adding_the_puzzle_card_moves_no_button(open_page, qtbot):
    page = open_page()
    before = page.last.button.mapTo(page, QPoint())
    page.offer_puzzle()
    page.layout().activate()
    qtbot.waitUntil(lambda: page.puzzle.height() > 0 and page.puzzle.y() > page.last.y())
    assert page.last.button.mapTo(page, QPoint()) == before
    assert page.puzzle.minimumSizeHint().height() <= page.puzzle.height()


@pytest.mark.parametrize("language", in_each_language())
def test_adding_the_lesson_card_does_not_move_cards_below(open_page, qtbot, settings, language):
    settings.change(lessons_offered=True)
    SPOKEN.speak(language)
    try:
        page = open_page()
        before = page.open.mapTo(page, QPoint())
        page.read_lessons()
        qtbot.waitUntil(lambda: page.learn.height() > 0 and page.learn.y() > page.new.y())
        page.layout().activate()
        assert page.open.mapTo(page, QPoint()) == before
    finally:
        SPOKEN.speak("en")


def test_only_one_button_is_primary_wherever_the_focus_is(open_page, qtbot, qapp):
    apply_theme(qapp, LIGHT)
    page = open_page()
    apply_style_sheet(page)
    page.offer_puzzle()
    page.activateWindow()
    qtbot.waitUntil(lambda: page.puzzle.height() > 0 and page.last.button.hasFocus())
    seen = []
    for button in (page.last.button, page.last.decline, page.puzzle.solve):
        assert button.hasFocus()
        seen.append(button.grab().toImage().pixelColor(8, button.height() // 2).lightness())
        qtbot.keyClick(button, Qt.Key.Key_Tab)
    assert [lightness < 100 for lightness in seen] == [True, False, False]


def test_without_an_earlier_game_no_last_time_is_mentioned(open_page):
    assert open_page().new.line.text() == "Alhambra for 3 players"


def test_after_all_lessons_none_is_offered(open_page, settings):
    settings.change(lessons_offered=True)
    page = open_page()
    page.read_lessons()
    assert page.learn.begin.isVisible()
    settings.change(lessons=tuple((one.id, len(one.steps)) for one in lessons().values()))
    assert page.learn.next_lesson == ""
    assert not page.learn.begin.isVisible()


def test_the_first_window_has_focus_on_the_first_lesson(qtbot, tmp_path):
    window = MainWindow(Settings(tmp_path / "settings.json"), tmp_path / "data")
    qtbot.addWidget(window)
    window.show()
    assert window.workspace.start.last.offers_lesson
    assert window.focusWidget() is window.workspace.start.last.button
    window.close()


def test_after_starting_at_a_table_all_cards_are_shown(qtbot, tmp_path):
    window = MainWindow(Settings(tmp_path / "settings.json"), tmp_path / "data")
    qtbot.addWidget(window)
    window.workspace.games.begin(parse_new("human,human seed=3"))
    window.show()
    assert window.workspace.at_table
    window.workspace.start_route.go()
    assert window.workspace.start.learn is not None
    assert window.workspace.start.puzzle.isVisible()
    window.close()


def test_facts_that_do_not_fit_are_omitted_completely(qapp):
    told, font = f"turn 55{APART}today, 18:14", sans(14)
    assert fitting_parts(told, font, 400) == told
    assert fitting_parts(told, font, text_width(told, font) - 1) == "turn 55"
    assert fitting_parts(told, font, 20) == ""


def test_a_first_start_offers_suggestions_below_the_cards(open_page, qtbot):
    page = open_page()
    before = page.open.mapTo(page, QPoint())
    page.read_lessons()
    page.layout().activate()
    card = page.suggestions_card
    assert card.isVisible()
    assert page.open.mapTo(page, QPoint()) == before
    assert [row.isVisible() for row in card.rows] == [True, True, True, True]
    chosen = (page.lesson_chosen, page.first_game_chosen, page.campaign_chosen, page.new_chosen)
    for row, signal in zip(card.rows, chosen, strict=True):
        with qtbot.waitSignal(signal):
            qtbot.mouseClick(row.button, Qt.MouseButton.LeftButton)


def test_suggestions_exclude_what_the_page_offers_elsewhere(open_page, settings):
    page = open_page()
    page.read_lessons()
    settings.change(lessons=(("1", 1),))  # the first game is the next thing to do
    shown = page.learn.isVisible(), *(row.isVisible() for row in page.suggestions_card.rows)
    assert shown == (True, False, False, True, True)
    settings.change(lessons=(), lessons_offered=True)
    shown = page.learn.isVisible(), *(row.isVisible() for row in page.suggestions_card.rows)
    assert shown == (True, False, True, True, True)


@pytest.mark.parametrize(("games", "listed", "ways"), [(1, False, True), (2, True, False), (9, True, False)])
def test_suggestions_fill_the_space_left_by_a_short_list(open_page, archive, games, listed, ways):
    keep(archive, games)
    page = open_page()
    page.read_lessons()
    assert (page.others.isVisible(), page.suggestions_card.isVisible()) == (listed, ways)
    assert page.suggestions_card.game.isVisible() is False
    lowest = max((page.suggestions_card, page.open), key=lambda card: card.y() * card.isVisible())
    assert lowest.geometry().bottom() >= page._panel.height() - 8


def test_long_names_on_the_new_game_card_are_complete(open_page, settings):
    seats = [
        SeatChoice(f"{number}" + "M" * (LONGEST - 1), colour) for number, colour in enumerate(COLOURS[:3])
    ]
    settings.change(seats=tuple(seats), lessons_offered=True)
    page = open_page()
    page.layout().activate()
    for chip in page.new._chips:
        assert chip._name.width() >= chip._name.sizeHint().width()
        assert page.new.rect().contains(QRect(chip.mapTo(page.new, QPoint()), chip.size()))
