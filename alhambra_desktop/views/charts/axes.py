from __future__ import annotations

from collections.abc import Iterable
from math import inf
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ...model.learning.analysis.story import SeatStory
from ...model.rules.core.frozen import frozen
from ..art.brushes import mix
from ..art.fonts import BOLD, sans, serif
from ..art.geometry import khatam
from ..art.palette import WINE, WINE_DEEP, Theme
from ..art.palette import seat as seat_colour

LEFT, RIGHT, ABOVE, BELOW = 44.0, 18.0, 26.0, 8.0  # margins of the chart
STEP: Final = 10
STEPS: Final = (STEP, 20, 50, 100, 200)  # possible distances between grid lines, in points
LINES: Final = 6

SCORING: Final = {False: WINE, True: "#E08A98"}


def line_colour(colour_id: str, theme: Theme) -> QColor:
    """Return a seat's line colour, which has a contrast of at least 3:1 against panels."""
    tint = seat_colour(colour_id).colour
    return mix(tint, "#FFFFFF", 0.5) if theme.dark else QColor(tint)


@frozen
class Axes:
    room: QRectF
    turns: int
    low: int
    high: int

    @classmethod
    def of(cls, room: QRectF, story: SeatStory, turns: int, *, most_band: float = inf) -> Axes:
        """Return axes whose range includes a story's final lead, all its expected leads and their intervals.

        On each side, the intervals extend the range by at most `most_band` times the range of the leads.
        """
        leads = [story.lead, 0.0, *(point.lead for point in story.points)]
        least, most = min(leads), max(leads)
        reach = most_band * max(STEP, most - least)
        least = min([least, *(max(point.low, least - reach) for point in story.points)])
        most = max([most, *(min(point.high, most + reach) for point in story.points)])
        low = int(least // STEP) * STEP
        high = -int(-most // STEP) * STEP
        return cls(room, max(2, turns), min(low, -STEP), max(high, STEP))

    @property
    def lines(self) -> range:
        span = self.high - self.low
        step = next((one for one in STEPS if span <= LINES * one), STEPS[-1])
        return range(-(-self.low // step) * step, self.high + 1, step)

    def x(self, turn: int) -> float:
        return self.room.left() + (turn - 1) / (self.turns - 1) * self.room.width()

    def y(self, points: float) -> float:
        return self.room.bottom() - (points - self.low) / (self.high - self.low) * self.room.height()

    def at(self, turn: int, points: float) -> QPointF:
        return QPointF(self.x(turn), self.y(points))


def paint_grid_line(painter: QPainter, axes: Axes, points: int, figure: str, theme: Theme) -> None:
    y, line = axes.y(points), QColor(theme.text_2 if not points else theme.stud)
    line.setAlphaF(0.8 if not points else 0.32)
    painter.setPen(QPen(line, 1.4 if not points else 1))
    painter.drawLine(QPointF(axes.room.left(), y), QPointF(axes.room.right(), y))
    painter.setPen(QColor(theme.text_2))
    painter.setFont(sans(13))
    painter.drawText(QRectF(0, y - 9, LEFT - 8, 18), Qt.AlignmentFlag.AlignRight, figure)


def paint_scorings(painter: QPainter, axes: Axes, scorings: Iterable[tuple[int, int]], theme: Theme) -> None:
    for number, turn in scorings:
        x = axes.x(turn)
        pen = QPen(QColor(SCORING[theme.dark]), 1.4)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.drawLine(QPointF(x, axes.room.top() - 2), QPointF(x, axes.room.bottom()))
        paint_scoring_star(painter, x, axes.room.top() - 12, number)


def paint_scoring_star(painter: QPainter, x: float, y: float, number: int, radius: float = 11) -> None:
    painter.setPen(QPen(QColor(WINE_DEEP), 1))
    painter.setBrush(QColor(WINE))
    painter.drawPath(khatam(x, y, radius))
    painter.setPen(QColor("#FFF3DC"))
    painter.setFont(serif(12, BOLD))
    painter.drawText(QRectF(x - 12, y - 11, 24, 22), Qt.AlignmentFlag.AlignCenter, str(number))
