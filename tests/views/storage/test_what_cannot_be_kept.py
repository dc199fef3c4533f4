"""Games that cannot be saved: what is reported, and that the game continues."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QMessageBox

from alhambra_desktop.model.files.saves.save import read_game
from alhambra_desktop.views.dialogs import file_dialogs, unsaved
from alhambra_desktop.views.dialogs.unsaved import UnsavedAnswer
from alhambra_desktop.views.game import game_storage as keeping
from alhambra_desktop.views.storage.places import saves_folder
from alhambra_desktop.views.window.main_window import MainWindow
from alhambra_desktop.words import phrase
from tests.views.storage.at_table import act, begin, flush, stand_in_the_way

ASK = unsaved.ask_about_unsaved


def test_settings_that_cannot_be_written_are_reported(window, tmp_path):
    flush(window)  # the window's own first write must happen before the obstacle is created
    (tmp_path / "settings.json").unlink()
    (tmp_path / "settings.json").mkdir()
    window.settings.change(scale=125)
    flush(window)
    assert window.notice.words.startswith(f"{tmp_path / 'settings.json'} cannot be written")


def test_an_unwritable_file_name_is_reported_and_not_adopted(window, tmp_path):
    begin(window)
    (tmp_path / "file").write_text("no folder")
    for write in (window.workspace.storage.save, window.workspace.storage.export):
        write(tmp_path / "file" / "a.alhambra")
        flush(window)
        assert window.notice.words.startswith("a.alhambra could not be saved (")
        assert window.notice.words.endswith(". Choose another place.")
        window.notice.hide()
    assert window.workspace.games.file is None


def test_a_window_stays_open_once_if_saving_fails(window, tmp_path):
    begin(window)
    window.workspace.storage.save(tmp_path / "settings.json" / "a.alhambra")
    assert not window.close()
    assert window.isVisible()
    assert window.notice.words.startswith("a.alhambra could not be saved")
    assert window.close()


def test_a_slow_disk_keeps_the_window_open_once(window, disk, tmp_path, monkeypatch):
    monkeypatch.setattr(keeping, "TIMEOUT", 0.01)
    begin(window)
    disk.clear()
    window.workspace.storage.save(tmp_path / "Sunday.alhambra")
    assert not window.close()
    assert "not everything has been saved" in window.notice.words
    disk.set()
    flush(window)
    assert window.close()


def test_a_data_folder_that_is_a_file_is_reported_once(open_window, data, qtbot, tmp_path):
    data.write_text("a file")
    window = open_window()
    qtbot.waitUntil(lambda: "Games cannot be saved automatically in" in window.notice.words)
    window.notice.hide()
    begin(window)
    flush(window)
    assert window.notice.words == ""
    window.workspace.storage.save(tmp_path / "Sunday.alhambra")
    flush(window)
    assert read_game(tmp_path / "Sunday.alhambra").actions
    assert window.close()


def test_an_unsaved_game_can_be_continued_from_the_start_page(open_window, data):
    data.write_text("a file")
    window = open_window()
    begin(window)
    flush(window)
    window.workspace.start_route.go()
    assert window.workspace.start.last.resumable
    window.workspace.start.last.button.click()
    assert window.workspace.page.isVisible()
    assert window.workspace.table.setup.seed == 1


def test_without_a_games_folder_another_location_can_be_chosen(window, home, tmp_path, monkeypatch):
    (home / "data").rmdir()
    (home / "data").write_text("a file")
    proposed = []

    def choose(_parent, _title, proposal, _filter):
        proposed.append(proposal)
        return str(tmp_path / "Sunday"), ""

    monkeypatch.setattr("alhambra_desktop.views.dialogs.file_dialogs.QFileDialog.getSaveFileName", choose)
    begin(window)
    window.workspace.games.save_as()
    flush(window)
    assert str(saves_folder()) not in proposed[0]
    assert window.workspace.games.file == tmp_path / "Sunday.alhambra"


def test_a_failed_autosave_is_reported_once_until_one_succeeds(window):
    begin(window)
    flush(window)
    stand_in_the_way(window, "aside")
    act(window)
    flush(window)
    assert window.notice.words.startswith("The game could not be saved in ")
    window.notice.hide()
    act(window)
    flush(window)
    assert window.notice.words == ""
    window.workspace.storage.games.folder.unlink()
    act(window)
    flush(window)
    assert len(read_game(window.workspace.storage.path).actions) == 4
    stand_in_the_way(window, "aside again")
    act(window)
    flush(window)
    assert window.notice.words.startswith("The game could not be saved in ")


def kept_actions(window: MainWindow) -> int:
    return len(read_game(window.workspace.storage.path).actions)


def test_closing_with_an_unsaved_game_asks_first(window, tmp_path, monkeypatch):
    begin(window)
    flush(window)
    stand_in_the_way(window, "aside")
    act(window)
    asked = []
    elsewhere = tmp_path / "Sunday.alhambra"

    def answer(_: object, reason: object) -> UnsavedAnswer:
        asked.append(reason)
        return [UnsavedAnswer.STAY, UnsavedAnswer.AGAIN, UnsavedAnswer.ELSEWHERE][len(asked) - 1]

    monkeypatch.setattr(unsaved, "ask_about_unsaved", answer)
    monkeypatch.setattr(file_dialogs, "file_to_save", lambda *_: elsewhere)
    assert not window.close()
    assert asked == [window.workspace.storage.reason]
    assert window.close(), "saved elsewhere after a vain try"
    assert len(asked) == 3
    assert len(read_game(elsewhere).actions) == 2


def test_failed_writes_are_retried_later_and_before_asking(window):
    begin(window)
    flush(window)
    for late in (True, False):
        stand_in_the_way(window, "aside")
        act(window)
        flush(window)
        assert window.workspace.storage.unsaved
        assert window.workspace.storage._again.isActive()
        window.workspace.storage.games.folder.unlink()
        window.workspace.storage.games.folder.with_name("aside").rename(window.workspace.storage.games.folder)
        if late:
            window.workspace.storage._again.timeout.emit()
            flush(window)
            assert not window.workspace.storage.unsaved
            assert kept_actions(window) == 2
    assert window.close()
    assert kept_actions(window) == 3


def test_a_finished_game_that_cannot_be_archived_asks_first(window, monkeypatch):
    begin(window)
    flush(window)
    archive = window.workspace.storage.archive.folder
    archive.write_text("a file")
    while not window.workspace.table.state.over:
        act(window)
    flush(window)
    answers = []
    monkeypatch.setattr(
        unsaved, "ask_about_unsaved", lambda *_: answers.append(archive.unlink()) or UnsavedAnswer.AGAIN
    )
    assert window.close()
    assert len(answers) == 1
    assert len(window.workspace.storage.archive.games()) == 1
    assert window.workspace.storage.games.files() == []


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("unkept-again", UnsavedAnswer.AGAIN),
        ("unkept-elsewhere", UnsavedAnswer.ELSEWHERE),
        ("unkept-discard", UnsavedAnswer.DISCARD),
        ("unkept-stay", UnsavedAnswer.STAY),
        (None, UnsavedAnswer.STAY),
    ],
)
def test_each_answer_has_a_button_and_escape_stays(window, qtbot, name, answer):
    def press() -> None:
        box = window.findChild(QMessageBox)
        assert "No space" in box.text()
        if name is None:
            qtbot.keyClick(box, Qt.Key.Key_Escape)
        else:
            next(one for one in box.buttons() if one.text() == phrase(name)).click()

    QTimer.singleShot(0, press)
    assert ASK(window, "No space left on device") is answer
