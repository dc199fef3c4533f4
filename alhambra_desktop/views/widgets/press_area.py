from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from ..storage.contained import contained
from .labels import use_hand_cursor


@contained
class PressArea(QObject):
    """Presses a button when the player clicks anywhere on a widget."""

    def __init__(self, area: QWidget, button: QAbstractButton) -> None:
        super().__init__(area)
        self._area, self._button = area, button
        area.setAttribute(Qt.WidgetAttribute.WA_Hover)
        use_hand_cursor(area)
        area.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        pressed = event.type() == QEvent.Type.MouseButtonPress
        released = event.type() == QEvent.Type.MouseButtonRelease
        if not (pressed or released) or not isinstance(event, QMouseEvent):
            return False
        if event.button() != Qt.MouseButton.LeftButton:
            return False
        if released and self._area.rect().contains(event.position().toPoint()):
            self._button.click()
        return True
