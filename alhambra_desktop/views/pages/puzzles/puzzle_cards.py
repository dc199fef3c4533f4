from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QDate, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from ....model.learning.puzzles.goals import Goal
from ....model.learning.puzzles.rating import Answer, Rating
from ....model.rules.core.frozen import frozen
from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ... import art
from ...art.cache import FaceCache
from ...art.fonts import BLACK, BOLD, sans, serif
from ...art.palette import LIGHT, Theme
from ...commands.actions import key_of
from ...storage.contained import contained
from ...widgets.boxes import NONE, TOP, Gap, fill, hbox, vbox
from ...widgets.hairline import Hairline
from ...widgets.labels import (
    Clicked,
    PlainLabel,
    line,
    push_button,
    set_button_text,
    set_key_tip,
    set_tip,
    words,
)
from ...widgets.paper_card import PaperCard
from ...widgets.pictures import Picture
from ...widgets.scrolled import Scrolled
from .level_stars import Difficulty
from .puzzle_card import DAYS, NAMES, SIGNS, LastDays, first_of_week
from .turn_pictures import ActionPictures, paint_goal_picture

TINT: Final = 36  # opacity of a box's background colour, between 0 and 255
PICTURE: Final = 34
ICON, DENSE_ICON = 68, 42
"""Sizes of a goal's icon in panels that are at least ``HIGH`` high, and in lower panels."""

TITLE, DENSE_TITLE = 23, 19
HIGH: Final = 640
ROOMY: Final = 500
MAIN: Final = 44


def link(clicked: Clicked) -> QPushButton:
    return push_button("", clicked, 13, "link", enter=True)


class Box(QFrame):
    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("puzzleBox")
        self.sign = Picture(22, "", lambda painter, size: None)
        self.name, self.figure = words("", "", 14, True), words("", "second", 13)
        self.text = words("", "", 13)
        self.figure.setWordWrap(False)
        head = hbox((self.name, 1), self.figure, spacing=8)
        self.lines = vbox(head, self.text, spacing=2)
        parts = (self.sign, 0, TOP), (self.lines, 1)
        self.row = hbox(*parts, spacing=9, margins=(10, 6, 10, 7), within=self)

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


@frozen
class ShownGoal:
    goal: Goal
    text: str
    standing: str
    reached: bool


class GoalBox(Box):
    def __init__(self) -> None:
        super().__init__()
        self.icon = Picture(DENSE_ICON, "", lambda painter, size: None)
        self.name.setFont(sans(15, BOLD))
        self.row.insertWidget(0, self.icon)
        self.row.setAlignment(self.sign, Qt.AlignmentFlag.AlignVCenter)
        self.row.addWidget(self.sign)
        fill(self.lines, 1)
        self.lines.insertStretch(0, 1)

    def show_goal(self, shown: ShownGoal, theme: Theme) -> None:
        state = phrase("puzzle-reached") if shown.reached else phrase("puzzle-open")
        sign, figure = ("good", state) if shown.reached else ("", "")
        self.set_content(sign, theme, shown.text, figure, shown.standing)
        self.icon.set_picture("", lambda painter, size: paint_goal_picture(painter, size, shown.goal, theme))
        self.name.setAccessibleDescription(state)
        set_tip(self, state)


class GoalPart(QWidget):
    look_back_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self.day, self.difficulty = words("", "second", 13), Difficulty()
        self.title, self.origin = words(""), words("", "second", 13)
        self.look_back = link(self.look_back_wanted)
        self._icon = DENSE_ICON
        self.boxes: list[GoalBox] = []
        self._boxes = vbox(spacing=6)
        top, origin = hbox((self.day, 1), self.difficulty), hbox((self.origin, 1), self.look_back, spacing=4)
        vbox(top, self.title, origin, Gap(4), self._boxes, spacing=4, margins=NONE, within=self)

    def retranslate(self) -> None:
        set_button_text(self.look_back, Message("puzzle-look-back"))

    def set_content(self, day: str, rating: int, title: str, task: str, origin: str) -> None:
        self.difficulty.show_rating(rating)
        for label, text in ((self.day, day), (self.title, title), (self.origin, origin)):
            label.setText(text)
        self.setAccessibleName(title)
        self.setAccessibleDescription(task)

    def fit(self, *, high: bool) -> None:
        self._icon = ICON if high else DENSE_ICON
        self.title.setFont(serif(TITLE if high else DENSE_TITLE, BLACK))
        for box in self.boxes:
            box.icon.resize_picture(self._icon)

    def show_goals(self, goals: Sequence[ShownGoal]) -> None:
        while len(self.boxes) < len(goals):
            self.boxes.append(GoalBox())
            self.boxes[-1].icon.resize_picture(self._icon)
            self._boxes.addWidget(self.boxes[-1])
        for number, box in enumerate(self.boxes):
            box.setVisible(number < len(goals))
            if number < len(goals):
                box.show_goal(goals[number], self.theme)


@frozen
class Deed:
    """An action of the turn.

    If the player can still take it, ``ahead`` is the message that ``text`` expresses, otherwise None.
    """

    text: str
    picture: QPixmap | None = None
    ahead: Message | None = None


class DeedBox(QFrame):
    def __init__(self, number: int) -> None:
        super().__init__()
        self.setObjectName("deedBox")
        self.number, self.text = line(str(number), "second", 14, True), words("", "", 14)
        self.picture, self.possible = PlainLabel(), ActionPictures()
        parts = (self.number, self.picture, (self.text, 1), self.possible)
        hbox(*parts, spacing=10, margins=(10, 5, 10, 5), within=self)
        self.setMinimumHeight(PICTURE + 10)

    def set_content(self, deed: Deed, theme: Theme) -> None:
        picture, ahead = deed.picture, deed.ahead is not None
        self.possible.set_content(deed.ahead)
        self.picture.setPixmap(QPixmap() if picture is None else picture)
        self.picture.setVisible(picture is not None)
        self.text.setText(deed.text)
        self.text.setProperty("role", "second" if ahead else "")
        self.text.style().polish(self.text)
        done = QColor(theme.legal)
        ground = f"rgba({done.red()}, {done.green()}, {done.blue()}, {TINT})"
        frame = f"1px dashed {theme.text_2}" if ahead else f"1px solid {theme.legal}"
        self.setStyleSheet(
            f"#deedBox {{ background: {'transparent' if ahead else ground};"
            f" border: {frame}; border-radius: 7px; }}"
        )


# texts about actions that the player can still take
AHEAD: Final = Message("puzzle-deed-open"), Message("puzzle-deed-extra")


class TurnPart(QWidget):
    hint_wanted = Signal()
    solution_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self.title, self.hinted = line(""), words("", "second", 13)
        self.title.setFont(serif(17, BLACK))
        self.boxes: list[DeedBox] = []
        self.ahead: Sequence[Message] = AHEAD
        self._boxes = vbox(spacing=4)
        self.hint = push_button("", self.hint_wanted, 14, "quiet", enter=True)
        self.solution = link(self.solution_wanted)
        head, hints = hbox((self.title, 1), self.solution), hbox(self.hint, (self.hinted, 1), spacing=10)
        vbox(head, self._boxes, Gap(2), hints, spacing=6, margins=NONE, within=self)

    def retranslate(self) -> None:
        self.title.setText(phrase("puzzle-line"))
        self.setAccessibleName(phrase("puzzle-line"))
        set_button_text(self.hint, Message("puzzle-hint"), key_of("hint"))
        set_button_text(self.solution, Message("puzzle-solution"))
        self.solution.setAccessibleDescription(phrase("puzzle-solution-tip"))

    def set_content(self, deeds: Sequence[Deed], acts: bool, hint: str, *, free: bool) -> None:
        """Show the deeds and the text of the hint.

        If `acts` is True, also show the actions that the player can still take. A `free` hint costs no rating
        points.
        """
        ahead = self.ahead if acts else ()
        shown = [*deeds, *(Deed(say(text), ahead=text) for text in ahead)]
        while len(self.boxes) < len(shown):
            self.boxes.append(DeedBox(len(self.boxes) + 1))
            self._boxes.addWidget(self.boxes[-1])
        for number, box in enumerate(self.boxes):
            used = number < len(shown)
            box.setVisible(used)
            if used:
                box.set_content(shown[number], self.theme)
        self.hinted.setText(hint)
        for part in (self.hint, self.hinted):
            part.setVisible(bool(hint))
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


def signed(change: int) -> str:
    return f"+{change}" if change > 0 else str(change).replace("-", "−")


@frozen
class Reward:
    """The consequences of an answer. ``change`` is None if the answer does not affect the rating."""

    change: int | None
    rating: int
    streak: int

    @property
    def text(self) -> str:
        if self.change is None:
            return phrase("puzzle-reward-none")
        parts = [phrase("puzzle-reward", rating=self.rating, change=signed(self.change))]
        if self.streak > 1:
            parts.append(phrase("puzzles-streak", count=self.streak))
        return " ".join(parts)


class AnswerPart(QWidget):
    """The button that ends the turn. After the answer, a verdict replaces the button."""

    end_wanted = Signal()
    again_wanted = Signal()
    next_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self.how, self.box, self.reward = words("", "second", 13), Box(), words("", "figure", 14, True)
        self.end = push_button("", self.end_wanted, 16, "ready", enter=True)
        self.next = push_button("", self.next_wanted, 15, "ready", enter=True)
        self.again = push_button("", self.again_wanted, 15, "ready", enter=True)
        for button in (self.end, self.next, self.again):
            button.setMinimumHeight(MAIN)
        ways = hbox((self.end, 1), (self.next, 1), (self.again, 1), spacing=6)
        vbox(self.how, self.box, self.reward, ways, spacing=8, margins=NONE, within=self)

    def retranslate(self) -> None:
        self.setAccessibleName(phrase("puzzle-answer"))
        set_button_text(self.end, Message("bar-end-turn"), key_of("end-turn"))
        set_button_text(self.next, Message("puzzle-next"))
        set_button_text(self.again, Message("puzzle-again"))

    def show_end(self, bar_button: QPushButton, *, locked: bool) -> None:
        """Copy the texts and the state of `bar_button` to the button that ends the turn.

        If `locked` is True, hide the button.
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


class ProgressPart(QWidget):
    reset_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.days, self.streak = LastDays(), words("", "second", 13)
        self.rating, self.points = line("", "second", 13), line("", "figure")
        self.points.setFont(serif(21, BLACK))
        self.reset = link(self._reset)
        self._sure = False
        self._content: tuple[QDate, Mapping[QDate, Answer], Rating, int | None] | None = None
        rating = hbox(1, self.rating, self.points, spacing=8)
        first, second = hbox((self.days, 1), rating), hbox((self.streak, 1), self.reset, spacing=8)
        vbox(Hairline(), Gap(2), first, second, spacing=4, margins=NONE, within=self)

    def _reset(self) -> None:
        if self._sure:
            self.reset_wanted.emit()
        self._sure = not self._sure
        self.retranslate()

    def set_content(
        self, today: QDate, days: Mapping[QDate, Answer], rating: Rating, streak: int | None
    ) -> None:
        """Show the progress of the player. `streak` is None unless the puzzle is a puzzle of the day."""
        self._content = today, days, rating, streak
        self.retranslate()

    def retranslate(self) -> None:
        self.rating.setText(phrase("puzzles-your-rating"))
        set_button_text(self.reset, Message("puzzle-reset-sure") if self._sure else Message("puzzle-reset"))
        if self._content is None:
            return
        today, days, rating, streak = self._content
        first = first_of_week(today)
        self.days.set_content([days.get(first.addDays(place)) for place in range(DAYS)])
        self.points.setText(str(round(rating.points)))
        set_tip(self.points, phrase("puzzle-answers", count=rating.answers))
        for part in (self.days, self.streak):
            part.setVisible(streak is not None)
        self.streak.setText("" if streak is None else phrase("puzzles-streak", count=streak))
        self.reset.setVisible(rating.answers > 0)


@contained
class PuzzlePanel(PaperCard):
    def __init__(self, cache: FaceCache) -> None:
        super().__init__(cache)
        self.goal, self.line, self.answer = GoalPart(), TurnPart(), AnswerPart()
        self.progress = ProgressPart()
        self.parts = (self.goal, self.line, self.answer, self.progress)
        self._held = QWidget()
        self._upper = vbox(self.goal, Hairline(), self.line, 1, spacing=10, margins=NONE, within=self._held)
        self.area = Scrolled(self._held)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._fitted: tuple[bool, bool] | None = None
        fill(self.column, (self.area, 1), self.answer, self.progress)

    def minimumSizeHint(self) -> QSize:
        """Return a minimum size that is also wide enough for the parts in the scroll area."""
        least, inside = super().minimumSizeHint(), self.column.contentsMargins()
        needed = self._held.minimumSizeHint().width() + inside.left() + inside.right()
        return QSize(max(least.width(), needed), least.height())

    def fit(self, height: int) -> bool:
        """Adapt the panel to a height. Return whether the layout has changed."""
        high, roomy = height >= HIGH, height >= ROOMY
        if (high, roomy) == self._fitted:
            return False
        self._fitted = high, roomy
        self.goal.fit(high=high)
        self.line.ahead = AHEAD if high else AHEAD[:1]
        self.progress.days.show_letters(shown=high)
        (self.column if roomy else self._upper).addWidget(self.progress)
        return True

    def retranslate(self) -> None:
        for part in self.parts:
            part.retranslate()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        for part in (self.goal, self.line, self.answer, self.progress.days):
            part.theme = theme


def verdict_of(answer: Answer, figure: str, sentence: str) -> AnswerVerdict:
    return AnswerVerdict(SIGNS[answer], say(NAMES[answer]), figure, sentence)
