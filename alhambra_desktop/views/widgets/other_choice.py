from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from ..storage.contained import contained

PRESSING: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
MODIFIERS: Final = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)


@contained
class OtherChoice(QObject):
    """Calls `withdraw` once, when the player does something other than press the watched button.

    This can be a click outside the button, or a key that does not press it. `withdraw` is also called when
    the button is hidden.
    """

    def __init__(self, withdraw: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._withdraw = withdraw
        self._button: QAbstractButton | None = None

    def watch(self, button: QAbstractButton) -> None:
        self._button = button
        application = QCoreApplication.instance()
        assert application is not None
        application.installEventFilter(self)

    def stop(self) -> None:
        application = QCoreApplication.instance()
        if self._button is not None and application is not None:
            application.removeEventFilter(self)
        self._button = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._button is not None and isinstance(watched, QWidget) and self._is_other(watched, event):
            self.stop()
            self._withdraw()
        return False

    def _is_other(self, watched: QWidget, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Hide:
            return watched is self._button
        if event.type() == QEvent.Type.MouseButtonPress:
            return watched is not self._button
        if event.type() not in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride):
            return False
        key = event.key() if isinstance(event, QKeyEvent) else None
        # Check the focus instead of `watched`, because ancestors of the button also get these events.
        holds = self._button is not None and self._button.hasFocus()
        return key not in MODIFIERS and not (holds and key in PRESSING)
