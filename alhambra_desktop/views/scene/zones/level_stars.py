"""Stars that show the level of a computer player."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from ....model.players.skill.levels import LEVELS
from ...art.brushes import colour, mix, shape
from ...art.geometry import ellipse, khatam
from ...art.palette import Theme

LEVEL_STAR, APART = 3.2, 7.0  # radius of a star, and the distance from one to the next
LEVEL_STARS: Final = len(LEVELS) * APART  # width of the stars
DOT: Final = 1.1  # radius of the dot for a level that is not reached


def paint_level_stars(p: QPainter, left: QPointF, rank: int, theme: Theme) -> None:
    """Paint a star for each level up to `rank`, counted from 1, and a dot for each higher one."""
    for number in range(len(LEVELS)):
        x = left.x() + (number + 0.5) * APART
        if number < rank:
            shape(p, khatam(x, left.y(), LEVEL_STAR), theme.stud, mix(theme.stud, "#000000", 0.35), 0.6)
        else:
            p.fillPath(ellipse(x, left.y(), DOT), colour(theme.text_2, 0.6))
