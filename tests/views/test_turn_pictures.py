"""The drawn pictures in the panel of a puzzle."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from alhambra_desktop.model.learning.puzzles.goals import (
    AheadGoal,
    CountGoal,
    ExactGoal,
    Goal,
    PlaceGoal,
    RunGoal,
    SaveGoal,
)
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views import art
from alhambra_desktop.views.art.palette import LIGHT
from alhambra_desktop.views.pages.puzzles import turn_pictures
from alhambra_desktop.views.pages.puzzles.puzzle_cards import AHEAD
from alhambra_desktop.views.pages.puzzles.turn_pictures import ActionPictures, paint_goal_picture

SIZE = 68


def picture(goal: Goal) -> QImage:
    image = QImage(SIZE, SIZE, QImage.Format.Format_ARGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    paint_goal_picture(painter, SIZE, goal, LIGHT)
    painter.end()
    return image


def test_goals_of_different_kinds_have_different_pictures(qapp):
    goals = (
        PlaceGoal("tower", 1, 1),
        PlaceGoal("tower", 2, 1),
        PlaceGoal("garden", 1, 1),
        PlaceGoal("", 1, 1),
        AheadGoal("tower", 1),
        CountGoal("tower", 4),
        CountGoal("", 4),
        RunGoal("wall", 8),
        RunGoal("moat", 8),
        ExactGoal(2),
    )
    pictures = [picture(goal) for goal in goals]
    assert all(a != b for i, a in enumerate(pictures) for b in pictures[:i])
    assert picture(ExactGoal(2)) == picture(SaveGoal("tower-9", 1)), "both are exact payments"


@pytest.mark.parametrize("type_id", ["tower", "pavilion"])
def test_a_goal_shows_the_tile_of_its_building_type(qapp, monkeypatch, type_id):
    painted: list[Any] = []
    monkeypatch.setattr(art, "paint_face", lambda p, *args: painted.append(args))
    picture(PlaceGoal(type_id, 1, 1))
    assert [args[:2] for args in painted] == [(type_id, None)]


def test_actions_to_come_have_pictures(qtbot):
    row = ActionPictures()
    qtbot.addWidget(row)
    assert {message.id for message in AHEAD} == {*turn_pictures.ACTIONS}
    widths = []
    for message in AHEAD:
        row.set_content(message)
        assert not row.isHidden()
        widths.append(row.width())
        image = row.grab().toImage()
        room = QRectF(image.rect())
        tints = {
            image.pixelColor(x, y).name() for x in range(0, int(room.width()), 3) for y in range(0, 34, 3)
        }
        assert len(tints) > 4
    assert widths[0] > widths[1] == 34
    row.set_content(None)
    assert row.isHidden()
    row.set_content(Message("puzzle-line"))
    assert row.isHidden(), "a text without actions"
