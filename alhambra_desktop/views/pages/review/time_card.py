from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QFont, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QSlider

from ....model.learning.analysis.story import SeatStory
from ....model.learning.analysis.verdict import Verdict
from ....model.rules.core.frozen import frozen
from ....model.rules.core.values import Seat
from ....model.rules.core.words.message import Message
from ....words import phrase, say, tip_of
from ... import art
from ...art.brushes import colour, shape
from ...art.cache import FaceCache
from ...art.fonts import BOLD, sans, shortened, text_width
from ...art.geometry import box, ellipse, joined, khatam, polygon
from ...art.painter_state import clipped
from ...art.palette import LIGHT, Theme
from ...charts.axes import Axes, line_colour, paint_grid_line, paint_scoring_star
from ...charts.story_chart import (
    BAND,
    fading,
    name_grounds,
    paint_band,
    paint_end,
    paint_grounds,
    paint_lead,
    with_chance,
)
from ...commands.actions import PAGE_KEYS
from ...storage.contained import contained
from ...text.verdict_words import signed
from ...widgets.boxes import empty, fill, hbox
from ...widgets.choices import Segments
from ...widgets.labels import (
    push_button,
    set_button_text,
    set_key_tip,
    set_tip,
    words,
)
from ...widgets.paper_card import PaperCard
from ...widgets.round_button import PaintSign, RoundButton
from .legend import DOT, SIGN, Legend, paint_turn_mark

LEFT, RIGHT, ABOVE, BELOW = 40.0, 14.0, 13.0, 20.0
HANDLE: Final = 9.5
LEAST: Final = (140, 76)
PREFERRED: Final = QSize(600, 104)  # size of the chart if there is enough room
# The band extends the axis by at most this share of the line's range. Otherwise, the line would look flat.
MOST_BAND: Final = 0.5
NAMED: Final = 70.0  # only higher charts contain words for leads above and below zero

LINE: Final = 15.0  # height of a figure beside the chart


@frozen(eq=False)
class Course:
    """The course of a game for a seat.

    A stop is a value of the `Timeline`. ``places`` maps the number of each turn to its stop, and ``marks``
    maps stops to verdicts. Each item of ``scorings`` contains a scoring round and its stop.
    """

    story: SeatStory | None
    colour: str
    places: Mapping[int, int]
    scorings: tuple[tuple[int, int], ...]
    marks: Mapping[int, Verdict | None]


@contained
class Timeline(QSlider):
    """A slider with a value for each stop: the start of each turn, and the end of the game."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.theme: Theme = LIGHT
        self._course = Course(None, "", {}, (), {})
        self._preferred = LEAST[1]
        self._marked = 0  # the value at which the handle was last painted
        self.setMinimumSize(*LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_content(self, course: Course) -> None:
        self._course = course
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(PREFERRED.width(), self._preferred)

    def set_spare_height(self, spare: int) -> None:
        """Prefer to be up to `spare` pixels higher than the minimum height."""
        preferred = max(LEAST[1], min(PREFERRED.height(), LEAST[1] + spare))
        if preferred != self._preferred:
            self._preferred = preferred
            self.updateGeometry()

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

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._go_to(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go_to(event.position().x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None: ...

    @property
    def _axes(self) -> Axes | None:
        story = self._course.story
        if story is None or not story.points:
            return None
        return Axes.of(self._room, story, 2, most_band=MOST_BAND)

    def _curve(self, axes: Axes, story: SeatStory) -> list[QPointF]:
        """Return a point for the lead at each turn, and a point for the final lead.

        The point for a turn has the same x coordinate as the mark of the turn.
        """
        places = [QPointF(self._x(self._course.places[p.turn.number]), axes.y(p.lead)) for p in story.points]
        return [*places, QPointF(self._x(self.maximum()), axes.y(story.lead))]

    def _go_to(self, x: float) -> None:
        room = self._room
        self.setValue(round((x - room.left()) / max(1.0, room.width()) * self.maximum()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room, seen = self._room, QRectF(event.rect())
        here = QPointF(self._x(self.value()), room.center().y())
        axes, story = self._axes, self._course.story
        painter.setPen(QPen(QColor(self.theme.legal), 2))
        painter.drawLine(QPointF(here.x(), room.top()), QPointF(here.x(), self._marks_y))
        if axes is not None and story is not None:
            curve = self._curve(axes, story)
            self._paint_story(painter, axes, story, curve)
            here.setY(height_at(curve, here.x()))
        else:
            painter.setPen(QPen(QColor(self.theme.panel_edge), 1.4))
            painter.drawLine(
                QPointF(room.left(), room.center().y()), QPointF(room.right(), room.center().y())
            )
        self._paint_scorings(painter, room, seen)
        self._paint_marks(painter, seen)
        shape(painter, khatam(here.x(), here.y(), HANDLE), self.theme.panel_top, self.theme.legal, 2)
        painter.fillPath(ellipse(here.x(), here.y(), DOT), colour(self.theme.legal))
        if self.hasFocus():
            painter.setPen(QPen(QColor(self.theme.legal), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 5, 5)

    def _paint_story(self, painter: QPainter, axes: Axes, story: SeatStory, curve: Sequence[QPointF]) -> None:
        theme = self.theme
        tint = line_colour(self._course.colour, theme)
        paint_grounds(painter, axes, theme)
        for points in axes.lines:
            near = bool(points) and abs(axes.y(points) - axes.y(0)) < LINE
            figure = signed(points) if points else "0"
            shown = points in (axes.high, 0, axes.low) and not near
            paint_grid_line(painter, axes, points, figure if shown else "", theme)
        if axes.room.height() > NAMED:
            painter.setFont(sans(12))
            name_grounds(painter, axes.room, theme)
        places = list(zip(curve, story.points, strict=False))
        upper = [QPointF(at.x(), axes.y(point.high)) for at, point in places]
        lower = [QPointF(at.x(), axes.y(point.low)) for at, point in places]
        with clipped(painter, axes.room):
            cut = any(not axes.room.contains(point) for point in (*upper, *lower))
            ink = fading(tint, axes.room) if cut else QBrush(colour(tint, BAND))
            paint_band(painter, [*upper, curve[-1]], lower, ink)
        paint_lead(painter, curve, tint, theme)
        paint_end(painter, axes.room, curve[-2:], story.lead, tint, theme, apart=HANDLE + 3)

    def _paint_scorings(self, painter: QPainter, room: QRectF, seen: QRectF) -> None:
        for number, place in self._course.scorings:
            x = self._x(place)
            if not seen.left() - 2 * HANDLE < x < seen.right() + 2 * HANDLE:
                continue
            pen = QPen(QColor(self.theme.scoring_mark), 1.2)
            pen.setDashPattern([4, 3])
            painter.setPen(pen)
            painter.drawLine(QPointF(x, room.top() - 2), QPointF(x, room.bottom()))
            paint_scoring_star(painter, x, room.top(), number, 9.5)

    @property
    def _marks_y(self) -> float:
        return self._room.bottom() + BELOW / 2

    def _paint_marks(self, painter: QPainter, seen: QRectF) -> None:
        for place, verdict in self._course.marks.items():
            if seen.left() - 2 * SIGN < self._x(place) < seen.right() + 2 * SIGN:
                paint_turn_mark(verdict, self.theme, painter, self._x(place), self._marks_y)


def height_at(curve: Sequence[QPointF], x: float) -> float:
    """Return the y coordinate of a curve at `x`.

    If `x` is outside the curve, return the y coordinate of its first or last point.
    """
    for before, after in pairwise(curve):
        if before.x() <= x < after.x():
            return before.y() + (x - before.x()) / (after.x() - before.x()) * (after.y() - before.y())
    return curve[0 if x < curve[0].x() else -1].y()


TRIANGLE: Final = (5.5, 9.0)  # half the height of an arrow, and its width


def _arrow(x: float, y: float, way: int) -> QPainterPath:
    """Return a triangle that points right (`way` 1) or left (`way` -1). Its vertical side is at `x`."""
    half, width = TRIANGLE
    return polygon([(x, y - half), (x + way * width, y), (x, y + half)])


def _bar_and_arrow(x: float, y: float, way: int) -> QPainterPath:
    bar = x + way * 6.5
    return joined(
        [
            _arrow(x - way * 5.5, y, way),
            box(min(bar, bar - way * 2.4), y - 6, max(bar, bar - way * 2.4), y + 6),
        ]
    )


def _painted(path: Callable[[float, float], QPainterPath]) -> PaintSign:
    return lambda p, x, y, theme: p.fillPath(path(x, y), colour(theme.text))


def _paint_mistake(painter: QPainter, x: float, y: float, theme: Theme) -> None:
    """Paint the mark of a mistake with an arrow, because the mark alone looks like a close button."""
    art.paint_verdict(painter, Verdict.MISTAKE.value, x - 4.5, y, 5.5, theme)
    painter.fillPath(_arrow(x + 4, y, 1), colour(theme.text))


SIGNS: Final[Mapping[str, PaintSign]] = {
    "first": _painted(lambda x, y: _bar_and_arrow(x, y, -1)),
    "back": _painted(lambda x, y: _arrow(x + 3.5, y, -1)),
    "on": _painted(lambda x, y: _arrow(x - 3.5, y, 1)),
    "last": _painted(lambda x, y: _bar_and_arrow(x, y, 1)),
    "mistake": _paint_mistake,
}

LONG_LEAD: Final = -88.0  # a lead in points with wide digits, to measure the longest text
LONG_CHANCE: Final = 88  # a chance to win in percent with wide digits, for the same purpose
NAME, SHORT_NAME = 68, 44  # maximum width of a seat's name in pixels: usually, and in a row of four names
BRIEF: Final = 58  # maximum width of a seat's name in the text about its lead
INSIDE: Final = (16, 8, 16, 8)  # margins of the contents: left, top, right, bottom
PICKS: Final = 4  # maximum number of seat buttons in one row


def _width_in_two_lines(text: str, font: QFont) -> float:
    parts = text.split(" ")
    lines = ((" ".join(parts[:count]), " ".join(parts[count:])) for count in range(1, len(parts)))
    widths = (max(text_width(line, font) for line in both) for both in lines)
    return min(widths, default=text_width(text, font))


class TimeCard(PaperCard):
    """The timeline of a game review with its buttons. The page puts the button `compare` into its header."""

    seat_chosen = Signal(int)

    def __init__(self, cache: FaceCache) -> None:
        super().__init__(cache)
        self._names: Sequence[str] = ("",)
        self.judged = words("", "", 14, True)
        self.slider, self.legend = Timeline(), Legend()
        self.buttons = {name: RoundButton(sign) for name, sign in SIGNS.items()}
        self.compare = push_button("", size=13)
        self.seats = Segments("", {})
        self._viewers = hbox(self.seats)
        self._lay_out()

    def _lay_out(self) -> None:
        buttons = hbox(*self.buttons.values(), spacing=0)
        row = hbox(buttons, (self.legend, 1), self.judged, self._viewers, spacing=12)
        fill(self.column, row, (self.slider, 1))
        self.column.setSpacing(2)
        self.column.setContentsMargins(*INSIDE)

    def retranslate(self) -> None:
        self._reserve_room()
        set_button_text(self.compare, Message("look-back-compare"))
        self.slider.setAccessibleName(phrase("look-back-slider"))
        names = {
            "first": (Message("look-back-first"), "Home"),
            "back": (Message("look-back-back"), "Left"),
            "on": (Message("look-back-on"), "Right"),
            "last": (Message("look-back-last"), "End"),
            "mistake": (Message("look-back-mistake"), PAGE_KEYS["mistake"]),
        }
        for name, (label_message, key) in names.items():
            self.buttons[name].setAccessibleName(say(label_message))
            set_key_tip(self.buttons[name], tip_of(label_message), key)
        self._name_seats()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.slider.theme = self.legend.theme = theme

    def begin(self, names: Sequence[str], viewer: Seat | None, stops: int) -> None:
        """Prepare for another game. If there is no `viewer`, there are no buttons for seats."""
        self._names = names
        self._reserve_room()
        self._make_seats(viewer)
        self.slider.blockSignals(True)
        self.slider.setRange(0, stops - 1)
        self.slider.blockSignals(False)

    def show_course(self, course: Course) -> None:
        story = course.story
        self.slider.set_content(course)
        self.legend.set_content(course.colour if story and story.points else None, course.marks.values())

    def _reserve_room(self) -> None:
        """Reserve room for the longest texts, so the timeline and the table above never move."""
        font = self.judged.font()
        self.judged.setMinimumHeight(2 * self.judged.fontMetrics().lineSpacing())
        longest = (self.lead_words(name, LONG_LEAD, LONG_CHANCE) for name in self._names)
        self.judged.setMinimumWidth(ceil(max(_width_in_two_lines(text, font) for text in longest)) + 1)

    def _make_seats(self, viewer: Seat | None) -> None:
        empty(self._viewers)
        room = SHORT_NAME if len(self._names) == PICKS else NAME
        texts = {seat: shortened(name, sans(13, BOLD), room) for seat, name in enumerate(self._names)}
        self.seats = Segments("", texts if viewer is not None else {})
        self.seats.choose(viewer)
        self.seats.setFixedWidth(self.seats.width_in(ceil(len(texts) / PICKS)) if viewer is not None else 0)
        self.seats.chosen.connect(self.seat_chosen.emit)
        self._viewers.addWidget(self.seats)
        self._name_seats()

    def _name_seats(self) -> None:
        texts = {seat: button.text() for seat, button in self.seats.buttons.items()}
        self.seats.set_texts(phrase("look-back-viewer"), texts)
        for button, name in zip(self.seats.buttons.values(), self._names, strict=False):
            set_tip(button, phrase("look-back-seat", name=name))

    def lead_words(self, name: str, lead: float, chance: int | None) -> str:
        name = shortened(name, self.judged.font(), BRIEF)
        return with_chance(phrase("look-back-lead", name=name, lead=signed(lead)), chance)

    def set_content(self, place: int, judged: str, *, at_start: bool, at_end: bool) -> None:
        self.judged.setText(judged)
        self.slider.blockSignals(True)
        self.slider.setValue(place)
        self.slider.blockSignals(False)
        for name in ("first", "back"):
            self.buttons[name].setEnabled(not at_start)
        for name in ("on", "last"):
            self.buttons[name].setEnabled(not at_end)
