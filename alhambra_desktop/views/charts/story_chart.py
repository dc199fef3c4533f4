from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFocusEvent,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from ...model.learning.analysis.story import Point, SeatStory
from ...model.rules.core.frozen import frozen
from ...model.rules.core.words.message import Message, in_a_row
from ...words import phrase, say
from ..accessibility.a11y import announce
from ..art.brushes import colour
from ..art.fonts import BOLD, sans, serif
from ..art.geometry import polygon
from ..art.palette import LIGHT, Theme
from ..storage.contained import contained
from ..text.verdict_words import signed
from ..widgets.painting import write
from .axes import ABOVE, BELOW, LEFT, RIGHT, SCORING, Axes, line_colour, paint_grid_line, paint_scorings
from .points_chart import PointsChart

NUMBER: Final = 11.0
UNIT: Final = 16.0  # height of the unit above the axis
LINE: Final = 2.6
BAND: Final = 0.1  # opacity of the band that shows the intervals of the lead
FADE: Final = 12.0
"""Height in pixels of the strips at the top and at the bottom in which a band that is too high fades out."""


@frozen
class StoryDrawing:
    """Draws the lead of one seat, turn by turn.

    ``scorings`` contains a pair of numbers for each scoring: its round, and the turn in which it happened.
    The points in ``marked`` get numbers in the drawing.
    """

    story: SeatStory
    colour: str
    turns: int
    scorings: tuple[tuple[int, int], ...]
    marked: tuple[Point, ...]
    theme: Theme

    def axes(self, rect: QRectF) -> Axes:
        return Axes.of(rect.adjusted(LEFT, ABOVE, -RIGHT, -BELOW), self.story, self.turns)

    def places(self, axes: Axes) -> list[QPointF]:
        """Return the positions of the line's points and, if all turns were judged, of the final lead."""
        places = [axes.at(point.turn.number, point.lead) for point in self.story.points]
        return [*places, axes.at(self.turns, self.story.lead)] if self.story.whole else places

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        axes = self.axes(rect)
        tint = line_colour(self.colour, self.theme)
        self._paint_grounds(painter, axes)
        paint_scorings(painter, axes, self.scorings, self.theme)
        if not self.story.points:
            return
        self._paint_band(painter, axes, tint)
        paint_lead(painter, self.places(axes), tint, self.theme)
        for number, point in enumerate(self.marked, 1):
            self._paint_number(painter, axes, number, point)
        if self.story.whole:
            paint_end(painter, axes.room, self.places(axes)[-2:], self.story.lead, tint, self.theme)

    def _paint_grounds(self, painter: QPainter, axes: Axes) -> None:
        theme = self.theme
        paint_grounds(painter, axes, theme)
        for points in axes.lines:
            paint_grid_line(painter, axes, points, signed(points) if points else "0", theme)
        unit = QRectF(0, axes.room.top() - ABOVE, LEFT + UNIT, UNIT)
        write(painter, unit, phrase("result-all-points"), sans(12), theme.text_2)
        name_grounds(painter, axes.room, theme)

    def _paint_band(self, painter: QPainter, axes: Axes, tint: QColor) -> None:
        points = self.story.points
        upper = [axes.at(point.turn.number, point.high) for point in points]
        lower = [axes.at(point.turn.number, point.low) for point in points]
        if self.story.whole:
            upper.append(axes.at(self.turns, self.story.lead))
        paint_band(painter, upper, lower, QBrush(colour(tint, BAND)))

    def _paint_number(self, painter: QPainter, axes: Axes, number: int, point: Point) -> None:
        place = axes.at(point.turn.number, point.lead)
        way = -1 if point.change > 0 else 1
        if not axes.room.top() + 2 * NUMBER < place.y() + way * 27 < axes.room.bottom():
            way = -way
        middle = place + QPointF(0, way * 27)
        theme = self.theme
        painter.setPen(QPen(QColor(theme.text), 1.2))
        painter.drawLine(place, middle)
        painter.setPen(QPen(QColor(theme.text), 2))
        painter.setBrush(QColor(theme.panel_top))
        painter.drawEllipse(place, 4.6, 4.6)
        paint_number(painter, middle, number, theme)


def paint_grounds(painter: QPainter, axes: Axes, theme: Theme) -> None:
    room, middle = axes.room, axes.y(0)
    ahead, behind = colour(theme.legal, 0.06), colour(SCORING[theme.dark], 0.05)
    painter.fillRect(QRectF(room.left(), room.top(), room.width(), middle - room.top()), ahead)
    painter.fillRect(QRectF(room.left(), middle, room.width(), room.bottom() - middle), behind)


def name_grounds(painter: QPainter, room: QRectF, theme: Theme) -> None:
    painter.setPen(QColor(theme.text_2))
    label = QRectF(room.left() + 8, room.top() + 4, room.width() / 2, 18)
    painter.drawText(label, Qt.AlignmentFlag.AlignLeft, phrase("story-ahead"))
    label.moveBottom(room.bottom() - 2)
    painter.drawText(label, Qt.AlignmentFlag.AlignLeft, phrase("story-behind"))


def paint_band(painter: QPainter, upper: Sequence[QPointF], lower: Sequence[QPointF], ink: QBrush) -> None:
    painter.fillPath(polygon([(point.x(), point.y()) for point in (*upper, *reversed(lower))]), ink)


def fading(tint: QColor, room: QRectF) -> QBrush:
    """Return the ink of a band that continues beyond `room`: it fades out at the top and at the bottom."""
    ink = QLinearGradient(room.topLeft(), room.bottomLeft())
    part = FADE / room.height()
    for at, opacity in ((0.0, 0.0), (part, BAND), (1 - part, BAND), (1.0, 0.0)):
        ink.setColorAt(at, colour(tint, opacity))
    return QBrush(ink)


def paint_lead(painter: QPainter, places: Sequence[QPointF], tint: QColor, theme: Theme) -> None:
    path = QPainterPath(places[0])
    for place in places[1:]:
        path.lineTo(place)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ink, width in ((QColor(theme.panel_top), 5.0), (tint, LINE)):
        pen = QPen(ink, width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint)
    for place in places:
        painter.drawEllipse(place, 2.8, 2.8)


def paint_end(
    painter: QPainter,
    room: QRectF,
    last: Sequence[QPointF],
    lead: float,
    tint: QColor,
    theme: Theme,
    apart: float = 8.0,
) -> None:
    """Paint the final lead as a number: below the end of the line if the line falls there, otherwise above.

    `last` contains the last two points of the line. The number ends `apart` pixels to the left of the last
    point.
    """
    before, end = last
    painter.setPen(QPen(QColor(theme.panel_top), 1.5))
    painter.setBrush(tint)
    painter.drawEllipse(end, 5, 5)
    falls = end.y() > before.y()
    middle = min(end.y() + (4 if falls else -4), room.bottom() - 10)
    box = QRectF(end.x() - apart - 60, max(middle, room.top() + 10) - 11, 60, 22)
    write(painter, box, signed(lead), serif(16, BOLD), theme.text, Qt.AlignmentFlag.AlignRight)


@contained
class StoryChart(QWidget):
    """A chart of one seat's lead. Until the game is analysed, it shows the scores of all players.

    The pointer or the arrow keys select a point of the line.
    """

    stepped = Signal(str)  # description of the newly selected point
    point_left = Signal()  # the selection of a point has ended

    def __init__(self) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self._story: SeatStory | None = None
        self._details: tuple[str, int, tuple[tuple[int, int], ...], tuple[Point, ...]] = ("", 0, (), ())
        self._verdicts: Mapping[int, str] = {}
        self.points: PointsChart | None = None
        self._at: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(260, 112)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_content(
        self,
        story: SeatStory,
        colour: str,
        turns: int,
        scorings: Iterable[tuple[int, int]],
        marked: Sequence[Point],
        verdicts: Mapping[int, str],
    ) -> None:
        """Show a seat's story. `verdicts` maps the numbers of turns to the texts of their verdicts."""
        if self.points is not None:
            self.setAccessibleDescription("")
        self._verdicts, self.points = verdicts, None
        self._story, self._details = story, (colour, turns, tuple(scorings), tuple(marked))
        self.setAccessibleName(phrase("story-title"))
        self.update()

    def show_points(self, points: PointsChart) -> None:
        self.points = points
        scores = [
            Message("result-scored", name=line.name, points=line.points[-1] if line.points else 0)
            for line in points.lines
        ]
        self.setAccessibleDescription(say(in_a_row(scores)))
        self.setAccessibleName(phrase("story-title"))
        self.update()

    @property
    def drawing(self) -> StoryDrawing | None:
        if self._story is None:
            return None
        return StoryDrawing(self._story, *self._details, self.theme)

    def _axes(self) -> Axes | None:
        drawing = self.drawing
        return None if drawing is None else drawing.axes(QRectF(self.rect()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        count = len(self._story.points) if self._story is not None and self.points is None else 0
        if event.key() not in steps or not count:
            super().keyPressEvent(event)
            return
        start = count if self._at is None and event.key() == Qt.Key.Key_Left else -1
        at = (start if self._at is None else self._at) + steps[Qt.Key(event.key())]
        self._step(min(max(at, 0), count - 1))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        axes, story = self._axes(), self._story
        if axes is not None and story is not None and story.points and self.points is None:
            far = [abs(axes.x(point.turn.number) - event.position().x()) for point in story.points]
            self._step(far.index(min(far)))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if not self.hasFocus():
            self._leave_point()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._leave_point()

    def _leave_point(self) -> None:
        if self._at is not None:
            self._at = None
            self.point_left.emit()
            self.update()

    def _step(self, at: int) -> None:
        if at == self._at or self._story is None:
            return
        self._at = at
        point = self._story.points[at]
        text = point_words(point, self._verdicts.get(point.turn.number))
        self.setAccessibleDescription(text)
        announce(self, lambda: text)
        self.stepped.emit(text)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(700, 112)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, rect = QPainter(self), QRectF(self.rect())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.points is not None:
            self.points.paint(painter, rect, self.theme)
        elif self.drawing is not None:
            self._paint_story(painter, self.drawing, rect)
        if self.hasFocus():
            painter.setPen(QPen(QColor(self.theme.legal), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 5, 5)

    def _paint_story(self, painter: QPainter, drawing: StoryDrawing, rect: QRectF) -> None:
        drawing.paint(painter, rect)
        points = drawing.story.points
        if self._at is not None and self._at < len(points):
            point = points[self._at]
            painter.setPen(QPen(QColor(self.theme.legal), 2.4))
            painter.setBrush(QColor(self.theme.panel_top))
            painter.drawEllipse(drawing.axes(rect).at(point.turn.number, point.lead), 6, 6)


def paint_number(painter: QPainter, middle: QPointF, number: int, theme: Theme) -> None:
    painter.setPen(QPen(QColor(theme.panel_top), 1.5))
    painter.setBrush(QColor(theme.text))
    painter.drawEllipse(middle, NUMBER, NUMBER)
    painter.setPen(QColor(theme.panel_top))
    painter.setFont(serif(14, BOLD))
    room = QRectF(middle.x() - NUMBER, middle.y() - NUMBER, 2 * NUMBER, 2 * NUMBER)
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, str(number))


def point_words(point: Point, verdict: str | None = None) -> str:
    """Return the description of a point, such as ``turn 91: 8 behind (−17 to 2), win chance 35%``."""
    lead = round(point.lead)
    turn, low, high = point.turn.number, signed(point.low), signed(point.high)
    if lead < 0:
        text = phrase("story-point-behind", turn=turn, points=-lead, low=low, high=high)
    else:
        text = phrase("story-point-ahead", turn=turn, points=lead, low=low, high=high)
    text = with_chance(text, point.chance)
    return text if verdict is None else phrase("story-with-verdict", text=text, verdict=verdict)


def with_chance(text: str, chance: int | None) -> str:
    return text if chance is None else phrase("story-with-chance", text=text, chance=chance)
