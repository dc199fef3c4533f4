from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QDate, QLocale, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from ....model.learning.puzzles.outline import level_of
from ....model.learning.puzzles.rating import Answer
from ....model.rules.core.frozen import frozen
from ....model.rules.core.words.message import Message
from ....words import phrase
from ...art.brushes import colour, shape, stroke
from ...art.cache import FaceCache
from ...art.fonts import BLACK, BOLD, SEMIBOLD, sans, serif
from ...art.geometry import ellipse, khatam, polygon, rounded
from ...art.medals import paint_figure_medal
from ...art.palette import LIGHT, Theme
from ...charts.grid import step_of
from ...commands.actions import PAGE_KEYS
from ...storage.contained import contained
from ...text.language import capital
from ...widgets.boxes import NONE, hbox, vbox
from ...widgets.figures_table import FiguresModel, FiguresTable
from ...widgets.labels import line, link_button, set_button_text, set_tip, words
from ...widgets.painting import CENTRE, RIGHT, write
from ...widgets.paper import Paper
from ...widgets.pictures import Picture
from .level_stars import LevelStars, level_name
from .puzzle_card import NAMES

WEEK: Final = 7
HEADS: Final = 18

WEEKS: Final = 6
LEAST_WEEK: Final = 16

HEADING: Final = 34
LEAST_DAY, DAY = 10.0, 12.0
MARGINS: Final = (24, 18, 24, 18)
RING: Final = 2.4
DOUBT: Final = ("#F0C765", "#5A3A08")
TALL: Final = 220
"""If the rating panel is at least this high, the rating is on a medal, otherwise it is a plain number."""

MEDAL: Final = 74
ENAMELS: Final = (0, 1, 2, 4)  # the index in `medals.ENAMEL` for each level of the rating
STAR: Final = 7.0
LEFT, RIGHT_ROOM, ABOVE, BELOW = 40.0, 12.0, 10.0, 10.0


@contained
class Calendar(QWidget):
    """The days of a month, with marks for the results. A low calendar shows only some weeks."""

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
        needed = (before + self._today.daysInMonth() + WEEK - 1) // WEEK
        weeks = min(needed, max(1, room // LEAST_WEEK))
        hidden = max(0, (before + self._today.day() - 1) // WEEK + 1 - weeks) if weeks < needed else 0
        height = room / weeks
        for day in range(1, self._today.daysInMonth() + 1):
            row, column = divmod(before + day - 1, WEEK)
            if 0 <= row - hidden < weeks:
                at = QPointF((column + 0.5) * day_width, HEADS + (row - hidden + 0.5) * height)
                self._paint_day(p, at, day, height)

    def _paint_day(self, p: QPainter, at: QPointF, day: int, height: float) -> None:
        theme, x, y, r = self.theme, at.x(), at.y(), min(DAY, max(LEAST_DAY, height / 2 - 0.5))
        answer, today = self.answers.get(day), day == self._today.day()
        ink = theme.text if today else theme.text_2
        if answer is Answer.SOLVED:
            shape(p, khatam(x, y, r), "#0F857F", "#063F3C", 1)
            ink = "#FFFFFF"
        elif answer is Answer.NEARLY:
            points = [(x, y - r - 1), (x + r + 2, y + r - 2), (x - r - 2, y + r - 2)]
            shape(p, polygon(points), *DOUBT, 1)
            ink = DOUBT[1]
        elif answer is Answer.MISSED:
            box = QRectF(x - r + 1, y - r + 1, 2 * r - 2, 2 * r - 2)
            shape(p, rounded(box, 4), colour(theme.illegal, 0.16), theme.illegal, 1.4)
            ink = theme.text
        if today:
            reach = r + (2 if answer is not None else 0)
            stroke(p, ellipse(x, y, reach), theme.stud, RING)
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
        self.tally.setText(phrase("puzzles-solved", count=solved) if solved else "")
        text = f"{phrase('puzzles-streak', count=streak)} {phrase('puzzles-day-off')}"
        self.streak.setText(text if streak else phrase("puzzles-month-rule"))
        self.calendar.set_content(today, answers)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.calendar.theme = theme
        self.calendar.update()


@frozen
class CurvePoint:
    """A point of the curve of ratings. ``points`` is the rating after the first answer to the puzzle."""

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
    def __init__(self, cache: FaceCache) -> None:
        super().__init__(cache)
        self.column.setContentsMargins(*MARGINS)
        self.chart, self.model = RatingChart(), FiguresModel((1, 2))
        self.table = FiguresTable(self.model, widest=1)
        self.title, self.figure, self.answers = line(""), line("", "figure"), words("", "second", 13)
        self.rule = words("", "second", 13)
        self.medal = Picture(MEDAL, "", lambda p, side: None)
        self.level = words("", "")
        self.level.setFont(serif(19, BLACK))
        self.stars = LevelStars()
        self._rank = QWidget()
        self.level_name = line("", "second", 13)
        level = vbox(1, self.level_name, self.level, hbox(self.stars, 1, spacing=0), 1, spacing=2)
        hbox(self.medal, (level, 1), spacing=12, margins=NONE, within=self._rank)
        self.title.setFont(serif(17, BOLD))
        self.figure.setFont(serif(23, BLACK))
        self.as_table = link_button()
        self.as_table.clicked.connect(self.switch_view)
        self.pages = QStackedWidget()
        for page in (self.chart, self.table):
            self.pages.addWidget(page)
        self.title.setMinimumHeight(HEADING)
        self.column.addLayout(hbox(self.title, 1, self.figure, spacing=8))
        self.column.addWidget(self._rank)
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
        """Show the rating, the number of answers, and the curve. `rows` contains the curve as a table."""
        self._content, self.rows = (rating, answers, curve), rows
        self.retranslate()

    @property
    def has_curve(self) -> bool:
        return bool(self._content[2])

    def retranslate(self) -> None:
        rating, answers, curve = self._content
        self.title.setText(phrase("puzzles-your-rating"))
        self.figure.setText(str(rating))
        means = phrase("puzzles-rating-means")
        start = "" if answers else phrase("puzzles-rating-start", rating=rating)
        self.rule.setText(f"{start} {means} {phrase('puzzles-rating-rule')}".strip())
        at = level_of(rating)
        self.stars.show_level(at)
        self.level_name.setText(phrase("puzzles-level") if answers else phrase("puzzles-starting-level"))
        self.level.setText(level_name(at))
        name = f"{self.title.text()}: {rating}. {self.level.text()}."
        self.medal.set_picture(name, lambda p, side: paint_figure_medal(p, str(rating), ENAMELS[at], side))
        set_tip(self.medal, means)
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
        self._show()
        super().resizeEvent(event)

    def switch_view(self) -> None:
        self._tables = not self._tables
        self.retranslate()

    def _show(self) -> None:
        there, tall = self.has_curve, self.height() >= TALL
        self._rank.setVisible(tall or not there)
        for part in (self.medal, self.level_name):
            part.setVisible(tall)
        self.figure.setVisible(not tall)
        self.rule.setVisible(tall and not there)
        self.pages.setVisible(there)
        self.pages.setCurrentIndex(int(self._tables and there))
        self.answers.setVisible(there)
        self.as_table.setVisible(there)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.chart.theme = theme
        self.chart.update()
