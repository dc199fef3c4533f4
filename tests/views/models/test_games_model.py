from __future__ import annotations

import os
import subprocess
import sys
import threading
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from alhambra_desktop.model.files.archive.kept_game import kept_game
from alhambra_desktop.model.files.saves.save import write_game
from alhambra_desktop.model.rules.core.words.message import Message, MessageError
from alhambra_desktop.model.rules.modules.registry import MODULES
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.models.found_games import FoundGames
from alhambra_desktop.views.models.game_order import Column, sort_keys
from alhambra_desktop.views.models.game_summary import UNREAD
from alhambra_desktop.views.models.games_model import FINISHED, UNFINISHED, GamesModel
from alhambra_desktop.views.text.dates import brief_date
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.words import PSEUDO, phrase, say
from tests.sweeps import in_each_language
from tests.unit.archive.games import finished

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


@pytest.fixture
def model(qapp):
    made = GamesModel()
    tester = QAbstractItemModelTester(made, FATAL)
    yield made
    tester.deleteLater()


@pytest.fixture
def game(qapp):
    table = GameTable()
    table.begin(parse_new("human,apprentice,builder seed=3"))
    return table.saved()


def column(model: GamesModel, role: int) -> list[Any]:
    return [model.index(row).data(role) for row in range(model.rowCount())]


def dated(path, moment: int):
    os.utime(path, (moment, moment))
    return path


def test_a_missing_folder_is_empty(model, tmp_path, qtbot):
    model.refresh((), tmp_path / "nowhere")
    qtbot.waitUntil(lambda: not model.reading)
    assert model.rowCount() == 0


def test_folder_and_recent_games_are_sorted_newest_first(model, game, tmp_path, qtbot):
    folder = tmp_path / "games"
    folder.mkdir()
    elsewhere = tmp_path / "c.alhambra"
    for path in (folder / "a.alhambra", folder / "b.alhambra", elsewhere):
        write_game(path, game)
    dated(folder / "a.alhambra", 1_000_000)
    dated(folder / "b.alhambra", 3_000_000)
    dated(elsewhere, 2_000_000)
    model.refresh((), folder, (str(elsewhere), str(folder / "a.alhambra"), str(tmp_path / "gone.alhambra")))
    assert column(model, GamesModel.PathRole) == [folder / "b.alhambra", folder / "a.alhambra"]
    qtbot.waitUntil(lambda: not model.reading)
    assert column(model, GamesModel.PathRole) == [folder / "b.alhambra", elsewhere, folder / "a.alhambra"]


def test_a_row_appears_immediately_and_its_players_follow(model, game, tmp_path, qtbot):
    write_game(tmp_path / "a.alhambra", game)
    model.refresh((), tmp_path)
    assert column(model, GamesModel.DetailRole) == ["…"]
    qtbot.waitUntil(lambda: not model.reading)
    assert column(model, GamesModel.DetailRole) == ["Anna, Yusuf and Leila, turn 1"]
    assert column(model, GamesModel.DamagedRole) == [False]


def test_unfinished_games_are_listed_by_their_players(model, game, tmp_path, qtbot):
    write_game(tmp_path / "7.alhambra", game)
    model.refresh([tmp_path / "7.alhambra", tmp_path / "gone.alhambra"], tmp_path)
    qtbot.waitUntil(lambda: not model.reading)
    assert column(model, GamesModel.KindRole) == [UNFINISHED], (
        "it is listed once, though it lies in the folder"
    )
    assert column(model, Qt.ItemDataRole.DisplayRole) == ["Anna, Yusuf and Leila"]
    assert column(model, GamesModel.DetailRole) == ["turn 1"]
    (tiles,) = column(model, GamesModel.TilesRole)
    assert [tile.face for tile in tiles] == ["start"]


def kept(file, ended, seed=1, seats=3, modules=()):
    return Path("archive") / file, kept_game(finished(seed, seats, modules), file, ended, "normal")


def test_a_long_title_has_shorter_forms_with_whole_names(model, game, tmp_path, qtbot):
    write_game(tmp_path / "one.alhambra", game)
    model.refresh([tmp_path / "one.alhambra"], tmp_path)
    qtbot.waitUntil(lambda: not model.reading)
    assert column(model, GamesModel.ShorterRole) == [("Anna, Yusuf and 1 more", "Anna and 2 more")]


def test_finished_games_are_listed_among_the_others(game, tmp_path, qtbot):
    made = GamesModel(lambda: [kept("a", 3_000_000), kept("b", 1_000_000, 2, 4, ("camps",))])
    write_game(tmp_path / "Sunday.alhambra", game)
    dated(tmp_path / "Sunday.alhambra", 2_000_000)
    made.refresh((), tmp_path)
    qtbot.waitUntil(lambda: not made.reading)
    assert column(made, GamesModel.PathRole) == [
        Path("archive/a"),
        tmp_path / "Sunday.alhambra",
        Path("archive/b"),
    ]
    assert column(made, Qt.ItemDataRole.DisplayRole) == [
        "3rd of 3, 62 behind",
        "Sunday",
        "2nd of 4, 29 behind",
    ]
    told = column(made, GamesModel.DetailRole)
    assert told[0] == "Bot 2 128, Bot 1 98, Ann 66  ·  level: builder"
    assert str(told[2]).endswith("level: builder, with Camps")
    assert column(made, GamesModel.KindRole)[0] == FINISHED


@pytest.mark.parametrize("language", in_each_language())
def test_every_expansion_has_a_name_in_the_list(language, spoken):
    SPOKEN.speak(language)
    for title in (*(module.title for module in MODULES[1:]), Message("name", name="gates")):
        words = say(Message("listed-with", modules=(title,)))
        assert "{" not in words, words


def test_a_shared_victory_is_listed_as_a_tie(tmp_path, qtbot):
    made = GamesModel(lambda: [kept("a", 3_000_000, 1, 2)])
    made.refresh((), tmp_path)
    qtbot.waitUntil(lambda: not made.reading)
    assert column(made, Qt.ItemDataRole.DisplayRole) == ["tied 1st of 2"]


def test_an_unreadable_archive_leaves_the_other_games(game, tmp_path, qtbot):
    def fails():
        raise MessageError(Message("kept-unusable", reason="x"))

    made = GamesModel(fails)
    write_game(tmp_path / "Sunday.alhambra", game)
    made.refresh((), tmp_path)
    qtbot.waitUntil(lambda: not made.reading)
    assert column(made, Qt.ItemDataRole.DisplayRole) == ["Sunday"]


def test_recent_dates_are_shown_in_more_detail():
    now = datetime.now()
    assert brief_date(now.timestamp()) == f"today, {now:%H:%M}"
    assert brief_date((now - timedelta(days=1)).timestamp()) == "yesterday"
    assert brief_date(datetime(2020, 11, 2, 12).timestamp()) == "2 Nov"


def test_a_damaged_game_is_shown_as_damaged(model, tmp_path, qtbot):
    (tmp_path / "a.alhambra").write_text("{", encoding="utf-8")
    model.refresh((), tmp_path)
    qtbot.waitUntil(lambda: not model.reading)
    assert column(model, GamesModel.DamagedRole) == [True]
    assert column(model, GamesModel.DetailRole) == ["damaged; cannot be opened"]


@pytest.mark.posix
def test_unreadable_files_are_shown_as_damaged_without_waiting(model, game, tmp_path, qtbot):
    os.mkfifo(tmp_path / "pipe.alhambra")
    (tmp_path / "folder.alhambra").mkdir()
    (tmp_path / "device.alhambra").symlink_to("/dev/zero")
    seats = (*game.setup.seats[:2], attrs.evolve(game.setup.seats[2], level="emperor"))
    setup = attrs.evolve(game.setup, seats=seats)
    state = attrs.evolve(game.state, setup=setup)
    write_game(tmp_path / "level.alhambra", attrs.evolve(game, setup=setup, state=state))
    write_game(tmp_path / "stuck.alhambra", attrs.evolve(game, state=attrs.evolve(game.state, agenda=())))
    write_game(tmp_path / "good.alhambra", game)
    model.refresh((), tmp_path)
    qtbot.waitUntil(lambda: not model.reading)
    shown = dict(zip(column(model, 0), column(model, GamesModel.DamagedRole), strict=True))
    assert shown.pop("good") is False
    assert shown == dict.fromkeys(("pipe", "folder", "device", "level", "stuck"), True)


def test_unchanged_files_are_not_read_again(model, game, tmp_path, qtbot):
    write_game(tmp_path / "a.alhambra", game)
    model.refresh((), tmp_path)
    qtbot.waitUntil(lambda: not model.reading)
    model.refresh((), tmp_path)
    assert not model._awaited
    assert column(model, GamesModel.DetailRole) == ["Anna, Yusuf and Leila, turn 1"]
    dated(write_again(tmp_path / "a.alhambra", game), 5_000_000)
    model.refresh((), tmp_path)
    assert model._awaited
    qtbot.waitUntil(lambda: not model.reading)


def write_again(path, game):
    write_game(path, game)
    return path


def test_a_loaded_list_follows_the_language(model, game, tmp_path, qtbot, spoken):
    write_game(tmp_path / "a.alhambra", game)
    model.refresh((), tmp_path)
    qtbot.waitUntil(lambda: not model.reading)
    with qtbot.waitSignal(model.dataChanged):
        SPOKEN.speak(PSEUDO)
    (detail,) = column(model, GamesModel.DetailRole)
    assert phrase("listed-turn", turn=1) in str(detail)
    assert not model.reading


def test_a_change_of_language_reports_no_rows_of_an_empty_list(model, game, tmp_path, qtbot, spoken):
    write_game(tmp_path / "a.alhambra", game)
    model.refresh((), tmp_path)
    qtbot.waitUntil(lambda: not model.reading)
    found = FoundGames(model, model)
    found.search("no such game")
    qtbot.waitUntil(lambda: found.rowCount() == 0)
    with qtbot.assertNotEmitted(found.dataChanged):
        SPOKEN.speak(PSEUDO)


def test_dates_follow_the_order_of_the_language(model, game, tmp_path):
    write_game(tmp_path / "a.alhambra", game)
    noon = datetime(2026, 11, 22, 12, 5).timestamp()
    dated(tmp_path / "a.alhambra", int(noon))
    model.refresh((), tmp_path)
    assert column(model, GamesModel.DateRole) == ["22 Nov 2026, 12:05"]


def test_an_unresponsive_network_share_blocks_nothing(model, game, tmp_path, qtbot, monkeypatch):
    folder, share = tmp_path / "games", tmp_path / "share"
    for place in (folder, share):
        place.mkdir()
        write_game(place / "a.alhambra", game)
    hanging, stat, on = threading.Event(), Path.stat, []

    def slow(path: Path, **kwargs: bool) -> os.stat_result:
        if path.parent == share:
            on.append(threading.current_thread())
            assert hanging.wait(20)
        return stat(path, **kwargs)

    monkeypatch.setattr(Path, "stat", slow)
    model.refresh((), folder, (str(share / "a.alhambra"),))
    qtbot.waitUntil(lambda: column(model, GamesModel.DetailRole) == ["Anna, Yusuf and Leila, turn 1"])
    model.refresh((), folder, (str(share / "a.alhambra"),))
    assert [thread.daemon for thread in on] == [True], "the process can end, and it is asked only once"
    hanging.set()
    qtbot.waitUntil(lambda: not model.reading)
    assert model.rowCount() == 2


def test_a_process_can_exit_while_a_list_is_read():
    program = (
        "import threading; from pathlib import Path;"
        " from alhambra_desktop.views.models import games_model as games;"
        " games._reader().submit(threading.Event().wait);"
        " games._apart(lambda _: threading.Event().wait(), Path())"
    )
    assert subprocess.run([sys.executable, "-c", program], timeout=20, check=False).returncode == 0


def test_results_are_sorted_by_place_and_then_by_lead() -> None:
    kept = kept_game(finished(1, 3), "1", 1, "normal")
    own, results = kept.own, []
    assert own is not None
    for points in (0, 50, 90, 110, 190):
        scores = {own: points}
        others = iter((100, 60))
        seats = [
            attrs.evolve(seat, points=scores[at] if at in scores else next(others))
            for at, seat in enumerate(kept.seats)
        ]
        ranked = sorted((seat.points for seat in seats), reverse=True)
        seats = [attrs.evolve(seat, place=ranked.index(seat.points) + 1) for seat in seats]
        results.append(attrs.evolve(kept, seats=tuple(seats)))
    in_order = sorted(results, key=lambda one: sort_keys(one, UNREAD, None)[Column.RESULT])
    assert [one.seats[own].points for one in in_order] == [190, 110, 90, 50, 0]
