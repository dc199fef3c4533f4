from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate, QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from ....model.learning.puzzles.rating import Answer, Rating
from ....model.rules.core.words.message import Message, in_a_row
from ....words import phrase, say
from ... import art
from ...art.brushes import colour, stroke
from ...art.cache import FaceCache
from ...art.fonts import sans, text_width
from ...art.geometry import khatam
from ...art.palette import LIGHT, Theme
from ...commands.actions import PAGE_KEYS
from ...storage.contained import contained
from ...storage.preferences import Progress
from ...text.language import capital
from ...widgets.boxes import vbox
from ...widgets.labels import line, set_button_text, set_tip, words
from ...widgets.painting import CENTRE, write
from ...widgets.paper_card import PaperCard, quiet_button
from ...widgets.press_area import PressArea

if TYPE_CHECKING:
    from ....model.learning.puzzles.outline import Outline

SIGNS: Final[Mapping[Answer, str]] = {
    Answer.SOLVED: "good",
    Answer.NEARLY: "doubtful",
    Answer.MISSED: "mistake",
}
NAMES: Final[Mapping[Answer, Message]] = {
    Answer.SOLVED: Message("puzzle-solved"),
    Answer.NEARLY: Message("puzzle-nearly"),
    Answer.MISSED: Message("puzzle-missed"),
}

DAYS: Final = 7
EACH: Final = 24
LETTER: Final = 15
THUMBNAIL, SMALL = QSize(126, 72), QSize(52, 34)


def paint_day(
    painter: QPainter, answer: Answer | None, middle: QPointF, theme: Theme, *, today: bool, letter: str = ""
) -> None:
    """Paint the icon of the answer to a day's puzzle. If the day is `today`, add a ring.

    Without an answer, paint `letter`. If `letter` is empty, paint the outline of a star.
    """
    if today:
        painter.setPen(QPen(QColor(theme.stud), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, 11, 11)
    if answer is not None:
        art.paint_verdict(painter, SIGNS[answer], middle.x(), middle.y(), 7, theme)
    elif letter:
        room = QRectF(middle.x() - EACH / 2, middle.y() - 9, EACH, 18)
        write(painter, room, letter, sans(12), theme.text_2, CENTRE)
    else:
        stroke(painter, khatam(middle.x(), middle.y(), 6.5), colour(theme.text_2, 0.8), 1.2)


def first_of_week(day: QDate) -> QDate:
    """Return the first day of the week that contains `day`. The language determines the first weekday."""
    return day.addDays(-((day.dayOfWeek() - QLocale().firstDayOfWeek().value) % DAYS))


@contained
class LastDays(QWidget):
    """The results of this week's puzzles of the day.

    If ``lettered`` is True, a letter for the weekday is below each day. Otherwise, a day without a
    result shows this letter instead.
    """

    def __init__(self) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self.lettered = False
        self._answers: Sequence[Answer | None] = ()

    @property
    def _high(self) -> int:
        return EACH + 2 + (LETTER if self.lettered else 0)

    def show_letters(self, *, shown: bool) -> None:
        self.lettered = shown
        self.setFixedHeight(self._high)
        self.update()

    def set_content(self, answers: Sequence[Answer | None]) -> None:
        self._answers = answers
        self.setFixedHeight(self._high)
        self.setMaximumWidth(len(answers) * EACH + 2)
        self.updateGeometry()
        results = [say(NAMES[answer]) for answer in answers if answer is not None]
        self.setAccessibleName(", ".join(results) or phrase("puzzle-answers", count=0))
        solved = sum(answer is Answer.SOLVED for answer in answers)
        set_tip(self, phrase("puzzles-week", solved=solved, days=len(answers)))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(len(self._answers) * EACH + 2, self._high)

    def minimumSizeHint(self) -> QSize:
        return QSize(EACH + 2, self._high)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        first, now = first_of_week(QDate.currentDate()), QDate.currentDate()
        for place, answer in enumerate(self._answers[: max(1, self.width() // EACH)]):
            middle, day = QPointF((place + 0.5) * EACH, EACH / 2 + 1), first.addDays(place)
            letter = QLocale().standaloneDayName(day.dayOfWeek(), QLocale.FormatType.NarrowFormat)
            inside = "" if self.lettered else letter
            paint_day(painter, answer, middle, self.theme, today=day == now, letter=inside)
            if self.lettered:
                below = QRectF(place * EACH, EACH + 2, EACH, LETTER)
                write(painter, below, letter, sans(12), self.theme.text_2, CENTRE)


@contained
class Thumbnail(QWidget):
    def __init__(self, cache: FaceCache) -> None:
        super().__init__()
        self._cache = cache
        self.theme: Theme = LIGHT
        self.outline: Outline | None = None
        self.setFixedSize(THUMBNAIL)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.outline is None:
            return
        from .city_picture import paint_city  # imported late, because the program then starts faster

        one, theme, ratio = self.outline, self.theme, self.devicePixelRatioF()
        key = ("puzzle of the day", one.id, theme.name)
        rect = QRectF(self.rect())
        picture = self._cache.thumbnail(
            key, *self.size().toTuple(), ratio, lambda p: paint_city(p, self._cache, rect, one, theme, ratio)
        )
        QPainter(self).drawPixmap(0, 0, picture)


WIDE: Final = 480
ISO: Final = "yyyy-MM-dd"  # date format in settings
FIRST_DAY: Final = QDate(2026, 1, 1)  # the puzzle of this day is the first puzzle of the base game


def puzzle_of_day(day: QDate) -> str:
    """Return the name of the puzzle of `day`. The first call is slower, because it reads all puzzles."""
    from ....model.learning.puzzles import shelf

    return shelf.of_day(FIRST_DAY.daysTo(day))


@contained
class PuzzleCard(PaperCard):
    chosen = Signal()

    def __init__(self, cache: FaceCache, progress: Progress) -> None:
        super().__init__(cache, Message("start-puzzle-title"), title_size=17)
        self._progress = progress
        self.days, self.rating, self.solve = LastDays(), line("", "second", 13), quiet_button()
        self.thumbnail, self.goals = Thumbnail(cache), words("", "", 14)
        self._roomy = False
        self.title.setWordWrap(True)
        self.head.removeWidget(self.title)
        self.head.setStretch(self.head.indexOf(self.beside), 0)
        self.head.insertLayout(0, vbox(1, self.title, self.goals, 1, spacing=2), 1)
        self.head.insertWidget(0, self.thumbnail)
        self.head.addWidget(self.days)
        for widget in (self.rating, self.solve):
            self.head.addWidget(widget)
        self.solve.clicked.connect(self.chosen)
        PressArea(self, self.solve)
        self.retranslate()

    def set_content(self, progress: Progress) -> None:
        self._progress = progress
        self.retranslate()

    def show_outline(self, one: Outline | None) -> None:
        self.thumbnail.outline = one
        self.retranslate()
        self._arrange()

    def fit(self, *, roomy: bool) -> None:
        self._roomy = roomy
        self._arrange()

    def _arrange(self) -> None:
        known, wide = self.thumbnail.outline is not None, self._roomy or self.width() >= WIDE
        self.thumbnail.setFixedSize(THUMBNAIL if self._roomy else SMALL)
        self.thumbnail.setVisible(known and (self._roomy or self._has_room))
        self.goals.setVisible(self._roomy)
        self.days.setVisible(wide)
        self.title.setWordWrap(self._roomy or self.thumbnail.isHidden())
        self.days.show_letters(shown=self._roomy)
        self.thumbnail.update()
        self.column.activate()  # otherwise the inner layouts use the old sizes of hidden widgets

    @property
    def _has_room(self) -> bool:
        parts = [self.days, self.solve, *([self.rating] if self.rating.text() else [])]
        title = text_width(self.title.text(), self.title.font())
        needed = title + SMALL.width() + sum(self.head.spacing() + part.sizeHint().width() for part in parts)
        margins = self.column.contentsMargins()
        return needed + self.head.spacing() <= self.width() - margins.left() - margins.right()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def retranslate(self) -> None:
        super().retranslate()
        first, known = first_of_week(QDate.currentDate()), dict(self._progress.puzzle_days)
        found = [known.get(first.addDays(place).toString(ISO)) for place in range(DAYS)]
        self.days.theme = self.theme
        self.days.set_content([Answer(answer) if answer else None for answer in found])
        rating = self._progress.puzzle_rating
        points = round(Rating(*rating).points) if rating else 0
        self.rating.setText(phrase("puzzle-rated", rating=points) if points else "")
        self.rating.setVisible(bool(points))
        set_button_text(self.solve, Message("learn-puzzle-begin"), PAGE_KEYS["puzzle"])
        one = self.thumbnail.outline
        goals = capital(say(in_a_row(one.goal_messages()))) if one is not None else ""
        what = goals or phrase("learn-puzzle-goal")
        # keep the last two words on one line, because a number alone would look odd there
        self.goals.setText("\N{NO-BREAK SPACE}".join(what.rsplit(" ", 1)))
        self.solve.setAccessibleDescription(f"{self.title.text()}. {what}")

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        for part in (self.days, self.thumbnail):
            part.theme = theme
            part.update()
