from __future__ import annotations

import os
from datetime import datetime

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from alhambra_desktop.model.saves.save import write_game
from alhambra_desktop.model.saves.unfinished import FINISHED
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.models.saves_model import SavesModel
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.words import PSEUDO, phrase

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


@pytest.fixture
def model(qapp):
    made = SavesModel()
    tester = QAbstractItemModelTester(made, FATAL)
    yield made
    tester.deleteLater()


@pytest.fixture
def game(qapp):
    table = GameTable()
    table.begin(parse_new("human,apprentice,builder seed=3"))
    return table.saved()


def column(model: SavesModel, role: int) -> list[object]:
    return [model.index(row).data(role) for row in range(model.rowCount())]


def dated(path, moment: int):
    os.utime(path, (moment, moment))
    return path


def test_a_folder_that_does_not_exist_is_empty(model, tmp_path):
    model.look(tmp_path / "nowhere")
    assert model.rowCount() == 0
    assert not model.reading


def test_games_of_the_folder_and_recent_ones_the_newest_first(model, game, tmp_path):
    folder = tmp_path / "games"
    folder.mkdir()
    elsewhere = tmp_path / "c.alhambra"
    for path in (folder / "a.alhambra", folder / "b.alhambra", elsewhere):
        write_game(path, game)
    dated(folder / "a.alhambra", 1_000_000)
    dated(folder / "b.alhambra", 3_000_000)
    dated(elsewhere, 2_000_000)
    model.look(folder, (str(elsewhere), str(folder / "a.alhambra"), str(tmp_path / "gone.alhambra")))
    assert column(model, SavesModel.PathRole) == [folder / "b.alhambra", elsewhere, folder / "a.alhambra"]


def test_a_row_is_there_at_once_and_its_players_follow(model, game, tmp_path, qtbot):
    write_game(tmp_path / "a.alhambra", game)
    model.look(tmp_path)
    assert column(model, SavesModel.DetailRole) == ["…"]
    with qtbot.waitSignal(model.dataChanged):
        pass
    assert column(model, SavesModel.DetailRole) == ["Anna, Yusuf and Leila, turn 1"]
    assert column(model, SavesModel.DamagedRole) == [False]


def test_games_without_a_name_are_listed_by_their_players(game, tmp_path, qtbot):
    model = SavesModel(by_players=True)
    write_game(tmp_path / "7.alhambra", game)
    model.show_files([tmp_path / "7.alhambra", tmp_path / "gone.alhambra"])
    qtbot.waitUntil(lambda: not model.reading)
    assert column(model, Qt.ItemDataRole.DisplayRole) == ["Anna, Yusuf and Leila"]
    assert column(model, SavesModel.DetailRole) == ["turn 1"]


def test_a_damaged_game_is_shown_as_such(model, tmp_path, qtbot):
    (tmp_path / "a.alhambra").write_text("{", encoding="utf-8")
    model.look(tmp_path)
    qtbot.waitUntil(lambda: not model.reading)
    assert column(model, SavesModel.DamagedRole) == [True]
    assert column(model, SavesModel.DetailRole) == ["damaged, cannot be opened"]


@pytest.mark.posix
def test_what_can_never_be_opened_is_shown_as_damaged_without_a_wait(model, game, tmp_path, qtbot):
    os.mkfifo(tmp_path / "pipe.alhambra")
    (tmp_path / "folder.alhambra").mkdir()
    (tmp_path / "device.alhambra").symlink_to("/dev/zero")
    seats = (*game.setup.seats[:2], attrs.evolve(game.setup.seats[2], level="emperor"))
    setup = attrs.evolve(game.setup, seats=seats)
    state = attrs.evolve(game.state, setup=setup)
    write_game(tmp_path / "level.alhambra", attrs.evolve(game, setup=setup, state=state))
    write_game(tmp_path / "stuck.alhambra", attrs.evolve(game, state=attrs.evolve(game.state, agenda=())))
    write_game(tmp_path / "good.alhambra", game)
    model.look(tmp_path)
    qtbot.waitUntil(lambda: not model.reading)
    shown = dict(zip(column(model, 0), column(model, SavesModel.DamagedRole), strict=True))
    assert shown.pop("good") is False
    assert shown == dict.fromkeys(("pipe", "folder", "device", "level", "stuck"), True)


def test_a_file_that_did_not_change_is_not_read_again(model, game, tmp_path, qtbot):
    write_game(tmp_path / "a.alhambra", game)
    model.look(tmp_path)
    qtbot.waitUntil(lambda: not model.reading)
    model.look(tmp_path)
    assert not model.reading
    assert column(model, SavesModel.DetailRole) == ["Anna, Yusuf and Leila, turn 1"]
    dated(write_again(tmp_path / "a.alhambra", game), 5_000_000)
    model.look(tmp_path)
    assert model.reading
    qtbot.waitUntil(lambda: not model.reading)


def write_again(path, game):
    write_game(path, game)
    return path


def test_a_list_that_was_read_is_told_in_another_language(model, game, tmp_path, qtbot, spoken):
    write_game(tmp_path / "a.alhambra", game)
    model.look(tmp_path)
    qtbot.waitUntil(lambda: not model.reading)
    with qtbot.waitSignal(model.dataChanged):
        SPOKEN.speak(PSEUDO)
    (detail,) = column(model, SavesModel.DetailRole)
    assert phrase("listed-turn", turn=1) in str(detail)
    assert not model.reading


def test_a_date_is_told_in_the_order_of_the_language(model, game, tmp_path):
    write_game(tmp_path / "a.alhambra", game)
    noon = datetime(2026, 11, 22, 12, 5).timestamp()
    dated(tmp_path / "a.alhambra", int(noon))
    model.look(tmp_path)
    assert column(model, SavesModel.DateRole) == ["22 Nov 2026, 12:05"]


def test_the_game_that_the_program_names_itself_is_called_so_in_every_language(model, game, tmp_path, spoken):
    write_game(tmp_path / FINISHED, game)
    model.look(tmp_path)
    assert column(model, Qt.ItemDataRole.DisplayRole) == ["Last finished game"]
    SPOKEN.speak(PSEUDO)
    assert (
        column(model, Qt.ItemDataRole.DisplayRole)
        == [phrase("listed-last-finished")]
        != ["Last finished game"]
    )
