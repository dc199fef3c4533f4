"""The outside of a dialog: its size, and the button that closes it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QBoxLayout, QDialog, QDialogButtonBox

from ...words import phrase
from .labels import pointed_at

FRAME_ROOM = 40
"""What the frame of a window and the desktop's own bars may need."""


def screen_room(dialog: QDialog) -> QSize:
    """The most that a dialog can have."""
    return dialog.screen().availableGeometry().size() - QSize(FRAME_ROOM, FRAME_ROOM)


def fit(dialog: QDialog, wanted: QSize) -> None:
    """The wanted size, or what the words need, as far as the screen has room for it."""
    room = screen_room(dialog)
    layout = dialog.layout()
    assert layout is not None, "nothing is laid out"
    width = max(wanted.width(), layout.totalSizeHint().width())
    size = QSize(width, wanted.height()).expandedTo(layout.totalMinimumSize()).boundedTo(room)
    if layout.hasHeightForWidth():
        size.setHeight(max(size.height(), layout.totalHeightForWidth(size.width())))
    dialog.resize(size.boundedTo(room))


def close_below(
    dialog: QDialog, column: QBoxLayout, more: tuple[str, Callable[[], object]] | None = None
) -> None:
    """The button of a dialog that only tells something, at its foot; Enter and Esc do the same.

    ``more`` is the text of a button beside it, and what that does.
    """
    buttons = QDialogButtonBox()
    if more is not None:
        other = buttons.addButton(more[0], QDialogButtonBox.ButtonRole.HelpRole)
        other.clicked.connect(more[1])
    close = buttons.addButton(phrase("dialog-close"), QDialogButtonBox.ButtonRole.AcceptRole)
    buttons.accepted.connect(dialog.accept)
    column.addWidget(buttons)
    close.setDefault(True)
    pointed_at(*buttons.buttons())
