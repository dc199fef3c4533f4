"""The cards on the page of a puzzle, which are beside and below the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QDate, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QWidget

from ....model.learning.puzzles.rating import Answer
from ....model.rules.core.frozen import frozen
from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ... import art
from ...art.cache import FaceCache
from ...art.fonts import BLACK, BOLD, SEMIBOLD, sans, serif
from ...art.palette import LIGHT, Theme
from ...commands.actions import key_of
from ...storage.contained import contained
from ...text.dates import month_and_year
from ...text.language import capital
from ...widgets.boxes import NONE, TOP, fill, hbox, vbox
from ...widgets.labels import (
    Clicked,
    PlainLabel,
    fill_height,
    line,
    link_button,
    push_button,
    set_button_text,
    set_key_tip,
    set_tip,
    words,
)
from ...widgets.paper_card import PaperCard
from ...widgets.pictures import Picture
from ...widgets.scrolled import Scrolled
from .puzzle_card import NAMES, SIGNS, paint_day

TINT: Final = 36  # opacity of a box's background colour, between 0 and 255
PICTURE: Final = 40  # size of a deed's picture
LEAST_AREA: Final = 62  # minimum height of the list of deeds

DAY: Final = 23  # maximum width of a day
NARROW_DAY: Final = 18  # minimum width of a day, at which the numbers do not touch


def quiet_button(clicked: Clicked) -> QPushButton:
    return push_button("", clicked, 13, "quiet", enter=True)


class Box(QFrame):
    """A tinted box with an icon, a heading, a figure, and a sentence."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("puzzleBox")
        self.sign = Picture(22, "", lambda painter, size: None)
        self.name, self.figure = words("", "", 14, True), words("", "second", 13)
        self.text = words("", "", 13)
        self.figure.setWordWrap(False)
        head = hbox((self.name, 1), self.figure, spacing=8)
        lines = vbox(head, self.text, spacing=2)
        hbox((self.sign, 0, TOP), (lines, 1), spacing=9, margins=(10, 6, 10, 7), within=self)

    def set_content(self, sign: str, theme: Theme, name: str, figure: str = "", sentence: str = "") -> None:
        self.name.setText(name)
        self.figure.setText(figure)
        self.figure.setVisible(bool(figure))
        self.text.setText(sentence)
        self.text.setVisible(bool(sentence))
        self.sign.set_picture("", lambda painter, size: paint_sign(painter, sign, size / 2, size, theme))
        tints = {"good": theme.legal, "doubtful": theme.stud, "mistake": theme.illegal}
        edge = QColor(tints.get(sign, theme.hairline))
        ground = f"rgba({edge.red()}, {edge.green()}, {edge.blue()}, {TINT if sign else 0})"
        self.setStyleSheet(
            f"#puzzleBox {{ background: {ground}; border: 1px solid {edge.name()}; border-radius: 7px; }}"
        )


def paint_sign(painter: QPainter, sign: str, middle: float, size: float, theme: Theme) -> None:
    if sign:
        art.paint_verdict(painter, sign, middle, size / 2, size * 0.4, theme)
        return
    painter.setPen(QPen(QColor(theme.text_2), 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(middle, size / 2), size * 0.32, size * 0.32)


class GoalCard(PaperCard):
    """The card with the puzzle: day, rating, and goals with their state."""

    def __init__(self, cache: FaceCache) -> None:
        super().__init__(cache, title_size=21)
        self.day, self.rated = words("", "second", 13), line("", "second", 13)
        self.origin = words("", "second", 13)
        self.title.setFont(serif(21, BLACK))
        self.title.setWordWrap(True)
        self._boxes = vbox(spacing=4)
        self.boxes: list[Box] = []
        self.column.setSpacing(6)
        fill(self.column, hbox((self.day, 1), self.rated), self.title, self.origin, self._boxes)

    def set_content(self, day: str, rated: str, title: str, task: str, origin: str) -> None:
        labels = ((self.day, day), (self.rated, rated), (self.title, title), (self.origin, origin))
        for label, text in labels:
            label.setText(text)
        self.setAccessibleName(title)
        self.setAccessibleDescription(task)
        self.reserve_height(1)

    def show_goals(self, goals: Sequence[tuple[str, bool]]) -> None:
        while len(self.boxes) < len(goals):
            self.boxes.append(Box())
            self._boxes.addWidget(self.boxes[-1])
        for number, box in enumerate(self.boxes):
            box.setVisible(number < len(goals))
            if number < len(goals):
                sentence, reached = goals[number]
                state = phrase("puzzle-reached") if reached else phrase("puzzle-open")
                sign, figure = ("good", state) if reached else ("", "")
                box.set_content(sign, self.theme, sentence, figure)
                box.name.setAccessibleDescription(state)
                set_tip(box, state)
        self.reserve_height(1)


@frozen
class Deed:
    text: str
    picture: QPixmap | None


class DeedBox(QFrame):
    """A frame with the number, the picture and the text of a `Deed`. Without a deed, the frame is dashed."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.setObjectName("deedBox")
        self.number, self.text = line(str(number), "second", 14, True), words("", "", 14)
        self.picture = PlainLabel()
        parts = (self.number, self.picture, (self.text, 1))
        hbox(*parts, spacing=10, margins=(10, 5, 10, 5), within=self)

    def set_content(self, deed: Deed | None, theme: Theme) -> None:
        picture = deed.picture if deed is not None else None
        self.picture.setPixmap(QPixmap() if picture is None else picture)
        self.picture.setVisible(picture is not None)
        self.text.setText(phrase("puzzle-deed-open") if deed is None else deed.text)
        self.text.setProperty("role", "second" if deed is None else "")
        self.text.style().polish(self.text)
        done = QColor(theme.legal)
        ground = f"rgba({done.red()}, {done.green()}, {done.blue()}, {TINT})"
        frame = f"1px dashed {theme.text_2}" if deed is None else f"1px solid {theme.legal}"
        self.setStyleSheet(
            f"#deedBox {{ background: {'transparent' if deed is None else ground};"
            f" border: {frame}; border-radius: 7px; }}"
        )


class LineCard(PaperCard):
    """The card with the turn so far, and buttons for undo, hint and solution."""

    undo_wanted = Signal()
    hint_wanted = Signal()
    solution_wanted = Signal()

    def __init__(self, cache: FaceCache) -> None:
        super().__init__(cache, Message("puzzle-line"), title_size=17)
        self.hinted = words("", "", 13, True)
        self.boxes: list[DeedBox] = []
        self._boxes = vbox(spacing=4)
        self.undo, self.hint = quiet_button(self.undo_wanted), quiet_button(self.hint_wanted)
        self.solution = quiet_button(self.solution_wanted)
        held = QWidget()
        vbox(self._boxes, self.hinted, 1, margins=NONE, within=held)
        area = Scrolled(held)
        area.setMinimumHeight(LEAST_AREA)
        area.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        ways = hbox(self.undo, self.hint, (self.solution, 1), spacing=6)
        fill(self.column, (area, 1), ways)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def retranslate(self) -> None:
        super().retranslate()
        set_button_text(self.undo, Message("puzzle-undo"), key_of("undo"))
        set_button_text(self.hint, Message("puzzle-hint"), key_of("hint"))
        set_button_text(self.solution, Message("puzzle-solution"))
        self.solution.setAccessibleDescription(phrase("puzzle-solution-tip"))

    def set_content(self, deeds: Sequence[Deed], acts: bool, hint: str, *, free: bool) -> None:
        """Show the deeds and the text of the hint. Add an empty box if the player can still act (`acts`).

        `free` is whether a hint costs no rating points.
        """
        shown = list[Deed | None](deeds) + ([None] if acts else [])
        while len(self.boxes) < len(shown):
            self.boxes.append(DeedBox(len(self.boxes) + 1))
            self._boxes.addWidget(self.boxes[-1])
        for number, box in enumerate(self.boxes):
            used = number < len(shown)
            box.setVisible(used)
            if used:
                box.set_content(shown[number], self.theme)
        self.hinted.setText(hint)
        self.hinted.setVisible(bool(hint))
        tip = Message("puzzle-free-hint-tip") if free else Message("puzzle-hint-tip")
        set_key_tip(self.hint, tip, key_of("hint"))


@frozen
class AnswerVerdict:
    sign: str
    name: str
    figure: str = ""
    text: str = ""

    @property
    def spoken_text(self) -> str:
        return ". ".join(filter(None, (self.name, self.figure, self.text)))


@frozen
class Reward:
    """The consequences of an answer: rating and streak. ``change`` is None if the answer did not count."""

    change: int | None
    rating: int
    streak: int

    @property
    def text(self) -> str:
        if self.change is None:
            return phrase("puzzle-reward-none")
        change = f"+{self.change}" if self.change > 0 else str(self.change).replace("-", "−")
        parts = [phrase("puzzle-reward", rating=self.rating, change=change)]
        if self.streak > 1:
            parts.append(phrase("puzzles-streak", count=self.streak))
        return " ".join(parts)


class AnswerCard(PaperCard):
    end_wanted = Signal()
    again_wanted = Signal()
    look_back_wanted = Signal()
    next_wanted = Signal()

    def __init__(self, cache: FaceCache) -> None:
        super().__init__(cache, Message("puzzle-answer"), title_size=17)
        self.how, self.box, self.reward = words("", "", 14), Box(), words("", "figure", 14, True)
        self.end = push_button("", self.end_wanted, 15, "ready", enter=True)
        self.next = push_button("", self.next_wanted, 13, "ready", enter=True)
        self.again = push_button("", self.again_wanted, 13, "ready", enter=True)
        self.look_back = quiet_button(self.look_back_wanted)
        fill_height(self.look_back)
        ways = hbox((self.end, 1), (self.again, 1), (self.look_back, 1), spacing=6)
        fill(self.column, self.how, self.box, self.reward, 1, self.next, ways)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def retranslate(self) -> None:
        super().retranslate()
        set_button_text(self.end, Message("bar-end-turn"), key_of("end-turn"))
        set_button_text(self.next, Message("puzzle-next"))
        set_button_text(self.again, Message("puzzle-again"))
        set_button_text(self.look_back, Message("puzzle-look-back"))

    def show_end(self, bar_button: QPushButton, *, locked: bool) -> None:
        """Show the button that ends the turn, with the text, tooltip and state of the table's `bar_button`.

        Hide the button while the table is `locked`.
        """
        self.end.setVisible(not locked)
        self.end.setEnabled(bar_button.isEnabled())
        if self.end.text() != bar_button.text():  # each call of setText lays out the page again
            self.end.setText(bar_button.text())
        set_tip(self.end, bar_button.toolTip())

    def set_content(
        self, verdict: AnswerVerdict | None, hint: str, reward: Reward | None, *, answered: bool
    ) -> None:
        self.how.setText(hint)
        self.how.setVisible(verdict is None)
        self.box.setVisible(verdict is not None)
        self.again.setVisible(answered)
        offers = answered and verdict is not None and verdict.sign == "good" and self.next.isEnabled()
        self.next.setVisible(offers)
        self.again.setObjectName("quiet" if offers else "ready")
        self.again.style().polish(self.again)
        self.reward.setText("" if reward is None else reward.text)
        self.reward.setVisible(verdict is not None and reward is not None)
        if verdict is not None:
            self.box.set_content(verdict.sign, self.theme, verdict.name, verdict.figure, verdict.text)


BEYOND: Final = 4  # margin in pixels beside the days; the ring around today may extend into this margin


@contained
class DaysRow(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self._answers: Mapping[int, Answer] = {}
        self._count, self._today = 31, 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_content(self, answers: Mapping[int, Answer], count: int, today: int) -> None:
        self._answers, self._count, self._today = answers, count, today
        texts = (
            phrase("puzzle-day", day=day, answer=NAMES[answer]) for day, answer in sorted(answers.items())
        )
        self.setAccessibleName(", ".join(texts) or phrase("puzzle-answers", count=0))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._count * DAY, 46)

    def minimumSizeHint(self) -> QSize:
        return QSize(7 * NARROW_DAY, 46)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = self.width() - 2 * BEYOND
        shown = min(self._count, room // NARROW_DAY)
        first = min(max(1, self._today - shown + 1), self._count - shown + 1)
        each = min(DAY, room / max(1, shown))
        for day in range(first, first + shown):
            middle, today = BEYOND + (day - first + 0.5) * each, day == self._today
            painter.setFont(sans(12, BOLD if today else SEMIBOLD))
            painter.setPen(QColor(theme.text if today else theme.text_2))
            above = QRectF(middle - each, 0, 2 * each, 20)
            painter.drawText(above, Qt.AlignmentFlag.AlignCenter, str(day))
            paint_day(painter, self._answers.get(day), QPointF(middle, 33), theme, today=today)


WITH_LEGEND: Final = 1200  # minimum width of the card at which it has a legend of the icons


@contained
class MonthCard(PaperCard):
    """The card below the table: the month, the rating, and buttons to other puzzles."""

    another_wanted = Signal()
    daily_wanted = Signal()
    reset_wanted = Signal()

    def __init__(self, cache: FaceCache) -> None:
        super().__init__(cache, title_size=17)
        self.days = DaysRow()
        self.tally, self.day_off = words("", "second", 13), words("", "second", 12)
        self.names = {answer: line("", "second", 12) for answer in NAMES}
        self.legend = QWidget()
        self.rating, self.points, self.answers = line("", "second", 12), PlainLabel(), line("", "second", 12)
        self.points.setFont(serif(21, BLACK))
        self.points.setProperty("role", "figure")
        self.reset, self.another = link_button(size=12), quiet_button(self.another_wanted)
        self.reset.clicked.connect(self._reset)
        self.daily = quiet_button(self.daily_wanted)
        self.title.setFont(serif(17, BOLD))
        self._sure = False
        self._today: QDate | None = None
        self._days: Mapping[int, Answer] = {}
        self._answered: int | None = None
        self._lay_out()

    def _lay_out(self) -> None:
        signs = (hbox(self._sign(answer), name, spacing=4) for answer, name in self.names.items())
        hbox(*signs, (self.day_off, 1), spacing=14, margins=NONE, within=self.legend)
        parts = (
            (vbox(self.title, self.tally, 1, spacing=1), 2),
            (vbox(self.days, self.legend, spacing=1), 6),
            vbox(self.rating, hbox(self.points, self.reset, 1, spacing=10), self.answers, spacing=1),
            vbox(self.another, self.daily, spacing=4),
        )
        self.column.addLayout(hbox(*parts, spacing=16))

    def _sign(self, answer: Answer) -> Picture:
        return Picture(14, "", lambda p, size: paint_sign(p, SIGNS[answer], size / 2, size, self.theme))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.legend.setVisible(self.width() >= WITH_LEGEND)

    def _reset(self) -> None:
        if self._sure:
            self.reset_wanted.emit()
        self._sure = not self._sure
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        set_button_text(self.another, Message("puzzle-another"))
        set_button_text(self.daily, Message("puzzle-daily"))
        self.rating.setText(phrase("puzzle-rating"))
        for answer, name in self.names.items():
            name.setText(say(NAMES[answer]))
        self.day_off.setText(phrase("puzzle-day-off"))
        set_tip(self.days, f"{phrase('puzzle-legend')}. {self.day_off.text()}")
        set_button_text(self.reset, Message("puzzle-reset-sure") if self._sure else Message("puzzle-reset"))
        if self._answered is not None:
            self.answers.setText(phrase("puzzle-answers", count=self._answered))
        if self._today is not None:
            self._show_days(self._today)

    def set_content(self, today: QDate, answers: Mapping[int, Answer]) -> None:
        self._today, self._days = today, answers
        self._show_days(today)

    def _show_days(self, today: QDate) -> None:
        tally = {one: sum(answer is one for answer in self._days.values()) for one in Answer}
        self.title.setText(capital(month_and_year(today)))
        self.tally.setText(
            phrase(
                "puzzle-month-tally",
                solved=tally[Answer.SOLVED],
                nearly=tally[Answer.NEARLY],
                missed=tally[Answer.MISSED],
            )
        )
        self.days.theme = self.theme
        self.days.set_content(self._days, today.daysInMonth(), today.day())

    def show_rating(self, points: int, answers: int) -> None:
        self._answered = answers
        self.points.setText(str(points))
        self.answers.setText(phrase("puzzle-answers", count=answers))
        self.reset.setEnabled(answers > 0)


def verdict_of(answer: Answer, figure: str, sentence: str) -> AnswerVerdict:
    return AnswerVerdict(SIGNS[answer], say(NAMES[answer]), figure, sentence)
