from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton

from ..storage.contained import contained

STEPS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


@contained
class Roving(QObject):
    """Lets arrow keys move the focus within a group of buttons.

    Tab reaches only the button that had the focus last.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._buttons: list[QAbstractButton] = []
        self.columns = 1

    def manage(self, buttons: Sequence[QAbstractButton]) -> None:
        for button in buttons:
            button.installEventFilter(self)
        self._buttons = list(buttons)
        if buttons:
            self._reach(buttons[0])

    def _reach(self, reached: QAbstractButton) -> None:
        for button in self._buttons:
            button.setFocusPolicy(
                Qt.FocusPolicy.StrongFocus if button is reached else Qt.FocusPolicy.ClickFocus
            )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(watched, QAbstractButton) or watched not in self._buttons:
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.FocusIn:
            self._reach(watched)
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            key = Qt.Key(event.key())
            at = self._buttons.index(watched)
            if key in STEPS:
                across, down = STEPS[key]
                self._go(at + across + down * self.columns)
                return True
            if key in (Qt.Key.Key_Home, Qt.Key.Key_End):
                self._go(0 if key == Qt.Key.Key_Home else len(self._buttons) - 1)
                return True
        return super().eventFilter(watched, event)

    def _go(self, at: int) -> None:
        if 0 <= at < len(self._buttons):
            self._buttons[at].setFocus(Qt.FocusReason.TabFocusReason)
