"""The line above the text of a rule: its chapter, its lesson, and buttons to zoom, copy and print."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from ....model.rules.core.words.message import Message
from ....words import phrase, say, tip_of
from ...art.brushes import Tint, colour, shape
from ...art.fonts import BLACK, sans, serif
from ...art.geometry import rounded
from ...art.palette import Theme
from ...commands.command import Key
from ...widgets.boxes import hbox
from ...widgets.labels import PlainLabel, push_button, set_key_tip, set_tip
from ...widgets.painting import CENTRE, write
from ...widgets.round_button import PaintSign, RoundButton

LINE: Final = 1.5
MARGINS: Final = (4, 0, 0, 0)  # the left margin is the same as in the text below


def _letter(sign: str) -> PaintSign:
    def paint(p: QPainter, x: float, y: float, theme: Theme) -> None:
        write(p, QRectF(x - 13, y - 11, 15, 21), "A", serif(15, BLACK), theme.text, CENTRE)
        write(p, QRectF(x + 2, y - 13, 10, 21), sign, sans(14, BLACK), theme.text, CENTRE)

    return paint


def _sheet(p: QPainter, rect: QRectF, ground: Tint, theme: Theme) -> None:
    shape(p, rounded(rect, 1.5), ground, theme.text, LINE)


def _paint_copy(p: QPainter, x: float, y: float, theme: Theme) -> None:
    _sheet(p, QRectF(x - 6.5, y - 7.5, 9, 11), theme.panel_top, theme)
    _sheet(p, QRectF(x - 2.5, y - 3.5, 9, 11), theme.panel_top, theme)


def _paint_printer(p: QPainter, x: float, y: float, theme: Theme) -> None:
    _sheet(p, QRectF(x - 4.5, y - 8, 9, 6), theme.panel_top, theme)
    shape(p, rounded(QRectF(x - 8, y - 3, 16, 7.5), 2), colour(theme.text), None)
    _sheet(p, QRectF(x - 4.5, y + 1, 9, 6.5), theme.panel_top, theme)


SIGNS: Final[Mapping[str, PaintSign]] = {
    "smaller": _letter("\N{MINUS SIGN}"),
    "larger": _letter("+"),
    "copy": _paint_copy,
    "print": _paint_printer,
}
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
        self.buttons = {name: RoundButton(sign) for name, sign in SIGNS.items()}
        pressed: Mapping[str, Callable[[], object]] = {
            "smaller": lambda: self.zoomed.emit(-1),
            "larger": lambda: self.zoomed.emit(1),
            "copy": self.copied.emit,
            "print": self.printed.emit,
        }
        for name, do in pressed.items():
            self.buttons[name].clicked.connect(do)
        middle = Qt.AlignmentFlag.AlignVCenter
        buttons = hbox(*self.buttons.values(), spacing=2)
        hbox((self.where, 1), (self.open_lesson, 0, middle), buttons, spacing=8, margins=MARGINS, within=self)

    def retranslate(self) -> None:
        self.where.setFont(sans(round(13 * self.factor)))
        self.open_lesson.setFont(sans(round(13 * self.factor)))
        self.open_lesson.setText(phrase("rulebook-open-lesson"))
        for name, (message, key) in NAMES.items():
            self.buttons[name].setAccessibleName(say(message))
            set_key_tip(self.buttons[name], tip_of(message), key)

    def show_rule(self, where: str, lesson: str, title: str) -> None:
        """Show the chapter of a rule and, if there is a `lesson` about the rule, a button that opens it."""
        self.where.setText(where)
        self._lesson = lesson
        self.open_lesson.setVisible(bool(lesson))
        set_tip(self.open_lesson, phrase("rulebook-lesson", title=title) if lesson else "")
