"""A whole session by keyboard: first start, lesson, game, result, mistake and practice game."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from alhambra_desktop.model.learning.analysis.analysis_file import plain_judgement
from alhambra_desktop.model.learning.analysis.verdict import Verdict
from alhambra_desktop.model.players.explain.explanation import dumped
from alhambra_desktop.model.rules.codec import codec_for
from alhambra_desktop.views.interaction.phase import Phase
from alhambra_desktop.views.pages.lessons import lesson_page
from alhambra_desktop.views.pages.result.result import ResultPage
from alhambra_desktop.views.pages.table.moves_dialog import MovesDialog
from tests.of_type import of_type
from tests.views.dialogs.test_moves import listens, play_game
from tests.views.driver import TIMEOUT, Driver
from tests.views.judging import NearJudge, made_up
from tests.views.test_lessons import play_by_keys

TABS = 60
"""Maximum number of Tab presses to reach a button."""


def press(player: Driver, key: Qt.Key) -> None:
    """Press a key in the focused widget."""
    player.qtbot.keyClick(player.window.focusWidget() or player.window, key)
    player.follow()


def tab_to(player: Driver, wanted: QWidget) -> None:
    """Press Tab until a widget has the focus."""
    for _ in range(TABS):
        if player.window.focusWidget() is wanted:
            return
        press(player, Qt.Key.Key_Tab)
    raise AssertionError(f"Tab never leads to {wanted.accessibleName()}")


def judge_of(player: Driver) -> NearJudge:
    """Return a judge with invented results for the game on the table."""

    def answer(request: dict[str, Any]) -> dict[str, Any]:
        known, codec = made_up(player.table), codec_for(player.table.book)
        if request["tried"]:
            return {"id": request["id"], **dumped(known.tried[request["place"]], codec)}
        return {"id": request["id"], "judged": plain_judgement(known.judgements[request["place"]])}

    return NearJudge(answer)


def play_first_game(player: Driver) -> None:
    """Play the current game to its end with the list of moves, and close its last scoring."""
    player.lift_curtain()
    player.qtbot.waitUntil(lambda: listens(player), timeout=TIMEOUT)
    player.key(Qt.Key.Key_M)
    dialog = player.window.findChild(MovesDialog)
    play_game(player, dialog, 4)
    player.qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    player.window.activateWindow()  # as window managers do
    player.qtbot.waitUntil(player.window.isActiveWindow)
    player.view.setUpdatesEnabled(True)

    def read() -> bool:
        if player.page.phase.now is not Phase.OVER:
            press(player, Qt.Key.Key_Return)
        return isinstance(player.page.scorings.on_top, ResultPage)

    player.qtbot.waitUntil(read, timeout=TIMEOUT)


@pytest.mark.sweep
def test_a_new_player_can_reach_a_practice_game_by_keyboard(player: Driver, monkeypatch):
    monkeypatch.setattr(lesson_page, "BETWEEN", 0)
    player.window.settings.change(own_speed="off", others_speed="off")
    analyst = player.page.scorings.end.analyst
    monkeypatch.setattr(analyst, "_worker", judge_of(player))
    player.window.workspace.start_route.go()
    press(player, Qt.Key.Key_L)
    learning = player.window.workspace.learning
    assert player.window.navigator.currentWidget() is learning.learn
    press(player, Qt.Key.Key_Return)  # the first lesson is proposed
    assert learning.lesson.lesson.id == "1"
    play_by_keys(player, learning.lesson)
    press(player, Qt.Key.Key_Escape)  # each lesson is followed by the next one, and this one by the list
    tab_to(player, learning.learn.game)
    press(player, Qt.Key.Key_Return)
    assert player.window.workspace.at_table
    play_first_game(player)

    result = of_type(player.page.scorings.on_top, ResultPage)
    player.qtbot.waitUntil(lambda: analyst.done, timeout=TIMEOUT)
    press(player, Qt.Key.Key_T)
    assert not result.points.bars.isVisible()
    press(player, Qt.Key.Key_T)
    look_back = next(one for one in result.findChildren(QPushButton) if "view this game" in one.text())
    tab_to(player, look_back)
    press(player, Qt.Key.Key_Space)
    page = player.window.workspace.reviews.page
    assert QApplication.focusWidget() in (page, None)
    player.qtbot.waitUntil(lambda: analyst.done, timeout=TIMEOUT)
    press(player, Qt.Key.Key_Home)
    press(player, Qt.Key.Key_M)
    turn = page.judging.turns[page.stop]
    assert analyst.tried[page.stop].verdict is Verdict.MISTAKE
    press(player, Qt.Key.Key_Return)
    assert player.window.workspace.at_table
    assert player.table.state == turn.before
    assert player.table.assisted
