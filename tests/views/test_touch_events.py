"""Touches of a small widget: the mouse events of one finger, and the pinches of two."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QMouseEvent, QTouchEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from alhambra_desktop.views.interaction.fingers import Fingers

PRESS, TWICE = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick
MOVE, RELEASE = QEvent.Type.MouseMove, QEvent.Type.MouseButtonRelease
HERE, NEAR, FAR = QPoint(100, 100), QPoint(106, 108), QPoint(107, 108)
"""A point, one at the greatest distance of a double tap (10 pixels), and one beyond."""


class Touched(QWidget):
    """A widget that records its mouse events and its pinches."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[tuple[QEvent.Type, QPoint, Qt.MouseButton, Qt.MouseButton]] = []
        self.pinches: list[tuple[float, QPoint, QPoint]] = []
        self.begun = 0
        fingers = Fingers(self)
        fingers.pinched.connect(self._note_pinch)
        fingers.pinch_begun.connect(self._note_begin)
        self.device = QTest.createTouchDevice()

    def _note_pinch(self, factor: float, before: QPointF, now: QPointF) -> None:
        self.pinches.append((round(factor, 3), before.toPoint(), now.toPoint()))

    def _note_begin(self) -> None:
        self.begun += 1

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent):
            assert event.source() == Qt.MouseEventSource.MouseEventSynthesizedByApplication
            assert event.globalPosition().toPoint() == self.mapToGlobal(event.position().toPoint())
            point = event.position().toPoint()
            self.seen.append((event.type(), point, event.button(), event.buttons()))
            return True
        return super().event(event)

    @property
    def kinds(self) -> list[QEvent.Type]:
        """The kinds of the events since the last call."""
        found, self.seen = [kind for kind, *_ in self.seen], []
        return found

    def tap(self, point: QPoint) -> None:
        self._sequence().press(0, point).commit()
        self._sequence().release(0, point).commit()

    def drag(self, *points: QPoint) -> None:
        self._sequence().press(0, points[0]).commit()
        for point in points[1:]:
            self._sequence().move(0, point).commit()
        self._sequence().release(0, points[-1]).commit()

    def _sequence(self) -> QTest.QTouchEventSequence:
        return QTest.touchEvent(self.windowHandle(), self.device, False)

    def press(self, number: int, point: QPoint, other: QPoint | None = None) -> None:
        """Press a finger, 0 or 1, while the other one stays where it is."""
        sequence = self._sequence()
        if other is not None:
            sequence.move(1 - number, other)
        sequence.press(number, point).commit()

    def slide(self, *points: QPoint) -> None:
        """Move the fingers, the first one first."""
        sequence = self._sequence()
        for number, point in enumerate(points):
            sequence.move(number, point)
        sequence.commit()

    def release(self, number: int, point: QPoint, other: QPoint | None = None) -> None:
        """Lift a finger while the other one stays where it is."""
        sequence = self._sequence()
        if other is not None:
            sequence.move(1 - number, other)
        sequence.release(number, point).commit()


@pytest.fixture
def widget(qtbot) -> Touched:
    made = Touched()
    qtbot.addWidget(made)
    made.resize(400, 400)
    made.show()
    return made


@pytest.fixture
def interval(qapp) -> Iterator[None]:
    """Let two taps count as a double tap, however slow the machine is; restore the interval afterwards."""
    hints = QGuiApplication.styleHints()
    before = hints.mouseDoubleClickInterval()
    hints.setMouseDoubleClickInterval(3_600_000)
    yield
    hints.setMouseDoubleClickInterval(before)


def test_a_finger_presses_moves_and_releases_like_the_left_button(widget):
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    widget.drag(HERE, FAR)
    assert widget.seen == [
        (PRESS, HERE, left, left),
        (MOVE, FAR, none, left),
        (RELEASE, FAR, left, none),
    ]
    assert (widget.begun, widget.pinches) == (0, [])


def test_every_second_tap_nearby_is_a_double_tap(widget, interval):
    for point in (HERE, NEAR, HERE, NEAR):
        widget.tap(point)
    assert widget.kinds == [PRESS, RELEASE, TWICE, RELEASE] * 2


def test_a_distant_tap_is_a_first_tap_again(widget, interval):
    for point in (HERE, FAR, FAR):
        widget.tap(point)
    assert widget.kinds == [PRESS, RELEASE, PRESS, RELEASE, TWICE, RELEASE]


def test_a_late_tap_is_a_first_tap_again(widget, interval):
    QGuiApplication.styleHints().setMouseDoubleClickInterval(1)
    widget.tap(HERE)
    QTest.qWait(5)
    widget.tap(HERE)
    assert widget.kinds == [PRESS, RELEASE] * 2


def test_a_tap_after_a_drag_is_no_double_tap(widget, interval):
    widget.drag(HERE, FAR, HERE)
    widget.tap(HERE)
    assert widget.kinds == [PRESS, MOVE, MOVE, RELEASE, PRESS, RELEASE]
    widget.drag(FAR, FAR + QPoint(3, 3), FAR)
    widget.tap(FAR)
    assert widget.kinds == [PRESS, MOVE, MOVE, RELEASE, TWICE, RELEASE], "a finger is never quite still"


def test_a_second_finger_ends_the_press_of_the_first(widget, interval):
    right = HERE + QPoint(80, 0)
    widget.press(0, HERE)
    widget.press(1, right, HERE)
    assert (widget.begun, widget.pinches) == (1, [])
    widget.slide(HERE, HERE + QPoint(120, 160))
    widget.slide(HERE - QPoint(0, 40), HERE + QPoint(120, 120))
    assert widget.begun == 1
    assert widget.pinches == [
        (2.5, HERE + QPoint(40, 0), HERE + QPoint(60, 80)),
        (1.0, HERE + QPoint(60, 80), HERE + QPoint(60, 40)),
    ]
    widget.release(1, right, HERE)
    widget.slide(HERE + QPoint(50, 0))
    widget.release(0, HERE + QPoint(50, 0))
    assert widget.kinds == [PRESS], "the first finger does nothing else until it is lifted"
    widget.tap(HERE)
    assert widget.kinds == [PRESS, RELEASE]
    assert len(widget.pinches) == 2


def test_a_finger_put_down_again_begins_another_pinch(widget):
    right, below = HERE + QPoint(80, 0), HERE + QPoint(0, 200)
    widget.press(0, HERE)
    widget.press(1, right, HERE)
    widget.release(1, right, HERE)
    widget.press(1, below, HERE)
    assert widget.pinches == [], "the distance between two places is no pinch"
    widget.slide(HERE, HERE + QPoint(0, 100))
    assert widget.pinches == [(0.5, HERE + QPoint(0, 100), HERE + QPoint(0, 50))]
    assert widget.begun == 1
    widget.release(1, below, HERE)
    widget.release(0, HERE)


@pytest.mark.parametrize(("first", "then", "factor"), [(10, 15, 1.0), (10, 40, 2.0), (40, 10, 0.5)])
def test_fingers_close_together_count_as_twenty_pixels_apart(widget, first, then, factor):
    widget.press(0, HERE)
    widget.press(1, HERE + QPoint(first, 0), HERE)
    widget.slide(HERE, HERE + QPoint(then, 0))
    assert [one for one, *_ in widget.pinches] == [factor]
    widget.release(1, HERE + QPoint(then, 0), HERE)
    widget.release(0, HERE)


def test_a_cancelled_touch_ends_the_press_and_the_double_tap(widget, interval):
    widget.tap(HERE)
    widget.press(0, HERE)
    assert widget.kinds == [PRESS, RELEASE, TWICE]
    for _ in range(2):
        QApplication.sendEvent(widget, QTouchEvent(QEvent.Type.TouchCancel, widget.device))
    assert (widget.begun, widget.kinds) == (1, [])
    widget.release(0, HERE)
    assert widget.kinds == []


def test_touches_are_accepted_so_that_qt_makes_no_mouse_events_of_them(widget):
    touch = QTouchEvent(QEvent.Type.TouchCancel, widget.device)
    touch.ignore()
    QApplication.sendEvent(widget, touch)
    assert touch.isAccepted()
