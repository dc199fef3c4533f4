from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ..storage.contained import contained

PRESSES: Final = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)
ENDS: Final = (QEvent.Type.WindowDeactivate, QEvent.Type.Close)


@contained
class AccessKeys(QObject):
    """Tracks the Alt key in watched windows, and repaints a window when Alt is pressed or released.

    If a window loses the focus or closes, Alt counts as released.
    """

    def __init__(self) -> None:
        super().__init__()
        self.shown = False

    def watch(self, window: QWidget) -> None:
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in PRESSES or kind is QEvent.Type.KeyRelease:
            if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Alt:
                self._show(watched, shown=kind in PRESSES)
        elif kind in ENDS:
            self._show(watched, shown=False)
        return False

    def _show(self, window: QObject, *, shown: bool) -> None:
        if shown != self.shown and isinstance(window, QWidget):
            self.shown = shown
            window.update()

    def text_flag(self) -> Qt.TextFlag:
        return Qt.TextFlag.TextShowMnemonic if self.shown else Qt.TextFlag.TextHideMnemonic


ACCESS_KEYS: Final = AccessKeys()


def without_access_key(text: str) -> str:
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&&")
