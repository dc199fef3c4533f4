from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial
from html import escape
from typing import Final

import attrs
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from ....model.learning.lesson import Lesson, LessonWords, StepWords, course
from ....model.rules.core.frozen import frozen
from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ... import art
from ...art.brushes import colour, shape, stroke
from ...art.cache import FaceCache
from ...art.fonts import BOLD, SEMIBOLD, sans, serif
from ...art.geometry import horseshoe, khatam
from ...art.palette import LIGHT, LINK, Theme
from ...art.verdicts import paint_verdict
from ...commands.actions import PAGE_KEYS
from ...game.seat_pictures import STONE
from ...storage.contained import contained
from ...widgets.boxes import NONE, TOP, fill, hbox, vbox
from ...widgets.labels import PlainLabel, RichLabel, push_button, set_button_text, set_tip, use_hand_cursor
from ...widgets.paper import SHADOW, Paper
from ...widgets.pictures import Picture

WIDTH: Final = 376  # width including the shadow, in pixels before enlargement


@contained
class NumberArch(QWidget):
    """The portrait of a character or, without a character, an arch with a number or a star."""

    def __init__(self, person: str = "") -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self.sign, self._person = "", person
        self.enlarge(1.0)

    def enlarge(self, factor: float) -> None:
        self._factor = factor
        self.setFixedSize((QSize(58, 54) if self._person else QSize(34, 44)) * factor)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._factor, self._factor)
        if self._person:
            art.paint_portrait(painter, self._person, STONE, 21, 29, 30, marked=False)
            return
        arch = horseshoe(17, 40, 11, 24, 1.16)
        painter.fillPath(arch, colour(self.theme.exact_ground))
        stroke(painter, arch, self.theme.stud, 2)
        if not self.sign:
            shape(painter, khatam(17, 27, 7), self.theme.exact_text, None)
            return
        painter.setPen(QColor(self.theme.exact_text))
        painter.setFont(serif(15, BOLD))
        painter.drawText(QRectF(2, 16, 30, 24), Qt.AlignmentFlag.AlignCenter, self.sign)


class TeachingCard(Paper):
    """Base class of the cards of lessons and of the coach.

    They have headings, a text, a reason and a link to a rule.
    """

    rule_asked = Signal(str)

    def __init__(self, cache: FaceCache, parent: QWidget | None = None, teacher: str = "") -> None:
        super().__init__(cache, parent)
        self.factor = 1.0
        self._arch, self._heading, self._title = NumberArch(teacher), PlainLabel(), PlainLabel()
        self.text, self.why = PlainLabel(), RichLabel()
        for label in (self.text, self.why):
            label.setWordWrap(True)
        self.why.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
        self.why.linkActivated.connect(self.rule_asked)
        titles = vbox(1, self._heading, self._title, 1, spacing=0)
        self.head = hbox(self._arch, (titles, 1))
        self.column.setSpacing(9)
        self.column.addLayout(self.head)

    def show_title(self, sign: str, heading: str, title: str) -> None:
        self._arch.theme, self._arch.sign = self.theme, sign
        self._arch.enlarge(self.factor)
        self._arch.update()
        self._heading.setText(heading)
        self._title.setText(title)
        for label, size in ((self._heading, 12), (self.why, 13)):
            label.setFont(sans(round(size * self.factor)))
            label.setProperty("role", "second")
            label.style().polish(label)
        self._title.setFont(serif(round(18 * self.factor), BOLD))
        self.text.setFont(sans(round(15 * self.factor)))

    def show_reason(self, why: str, rule: str) -> None:
        link = f'<a href="{rule}" style="color:{LINK[self.theme.dark]}">'
        link += f"{escape(phrase('lesson-rule', rule=rule))}</a>"
        self.why.setText(f"<b>{escape(phrase('lesson-why'))}</b> {escape(why)} {link}")

    def fit(self) -> None:
        self.setFixedWidth(round(WIDTH * self.factor))
        self.column.activate()
        self.setFixedHeight(self.heightForWidth(self.width()))

    @property
    def spoken_text(self) -> str:
        return f"{self.accessibleName()}. {self.accessibleDescription()}"

    def paper(self) -> QRectF:
        return QRectF(self.geometry()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)


@frozen
class Question:
    answers: Mapping[int, str] = attrs.field(factory=dict)
    tried: frozenset[int] = frozenset()
    answered: str = ""


NOT_ASKED: Final = Question()


@contained
class Answer(QPushButton):
    """A button that Enter presses, although it is not a default button."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


class Choices(QWidget):
    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: dict[int, Answer] = {}
        self._row = hbox(margins=NONE, within=self)

    def offer(self, question: Question, factor: float) -> None:
        answers = {} if question.answered else question.answers
        self.setVisible(bool(answers))
        if list(answers) != list(self.buttons):
            self._make(answers)
        for value, button in self.buttons.items():
            button.setText(answers[value])
            set_tip(button, phrase("lesson-answer-tip", answer=answers[value]))
            button.setFont(sans(round(14 * factor), SEMIBOLD))
            button.setEnabled(value not in question.tried)

    def _make(self, values: Collection[int]) -> None:
        for button in self.buttons.values():
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = {value: Answer(self) for value in values}
        for value, button in self.buttons.items():
            button.clicked.connect(partial(self.chosen.emit, value))
            use_hand_cursor(button)
            self._row.addWidget(button, 1)
            button.show()  # a hidden widget cannot receive the focus

    @property
    def first(self) -> Answer | None:
        return next((button for button in self.buttons.values() if button.isEnabled()), None)


SIGN: Final = 20

GAP: Final = 20.0

BACK, UNDO, SHOW = Message("lesson-back"), Message("lesson-undo"), Message("lesson-show")
NEXT, NEXT_LESSON = Message("lesson-next"), Message("lesson-next-lesson")
PUT_BACK = Message("lesson-put-back")
FINISH = Message("lesson-finish")


@contained
class Stars(QWidget):
    """A row of stars: filled for each finished part, with a golden outline for the current part."""

    def __init__(self) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self.factor = 1.0
        self.set_content(0, 1)

    def set_content(self, done: int, count: int, here: bool = True) -> None:
        self.done, self.count, self.here = done, count, here
        self.setFixedSize(QSize(round((count * GAP + 4) * self.factor), round(20 * self.factor)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.factor, self.factor)
        theme = self.theme
        for number in range(self.count):
            at_it = self.here and number == self.done
            star = khatam(10 + number * GAP, 10, 8 if at_it else 6.5)
            if number < self.done:
                shape(painter, star, theme.legal, None)
            elif at_it:
                shape(painter, star, None, theme.stud, 2.2)
            else:
                shape(painter, star, None, colour(theme.text_2, 0.7), 1.3)


class LessonCard(TeachingCard):
    back_chosen = Signal()
    next_chosen = Signal()
    show_wanted = Signal()
    undo_wanted = Signal()
    left = Signal()

    def __init__(self, cache: FaceCache, parent: QWidget | None = None) -> None:
        super().__init__(cache, parent)
        self.setObjectName("lessonCard")
        self._stars, self.task, self._progress = Stars(), PlainLabel(), PlainLabel()
        self.task_text = ""
        self._sign = Picture(SIGN, "", lambda painter, size: None)
        self._box, self.choices = QFrame(), Choices()
        self.back, self.show_me, self.leave, self.next, self.undo = (
            push_button("", signal, name=name, enter=True)
            for signal, name in (
                *((self.back_chosen, "quiet"), (self.show_wanted, "quiet"), (self.left, "quiet")),
                *((self.next_chosen, "ready"), (self.undo_wanted, "ready")),
            )
        )
        self._lay_out()

    def _lay_out(self) -> None:
        self.task.setWordWrap(True)
        self._box.setObjectName("lessonTask")
        task_row = ((self._sign, 0, TOP), (self.task, 1))
        hbox(*task_row, spacing=9, margins=(12, 8, 10, 8), within=self._box)
        progress = hbox(self._stars, (self._progress, 1))
        buttons = hbox(self.leave, 1, self.back, self.undo, self.show_me, self.next)
        fill(self.column, self.text, self._box, self.choices, self.why, progress, buttons)

    def set_content(
        self,
        lesson: Lesson,
        words: LessonWords,
        step: int,
        done: bool,
        wrong: bool,
        onward: Message,
        asked: Question = NOT_ASKED,
        instead: Message | None = None,
    ) -> None:
        """Show a step.

        `wrong` is True if the player has just taken an action that is not the task. `onward` is the text of
        the button that continues. While the question `asked` is open, the card hides the reason. If `instead`
        is a message, it replaces the text of the task.
        """
        factor, theme, step_words = self.factor, self.theme, words.steps[step]
        here = lesson.steps[step]
        self._show_task(step_words, asked, done and here.refused != "", wrong)
        if instead is not None:
            self.task_text = say(instead)
        self.task.setText(self.task_text)
        self._stars.theme, self._stars.factor = theme, factor
        self._stars.set_content(step, len(lesson.steps))
        self.show_title(sign_of(lesson), heading(lesson), words.title)
        self.text.setText(step_words.text)
        self._show_sign(done and not here.is_read, wrong)
        self.show_reason(step_words.why, here.rule)
        self.choices.offer(asked, factor)
        self.why.setVisible(not self.choices.buttons)
        self._progress.setText(phrase("lesson-step", step=step + 1, steps=len(lesson.steps)))
        tint = theme.stud if wrong else theme.legal
        light = QColor(theme.over_ground if wrong else tint)
        self._box.setStyleSheet(
            f"#lessonTask {{ background: rgba({light.red()}, {light.green()}, {light.blue()}, 40);"
            f" border: 2px solid {tint}; border-radius: 7px; }}"
        )
        self._name(done or here.is_read, wrong, onward)
        self.back.setEnabled(step > 0)
        self.setAccessibleName(f"{heading(lesson)}, {words.title}, {self._progress.text()}")
        self.setAccessibleDescription(f"{step_words.text} {self.task_text}")
        self.fit()

    def _show_task(self, step_words: StepWords, asked: Question, refused: bool, wrong: bool) -> None:
        self.task_text = f"{step_words.task} {asked.answered}".strip()
        if wrong:
            self.task_text = step_words.other or phrase("lesson-other")
        elif refused:
            self.task_text = phrase("lesson-seen")

    def _show_sign(self, done: bool, wrong: bool) -> None:
        theme = self.theme

        def paint(painter: QPainter, size: int) -> None:
            middle = size / 2
            if done or wrong:
                paint_verdict(painter, "doubtful" if wrong else "good", middle, middle, size * 0.42, theme)
            else:
                shape(painter, khatam(middle, middle, size * 0.38), None, theme.legal, 1.8)

        self._sign.setFixedSize(QSize(SIGN, SIGN) * self.factor)
        self._sign.set_picture("", lambda painter, _: paint(painter, self._sign.width()))

    def _name(self, may_go_on: bool, wrong: bool, onward: Message) -> None:
        factor = self.factor
        key = PAGE_KEYS["leave"]
        leave = Message("lesson-leave")
        words = ((self.back, BACK), (self.undo, UNDO), (self.show_me, SHOW), (self.leave, leave))
        for button, label_message in (*words, (self.next, onward)):
            set_button_text(button, label_message, key if label_message is leave else "")
            button.setFont(sans(round(13 * factor), SEMIBOLD))
        asks = bool(self.choices.buttons)
        self.undo.setVisible(wrong and not asks)
        self.show_me.setVisible(not may_go_on and (asks or not wrong))
        self.next.setVisible(may_go_on and not wrong)
        self._progress.setFont(sans(round(12 * factor)))
        self._progress.setProperty("role", "second")
        self._progress.style().polish(self._progress)
        self.task.setFont(sans(round(15 * factor), SEMIBOLD))


def sign_of(lesson: Lesson) -> str:
    return "" if lesson.about else lesson.id


def heading(lesson: Lesson) -> str:
    if lesson.about:
        return phrase("lesson-module")
    return phrase("lesson-number", number=lesson.id, count=len(course()))
