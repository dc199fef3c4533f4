"""The table by touch: one finger acts as the mouse, two fingers zoom and pan the Alhambra."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF
from PySide6.QtGui import QGuiApplication, QTouchEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from alhambra_desktop.model.rules.core.engine.action import TakeMoney
from alhambra_desktop.views.app.command_line import parse_new
from tests.views.driver import Driver


class Hand:
    """Fingers on the table, by number."""

    def __init__(self, player: Driver) -> None:
        self._player, self.device = player, QTest.createTouchDevice()
        self._down: dict[int, QPoint] = {}

    def _sequence(self) -> QTest.QTouchEventSequence:
        return QTest.touchEvent(self._player.window.windowHandle(), self.device, False)

    def _in_window(self, point: QPoint) -> QPoint:
        return self._player.view.viewport().mapTo(self._player.window, point)

    def touch(self, *points: QPoint) -> None:
        """Press, move and release fingers so that exactly these points are touched."""
        sequence = self._sequence()
        for number, point in enumerate(points):
            if number in self._down:
                sequence.move(number, self._in_window(point))
            else:
                sequence.press(number, self._in_window(point))
        for number in [number for number in self._down if number >= len(points)]:
            sequence.release(number, self._in_window(self._down.pop(number)))
        self._down = dict(enumerate(points))
        sequence.commit()
        self._player.follow()


@pytest.fixture
def hand(player: Driver) -> Hand:
    player.window.settings.change(touch="off")  # touch mode would move what is under the fingers
    player.window.workspace.games.begin(parse_new("human,human seed=3"))
    player.lift_curtain()
    player.wait_for_turn()
    return Hand(player)


def card(player: Driver) -> QPoint:
    return player.at(player.spot("row", 0))


@pytest.fixture
def slow_taps(qapp) -> Iterator[None]:
    """Treat two taps as a double tap however slow the machine is."""
    hints = QGuiApplication.styleHints()
    before = hints.mouseDoubleClickInterval()
    hints.setMouseDoubleClickInterval(60_000)
    yield
    hints.setMouseDoubleClickInterval(before)


def test_a_tap_lifts_a_card(player, hand):
    hand.touch(card(player))
    hand.touch()
    assert player.page.controller.selection.lifted
    assert len(player.table.transitions) == 1


def test_a_double_tap_takes_a_card(player, hand, slow_taps):
    for _ in range(2):
        hand.touch(card(player))
        hand.touch()
    assert [type(move.action) for move in player.table.transitions[1:]] == [TakeMoney]


def test_distant_taps_are_no_double_tap(player, hand, slow_taps):
    for spot in (card(player), player.at(player.spot("row", 1))):
        hand.touch(spot)
        hand.touch()
    assert len(player.table.transitions) == 1
    assert player.page.controller.selection.lifted


def test_a_card_is_dragged_to_the_hand_by_touch(player, hand):
    start, end = card(player), player.at(QPointF(player.spot("hand", 0).rect.center()))
    for step in range(7):
        hand.touch(start + (end - start) * step / 6)
    assert player.page.controller.selection.held
    hand.touch()
    assert [type(move.action) for move in player.table.transitions[1:]] == [TakeMoney]


def test_a_second_finger_cancels_the_drag_of_the_first(player, hand):
    start = card(player)
    for step in range(4):
        hand.touch(start + QPoint(0, 40 * step))
    assert player.page.controller.selection.held
    hand.touch(start + QPoint(0, 120), start + QPoint(80, 120))
    assert not player.page.controller.selection.lifted
    hand.touch(start + QPoint(0, 120))
    hand.touch()
    assert len(player.table.transitions) == 1
    hand.touch(start)
    hand.touch()
    assert player.page.controller.selection.lifted, "the next touch is a press again"


@pytest.fixture
def middle(player: Driver, hand: Hand) -> QPoint:
    """Return the position of the fountain."""
    return player.at(player.cell((0, 0)))


def square(player: Driver) -> float:
    """Return the width of the fountain in pixels."""
    rect = player.stage.city.scene_rect(player.stage.city.camera.cell_rect((0, 0)))
    return rect.width() * player.view.transform().m11()


@pytest.mark.parametrize(("first", "then"), [(40, 60), (80, 60)])
def test_pinching_zooms_by_the_ratio_of_distances(player, hand, middle, first, then):
    before = square(player)
    for apart in (first, then):
        hand.touch(middle - QPoint(apart, 0), middle + QPoint(apart, 0))
    hand.touch()
    assert square(player) == pytest.approx(before * then / first, rel=0.02)
    moved = player.at(player.cell((0, 0))) - middle
    assert moved.manhattanLength() <= 1, "what lies between the fingers stays there"


def test_two_fingers_pan_the_alhambra(player, hand, middle):
    before = square(player)
    for moved in (QPoint(), QPoint(30, 20)):
        hand.touch(middle + moved - QPoint(50, 0), middle + moved + QPoint(50, 0))
    hand.touch()
    assert square(player) == pytest.approx(before)
    assert player.at(player.cell((0, 0))) == middle + QPoint(30, 20)


def test_lifting_a_finger_ends_the_zoom(player, hand, middle):
    hand.touch(middle - QPoint(50, 0), middle + QPoint(50, 0))
    hand.touch(middle - QPoint(50, 0))
    before = square(player)
    hand.touch(middle - QPoint(90, 0))
    hand.touch()
    assert square(player) == before
    assert len(player.table.transitions) == 1
    assert not player.page.controller.selection.lifted


def test_a_cancelled_touch_cancels_the_drag(player, hand):
    start = card(player)
    for step in range(4):
        hand.touch(start + QPoint(0, 40 * step))
    cancelled = QTouchEvent(QEvent.Type.TouchCancel, hand.device)
    QApplication.sendEvent(player.view.viewport(), cancelled)
    assert not player.page.controller.selection.lifted
    assert len(player.table.transitions) == 1
