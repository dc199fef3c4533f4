"""Choices: the answers to a lesson's question."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial
from typing import Final

import attrs
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from ...art.fonts import SEMIBOLD, sans
from ...storage.contained import contained
from ...widgets.boxes import NONE, hbox
from ...widgets.labels import pointed_at


@attrs.frozen
class Question:
    """The offered values, those tried, and the right one."""

    answers: Mapping[int, str] = attrs.field(factory=dict)
    tried: frozenset[int] = frozenset()
    answered: str = ""


NOT_ASKED: Final = Question()


@contained
class Answer(QPushButton):
    """An answer button for Enter, without the look of a default button."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


class Choices(QWidget):
    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: dict[int, Answer] = {}
        self._row = hbox(margins=NONE, within=self)

    def offer(self, question: Question, factor: float) -> None:
        answers = {} if question.answered else question.answers
        self.setVisible(bool(answers))
        if list(answers) != list(self.buttons):
            self._make(answers)
        for value, button in self.buttons.items():
            button.setText(answers[value])
            button.setFont(sans(round(14 * factor), SEMIBOLD))
            button.setEnabled(value not in question.tried)

    def _make(self, values: Collection[int]) -> None:
        for button in self.buttons.values():
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = {value: Answer(self) for value in values}
        for value, button in self.buttons.items():
            button.clicked.connect(partial(self.chosen.emit, value))
            pointed_at(button)
            self._row.addWidget(button, 1)
            button.show()  # only what is seen can have the keys

    @property
    def first(self) -> Answer | None:
        return next((button for button in self.buttons.values() if button.isEnabled()), None)
