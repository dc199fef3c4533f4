from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from ...art.brushes import shape, soft_shadow
from ...art.fonts import SEMIBOLD, sans, text_width
from ...art.geometry import rounded
from ...art.palette import Theme
from ...storage.contained import contained
from ...widgets.painting import CENTRE, write
from .key_slot import KeySlot

HIGH, AROUND, SHADE = 30, 12, 6
"""Height of the label, space beside its text, and space around the label for its shadow."""

BESIDE: Final = QPoint(10, 8)
"""Offset of the label from the pointer, so that the key under the pointer stays visible."""


@contained
class DragLabel(QWidget):
    """A label beside the pointer with the name of the dragged command."""

    def __init__(self, name: str, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._name, self._theme, self._window = name, theme, window
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        width = round(text_width(name, sans(14, SEMIBOLD))) + 2 * (AROUND + SHADE)
        self.resize(QSize(width, HIGH + 2 * SHADE))

    def follow(self, at: QPoint) -> None:
        room = self._window.size() - self.size()
        corner = self._window.mapFromGlobal(at) + BESIDE
        self.move(min(corner.x(), room.width()), min(corner.y(), room.height()))
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self._theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(SHADE, SHADE, -SHADE, -SHADE)
        path = rounded(rect, 7)
        soft_shadow(painter, path, (0, 2), 4, 0.35)
        shape(painter, path, theme.panel_top, theme.legal, 1.8)
        write(painter, rect.adjusted(0, 0, 0, -1), self._name, sans(14, SEMIBOLD), theme.text, CENTRE)


@contained
class KeyDrag(QObject):
    """Drags a command to a key of the `KeyBoard`, until the mouse button is released or Esc is pressed."""

    moved = Signal(QPoint)
    dropped = Signal(QPoint)
    cancelled = Signal()

    def __init__(self, slot: KeySlot, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self.slot = slot
        self._name = DragLabel(slot.command.name, theme, window)
        QApplication.setOverrideCursor(Qt.CursorShape.ClosedHandCursor)
        self._application = QApplication.instance()
        assert self._application is not None
        self._application.installEventFilter(self)

    def end(self) -> None:
        assert self._application is not None
        self._application.removeEventFilter(self)
        QApplication.restoreOverrideCursor()
        self._name.hide()
        self._name.deleteLater()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(watched, QWidget):  # it is a QWindow, one of whose widgets gets the event next
            return False
        kind = event.type()
        if isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Escape and kind == QEvent.Type.ShortcutOverride:
                event.accept()
            elif event.key() == Qt.Key.Key_Escape and kind == QEvent.Type.KeyPress:
                self.cancelled.emit()
            return True
        if not isinstance(event, QMouseEvent):
            return False
        at = event.globalPosition().toPoint()
        if kind == QEvent.Type.MouseButtonRelease and event.button() == Qt.MouseButton.LeftButton:
            self.dropped.emit(at)
        elif kind == QEvent.Type.MouseMove:
            self._name.follow(at)
            self.moved.emit(at)
        return True
