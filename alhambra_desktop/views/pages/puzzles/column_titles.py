from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ....words import phrase
from ...art.brushes import colour
from ...art.fonts import sans
from ...storage.contained import contained
from ...widgets.boxes import hbox
from ...widgets.labels import set_tip
from ...widgets.painting import write
from ...widgets.style import theme_of
from .puzzle_list import PuzzleList, ground_rect

HIGH: Final = 28


@contained
class ColumnTitles(QWidget):
    """A band above the list with the number of puzzles and the titles of the columns.

    If no listed puzzle has an answer, the column of answers has no title.
    """

    def __init__(self, puzzles: PuzzleList, count: QWidget) -> None:
        super().__init__()
        self._list = puzzles
        self.setFixedHeight(HIGH)
        hbox(count, 1, spacing=0, margins=(10, 0, 0, 0), within=self)

    def retranslate(self) -> None:
        set_tip(self, phrase("puzzles-rating-tip"))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, theme = QPainter(self), theme_of(self.palette())
        row = self._list.viewport().rect()
        p.fillRect(
            ground_rect(row).adjusted(0, -1, 0, 0).intersected(QRectF(self.rect())), colour(theme.stripe)
        )
        difficulty, result = (
            QRectF(rect.left(), 0, rect.width(), HIGH) for rect in self._list.rows.columns.rects(row)
        )
        write(p, difficulty, phrase("puzzles-difficulty"), sans(13), theme.text_2)
        if self._list.puzzles.any_answered:
            write(p, result, phrase("puzzles-result"), sans(13), theme.text_2)
