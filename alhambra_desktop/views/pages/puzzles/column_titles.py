"""The titles of the columns of the list of puzzles."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ....words import phrase
from ...art.fonts import sans
from ...storage.contained import contained
from ...widgets.labels import set_tip
from ...widgets.painting import LEFT, RIGHT, write
from ...widgets.style import theme_of
from .puzzle_list import PuzzleList

HIGH = 18


@contained
class ColumnTitles(QWidget):
    """The titles of the columns level, rating and result. They stay above the list when the list moves."""

    def __init__(self, puzzles: PuzzleList) -> None:
        super().__init__()
        self._list = puzzles
        puzzles.installEventFilter(self)

    def retranslate(self) -> None:
        set_tip(self, phrase("puzzles-rating-tip"))
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide):
            place = self._list.geometry()
            self.setGeometry(place.left(), place.top() - HIGH - 2, place.width(), HIGH)
            self.setVisible(not self._list.isHidden())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        p, ink = QPainter(self), theme_of(self.palette()).text_2
        row = self._list.viewport().rect()
        level, rating, result = (
            QRectF(rect.left(), 0, rect.width(), HIGH) for rect in self._list.rows.columns.rects(row)
        )
        write(p, level, phrase("puzzles-level"), sans(13), ink, LEFT)
        write(p, rating, phrase("puzzles-table-rating"), sans(13), ink, RIGHT)
        write(p, result, phrase("puzzles-result"), sans(13), ink, LEFT)
