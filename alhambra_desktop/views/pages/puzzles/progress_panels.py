"""The month of puzzles of the day, and the rating with its curve."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QDate, QLocale, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from ....model.learning.puzzles.rating import Answer
from ....model.rules.core.frozen import frozen
from ....model.rules.core.words.message import Message
from ....words import phrase
from ...art.brushes import colour, shape, stroke
from ...art.cache import FaceCache
from ...art.fonts import BLACK, BOLD, SEMIBOLD, sans, serif
from ...art.geometry import khatam, polygon, rounded
from ...art.palette import LIGHT, Theme
from ...charts.grid import step_of
from ...commands.actions import PAGE_KEYS
from ...storage.contained import contained
from ...text.language import capital
from ...widgets.boxes import hbox
from ...widgets.figures_table import FiguresModel, FiguresTable
from ...widgets.labels import line, link_button, set_button_text, words
from ...widgets.painting import CENTRE, RIGHT, write
from ...widgets.paper import Paper
from .puzzle_card import NAMES

WEEK: Final = 7
HEADS: Final = 18
"""Height of the names of the days of the week."""

WEEKS: Final = 6
LEAST_WEEK: Final = 16
"""Minimum height of a week."""

HEADING: Final = 34  # height of the headings of month and rating
DAY: Final = 10.5
MARGINS: Final = (24, 18, 24, 18)
DOUBT: Final = ("#F0C765", "#5A3A08")
RULED: Final = 220
"""Minimum height of the rating panel if it has the text that explains the rating."""

STAR: Final = 7.0  # radius of the star at the last rating
LEFT, RIGHT_ROOM, ABOVE, BELOW = 40.0, 12.0, 10.0, 10.0


@contained
class Calendar(QWidget):
    """The days of a month. If there is little room, it shows only some weeks, up to the current one.

    Solved puzzles are stars, nearly solved ones triangles, and missed ones squares.
    """

    def __init__(self) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self.answers: Mapping[int, Answer] = {}
        self._today = QDate()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_content(self, today: QDate, answers: Mapping[int, Answer]) -> None:
        self._today, self.answers = today, answers
        texts = (
            phrase("puzzle-day", day=day, answer=NAMES[answer]) for day, answer in sorted(answers.items())
        )
        self.setAccessibleName(", ".join(texts) or phrase("puzzle-answers", count=0))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(220, HEADS + WEEKS * 23)

    def minimumSizeHint(self) -> QSize:
        return QSize(190, HEADS + WEEKS * 19)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, theme = QPainter(self), self.theme
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        day_width, room = self.width() / WEEK, self.height() - HEADS
        locale = QLocale()
        first_day = locale.firstDayOfWeek().value
        for column in range(WEEK):
            name = locale.dayName((first_day - 1 + column) % WEEK + 1, QLocale.FormatType.NarrowFormat)
            write(p, QRectF(column * day_width, 0, day_width, HEADS), name, sans(12), theme.text_2, CENTRE)
        first = QDate(self._today.year(), self._today.month(), 1)
        before = (first.dayOfWeek() - first_day) % WEEK
        weeks = min(WEEKS, max(1, room // LEAST_WEEK))
        hidden = max(0, (before + self._today.day() - 1) // WEEK + 1 - weeks) if weeks < WEEKS else 0
        height = room / weeks
        for day in range(1, self._today.daysInMonth() + 1):
            row, column = divmod(before + day - 1, WEEK)
            if 0 <= row - hidden < weeks:
                at = QPointF((column + 0.5) * day_width, HEADS + (row - hidden + 0.5) * height)
                self._paint_day(p, at, day, height)

    def _paint_day(self, p: QPainter, at: QPointF, day: int, height: float) -> None:
        theme, x, y = self.theme, at.x(), at.y()
        answer, today = self.answers.get(day), day == self._today.day()
        ink = theme.text if today else theme.text_2
        if answer is Answer.SOLVED:
            shape(p, khatam(x, y, DAY), "#0F857F", "#063F3C", 1)
            ink = "#FFFFFF"
        elif answer is Answer.NEARLY:
            points = [(x, y - DAY - 1), (x + DAY + 2, y + DAY - 2), (x - DAY - 2, y + DAY - 2)]
            shape(p, polygon(points), *DOUBT, 1)
            ink = DOUBT[1]
        elif answer is Answer.MISSED:
            box = QRectF(x - DAY + 1, y - DAY + 1, 2 * DAY - 2, 2 * DAY - 2)
            shape(p, rounded(box, 4), colour(theme.illegal, 0.16), theme.illegal, 1.4)
            ink = theme.text
        if today:
            half = min(DAY, height / 2 - 1)
            stroke(p, rounded(QRectF(x - DAY - 2, y - half, 2 * DAY + 4, 2 * half), 6), theme.stud, 2)
        drop = 2.0 if answer is Answer.NEARLY else 0.0
        font = sans(12, BOLD if today else SEMIBOLD)
        write(p, QRectF(x - 14, y - 10 + drop, 28, 20), str(day), font, ink, CENTRE)


class MonthPanel(Paper):
    def __init__(self, cache: FaceCache) -> None:
        super().__init__(cache)
        self.column.setContentsMargins(*MARGINS)
        self.calendar = Calendar()
        self.title, self.tally = line(""), line("", "second", 13)
        self.title.setFont(serif(17, BOLD))
        self.streak = words("", "second", 13)
        self.title.setMinimumHeight(HEADING)
        self.column.addLayout(hbox(self.title, 1, self.tally, spacing=8))
        self.column.addWidget(self.calendar, 1)
        self.column.addWidget(self.streak)
        self._content: tuple[QDate, Mapping[int, Answer], int] | None = None

    def set_content(self, today: QDate, answers: Mapping[int, Answer], streak: int) -> None:
        self._content = today, answers, streak
        self.retranslate()

    def retranslate(self) -> None:
        if self._content is None:
            return
        today, answers, streak = self._content
        self.title.setText(capital(QLocale().toString(today, "MMMM")))
        solved = sum(answer is Answer.SOLVED for answer in answers.values())
        self.tally.setText(phrase("puzzles-solved", count=solved))
        skipping = f" {phrase('puzzles-day-off')}" if streak else ""
        self.streak.setText(phrase("puzzles-streak", count=streak) + skipping)
        self.streak.setVisible(bool(streak))
        self.calendar.set_content(today, answers)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.calendar.theme = theme
        self.calendar.update()


@frozen
class CurvePoint:
    """A point of the curve: the rating after the first answer to a puzzle, with the day of the answer."""

    name: str
    day: str
    points: float


@contained
class RatingChart(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self._points: Sequence[float] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_content(self, points: Sequence[float]) -> None:
        self._points = points
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(220, 140)

    def minimumSizeHint(self) -> QSize:
        return QSize(160, 56)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, theme = QPainter(self), self.theme
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(LEFT, ABOVE, -RIGHT_ROOM, -BELOW)
        least, most = min(self._points), max(self._points)
        step = max(10, step_of(most - least))
        low, high = int(least // step) * step, -int(-most // step) * step
        if low == high:
            low, high = low - step, high + step

        def y(points: float) -> float:
            return room.bottom() - (points - low) / (high - low) * room.height()

        for points in range(low, high + 1, step):
            p.fillRect(QRectF(room.left(), y(points), room.width(), 1), colour(theme.stud, 0.32))
            label = QRectF(0, y(points) - 9, LEFT - 8, 18)
            write(p, label, str(points), sans(12), theme.text_2, RIGHT)
        last = max(1, len(self._points) - 1)
        places = [
            QPointF(room.left() + STAR + at / last * (room.width() - STAR), y(points))
            for at, points in enumerate(self._points)
        ]
        for one, other in pairwise(places):
            path = QPainterPath(one)
            path.lineTo(other)
            stroke(p, path, theme.figure, 2.4, round_ends=True)
        end = places[-1]
        shape(p, khatam(end.x(), end.y(), STAR), "#C98A2B", "#4A2A08", 1.2)


@contained
class RatingPanel(Paper):
    """The rating and its curve, or the curve as a table."""

    def __init__(self, cache: FaceCache) -> None:
        super().__init__(cache)
        self.column.setContentsMargins(*MARGINS)
        self.chart, self.model = RatingChart(), FiguresModel((1, 2))
        self.table = FiguresTable(self.model, widest=1)
        self.title, self.figure, self.answers = line(""), line("", "figure"), words("", "second", 13)
        self.rule = words("", "second", 12)
        self.title.setFont(serif(17, BOLD))
        self.figure.setFont(serif(23, BLACK))
        self.as_table = link_button()
        self.as_table.clicked.connect(self.switch_view)
        self.pages = QStackedWidget()
        for page in (self.chart, self.table):
            self.pages.addWidget(page)
        self.title.setMinimumHeight(HEADING)
        self.column.addLayout(hbox(self.title, 1, self.figure, spacing=8))
        self.column.addWidget(self.rule)
        self.column.addWidget(self.pages, 1)
        self.column.addLayout(hbox((self.answers, 1), self.as_table, spacing=8))
        self.column.addStretch()
        self._tables = False
        self._content: tuple[int, int, Sequence[CurvePoint]] = (0, 0, ())
        self.rows: Sequence[Sequence[str]] = ()

    def set_content(
        self, rating: int, answers: int, curve: Sequence[CurvePoint], rows: Sequence[Sequence[str]]
    ) -> None:
        """Show the rating, the number of answers, and the curve. `rows` is the curve as rows of the table."""
        self._content, self.rows = (rating, answers, curve), rows
        self.retranslate()

    def retranslate(self) -> None:
        rating, answers, curve = self._content
        self.title.setText(phrase("puzzles-your-rating"))
        self.figure.setText(str(rating))
        self.rule.setText(phrase("puzzles-rating-rule"))
        count = phrase("puzzle-answers", count=answers)
        self.answers.setText(count)
        titles = (phrase("puzzles-table-rating"), phrase("puzzles-table-goal"), phrase("puzzles-table-day"))
        self.model.set_content(titles, self.rows)
        self.chart.set_content([point.points for point in curve] or [rating])
        summary = ", ".join((self.title.text(), str(rating), self.answers.text()))
        self.chart.setAccessibleName(summary)
        self.table.setAccessibleName(self.title.text())
        text = Message("puzzles-as-chart") if self._tables else Message("puzzles-as-table")
        set_button_text(self.as_table, text, PAGE_KEYS["tables"])
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.rule.setVisible(self.height() >= RULED)
        super().resizeEvent(event)

    def switch_view(self) -> None:
        """Switch between chart and table."""
        self._tables = not self._tables
        self.retranslate()

    def _show(self) -> None:
        there = bool(self._content[2])
        self.pages.setCurrentIndex(int(self._tables and there))
        self.answers.setVisible(there)
        self.as_table.setVisible(there)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.chart.theme = theme
        self.chart.update()
