from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame

from ....model.learning.lesson import course, is_done, lesson_words
from ....model.rules.core.words.message import Message
from ....words import phrase, words
from ...art.cache import FaceCache
from ...art.fonts import BOLD, serif
from ...art.palette import Theme
from ...commands.actions import PAGE_KEYS
from ...widgets.boxes import fill, hbox, vbox
from ...widgets.labels import set_button_text
from ...widgets.labels import words as label
from ...widgets.paper_card import PaperCard, plain_button, quiet_button
from ...widgets.press_area import PressArea
from .card import Stars


class LearnCard(PaperCard):
    """A card of the start page, with a star for each base-game lesson and a button for the next lesson."""

    lesson_chosen = Signal(str)
    list_chosen = Signal()

    def __init__(self, cache: FaceCache, done: Mapping[str, int], least_height: int) -> None:
        super().__init__(cache, Message("learn-title"))
        self._done, self._least_height = done, least_height
        self.beside.setWordWrap(True)
        self.stars, self._count = Stars(), label("", "second", 13)
        self.begin, self.everything = plain_button(), quiet_button()
        self._box, self._next, self._goal = QFrame(), label("", "", 16), label("", "second", 13)
        self._next.setFont(serif(16, BOLD))
        for line in (self._next, self._goal):
            line.setWordWrap(True)
        self._lay_out()
        PressArea(self._box, self.begin)
        self.begin.clicked.connect(lambda: self.lesson_chosen.emit(self.next_lesson))
        self.everything.clicked.connect(self.list_chosen)
        self.retranslate()

    def _lay_out(self) -> None:
        self._box.setObjectName("nextLesson")
        lines = vbox(self._next, self._goal, spacing=0)
        hbox((lines, 1), self.begin, margins=(12, 4, 10, 4), within=self._box)
        fill(self.column, hbox(self.stars, (self._count, 1), self.everything), self._box)

    @property
    def next_lesson(self) -> str:
        return next((lesson.id for lesson in course() if not is_done(lesson, self._done)), "")

    def show_progress(self, done: Mapping[str, int]) -> None:
        self._done = done
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        count, name = len(course()), self.next_lesson
        finished = sum(is_done(lesson, self._done) for lesson in course())
        self.stars.theme = self.theme
        self.stars.set_content(finished, count)
        self._count.setText(phrase("start-lessons-done", done=finished, count=count))
        self.stars.setAccessibleName(self._count.text())
        self.beside.setText(phrase("start-lessons"))
        set_button_text(self.everything, Message("start-all-lessons"), PAGE_KEYS["learn"])
        self._box.setVisible(bool(name))
        if name:
            lesson = lesson_words(words().language)[name]
            self._next.setText(phrase("start-next-lesson", number=name, title=lesson.title))
            self._goal.setText(lesson.goal)
            begin = Message("learn-go-on") if self._done.get(name) else Message("learn-begin")
            set_button_text(self.begin, begin)
            self.begin.setAccessibleDescription(f"{self._next.text()}. {lesson.goal}")
        self.reserve_height(self._least_height if name else 0)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        red, green, blue = (int(theme.legal[i : i + 2], 16) for i in (1, 3, 5))
        self._box.setStyleSheet(
            f"#nextLesson {{ background: rgba({red}, {green}, {blue}, 36);"
            f" border: 1px solid {theme.legal}; border-radius: 7px; }}"
        )
        self.stars.theme = theme
        self.stars.update()
