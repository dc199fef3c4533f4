"""The folder of unfinished games: limits, several windows, and recovery after crashes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from alhambra_desktop.model.files.saves.save import read_game, write_game
from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.files.saves.unfinished import MOST, UnfinishedGames
from alhambra_desktop.model.rules.core.engine.play import start
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup
from alhambra_desktop.model.rules.modules.registry import make_setup, rulebook
from tests.property.games import moves

HOLD = """
import sys, time, pathlib
from alhambra_desktop.model.files.saves.unfinished import UnfinishedGames
games = UnfinishedGames(pathlib.Path(sys.argv[1]))
print(games.number, flush=True)
time.sleep(60)
"""


def game(seed: int = 1, *, over: bool = False) -> SavedGame:
    setup = make_setup([SeatSetup("Ann", COLOURS[0]), SeatSetup("Bob", COLOURS[1])], seed)
    book = rulebook(setup)
    state = [move.after for move in moves(book, seed)][-1] if over else start(book).after
    return SavedGame(setup, state, ())


def dated(path: Path, moment: int) -> Path:
    os.utime(path, (moment, moment))
    return path


@pytest.fixture
def games(tmp_path: Path):
    made = UnfinishedGames(tmp_path / "data")
    yield made
    made.release()


def test_each_new_path_has_a_unique_name(games) -> None:
    assert len({games.new_path() for _ in range(5)}) == 5
    games.write(games.folder / "41.alhambra", game())
    assert games.new_path().name == "42.alhambra"


def test_the_newest_ten_games_are_kept(games) -> None:
    paths = [games.new_path() for _ in range(MOST + 3)]
    for number, path in enumerate(paths):
        games.write(path, game(number))
        dated(path, 1000 + number)
    games.write(paths[-1], game(99))
    assert games.files() == paths[3:][::-1]
    assert {path.name for path in games.folder.iterdir()} == {
        "lock",
        *(path.name for path in paths[3:]),
        f"{paths[-1].name}.previous",
    }


@pytest.mark.parametrize("most", [1, MOST])
def test_games_dated_in_the_future_do_not_replace_new_games(games, most: int) -> None:
    future = [games.new_path() for _ in range(MOST)]
    for number, path in enumerate(future):
        games.write(path, game(number))
        dated(path, 10**10 + number)
    paths = [games.new_path() for _ in range(most)]
    for path in paths:
        games.write(path, game(99))
    assert set(games.files()) == {*future[most:], *paths}


def test_games_of_a_closed_second_window_are_taken_over(games) -> None:
    second = UnfinishedGames(games.data)
    assert (games.number, second.number) == (1, 2)
    games.write(games.new_path(), game(1))
    second.write(second.new_path(), game(2))
    second.write(second.files()[0], game(3))
    games.clean_up()
    assert len(games.files()) == 1, "the second window is still open"
    second.release()
    games.clean_up()
    assert sorted(read_game(path).setup.seed for path in games.files()) == [1, 3]
    assert read_game(games.folder / "2.alhambra.previous").setup.seed == 2
    assert second.files() == []


def test_the_lock_of_a_killed_process_is_released(games) -> None:
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(games.data)], stdout=subprocess.PIPE, text=True
    )
    assert holder.stdout is not None
    with holder:
        assert holder.stdout.readline() == "2\n"
        third = UnfinishedGames(games.data)
        third.release()
        holder.kill()
    after = UnfinishedGames(games.data)
    after.release()
    assert (third.number, after.number) == (3, 2)


@pytest.mark.parametrize(("over", "kept"), [(False, "1.alhambra"), (True, "Last finished game.alhambra")])
def test_the_game_of_a_closed_window_is_taken_over(games, over: bool, kept: str) -> None:
    old = games.data / "unfinished-2" / "1.alhambra"
    write_game(old, game(7))
    write_game(old, game(8, over=over))
    games.clean_up()
    found = [path for path in games.data.rglob(f"{kept}*") if path.parent != old.parent]
    assert sorted(path.name for path in found) == [kept, f"{kept}.previous"]
    assert read_game(min(found)).setup.seed == 8
    assert not old.exists()


def test_a_finished_game_is_not_continued_after_a_crash(games) -> None:
    older, ended = games.new_path(), games.new_path()
    games.write(older, game(1))
    games.write(ended, game(2, over=True))
    games.clean_up()
    assert games.files() == [older]
    assert read_game(games.finished).setup.seed == 2


def test_a_damaged_game_is_taken_over(games) -> None:
    (games.data / "unfinished-2").mkdir()
    (games.data / "unfinished-2" / "1.alhambra").write_text("{")
    games.clean_up()
    assert [path.read_text() for path in games.files()] == ["{"]


def test_a_second_finished_game_waits_in_its_folder(games) -> None:
    write_game(games.finished, game(1, over=True))
    left = games.data / "unfinished-2" / "1.alhambra"
    write_game(left, game(2, over=True))
    games.clean_up()
    assert (read_game(games.finished).setup.seed, read_game(left).setup.seed) == (1, 2)
    games.finished.unlink()  # as if the archive had stored it
    games.clean_up()
    assert read_game(games.finished).setup.seed == 2
    assert not left.exists()


def test_a_window_without_a_folder_does_not_use_another_one(games) -> None:
    (games.data / "unfinished-2").write_text("no folder")
    second = UnfinishedGames(games.data)
    assert second.fault
    assert second.folder != games.folder
    with pytest.raises(OSError, match="unfinished-2"):
        second.write(second.new_path(), game(2))


def test_leftover_partial_files_are_swept(games) -> None:
    (games.folder / ".3.alhambra.xyz.part").touch()
    games.clean_up()
    assert [path.name for path in games.folder.iterdir()] == ["lock"]


def test_an_unusable_data_folder_is_a_fault_without_exception(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file")
    games = UnfinishedGames(tmp_path / "data")
    games.clean_up()
    assert games.fault
    assert games.files() == []
    with pytest.raises(OSError, match="data"):
        games.write(games.new_path(), game())
