"""The points of all players during a game, as lines from scoring to scoring."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ...model.rules.core.frozen import frozen
from ..art.fonts import BOLD, SEMIBOLD, sans, serif
from ..art.palette import Theme
from .axes import ABOVE, LEFT, RIGHT, Axes, line_colour, paint_grid_line, paint_scorings

BELOW: Final = 12.0
NAMES: Final = 130.0  # width of the names and points at the ends of the lines
NAME_HEIGHT: Final = 21.0
FIGURE: Final = 36.0  # width of the points at the end of a line
OWN, OTHERS = 3.4, 2.2  # widths of lines


@frozen
class PointsLine:
    """A player's points after each scoring; ``own`` marks the player from whose view the game is shown."""

    name: str
    colour: str
    points: tuple[int, ...]
    own: bool


@frozen
class PointsChart:
    """The points of all players. ``scorings`` has the round and turn of each scoring."""

    lines: tuple[PointsLine, ...]
    turns: int
    scorings: tuple[tuple[int, int], ...]

    def axes(self, rect: QRectF) -> Axes:
        most = max((max(line.points, default=0) for line in self.lines), default=0)
        room = rect.adjusted(LEFT, ABOVE, -RIGHT - NAMES, -BELOW)
        return Axes(room, max(2, self.turns), 0, max(10, -(-most // 10) * 10))

    def places(self, axes: Axes, line: PointsLine) -> list[QPointF]:
        turns = (turn for _, turn in self.scorings)
        return [axes.at(1, 0), *(axes.at(turn, n) for turn, n in zip(turns, line.points, strict=False))]

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        axes = self.axes(rect)
        for points in axes.lines:
            paint_grid_line(painter, axes, points, str(points), theme)
        paint_scorings(painter, axes, self.scorings, theme)
        for line in sorted(self.lines, key=lambda line: line.own):
            self._paint_line(painter, line, self.places(axes, line), theme)
        for line, y in self.names(axes):
            self._paint_name(painter, line, self.places(axes, line)[-1], QPointF(axes.room.right(), y), theme)

    def names(self, axes: Axes) -> list[tuple[PointsLine, float]]:
        """Return the lines, best first, each with the y coordinate of its name; names do not overlap."""
        found: list[tuple[PointsLine, float]] = []
        lowest = axes.room.top() - NAME_HEIGHT
        ranked = sorted(self.lines, key=lambda line: -line.points[-1] if line.points else 0)
        for line in ranked:
            lowest = max(self.places(axes, line)[-1].y(), lowest + NAME_HEIGHT)
            found.append((line, lowest))
        over = lowest - axes.room.bottom()
        return [(line, y - max(0.0, over)) for line, y in found]

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
