"""Sounds of a game at the table."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel

from alhambra_desktop.model.rules.core.engine.play import legal_actions
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.audio.cues import Cue
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.words import say


@pytest.fixture
def table(player):
    """Return a driver whose window counts as being in front on every platform."""
    player.window.workspace.sound_board.in_front = lambda: True
    return player


def names(heard) -> list[str]:
    return [note.sound for note in heard]


def play_turn(table: GameTable) -> None:
    """Play the first legal action until the turn ends."""
    turn = table.state.turn
    while table.state.turn == turn:
        table.submit(legal_actions(table.book, table.state)[0])


def wait_for_turn(player) -> None:
    player.qtbot.waitUntil(lambda: player.page.controller.enabled, timeout=20_000)


def test_cues_of_moves_selection_and_scorings_are_played(table, heard):
    table.page.director.cued.emit(Cue("tile_place"))
    table.page.controller.cued.emit(Cue("refuse"))
    table.page.scorings.cued.emit(Cue("count"))
    assert names(heard) == ["tile_place", "refuse", "count"]


def test_the_own_turn_sounds_only_after_others_have_played(table, heard):
    table.window.workspace.games.begin(parse_new("human,apprentice seed=11"))
    wait_for_turn(table)
    turn = table.table.state.turn
    begun = names(heard).count("turn_mine")
    assert begun == (turn > 1), "whoever begins has waited for nobody"
    play_turn(table.table)
    wait_for_turn(table)
    assert names(heard).count("turn_mine") == begun + 1


def test_ending_the_own_turn_sounds_once(table, heard):
    table.window.workspace.games.begin(parse_new("human,human seed=11"))
    table.page._lift_curtain()
    action = next(one for one in legal_actions(table.table.book, table.table.state))
    table.table.submit(action)
    assert "turn_end" not in names(heard)
    table.page.commands.end_turn()
    assert names(heard).count("turn_end") == 1


def test_turns_of_others_end_silently(table, heard):
    table.window.workspace.games.begin(parse_new("apprentice,apprentice seed=11"))
    table.qtbot.waitUntil(lambda: table.table.state.turn > 2, timeout=20_000)
    assert "turn_end" not in names(heard)


def test_undo_and_redo_have_different_sounds(table, heard, settings):
    settings.change(own_speed="fast")
    table.window.workspace.games.begin(parse_new("human,human seed=11"))
    table.page._lift_curtain()
    table.page.director.skip()
    table.table.submit(legal_actions(table.table.book, table.table.state)[0])
    for step, sound in ((table.page.commands.undo, "undo"), (table.page.commands.redo, "redo")):
        heard.clear()
        step()
        table.page.director.clock.advance(16)
        assert [name for name in names(heard) if name in ("undo", "redo")] == [sound]


def test_human_players_at_one_screen_hear_no_turn_sound(table, heard):
    table.window.workspace.games.begin(parse_new("human,human seed=11"))
    for _ in range(2):
        table.page._lift_curtain()
        play_turn(table.table)
    assert "turn_mine" not in names(heard)


def test_a_game_of_computer_players_has_no_turn_sound(table, heard):
    table.window.workspace.games.begin(parse_new("apprentice,apprentice seed=11"))
    table.qtbot.waitUntil(lambda: table.table.state.turn > 4, timeout=20_000)
    assert "turn_mine" not in names(heard)


def test_preferences_explain_missing_sound(table, monkeypatch):
    fault = Message("sound-no-device")
    monkeypatch.setattr(type(table.window.workspace.sound_board), "fault", fault)
    page = table.window.workspace.show_preferences()
    table.qtbot.waitUntil(lambda: say(fault) in [label.text() for label in page.findChildren(QLabel)])


def test_closing_the_window_closes_the_sound_player(table, monkeypatch):
    closed = []
    monkeypatch.setattr(table.window.workspace.sound_board.player, "close", lambda: closed.append(True))
    table.window.close()
    assert closed
