"""Taps and swipes in a small window: which control a tap presses, and what a swipe scrolls."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QStringListModel, Qt
from PySide6.QtGui import QEventPoint, QMouseEvent, QTouchEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QListView, QPushButton, QScroller, QWidget

from alhambra_desktop.views.commands.touch import TOUCH
from alhambra_desktop.views.interaction.finger_scroll import FingerScroll
from alhambra_desktop.views.interaction.near_taps import NearTaps, watch_touches

PRESS, MOVE, RELEASE = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseMove,
    QEvent.Type.MouseButtonRelease,
)
FINGER, MOUSE = (
    Qt.MouseEventSource.MouseEventSynthesizedByQt,
    Qt.MouseEventSource.MouseEventNotSynthesized,
)


class Button(QPushButton):
    """A button that records where it is pressed, dragged and released."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.seen: list[tuple[QEvent.Type, QPoint, QPoint, Qt.MouseButton, Qt.MouseButton]] = []

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent):
            apart = event.globalPosition().toPoint() - self.mapToGlobal(event.position().toPoint())
            at = event.position().toPoint()
            self.seen.append((event.type(), at, apart, event.button(), event.buttons()))
        return super().event(event)


@pytest.fixture
def page(qtbot) -> Iterator[QWidget]:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(600, 400)
    TOUCH.use("on")
    yield made
    TOUCH.use("auto")


@pytest.fixture
def button(page) -> Button:
    made = Button(page)
    made.setGeometry(200, 100, 60, 20)
    page.show()
    watch_touches(page)
    return made


def send(
    window: QWidget, kind: QEvent.Type, point: QPoint, at: int = 0, source: Qt.MouseEventSource = FINGER
) -> QMouseEvent:
    """Send a mouse event to a window, by default one that Qt made from a touch."""
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    button, buttons = (none if kind == MOVE else left), (none if kind == RELEASE else left)
    whole, here = QPointF(window.mapToGlobal(point)), QPointF(point)
    event = QMouseEvent(kind, here, here, whole, button, buttons, Qt.KeyboardModifier.NoModifier, source)
    event.setTimestamp(at)
    QApplication.sendEvent(window.windowHandle(), event)
    return event


def tap(window: QWidget, point: QPoint, source: Qt.MouseEventSource = FINGER) -> None:
    send(window, PRESS, point, source=source)
    send(window, RELEASE, point, source=source)


def clicks(button: QPushButton) -> list[bool]:
    found: list[bool] = []
    button.clicked.connect(lambda: found.append(True))
    return found


# -- taps


@pytest.mark.parametrize(
    ("point", "pressed"),
    [
        (QPoint(230, 110), QPoint(30, 10)),
        (QPoint(230, 91), QPoint(30, 0)),
        (QPoint(205, 128), QPoint(5, 19)),
        (QPoint(259, 129), QPoint(59, 19)),
        (QPoint(230, 89), None),
        (QPoint(230, 130), None),
        (QPoint(199, 110), None),
    ],
)
def test_a_tap_beside_a_low_button_presses_its_nearest_pixel(page, button, point, pressed):
    found = clicks(button)
    tap(page, point)
    assert len(found) == (pressed is not None)
    places = [at for _, at, *_ in button.seen]
    assert places == ([] if pressed is None else [pressed, pressed])


def test_a_redirected_tap_keeps_its_buttons_and_screen_position(page, button):
    tap(page, QPoint(230, 91))
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    assert [(kind, pressed, down) for kind, _, _, pressed, down in button.seen] == [
        (PRESS, left, left),
        (RELEASE, left, none),
    ]
    assert {(apart.x(), apart.y()) for _, _, apart, *_ in button.seen} == {(0, 0)}


def test_a_finger_that_moves_after_a_redirected_press_keeps_its_distance(page, button):
    send(page, PRESS, QPoint(230, 91))
    send(page, MOVE, QPoint(235, 93))
    send(page, RELEASE, QPoint(240, 95))
    assert [(kind, at) for kind, at, *_ in button.seen] == [
        (PRESS, QPoint(30, 0)),
        (MOVE, QPoint(35, 2)),
        (RELEASE, QPoint(40, 4)),
    ]
    moved = button.seen[1]
    assert moved[3:] == (Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton)


def test_a_mouse_is_never_redirected(page, button):
    tap(page, QPoint(230, 91), source=MOUSE)
    assert button.seen == []
    tap(page, QPoint(230, 110), source=MOUSE)
    assert len(button.seen) == 2


def test_outside_touch_mode_a_tap_presses_only_what_is_below(page, button):
    send(page, PRESS, QPoint(230, 91))
    TOUCH.use("off")
    send(page, RELEASE, QPoint(230, 91))
    assert len(button.seen) == 2, "a press is completed as it began"
    button.seen.clear()
    tap(page, QPoint(230, 91))
    assert button.seen == []


def test_a_touch_turns_the_touch_mode_on_once_it_is_over(page, button):
    TOUCH.use("auto")
    device, point = QTest.createTouchDevice(), QPoint(20, 20)
    QTest.touchEvent(page.windowHandle(), device).press(0, point)
    assert not TOUCH.on
    QTest.touchEvent(page.windowHandle(), device).release(0, point)
    QApplication.processEvents()
    assert TOUCH.on


def test_controls_are_enlarged_only_after_the_touch(page, button):
    TOUCH.use("auto")
    point = QEventPoint(0, QEventPoint.State.Released, QPointF(20, 20), QPointF(20, 20))
    ends = QTouchEvent(
        QEvent.Type.TouchEnd, QTest.createTouchDevice(), Qt.KeyboardModifier.NoModifier, [point]
    )
    QApplication.sendEvent(page.windowHandle(), ends)
    assert not TOUCH.on
    QApplication.processEvents()
    assert TOUCH.on


def test_a_window_and_its_dialogs_are_watched_once(page, button, qtbot):
    watch_touches(page)
    assert len(page.windowHandle().findChildren(NearTaps)) == 1
    dialog = QDialog(page)
    qtbot.addWidget(dialog)
    dialog.show()
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    for window in (dialog.windowHandle(), None, dialog.windowHandle()):
        application.focusWindowChanged.emit(window)
    assert len(dialog.windowHandle().findChildren(NearTaps)) == 1
    dialog.close()


# -- swipes


@pytest.fixture
def rows(page) -> QListView:
    made = QListView(page)
    made.setGeometry(0, 0, 300, 200)
    made.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
    made.setModel(QStringListModel([str(number) for number in range(60)], made))
    page.show()
    watch_touches(page)
    return made


def swipe(window: QWidget, start: QPoint, by: int) -> None:
    """Move a finger up or down in 160 milliseconds and lift it."""
    send(window, PRESS, start)
    for step in range(1, 11):
        send(window, MOVE, start + QPoint(0, by * step // 10), 16 * step)
    send(window, RELEASE, start + QPoint(0, by), 16 * 11)


def scroller(rows: QListView) -> QScroller:
    return QScroller.scroller(rows.viewport())


def test_a_swipe_scrolls_a_list_and_chooses_no_row(page, rows):
    chosen: list[object] = []
    rows.clicked.connect(lambda _: chosen.append(True))
    swipe(page, QPoint(100, 150), -120)
    assert scroller(rows).state() != QScroller.State.Inactive
    assert scroller(rows).finalPosition().y() > 50
    assert chosen == []
    scroller(rows).stop()


def test_a_tap_on_a_row_chooses_it(page, rows):
    chosen: list[object] = []
    rows.clicked.connect(lambda _: chosen.append(True))
    tap(page, QPoint(100, 50))
    assert len(chosen) == 1
    assert rows.verticalScrollBar().value() == 0


def test_a_swipe_beside_a_list_or_outside_touch_mode_scrolls_nothing(page, rows):
    swipe(page, QPoint(450, 150), -120)
    assert scroller(rows).state() == QScroller.State.Inactive
    TOUCH.use("off")
    swipe(page, QPoint(100, 150), -120)
    assert scroller(rows).state() == QScroller.State.Inactive
    assert rows.verticalScrollBar().value() == 0


def test_a_list_of_equal_rows_stops_at_a_whole_row(page, rows):
    setattr(rows, "row", 23)  # noqa: B010 - the mark of lists whose rows have equal heights
    swipe(page, QPoint(100, 150), -120)
    final = scroller(rows).finalPosition().y()
    assert final > 50
    assert final % 23 == 0
    scroller(rows).stop()


def test_scrolling_begins_once_for_each_finger(page, rows):
    scroll, begins = FingerScroll(page), []
    for _ in range(2):
        seen = []
        for step in range(12):
            kind = PRESS if step == 0 else RELEASE if step == 11 else MOVE
            point = QPointF(100, 150 - 10 * min(step, 10))
            event = QMouseEvent(
                kind,
                point,
                point,
                point,
                Qt.MouseButton.LeftButton,
                Qt.MouseButton.LeftButton,
                Qt.KeyboardModifier.NoModifier,
            )
            event.setTimestamp(16 * step)
            seen.append((scroll.take(event), scroll.scrolls))
        scroller(rows).stop()
        begins.append([begin for begin, _ in seen].count(True))
        assert seen[0] == (False, False), "a press alone scrolls nothing"
        assert seen[-1] == (False, True)
        first = next(step for step, (begin, _) in enumerate(seen) if begin)
        assert [scrolls for _, scrolls in seen] == [False] * first + [True] * (12 - first)
    assert begins == [1, 1]
    other = QMouseEvent(
        QEvent.Type.MouseButtonDblClick,
        QPointF(),
        QPointF(),
        QPointF(),
        Qt.MouseButton.LeftButton,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    assert not scroll.take(other)
