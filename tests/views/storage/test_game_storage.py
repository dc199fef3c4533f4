"""The files of a window's games, without a window: autosaves, messages, the archive and its lists."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import attrs
import pytest
from PySide6.QtCore import QObject

from alhambra_desktop.model.files.archive.kept_game import Help, fingerprint
from alhambra_desktop.model.files.saves.record_reader import read_file
from alhambra_desktop.model.files.saves.save import SaveError, read_game, write_game
from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.game.game_storage import GameStorage
from alhambra_desktop.views.game.game_table import GameTable
from tests.unit.archive.games import finished
from tests.views.storage.at_table import LONG

HUMANS = "human,human seed=4 dirk=off"


class Files:
    """A storage with a table, and its messages."""

    def __init__(self, storage: GameStorage) -> None:
        self.storage, self.table = storage, GameTable()
        self.told, self.saved, self.listed = list[Message](), list[Any](), list[int]()
        storage.notified.connect(self.told.append)
        storage.saved.connect(self.saved.append)
        storage.listed.connect(lambda: self.listed.append(1))
        storage.watch(self.table)

    def begin(self, spec: str = HUMANS, *, acted: bool = True) -> None:
        self.storage.begin()
        self.table.begin(parse_new(spec))
        if acted:
            self.table.submit(self.table.offers()[0])
        self.flush()

    def show(self, game: SavedGame) -> None:
        self.storage.open(None)
        self.table.open(game)
        self.flush()

    def flush(self) -> None:
        assert self.storage.writer.flush(LONG)

    @property
    def ids(self) -> list[str]:
        return [message.id for message in self.told]


@pytest.fixture
def files(settings, data, qapp) -> Iterator[Files]:
    owner = QObject()
    made = Files(GameStorage(settings, data, owner))
    yield made
    made.storage.close()


def read(files: Files) -> SavedGame:
    return read_game(files.storage.path)


# -- autosaves


def test_every_change_of_the_table_is_saved(files):
    files.begin()
    assert read(files).state == files.table.state
    files.table.note_hint(2)
    files.flush()
    assert read(files).hints == (0, 1, 0)
    files.table.undo()
    files.flush()
    assert read(files).actions == ()
    assert files.storage.unfinished() == [files.storage.path]
    assert files.storage.under_way() == files.table.saved()
    assert files.storage.current == files.storage.path


def test_a_viewed_table_is_not_saved(files):
    files.storage.stop_saving()
    files.begin()
    assert not files.storage.path.exists()
    files.storage.leave_table()
    files.storage.settle_archive()
    files.storage.begin()
    assert files.told == []


def test_without_a_game_nothing_is_under_way(files):
    assert files.storage.under_way() is None
    assert files.storage.unfinished() == []
    files.show(finished())
    assert files.storage.under_way() is None


def test_an_opened_file_stays_unchanged_until_the_game_changes(files, tmp_path):
    table = GameTable()
    table.begin(parse_new(HUMANS))
    path = tmp_path / "Sunday.alhambra"
    write_game(path, table.saved())
    content = path.read_bytes()
    files.storage.open(path)
    files.table.open(table.saved())
    files.flush()
    assert files.storage.current == path
    assert not files.storage.path.exists()
    files.table.submit(files.table.offers()[0])
    files.flush()
    assert files.storage.current == files.storage.path != path
    assert len(read(files).actions) == 1
    assert path.read_bytes() == content


def test_an_own_game_continues_in_its_file_but_a_record_does_not(files):
    files.begin()
    own, game = files.storage.path, files.table.saved()
    files.begin()
    other = files.storage.path
    assert other != own
    files.storage.open(own)
    files.table.open(game)
    assert files.storage.path == files.storage.current == own
    assert set(files.storage.unfinished()) == {own, other}
    assert files.storage.unfinished()[0] == own
    files.storage.open(own, is_record=True)
    assert files.storage.path != own


def test_an_untouched_game_is_forgotten_with_a_message(files):
    files.begin(acted=False)
    path = files.storage.path
    assert path.exists()
    files.storage.leave_table()
    assert files.ids == ["keep-untouched"]
    files.begin(acted=False)
    assert files.ids == ["keep-untouched", "keep-let-go"]
    assert not path.exists()
    assert files.storage.stay() == files.storage.path
    files.storage.leave_table()
    files.begin()
    assert files.ids == ["keep-untouched", "keep-let-go"]
    files.storage.leave_table()
    assert len(files.told) == 2, "a player has moved"


def test_moves_of_computer_players_do_not_touch_a_game(files):
    files.begin("human,apprentice seed=4", acted=False)
    while files.table.seat == 0:
        files.begin(f"human,apprentice seed={files.table.setup.seed + 1}", acted=False)
    files.told.clear()
    files.table.submit(files.table.offers()[0])
    files.storage.leave_table()
    assert files.ids == ["keep-untouched"]
    files.begin("apprentice,apprentice seed=4")
    files.told.clear()
    files.storage.leave_table()
    assert files.ids == [], "only computer players play it"


# -- failures


def no_folder(folder: Path) -> Path:
    """Return a file in place of a folder, so nothing can be written in it."""
    path = folder / "no folder"
    path.write_text("a file")
    return path


def block(files: Files) -> None:
    """Put a file in place of the games folder."""
    folder = files.storage.games.folder
    folder.rename(folder.with_name("aside"))
    folder.write_text("a file")


def unblock(files: Files) -> None:
    folder = files.storage.games.folder
    folder.unlink()
    folder.with_name("aside").rename(folder)


def test_a_failed_autosave_is_reported_once_and_retried(files):
    files.begin()
    assert not files.storage.failing
    block(files)
    for _ in range(2):
        files.table.submit(files.table.offers()[0])
        files.flush()
    assert files.ids == ["keep-failed"]
    assert files.storage.failing
    path = files.storage.path
    assert files.storage.unsaved == {path: files.table.saved()}
    unblock(files)
    files.storage.retry()
    assert files.storage.unsaved == {}
    assert not files.storage.failing
    assert read(files).state == files.table.state
    block(files)
    files.table.submit(files.table.offers()[0])
    files.flush()
    assert files.ids == ["keep-failed"] * 2, "it had worked in between"
    unblock(files)


def test_an_unsaved_game_can_be_saved_elsewhere(files, tmp_path):
    files.begin()
    block(files)
    files.table.submit(files.table.offers()[0])
    files.flush()
    own, path = files.storage.path, tmp_path / "Sunday.alhambra"
    files.storage.save_elsewhere(own, path)
    assert read_game(path).state == files.table.state
    assert files.storage.unsaved == {}
    assert files.saved == [path]
    assert files.ids == ["keep-failed", "keep-saved"]
    unblock(files)


def test_saving_by_name_reports_success_and_failure(files, tmp_path):
    files.begin()
    path = tmp_path / "Sunday.alhambra"
    files.storage.save(path)
    files.flush()
    assert (files.saved, files.told) == ([path], [Message("keep-saved", file="Sunday.alhambra")])
    assert files.storage.finish_writing()
    files.storage.save(files.storage.path)
    files.storage.save(no_folder(tmp_path) / "Sunday.alhambra")
    assert not files.storage.finish_writing(), "the window shows the message first"
    assert files.ids == ["keep-saved", "keep-own", "keep-unwritten"]
    assert files.saved == [path]
    files.storage.save(no_folder(tmp_path) / "Sunday.alhambra")
    assert files.storage.finish_writing(), "the second attempt closes it"


def test_a_game_saved_by_name_is_the_windows_only_while_it_is_on_the_table(files, tmp_path):
    files.begin()
    files.storage.save(tmp_path / "Sunday.alhambra")
    files.begin()
    assert files.saved == []
    assert "keep-saved" in files.ids


def test_records_and_other_files_are_reported(files, tmp_path):
    files.begin()
    files.storage.export(tmp_path / "a.json")
    files.storage.export(no_folder(tmp_path) / "a.json")
    files.storage.write_file(tmp_path / "a.txt", lambda: None)

    def fails() -> None:
        raise OSError(28, "No space left on device")

    files.storage.write_file(tmp_path / "a.txt", fails)
    files.flush()
    assert files.ids == ["keep-exported", "keep-unwritten", "games-exported", "keep-unwritten"]
    assert files.told[0] == Message("keep-exported", file="a.json")
    assert files.told[2] == Message("games-exported", file="a.txt")
    assert read_file(tmp_path / "a.json").is_record


# -- finished games


def test_a_finished_game_moves_to_the_archive(files):
    game = finished(1, 3)
    files.storage.open(None)
    files.listed.clear()
    files.show(game)
    path = files.storage.path
    files.storage.keep()
    files.flush()
    assert not path.exists()
    assert files.listed
    assert files.told == []
    ((archived, kept),) = files.storage.archived()
    assert archived.exists()
    assert kept.fingerprint == fingerprint(game)
    assert kept.aids == "normal"
    assert files.storage.has_archived()
    assert files.storage.owns(archived)
    assert not files.storage.owns(archived.parent.parent / "Sunday.alhambra")


def keep(files: Files, *games: SavedGame) -> None:
    for game in games:
        files.show(game)
        files.storage.keep()
        files.flush()


def test_a_finished_game_is_archived_once(files):
    keep(files, finished(1, 3), finished(1, 3), finished(2, 3))
    assert len(files.storage.archived()) == 2


def test_deleted_games_leave_the_archive(files):
    keep(files, finished(1, 3))
    files.listed.clear()
    files.storage.delete_finished([path for path, _ in files.storage.archived()])
    files.flush()
    assert files.storage.archived() == []
    assert files.listed
    assert files.told == []
    assert not files.storage.has_archived()


@pytest.fixture
def with_games(files) -> Files:
    keep(files, finished(1, 3), finished(2, 3, ("camps",)))
    return files


def receive(qtbot, load, *args) -> tuple[Any, ...]:
    """Call a function that loads something in the background, and return what it passes on."""
    found: list[tuple[Any, ...]] = []
    load(*args, lambda *values: found.append(values))
    qtbot.waitUntil(lambda: bool(found))
    (values,) = found
    return values


def test_lists_of_finished_games_are_loaded_in_the_background(with_games, qtbot):
    storage = with_games.storage
    statistics, error = receive(qtbot, storage.load_statistics)
    assert error is None
    assert set(statistics) <= set(Help)
    assert receive(qtbot, storage.load_played) == (frozenset(("alhambra", "camps")),)
    (achievements,) = receive(qtbot, storage.load_achievements)
    assert achievements is not None
    (own,) = receive(qtbot, storage.load_game_achievements, finished(1, 3))
    assert own is not None
    assert storage.analysed_turns() == {}
    (bests,) = receive(qtbot, storage.load_bests, finished(2, 3, ("camps",)))
    assert isinstance(bests, tuple)
    assert receive(qtbot, storage.load_bests, finished(3, 3)) == ((),)


def test_the_archive_is_exported_as_a_table(with_games, tmp_path):
    for separator in (",", ";"):
        with_games.storage.export_finished(tmp_path / "games.csv", separator)
        with_games.flush()
        lines = (tmp_path / "games.csv").read_bytes().decode("utf-8-sig").splitlines()
        assert (tmp_path / "games.csv").read_bytes().startswith(b"\xef\xbb\xbf")
        assert len(lines) > 2
        assert separator in lines[0]
    assert with_games.ids == ["games-exported"] * 2


def test_finished_games_of_a_killed_program_are_added(files, qtbot):
    write_game(files.storage.games.finished, finished(1, 3))
    files.listed.clear()
    files.storage.settle_archive()
    qtbot.waitUntil(lambda: bool(files.listed))
    assert len(files.storage.archived()) == 1
    assert files.told == []


# -- reading


def test_a_file_is_read_or_its_error_is_passed_on(files, tmp_path, qtbot):
    table = GameTable()
    table.begin(parse_new(HUMANS))
    path = tmp_path / "Sunday.alhambra"
    write_game(path, table.saved())
    (opened,) = receive(qtbot, files.storage.read_game_file, path)
    assert opened.game.setup == table.setup
    assert not opened.is_record
    path.write_text("{")
    (error,) = receive(qtbot, files.storage.read_game_file, path)
    assert isinstance(error, SaveError)


def test_a_second_storage_says_where_its_games_are(files, settings, data):
    owner = QObject()
    other = GameStorage(settings, data, owner)
    assert files.storage.complaints() == []
    assert [message.id for message in other.complaints()] == ["keep-apart"]
    other.close()


def test_a_data_folder_that_is_a_file_is_reported(settings, tmp_path, qapp):
    (tmp_path / "taken").write_text("a file")
    owner = QObject()
    storage = GameStorage(settings, tmp_path / "taken", owner)
    assert [message.id for message in storage.complaints()] == ["keep-nowhere"]
    assert storage.failing
    storage.close()


def test_an_assisted_game_is_archived_as_assisted(files):
    keep(files, attrs.evolve(finished(1, 3), assisted=True))
    ((_, kept),) = files.storage.archived()
    assert kept.assisted
