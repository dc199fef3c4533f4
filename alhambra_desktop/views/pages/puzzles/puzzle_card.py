from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QDate, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ....model.learning.puzzles.rating import Answer, Rating
from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ... import art
from ...art.cache import FaceCache
from ...art.palette import LIGHT, Theme
from ...commands.actions import PAGE_KEYS
from ...storage.contained import contained
from ...storage.preferences import Progress
from ...widgets.labels import line, set_button_text
from ...widgets.paper_card import PaperCard, plain_button

SIGNS: Final[Mapping[Answer, str]] = {  # the same icons as for verdicts on turns
    Answer.SOLVED: "good",
    Answer.NEARLY: "doubtful",
    Answer.MISSED: "mistake",
}
NAMES: Final[Mapping[Answer, Message]] = {
    Answer.SOLVED: Message("puzzle-solved"),
    Answer.NEARLY: Message("puzzle-nearly"),
    Answer.MISSED: Message("puzzle-missed"),
}

EACH: Final = 24


def paint_day(
    painter: QPainter, answer: Answer | None, middle: QPointF, theme: Theme, *, today: bool
) -> None:
    """Paint the result of a day's puzzle, or a dot without one. Today has a ring."""
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
    def __init__(self) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self._answers: Sequence[Answer | None] = ()

    def set_content(self, answers: Sequence[Answer | None]) -> None:
        """Show the results of the last days, today's last; None without an answer."""
        self._answers = answers
        self.setFixedHeight(EACH + 2)
        self.setMaximumWidth(len(answers) * EACH + 2)
        self.updateGeometry()
        results = [say(NAMES[answer]) for answer in answers if answer is not None]
        self.setAccessibleName(", ".join(results) or phrase("puzzle-answers", count=0))
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


DAYS: Final = 7
ISO: Final = "yyyy-MM-dd"  # date format in settings


class PuzzleCard(PaperCard):
    """A card with one line: title, results of the last days, rating, and a button."""

    chosen = Signal()

    def __init__(self, cache: FaceCache, progress: Progress) -> None:
        super().__init__(cache, Message("start-puzzle-title"), large=17)
        self._progress = progress
        self.days, self.rating, self.solve = LastDays(), line("", "second", 13), plain_button(small=True)
        self.title.setWordWrap(True)
        self.head.setStretch(self.head.indexOf(self.beside), 0)
        self.head.addWidget(self.days)
        self.head.addStretch(1)
        for widget in (self.rating, self.solve):
            self.head.addWidget(widget)
        self.solve.clicked.connect(self.chosen)
        self.retranslate()

    def set_content(self, progress: Progress) -> None:
        self._progress = progress
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        today, known = QDate.currentDate(), dict(self._progress.puzzle_days)
        found = [known.get(today.addDays(back).toString(ISO)) for back in range(1 - DAYS, 1)]
        self.days.theme = self.theme
        self.days.set_content([Answer(answer) if answer else None for answer in found])
        rating = self._progress.puzzle_rating
        points = round(Rating(*rating).points) if rating else 0
        self.rating.setText(phrase("puzzle-rated", rating=points) if points else "")
        set_button_text(self.solve, Message("learn-puzzle-begin"), PAGE_KEYS["puzzle"])
        self.solve.setAccessibleDescription(f"{self.title.text()}. {phrase('learn-puzzle-goal')}")

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.days.theme = theme
        self.days.update()
