"""Saving games and records by name on a background thread."""

from __future__ import annotations

import json
import os
import threading
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from alhambra_desktop.model.files.archive import archive as archive_module
from alhambra_desktop.model.files.archive.archive import DATABASE, Archive
from alhambra_desktop.model.files.saves import saved_game
from alhambra_desktop.model.files.saves.save import read_game, write_game
from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.rules.core.engine.play import Transition, play
from alhambra_desktop.views.app.app import open_requested
from alhambra_desktop.views.app.command_line import parse, parse_new
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.storage.presets import Presets
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.window.main_window import MainWindow
from tests.sweeps import swept_rows
from tests.unit.archive.games import finished
from tests.views.storage.at_table import LONG, act, begin, flush, open_file


def opened(window: MainWindow, path: Path) -> None:
    open_file(window, path)


def from_command_line(window: MainWindow, path: Path) -> None:
    open_requested(window, parse([str(path)]))


def by_relative_path(window: MainWindow, path: Path) -> None:
    from_command_line(window, Path(os.path.relpath(path)))


def by_a_link(window: MainWindow, path: Path) -> None:
    link = window.workspace.storage.games.data.parent / "link"
    link.symlink_to(path.parent)
    open_file(window, link / path.name)


WAYS = (opened, from_command_line, by_relative_path, by_a_link)


KEPT = ("own", "finished", "finished before", "of another window")


@pytest.mark.parametrize(
    ("way", "which"), swept_rows(product(WAYS, KEPT), lambda case: case[0] is opened or case[1] == KEPT[0])
)
def test_managed_files_are_not_saved_to_directly(open_window, way, which):
    window, other = open_window(), open_window()
    table = GameTable()
    table.begin(parse_new("human,human seed=9"))
    finished = window.workspace.storage.games.finished
    path = {
        "own": window.workspace.storage.games.folder / "77.alhambra",
        "finished": finished,
        "finished before": finished.with_name(f"{finished.name}.previous"),
        "of another window": other.workspace.storage.games.folder / "77.alhambra",
    }[which]
    write_game(path, table.saved())
    way(window, path)
    assert window.workspace.table.setup.seed == 9
    assert (window.workspace.games.file, window.windowTitle()) == (None, "Alhambra Desktop")
    assert window.settings.progress.recent == ()
    act(window)
    flush(window)
    assert len(read_game(window.workspace.storage.path).actions) == 1
    assert len(read_game(path).actions) == (which == "own"), "what is not this window's is copied"


def test_a_game_opened_by_relative_path_keeps_its_file(window, tmp_path, monkeypatch):
    table = GameTable()
    table.begin(parse_new("human,human seed=9"))
    write_game(tmp_path / "Sunday.alhambra", table.saved())
    monkeypatch.chdir(tmp_path)
    from_command_line(window, Path("Sunday.alhambra"))
    assert window.workspace.games.file == window.workspace.storage.current == tmp_path / "Sunday.alhambra"


def test_nothing_is_saved_by_name_in_managed_locations(window):
    begin(window)
    flush(window)
    for path in (
        window.workspace.storage.games.finished,
        window.workspace.storage.games.folder / "Sunday.alhambra",
    ):
        window.workspace.storage.save(path)
        flush(window)
        assert window.notice.words.endswith("is a file of the program itself. Choose another place.")
        assert not path.exists()
    assert window.workspace.games.file is None


def test_saving_by_name_does_not_block_the_window(window, disk, tmp_path, qtbot):
    begin(window)
    flush(window)
    disk.clear()
    path = tmp_path / "Sunday.alhambra"
    window.workspace.storage.save(path)
    assert not path.exists()
    assert window.notice.words == ""
    disk.set()
    qtbot.waitUntil(lambda: window.notice.words == "Saved as Sunday.alhambra.")
    assert read_game(path).setup == window.workspace.table.setup
    assert window.workspace.games.file == path
    assert window.settings.progress.recent == (str(path),)


def test_a_game_left_while_saving_does_not_name_the_next(window, disk, tmp_path):
    begin(window, 1)
    disk.clear()
    window.workspace.storage.save(tmp_path / "Sunday.alhambra")
    begin(window, 2)
    disk.set()
    flush(window)
    assert read_game(tmp_path / "Sunday.alhambra").setup.seed == 1
    assert window.workspace.games.file is None


def test_changing_settings_does_not_block_the_window(window, disk, tmp_path):
    flush(window)
    disk.clear()
    window.settings.change(scale=125)
    window.settings.change(scale=150)
    assert Settings(tmp_path / "settings.json").preferences.scale == 100
    disk.set()
    flush(window)
    assert Settings(tmp_path / "settings.json").preferences.scale == 150


def test_all_waiting_presets_are_written(window, disk):
    flush(window)
    disk.clear()
    presets = Presets(window.settings)
    presets.keep("First", {})
    presets.keep("Second", {})
    window.settings.change(scale=125, coached=7)
    disk.set()
    flush(window)
    assert Presets(window.settings).names == ("First", "Second")


def test_records_are_exported_in_the_background(window, tmp_path, qtbot):
    begin(window)
    window.workspace.storage.export(tmp_path / "game.json")
    qtbot.waitUntil(lambda: window.notice.words == "Record exported to game.json.")
    assert json.loads((tmp_path / "game.json").read_text())["format"] == "alhambra-record"


def test_a_window_closes_after_everything_is_written(window, disk, tmp_path):
    begin(window)
    disk.clear()
    window.workspace.storage.save(tmp_path / "Sunday.alhambra")
    opening = threading.Timer(0.1, disk.set)
    opening.start()
    assert window.close()
    opening.join()
    assert read_game(tmp_path / "Sunday.alhambra").actions


def test_autosaves_do_not_wait_for_rebuilding_the_archive(open_window, data, monkeypatch, qtbot):
    archive, games = Archive(data), [finished(seed) for seed in (1, 2, 3)]
    for moment, game in enumerate(games):
        archive.keep(game, moment, None)
    (archive.folder / DATABASE).unlink()
    reading, go_on = threading.Event(), threading.Event()

    def slow(path: Path) -> SavedGame:
        reading.set()
        assert go_on.wait(LONG)
        return read_game(path)

    monkeypatch.setattr(archive_module, "read_game", slow)
    window = open_window()
    window.workspace.storage.settle_archive()
    assert reading.wait(LONG)
    begin(window)
    flush(window)
    assert read_game(window.workspace.storage.path).actions
    assert window.close()
    go_on.set()
    again = open_window()
    again.workspace.storage.settle_archive()
    qtbot.waitUntil(lambda: len(again.workspace.storage.archive.games()) == len(games), timeout=10_000)


def test_a_file_is_read_and_replayed_off_the_gui_thread(window, tmp_path, monkeypatch, qtbot):
    path, table = tmp_path / "Sunday.alhambra", GameTable()
    table.begin(parse_new("human,human seed=9"))
    table.submit(table.offers()[0])
    write_game(path, table.saved())
    threads: set[threading.Thread] = set()

    def noted(*values: Any) -> Transition:
        threads.add(threading.current_thread())
        return play(*values)

    monkeypatch.setattr(saved_game, "play", noted)
    window.workspace.games.open_file(path)
    assert not window.workspace.playing, "the window goes on meanwhile"
    qtbot.waitUntil(lambda: window.workspace.playing)
    assert window.workspace.table.transitions == table.transitions
    assert len(threads) == 1
    assert threading.main_thread() not in threads


def test_a_game_begun_while_a_file_is_read_stays(window, tmp_path):
    path, table = tmp_path / "Sunday.alhambra", GameTable()
    table.begin(parse_new("human,human seed=9"))
    write_game(path, table.saved())
    window.workspace.games.open_file(path)
    begin(window, 3)
    window.workspace.games.await_file(LONG)
    assert window.workspace.table.setup.seed == 3
    assert window.workspace.games.file is None
