"""Several human players at one screen: hands stay hidden, and running games cannot be exported."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.pages.table.curtain import MIN_CLOSED
from tests.views.driver import Driver, whole_game

THREE = "human,human,apprentice seed=11"


def start(player: Driver, table: str = THREE) -> None:
    player.window.workspace.games.begin(parse_new(table))
    player.follow()


def called_name(player: Driver) -> str:
    """Return the name that the curtain calls, or an empty text if there is no curtain."""
    curtain = player.page.curtain
    return (
        curtain.accessibleName().split(";")[0].removeprefix("Pass the screen to ")
        if curtain.isVisible()
        else ""
    )


def name(player: Driver, seat: int) -> str:
    return player.table.setup.seats[seat].name


def test_the_first_hand_is_covered_before_the_first_turn(player):
    start(player, "human,human,human seed=11")
    assert called_name(player) == name(player, player.table.seat)
    assert not player.page.controller.enabled
    assert player.window.focusWidget() is player.page.curtain
    player.lift_curtain()
    assert player.page.controller.enabled
    assert player.page.viewer == player.table.seat


def test_neither_held_space_nor_repeated_enter_shows_the_next_hand(player, wall):
    start(player, "human,human seed=11 dirk=off")
    player.lift_curtain()
    first = player.page.viewer
    player.click(player.spot("row", 0))
    player.click(player.spot("take"))
    wall.hold()
    player.key(Qt.Key.Key_E)
    player.qtbot.waitUntil(player.page.curtain.isVisible)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Return, Qt.Key.Key_Return):
        player.qtbot.keyClick(player.window.focusWidget(), key)
    assert called_name(player) == name(player, player.table.seat)
    assert player.page.viewer == first
    wall.let_pass(2 * MIN_CLOSED)
    player.qtbot.keyClick(player.window.focusWidget(), Qt.Key.Key_Space)
    assert called_name(player)
    player.lift_curtain()
    assert not called_name(player)


def test_one_human_among_computer_players_never_gets_a_curtain(player):
    start(player, "human,apprentice,apprentice seed=11")
    player.wait_for_turn()
    assert not called_name(player)


def test_behind_the_curtain_menu_commands_do_nothing(player):
    start(player, "human,human seed=11 dirk=off")
    state = player.table.state
    player.lift_curtain()
    player.click(player.spot("row", 0))
    player.click(player.spot("take"))
    player.window.workspace.start_route.go()
    player.window.workspace.games.continue_game()
    assert called_name(player)
    taken = player.table.state
    for what in ("undo", "redo", "end_turn", "restart_turn", "replay"):
        getattr(player.page.commands, what)()
    player.key(Qt.Key.Key_E)
    player.page.advice.hint()
    assert player.table.state is taken is not state
    assert player.page.advice.card.isHidden()


def test_a_new_game_calls_its_own_first_player(player):
    start(player, "human,human,human,human seed=3")
    assert called_name(player)
    start(player, "human,human seed=11 dirk=off")
    assert called_name(player) == name(player, player.table.seat)
    assert not player.page.controller.enabled
    start(player, "human,apprentice seed=11")
    assert not called_name(player)
    player.wait_for_turn()
    assert player.page.controller.enabled


def test_an_opened_game_is_covered(open_window):
    first = open_window()
    start(first, "human,human,human seed=11")
    first.lift_curtain()
    first.click(first.spot("row", 0))
    first.click(first.spot("take"))
    first.window.close()
    second = open_window()
    second.window.workspace.games.continue_game()
    second.window.workspace.games.await_file(20.0)
    assert called_name(second) == name(second, second.table.seat)
    assert not second.page.controller.enabled


def test_during_a_computer_players_turn_the_next_human_can_watch(player):
    game = whole_game("apprentice,human,human seed=8")
    moves = [m for m in game.transitions if m.after.decision is not None and m.after.decision.seat == 0]
    table = player.table
    player.page.host.let_play = lambda: None
    player.window.workspace.games.show_saved(SavedGame(game.setup, moves[0].after, ()))
    assert table.seat == 0
    assert called_name(player) == name(player, 1)
    player.lift_curtain()
    assert player.page.viewer == 1
    assert player.stage.snapshot.viewer == 1
    assert not player.page.controller.enabled


# -- the start page


def test_behind_the_start_page_the_game_waits(player):
    start(player, "human,apprentice seed=11")
    player.wait_for_turn()
    player.click(player.spot("row", 0))
    player.click(player.spot("take"))
    player.window.workspace.start_route.go()
    state = player.table.state
    for what in ("undo", "redo", "end_turn", "restart_turn", "replay"):
        getattr(player.page.commands, what)()
    assert player.table.state is state
    player.window.workspace.games.continue_game()
    assert player.page.controller.enabled
    player.end_turn()
    assert player.table.state.turn > state.turn


def test_moves_of_others_are_shown_when_the_table_returns(player):
    start(player, "human,apprentice,apprentice seed=11")
    player.wait_for_turn()
    player.click(player.spot("row", 0))
    player.click(player.spot("take"))
    player.end_turn()
    player.window.workspace.start_route.go()
    seen = player.stage.snapshot.seen.turn
    player.qtbot.waitUntil(lambda: player.table.seat == 0, timeout=20_000)
    assert player.page.director.busy
    assert player.stage.snapshot.seen.turn == seen
    player.window.workspace.games.continue_game()
    player.wait_for_turn()
    assert player.stage.snapshot.seen.turn == player.table.state.turn


def test_no_player_is_called_over_the_start_page(player):
    start(player, "human,human seed=11 dirk=off")
    player.lift_curtain()
    player.click(player.spot("row", 0))
    player.click(player.spot("take"))
    player.window.workspace.start_route.go()
    player.window.workspace.start.last.button.setFocus()
    player.qtbot.keyClick(player.window.focusWidget(), Qt.Key.Key_Tab)
    assert player.window.focusWidget() is not player.page.curtain
    player.window.workspace.games.continue_game()
    assert called_name(player)


# -- the record


@pytest.fixture
def exported(tmp_path, monkeypatch):
    file = tmp_path / "record.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    return file


def test_the_record_of_a_running_game_cannot_be_exported(player, exported):
    start(player, f"{THREE} modules=bonus_cards")
    assert not player.window.menus.actions["export-record"].isEnabled()
    player.window.workspace.games.export_record()
    assert "when the game is over" in player.window.notice.words
    assert not exported.exists()


def test_without_hidden_information_the_record_can_always_be_exported(player, exported):
    start(player, f"{THREE} open_hands=on")
    assert player.window.menus.actions["export-record"].isEnabled()
    player.window.workspace.games.export_record()
    player.qtbot.waitUntil(exported.exists)
    start(player, f"{THREE} open_hands=on modules=bonus_cards")
    assert not player.window.menus.actions["export-record"].isEnabled()


def test_the_record_of_a_finished_game_can_be_exported(player, exported):
    game = whole_game("human,human seed=4 dirk=off")
    player.window.workspace.games.show_saved(game.saved())
    assert player.window.menus.actions["export-record"].isEnabled()
    player.window.workspace.games.export_record()
    player.qtbot.waitUntil(exported.exists)
