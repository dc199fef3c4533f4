"""What a finished game reached, on the result page: stars of its campaign table, and the next table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from alhambra_desktop.model.learning.goals.achievements import GameAchievements
from alhambra_desktop.model.learning.goals.campaign import CampaignTable, campaign
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.pages.result.reached import Reached
from alhambra_desktop.words import say


def reached(qtbot, table: CampaignTable | None, *, passed: bool) -> Reached:
    widget = Reached(FaceCache())
    qtbot.addWidget(widget)
    stars = tuple(n == 0 for n in range(len(table.stars))) if table is not None else ()
    widget.set_content(GameAchievements((), table, stars, passed))
    return widget


@pytest.mark.parametrize("number", range(len(campaign())))
def test_a_passed_table_leads_to_the_next_one(qtbot, number):
    tables = campaign()
    widget = reached(qtbot, tables[number], passed=True)
    following = tables[number + 1] if number + 1 < len(tables) else None
    assert widget.next is following
    buttons = widget.findChildren(QPushButton)
    assert [say(following.name) in button.text() for button in buttons] == [True] * (following is not None)
    for button in buttons:
        with qtbot.waitSignal(widget.table_wanted) as wanted:
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert wanted.args == [following]


def test_a_table_that_was_not_passed_leads_nowhere(qtbot):
    widget = reached(qtbot, campaign()[0], passed=False)
    assert not widget.isHidden()
    assert widget.next is None
    assert not widget.findChildren(QPushButton)


def test_without_achievements_nothing_is_shown(qtbot):
    assert reached(qtbot, None, passed=False).isHidden()
