from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from ..storage.contained import contained

BY_MOUSE: Final = Qt.MouseEventSource.MouseEventNotSynthesized
LONG: Final = 700  # milliseconds until a touch opens the context menu


def position_in(widget: QWidget, at: QPoint) -> QPoint | None:
    """Convert a screen position to a widget's coordinates.

    If the widget is not visible at this position, return None.
    """
    window = widget.window()
    return widget.mapFromGlobal(at) if window.childAt(window.mapFromGlobal(at)) is widget else None


def row_at(rows: QAbstractItemView, at: QPoint | None) -> tuple[QModelIndex, QPoint] | None:
    """Return the row at the screen position `at`, and this position.

    If `at` is None and the list has the focus, return the current row and the screen position of its centre.
    If there is no such row, return None.
    """
    point = position_in(rows.viewport(), at) if at is not None else None
    index = rows.indexAt(point) if point is not None else QModelIndex()
    if at is None and rows.hasFocus():
        index = rows.currentIndex()
        rows.scrollTo(index)
    if not index.isValid():
        return None
    return index, at or rows.viewport().mapToGlobal(rows.visualRect(index).center())


class PressedPoint:
    """The point at which the left mouse button was pressed."""

    def __init__(self) -> None:
        self._at: QPoint | None = None

    def note(self, event: QMouseEvent) -> None:
        left = event.button() == Qt.MouseButton.LeftButton
        self._at = event.position().toPoint() if left else None

    def begins_drag(self, event: QMouseEvent) -> bool:
        """Return whether a mouse move begins a drag. After each press, only one move begins a drag."""
        at, held = self._at, bool(event.buttons() & Qt.MouseButton.LeftButton)
        far = at is not None and (event.position().toPoint() - at).manhattanLength()
        begins = held and far >= QApplication.startDragDistance()
        if begins:
            self._at = None
        return begins


@contained
class LongPress(QObject):
    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget, self._at = widget, QPoint()
        self._timer = QTimer(self, interval=LONG, singleShot=True)
        self._timer.timeout.connect(self._ask)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent) and event.source() != BY_MOUSE:
            at = event.position().toPoint()
            if event.type() == QEvent.Type.MouseButtonPress:
                self._at = at
                self._timer.start()
            elif (
                event.type() == QEvent.Type.MouseButtonRelease
                or (at - self._at).manhattanLength() >= QApplication.startDragDistance()
            ):
                self._timer.stop()
        return False

    def _ask(self) -> None:
        reason = QContextMenuEvent.Reason.Other
        QApplication.sendEvent(
            self._widget, QContextMenuEvent(reason, self._at, self._widget.mapToGlobal(self._at))
        )
