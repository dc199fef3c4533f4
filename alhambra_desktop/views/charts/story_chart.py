from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ...model.learning.analysis.story import Point, SeatStory
from ...model.rules.core.frozen import frozen
from ...words import phrase
from ..accessibility.a11y import announce
from ..art.brushes import mix
from ..art.fonts import BOLD, sans, serif
from ..art.geometry import khatam
from ..art.palette import LIGHT, WINE, WINE_DEEP, Theme
from ..art.palette import seat as seat_colour
from ..storage.contained import contained
from ..text.verdict_words import signed

LEFT, RIGHT, ABOVE, BELOW = 44.0, 18.0, 26.0, 8.0  # margins of the chart
STEP: Final = 10
STEPS: Final = (STEP, 20, 50, 100, 200)  # possible distances between grid lines, in points
LINES: Final = 6

NUMBER: Final = 11.0
SCORING: Final = {False: WINE, True: "#E08A98"}


def line_colour(colour_id: str, theme: Theme) -> QColor:
    """Return a seat's line colour, with a contrast of at least 3:1 on panels."""
    tint = seat_colour(colour_id).colour
    return mix(tint, "#FFFFFF", 0.5) if theme.dark else QColor(tint)


@frozen
class Axes:
    room: QRectF
    turns: int
    low: int
    high: int

    @classmethod
    def of(cls, room: QRectF, story: SeatStory, turns: int) -> Axes:
        values = [story.lead, 0.0]
        values += [bound for point in story.points for bound in (point.low, point.high)]
        low = int(min(values) // STEP) * STEP
        high = -int(-max(values) // STEP) * STEP
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


@frozen
class StoryDrawing:
    """The chart of one seat's lead.

    ``turns`` is the number of turns in the game, ``scorings`` has the round and turn of each scoring, and
    ``marked`` are the points that are numbered.
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
        """Return the points of the line; if the whole game was analysed, the last point is the final lead."""
        places = [axes.at(point.turn.number, point.lead) for point in self.story.points]
        return [*places, axes.at(self.turns, self.story.lead)] if self.story.whole else places

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        axes = self.axes(rect)
        tint = line_colour(self.colour, self.theme)
        self._paint_grounds(painter, axes)
        self._paint_scorings(painter, axes)
        if not self.story.points:
            self._paint_waiting(painter, axes)
            return
        self._paint_band(painter, axes, tint)
        self._paint_line(painter, axes, tint)
        for number, point in enumerate(self.marked, 1):
            self._paint_number(painter, axes, number, point)

    def _paint_grounds(self, painter: QPainter, axes: Axes) -> None:
        theme, room = self.theme, axes.room
        ahead, behind = QColor(theme.legal), QColor(SCORING[theme.dark])
        ahead.setAlphaF(0.06)
        behind.setAlphaF(0.05)
        middle = axes.y(0)
        painter.fillRect(QRectF(room.left(), room.top(), room.width(), middle - room.top()), ahead)
        painter.fillRect(QRectF(room.left(), middle, room.width(), room.bottom() - middle), behind)
        painter.setFont(sans(12))
        for points in axes.lines:
            y, line = axes.y(points), QColor(theme.text_2 if not points else theme.stud)
            line.setAlphaF(0.8 if not points else 0.32)
            painter.setPen(QPen(line, 1.4 if not points else 1))
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            painter.setPen(QColor(theme.text_2))
            figure = signed(points) if points else "0"
            painter.drawText(QRectF(0, y - 9, LEFT - 8, 18), Qt.AlignmentFlag.AlignRight, figure)
        painter.setPen(QColor(theme.text_2))
        label = QRectF(room.left() + 8, room.top() + 4, room.width() / 2, 18)
        painter.drawText(label, Qt.AlignmentFlag.AlignLeft, phrase("story-ahead"))
        label.moveBottom(room.bottom() - 2)
        painter.drawText(label, Qt.AlignmentFlag.AlignLeft, phrase("story-behind"))

    def _paint_waiting(self, painter: QPainter, axes: Axes) -> None:
        """Paint the text that is shown until the analysis reaches the seat's turns."""
        painter.setFont(sans(14))
        painter.setPen(QColor(self.theme.text_2))
        room = QRectF(axes.room.left(), axes.y(0) - 30, axes.room.width(), 22)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, phrase("story-soon"))

    def _paint_scorings(self, painter: QPainter, axes: Axes) -> None:
        for number, turn in self.scorings:
            x = axes.x(turn)
            pen = QPen(QColor(SCORING[self.theme.dark]), 1.4)
            pen.setDashPattern([4, 3])
            painter.setPen(pen)
            painter.drawLine(QPointF(x, axes.room.top() - 2), QPointF(x, axes.room.bottom()))
            paint_scoring_star(painter, x, axes.room.top() - 12, number)

    def _paint_band(self, painter: QPainter, axes: Axes, tint: QColor) -> None:
        path = QPainterPath(axes.at(self.story.points[0].turn.number, self.story.points[0].high))
        for point in self.story.points[1:]:
            path.lineTo(axes.at(point.turn.number, point.high))
        if self.story.whole:
            path.lineTo(axes.at(self.turns, self.story.lead))
        for point in reversed(self.story.points):
            path.lineTo(axes.at(point.turn.number, point.low))
        path.closeSubpath()
        ground = QColor(tint)
        ground.setAlphaF(0.15)
        painter.fillPath(path, ground)

    def _paint_line(self, painter: QPainter, axes: Axes, tint: QColor) -> None:
        places = self.places(axes)
        path = QPainterPath(places[0])
        for place in places[1:]:
            path.lineTo(place)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((QColor(self.theme.panel_top), 5.0), (tint, 2.6)):
            pen = QPen(colour, width)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(path, pen)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint)
        for place in places:
            painter.drawEllipse(place, 2.8, 2.8)

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


@contained
class StoryChart(QWidget):
    """The chart of one seat's lead; hovering and the arrow keys show the description of a point."""

    stepped = Signal(str)  # description of the current point

    def __init__(self) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self._story: SeatStory | None = None
        self._details: tuple[str, int, tuple[tuple[int, int], ...], tuple[Point, ...]] = ("", 0, (), ())
        self._verdicts: Mapping[int, str] = {}
        self._at: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(260, 130)
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
        """Show a story; `verdicts` are texts by turn number."""
        self._verdicts = verdicts
        self._story, self._details = story, (colour, turns, tuple(scorings), tuple(marked))
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
        count = len(self._story.points) if self._story is not None else 0
        if event.key() not in steps or not count:
            super().keyPressEvent(event)
            return
        start = count if self._at is None and event.key() == Qt.Key.Key_Left else -1
        at = (start if self._at is None else self._at) + steps[Qt.Key(event.key())]
        self._step(min(max(at, 0), count - 1))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        axes, story = self._axes(), self._story
        if axes is not None and story is not None and story.points:
            far = [abs(axes.x(point.turn.number) - event.position().x()) for point in story.points]
            self._step(far.index(min(far)))

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
        return QSize(700, 130)

    def paintEvent(self, event: QPaintEvent) -> None:
        drawing = self.drawing
        if drawing is None:
            return
        painter, story = QPainter(self), drawing.story
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        drawing.paint(painter, QRectF(self.rect()))
        axes = drawing.axes(QRectF(self.rect()))
        if self._at is not None and self._at < len(story.points):
            point = story.points[self._at]
            painter.setPen(QPen(QColor(self.theme.legal), 2.4))
            painter.setBrush(QColor(self.theme.panel_top))
            painter.drawEllipse(axes.at(point.turn.number, point.lead), 6, 6)
        if self.hasFocus():
            painter.setPen(QPen(QColor(self.theme.legal), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 5, 5)


def paint_scoring_star(painter: QPainter, x: float, y: float, number: int, radius: float = 11) -> None:
    painter.setPen(QPen(QColor(WINE_DEEP), 1))
    painter.setBrush(QColor(WINE))
    painter.drawPath(khatam(x, y, radius))
    painter.setPen(QColor("#FFF3DC"))
    painter.setFont(serif(12, BOLD))
    painter.drawText(QRectF(x - 12, y - 11, 24, 22), Qt.AlignmentFlag.AlignCenter, str(number))


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
