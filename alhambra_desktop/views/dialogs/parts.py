"""Small pieces that dialogs share: badges, marks and labels."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from .. import art
from ..art.fonts import BOLD, sans, serif


class Picture(QWidget):
    """Something small that is painted, with a name for those who do not see it."""

    def __init__(self, size: int, name: str, paint: Callable[[QPainter, int], None]) -> None:
        super().__init__()
        self._paint = paint
        self._size = size
        self.setFixedSize(QSize(size, size))
        self.setAccessibleName(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The picture."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint(painter, self._size)


def badge(type_id: str, size: int = 26) -> Picture:
    """A building type's badge."""
    return Picture(size, type_id, lambda painter, s: art.paint_badge(painter, type_id, s / 2, s / 2, s - 4))


def seat_mark(colour: str, size: int = 26) -> Picture:
    """A seat's mark."""
    return Picture(
        size, colour, lambda painter, s: art.paint_seat_mark(painter, colour, s / 2, s / 2, s / 2 - 3)
    )


def wall_icon(size: int = 26) -> Picture:
    """The mark of the wall."""
    return Picture(size, "wall", lambda painter, s: art.paint_icon(painter, "wall", 2, 2, s - 4))


def heading(text: str, size: int = 20) -> QLabel:
    """A title in the serif face."""
    label = QLabel(text)
    label.setFont(serif(size, BOLD))
    return label


def words(text: str, role: str = "", size: int = 13, bold: bool = False) -> QLabel:
    """A text; ``role`` is ``second``, ``figure``, ``fault`` or nothing."""
    label = QLabel(text)
    label.setFont(sans(size, 700 if bold else 400))
    label.setWordWrap(True)
    if role:
        label.setProperty("role", role)
    return label


def centred(label: QLabel) -> QLabel:
    """The label with its text in the middle."""
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return label
