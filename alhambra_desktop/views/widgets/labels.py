"""Words on the ground of a page: labels, headings, links, and the hand over what is pressed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QWidget

from ..art.fonts import BOLD, REGULAR, sans, serif
from ..text.language import plain


class PlainLabel(QLabel):
    """A label that shows its text letter by letter: names and texts from files may look like HTML."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)


class RichLabel(QLabel):
    """A label for HTML that the program itself puts together, with `escape` around every text in it."""

    def __init__(self, html: str = "") -> None:
        super().__init__(html)
        self.setTextFormat(Qt.TextFormat.RichText)


def set_tip(widget: QWidget, text: str) -> None:
    """Give a widget a tooltip that shows its text letter by letter."""
    widget.setToolTip(plain(text))


def pointed_at(*buttons: QWidget) -> None:
    """Let the mouse be a pointing hand over what is pressed."""
    for button in buttons:
        button.setCursor(Qt.CursorShape.PointingHandCursor)


def link_button(text: str = "", size: int = 13) -> QPushButton:
    """A button that looks like words which lead somewhere."""
    button = QPushButton(text)
    button.setObjectName("official")
    font = sans(size)
    font.setUnderline(True)
    button.setFont(font)
    button.setAutoDefault(False)
    pointed_at(button)
    return button


def heading(text: str, size: int = 20) -> QLabel:
    """A title in the serif face."""
    label = PlainLabel(text)
    label.setFont(serif(size, BOLD))
    return label


def words(text: str, role: str = "", size: int = 13, bold: bool = False) -> QLabel:
    """A text that wraps; ``role`` is ``second``, ``figure``, ``fault`` or nothing."""
    label = PlainLabel(text)
    label.setFont(sans(size, BOLD if bold else REGULAR))
    label.setWordWrap(True)
    if role:
        label.setProperty("role", role)
    return label


def line(text: str, role: str = "", size: int = 13, bold: bool = False) -> QLabel:
    """A text that keeps its lines, however narrow it gets."""
    label = words(text, role, size, bold)
    label.setWordWrap(False)
    return label


def centred(label: QLabel) -> QLabel:
    """The label with its text in the middle."""
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return label


def stripe() -> QFrame:
    """The ground of every other row of a table."""
    frame = QFrame()
    frame.setObjectName("stripe")
    return frame
