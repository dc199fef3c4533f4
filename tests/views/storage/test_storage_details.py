"""What the storage of a window reports and does when files are lost, slow or in the way, without a window."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, QTimer

from alhambra_desktop.model.files.archive.archive import Archive
from alhambra_desktop.model.files.archive.kept_game import Help, JudgedTurn, fingerprint
from alhambra_desktop.model.files.archive.statistics import AnalysedTurns
from alhambra_desktop.model.files.saves.save import read_game, write_game
from alhambra_desktop.model.learning.goals.achievements import achievements, game_achievements
from alhambra_desktop.model.rules.core.engine.action import TakeMoney
from alhambra_desktop.model.rules.core.words.message import Message, MessageError
from alhambra_desktop.views.game.game_storage import GameStorage
from alhambra_desktop.views.storage.places import saves_folder
from tests.unit.archive.games import finished, unaided
from tests.views.storage.test_game_storage import Files, block, keep, read, receive, unblock


@pytest.fixture
def files(settings, data, qapp) -> Iterator[Files]:
    owner = QObject()
    made = Files(GameStorage(settings, data, owner))
    yield made
    made.storage.close()


def retrying(files: Files) -> QTimer:
    """Return the timer of the next attempt to write a game."""
    timer = files.storage.findChild(QTimer)
    assert timer is not None
    return timer


# -- autosaves


def test_a_list_changes_only_when_another_game_is_saved(files):
    files.begin(acted=False)
    files.listed.clear()
    for _ in range(2):
        files.table.submit(files.table.offers()[0])
        files.flush()
    assert files.listed == []
    files.begin()
    assert files.listed == [1]


def test_a_failed_autosave_is_tried_again_after_fifteen_seconds(files):
    timer = retrying(files)
    files.begin()
    assert not timer.isActive()
    block(files)
    files.table.submit(files.table.offers()[0])
    files.flush()
    assert (timer.isActive(), timer.interval(), timer.isSingleShot()) == (True, 15_000, True)
    unblock(files)
    timer.timeout.emit()
    files.flush()
    assert files.storage.unsaved == {}
    assert read(files).state == files.table.state


def test_an_untouched_game_that_cannot_be_saved_is_not_kept_for_later(files):
    block(files)
    files.begin(acted=False)
    assert files.storage.failing
    assert files.storage.unsaved == {}
    assert not retrying(files).isActive()
    assert dict(files.told[0].arguments)["folder"] == str(files.storage.games.folder)
    assert dict(files.told[0].arguments)["reason"] == files.storage.reason != ""
    unblock(files)


def test_a_closed_storage_forgets_an_untouched_game(settings, data, qapp):
    owner = QObject()
    for acted in (False, True):
        files = Files(GameStorage(settings, data, owner))
        files.begin(acted=acted)
        path = files.storage.path
        assert path.exists()
        files.storage.close()
        assert path.exists() is acted
        assert not retrying(files).isActive()


def test_a_game_that_was_told_to_stay_is_kept_after_closing(settings, data, qapp):
    owner = QObject()
    files = Files(GameStorage(settings, data, owner))
    files.begin(acted=False)
    assert files.storage.stay() == files.storage.path
    files.storage.close()
    assert files.storage.path.exists()


def test_a_second_storage_has_the_folder_after_the_first_one_closed(settings, data, qapp):
    owner = QObject()
    first = GameStorage(settings, data, owner)
    first.close()
    second = GameStorage(settings, data, owner)
    assert second.complaints() == []
    second.close()


def test_whole_turns_of_computer_players_do_not_touch_a_game_but_one_action_of_a_person_does(files):
    seed = 4
    files.begin(f"human,apprentice seed={seed} dirk=off", acted=False)
    while files.table.seat == 0:
        seed += 1
        files.begin(f"human,apprentice seed={seed} dirk=off", acted=False)
    files.told.clear()
    while files.table.seat == 1:
        files.table.submit(files.table.offers()[-1])
    files.storage.leave_table()
    assert files.ids == ["keep-untouched"]
    take = next(action for action in files.table.offers() if isinstance(action, TakeMoney))
    files.table.submit(take)
    files.table.end_turn()
    files.storage.leave_table()
    assert files.ids == ["keep-untouched"]


def test_a_game_opened_without_a_file_is_saved_at_once_and_one_with_a_file_when_it_changes(files, tmp_path):
    files.begin()
    game, path = files.table.saved(), tmp_path / "Sunday.alhambra"
    write_game(path, game)
    files.show(game)
    assert files.storage.path.exists()
    assert files.storage.current == files.storage.path
    files.storage.open(path)
    files.table.open(game)
    files.flush()
    assert not files.storage.path.exists()
    files.storage.keep()
    files.flush()
    assert read(files) == game
    assert files.storage.current == files.storage.path


def test_a_game_under_way_comes_first_even_before_it_is_written(files):
    files.begin()
    first = files.storage.path
    files.begin()
    second = files.storage.path
    assert files.storage.unfinished() == [second, first]
    files.show(finished(1, 3))
    assert first in files.storage.unfinished()
    assert files.storage.under_way() is None


def test_files_of_the_program_are_its_own(files, tmp_path):
    files.begin()
    assert files.storage.owns(files.storage.path)
    assert not files.storage.owns(tmp_path / "Sunday.alhambra")


def test_temporary_files_of_killed_programs_are_removed_after_an_hour(settings, tmp_path, qapp):
    data, now = tmp_path / "data", time.time()
    folders = (data, data / "archive", saves_folder(), settings.path.parent)
    for folder in folders:
        folder.mkdir(parents=True, exist_ok=True)
        for name, age in (("old", 3700), ("new", 3500)):
            path = folder / f".{name}.part"
            path.write_text("part of a file")
            os.utime(path, (now - age, now - age))
    owner = QObject()
    storage = GameStorage(settings, data, owner)
    for folder in folders:
        assert not (folder / ".old.part").exists(), folder
        assert (folder / ".new.part").exists(), folder
    storage.close()


# -- closing


def test_a_slow_disk_keeps_the_window_open_once(files, disk, monkeypatch):
    from alhambra_desktop.views.game import game_storage

    files.begin()
    assert files.storage.finish_writing()
    monkeypatch.setattr(game_storage, "TIMEOUT", 0.05)
    disk.clear()
    files.table.submit(files.table.offers()[0])
    assert not files.storage.finish_writing()
    assert files.ids == ["keep-slow"]
    assert files.storage.finish_writing()
    disk.set()
    monkeypatch.undo()
    files.flush()


# -- the archive


def test_games_that_cannot_be_deleted_are_reported(files, monkeypatch):
    keep(files, finished(1, 3))
    ((path, _),) = files.storage.archived()

    def fails(*_: str) -> None:
        raise OSError(13, "Permission denied")

    monkeypatch.setattr(Archive, "forget", fails)
    files.listed.clear()
    files.storage.delete_finished([path])
    assert not files.storage.finish_writing(), "the message is shown first"
    (told,) = files.told
    assert told.id == "games-not-deleted"
    assert dict(told.arguments)["reason"]
    assert files.listed == [1]


def test_only_the_chosen_games_are_deleted(files):
    keep(files, finished(1, 3), finished(2, 3))
    (kept, _), (gone, _) = files.storage.archived()
    files.storage.delete_finished([gone])
    files.flush()
    assert [path for path, _ in files.storage.archived()] == [kept]
    assert kept.exists()
    assert not gone.exists()


def test_a_lost_database_of_finished_games_is_reported(files, qtbot):
    keep(files, finished(1, 3))
    for path in files.storage.games.data.rglob("*.sqlite*"):
        path.unlink()
    for path in files.storage.games.data.rglob("*.db"):
        path.unlink()
    with pytest.raises(MessageError) as caught:
        files.storage.archived()
    assert caught.value.message == Message("games-unlisted")
    statistics, error = receive(qtbot, files.storage.load_statistics)
    assert (dict(statistics), error) == ({}, Message("games-unlisted"))
    files.listed.clear()
    files.storage.settle_archive()
    qtbot.waitUntil(lambda: bool(files.listed))
    assert len(files.storage.archived()) == 1


def test_a_finished_game_without_its_entry_is_saved_but_reported(files, monkeypatch):
    def fails(*_: object) -> None:
        raise MessageError(Message("games-unlisted"))

    monkeypatch.setattr(Archive, "keep", fails)
    files.show(finished(1, 3))
    assert files.told == [Message("games-unlisted")]
    assert files.storage.unsaved == {}
    assert not files.storage.failing
    assert files.listed
    assert not files.storage.path.exists()


def test_a_finished_game_that_cannot_be_archived_is_kept_and_reported_once(files, monkeypatch):
    def fails(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Archive, "keep", fails)
    files.show(finished(1, 3))
    assert files.ids == ["kept-failed"]
    assert dict(files.told[0].arguments)["folder"] == str(files.storage.archive.folder)
    files.storage.keep()
    files.flush()
    assert files.ids == ["kept-failed"], "it is known already"
    path = files.storage.path
    assert files.storage.unsaved == {path: files.table.saved()}
    assert files.storage.failing
    assert read_game(path).state.over, "for the next start"
    monkeypatch.undo()
    files.storage.retry()
    assert files.storage.unsaved == {}
    assert [kept.fingerprint for _, kept in files.storage.archived()] == [fingerprint(finished(1, 3))]
    assert not path.exists()


def test_unusable_archives_give_no_goals_bests_or_games(files, qtbot, monkeypatch):
    def fails(*_: object) -> Any:
        raise MessageError(Message("games-unlisted"))

    keep(files, finished(1, 3))
    for name in ("chronicle", "games"):
        monkeypatch.setattr(Archive, name, fails)
    assert receive(qtbot, files.storage.load_bests, finished(1, 3)) == ((),)
    assert receive(qtbot, files.storage.load_played) == (frozenset(),)
    statistics, error = receive(qtbot, files.storage.load_statistics)
    assert (dict(statistics), error) == ({}, Message("games-unlisted"))
    found: list[object] = []
    files.storage.load_achievements(found.append)
    files.storage.load_game_achievements(finished(1, 3), found.append)
    assert files.storage.reader.flush(10.0)
    assert found == []


def test_bests_statistics_and_goals_are_those_of_the_archive(files, qtbot):
    for number, game in enumerate((unaided(3), unaided(4))):
        files.storage.archive.keep(game, 1000 + number, "normal")
    (bests,) = receive(qtbot, files.storage.load_bests, unaided(4))
    assert 86 in [best.figure for best in bests], "more points than in the game before"
    assert {best.game.ended for best in bests} == {1001}
    assert receive(qtbot, files.storage.load_bests, unaided(3)) == ((),)
    statistics, error = receive(qtbot, files.storage.load_statistics)
    assert error is None
    assert set(statistics) == {Help.UNAIDED}
    assert [kept.ended for kept in statistics[Help.UNAIDED].games] in ([1000, 1001], [1001, 1000])
    chronicle = files.storage.archive.chronicle()
    assert receive(qtbot, files.storage.load_achievements) == (achievements(chronicle),)
    (own,) = receive(qtbot, files.storage.load_game_achievements, unaided(4))
    assert own == game_achievements(chronicle, fingerprint(unaided(4)))
    files.storage.archive.keep_analysis(
        fingerprint(unaided(4)), b"", (JudgedTurn(3, 0, "mistake", 4.0, 3.0, 5.0),)
    )
    (kept,) = (kept for kept in chronicle.games if kept.ended == 1001)
    assert files.storage.analysed_turns() == {(kept.file, 0): AnalysedTurns(1, 4.0, 1)}


def test_a_game_that_was_never_archived_has_no_achievements(files):
    keep(files, finished(1, 3))
    found: list[object] = []
    files.storage.load_game_achievements(finished(2, 3), found.append)
    assert files.storage.reader.flush(10.0)
    assert found == []


# -- files by name


def test_messages_name_the_file_and_the_reason(files, tmp_path):
    files.begin()
    in_the_way = tmp_path / "no folder"
    in_the_way.write_text("a file")
    files.storage.save(in_the_way / "Sunday.alhambra")
    files.flush()
    (told,) = files.told
    assert dict(told.arguments)["file"] == "Sunday.alhambra"
    assert dict(told.arguments)["reason"]
    own = files.storage.path
    files.storage.save(own)
    assert files.told[1] == Message("keep-own", file=own.name)
    assert not Path(tmp_path / "Sunday.alhambra").exists()


def test_a_game_is_read_only_after_it_is_written(files, disk, qtbot):
    files.begin()
    disk.clear()
    files.table.submit(files.table.offers()[0])
    found: list[Any] = []
    files.storage.read_game_file(files.storage.path, found.append)
    assert not files.storage.reader.wait(0.05)
    disk.set()
    qtbot.waitUntil(lambda: bool(found))
    assert found[0].game.state == files.table.state
