from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractScrollArea, QGraphicsView, QScroller, QSlider, QWidget

from ..commands.touch import TOUCH

INPUTS: Final = {
    QEvent.Type.MouseButtonPress: QScroller.Input.InputPress,
    QEvent.Type.MouseMove: QScroller.Input.InputMove,
    QEvent.Type.MouseButtonRelease: QScroller.Input.InputRelease,
}
OUTSIDE: Final = QPoint(-1000, -1000)
"""A point outside the window. When scrolling begins, the press ends there, so that it clicks nothing."""


def scroll_area_at(root: QWidget, point: QPoint) -> QAbstractScrollArea | None:
    """Return the list or page that scrolls if a finger touches a point and then moves.

    The result is None if the point is on a slider, on a table with pieces, or on a widget that has the
    attribute ``drags``.
    """
    widget = root.childAt(point)
    while not (widget is None or isinstance(widget, QSlider | QGraphicsView) or hasattr(widget, "drags")):
        if isinstance(widget, QAbstractScrollArea) and widget.verticalScrollBar().maximum() > 0:
            return widget
        widget = widget.parentWidget()
    return None


class FingerScroll:
    """Scrolls the list or page under a finger.

    ``scrolls`` is True from the start of the scrolling until the next press.
    """

    def __init__(self, root: QWidget) -> None:
        self._root = root
        self._scroller: QScroller | None = None
        self.scrolls = False

    def take(self, event: QMouseEvent) -> bool:
        """Handle a mouse event caused by a finger. Return whether scrolling begins with this event."""
        if event.type() == QEvent.Type.MouseButtonPress:
            self._scroller, self.scrolls = self._scroller_at(event.position().toPoint()), False
        if self._scroller is None or event.type() not in INPUTS:
            return False
        self._scroller.handleInput(INPUTS[event.type()], event.position(), event.timestamp())
        drags = self._scroller.state() == QScroller.State.Dragging
        begins, self.scrolls = drags and not self.scrolls, drags or self.scrolls
        return begins

    def _scroller_at(self, point: QPoint) -> QScroller | None:
        area = scroll_area_at(self._root, point) if TOUCH.on else None
        if area is None:
            return None
        scroller = QScroller.scroller(area.viewport())
        if row := getattr(area, "row", 0):
            scroller.setSnapPositionsY(0.0, float(row))
        return scroller
