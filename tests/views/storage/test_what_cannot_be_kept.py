"""What is said where a game cannot be kept, and that it goes on all the same."""

from __future__ import annotations

from alhambra_desktop.model.saves.save import read_game
from alhambra_desktop.views.game import game_storage as keeping
from alhambra_desktop.views.storage.places import saves_folder
from tests.views.storage.at_table import act, begin, flush, stand_in_the_way


def test_settings_that_cannot_be_kept_are_told_in_the_window(window, tmp_path):
    flush(window)  # whatever the window wrote when it opened comes before what stands in the way
    (tmp_path / "settings.json").unlink()
    (tmp_path / "settings.json").mkdir()
    window.settings.change(scale=125)
    flush(window)
    assert window.notice.words.startswith("The settings cannot be kept in ")


def test_a_name_that_cannot_be_written_is_told_and_not_taken(window, tmp_path):
    begin(window)
    (tmp_path / "file").write_text("no folder")
    for write in (window.storage.save, window.storage.export):
        write(tmp_path / "file" / "a.alhambra")
        flush(window)
        assert window.notice.words.startswith("a.alhambra could not be written (")
        assert window.notice.words.endswith("; choose another place.")
        window.notice.hide()
    assert window.file is None


def test_a_window_stays_once_where_the_last_save_fails(window, tmp_path):
    begin(window)
    window.storage.save(tmp_path / "settings.json" / "a.alhambra")
    assert not window.close()
    assert window.isVisible()
    assert window.notice.words.startswith("a.alhambra could not be written")
    assert window.close()


def test_a_window_stays_once_where_the_disk_is_too_slow(window, disk, tmp_path, monkeypatch):
    monkeypatch.setattr(keeping, "PATIENCE", 0.01)
    begin(window)
    disk.clear()
    window.storage.save(tmp_path / "Sunday.alhambra")
    assert not window.close()
    assert "not all is written" in window.notice.words
    disk.set()
    flush(window)
    assert window.close()


def test_a_data_folder_that_is_a_file_is_told_once_and_the_game_goes_on(open_window, data, qtbot, tmp_path):
    data.write_text("a file")
    window = open_window()
    qtbot.waitUntil(lambda: "Games cannot be kept in" in window.notice.words)
    window.notice.hide()
    begin(window)
    flush(window)
    assert window.notice.words == ""
    window.storage.save(tmp_path / "Sunday.alhambra")
    flush(window)
    assert read_game(tmp_path / "Sunday.alhambra").actions
    assert window.close()


def test_a_game_that_cannot_be_kept_is_continued_from_the_start_page(open_window, data):
    data.write_text("a file")
    window = open_window()
    begin(window)
    flush(window)
    window.show_start()
    assert window.start.last.resumable
    window.start.last.button.click()
    assert window.page.isVisible()
    assert window.table.setup.seed == 1


def test_without_a_folder_for_games_a_name_can_be_chosen_elsewhere(window, home, tmp_path, monkeypatch):
    (home / "data").rmdir()
    (home / "data").write_text("a file")
    proposed = []

    def choose(_parent, _title, proposal, _filter):
        proposed.append(proposal)
        return str(tmp_path / "Sunday"), ""

    monkeypatch.setattr("alhambra_desktop.views.shell.file_dialogs.QFileDialog.getSaveFileName", choose)
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
    window.storage.games.folder.unlink()
    act(window)
    flush(window)
    assert len(read_game(window.storage.path).actions) == 4
    stand_in_the_way(window, "aside again")
    act(window)
    flush(window)
    assert window.notice.words.startswith("The table could not be kept in ")
