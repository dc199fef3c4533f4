"""Every lesson can be played with the mouse alone as its cards describe, in every language."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QPushButton

from alhambra_desktop.model.learning.lesson import Gesture, lesson_words
from alhambra_desktop.model.rules.core.places.places import PieceId
from alhambra_desktop.views.game.target import Spot
from alhambra_desktop.views.pages.lessons.lesson_page import LessonPage
from alhambra_desktop.words import KEY_NAMES, languages
from tests.sweeps import swept_rows
from tests.views.driver import Driver
from tests.views.test_lessons import NAMES, assert_ended, begin, finish_step

CASES = [(language, name) for language in languages() for name in NAMES]
QUICK = {("en", "1"), ("fr", "4"), ("en", "8"), ("fr", "granada"), ("en", "vizier")}
"""Lessons with cards, refusals, wells, a tile that is turned over, or a piece that is pressed."""


def press(player: Driver, button: QPushButton) -> None:
    player.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def hand_on(player: Driver, page: LessonPage) -> Driver:
    """Return the driver for the table of a lesson."""
    window: Any = SimpleNamespace(workspace=SimpleNamespace(page=page.page, table=page.table))
    return Driver(player.qtbot, window)


def gesture_by_mouse(hand: Driver, page: LessonPage, gesture: Gesture) -> None:
    """Perform a gesture of *Show me* with the mouse; only turning a tile over needs a key."""
    if gesture.deed == "end":
        press(hand, page.page.bar.end_turn)
    elif gesture.deed == "turn":
        hand.key(Qt.Key.Key_T)
    elif gesture.deed == "confirm":
        taken = hand.find("take")
        hand.click(taken if taken is not None else hand.spot("tray-area"))
    elif gesture.deed == "put":
        rect = page.targets.rect(gesture.what)
        assert rect is not None
        hand.click(rect.center())
    else:
        for piece in page.targets.of(gesture.what):
            assert isinstance(piece, PieceId)
            if piece not in hand.selection.lifted:
                rect = page.page.stage.rect_of(piece)
                assert rect is not None
                hand.click(Spot(piece, rect))


def step_by_mouse(player: Driver, page: LessonPage) -> None:
    """Perform the task of a step."""
    hand, step, place = hand_on(player, page), page._here, page.step
    page._lay()
    if step.guess is not None:
        press(player, page.card.choices.buttons[step.guess.answer(page.table.book, page.table.state)])
    for gesture in step.how if step.by_hand else ():
        gesture_by_mouse(hand, page, gesture)
    if step.is_read:
        press(player, page.card.next)
    else:
        finish_step(player, page, place)


@pytest.mark.parametrize(("language", "name"), swept_rows(CASES, QUICK.__contains__))
def test_a_lesson_can_be_played_with_the_mouse_alone(player, language, name):
    player.window.resize(1280, 800)
    player.window.settings.change(language=language)
    page = begin(player, name)
    for step in range(len(page.lesson.steps)):
        assert page.step == step
        assert page.card.task.text() == KEY_NAMES.fill(lesson_words(language)[name].steps[step].task)
        player.move(QPointF(0, 0))
        step_by_mouse(player, page)
    assert_ended(player, page, name)


REFUSED = [("4", 1), ("4", 2), ("4", 4), ("4", 5), ("camps", 1)]
"""Steps that ask for a square where a tile may not be placed."""


@pytest.mark.parametrize(("name", "step"), swept_rows(REFUSED, REFUSED[:1].__contains__))
def test_no_bubble_covers_the_square_requested_by_a_step(player, name, step):
    player.window.resize(1280, 800)
    page = begin(player, name)
    page.show_step(step)
    hand = hand_on(player, page)
    first, last = page._here.how
    for cell in sorted(page.page.stage.city.tiles):
        page.show_step(step)
        if not hand.selection.lifted:
            gesture_by_mouse(hand, page, first)
        hand.move(hand.cell(cell))
        assert hand.selection.broken, cell
        rect = page.targets.rect(last.what)
        assert rect is not None
        hand.move(rect.center())
        assert page.done, cell
