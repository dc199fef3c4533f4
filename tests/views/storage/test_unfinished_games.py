"""Which games are saved automatically, resumed and deleted."""

from __future__ import annotations

from itertools import count

import pytest

from alhambra_desktop.model.files.saves.save import read_game, write_game
from alhambra_desktop.model.files.saves.unfinished import MOST
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.game.game_storage import GameStorage
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.models.games_model import FINISHED
from alhambra_desktop.views.window.main_window import MainWindow
from alhambra_desktop.words import say
from tests.views.storage.at_table import LONG, act, begin, flush, moved_first, open_file, seeds


def test_a_new_game_keeps_the_unfinished_one(window):
    for seed in (1, 2, 3):
        begin(window, seed)
    assert sorted(seeds(window)) == [1, 2, 3]
    assert seeds(window)[0] == 3


def test_an_untouched_game_is_discarded_for_the_next_one(window):
    begin(window, 1, acted=False)
    assert seeds(window) == [1]
    begin(window, 2)
    assert seeds(window) == [2]


def test_a_file_being_read_does_not_replace_a_newer_game(window, tmp_path):
    table = GameTable()
    table.begin(parse_new("human,human seed=1"))
    write_game(tmp_path / "one.alhambra", table.saved())
    window.workspace.games.open_file(tmp_path / "one.alhambra")
    begin(window, 2)
    window.workspace.games.await_file(LONG)
    assert window.workspace.table.setup.seed == 2
    assert window.workspace.games.file is None


def test_an_unsaved_untouched_game_is_reported(window):
    begin(window, 1, acted=False)
    assert window.notice.words == ""
    window.workspace.start_route.go()
    assert window.notice.words == say(Message("keep-untouched"))
    window.workspace.games.continue_game()
    assert window.workspace.table.setup.seed == 1
    begin(window, 2)
    assert window.notice.words == say(Message("keep-let-go"))
    window.notice.hide()
    window.workspace.start_route.go()
    begin(window, 3)
    assert window.notice.words == "", "what was played is kept"


def test_a_game_moved_only_by_computer_players_is_discarded(window):
    begin(window, 1)
    seed = next(seed for seed in count(2) if moved_first(window, seed))
    while not window.workspace.table.is_human(window.workspace.table.seat):
        act(window)
    assert seeds(window) == [seed, 1]
    begin(window, 100)
    assert seeds(window) == [100, 1]


def test_an_untouched_game_is_discarded_with_the_window(open_window):
    window = open_window()
    begin(window, 1)
    begin(window, 2, acted=False)
    window.close()
    again = open_window()
    assert seeds(again) == [1]
    window.close()
    assert seeds(again) == [1], "a closed window touches nothing any more"


def test_an_untouched_game_does_not_displace_the_oldest_one(window):
    for seed in range(MOST):
        begin(window, seed)
        flush(window)
    begin(window, 100, acted=False)
    assert sorted(seeds(window)) == [*range(MOST), 100]
    act(window)
    assert sorted(seeds(window)) == [*range(1, MOST), 100]


@pytest.mark.parametrize("leave", [MainWindow.close, begin])
def test_a_resumed_game_is_never_discarded(open_window, leave):
    window = open_window()
    begin(window, 1)
    window.close()
    again = open_window()
    again.workspace.games.continue_game()
    again.workspace.games.await_file(20.0)
    again.workspace.table.undo()
    assert again.workspace.table.undo_refusal() == Message("undo-nothing")
    flush(again)
    path = again.workspace.storage.path
    leave(again)
    again.workspace.storage.writer.flush(LONG)
    assert read_game(path).setup.seed == 1


def test_a_game_of_computer_players_alone_is_kept_once_started(settings, data, qapp):
    table = GameTable()
    storage = GameStorage(settings, data, table)
    storage.watch(table)
    for seed in (1, 2, 3):
        storage.begin()
        table.begin(parse_new(f"apprentice,apprentice seed={seed}"))
        if seed == 2:
            table.submit(table.offers()[0])
    assert storage.writer.flush(LONG)
    assert [read_game(path).setup.seed for path in storage.unfinished()] == [3, 2]
    storage.close()


def test_any_unfinished_game_is_resumed_in_its_file(window):
    for seed in (1, 2, 3):
        begin(window, seed)
    flush(window)
    path = next(path for path in window.workspace.storage.unfinished() if read_game(path).setup.seed == 1)
    window.workspace.games.resume(path)
    window.workspace.games.await_file(20.0)
    assert window.workspace.table.setup.seed == 1
    act(window)
    assert seeds(window)[0] == 1
    assert len(seeds(window)) == 3
    assert len(read_game(path).actions) == 2
    assert window.workspace.games.file is None


def test_continue_opens_the_newest_game_of_the_last_session(open_window):
    window = open_window()
    begin(window, 1)
    begin(window, 2)
    state = window.workspace.table.state
    window.close()
    again = open_window()
    again.workspace.start.last.button.click()
    again.workspace.games.await_file(LONG)
    assert again.workspace.table.state == state


def test_a_finished_game_is_archived_and_no_longer_offered(window, qtbot):
    begin(window, 1)
    while not window.workspace.table.state.over:
        act(window)
    flush(window)
    assert window.workspace.storage.unfinished() == []
    window.workspace.start_route.go()
    assert not window.workspace.start.last.resumable
    qtbot.waitUntil(lambda: FINISHED in [game.kind for game in window.workspace.start.games.games])
    (game,) = window.workspace.start.games.games
    window.workspace.games.open_listed(game)
    window.workspace.games.await_file(20.0)
    assert window.workspace.table.state.over
    assert window.workspace.games.file is None, "the archive keeps it"


def test_a_changed_saved_game_becomes_an_unfinished_game(window, tmp_path):
    table = GameTable()
    table.begin(parse_new("human,human seed=9"))
    path = tmp_path / "Sunday.alhambra"
    write_game(path, table.saved())
    open_file(window, path)
    assert window.workspace.storage.unfinished() == [path]
    assert window.workspace.storage.games.files() == []
    window.workspace.start_route.go()
    window.workspace.start.last.button.click()
    assert window.workspace.page.isVisible()
    act(window)
    assert seeds(window) == [9]
    assert read_game(path).actions == ()


def test_a_second_window_leaves_the_games_of_the_first_alone(open_window, qtbot):
    first, second = open_window(), open_window()
    qtbot.waitUntil(lambda: "Another Alhambra Desktop window" in second.notice.words)
    assert "Another Alhambra Desktop window" not in first.notice.words
    begin(first, 1)
    begin(second, 2)
    assert (seeds(first), seeds(second)) == ([1], [2])
    second.close()
    first.close()
    assert sorted(seeds(open_window())) == [1, 2]


def test_at_first_there_is_nothing_to_continue(window):
    window.workspace.games.continue_game()
    assert "no game to continue" in window.notice.words


def test_a_damaged_unfinished_game_is_reported_and_the_table_stays(window):
    begin(window)
    bad = window.workspace.storage.games.folder / "77.alhambra"
    bad.write_text("{")
    window.workspace.games.resume(bad)
    window.workspace.games.await_file(20.0)
    assert "77.alhambra cannot be opened (it is damaged" in window.notice.words
    assert window.workspace.table.setup.seed == 1


def test_a_table_without_a_file_is_saved_immediately(window):
    table = GameTable()
    table.begin(parse_new("human,human seed=9"))
    window.workspace.games.show_saved(table.saved())
    assert seeds(window) == [9]


def test_a_game_can_be_continued_before_it_is_written(window, disk):
    disk.clear()
    begin(window)
    window.workspace.start_route.go()
    assert not window.workspace.storage.path.exists()
    assert window.workspace.start.last.resumable
    disk.set()
