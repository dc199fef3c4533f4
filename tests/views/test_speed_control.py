"""The speed of other players' turns in the bar: pause, normal, fast and skip, by mouse and keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.commands.actions import key_of
from alhambra_desktop.views.interaction.phase import Phase
from alhambra_desktop.views.playback import director
from alhambra_desktop.views.widgets.bottom_bar import SHORT
from alhambra_desktop.views.widgets.speed_control import (
    BESIDE,
    HIGH,
    KEYS,
    LARGEST,
    NOW,
    SHOWN,
    STEP,
    StepMarks,
)
from tests.views.driver import TIMEOUT, Driver

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def watching(player, settings, monkeypatch) -> Driver:
    """Return a driver after the end of the player's turn, with slow animations and two computer players."""
    monkeypatch.setitem(director.FACTOR, "slow", 1000.0)
    settings.change(own_speed="off", others_speed="off")
    player.window.workspace.games.begin(parse_new("human,apprentice,apprentice seed=11"))
    player.wait_for_turn()
    settings.change(others_speed="slow")
    player.click(player.spot("row", 0))
    player.click(player.spot("take"))
    player.end_turn()
    player.qtbot.waitUntil(lambda: bool(player.stage.aloft), timeout=TIMEOUT)
    player.follow()
    return player


def press(player: Driver, name: str) -> None:
    player.qtbot.mouseClick(player.page.bar.speed.buttons[name], LEFT)
    player.follow()


def chosen(player: Driver) -> list[str]:
    return [name for name, key in player.page.bar.speed.buttons.items() if key.isChecked()]


def test_it_replaces_the_turn_buttons_while_others_play(watching):
    bar = watching.page.bar
    assert bar.speed.isVisible()
    assert not any(button.isVisible() for button in bar.buttons.values())
    press(watching, "skip-turns")
    watching.wait_for_turn()
    assert not bar.speed.isVisible()
    assert bar.end_turn.isVisible()
    assert bar.undo.isVisible()


def test_normal_and_fast_set_the_preference_and_resume(watching, settings):
    assert chosen(watching) == [], "slow is a choice of the preferences"
    press(watching, "pause")
    for speed in ("normal", "fast"):
        press(watching, speed)
        assert settings.preferences.others_speed == speed
        assert chosen(watching) == [speed]
        assert not watching.page.director.paused
        press(watching, speed)
        assert chosen(watching) == [speed], "pressed again it stays"


def test_the_pause_button_resumes(watching):
    key = watching.page.bar.speed.buttons["pause"]
    press(watching, "pause")
    assert watching.page.director.paused
    assert (chosen(watching), key.text()) == (["pause"], "Resume")
    assert key.toolTip() == "Continue the animation (P)"
    press(watching, "pause")
    assert not watching.page.director.paused
    assert (chosen(watching), key.text()) == ([], "Pause")


def test_no_moves_are_lost_during_a_pause(watching, settings):
    press(watching, "pause")
    watching.qtbot.waitUntil(lambda: watching.table.seat == 0, timeout=TIMEOUT)
    assert watching.page.phase.now is Phase.ANIMATING, "the game is further than the table"
    settings.change(others_speed="fast")
    seen: list[object] = []
    watching.page.seen.connect(seen.append)
    waiting = watching.page.director.unseen
    press(watching, "fast")
    watching.wait_for_turn()
    assert len(seen) == waiting
    assert watching.page.phase.now is Phase.ACTING


@pytest.mark.parametrize("way", ["mouse", "escape"])
def test_skipping_ends_at_the_next_own_turn(watching, way):
    if way == "mouse":
        press(watching, "skip-turns")
    else:
        watching.key(Qt.Key.Key_Escape)
    assert chosen(watching) == ["skip-turns"]
    watching.wait_for_turn()  # without skipping, this would take minutes
    assert not watching.page.director.skips_turns, "the next turns are shown again"
    assert chosen(watching) == []


def test_arrows_move_between_the_buttons_and_enter_presses_them(watching, settings):
    bar = watching.page.bar
    keys = list(bar.speed.buttons.values())
    keys[0].setFocus()
    for key in (*keys, keys[-1]):
        assert QApplication.focusWidget() is key
        watching.qtbot.keyClick(key, Qt.Key.Key_Right)
    watching.qtbot.keyClick(keys[-1], Qt.Key.Key_Left)
    watching.qtbot.keyClick(keys[2], Qt.Key.Key_Return)
    assert settings.preferences.others_speed == "fast"
    watching.qtbot.keyClick(keys[2], Qt.Key.Key_P)
    assert watching.page.director.paused


def test_focus_returns_to_the_table_when_the_control_hides(watching):
    key = watching.page.bar.speed.buttons["skip-turns"]
    key.setFocus()
    watching.qtbot.keyClick(key, Qt.Key.Key_Return)
    watching.wait_for_turn()
    assert QApplication.focusWidget() is watching.view


def test_shift_and_space_switch_between_normal_and_fast(watching, settings):
    for speed in ("fast", "normal", "fast"):
        watching.key(Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
        assert settings.preferences.others_speed == speed
        assert not watching.page.director.hurried
    press(watching, "skip-turns")
    watching.wait_for_turn()
    watching.key(Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    assert settings.preferences.others_speed == "fast", "in your own turn it changes nothing"


def test_buttons_have_text_if_there_is_room(watching):
    bar = watching.page.bar
    for width in (SHORT + 100, SHORT - 50):
        bar.resize(width, bar.height())
        bar.layout().activate()
        assert bar.speed.short == (width < SHORT)
        for name in KEYS:
            key = bar.speed.buttons[name]
            assert key.text()
            assert key.toolTip().endswith(f"({key_of(KEYS[name])})")
            assert key.width() >= key.sizeHint().width()
            assert bar.rect().contains(key.mapTo(bar, QPoint(key.width() - 1, 0)))


def test_it_is_hidden_in_games_of_two_humans(player, settings):
    settings.change(own_speed="slow", others_speed="slow")
    player.window.workspace.games.begin(parse_new("human,human seed=11"))
    player.lift_curtain()
    player.follow()
    assert not player.page.bar.speed.isVisible()


def test_marks_count_the_steps_of_each_turn(watching, settings):
    page, told = watching.page, list[tuple[int, tuple[int, int]]]()
    watching.qtbot.waitUntil(lambda: watching.table.seat == 0, timeout=TIMEOUT)  # all moves are known
    page.director.shown.connect(lambda move: told.append((move.before.turn, page.director.steps)))
    settings.change(others_speed="fast")
    watching.wait_for_turn()
    turns = {turn: [steps for other, steps in told if other == turn] for turn, _ in told}
    assert len(turns) > 1
    for steps in turns.values():
        count = steps[-1][1]
        assert steps == [(number, count) for number in range(1, count + 1)][-len(steps) :]
    assert not page.bar.steps.isVisible()


def test_marks_are_shown_only_if_buttons_have_text(watching):
    bar, marks = watching.page.bar, watching.page.bar.steps
    watching.window.resize(SHORT + 40, 700)
    watching.follow()
    now, count = watching.page.director.steps
    assert marks.isVisible()
    assert marks.accessibleName() == f"Step {now} of {count} of this turn"
    assert marks.geometry().right() < bar.speed.x()
    watching.window.resize(SHORT - 40, 700)
    assert not marks.isVisible()


def test_marks_are_filled_up_to_the_current_step(qtbot):
    marks = StepMarks()
    qtbot.addWidget(marks)
    for now, count in ((1, 4), (2, 4), (4, 4)):
        marks.show_step(now, count)
        picture = marks.grab().toImage()
        middles = [picture.pixelColor(round((at + 0.5) * STEP), HIGH // 2) for at in range(count)]
        names = [colour.name().upper() for colour in middles]
        assert names[:now] == [*[SHOWN] * (now - 1), NOW]
        assert not {SHOWN, NOW} & {*names[now:]}
    marks.show_step(3, 30)
    assert marks.width() <= LARGEST + BESIDE
