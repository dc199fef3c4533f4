from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QSizePolicy, QWidget

from ....model.rules.core.words.message import Message
from ....words import phrase
from ...art.fonts import BLACK, sans, serif
from ...commands.command import Key
from ...widgets.boxes import hbox
from ...widgets.labels import PlainLabel, heading, push_button, set_tip
from ...widgets.more_button import Entry, MoreButton

MARGINS: Final = (4, 0, 0, 0)  # the left margin matches the text below


NAMES: Final[Mapping[str, tuple[Message, Key]]] = {
    "smaller": (Message("rulebook-smaller"), QKeySequence.StandardKey.ZoomOut),
    "larger": (Message("rulebook-larger"), QKeySequence.StandardKey.ZoomIn),
    "copy": (Message("rulebook-copy"), ""),
    "print": (Message("rulebook-print"), QKeySequence.StandardKey.Print),
}


class RuleTools(QWidget):
    lesson_chosen = Signal(str)
    copied = Signal()
    printed = Signal()
    zoomed = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.factor = 1.0
        self._lesson = ""
        self.title = heading("")
        self.title.setContentsMargins(0, 0, 6, 0)
        self.where = PlainLabel()
        self.where.setProperty("role", "second")
        self.where.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.open_lesson = push_button("", lambda: self.lesson_chosen.emit(self._lesson), enter=None)
        self.more = MoreButton(self._entries)
        self._deeds: Mapping[str, Callable[[], object]] = {
            "smaller": lambda: self.zoomed.emit(-1),
            "larger": lambda: self.zoomed.emit(1),
            "copy": self.copied.emit,
            "print": self.printed.emit,
        }
        middle = Qt.AlignmentFlag.AlignVCenter
        parts = self.title, (self.where, 1), (self.open_lesson, 0, middle), self.more
        hbox(*parts, spacing=8, margins=MARGINS, within=self)

    def _entries(self) -> list[Entry]:
        return [Entry(message, self._deeds[name], key) for name, (message, key) in NAMES.items()]

    def retranslate(self) -> None:
        self.where.setFont(sans(round(13 * self.factor)))
        self.open_lesson.setFont(sans(round(13 * self.factor)))
        self.open_lesson.setText(phrase("rulebook-open-lesson"))
        self.more.setAccessibleName(phrase("rulebook-more"))
        set_tip(self.more, phrase("rulebook-more-tip"))

    def show_rule(self, where: str, lesson: str, title: str) -> None:
        self.title.hide()
        self.where.setText(where)
        self._lesson = lesson
        self.open_lesson.setVisible(bool(lesson))
        set_tip(self.open_lesson, phrase("rulebook-lesson", title=title) if lesson else "")

    def show_page(self, title: str, sentence: str) -> None:
        """Show the title of a page without a rule, and a sentence beside the title."""
        self.show_rule(sentence, "", "")
        self.title.setFont(serif(round(23 * self.factor), BLACK))
        self.title.setText(title)
        self.title.show()
