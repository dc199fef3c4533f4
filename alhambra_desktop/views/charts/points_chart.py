from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ...model.rules.core.frozen import frozen
from ...words import phrase
from ..art.brushes import shape
from ..art.fonts import BOLD, SEMIBOLD, sans, serif, text_width
from ..art.geometry import rounded
from ..art.palette import Theme
from ..text.verdict_words import signed
from ..widgets.painting import CENTRE, write
from .axes import ABOVE, LEFT, RIGHT, Axes, line_colour, paint_grid_line, paint_scorings

BELOW: Final = 26.0
HEADROOM: Final = 8  # height of the chart below the leader's line, divided by its height above this line
TOTAL: Final = 18.0  # height of a label with a player's points, to the right of a scoring's line
NAMES: Final = 130.0  # width of the label with points and name at the end of a player's line
NAME_HEIGHT: Final = 21.0
FIGURE: Final = 36.0  # width of the points in the label with points and name
OWN, OTHERS = 3.4, 2.2


@frozen
class PointsLine:
    """A player's points after each scoring. ``own`` is True for the viewing player."""

    name: str
    colour: str
    points: tuple[int, ...]
    own: bool


@frozen
class PointsChart:
    """A chart that shows how many points each player is behind the leader.

    ``scorings`` contains a pair of numbers for each scoring: its round, and the turn in which it happened.
    """

    lines: tuple[PointsLine, ...]
    turns: int
    scorings: tuple[tuple[int, int], ...]

    def axes(self, rect: QRectF) -> Axes:
        most = max((self.best(at) - n for line in self.lines for at, n in enumerate(line.points)), default=0)
        low = max(10, -(-most // 5) * 5)
        room = rect.adjusted(LEFT, ABOVE, -RIGHT - NAMES, -BELOW)
        return Axes(room, max(2, self.turns), -low, -(-low // HEADROOM))

    def best(self, at: int) -> int:
        """Return the leader's points after the scoring with the index `at`."""
        return max(line.points[at] for line in self.lines if at < len(line.points))

    def places(self, axes: Axes, line: PointsLine) -> list[QPointF]:
        turns = enumerate(turn for _, turn in self.scorings)
        behind = (axes.at(turn, n - self.best(at)) for (at, turn), n in zip(turns, line.points, strict=False))
        return [axes.at(1, 0), *behind]

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        axes = self.axes(rect)
        for points in axes.lines:
            paint_grid_line(painter, axes, points, signed(points) if points else "0", theme)
        paint_scorings(painter, axes, self.scorings, theme)
        self._paint_labels(painter, axes, theme)
        for line in sorted(self.lines, key=lambda line: line.own):
            self._paint_line(painter, line, self.places(axes, line), theme)
        for at in range(len(self.scorings) - 1):
            for line, y in self.beside(axes, at, TOTAL):
                self._paint_total(painter, line, at, QPointF(axes.x(self.scorings[at][1]), y), theme)
        for line, y in self.beside(axes, len(self.scorings) - 1, NAME_HEIGHT):
            self._paint_name(painter, line, self.places(axes, line)[-1], QPointF(axes.room.right(), y), theme)

    def beside(self, axes: Axes, at: int, height: float) -> list[tuple[PointsLine, float]]:
        """Return all players' lines, each with the y coordinate of its text beside a scoring.

        `at` is the index of the scoring. The line of the best player comes first. The texts are `height` high
        and do not overlap.
        """
        found: list[tuple[PointsLine, float]] = []
        lowest = axes.room.top() - height
        for line in sorted(self.lines, key=lambda line: -line.points[at] if at < len(line.points) else 0):
            lowest = max(self.places(axes, line)[: at + 2][-1].y(), lowest + height)
            found.append((line, lowest))
        over = lowest - axes.room.bottom()
        return [(line, y - max(0.0, over)) for line, y in found]

    def _paint_labels(self, p: QPainter, axes: Axes, theme: Theme) -> None:
        below = QRectF(axes.room.left() + 8, axes.room.bottom() - 22, axes.room.width() / 3, 18)
        write(p, below, phrase("story-behind-leader"), sans(13), theme.text_2)
        for _, turn in self.scorings:
            label = QRectF(axes.x(turn) - 60, axes.room.bottom() + 5, 120, 18)
            write(p, label, phrase("story-turn", turn=turn), sans(12), theme.text_2, CENTRE)

    def _paint_total(self, p: QPainter, line: PointsLine, at: int, end: QPointF, theme: Theme) -> None:
        if at < len(line.points):
            text, font = str(line.points[at]), sans(12, BOLD)
            width = text_width(text, font) + 12
            tag = QRectF(end.x() + 9, end.y() - TOTAL / 2 + 0.5, width, TOTAL - 1)
            tint = line_colour(line.colour, theme)
            shape(p, rounded(tag, 6), theme.panel_top, tint, 1.2)
            write(p, tag, text, font, theme.text, CENTRE)

    def _paint_line(self, p: QPainter, line: PointsLine, places: list[QPointF], theme: Theme) -> None:
        tint = line_colour(line.colour, theme)
        path = QPainterPath(places[0])
        for place in places[1:]:
            path.lineTo(place)
        width = OWN if line.own else OTHERS
        p.setBrush(Qt.BrushStyle.NoBrush)
        for colour, wide in ((QColor(theme.panel_top), width + 2.4), (tint, width)):
            pen = QPen(colour, wide)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            p.strokePath(path, pen)
        p.setPen(QPen(QColor(theme.panel_top), 1.2))
        p.setBrush(tint)
        for place in places[1:]:
            p.drawEllipse(place, width + 2, width + 2)

    def _paint_name(self, p: QPainter, line: PointsLine, end: QPointF, beside: QPointF, theme: Theme) -> None:
        tint, left = line_colour(line.colour, theme), beside.x() + 24
        p.setPen(QPen(tint, 1.2))
        p.drawLine(end + QPointF(7, 0), QPointF(left - 5, beside.y()))
        room = QRectF(left, beside.y() - NAME_HEIGHT / 2, FIGURE, NAME_HEIGHT)
        p.setPen(QColor(theme.figure))
        p.setFont(serif(15, BOLD))
        middle = Qt.AlignmentFlag.AlignVCenter
        p.drawText(room, middle, str(line.points[-1] if line.points else 0))
        p.setPen(QColor(theme.text))
        p.setFont(sans(13, BOLD if line.own else SEMIBOLD))
        room = QRectF(room.right(), room.top(), NAMES + RIGHT - 24 - FIGURE, NAME_HEIGHT)
        name = p.fontMetrics().elidedText(line.name, Qt.TextElideMode.ElideRight, int(room.width()))
        p.drawText(room, middle, name)
