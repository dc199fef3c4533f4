"""Watching other players' moves in the window: keys and clicks that pause, step, skip and overtake."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.interaction.phase import Phase
from alhambra_desktop.views.playback import director
from tests.views.driver import TIMEOUT, Driver

TWO = "human,apprentice seed=11"


@pytest.fixture
def watching(player, settings, monkeypatch) -> Driver:
    """Return a driver while the end of the player's turn is animated, which would take minutes."""
    monkeypatch.setitem(director.FACTOR, "slow", 1000.0)
    settings.change(own_speed="slow", others_speed="slow")
    player.page.host.let_play = lambda: None
    player.window.workspace.games.begin(parse_new(TWO))
    player.page.director.finish_step()
    take_money(player)
    player.qtbot.mouseClick(player.page.bar.end_turn, Qt.MouseButton.LeftButton)
    player.qtbot.waitUntil(lambda: bool(player.stage.aloft), timeout=TIMEOUT)
    assert player.page.phase.now is Phase.ANIMATING
    return player


def take_money(player: Driver) -> None:
    player.click(player.spot("row", 0))
    player.click(player.spot("take"))


def is_true(player: Driver) -> bool:
    """Return whether the table shows the current game and nothing is in flight."""
    seen = observe(player.table.book, player.table.state, player.page.viewer)
    return player.stage.snapshot.seen == seen and not player.stage.aloft


def test_p_pauses_and_resumes_the_animation(watching):
    page, clock = watching.page, watching.page.director.clock
    assert clock.running
    watching.key(Qt.Key.Key_P)
    assert not clock.running
    assert page.bar.words.endswith("paused; press P to continue")
    watching.key(Qt.Key.Key_P)
    assert clock.running
    assert page.bar.words.endswith("showing the move")


def test_a_click_while_paused_advances_one_step(watching):
    watching.key(Qt.Key.Key_P)
    clicks = 0
    while not is_true(watching):
        watching.click(watching.spot("row", 0))
        assert not watching.stage.aloft
        clicks += 1
        assert clicks < 9
    watching.qtbot.waitUntil(lambda: watching.page.phase.now is Phase.WAITING, timeout=TIMEOUT)
    assert watching.page.director.paused, "also for moves to come"
    assert watching.page.bar.words.endswith("paused; press P to continue")


def test_escape_completes_the_current_move(watching):
    watching.key(Qt.Key.Key_Escape)
    assert is_true(watching)
    watching.qtbot.waitUntil(lambda: watching.page.phase.now is Phase.WAITING, timeout=TIMEOUT)


@pytest.mark.parametrize("press", ["click", "enter"])
def test_click_and_enter_speed_up_the_current_move(watching, press):
    if press == "click":
        watching.click(watching.spot("row", 0))
    else:
        watching.key(Qt.Key.Key_Return)
    assert watching.stage.aloft
    watching.qtbot.waitUntil(
        lambda: is_true(watching), timeout=TIMEOUT
    )  # at normal speed, this would take minutes
    watching.qtbot.waitUntil(lambda: watching.page.phase.now is Phase.WAITING, timeout=TIMEOUT)


def test_pause_does_nothing_without_an_animation(player):
    player.window.workspace.games.begin(parse_new(TWO))
    player.key(Qt.Key.Key_P)
    assert not player.page.director.paused


def test_own_pieces_glide_and_the_next_press_completes_them(player, settings):
    settings.change(own_speed="slow")
    player.window.workspace.games.begin(parse_new(TWO))
    take_money(player)
    assert player.stage.aloft
    assert player.page.phase.now is Phase.ACTING
    player.page._show_now()
    assert player.stage.aloft, "showing the same moment again changes nothing"
    player.key(Qt.Key.Key_Right)
    assert is_true(player)
    assert not player.stage.floating.childItems()


def test_nothing_flies_while_the_table_is_hidden(watching):
    watching.window.workspace.start_route.go()
    assert not watching.stage.aloft
    assert not watching.page.director.clock.running
    assert not watching.page._is_in_sight()
    watching.window.workspace.games.continue_game()
    assert watching.page._is_in_sight()
    watching.window.showMinimized()
    assert not watching.page._is_in_sight()
