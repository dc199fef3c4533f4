"""The difficulty of a puzzle as stars and a word."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ....model.learning.puzzles.filters import LEVEL_NAMES
from ....model.learning.puzzles.outline import LEVELS as BOUNDS
from ....model.learning.puzzles.outline import level_of
from ....words import phrase, say
from ...art.medals import paint_star
from ...art.palette import Theme
from ...storage.contained import contained
from ...text.language import capital
from ...widgets.boxes import NONE, hbox
from ...widgets.labels import line, set_tip
from ...widgets.style import theme_of
from .filter_panel import LEVELS

STEP: Final = 15.0
"""Width and height of the space for one star."""

WIDTH: Final = (len(BOUNDS) + 1) * STEP
RADIUS: Final = 6.0


def level_name(level: int) -> str:
    return say(LEVELS[LEVEL_NAMES[level]])


def paint_level(p: QPainter, level: int, theme: Theme) -> None:
    for at in range(len(BOUNDS) + 1):
        paint_star(p, QPointF((at + 0.5) * STEP, STEP / 2), RADIUS, theme, reached=at <= level)


@contained
class LevelStars(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self._level = 0
        self.setFixedSize(round(WIDTH), round(STEP))

    def show_level(self, level: int) -> None:
        self._level = level
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_level(p, self._level, theme_of(self.palette()))


class Difficulty(QWidget):
    """The level of a puzzle as a word and stars. The tooltip shows the rating as a number."""

    def __init__(self) -> None:
        super().__init__()
        self.word, self.stars = line("", "second", 13), LevelStars()
        hbox(self.word, self.stars, spacing=6, margins=NONE, within=self)

    def show_rating(self, rating: int) -> None:
        level = level_of(rating)
        self.word.setText(level_name(level))
        self.stars.show_level(level)
        self.setAccessibleName(self.word.text())
        set_tip(self, capital(phrase("puzzle-difficulty", rating=rating)))
