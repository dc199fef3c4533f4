"""Signs and names of puzzle answers, and those of the last days."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ....model.learning.puzzles.rating import Answer
from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ... import art
from ...art.palette import LIGHT, Theme
from ...storage.contained import contained

SIGNS: Final[Mapping[Answer, str]] = {
    Answer.SOLVED: "good",
    Answer.NEARLY: "doubtful",
    Answer.MISSED: "mistake",
}
"""The sign of each answer, as in verdicts."""

NAMES: Final[Mapping[Answer, Message]] = {
    Answer.SOLVED: Message("puzzle-solved"),
    Answer.NEARLY: Message("puzzle-nearly"),
    Answer.MISSED: Message("puzzle-missed"),
}

EACH: Final = 24


def paint_day(
    painter: QPainter, answer: Answer | None, middle: QPointF, theme: Theme, *, today: bool
) -> None:
    """Paint the result of a day's puzzle, or a dot; today has a ring."""
    if today:
        painter.setPen(QPen(QColor(theme.stud), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, 11, 11)
    if answer is not None:
        art.paint_verdict(painter, SIGNS[answer], middle.x(), middle.y(), 7, theme)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.text_2))
    painter.drawEllipse(middle, 2, 2)


@contained
class LastDays(QWidget):
    """The puzzle results of the last days."""

    def __init__(self) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self._answers: Sequence[Answer | None] = ()

    def tell(self, answers: Sequence[Answer | None]) -> None:
        """Show the results, today's last; None if unanswered."""
        self._answers = answers
        self.setFixedHeight(EACH + 2)
        self.setMaximumWidth(len(answers) * EACH + 2)
        self.updateGeometry()
        told = [say(NAMES[one]) for one in answers if one is not None]
        self.setAccessibleName(", ".join(told) or phrase("puzzle-answers", count=0))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(len(self._answers) * EACH + 2, EACH + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(EACH + 2, EACH + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shown = self._answers[-max(1, self.width() // EACH) :]
        for place, answer in enumerate(shown):
            middle = QPointF((place + 0.5) * EACH, self.height() / 2)
            paint_day(painter, answer, middle, self.theme, today=place == len(shown) - 1)
