"""What of the games of a window is on the disk, and what is said where it cannot be."""

from __future__ import annotations

import json
import os
import threading
from itertools import count
from pathlib import Path

import pytest

from alhambra_desktop.model.saves.save import read_game, write_game
from alhambra_desktop.model.saves.unfinished import MOST
from alhambra_desktop.views import keeping
from alhambra_desktop.views.app import open_wanted
from alhambra_desktop.views.command_line import parse, parse_new
from alhambra_desktop.views.game_table import GameTable
from alhambra_desktop.views.main_window import MainWindow
from alhambra_desktop.views.places import saves_folder
from alhambra_desktop.views.settings import Settings

LONG = 20.0


@pytest.fixture
def data(tmp_path):
    return tmp_path / "data"


@pytest.fixture
def open_window(qtbot, tmp_path, data):
    windows = []

    def make() -> MainWindow:
        settings = Settings(tmp_path / "settings.json")
        settings.change(own_speed="off", others_speed="off", theme="light")
        window = MainWindow(settings, data)
        windows.append(window)
        qtbot.addWidget(window)
        window.show()
        qtbot.waitExposed(window)
        return window

    yield make
    for window in windows:
        window.close()


@pytest.fixture
def window(open_window):
    return open_window()


@pytest.fixture
def disk(monkeypatch):
    """A disk that syncs nothing while its gate is shut."""
    gate = threading.Event()
    gate.set()
    monkeypatch.setattr(os, "fsync", lambda _: gate.wait(LONG))
    yield gate
    gate.set()


def act(window: MainWindow) -> None:
    """The first action that is offered."""
    window.table.submit(window.table.offers()[0])


def begin(window: MainWindow, seed: int = 1, *, acted: bool = True) -> None:
    window.begin(parse_new(f"human,human seed={seed}"))
    if acted:
        act(window)


def moved_first(window: MainWindow, seed: int) -> bool:
    """Begin a table at which a computer player is first with this seed."""
    window.begin(parse_new(f"human,apprentice seed={seed}"))
    return not window.table.is_human(window.table.seat)


def flush(window: MainWindow) -> None:
    assert window.keeping.writer.flush(LONG)


def seeds(window: MainWindow) -> list[int]:
    """The unfinished games by their seeds, the one on the table first."""
    flush(window)
    return [read_game(path).setup.seed for path in window.keeping.unfinished()]


def stand_in_the_way(window: MainWindow, aside: str) -> None:
    """A file where the folder of the games should be."""
    folder = window.keeping.games.folder
    folder.rename(folder.with_name(aside))
    folder.write_text("a file")


def test_a_new_game_leaves_the_unfinished_one_alone(window):
    for seed in (1, 2, 3):
        begin(window, seed)
    assert sorted(seeds(window)) == [1, 2, 3]
    assert seeds(window)[0] == 3


def test_a_table_at_which_nothing_was_done_is_forgotten_for_the_next_one(window):
    begin(window, 1, acted=False)
    assert seeds(window) == [1]
    begin(window, 2)
    assert seeds(window) == [2]


def test_a_table_at_which_only_computer_players_moved_is_forgotten_too(window):
    begin(window, 1)
    seed = next(seed for seed in count(2) if moved_first(window, seed))
    while not window.table.is_human(window.table.seat):
        act(window)
    assert seeds(window) == [seed, 1]
    begin(window, 100)
    assert seeds(window) == [100, 1]


def test_a_table_at_which_nothing_was_done_is_forgotten_with_the_window(open_window):
    window = open_window()
    begin(window, 1)
    begin(window, 2, acted=False)
    window.close()
    again = open_window()
    assert seeds(again) == [1]
    window.close()
    assert seeds(again) == [1], "a closed window touches nothing any more"


def test_no_game_makes_room_for_a_table_at_which_nothing_was_done(window):
    for seed in range(MOST):
        begin(window, seed)
        flush(window)
    begin(window, 100, acted=False)
    assert sorted(seeds(window)) == [*range(MOST), 100]
    act(window)
    assert sorted(seeds(window)) == [*range(1, MOST), 100]


@pytest.mark.parametrize("leave", [MainWindow.close, begin])
def test_a_continued_game_is_never_forgotten(open_window, leave):
    window = open_window()
    begin(window, 1)
    window.close()
    again = open_window()
    again.continue_game()
    again.table.undo()
    assert again.table.undo_refusal() == "Nothing was done yet."
    flush(again)
    path = again.keeping.path
    leave(again)
    again.keeping.writer.flush(LONG)
    assert read_game(path).setup.seed == 1


def test_a_game_of_computer_players_alone_is_kept_once_it_began(window):
    for seed in (1, 2, 3):
        window.begin(parse_new(f"apprentice,apprentice seed={seed}"))
        if seed == 2:
            act(window)
    assert seeds(window) == [3, 2]


def test_any_unfinished_game_is_gone_on_with_in_its_file(window):
    for seed in (1, 2, 3):
        begin(window, seed)
    flush(window)
    path = next(path for path in window.keeping.unfinished() if read_game(path).setup.seed == 1)
    window.start.resume_chosen.emit(path)
    assert window.table.setup.seed == 1
    act(window)
    assert seeds(window)[0] == 1
    assert len(seeds(window)) == 3
    assert len(read_game(path).actions) == 2
    assert window.file is None


def test_continue_opens_the_newest_game_of_the_last_time(open_window):
    window = open_window()
    begin(window, 1)
    begin(window, 2)
    state = window.table.state
    window.close()
    again = open_window()
    again.start.resume.click()
    assert again.table.state == state


def test_a_finished_game_is_no_longer_offered_but_kept(window):
    begin(window, 1)
    while not window.table.state.over:
        act(window)
    flush(window)
    assert window.keeping.unfinished() == []
    window.show_start()
    assert not window.start.resume.isVisible()
    assert window.start.saves.index(0).data() == "Last finished game"
    window.start.open_chosen.emit(window.keeping.games.finished)
    assert window.table.state.over
    assert window.file is None, "the next finished game takes its place"


def test_a_saved_game_becomes_an_unfinished_one_when_it_is_changed(window, tmp_path):
    table = GameTable()
    table.begin(parse_new("human,human seed=9"))
    path = tmp_path / "Sunday.alhambra"
    write_game(path, table.saved())
    window.open_file(path)
    assert window.keeping.unfinished() == [path]
    assert window.keeping.games.files() == []
    window.show_start()
    window.start.resume.click()
    assert window.page.isVisible()
    act(window)
    assert seeds(window) == [9]
    assert read_game(path).actions == ()


def opened(window: MainWindow, path: Path) -> None:
    window.open_file(path)


def from_command_line(window: MainWindow, path: Path) -> None:
    open_wanted(window, parse([str(path)]))


def by_relative_path(window: MainWindow, path: Path) -> None:
    from_command_line(window, Path(os.path.relpath(path)))


def by_a_link(window: MainWindow, path: Path) -> None:
    link = window.keeping.games.data.parent / "link"
    link.symlink_to(path.parent)
    window.open_file(link / path.name)


WAYS = (opened, from_command_line, by_relative_path, by_a_link)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("which", ["own", "finished", "finished before", "of another window"])
def test_a_file_that_the_program_keeps_is_no_name_to_save_under(open_window, way, which):
    window, other = open_window(), open_window()
    table = GameTable()
    table.begin(parse_new("human,human seed=9"))
    finished = window.keeping.games.finished
    path = {
        "own": window.keeping.games.folder / "77.alhambra",
        "finished": finished,
        "finished before": finished.with_name(f"{finished.name}.previous"),
        "of another window": other.keeping.games.folder / "77.alhambra",
    }[which]
    write_game(path, table.saved())
    way(window, path)
    assert window.table.setup.seed == 9
    assert (window.file, window.windowTitle()) == (None, "Alhambra Desktop")
    assert window.settings.wishes.recent == ()
    act(window)
    flush(window)
    assert len(read_game(window.keeping.path).actions) == 1
    assert len(read_game(path).actions) == (which == "own"), "what is not this window's is copied"


def test_a_named_file_given_by_a_relative_path_keeps_its_place(window, tmp_path, monkeypatch):
    table = GameTable()
    table.begin(parse_new("human,human seed=9"))
    write_game(tmp_path / "Sunday.alhambra", table.saved())
    monkeypatch.chdir(tmp_path)
    from_command_line(window, Path("Sunday.alhambra"))
    assert window.file == window.keeping.current == tmp_path / "Sunday.alhambra"


def test_nothing_is_saved_by_name_among_the_files_that_the_program_keeps(window):
    begin(window)
    flush(window)
    for path in (window.keeping.games.finished, window.keeping.games.folder / "Sunday.alhambra"):
        window.keeping.save(path)
        flush(window)
        assert window.notice.words.endswith("is a file of the program itself; choose another place.")
        assert not path.exists()
    assert window.file is None


def test_saving_by_name_does_not_hold_up_the_window(window, disk, tmp_path, qtbot):
    begin(window)
    flush(window)
    disk.clear()
    path = tmp_path / "Sunday.alhambra"
    window.keeping.save(path)
    assert not path.exists()
    assert window.notice.words == ""
    disk.set()
    qtbot.waitUntil(lambda: window.notice.words == "Saved as Sunday.alhambra.")
    assert read_game(path).setup == window.table.setup
    assert window.file == path
    assert window.settings.wishes.recent == (str(path),)


def test_a_game_that_was_left_while_it_was_saved_gives_no_name_to_the_next(window, disk, tmp_path):
    begin(window, 1)
    disk.clear()
    window.keeping.save(tmp_path / "Sunday.alhambra")
    begin(window, 2)
    disk.set()
    flush(window)
    assert read_game(tmp_path / "Sunday.alhambra").setup.seed == 1
    assert window.file is None


def test_changed_settings_do_not_hold_up_the_window(window, disk, tmp_path):
    flush(window)
    disk.clear()
    window.settings.change(scale=125)
    window.settings.change(scale=150)
    assert Settings(tmp_path / "settings.json").wishes.scale == 100
    disk.set()
    flush(window)
    assert Settings(tmp_path / "settings.json").wishes.scale == 150


def test_settings_that_cannot_be_kept_are_told_in_the_window(window, tmp_path):
    (tmp_path / "settings.json").unlink()
    (tmp_path / "settings.json").mkdir()
    window.settings.change(scale=125)
    flush(window)
    assert window.notice.words.startswith("The settings cannot be kept in ")


def test_the_record_is_written_aside(window, tmp_path, qtbot):
    begin(window)
    window.keeping.export(tmp_path / "game.json")
    qtbot.waitUntil(lambda: window.notice.words == "Record written to game.json.")
    assert json.loads((tmp_path / "game.json").read_text())["format"] == "alhambra-record"


def test_a_name_that_cannot_be_written_is_told_and_not_taken(window, tmp_path):
    begin(window)
    (tmp_path / "file").write_text("no folder")
    for write in (window.keeping.save, window.keeping.export):
        write(tmp_path / "file" / "a.alhambra")
        flush(window)
        assert window.notice.words.startswith("a.alhambra could not be written (")
        assert window.notice.words.endswith("; choose another place.")
        window.notice.hide()
    assert window.file is None


def test_a_window_closes_only_after_all_is_written(window, disk, tmp_path):
    begin(window)
    disk.clear()
    window.keeping.save(tmp_path / "Sunday.alhambra")
    opening = threading.Timer(0.1, disk.set)
    opening.start()
    assert window.close()
    opening.join()
    assert read_game(tmp_path / "Sunday.alhambra").actions


def test_a_window_stays_once_where_the_last_save_fails(window, tmp_path):
    begin(window)
    window.keeping.save(tmp_path / "settings.json" / "a.alhambra")
    assert not window.close()
    assert window.isVisible()
    assert window.notice.words.startswith("a.alhambra could not be written")
    assert window.close()


def test_a_window_stays_once_where_the_disk_is_too_slow(window, disk, tmp_path, monkeypatch):
    monkeypatch.setattr(keeping, "PATIENCE", 0.01)
    begin(window)
    disk.clear()
    window.keeping.save(tmp_path / "Sunday.alhambra")
    assert not window.close()
    assert "not all is written" in window.notice.words
    disk.set()
    flush(window)
    assert window.close()


def test_a_second_window_says_so_and_touches_no_game_of_the_first(open_window, qtbot):
    first, second = open_window(), open_window()
    qtbot.waitUntil(lambda: "Another window" in second.notice.words)
    assert first.notice.words == ""
    begin(first, 1)
    begin(second, 2)
    assert (seeds(first), seeds(second)) == ([1], [2])
    second.close()
    first.close()
    assert sorted(seeds(open_window())) == [1, 2]


def test_a_data_folder_that_is_a_file_is_told_once_and_the_game_goes_on(open_window, data, qtbot, tmp_path):
    data.write_text("a file")
    window = open_window()
    qtbot.waitUntil(lambda: "Games cannot be kept in" in window.notice.words)
    window.notice.hide()
    begin(window)
    flush(window)
    assert window.notice.words == ""
    window.keeping.save(tmp_path / "Sunday.alhambra")
    flush(window)
    assert read_game(tmp_path / "Sunday.alhambra").actions
    assert window.close()


def test_a_game_that_cannot_be_kept_is_continued_from_the_start_page(open_window, data):
    data.write_text("a file")
    window = open_window()
    begin(window)
    flush(window)
    window.show_start()
    assert window.start.resume.isVisible()
    window.start.resume.click()
    assert window.page.isVisible()
    assert window.table.setup.seed == 1


def test_a_game_is_continued_from_the_start_page_before_it_was_written(window, disk):
    disk.clear()
    begin(window)
    window.show_start()
    assert not window.keeping.path.exists()
    assert window.start.resume.isVisible()
    disk.set()


def test_without_a_folder_for_games_a_name_can_be_chosen_elsewhere(window, home, tmp_path, monkeypatch):
    (home / "data").rmdir()
    (home / "data").write_text("a file")
    proposed = []

    def choose(_parent, _title, proposal, _filter):
        proposed.append(proposal)
        return str(tmp_path / "Sunday"), ""

    monkeypatch.setattr("alhambra_desktop.views.main_window.QFileDialog.getSaveFileName", choose)
    begin(window)
    window.save_as()
    flush(window)
    assert str(saves_folder()) not in proposed[0]
    assert window.file == tmp_path / "Sunday.alhambra"


def test_a_table_that_cannot_be_kept_is_told_once_until_it_can(window):
    begin(window)
    flush(window)
    stand_in_the_way(window, "aside")
    act(window)
    flush(window)
    assert window.notice.words.startswith("The table could not be kept in ")
    window.notice.hide()
    act(window)
    flush(window)
    assert window.notice.words == ""
    window.keeping.games.folder.unlink()
    act(window)
    flush(window)
    assert len(read_game(window.keeping.path).actions) == 4
    stand_in_the_way(window, "aside again")
    act(window)
    flush(window)
    assert window.notice.words.startswith("The table could not be kept in ")


def test_there_is_nothing_to_continue_at_first(window):
    window.continue_game()
    assert "no game to continue" in window.notice.words


def test_a_damaged_unfinished_game_is_told_and_the_table_stays(window):
    begin(window)
    bad = window.keeping.games.folder / "77.alhambra"
    bad.write_text("{")
    window.resume(bad)
    assert "77.alhambra is damaged" in window.notice.words
    assert window.table.setup.seed == 1


def test_a_table_from_no_file_is_kept_at_once(window):
    table = GameTable()
    table.begin(parse_new("human,human seed=9"))
    window.show_saved(table.saved())
    assert seeds(window) == [9]
