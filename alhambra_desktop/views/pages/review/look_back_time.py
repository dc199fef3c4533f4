"""The timeline of a review: a slider with leads, scorings and verdicts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QSlider

from ....model.learning.analysis.story import SeatStory
from ....model.learning.analysis.verdict import Verdict
from ... import art
from ...art.fonts import BOLD, sans, serif
from ...art.geometry import khatam
from ...art.palette import LIGHT, WINE, WINE_DEEP, Theme
from ...charts.story_chart import Axes, line_colour
from ...storage.contained import contained
from ...text.verdict_words import signed

LEFT, RIGHT, ABOVE, BELOW = 40.0, 14.0, 22.0, 20.0
HANDLE: Final = 9.0
SIGN: Final = 5.5
LEAST: Final = (140, 92)

LINE: Final = 15.0
"""Height of a figure beside the line."""


@contained
class Timeline(QSlider):
    """Every stop is a value; a press or drag goes there, arrows and wheel step."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.theme: Theme = LIGHT
        self._story: SeatStory | None = None
        self._colour = ""
        self._scorings: tuple[tuple[int, int], ...] = ()
        self._marks: dict[int, Verdict | None] = {}
        self._places: dict[int, int] = {}
        self._marked = 0
        """The value at which the mark was seen last."""

        self.setMinimumSize(*LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def tell(
        self,
        story: SeatStory | None,
        colour: str,
        places: Mapping[int, int],
        scorings: tuple[tuple[int, int], ...],
        marks: Mapping[int, Verdict | None],
    ) -> None:
        """Draw a story; `places` are stops by turn number, scorings and verdicts are by stop."""
        self._story, self._colour, self._places = story, colour, dict(places)
        self._scorings, self._marks = scorings, dict(marks)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(600, LEAST[1])

    @property
    def _room(self) -> QRectF:
        return QRectF(self.rect()).adjusted(LEFT, ABOVE, -RIGHT, -BELOW)

    def _x(self, value: float) -> float:
        room = self._room
        return room.left() + value / max(1, self.maximum()) * room.width()

    def sliderChange(self, change: QSlider.SliderChange) -> None:
        if change is not QSlider.SliderChange.SliderValueChange:
            super().sliderChange(change)
            return
        for value in {self._marked, self.value()}:
            self.update(self._mark_rect(value))
        self._marked = self.value()

    def _mark_rect(self, value: int) -> QRect:
        x = self._x(value)
        return QRect(int(x - HANDLE) - 3, 0, 2 * int(HANDLE) + 7, self.height())

    # -- pulling

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._go_to(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go_to(event.position().x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None: ...

    def _go_to(self, x: float) -> None:
        room = self._room
        self.setValue(round((x - room.left()) / max(1.0, room.width()) * self.maximum()))

    # -- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = self._room
        if self._story is not None and self._story.points:
            self._paint_story(painter, room, self._story)
        else:
            painter.setPen(QPen(QColor(self.theme.panel_edge), 1.4))
            painter.drawLine(
                QPointF(room.left(), room.center().y()), QPointF(room.right(), room.center().y())
            )
        seen = QRectF(event.rect())
        self._paint_scorings(painter, room, seen)
        self._paint_marks(painter, room, seen)
        self._paint_here(painter, room)
        if self.hasFocus():
            painter.setPen(QPen(QColor(self.theme.legal), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 5, 5)

    def _paint_story(self, painter: QPainter, room: QRectF, story: SeatStory) -> None:
        axes, theme = Axes.of(room, story, 2), self.theme
        zero, tint = axes.y(0), line_colour(self._colour, theme)
        painter.setFont(sans(12))
        painter.setPen(QColor(theme.text_2))
        for points in (axes.high, 0, axes.low):
            if points and abs(axes.y(points) - zero) < LINE:
                continue  # there is room for one of the two
            place = QRectF(0, axes.y(points) - 8, LEFT - 8, 16)
            painter.drawText(place, Qt.AlignmentFlag.AlignRight, signed(points) if points else "0")
        painter.setPen(QPen(QColor(theme.panel_edge), 1))
        painter.drawLine(QPointF(room.left(), zero), QPointF(room.right(), zero))
        known = [(self._x(self._places[p.turn.number] + 1), p) for p in story.points]
        end = QPointF(self._x(self.maximum()), axes.y(story.lead))
        band = QPainterPath(QPointF(known[0][0], axes.y(known[0][1].high)))
        for x, point in known[1:]:
            band.lineTo(x, axes.y(point.high))
        band.lineTo(end)
        for x, point in reversed(known):
            band.lineTo(x, axes.y(point.low))
        band.closeSubpath()
        ground = QColor(tint)
        ground.setAlphaF(0.15)
        painter.fillPath(band, ground)
        path = QPainterPath(QPointF(known[0][0], axes.y(known[0][1].lead)))
        for x, point in known[1:]:
            path.lineTo(x, axes.y(point.lead))
        path.lineTo(end)
        painter.strokePath(path, QPen(tint, 2.2))

    def _paint_scorings(self, painter: QPainter, room: QRectF, seen: QRectF) -> None:
        for number, place in self._scorings:
            x = self._x(place)
            if not seen.left() - 2 * HANDLE < x < seen.right() + 2 * HANDLE:
                continue
            pen = QPen(QColor(self.theme.scoring_mark), 1.2)
            pen.setDashPattern([4, 3])
            painter.setPen(pen)
            painter.drawLine(QPointF(x, room.top() - 2), QPointF(x, room.bottom()))
            painter.setPen(QPen(QColor(WINE_DEEP), 1))
            painter.setBrush(QColor(WINE))
            painter.drawPath(khatam(x, 11, 9.5))
            painter.setPen(QColor("#FFF3DC"))
            painter.setFont(serif(12, BOLD))
            painter.drawText(QRectF(x - 10, 1, 20, 20), Qt.AlignmentFlag.AlignCenter, str(number))

    def _paint_marks(self, painter: QPainter, room: QRectF, seen: QRectF) -> None:
        y = room.bottom() + BELOW / 2
        for place, verdict in self._marks.items():
            if not seen.left() - 2 * SIGN < self._x(place) < seen.right() + 2 * SIGN:
                continue
            if verdict in (Verdict.MISTAKE, Verdict.DOUBTFUL):
                art.paint_verdict(painter, verdict.value, self._x(place), y, SIGN, self.theme)
            else:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(self.theme.legal if verdict is not None else self.theme.stud))
                painter.drawEllipse(QPointF(self._x(place), y), 1.8, 1.8)

    def _paint_here(self, painter: QPainter, room: QRectF) -> None:
        x = self._x(self.value())
        painter.setPen(QPen(QColor(self.theme.legal), 2))
        painter.drawLine(QPointF(x, room.top() - 4), QPointF(x, room.bottom() + 3))
        painter.setBrush(QColor(self.theme.panel_top))
        painter.drawPath(khatam(x, room.center().y(), HANDLE))
