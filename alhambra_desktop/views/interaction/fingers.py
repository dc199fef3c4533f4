from __future__ import annotations

from PySide6.QtCore import QEvent, QLineF, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QEventPoint, QGuiApplication, QMouseEvent, QTouchEvent
from PySide6.QtWidgets import QApplication, QWidget

from ..storage.contained import contained

# If two fingers are closer than this many pixels, the zoom uses this distance, to avoid jumps.
LEAST_APART = 20.0


@contained
class Fingers(QObject):
    """Turns touches of a widget into mouse events (one finger) or pinches (two fingers).

    Qt makes mouse events only from touches that no widget accepts. However, Qt reports a second finger only
    to the widget that accepted the first finger. Therefore this class accepts all touches.
    """

    pinch_begun = Signal()  # a second finger or a cancelled touch has ended the press
    pinched = Signal(float, QPointF, QPointF)  # zoom factor; old and new midpoint between fingers

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._before: QLineF | None = None
        self._presses = self._pinches = False
        self._last_press, self._last_at = 0, QPointF()
        widget.ungrabGesture(Qt.GestureType.PanGesture)  # Qt's own gesture, which would scroll the view
        widget.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QTouchEvent):
            return False
        cancelled = event.type() == QEvent.Type.TouchCancel
        down = [one for one in event.points() if one.state() != QEventPoint.State.Released and not cancelled]
        if len(down) > 1:
            self._give_up_press()
            self._pinch(QLineF(down[0].position(), down[1].position()))
        elif cancelled:
            self._give_up_press()
        elif not self._pinches:
            self._move_mouse(event)
        if len(down) < 2:
            self._before = None
        if not down:
            self._presses = self._pinches = False
        event.accept()
        return True

    def _give_up_press(self) -> None:
        self._last_press = 0
        if self._presses:
            self._presses = False
            self.pinch_begun.emit()

    def _pinch(self, now: QLineF) -> None:
        before, self._before, self._pinches = self._before, now, True
        if before is not None:
            factor = max(now.length(), LEAST_APART) / max(before.length(), LEAST_APART)
            self.pinched.emit(factor, before.center(), now.center())

    def _move_mouse(self, event: QTouchEvent) -> None:
        point = event.points()[0]
        if point.state() == QEventPoint.State.Pressed:
            self._presses = True
            kind = QEvent.Type.MouseButtonDblClick if self._is_second(point) else QEvent.Type.MouseButtonPress
            self._send(kind, event, Qt.MouseButton.LeftButton)
        elif self._presses and point.state() == QEventPoint.State.Released:
            self._send(QEvent.Type.MouseButtonRelease, event, Qt.MouseButton.NoButton)
        elif self._presses:
            if not self._is_near(point):
                self._last_press = 0  # a drag is not the first tap of a double tap
            self._send(QEvent.Type.MouseMove, event, Qt.MouseButton.LeftButton)

    def _is_second(self, point: QEventPoint) -> bool:
        interval = QGuiApplication.styleHints().mouseDoubleClickInterval()
        quick = point.timestamp() - self._last_press <= interval
        second = bool(self._last_press) and quick and self._is_near(point)
        self._last_press, self._last_at = 0 if second else point.timestamp(), point.position()
        return second

    def _is_near(self, point: QEventPoint) -> bool:
        apart = QLineF(self._last_at, point.position()).length()
        return apart <= QGuiApplication.styleHints().touchDoubleTapDistance()

    def _send(self, kind: QEvent.Type, event: QTouchEvent, buttons: Qt.MouseButton) -> None:
        point = event.points()[0]
        button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else Qt.MouseButton.LeftButton
        # no device is passed: an event of the touch device would change the state of the first touch point
        mouse = QMouseEvent(
            kind,
            point.position(),
            point.scenePosition(),
            point.globalPosition(),
            button,
            buttons,
            event.modifiers(),
            Qt.MouseEventSource.MouseEventSynthesizedByApplication,
        )
        QApplication.sendEvent(self._widget, mouse)
