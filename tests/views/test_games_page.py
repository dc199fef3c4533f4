"""The page of all games: searching, opening, deleting and exporting by mouse and keyboard."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import attrs
import pytest
from PySide6.QtCore import QMimeData, QPoint, QRect, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QImage, QPainter, QStandardItemModel
from PySide6.QtWidgets import QStyleOptionViewItem

from alhambra_desktop.model.files.archive.kept_game import JudgedTurn, KeptGame, kept_game
from alhambra_desktop.model.files.archive.statistics import AnalysedTurns
from alhambra_desktop.model.files.archive.table_code import table_code
from alhambra_desktop.model.files.saves.save import read_game, write_game
from alhambra_desktop.model.rules.core.engine.setup import COLOURS
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.palette import LIGHT
from alhambra_desktop.views.art.people.seat_picture import SeatPicture
from alhambra_desktop.views.dialogs import file_dialogs
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.models.found_games import FoundGames, RowRole
from alhambra_desktop.views.models.game_filter import GameFilter
from alhambra_desktop.views.models.game_order import LARGEST_FIRST, Column, shown_seat
from alhambra_desktop.views.models.game_row import GameRow, PlayerMark
from alhambra_desktop.views.models.games_model import GamesModel, outcome
from alhambra_desktop.views.pages.games import game_cards
from alhambra_desktop.views.pages.games.deletion import UNDO_SECONDS
from alhambra_desktop.views.pages.games.game_cards import DATES, LEAST, PER_EVENT, ROW, TALLEST, GameCards
from alhambra_desktop.views.pages.games.game_details import PAPER
from alhambra_desktop.views.pages.games.games_page import GamesPage
from alhambra_desktop.views.pages.games.sort_chips import TITLES
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.text.language import SPOKEN, capital
from alhambra_desktop.views.widgets.paper import SHADOW
from alhambra_desktop.views.window.main_window import MainWindow
from alhambra_desktop.words import PSEUDO, phrase, say
from tests.sweeps import in_each_language
from tests.unit.archive.games import finished
from tests.views.cut_off import cut_off
from tests.views.round_menu import choose_in_menu
from tests.views.storage.at_table import open_file

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot, tmp_path):
    settings = Settings(tmp_path / "settings.json")
    settings.change(own_speed="off", others_speed="off")
    made = MainWindow(settings, tmp_path / "data")
    for seed, seats in ((1, 2), (2, 3), (3, 4)):
        made.workspace.storage.archive.keep(finished(seed, seats), 1_790_000_000 + seed, "normal")
    qtbot.addWidget(made)
    made.show()
    made.workspace.games_route.go()
    qtbot.waitUntil(lambda: len(made.workspace.start.games.finished) == 3)
    yield made
    made.close()


def rows(window) -> list[str]:
    found = window.workspace.games_page.found_games
    return [str(found.index(row, 0).data()) for row in range(found.rowCount())]


def test_the_search_finds_names_tables_and_dates(window, qtbot):
    page = window.workspace.games_page
    assert page.focusWidget() is page.search
    assert len(rows(window)) == 3
    qtbot.keyClicks(page.search, "bot 3")
    assert len(rows(window)) == 1
    assert page.count.text() == "1 game"
    assert page.search.accessibleDescription() == "1 game"
    qtbot.keyClick(page.search, Qt.Key.Key_Escape)
    assert len(rows(window)) == 3
    qtbot.keyClicks(page.search, "nobody")
    assert page.nothing.isVisible()
    assert page.nothing.text() == "No games match your search."


def test_enter_reviews_the_selected_game(window, qtbot):
    page = window.workspace.games_page
    qtbot.keyClick(page.search, Qt.Key.Key_Down)
    assert page.focusWidget() is page.list
    qtbot.keyClick(page.list, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not page.isVisible(), timeout=20_000)
    assert window.navigator.currentWidget() is window.workspace.reviews.page
    assert len(window.workspace.table.setup.seats) == 3, "the second of the list"


def test_the_result_button_opens_the_selected_game(window, qtbot):
    page = window.workspace.games_page
    qtbot.keyClick(page.search, Qt.Key.Key_Down)
    qtbot.mouseClick(page.details.result, LEFT)
    window.workspace.games.await_file(20.0)
    assert window.workspace.at_table
    assert window.workspace.table.state.over
    assert len(window.workspace.table.setup.seats) == 3, "the second of the list"


def test_a_deleted_game_leaves_the_list_and_later_the_archive(window, qtbot):
    page, archive = window.workspace.games_page, window.workspace.storage.archive
    last = archive.games()[0]
    qtbot.mouseClick(page.delete, LEFT)
    assert len(rows(window)) == 2
    assert page.focusWidget() is page.list
    window.workspace.storage.writer.flush(5)
    assert archive.path(last.file).exists(), "it can still be brought back"
    for _ in range(UNDO_SECONDS):
        assert page.bar.asks
        page.bar._count_down()
    assert not page.bar.asks
    qtbot.waitUntil(lambda: len(archive.games()) == 2)
    qtbot.waitUntil(lambda: not archive.path(last.file).exists())
    assert len(rows(window)) == 2


def press_undo(window, qtbot) -> None:
    qtbot.mouseClick(window.workspace.games_page.bar.buttons[0], LEFT)


def undo_by_key(window, qtbot) -> None:
    window.menus.trigger("undo")


@pytest.mark.parametrize("undo", [press_undo, undo_by_key])
@pytest.mark.parametrize("row", [0, 1, 2])
def test_undo_restores_a_deleted_game_at_its_position(window, qtbot, undo, row):
    page, before = window.workspace.games_page, rows(window)
    page.list.setCurrentIndex(page.found_games.index(row))
    qtbot.keyClick(page.list, Qt.Key.Key_Delete)
    assert rows(window) == before[:row] + before[row + 1 :]
    undo(window, qtbot)
    assert rows(window) == before
    assert page.list.currentIndex().row() == row
    assert not page.bar.asks
    window.workspace.start_route.go()
    window.workspace.storage.writer.flush(5)
    assert len(window.workspace.storage.archive.games()) == 3


def test_deletion_is_final_when_the_page_is_left(window, qtbot):
    page = window.workspace.games_page
    qtbot.mouseClick(page.delete, LEFT)
    qtbot.mouseClick(page.delete, LEFT)
    window.workspace.storage.writer.flush(5)
    assert len(window.workspace.storage.archive.games()) == 2, "the second one can be brought back"
    window.workspace.start_route.go()
    window.workspace.storage.writer.flush(5)
    assert len(window.workspace.storage.archive.games()) == 1
    window.workspace.games_route.go()
    qtbot.waitUntil(lambda: len(rows(window)) == 1)


def test_quitting_keeps_a_game_whose_deletion_can_be_undone(window, qtbot):
    archive = window.workspace.storage.archive
    qtbot.mouseClick(window.workspace.games_page.delete, LEFT)
    window.close()
    assert len(archive.games()) == 3


def test_all_games_are_deleted_after_confirmation(window, qtbot):
    page = window.workspace.games_page
    qtbot.keyClicks(page.search, "bot 3")
    assert len(rows(window)) == 1
    choose_in_menu(qtbot, page.more, "Delete &all…")
    assert page.bar.accessibleName().startswith("Delete all 3 permanently?")
    qtbot.mouseClick(page.bar.buttons[0], LEFT)
    qtbot.waitUntil(lambda: rows(window) == [])
    assert window.workspace.storage.archive.games() == ()


def test_the_games_are_exported_as_a_table(window, qtbot, tmp_path, monkeypatch):
    target = tmp_path / "games.csv"
    monkeypatch.setattr(file_dialogs, "file_for_table", lambda _: (target, ";"))
    choose_in_menu(qtbot, window.workspace.games_page.more, "&Export as CSV…")
    qtbot.waitUntil(lambda: window.notice.words == "Exported to games.csv.")
    assert target.read_bytes().startswith(b"\xef\xbb\xbfended;game;"), "Excel needs the mark to read UTF-8"
    assert len(target.read_text(encoding="utf-8").splitlines()) == 1 + 2 + 3 + 4


def test_a_game_dropped_on_the_window_is_opened(window, qtbot, tmp_path):
    saved, other = tmp_path / "a game.alhambra", tmp_path / "a game.txt"
    write_game(saved, finished(1))
    for files, opened in (([other], False), ([saved, saved], False), ([saved], True)):
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
        point, action = QPoint(9, 9), Qt.DropAction.CopyAction
        button, none = LEFT, Qt.KeyboardModifier.NoModifier
        enter = QDragEnterEvent(point, action, data, button, none)
        window.dragEnterEvent(enter)
        window.dropEvent(QDropEvent(point.toPointF(), action, data, button, none))
        window.workspace.games.await_file(5)
        qtbot.waitUntil(lambda opened=opened: window.workspace.playing is opened)
    assert window.workspace.games.file == saved


def test_esc_returns_to_the_start_page(window, qtbot):
    qtbot.keyClick(window.workspace.games_page.search, Qt.Key.Key_Escape)
    assert window.workspace.start.isVisible()


def test_a_game_that_ends_in_the_window_is_archived_once(window, qtbot):
    window.workspace.games.begin(parse_new("human,human seed=5"))
    window.settings.change(aids="purist")
    while not window.workspace.table.state.over:
        window.workspace.table.submit(window.workspace.table.offers()[0])
    window.workspace.storage.writer.flush(10)
    kept = window.workspace.storage.archive.games()[0]
    assert [seat.points for seat in kept.seats] == [
        player.score for player in window.workspace.table.state.players
    ]
    assert kept.aids == "purist"
    path = window.workspace.storage.archive.path(kept.file)
    assert read_game(path).actions == window.workspace.table.saved().actions
    window.workspace.storage.keep()
    open_file(window, path)
    window.workspace.storage.writer.flush(10)
    assert len(window.workspace.storage.archive.games()) == 4


def test_a_game_that_cannot_be_archived_is_reported(window, qtbot, monkeypatch):
    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    window.workspace.games.begin(parse_new("human,human seed=5"))
    monkeypatch.setattr(window.workspace.storage.archive, "keep", refuse)
    while not window.workspace.table.state.over:
        window.workspace.table.submit(window.workspace.table.offers()[0])
    window.workspace.storage.writer.flush(10)
    folder = window.workspace.storage.archive.folder
    assert window.notice.words == f"The finished game could not be saved in {folder}: No space left on device"
    assert window.workspace.storage.path.exists(), "what was kept last of it is still there"


def test_a_finished_game_of_an_older_version_is_archived(window, qtbot):
    from alhambra_desktop.model.files.saves.save import write_game

    write_game(window.workspace.storage.games.finished, finished(9))
    window.workspace.storage.settle_archive()
    qtbot.waitUntil(lambda: not window.workspace.storage.games.finished.exists())
    assert len(window.workspace.storage.archive.games()) == 4


def test_a_table_code_starts_its_table(window, qtbot):
    code = window.workspace.storage.archive.games()[0].code
    window.workspace.start_route.go()
    window.workspace.start.code_chosen.emit(code)
    assert window.workspace.at_table
    assert window.workspace.table.setup.seed == 3
    assert [seat.level for seat in window.workspace.table.setup.seats][1:] == ["builder:mason"] * 3


def test_an_error_in_a_table_code_is_located(window, qtbot):
    code = window.workspace.storage.archive.games()[0].code
    window.workspace.start_route.go()
    wrong = ("7" if code[0] != "7" else "8") + code[1:]
    window.workspace.start.code_chosen.emit(wrong)
    told = window.workspace.start.open.fault.text()
    assert told == f"Character 1 is wrong: {wrong[0]} should be {code[0]}."
    assert not window.workspace.at_table


def test_the_deal_button_uses_the_last_seats(window, qtbot):
    window.workspace.start_route.go()
    qtbot.mouseClick(window.workspace.start.new.deal, LEFT)
    assert window.workspace.at_table
    names = [choice.name for choice in window.workspace.settings.preferences.seats]
    assert [seat.name for seat in window.workspace.table.setup.seats][1:] == names[1:]
    assert window.workspace.table.record_refusal() != Message("no-game")


def test_an_unreadable_list_is_not_reported_as_empty(window, qtbot):
    archive = window.workspace.storage.archive
    for file in archive.folder.glob("games.sqlite*"):
        file.unlink()
    page = window.workspace.games_page
    window.workspace.start.relist()
    qtbot.waitUntil(lambda: window.workspace.start.games.unlisted)
    window.workspace.start.games.beginResetModel()
    window.workspace.start.games._kept, window.workspace.start.games._games = (), []
    window.workspace.start.games.endResetModel()
    page.refresh()
    assert page.nothing.text() == "Your finished games cannot be listed now. Their files are safe."


def test_the_same_table_can_be_played_again(window, qtbot):
    code = window.workspace.storage.archive.games()[0].code
    page = window.workspace.games_page
    assert page.details.again.isEnabled()
    qtbot.mouseClick(page.details.again, LEFT)
    assert window.workspace.at_table
    assert window.workspace.table.setup.seed == 3
    assert table_code(window.workspace.table.setup) == code


def test_a_table_that_cannot_be_played_again_says_why(window, qtbot):
    page, notice = window.workspace.games_page, window.notice
    page.details._code = "7" * 24
    qtbot.mouseClick(page.details.again, LEFT)
    assert not window.workspace.at_table
    assert notice.words.startswith("This table code contains a mistake.")


def test_f6_moves_between_search_list_and_details(window, qtbot):
    page = window.workspace.games_page
    seen = []
    for _ in range(4):
        seen.append(page.focusWidget())
        qtbot.keyClick(page, Qt.Key.Key_F6)
    assert seen == [page.search, page.list, page.open, page.search]
    page.list.setFocus()
    qtbot.keyClick(page.list, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.focusWidget() is page.search


# -- sorting


def slowly_sorted(games, model, column, falls):
    """Return the games in the order of a simple insertion sort."""

    def value(game):
        return game.changed if column is Column.DATE else model.sort_key(games.index(game), column)

    def precedes(one, other):
        if one.unfinished != other.unfinished:
            return one.unfinished
        mine, theirs = value(one), value(other)
        if (mine is None) != (theirs is None):
            return theirs is None
        if mine == theirs:
            return games.index(one) < games.index(other)
        return mine > theirs if falls else mine < theirs

    found = []
    for game in games:
        at = next((i for i, other in enumerate(found) if precedes(game, other)), len(found))
        found.insert(at, game)
    return found


@pytest.fixture
def mixed(qtbot, tmp_path):
    """Return a page of finished, saved, unfinished and damaged games with ties, humans and expansions."""
    kept = []
    for n in range(1, 25):
        game = finished(n % 7 + 1, 2 + n % 4, (("camps",), (), ("vizier", "huts"))[n % 3])
        one = kept_game(game, f"{n}", 86_400 * n, "normal")
        if n % 6 == 0:  # only human players, so no place is the player's own
            one = attrs.evolve(one, seats=tuple(attrs.evolve(seat, level=None) for seat in one.seats))
        kept.append((Path(f"{n}.alhambra"), one))
    tried = {(f"{n}", 0): AnalysedTurns(99, 9.0, n % 5) for n in range(1, 25, 2)}
    for name in ("a", "b", "7", "8"):
        write_game(tmp_path / f"{name}.alhambra", at_turn(3 + len(name)))
    (tmp_path / "broken.alhambra").write_text("{", encoding="utf-8")
    model = GamesModel(lambda: kept, analysed_turns=lambda: tried)
    page = GamesPage(model)
    page.resize(1280, 774)
    qtbot.addWidget(page)
    page.show()
    model.refresh([tmp_path / "7.alhambra", tmp_path / "8.alhambra"], tmp_path)
    page.on_entered()
    count = len(kept) + 5
    qtbot.waitUntil(lambda: not model.reading and model.rowCount() == count, timeout=20_000)
    qtbot.waitUntil(lambda: model.is_searchable, timeout=20_000)
    return page


def at_turn(seed: int):
    table = GameTable()
    table.begin(parse_new(f"human,apprentice,builder seed={seed}"))
    return table.saved()


def press_chip(page, column, qtbot) -> None:
    qtbot.mouseClick(page.sorting.buttons[column], LEFT)


def enter_on_chip(page, column, qtbot) -> None:
    qtbot.keyClick(page.sorting.buttons[column], Qt.Key.Key_Return)


@pytest.mark.parametrize("sort", [press_chip, enter_on_chip])
@pytest.mark.parametrize("column", Column)
def test_every_order_matches_an_insertion_sort_and_can_be_reversed(mixed, qtbot, column, sort):
    games, model = list(mixed._games.games), mixed._games
    other = Column.POINTS if column is not Column.POINTS else Column.DATE
    press_chip(mixed, other, qtbot)
    for falls in (column in LARGEST_FIRST, column not in LARGEST_FIRST):
        sort(mixed, column, qtbot)
        assert (mixed.found_games.column, mixed.found_games.descending) == (column, falls)
        shown = [
            mixed.found_games.game(mixed.found_games.index(row))
            for row in range(mixed.found_games.rowCount())
        ]
        assert shown == slowly_sorted(games, model, column, falls)
        described = {one: button.accessibleDescription() for one, button in mixed.sorting.buttons.items()}
        assert {one for one, text in described.items() if text} == {column}
        assert described[column] == phrase("games-sorted", falls=int(falls))
        tip = phrase("games-sort-tip", column=TITLES[column], falls=int(not falls))
        assert mixed.sorting.buttons[column].toolTip().startswith(tip), "what a press would do"


@pytest.mark.parametrize("column", Column)
def test_a_search_keeps_the_sort_order(mixed, qtbot, column):
    press_chip(mixed, column, qtbot)
    before = [
        mixed.found_games.game(mixed.found_games.index(row)) for row in range(mixed.found_games.rowCount())
    ]
    qtbot.keyClicks(mixed.search, "camps")
    shown = [
        mixed.found_games.game(mixed.found_games.index(row)) for row in range(mixed.found_games.rowCount())
    ]
    assert 0 < len(shown) < len(before)
    assert shown == [game for game in before if game in shown]
    assert mixed.list.currentIndex().row() == 0


def test_sorting_by_points_is_updated_when_texts_are_ready(qtbot):
    kept = [(Path(f"{n}.alhambra"), kept_game(finished(n, 3), f"{n}", n, "normal")) for n in range(1, 6)]
    model = GamesModel(lambda: kept)
    page = GamesPage(model)
    qtbot.addWidget(page)
    page.show()
    press_chip(page, Column.POINTS, qtbot)  # before there is anything to sort
    model.refresh((), Path("nowhere"))
    qtbot.waitUntil(lambda: model.rowCount() == len(kept) and model.is_searchable)
    games = (page.found_games.game(page.found_games.index(row)).kept for row in range(len(kept)))
    points = [game.seats[shown_seat(game)].points for game in games]
    assert points == sorted(points, reverse=True)


def test_a_card_shows_the_result_and_the_winner(mixed):
    found = mixed.found_games
    shown = [(found.game(found.index(row)), found.row(found.index(row))) for row in range(found.rowCount())]
    assert [row.unfinished for _, row in shown[:3]] == [True, True, False]
    for game, row in shown:
        kept = game.kept
        if kept is None:
            assert not row.won
            assert row.damaged is (game.path.stem == "broken")
            continue
        assert row.headline == capital(say(outcome(kept)))
        best = max(seat.points for seat in kept.seats)
        assert [mark.won for mark in row.players] == [seat.points == best for seat in kept.seats]
        assert row.won is (kept.own is not None and row.own.won)


# -- layout

SIZES = ((1280, 774), (1180, 674), (1024, 674), (894, 534), (894, 480), (640, 374), (1600, 980))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", in_each_language(PSEUDO))
def test_nothing_is_clipped_in_any_size(mixed, qapp, spoken, language, size):
    SPOKEN.speak(language)
    mixed.resize(*size)
    for row in (0, 4, mixed.found_games.rowCount() - 1):
        mixed.list.setCurrentIndex(mixed.found_games.index(row))
        qapp.processEvents()
        assert cut_off(mixed) == []
    papers = [
        paper.geometry().adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
        for paper in (mixed._list_paper, mixed._details_paper)
    ]
    room = QRect(0, mixed.header.height(), mixed.width(), mixed.bar.y() - mixed.header.height() + 1)
    assert all(room.contains(paper) for paper in papers)
    assert not papers[0].intersects(papers[1])
    assert mixed.list.height() >= LEAST
    assert mixed.list.viewport().height() % mixed.list.row == 0
    chips = [chip.geometry() for chip in mixed.sorting.buttons.values() if chip.isVisible()]
    assert len(chips) == len(Column)
    assert all(mixed.sorting.rect().contains(chip) for chip in chips)
    assert not any(one.adjusted(3, 3, -3, -3).intersects(other) for one, other in pairwise(chips))


def test_typing_in_the_search_does_not_rebuild_texts(qtbot, monkeypatch):
    """Of two thousand games, each text is built once in the background and only compared at each key."""
    few = [kept_game(finished(n, 3), f"{n}", n, "normal") for n in range(1, 4)]
    kept = [(Path(f"{n}.alhambra"), attrs.evolve(few[n % 3], ended=86_400 * n)) for n in range(2000)]
    model = GamesModel(lambda: kept)
    page = GamesPage(model)
    qtbot.addWidget(page)
    page.show()
    model.refresh((), Path("nowhere"))
    qtbot.waitUntil(lambda: model.rowCount() == len(kept))
    page.on_entered()
    qtbot.keyClicks(page.search, "behind")  # before all texts have been built
    qtbot.waitUntil(lambda: model.is_searchable and page.found_games.rowCount() == len(kept), timeout=30_000)
    written = []
    words_of = GamesModel._words
    monkeypatch.setattr(GamesModel, "_words", lambda self, game: written.append(game) or words_of(self, game))
    for text, count in (("nobody", 0), ("3RD of", 1333), ("2nd of", 667), ("", 2000)):
        page.search.setText(text)
        page.repaint()
        assert page.found_games.rowCount() == count
    for which in GameFilter:
        page.filters.buttons[which].click()
        page.repaint()
    for column in Column:
        press_chip(page, column, qtbot)
        page.repaint()
    assert written == []


# -- analysis


MISTAKES = 3


@pytest.fixture
def kept() -> list[tuple[Path, KeptGame]]:
    games = [finished(n, 2 + n % 3, (("camps",), ())[n % 2]) for n in range(1, 9)]
    return [(Path(f"{n}"), kept_game(game, f"{n}", 86_400 * n, "normal")) for n, game in enumerate(games, 1)]


@pytest.fixture
def tried(kept) -> dict[tuple[str, int], AnalysedTurns]:
    """Return analyses of every second game, an incomplete one, and one for another seat."""
    tried = {(f"{n}", 0): AnalysedTurns(99, 9.0, MISTAKES * (n % 4 == 0)) for n in range(2, 9, 2)}
    tried["1", 0] = AnalysedTurns(kept[0][1].turns // 3 - 1, 9.0, 1)
    tried["3", 1] = AnalysedTurns(99, 9.0, 1)  # another seat
    return tried


@pytest.fixture
def analysed(qtbot, tmp_path, kept, tried):
    """Return a page of games, some of which have been analysed."""
    write_game(tmp_path / "9.alhambra", at_turn(5))
    model = GamesModel(lambda: kept, analysed_turns=lambda: tried)
    page = GamesPage(model)
    page.resize(1280, 774)
    qtbot.addWidget(page)
    page.show()
    model.refresh([tmp_path / "9.alhambra"], tmp_path)
    page.on_entered()
    qtbot.waitUntil(lambda: model.rowCount() == 9 and model.is_searchable and not model.reading)
    return page


def mistakes(page) -> dict[str, int | None]:
    found = page.found_games
    shown = [(found.game(found.index(row)), found.row(found.index(row))) for row in range(found.rowCount())]
    return {game.path.stem: row.mistakes for game, row in shown}


def test_a_row_shows_mistakes_only_of_a_complete_analysis(analysed):
    whole = {f"{n}": MISTAKES * (n % 4 == 0) for n in range(2, 9, 2)}
    assert mistakes(analysed) == {f"{n}": whole.get(f"{n}") for n in range(1, 10)}
    texts = {
        analysed.found_games.game(index).path.stem: index.data(Qt.ItemDataRole.AccessibleTextRole)
        for index in map(analysed.found_games.index, range(analysed.found_games.rowCount()))
    }
    assert "3 mistakes" in texts["4"]
    assert "No mistakes" in texts["2"]
    assert not any("istake" in texts[name] for name in ("1", "3", "9"))


def test_a_new_analysis_appears_when_the_list_is_read_again(analysed, tried, qtbot):
    tried["1", 0] = AnalysedTurns(99, 9.0, 5)
    analysed._games.refresh((), Path("nowhere"))
    qtbot.waitUntil(lambda: mistakes(analysed).get("1") == 5)


def test_an_analysis_made_on_another_page_appears_on_return(window, qtbot):
    page, archive = window.workspace.games_page, window.workspace.storage.archive
    assert set(mistakes(page).values()) == {None}
    qtbot.mouseClick(page.statistics, LEFT)
    kept = archive.games()[0]
    turns = [JudgedTurn(number, 0, "mistake", 3.0, 1.0, 5.0) for number in range(kept.turns)]
    archive.keep_analysis(kept.fingerprint, b"{}", turns)
    window.workspace.navigator.back()
    qtbot.waitUntil(lambda: kept.turns in mistakes(page).values(), timeout=20_000)


# -- filters


def test_every_filter_lists_as_many_games_as_its_chip_shows(analysed, qtbot):
    wanted = {
        GameFilter.OPEN: lambda game: game.kept is None,
        GameFilter.WON: lambda game: game.kept is not None and game.kept.seats[0].place == 1,
        GameFilter.LOST: lambda game: game.kept is not None and game.kept.seats[0].place > 1,
        GameFilter.ANALYSED: lambda game: game.mistakes is not None,
        GameFilter.ASSISTED: lambda game: game.kept is not None and game.kept.assisted,
        GameFilter.EXPANSIONS: lambda game: game.kept is not None and bool(game.kept.modules),
        GameFilter.ALL: lambda game: True,
    }
    assert set(wanted) == set(GameFilter)
    for which, fits in wanted.items():
        chip = analysed.filters.buttons[which]
        qtbot.mouseClick(chip, LEFT)
        found = [
            analysed.found_games.game(analysed.found_games.index(row))
            for row in range(analysed.found_games.rowCount())
        ]
        assert set(found) == set(filter(fits, analysed._games.games))
        assert len(found) == chip.count
        assert analysed.count.text() == phrase("games-count", count=len(found))


def test_chips_count_games_that_another_list_has_already_shown(qtbot, kept):
    model = GamesModel(lambda: kept)
    page: Any = GamesPage(model)
    qtbot.addWidget(page)
    model.refresh((), Path("nowhere"))
    qtbot.waitUntil(lambda: model.rowCount() == len(kept))
    titles = [model.index(row).data() for row in range(len(kept))]  # as the list of the start page does
    page.show()
    page.on_entered()
    qtbot.waitUntil(lambda: page.filters.buttons[GameFilter.ALL].count == len(titles))
    qtbot.mouseClick(page.filters.buttons[GameFilter.EXPANSIONS], LEFT)
    assert page.found_games.rowCount() == page.filters.buttons[GameFilter.EXPANSIONS].count > 0


def test_chips_count_the_games_found_by_the_search(analysed, qtbot):
    qtbot.keyClicks(analysed.search, "bot 3")
    assert analysed.filters.buttons[GameFilter.ALL].count == analysed.found_games.rowCount() < 9
    qtbot.mouseClick(analysed.filters.buttons[GameFilter.ANALYSED], LEFT)
    assert analysed.filters.buttons[GameFilter.ANALYSED].count == analysed.found_games.rowCount()


def test_an_empty_list_offers_to_clear_the_filter(analysed, qtbot):
    qtbot.mouseClick(analysed.filters.buttons[GameFilter.ASSISTED], LEFT)
    assert analysed.found_games.rowCount() == 0
    assert analysed.nothing.isVisible()
    qtbot.mouseClick(analysed.unfilter, LEFT)
    assert analysed.found_games.rowCount() == 9
    assert analysed.filters.value is GameFilter.ALL
    assert analysed.focusWidget() is analysed.list


def test_the_page_opens_without_a_filter(analysed, qtbot):
    qtbot.mouseClick(analysed.filters.buttons[GameFilter.WON], LEFT)
    analysed.on_left()
    analysed.on_entered()
    assert analysed.found_games.rowCount() == 9
    assert analysed.filters.value is GameFilter.ALL


# -- small windows

NARROW = ((1024, 674), (960, 514), (894, 480))


@pytest.mark.parametrize("size", NARROW)
@pytest.mark.parametrize("language", in_each_language(PSEUDO))
def test_in_narrow_windows_the_details_are_a_separate_page(mixed, qtbot, spoken, language, size):
    SPOKEN.speak(language)
    mixed.resize(*size)
    details, found = mixed.details, mixed.found_games
    rows = (found.index(row) for row in range(found.rowCount()))
    mixed.list.setCurrentIndex(next(index for index in rows if found.game(index).kept is not None))
    assert not any(part.isVisible() for part in (details.result, details.delete, details._code_line))
    qtbot.mouseClick(details.more, LEFT)
    assert not mixed.list.isVisible()
    parts = (details.main, details.result, details.again, details.card, details.delete, details.postcard)
    assert all(part.isVisible() for part in parts)
    room = mixed._details_paper.rect()
    assert all(
        room.contains(QRect(part.mapTo(mixed._details_paper, QPoint()), part.size())) for part in parts
    )
    assert cut_off(mixed) == []
    qtbot.keyClick(mixed.focusWidget(), Qt.Key.Key_Escape)
    assert mixed.list.isVisible()
    assert mixed.focusWidget() is mixed.list
    left = []
    mixed.left.connect(lambda: left.append(True))
    qtbot.mouseClick(details.more, LEFT)
    qtbot.mouseClick(mixed.back, LEFT)
    assert (mixed.list.isVisible(), left) == (True, [])
    qtbot.mouseClick(mixed.back, LEFT)
    assert left == [True]


def test_only_finished_games_have_the_buttons_for_finished_games(mixed):
    details = mixed.details
    buttons = (details.result, details.again, details.card, details.delete)
    seen = set()
    for row in range(mixed.found_games.rowCount()):
        index = mixed.found_games.index(row)
        mixed.list.setCurrentIndex(index)
        finished = mixed.found_games.game(index).kept is not None
        seen.add(finished)
        assert [button.isVisible() for button in buttons] == [finished] * 4
        assert all(button.isEnabled() or not finished for button in buttons)
    assert seen == {True, False}


def test_the_tooltip_of_a_game_names_its_expansions(mixed):
    tips = {
        row.modules: mixed.found_games.index(at).data(Qt.ItemDataRole.ToolTipRole)
        for at in range(mixed.found_games.rowCount())
        if (row := mixed.found_games.row(mixed.found_games.index(at))) is not None
        and mixed.found_games.game(mixed.found_games.index(at)).kept is not None
    }
    assert "with Camps" in tips[("camps",)]
    assert len(tips) == 3


def test_enlarging_the_window_shows_list_and_details(mixed, qtbot):
    mixed.resize(960, 514)
    qtbot.mouseClick(mixed.details.more, LEFT)
    mixed.resize(1280, 774)
    assert mixed.list.isVisible()
    assert mixed.details.postcard.isVisible()


@pytest.mark.parametrize("size", SIZES)
def test_no_row_is_clipped_at_the_bottom(mixed, qapp, size):
    mixed.resize(*size)
    qapp.processEvents()
    bar = mixed.list.verticalScrollBar()
    assert mixed.list.viewport().height() % mixed.list.row == 0
    assert bar.maximum() % mixed.list.row == 0


@pytest.mark.parametrize(("height", "count"), [(774, 4), (674, 3), (1000, 6)])
def test_whole_cards_fill_the_list(mixed, qapp, height, count):
    mixed.resize(1280, height)
    qapp.processEvents()
    row = mixed.list.visualRect(mixed.found_games.index(0)).height()
    assert mixed.list.height() // row == count
    assert ROW <= row <= TALLEST
    assert mixed.list.height() - count * row < count, "no strip is left below the last card"


def test_new_cities_are_painted_a_few_per_event(mixed, qtbot):
    rows = mixed.list.itemDelegate()
    qtbot.waitUntil(lambda: not rows.new.more.isActive())
    before = set(rows.new._known)
    mixed.list.scrollToBottom()
    mixed.list.viewport().repaint()
    assert len(rows.new._known - before) == PER_EVENT
    seen = mixed.list.viewport().height() // mixed.list.row
    qtbot.waitUntil(lambda: len(rows.new._known - before) >= seen)


# -- the postcard


def upper_edge(picture, x: int) -> int:
    """Return the top edge of the postcard's paper."""
    image = picture.grab().toImage()
    x = x if x >= 0 else image.width() + x
    return next(y for y in range(image.height()) if image.pixelColor(x, y).name() == PAPER.lower())


@pytest.mark.parametrize("still", [True, False])
def test_the_postcard_is_straight_if_motion_is_reduced(qtbot, still):
    kept = [(Path("1"), kept_game(finished(1, 3), "1", 1, "normal"))]
    page = GamesPage(GamesModel(lambda: kept), still=lambda: still)
    page._games.setParent(page)
    qtbot.addWidget(page)
    page.resize(1280, 774)
    page.show()
    page._games.refresh((), Path("nowhere"))
    qtbot.waitUntil(lambda: page.found_games.rowCount() == 1)
    picture = page.details.postcard
    assert (upper_edge(picture, 30) == upper_edge(picture, -30)) is still


def test_the_postcard_uses_the_height_that_the_other_details_leave(qtbot, kept):
    page = GamesPage(GamesModel(lambda: kept))
    qtbot.addWidget(page)
    page.resize(1280, 860)
    page.show()
    page._games.refresh((), Path("nowhere"))
    qtbot.waitUntil(lambda: page.found_games.rowCount() > 0)
    details = page.details
    qtbot.waitUntil(lambda: details.postcard.height() > details.postcard.sizeHint().height())
    assert details.rect().contains(details.main.geometry())


@pytest.mark.parametrize("reduced", [True, False])
def test_the_preference_straightens_the_postcard(window, reduced):
    window.settings.change(reduced_motion=reduced)
    picture = window.workspace.games_page.details.postcard
    assert (upper_edge(picture, 30) == upper_edge(picture, -30)) is reduced


def test_a_narrow_page_shows_details_once_games_are_listed(qtbot, tmp_path, kept):
    page = GamesPage(GamesModel(lambda: kept))
    qtbot.addWidget(page)
    page.resize(1024, 674)
    page.show()
    assert page.details.isHidden()
    page._games.refresh((), tmp_path)
    page.refresh()
    qtbot.waitUntil(page.details.main.isVisible)
    qtbot.waitUntil(lambda: page.details.main.visibleRegion().boundingRect() == page.details.main.rect())


def test_without_games_only_a_new_game_is_offered(qtbot):
    page = GamesPage(GamesModel(list))
    qtbot.addWidget(page)
    page.resize(1280, 760)
    page.show()
    page.on_entered()
    assert page.begin.isVisible()
    assert not any(part.isVisible() for part in (page._details_paper, page.filters, page.unfilter))
    with qtbot.waitSignal(page.new_wanted):
        qtbot.mouseClick(page.begin, LEFT)


def test_games_are_sorted_by_their_analysis_once_a_game_is_analysed(analysed, qtbot):
    assert analysed.sorting.buttons[Column.ANALYSIS].isVisible()
    kept = kept_game(finished(1, 3), "1.alhambra", 1, "normal")
    page = GamesPage(GamesModel(lambda: [(Path("1.alhambra"), kept)]))
    qtbot.addWidget(page)
    page.show()
    page.refresh()
    assert not page.found_games.any_analysed
    assert not page.sorting.buttons[Column.ANALYSIS].isVisible()


def test_a_second_press_hits_the_same_chip(mixed, qtbot):
    places = {column: chip.geometry() for column, chip in mixed.sorting.buttons.items()}
    for column in Column:
        press_chip(mixed, column, qtbot)
        assert {one: chip.geometry() for one, chip in mixed.sorting.buttons.items()} == places


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("width", [590, 860])
def test_a_card_shows_every_player(qtbot, monkeypatch, seats, width):
    marks = tuple(
        PlayerMark(f"Player {n}", SeatPicture(colour), 100 + n) for n, colour in enumerate(COLOURS[:seats])
    )
    row = GameRow("2nd", marks, "note", "24 Sep", "14:13")
    model = QStandardItemModel(1, 1)
    model.setData(model.index(0, 0), row, RowRole)
    view = GameCards(Message("games-title"), FoundGames(GamesModel(list), None), FaceCache(), lambda: LIGHT)
    qtbot.addWidget(view)
    delegate, option = view.itemDelegate(), QStyleOptionViewItem()
    option.rect = QRect(0, 0, width, ROW)
    written: list[str] = []
    drawn: list[float] = []
    monkeypatch.setattr(game_cards, "write", lambda *call: written.append(call[2]) or 0.0)
    monkeypatch.setattr(SeatPicture, "draw", lambda *call: drawn.append(call[3].x()))
    image = QImage(width, ROW, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    delegate.paint(painter, option, model.index(0, 0))
    painter.end()
    assert len(drawn) == seats
    assert all(other - one > 30 for one, other in pairwise(drawn))
    assert drawn[-1] < width - DATES
    points = [str(mark.points) for mark in marks]
    if width > 800 or seats < 4:
        assert [text for text in written if text in points] == points
