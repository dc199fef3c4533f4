from __future__ import annotations

from enum import Enum, auto

from PySide6.QtWidgets import QAbstractButton, QMessageBox, QWidget

from ...model.rules.core.words.message import Message
from ...words import phrase
from ..text.language import plain
from ..widgets.style import apply_style_sheet


class Unkept(Enum):
    AGAIN = auto()
    ELSEWHERE = auto()
    DISCARD = auto()
    STAY = auto()


def ask_unkept(parent: QWidget, reason: Message | str) -> Unkept:
    """Ask what to do about a game that cannot be saved; closing the box means `Unkept.STAY`."""
    box = QMessageBox(parent)
    apply_style_sheet(box)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(phrase("unkept-title"))
    box.setText(plain(phrase("unkept-text", reason=reason)))
    role = QMessageBox.ButtonRole
    answers: dict[QAbstractButton, Unkept] = {
        box.addButton(phrase("unkept-again"), role.AcceptRole): Unkept.AGAIN,
        box.addButton(phrase("unkept-elsewhere"), role.AcceptRole): Unkept.ELSEWHERE,
        box.addButton(phrase("unkept-discard"), role.DestructiveRole): Unkept.DISCARD,
        box.addButton(phrase("unkept-stay"), role.RejectRole): Unkept.STAY,
    }
    box.exec()
    answer = answers.get(box.clickedButton(), Unkept.STAY)
    box.deleteLater()
    return answer
