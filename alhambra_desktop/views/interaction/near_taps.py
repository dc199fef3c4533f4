from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QWindow
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLineEdit,
    QSlider,
    QTabBar,
    QTableView,
    QWidget,
)

from ..commands.touch import TARGET, TOUCH
from ..storage.contained import contained
from ..widgets.pointing import BY_MOUSE
from .finger_scroll import OUTSIDE, FingerScroll

PRESSED = QAbstractButton, QComboBox, QLineEdit, QSlider, QTabBar, QAbstractItemView
PARTS = QLineEdit, QTableView, QComboBox  # buttons and headers inside these are no separate controls


def touch_target(rect: QRect) -> QRect:
    """Return `rect`, enlarged around its centre to at least `TARGET` by `TARGET` pixels."""
    extra_width, extra_height = max(0, TARGET - rect.width()), max(0, TARGET - rect.height())
    return rect.adjusted(
        -(extra_width // 2),
        -(extra_height // 2),
        extra_width - extra_width // 2,
        extra_height - extra_height // 2,
    )


def controls(root: QWidget) -> Iterator[tuple[QWidget, list[QRect]]]:
    """Yield the visible controls inside `root`, each with its parts in the coordinates of `root`.

    A control may have an attribute ``around``, the width of the empty margin around its picture. A control
    may have a method ``targets``, which returns its parts, the topmost first.
    """
    for widget in root.findChildren(QWidget):
        if (
            not isinstance(widget, PRESSED)
            or isinstance(widget.parent(), PARTS)
            or not widget.isVisibleTo(root)
        ):
            continue
        seen = widget.visibleRegion().boundingRect()
        gap = getattr(widget, "around", 0)
        own = getattr(widget, "targets", list)() or [widget.rect().adjusted(gap, gap, -gap, -gap)]
        parts = [part & seen for part in own if not (part & seen).isEmpty()]
        found = [part.translated(widget.mapTo(root, QPoint())) for part in parts]
        if found and _is_met(root, found[-1].center(), widget):
            yield widget, found


def _is_met(root: QWidget, point: QPoint, widget: QWidget) -> bool:
    """Return whether `widget` is not covered by another widget at a point."""
    child = root.childAt(point)
    return child is not None and (child is widget or widget.isAncestorOf(child))


def pressed_part(root: QWidget, point: QPoint) -> QRect | None:
    """Return the part of a control that a tap at a point presses, or None.

    This is the nearest part whose touch target contains the point. Among equally near parts, prefer uncovered
    parts.
    """
    found = list[tuple[int, bool, QRect]]()
    for widget, parts in controls(root):
        part = next((one for one in parts if touch_target(one).contains(point)), None)
        if part is not None:
            way = _way_to(part, point).manhattanLength()
            found.append((way, not _is_met(root, point, widget), part))
    return min(found, key=lambda one: one[:2])[2] if found else None


def _way_to(part: QRect, point: QPoint) -> QPoint:
    x = min(max(point.x(), part.left()), part.right())
    y = min(max(point.y(), part.top()), part.bottom())
    return QPoint(x, y) - point


@contained
class NearTaps(QObject):
    """Reports the touches of a window to `TOUCH`, and redirects taps to the nearest control."""

    def __init__(self, window: QWindow, widget: QWidget) -> None:
        super().__init__(window)
        self._widget, self._scroll = widget, FingerScroll(widget)
        self._way, self._passes = QPoint(), False
        # delayed, because controls must not grow during the touch
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(TOUCH.note_touch)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.TouchEnd:
            self._later.start()
        elif isinstance(event, QMouseEvent) and event.source() != BY_MOUSE and not self._passes:
            return self._take(watched, event)
        return False

    def _take(self, window: QObject, event: QMouseEvent) -> bool:
        """Redirect a finger's mouse event to a control. Return whether the original event must be ignored."""
        point = event.position().toPoint()
        if event.type() == QEvent.Type.MouseButtonPress:
            self._way = self._way_for(point) if TOUCH.on else QPoint()
        if self._scroll.take(event):  # scrolling begins, so the press is cancelled
            self._send(window, event, OUTSIDE - point, QEvent.Type.MouseMove)
            self._send(window, event, OUTSIDE - point, QEvent.Type.MouseButtonRelease)
        if not self._scroll.scrolls and not self._way.isNull():
            self._send(window, event, self._way, event.type())
        return self._scroll.scrolls or not self._way.isNull()

    def _way_for(self, point: QPoint) -> QPoint:
        part = pressed_part(self._widget, point)
        return _way_to(part, point) if part is not None else QPoint()

    def _send(self, window: QObject, event: QMouseEvent, by: QPoint, kind: QEvent.Type) -> None:
        way, released = QPointF(by), kind == QEvent.Type.MouseButtonRelease
        moved = QMouseEvent(
            kind,
            event.position() + way,
            event.scenePosition() + way,
            event.globalPosition() + way,
            Qt.MouseButton.LeftButton if released else event.button(),
            Qt.MouseButton.NoButton if released else event.buttons(),
            event.modifiers(),
            event.source(),
        )
        self._passes = True
        QApplication.sendEvent(window, moved)
        self._passes = False


def watch_touches(window: QWidget) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    application.focusWindowChanged.connect(_watch)
    _watch(window.windowHandle())


def _watch(window: QWindow | None) -> None:
    widget = next((one for one in QApplication.topLevelWidgets() if one.windowHandle() is window), None)
    if window is not None and widget is not None and window.findChild(NearTaps) is None:
        NearTaps(window, widget)
