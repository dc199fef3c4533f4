from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QDialog, QDialogButtonBox

from ...model.rules.core.words.message import Message
from ..commands.actions import PAGE_KEYS
from .labels import push_button, set_button_text, use_hand_cursor
from .push_button import PushButton

FRAME_ROOM = 40  # pixels for the window frame and the panels of the desktop


def screen_room(dialog: QDialog) -> QSize:
    return dialog.screen().availableGeometry().size() - QSize(FRAME_ROOM, FRAME_ROOM)


def fit(dialog: QDialog, wanted: QSize) -> None:
    """Resize a dialog to `wanted`, or to a larger size if its contents need more space.

    The dialog never becomes larger than the screen.
    """
    room = screen_room(dialog)
    layout = dialog.layout()
    assert layout is not None, "the dialog has no layout"
    width = max(wanted.width(), layout.totalSizeHint().width())
    size = QSize(width, wanted.height()).expandedTo(layout.totalMinimumSize()).boundedTo(room)
    if layout.hasHeightForWidth():
        size.setHeight(max(size.height(), layout.totalHeightForWidth(size.width())))
    dialog.resize(size.boundedTo(room))


def open_once(dialog: QDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()


def closing_button(buttons: QDialogButtonBox, role: QDialogButtonBox.ButtonRole) -> PushButton:
    close = push_button(enter=None)
    buttons.addButton(close, role)
    set_button_text(close, Message("dialog-close"), PAGE_KEYS["leave"])
    return close


def add_close_button(
    dialog: QDialog, column: QBoxLayout, more: tuple[Message, Callable[[], object]] | None = None
) -> PushButton:
    """Add a button that closes the dialog.

    If `more` is given, also add a button with this text and this action.
    """
    buttons = QDialogButtonBox()
    if more is not None:
        other = push_button(more[0], enter=None)
        buttons.addButton(other, QDialogButtonBox.ButtonRole.HelpRole)
        other.clicked.connect(more[1])
    close = closing_button(buttons, QDialogButtonBox.ButtonRole.AcceptRole)
    buttons.accepted.connect(dialog.accept)
    column.addWidget(buttons)
    close.setDefault(True)
    use_hand_cursor(*buttons.buttons())
    return close
