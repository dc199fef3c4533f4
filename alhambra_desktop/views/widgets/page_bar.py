from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from ...model.rules.core.words.message import Message
from ...words import say
from .. import art
from ..art.cache import FaceCache
from ..art.fonts import BOLD, sans, text_width
from ..art.palette import LIGHT, Theme
from ..storage.contained import contained
from .labels import push_button

HEIGHT: Final = 36


@contained
class PageBar(QWidget):
    """The bar at the foot of a page: a name or a greeting in bold, then a short text."""

    def __init__(self, cache: FaceCache) -> None:
        super().__init__()
        self._cache = cache
        self.theme: Theme = LIGHT
        self._first = self._then = self._brief = ""
        self.setFixedHeight(HEIGHT)

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.update()

    def set_content(self, first: str, then: str, brief: str = "") -> None:
        """Show two texts. If there is little room, `brief` replaces `then`."""
        self._first, self._then, self._brief = first, then, brief
        self.setAccessibleName(f"{first} {then}")
        self.update()

    @property
    def _room(self) -> float:
        return self.width() - 54.0

    @property
    def _fitting(self) -> str:
        taken = text_width(self._first, sans(14, BOLD)) + 8
        width = taken + text_width(self._then, sans(14))
        return self._brief if self._brief and width > self._room else self._then

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale, theme = QPainter(self), self.devicePixelRatioF(), self.theme
        painter.drawPixmap(0, 0, self._cache.bar(self.width(), self.height(), theme, "top", scale))
        star = self._cache.mark(("winner", 7), 24, scale, lambda p: art.paint_winner(p, 12, 12, 7))
        painter.drawPixmap(QPointF(12, (self.height() - 24) / 2 + 3), star)
        painter.setPen(QColor(theme.bar_text))
        room = QRectF(42, 6, self.width() - 54, self.height() - 6)
        painter.setFont(sans(14, BOLD))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self._first)
        room.setLeft(room.left() + painter.fontMetrics().horizontalAdvance(self._first) + 8)
        painter.setFont(sans(14))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self._fitting)


Answer = tuple[Message, Callable[[], object]]  # text and action of a button
SECOND: Final = 1000


@contained
class QuestionBar(PageBar):
    """A bar that can ask a question with one button for each answer.

    If the player does not answer in time, the bar chooses the last answer.
    """

    def __init__(self, cache: FaceCache) -> None:
        super().__init__(cache)
        self._question: Callable[[int], tuple[str, str, str]] | None = None
        self._usual = "", "", ""
        self._answers: Sequence[Answer] = ()
        self.buttons: list[QPushButton] = []
        self._left = 0
        self._clock = QTimer(self, interval=SECOND)
        self._clock.timeout.connect(self._count_down)

    @property
    def asks(self) -> bool:
        return self._question is not None

    def ask(
        self, question: Callable[[int], tuple[str, str, str]], answers: Sequence[Answer], seconds: int
    ) -> None:
        """Ask a question. The player has `seconds` seconds to answer.

        `question` gets the number of seconds left and returns the arguments of `set_content`.
        """
        self.forget()
        self._question, self._answers, self._left = question, answers, seconds
        for at, (message, _) in enumerate(answers):
            button = push_button(say(message), size=13, name="barButton")
            button.setParent(self)
            button.clicked.connect(lambda _=False, at=at: self._answer(at))
            button.show()
            self.buttons.append(button)
        self._clock.start()
        self.retranslate()

    def forget(self) -> None:
        self._clock.stop()
        self._question, self._answers = None, ()
        buttons, self.buttons = self.buttons, []
        for button in buttons:
            button.clicked.disconnect()  # releasing a pressed button must not answer
            button.hide()
            button.deleteLater()
        super().set_content(*self._usual)

    def give_up(self) -> None:
        if self.asks:
            self._answer(len(self._answers) - 1)

    def set_content(self, first: str, then: str, brief: str = "") -> None:
        self._usual = first, then, brief
        if self._question is None:
            super().set_content(first, then, brief)

    def retranslate(self) -> None:
        for button, (message, _) in zip(self.buttons, self._answers, strict=True):
            button.setText(say(message))
        self._show_question()
        self._arrange()

    def _show_question(self) -> None:
        if self._question is not None:
            super().set_content(*self._question(self._left))

    def _count_down(self) -> None:
        self._left -= 1
        if self._left > 0:
            self._show_question()
        else:
            self.give_up()

    def _answer(self, at: int) -> None:
        action = self._answers[at][1]
        self.forget()
        action()

    @property
    def _room(self) -> float:
        return super()._room - sum(button.width() + 8 for button in self.buttons)

    def _arrange(self) -> None:
        right = self.width() - 10
        for button in reversed(self.buttons):
            width = button.sizeHint().width()
            button.setGeometry(right - width, 7, width, HEIGHT - 9)
            right -= width + 8

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
