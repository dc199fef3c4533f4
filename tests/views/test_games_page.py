"""The page of all games, in the window: searched, opened, deleted and exported, by mouse and by keys."""

from __future__ import annotations

from pathlib import Path

import attrs
import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent

from alhambra_desktop.model.files.archive.kept_game import kept_game
from alhambra_desktop.model.files.saves.save import read_game, write_game
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.dialogs import file_dialogs
from alhambra_desktop.views.models.games_model import GamesModel
from alhambra_desktop.views.pages.games.games_page import GamesPage
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.window.main_window import MainWindow
from tests.unit.archive.games import finished
from tests.views.storage.at_table import open_file


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
    found = window.workspace.games_page.found
    return [str(found.index(row, 0).data()) for row in range(found.rowCount())]


def test_what_is_typed_searches_names_tables_and_dates(window, qtbot):
    page = window.workspace.games_page
    assert page.focusWidget() is page.search
    assert len(rows(window)) == 3
    qtbot.keyClicks(page.search, "bot 3")
    assert len(rows(window)) == 1
    assert page.card.beside.text() == "1 game"
    qtbot.keyClick(page.search, Qt.Key.Key_Escape)
    assert len(rows(window)) == 3
    qtbot.keyClicks(page.search, "nobody")
    assert page.nothing.isVisible()
    assert page.nothing.text() == "No games match your search."


def test_the_chosen_game_is_opened_by_enter(window, qtbot):
    page = window.workspace.games_page
    qtbot.keyClick(page.search, Qt.Key.Key_Down)
    assert page.focusWidget() is page.list
    qtbot.keyClick(page.list, Qt.Key.Key_Return)
    window.workspace.games.await_file(20.0)
    assert window.workspace.at_table
    assert window.workspace.table.state.over
    assert len(window.workspace.table.setup.seats) == 3, "the second of the list"


def test_a_game_is_deleted_when_that_was_pressed_twice(window, qtbot):
    page, archive = window.workspace.games_page, window.workspace.storage.archive
    last = archive.games()[0]
    qtbot.mouseClick(page.delete, Qt.MouseButton.LeftButton)
    assert page.delete.text() == "Delete permanently?"
    window.workspace.storage.writer.flush(5)
    assert len(archive.games()) == 3
    qtbot.mouseClick(page.delete, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(rows(window)) == 2)
    assert not archive.path(last.file).exists()


def test_whoever_chooses_another_game_is_asked_again(window, qtbot):
    page = window.workspace.games_page
    qtbot.mouseClick(page.delete, Qt.MouseButton.LeftButton)
    page.list.setCurrentIndex(page.found.index(1, 0))
    assert page.delete.text() == "&Delete"
    qtbot.mouseClick(page.delete, Qt.MouseButton.LeftButton)
    window.workspace.storage.writer.flush(5)
    assert len(window.workspace.storage.archive.games()) == 3


def test_all_games_are_deleted_when_that_was_pressed_twice(window, qtbot):
    page = window.workspace.games_page
    qtbot.mouseClick(page.delete_all, Qt.MouseButton.LeftButton)
    assert page.delete_all.text() == "Delete all 3 permanently?"
    qtbot.mouseClick(page.delete_all, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: rows(window) == [])
    assert not page.delete_all.isEnabled()
    assert window.workspace.storage.archive.games() == ()


def test_the_games_are_written_as_a_table(window, qtbot, tmp_path, monkeypatch):
    target = tmp_path / "games.csv"
    monkeypatch.setattr(file_dialogs, "file_for_table", lambda _: (target, ";"))
    qtbot.mouseClick(window.workspace.games_page.export, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.notice.words == "Exported to games.csv.")
    assert target.read_bytes().startswith(b"\xef\xbb\xbfended;game;"), "Excel needs the mark to read UTF-8"
    assert len(target.read_text(encoding="utf-8").splitlines()) == 1 + 2 + 3 + 4


def test_a_game_that_is_dropped_on_the_window_is_opened(window, qtbot, tmp_path):
    saved, other = tmp_path / "a game.alhambra", tmp_path / "a game.txt"
    write_game(saved, finished(1))
    for files, opened in (([other], False), ([saved, saved], False), ([saved], True)):
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
        point, action = QPoint(9, 9), Qt.DropAction.CopyAction
        button, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        enter = QDragEnterEvent(point, action, data, button, none)
        window.dragEnterEvent(enter)
        window.dropEvent(QDropEvent(point.toPointF(), action, data, button, none))
        window.workspace.games.await_file(5)
        qtbot.waitUntil(lambda opened=opened: window.workspace.playing is opened)
    assert window.workspace.games.file == saved


def test_esc_leads_back_to_the_start_page(window, qtbot):
    qtbot.keyClick(window.workspace.games_page.search, Qt.Key.Key_Escape)
    assert window.workspace.start.isVisible()


def test_a_game_that_ends_in_the_window_is_kept_once(window, qtbot):
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


def test_a_game_that_the_archive_cannot_keep_is_told(window, qtbot, monkeypatch):
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


def test_the_finished_game_of_an_older_version_comes_into_the_archive(window, qtbot):
    from alhambra_desktop.model.files.saves.save import write_game

    write_game(window.workspace.storage.games.finished, finished(9))
    window.workspace.storage.settle_archive()
    qtbot.waitUntil(lambda: not window.workspace.storage.games.finished.exists())
    assert len(window.workspace.storage.archive.games()) == 4


def test_a_table_code_deals_its_table(window, qtbot):
    code = window.workspace.storage.archive.games()[0].code
    window.workspace.start_route.go()
    window.workspace.start.code_chosen.emit(code)
    assert window.workspace.at_table
    assert window.workspace.table.setup.seed == 3
    assert [seat.level for seat in window.workspace.table.setup.seats][1:] == ["builder:mason"] * 3


def test_a_wrong_code_says_where_it_is_wrong(window, qtbot):
    code = window.workspace.storage.archive.games()[0].code
    window.workspace.start_route.go()
    wrong = ("7" if code[0] != "7" else "8") + code[1:]
    window.workspace.start.code_chosen.emit(wrong)
    told = window.workspace.start.open.fault.text()
    assert told == f"Character 1 is wrong: {wrong[0]} should be {code[0]}."
    assert not window.workspace.at_table


def test_these_seats_are_dealt_as_last_time(window, qtbot):
    window.workspace.start_route.go()
    qtbot.mouseClick(window.workspace.start.new.deal, Qt.MouseButton.LeftButton)
    assert window.workspace.at_table
    names = [wish.name for wish in window.workspace.settings.preferences.seats]
    assert [seat.name for seat in window.workspace.table.setup.seats][1:] == names[1:]
    assert window.workspace.table.record_refusal() != Message("no-game")


def test_games_whose_list_is_lost_are_not_called_none(window, qtbot):
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


def test_a_key_in_the_search_writes_no_texts_anew(qtbot, monkeypatch):
    """Two thousand games: each text is written once, in the background, and only compared at each key."""
    few = [kept_game(finished(n, 3), f"{n}", n, "normal") for n in range(1, 4)]
    kept = [(Path(f"{n}.alhambra"), attrs.evolve(few[n % 3], ended=86_400 * n)) for n in range(2000)]
    model = GamesModel(lambda: kept)
    page = GamesPage(model)
    qtbot.addWidget(page)
    page.show()
    model.look((), Path("nowhere"))
    qtbot.waitUntil(lambda: model.rowCount() == len(kept))
    page.on_entered()
    qtbot.keyClicks(page.search, "behind")  # sooner than all texts are written
    qtbot.waitUntil(lambda: model.is_searchable and page.found.rowCount() == len(kept))
    written = []
    words_of = GamesModel._words
    monkeypatch.setattr(GamesModel, "_words", lambda self, game: written.append(game) or words_of(self, game))
    for text, count in (("nobody", 0), ("3RD of", 1333), ("2nd of", 667), ("", 2000)):
        page.search.setText(text)
        page.repaint()
        assert page.found.rowCount() == count
    assert written == []
