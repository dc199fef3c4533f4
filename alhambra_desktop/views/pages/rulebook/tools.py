from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ...art.brushes import colour
from ...art.fonts import sans
from ...art.geometry import ellipse
from ...art.palette import Theme
from ...commands.command import Key
from ...widgets.boxes import hbox
from ...widgets.labels import PlainLabel, push_button, set_tip
from ...widgets.menu import RoundMenu
from ...widgets.round_button import RoundButton

MARGINS: Final = (4, 0, 0, 0)  # the left margin matches the text below


def _paint_dots(p: QPainter, x: float, y: float, theme: Theme) -> None:
    for shift in (-6, 0, 6):
        p.fillPath(ellipse(x + shift, y, 2), colour(theme.text))


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
        self.where = PlainLabel()
        self.where.setProperty("role", "second")
        self.where.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.open_lesson = push_button("", lambda: self.lesson_chosen.emit(self._lesson), enter=None)
        self.more = RoundButton(_paint_dots)
        self.more.clicked.connect(self._open_menu)
        self._deeds: Mapping[str, Callable[[], object]] = {
            "smaller": lambda: self.zoomed.emit(-1),
            "larger": lambda: self.zoomed.emit(1),
            "copy": self.copied.emit,
            "print": self.printed.emit,
        }
        middle = Qt.AlignmentFlag.AlignVCenter
        parts = (self.where, 1), (self.open_lesson, 0, middle), self.more
        hbox(*parts, spacing=8, margins=MARGINS, within=self)

    def _open_menu(self) -> None:
        menu = RoundMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setAccessibleName(self.more.accessibleName())
        for name, (message, key) in NAMES.items():
            keys = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
            action = menu.addAction(f"{say(message)}\t{keys}" if keys else say(message))
            action.triggered.connect(lambda _=False, do=self._deeds[name]: do())
        menu.popup(self.more.mapToGlobal(QPoint(0, self.more.height())))

    def retranslate(self) -> None:
        self.where.setFont(sans(round(13 * self.factor)))
        self.open_lesson.setFont(sans(round(13 * self.factor)))
        self.open_lesson.setText(phrase("rulebook-open-lesson"))
        self.more.setAccessibleName(phrase("rulebook-more"))
        set_tip(self.more, phrase("rulebook-more-tip"))

    def show_rule(self, where: str, lesson: str, title: str) -> None:
        self.where.setText(where)
        self._lesson = lesson
        self.open_lesson.setVisible(bool(lesson))
        set_tip(self.open_lesson, phrase("rulebook-lesson", title=title) if lesson else "")
