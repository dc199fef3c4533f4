from __future__ import annotations

from enum import Enum, auto

from PySide6.QtWidgets import QAbstractButton, QMessageBox, QWidget

from ...model.rules.core.words.message import Message
from ...words import phrase
from ..text.language import plain
from ..widgets.style import apply_style_sheet


class UnsavedAnswer(Enum):
    AGAIN = auto()
    ELSEWHERE = auto()
    DISCARD = auto()
    STAY = auto()


def ask_about_unsaved(parent: QWidget, reason: Message | str) -> UnsavedAnswer:
    """Ask what to do about a game that cannot be saved. If the player closes the dialog, return ``STAY``."""
    box = QMessageBox(parent)
    apply_style_sheet(box)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(phrase("unkept-title"))
    box.setText(plain(phrase("unkept-text", reason=reason)))
    role = QMessageBox.ButtonRole
    answers: dict[QAbstractButton, UnsavedAnswer] = {
        box.addButton(phrase("unkept-again"), role.AcceptRole): UnsavedAnswer.AGAIN,
        box.addButton(phrase("unkept-elsewhere"), role.AcceptRole): UnsavedAnswer.ELSEWHERE,
        box.addButton(phrase("unkept-discard"), role.DestructiveRole): UnsavedAnswer.DISCARD,
        box.addButton(phrase("unkept-stay"), role.RejectRole): UnsavedAnswer.STAY,
    }
    box.exec()
    answer = answers.get(box.clickedButton(), UnsavedAnswer.STAY)
    box.deleteLater()
    return answer
