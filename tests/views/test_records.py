"""Game records at the table: reviewed, continued, and never overwritten."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog

from alhambra_desktop.model.files.saves.record import write_record
from alhambra_desktop.model.files.saves.record_reader import read_file
from alhambra_desktop.model.files.saves.save import read_game
from alhambra_desktop.views.app.app import open_requested
from alhambra_desktop.views.app.command_line import parse, parse_new
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.models.game_summary import read_summary
from alhambra_desktop.views.pages.result.result import ResultPage
from tests.views.driver import Driver, whole_game
from tests.views.storage.at_table import open_file
from tests.views.test_command_line import run

LONG = 20.0


@pytest.fixture(scope="module")
def finished(qapp) -> GameTable:
    return whole_game("human,apprentice,apprentice seed=4")


@pytest.fixture(scope="module")
def running(qapp) -> GameTable:
    table = GameTable()
    table.begin(parse_new("human,human seed=9 open_hands=on"))
    for _ in range(9):
        table.submit(table.offers()[0])
    return table


def file_of(table: GameTable, path: Path) -> Path:
    write_record(path, table.setup, table.events)
    return path


def flush(player: Driver) -> None:
    assert player.window.workspace.storage.writer.flush(LONG)


def enter_in_dialog(monkeypatch: pytest.MonkeyPatch, name: object) -> list[str]:
    """Simulate a player who enters a name in file dialogs; return a list that collects the dialogs' texts."""
    asked: list[str] = []

    def choose(*words: object) -> tuple[str, str]:
        asked.extend(str(word) for word in words[1:])
        return str(name), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", choose)
    return asked


def test_a_finished_record_opens_like_a_finished_game(player, finished, tmp_path):
    open_file(player.window, file_of(finished, tmp_path / "Sunday.alhambra-record"))
    assert player.window.windowTitle() == "Sunday – Alhambra Desktop"
    assert isinstance(player.page.scorings.on_top, ResultPage)
    player.page.scorings.on_top.close()
    assert list(player.page.scorings.held_scorings()) == [1, 2, 3]
    said = [event.record() for event in player.table.events]
    assert said == [event.record() for event in finished.events]
    assert player.page.log_model.rowCount() > 100
    assert player.table.record_refusal() is None
    assert player.window.settings.progress.recent[0] == str(tmp_path / "Sunday.alhambra-record")


def test_the_command_line_opens_a_record(player, running, tmp_path):
    open_requested(player.window, parse([str(file_of(running, tmp_path / "Sunday.alhambra-record"))]))
    assert player.table.state.turn == running.state.turn
    assert player.window.windowTitle() == "Sunday – Alhambra Desktop"


def test_records_are_listed_in_the_open_dialog(player, running, tmp_path, monkeypatch):
    asked = enter_in_dialog(monkeypatch, file_of(running, tmp_path / "old.json"))
    player.window.workspace.games.open_chosen(None)
    player.window.workspace.games.await_file(LONG)
    assert "Games and records (*.alhambra *.alhambra-record);;" in asked[-1]
    assert "(*.json)" in asked[-1]
    assert player.table.state.turn == running.state.turn


def test_an_unfinished_record_is_continued_as_a_separate_game(player, running, tmp_path):
    path = file_of(running, tmp_path / "Sunday.alhambra-record")
    content = path.read_bytes()
    open_file(player.window, path)
    assert player.window.workspace.storage.games.files() == []
    player.table.submit(player.table.offers()[0])
    flush(player)
    (kept,) = player.window.workspace.storage.games.files()
    assert read_game(kept).history() is not None
    assert len(read_game(kept).actions) == len(player.table.transitions) - 1
    assert path.read_bytes() == content
    player.window.workspace.games.begin(parse_new("human,human seed=1"))
    assert player.window.windowTitle() == "Alhambra Desktop"
    player.window.workspace.games.resume(kept)
    player.window.workspace.games.await_file(20.0)
    assert len(player.table.events) > len(running.events)


def test_saving_asks_for_a_name_and_keeps_the_record(player, running, tmp_path, monkeypatch):
    path = file_of(running, tmp_path / "Sunday.alhambra-record")
    content = path.read_bytes()
    open_file(player.window, path)
    asked = enter_in_dialog(monkeypatch, path)
    player.window.workspace.games.save()
    flush(player)
    assert asked[1].endswith("Sunday.alhambra")
    assert path.read_bytes() == content
    saved = tmp_path / "Sunday.alhambra-record.alhambra"
    assert read_game(saved) == player.table.saved()
    assert player.window.workspace.games.file == saved
    asked.clear()
    player.table.submit(player.table.offers()[0])
    player.window.workspace.games.save()
    flush(player)
    assert asked == []
    assert read_game(saved) == player.table.saved()


def test_a_record_among_the_unfinished_games_is_not_overwritten(player, running):
    path = file_of(running, player.window.workspace.storage.games.folder / "7.alhambra")
    content = path.read_bytes()
    open_file(player.window, path)
    assert player.window.workspace.games.file is player.window.workspace.games.record is None
    player.table.submit(player.table.offers()[0])
    flush(player)
    assert path.read_bytes() == content
    assert read_game(player.window.workspace.storage.current) == player.table.saved()


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("a", "a.alhambra-record"),
        ("a.txt", "a.txt.alhambra-record"),
        ("a.alhambra-record", "a.alhambra-record"),
        ("a.json", "a.json"),
    ],
)
def test_an_export_is_a_record_file_unless_json_is_chosen(
    player, finished, tmp_path, monkeypatch, name, written
):
    player.window.workspace.games.show_saved(finished.saved())
    asked = enter_in_dialog(monkeypatch, tmp_path / name)
    player.window.workspace.games.export_record()
    flush(player)
    assert asked[1].endswith("Anna, Yusuf and Leila.alhambra-record")
    assert asked[2] == "Records (*.alhambra-record)"
    opened = read_file(tmp_path / written)
    assert opened.is_record
    assert opened.game.state.scorings == finished.state.scorings


def test_an_opened_record_is_exported_unchanged(player, finished, tmp_path, monkeypatch):
    path = file_of(finished, tmp_path / "Sunday.alhambra-record")
    open_file(player.window, path)
    enter_in_dialog(monkeypatch, tmp_path / "again.alhambra-record")
    player.window.workspace.games.export_record()
    flush(player)
    assert (tmp_path / "again.alhambra-record").read_bytes() == path.read_bytes()


def test_an_invalid_record_is_reported_and_the_game_continues(player, running, tmp_path):
    player.window.workspace.games.begin(parse_new("human,human seed=1"))
    before = player.table.state
    path = file_of(running, tmp_path / "bad.alhambra-record")
    path.write_text(path.read_text().replace('"event": "take"', '"event": "steal"', 1))
    open_file(player.window, path)
    words = player.window.notice.words
    assert words.startswith(
        "bad.alhambra-record cannot be opened (it is a game record that cannot be replayed"
    )
    assert "replayed: event " in words
    assert "'steal'" in words
    assert player.table.state is before


def test_a_list_of_games_marks_records(finished, tmp_path):
    best = max(player.score for player in finished.state.players)
    words = read_summary(file_of(finished, tmp_path / "a.alhambra-record")).words
    assert words == f"Anna, Yusuf and Leila, game record, finished with {best} points"


def test_another_deal_after_a_record_differs(player, finished, tmp_path):
    open_file(player.window, file_of(finished, tmp_path / "a.alhambra-record"))
    first = [event.record() for event in finished.events if event.record()][:5]

    def deal() -> list[object]:
        return [event.record() for event in player.table.events if event.record()][:5]

    player.window.workspace.games.rematch(same_deal=True)
    assert deal() == first
    player.window.workspace.games.rematch(same_deal=False)
    assert deal() != first


def test_a_record_can_be_captured_as_a_screenshot(finished, tmp_path):
    path = file_of(finished, tmp_path / "a.alhambra-record")
    done = run("--screenshot", str(tmp_path / "a.png"), str(path))
    assert done.returncode == 0, done.stderr
    assert QImage(str(tmp_path / "a.png")).width() == 1280
