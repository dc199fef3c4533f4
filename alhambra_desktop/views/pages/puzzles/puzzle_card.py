"""The puzzle card of the start page."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QDate, Signal

from ....model.learning.puzzles.rating import Answer, Rating
from ....model.rules.core.words.message import Message
from ....words import phrase
from ...art.cache import FaceCache
from ...art.palette import Theme
from ...commands.actions import PAGE_KEYS
from ...storage.preferences import Progress
from ...widgets.labels import line
from ...widgets.paper_card import KeyCap, PaperCard, plain_button
from .answer_signs import LastDays

DAYS: Final = 7
ISO: Final = "yyyy-MM-dd"
"""Date format in settings."""


class PuzzleCard(PaperCard):
    """One line: name, signs of the last days, rating, button."""

    chosen = Signal()

    def __init__(self, cache: FaceCache, progress: Progress) -> None:
        super().__init__(cache, Message("start-puzzle-title"), large=17)
        self._progress = progress
        self.days, self.rating, self.solve = LastDays(), line("", "second", 13), plain_button(small=True)
        self.title.setWordWrap(True)
        self.head.setStretch(self.head.indexOf(self.beside), 0)
        self.head.addWidget(self.days)
        self.head.addStretch(1)
        for widget in (self.rating, self.solve, KeyCap(PAGE_KEYS["puzzle"])):
            self.head.addWidget(widget)
        self.solve.clicked.connect(self.chosen)
        self.retranslate()

    def tell(self, progress: Progress) -> None:
        self._progress = progress
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        today, known = QDate.currentDate(), dict(self._progress.puzzle_days)
        found = [known.get(today.addDays(back).toString(ISO)) for back in range(1 - DAYS, 1)]
        self.days.theme = self.theme
        self.days.tell([Answer(one) if one else None for one in found])
        rating = self._progress.puzzle_rating
        points = round(Rating(*rating).points) if rating else 0
        self.rating.setText(phrase("puzzle-rated", rating=points) if points else "")
        self.solve.setText(phrase("learn-puzzle-begin"))
        self.solve.setAccessibleDescription(f"{self.title.text()}. {phrase('learn-puzzle-goal')}")

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.days.theme = theme
        self.days.update()
