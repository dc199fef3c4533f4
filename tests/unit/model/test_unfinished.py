"""The folder of unfinished games: limits, several windows, and recovery after crashes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from alhambra_desktop.model.files.saves.save import read_game, to_bytes, write_game
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


def test_games_that_need_a_package_are_counted(games) -> None:
    for needs in (["wells"], ["wells", "mills"], [], ["mills"], None):
        path = games.new_path()
        games.write(path, game())
        rule_sets = [{"package": name} for name in needs or ()]
        content = "{" if needs is None else json.dumps({"rule_sets": rule_sets})
        path.write_text(content, encoding="utf-8")
    assert [games.needing(name) for name in ("wells", "mills", "camps")] == [2, 2, 0]


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


def test_games_are_sorted_by_when_they_were_last_played(games) -> None:
    played = [1, MOST, 3, 2, *range(4, MOST)]
    content = to_bytes(game())
    for moment, number in enumerate(played):
        path = games.folder / f"{number}.alhambra"
        path.write_bytes(content)
        dated(path, 1000 + moment)
    assert [path.stem for path in games.files()] == [str(number) for number in reversed(played)]
    games.write(games.new_path(), game(99))
    assert [path.stem for path in games.files()[1:]] == [str(number) for number in played[:0:-1]]


def test_of_games_last_played_at_the_same_moment_the_later_begun_comes_first(games) -> None:
    for number in (2, 10, 9):
        write_game(games.folder / f"{number}.alhambra", game(number))
        dated(games.folder / f"{number}.alhambra", 1000)
    assert [path.stem for path in games.files()] == ["10", "9", "2"]


def test_games_that_are_taken_over_stay_sorted_by_when_they_were_last_played(games) -> None:
    write_game(games.folder / "1.alhambra", game(1))
    dated(games.folder / "1.alhambra", 1001)
    for seed, moment in ((2, 1003), (3, 1000), (4, 1002)):
        path = games.data / "unfinished-2" / f"{seed}.alhambra"
        write_game(path, game(seed))
        dated(path, moment)
    games.clean_up()
    assert [read_game(path).setup.seed for path in games.files()] == [2, 4, 1, 3]


@pytest.mark.parametrize(("ended", "left"), [(1001, ["2"]), (999, ["2", "1"])])
def test_only_the_last_played_game_can_have_ended_by_a_crash(games, ended: int, left: list[str]) -> None:
    for number, moment in ((1, ended), (2, 1000)):
        write_game(games.folder / f"{number}.alhambra", game(number, over=number == 1))
        dated(games.folder / f"{number}.alhambra", moment)
    games.clean_up()
    assert [path.stem for path in games.files()] == left
    assert games.finished.exists() == (len(left) == 1)


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


def test_a_window_owns_the_games_of_all_windows(games, tmp_path: Path) -> None:
    data = games.data
    second = UnfinishedGames(data)
    owned = {
        games.folder / "1.alhambra": (True, True, False),
        games.folder / "anything": (True, False, False),
        second.folder / "7.alhambra": (True, False, True),
        data / "unfinished-9" / "1.alhambra": (True, False, False),
        data / "UNFINISHED" / "1.alhambra": (True, False, False),
        games.finished: (True, False, False),
        games.finished.with_name(games.finished.name + ".previous"): (True, False, False),
        games.folder: (False, False, False),
        games.folder / "more" / "1.alhambra": (False, False, False),
        data / "1.alhambra": (False, False, False),
        data / "unfinishedly" / "1.alhambra": (False, False, False),
        tmp_path / "unfinished" / "1.alhambra": (False, False, False),
    }
    found = {
        path: (games.owns(path), games.own_path(path) is not None, second.own_path(path) is not None)
        for path in owned
    }
    second.release()
    assert found == owned


def test_a_path_of_this_window_is_found_through_a_link(games, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(games.folder)
    assert games.own_path(tmp_path / "link" / "1.alhambra") == games.folder / "1.alhambra"
    assert games.owns(tmp_path / "link" / "1.alhambra")
    linked = UnfinishedGames(games.data)
    linked.release()
    assert linked.data == games.data


@pytest.mark.parametrize(
    ("name", "following"),
    [
        ("8.alhambra", 9),
        ("8.alhambra.previous", 9),
        ("008.alhambra", 9),
        ("0.alhambra", 1),
        ("mine.alhambra", 1),
        ("-8.alhambra", 1),
        ("\u0663.alhambra", 1),
    ],
)
def test_a_new_game_gets_the_number_after_the_highest(games, name: str, following: int) -> None:
    (games.folder / name).touch()
    assert [games.new_path().name for _ in range(2)] == [
        f"{following}.alhambra",
        f"{following + 1}.alhambra",
    ]


def test_of_games_written_in_the_same_moment_the_higher_number_is_newer(games) -> None:
    paths = [games.folder / f"{number}.alhambra" for number in (2, 10, 9)]
    for path in paths:
        path.touch()
        dated(path, 1000)
    assert [path.stem for path in games.files()] == ["10", "9", "2"]


def test_an_untouched_game_replaces_no_other_game(games) -> None:
    paths = [games.new_path() for _ in range(MOST + 2)]
    for number, path in enumerate(paths):
        games.write(path, game(1), idle=number >= MOST)
        dated(path, 1000 + number)
    assert games.files() == paths[::-1]
    games.write(paths[0], game(1))
    assert set(games.files()) == {paths[0], *paths[3:]}


def test_the_games_of_a_killed_window_are_taken_over_in_order(games) -> None:
    left = games.data / "unfinished-3"
    left.mkdir()
    for name, moment in (("5", 3000), ("7", 1000), ("6", 2000)):
        dated(write(left / f"{name}.alhambra", name), moment)
    (left / ".6.alhambra.ab.part").touch()
    (left / "note").touch()
    games.clean_up()
    assert [(path.stem, path.read_text()) for path in games.files()] == [("3", "5"), ("2", "6"), ("1", "7")]
    assert sorted(path.name for path in left.iterdir()) == ["lock", "note"]


def test_only_the_first_window_takes_games_over(games) -> None:
    second = UnfinishedGames(games.data)
    left = games.data / "unfinished-3"
    left.mkdir()
    write(left / "1.alhambra", "left")
    second.clean_up()
    assert (left / "1.alhambra").exists()
    games.clean_up()
    assert not (left / "1.alhambra").exists()
    again = UnfinishedGames(games.data)
    again.release()
    second.release()
    assert again.number == 3, "the folder of the killed window is free again"


def write(path: Path, text: str) -> Path:
    path.write_text(text)
    return path


def test_taken_over_games_count_towards_the_limit(games) -> None:
    left = games.data / "unfinished-2"
    left.mkdir()
    for number in range(MOST + 2):
        dated(write(left / f"{number}.alhambra", str(number)), 1000 + number)
    games.clean_up()
    assert [path.read_text() for path in games.files()] == [str(n) for n in range(MOST + 1, 1, -1)]


def test_deleting_a_game_deletes_its_previous_copy(games) -> None:
    path, other = games.new_path(), games.new_path()
    for one in (path, path, other):
        games.write(one, game(1))
    games.forget(path)
    games.forget(path)
    assert sorted(one.name for one in games.folder.iterdir()) == ["2.alhambra", "lock"]


@pytest.mark.parametrize("content", [None, "{", "[]", '{"state": []}', '{"state": {"agenda": [1]}}'])
def test_a_newest_game_that_is_not_over_stays(games, content: str | None) -> None:
    path = games.new_path()
    if content is None:
        games.write(path, game(1))
    else:
        path.write_text(content)
    games.clean_up()
    assert games.files() == [path]
    assert not games.finished.exists()
