"""Scorings in the window: keys, clicks and buttons during the count and beside the sheet."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QKeyEvent
from PySide6.QtWidgets import QApplication

from alhambra_desktop.model.rules.core.engine.action import EndTurn
from alhambra_desktop.model.rules.core.engine.step import HoldScoring, NextTurn, PlacePurchases
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.game.reading_delay import UNREAD
from alhambra_desktop.views.interaction.phase import Phase
from alhambra_desktop.views.scoring.show.city_inset import sheet_rect
from alhambra_desktop.views.scoring.show.counting import OPENS
from tests.scenarios.board import Position, rules_for
from tests.views.driver import TIMEOUT, Driver, whole_game
from tests.views.stage.moving import page_at

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(scope="module")
def finished(qapp):
    return whole_game("human,apprentice,apprentice seed=4").saved()


@pytest.fixture
def counted(player, settings, finished) -> Driver:
    """Return a window in which the second scoring of a game is counted at normal speed."""
    player.window.workspace.games.show_saved(finished)
    player.page.scorings.on_top.close()
    settings.change(others_speed="normal")
    player.page.scorings.show_again(2)
    player.qtbot.waitUntil(lambda: player.page.scorings.show.is_counting, timeout=TIMEOUT)
    return player


def buttons(player: Driver) -> list[str]:
    return [name for name, button in player.page.bar.buttons.items() if button.isVisible()]


def press(player: Driver, name: str) -> None:
    player.follow()
    player.qtbot.mouseClick(player.page.bar.buttons[name], LEFT)
    player.follow()


def act(player: Driver) -> int:
    return player.page.scorings.show.counting.act


def test_during_the_count_bar_and_keys_control_the_show(counted):
    player, clock = counted, counted.page.director.clock
    assert player.page.phase.now is Phase.SCORING
    assert "Scoring 2: hold Space to speed up" in player.page.bar.words
    assert "Esc skips to the totals" in player.page.bar.words
    assert buttons(player) == ["slower", "pause", "end-turn"]
    assert player.page.bar.end_turn.text() == "Skip to totals"
    player.qtbot.keyPress(player.view, Qt.Key.Key_Space)
    assert clock.rate > 1
    player.qtbot.keyRelease(player.view, Qt.Key.Key_Space)
    assert clock.rate == 1
    player.key(Qt.Key.Key_P)
    assert player.page.director.paused
    assert not clock.running
    assert "paused" in player.page.bar.words
    press(player, "pause")
    assert clock.running
    lasts = player.page.scorings.show.factor
    press(player, "slower")
    assert player.page.scorings.show.factor == 2 * lasts


def test_click_and_enter_end_steps_and_esc_shows_the_sheet(counted):
    player = counted
    player.key(Qt.Key.Key_P)
    assert act(player) == OPENS
    player.click(player.stage.city.sceneBoundingRect().center())
    assert act(player) == 0
    player.key(Qt.Key.Key_Return)
    assert act(player) == 1
    assert player.scoring_sheet() is None
    player.key(Qt.Key.Key_Escape)
    assert player.scoring_sheet() is not None
    assert not player.selection.lifted


def test_stepping_while_paused_ends_with_the_sheet(counted):
    player = counted
    player.key(Qt.Key.Key_P)
    for _ in player.page.scorings.show.counting.script.beats:
        player.click(player.stage.city.sceneBoundingRect().center())
    assert player.page.director.paused, "it is stepped through"
    player.click(player.stage.city.sceneBoundingRect().center())
    assert not player.page.director.paused
    for _ in range(30):
        player.page.director.clock.advance(20)
    sheet, rect = player.scoring_sheet(), sheet_rect(player.stage)
    assert sheet.y() == player.view.mapFromScene(rect.topLeft()).y() + player.view.y()
    player.qtbot.keyClick(sheet, Qt.Key.Key_P)
    assert not player.page.director.paused, "nothing moves there that could stand still"
    player.qtbot.keyClick(sheet, Qt.Key.Key_Return)
    player.qtbot.waitUntil(lambda: player.page.phase.now is Phase.OVER, timeout=TIMEOUT)


def test_keys_meant_for_the_count_do_not_close_the_sheet(counted, wall):
    player = counted
    wall.hold()
    player.key(Qt.Key.Key_Escape)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_R, Qt.Key.Key_E) * 2:
        player.qtbot.keyClick(player.window.focusWidget(), key)
        assert player.scoring_sheet() is not None
    wall.let_pass(2 * UNREAD)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, autorep=True)
    QApplication.sendEvent(player.scoring_sheet(), held)
    assert player.scoring_sheet() is not None
    player.qtbot.keyClick(player.scoring_sheet(), Qt.Key.Key_Return)
    assert player.scoring_sheet() is None


def test_keys_pressed_as_the_result_appears_do_not_close_it(player, finished, wall):
    wall.hold()
    player.window.workspace.games.show_saved(finished)
    sheet = player.page.scorings.on_top
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape) * 4:
        player.qtbot.keyClick(player.window.focusWidget(), key)
    assert sheet.isVisible()
    wall.let_pass(2 * UNREAD)
    player.qtbot.keyClick(player.window.focusWidget(), Qt.Key.Key_Return)
    assert not sheet.isVisible()


def test_the_sheet_can_be_read_replayed_and_closed(counted):
    player = counted
    press(player, "end-turn")
    sheet = player.scoring_sheet()
    assert sheet is not None
    assert not buttons(player), "the sheet has its own buttons"
    player.qtbot.keyClick(sheet, Qt.Key.Key_R)
    assert player.scoring_sheet() is None
    assert player.page.scorings.show.is_counting
    player.key(Qt.Key.Key_Escape)
    player.qtbot.mouseClick(player.scoring_sheet().again_button, LEFT)
    assert player.page.scorings.show.is_counting
    press(player, "end-turn")
    player.qtbot.keyClick(player.scoring_sheet(), Qt.Key.Key_Return)
    player.qtbot.waitUntil(lambda: player.page.phase.now is Phase.OVER, timeout=TIMEOUT)
    assert player.scoring_sheet() is None
    assert not player.page.scorings.counting
    assert "slower" not in buttons(player)
    assert buttons(player) == ["end-turn"]


def test_the_count_can_be_replayed_even_without_animation(qapp, qtbot, settings, monkeypatch):
    at = Position(rules_for(2, dirk="off"))
    at.change(due=(1,), agenda=(NextTurn(), HoldScoring(), PlacePurchases(0)))
    settings.change(own_speed="off", others_speed="off")
    page = page_at(settings, monkeypatch, qtbot, at)
    page.table.submit(EndTurn())
    qtbot.waitUntil(lambda: page.scorings.sheet is not None)
    qtbot.keyClick(page.scorings.sheet, Qt.Key.Key_R)
    assert page.scorings.sheet is None
    assert page.scorings.show.is_counting


def test_the_bar_never_says_during_a_scoring_that_the_game_is_over(qapp, qtbot, settings, monkeypatch):
    at = Position(rules_for(2, dirk="off"))
    at.change(due=(1,), agenda=(NextTurn(), HoldScoring(), PlacePurchases(0)))
    settings.change(own_speed="off", others_speed="off")
    page = page_at(settings, monkeypatch, qtbot, at)
    texts = list[str]()
    show_status = page.bar.show_status

    def shown(*content: Any) -> None:
        show_status(*content)
        texts.append(page.bar.words)

    monkeypatch.setattr(page.bar, "show_status", shown)
    page.table.submit(EndTurn())
    qtbot.waitUntil(lambda: page.scorings.sheet is not None)
    assert any(text.startswith("Scoring 1") for text in texts)
    assert [text for text in texts if "is over" in text] == []


def test_lines_of_the_sheet_are_lit_and_counted_on_the_table(counted):
    player, show = counted, counted.page.scorings.show
    press(player, "end-turn")
    table = player.scoring_sheet().table
    middle = table.line_rect(4).center().toPoint()
    player.qtbot.mouseMove(table, middle)
    assert (show.counting.act, show.counting.once) == (4, False)
    player.qtbot.mouseClick(table, LEFT, pos=middle)
    assert (show.counting.act, show.counting.once) == (4, True)
    player.qtbot.mouseMove(table, table.line_rect(1).center().toPoint())
    assert (show.counting.act, show.counting.once) == (1, False)


def test_the_sheet_covers_the_same_panels_at_any_window_size(counted):
    player = counted
    press(player, "end-turn")
    for size in ((1280, 800), (1024, 700), (1700, 1000)):
        player.window.resize(*size)
        player.qtbot.waitUntil(lambda size=size: player.window.width() == size[0])
        player.qtbot.waitUntil(lambda: player.view.geometry().contains(player.scoring_sheet().geometry()))
        sheet, view = player.scoring_sheet(), player.view
        rect = sheet_rect(player.stage)
        corner = view.mapTo(player.page, view.mapFromScene(rect.topLeft()))
        player.qtbot.waitUntil(lambda sheet=sheet, corner=corner: sheet.pos() == corner)
        assert sheet.width() == round(rect.width() * view.factor)


def test_the_sheet_follows_the_language(counted, spoken):
    from alhambra_desktop.views.text.language import SPOKEN

    press(counted, "end-turn")
    SPOKEN.speak("fr")
    counted.follow()
    assert counted.scoring_sheet().accessibleName() == "Décompte 2"
    assert counted.page.bar.end_turn.text() == "Continuer"


def test_the_sheet_follows_the_theme(counted, settings):
    press(counted, "end-turn")
    settings.change(theme="dark")
    assert counted.scoring_sheet().theme.dark


def test_an_open_log_is_hidden_while_points_are_counted(counted):
    player = counted
    press(player, "end-turn")
    player.page.scorings.go_on()
    player.qtbot.waitUntil(lambda: player.page.scorings.free, timeout=TIMEOUT)
    log = player.open_log()
    assert log.isVisible()
    player.page.scorings.show_again(2)
    player.qtbot.waitUntil(lambda: player.page.scorings.show.is_counting, timeout=TIMEOUT)
    assert log.isHidden()
    assert not player.page.right.log.isVisible()
    player.key(Qt.Key.Key_L)
    player.key(Qt.Key.Key_L)
    assert log.isHidden()
    press(player, "end-turn")
    assert log.isHidden()
    player.page.scorings.go_on()
    assert log.isVisible()


@pytest.fixture
def listening(qapp):
    """Simulate a running screen reader."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def announced(monkeypatch) -> list[str]:
    """Record the announcements to screen readers."""
    told: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            told.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return told


def test_the_scoring_is_announced_once_when_the_count_begins(
    player, settings, finished, listening, announced
):
    player.window.workspace.games.show_saved(finished)
    player.page.scorings.on_top.close()
    settings.change(others_speed="normal")
    player.page.scorings.show_again(2)
    player.qtbot.waitUntil(lambda: player.page.scorings.show.is_counting, timeout=TIMEOUT)
    assert player.page.director.clock.running
    assert [text for text in announced if text.startswith("Scoring 2. Most points this time: ")]
    press(player, "end-turn")
    assert player.scoring_sheet().accessibleDescription() in announced[-1]
    assert len([text for text in announced if text.startswith("Scoring 2.")]) == 1


@pytest.mark.parametrize("less", [True, False])
def test_only_the_preference_reduces_motion_even_with_a_screen_reader(player, settings, listening, less):
    settings.change(own_speed="normal", others_speed="normal", reduced_motion=less)
    assert player.page.director.reduced == less
    player.window.workspace.games.begin(parse_new("human,human seed=2"))
    assert player.page.director.dealing
    assert player.page.curtain.motion() == (1.0, less)
