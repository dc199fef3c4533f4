"""Opening, size and close button of dialogs."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QDialog, QDialogButtonBox

from ...words import phrase
from .labels import pointed_at

FRAME_ROOM = 40
"""Pixels that window frame and desktop bars may need."""


def screen_room(dialog: QDialog) -> QSize:
    return dialog.screen().availableGeometry().size() - QSize(FRAME_ROOM, FRAME_ROOM)


def fit(dialog: QDialog, wanted: QSize) -> None:
    """Resize to the wanted or the required size, within the screen."""
    room = screen_room(dialog)
    layout = dialog.layout()
    assert layout is not None, "nothing is laid out"
    width = max(wanted.width(), layout.totalSizeHint().width())
    size = QSize(width, wanted.height()).expandedTo(layout.totalMinimumSize()).boundedTo(room)
    if layout.hasHeightForWidth():
        size.setHeight(max(size.height(), layout.totalHeightForWidth(size.width())))
    dialog.resize(size.boundedTo(room))


def open_once(dialog: QDialog) -> None:
    """Open a dialog that is deleted when it is closed."""
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()


def close_below(
    dialog: QDialog, column: QBoxLayout, more: tuple[str, Callable[[], object]] | None = None
) -> None:
    """Add a Close button, with an optional second button as (text, action)."""
    buttons = QDialogButtonBox()
    if more is not None:
        other = buttons.addButton(more[0], QDialogButtonBox.ButtonRole.HelpRole)
        other.clicked.connect(more[1])
    close = buttons.addButton(phrase("dialog-close"), QDialogButtonBox.ButtonRole.AcceptRole)
    buttons.accepted.connect(dialog.accept)
    column.addWidget(buttons)
    close.setDefault(True)
    pointed_at(*buttons.buttons())
