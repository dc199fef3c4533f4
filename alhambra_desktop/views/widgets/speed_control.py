from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ...model.rules.core.words.message import Message
from ...words import phrase, say
from ..art.brushes import colour, down, shape, stroke
from ..art.fonts import SEMIBOLD, sans, text_width
from ..art.geometry import box, joined, polygon, rounded
from ..commands.actions import BY_ID, key_of
from ..commands.command import Button
from ..commands.keymap import KEYMAP
from ..commands.touch import TOUCH
from ..storage.contained import contained
from ..text.language import SPOKEN
from .labels import set_key_tip, set_tip, use_hand_cursor
from .painting import LEFT, write

HIGH: Final = 24
SIGN: Final = 38  # width of a button without its word
WORD: Final = 29  # x coordinate of the text
EDGE: Final = 3.0
LETTERS: Final = 13

GROOVE: Final = ("#1C0F06", "#2E1A0C")
GOLD, GOLD_EDGE, GOLD_INK = ("#FBE29A", "#C48A24"), "#4E3206", "#2A1A12"
HOVER: Final = ("#6A4628", "#4A2D18")
LINE, INK, RING = "#E2C896", "#F2E2C0", "#7CF2E4"

KEYS: Final = {"pause": "pause", "normal": "speed", "fast": "speed", "skip-turns": "put-back"}
"""Maps the command of a button to a command with a key. The tooltip of the button shows this key."""

STEP: Final = 17.0  # distance between the centres of two lozenges (`StepMarks`)
HALF: Final = (5.4, 4.4)  # half the width and height of a lozenge
BESIDE: Final = 4  # space to the right of the last lozenge
LARGEST: Final = 136.0  # maximum width of all lozenges together
SHOWN, NOW, NOW_EDGE = "#E9C98A", "#F7D980", "#FFF6DC"

RESUME: Final = Button(Message("bar-resume"), Message("bar-resume-tip"))


def _right(x: float, y: float, height: float, width: float) -> QPainterPath:
    return polygon([(x, y - height), (x + width, y), (x, y + height)])


SIGNS: Final[Mapping[str, Callable[[float, float], QPainterPath]]] = {
    "pause": lambda x, y: joined([box(x - 4.6, y - 6, x - 1, y + 6), box(x + 1.2, y - 6, x + 4.8, y + 6)]),
    "normal": lambda x, y: _right(x - 4.5, y, 6.5, 10.5),
    "fast": lambda x, y: joined([_right(x - 6.5, y, 6, 7.5), _right(x + 1, y, 6, 7.5)]),
    "skip-turns": lambda x, y: joined(
        [_right(x - 8, y, 6, 6.5), _right(x - 1.5, y, 6, 6.5), box(x + 5.6, y - 6, x + 8.4, y + 6)]
    ),
}
RESUMES: Final = SIGNS["normal"]


@contained
class SpeedButton(QPushButton):
    """A button for a speed. If there is little room, the button shows only its icon."""

    def __init__(self, command: str, parent: SpeedControl) -> None:
        super().__init__(parent)
        self.command = command
        self._control = parent
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        use_hand_cursor(self)

    @property
    def _resumes(self) -> bool:
        return self.command == "pause" and self.isChecked()

    def update_texts(self) -> None:
        button = RESUME if self._resumes else BY_ID[self.command].button
        assert button is not None
        self.setText(say(button.message))
        set_key_tip(self, button.tip, key_of(KEYS[self.command]))
        self.updateGeometry()

    def nextCheckState(self) -> None:
        """Do nothing. After the button's command, `SpeedControl.show_chosen` sets the state."""

    def sizeHint(self) -> QSize:
        word = 0 if self._control.short else text_width(self.text(), sans(LETTERS, SEMIBOLD))
        enlarged = self._control.enlarged
        return QSize(ceil((TOUCH.least(SIGN) + word) * enlarged), round(HIGH * enlarged))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is not None:
            self._control.step_from(self, step)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, enlarged, short = QPainter(self), self._control.enlarged, self._control.short
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(enlarged, enlarged)
        whole = QRectF(0, 0, self.width() / enlarged, HIGH)
        plate, ink = rounded(whole.adjusted(0, 2.5, 0, -2.5), 5, 0.5), INK
        if self.isChecked():
            shape(painter, plate, down(2.5, HIGH - 2.5, *GOLD), GOLD_EDGE, 1)
            ink = GOLD_INK
        elif self.underMouse():
            shape(painter, plate, down(2.5, HIGH - 2.5, *HOVER), None)
        if self.isDown():
            painter.translate(0, 1)
        sign = RESUMES if self._resumes else SIGNS[self.command]
        painter.fillPath(sign(whole.center().x() if short else 16, HIGH / 2), colour(ink))
        if not short:
            word = whole.adjusted(WORD, -1, 0, -1)
            write(painter, word, self.text(), sans(LETTERS, SEMIBOLD), ink, LEFT)
        if self.hasFocus():
            stroke(painter, plate, RING, 2)


@contained
class StepMarks(QWidget):
    """A row with a lozenge for each step of the watched turn."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._now = self.count = 0
        self._enlarged = 1.0
        SPOKEN.changed.connect(self._name)

    def fit(self, enlarged: float) -> None:
        self._enlarged = enlarged
        self.setFixedSize(QSize(round(self._step * self.count + BESIDE), HIGH) * enlarged)

    @property
    def _step(self) -> float:
        return min(STEP, LARGEST / max(1, self.count))

    def show_step(self, now: int, count: int) -> None:
        """Mark step `now` of `count` steps as the current step. The first step is 1."""
        if (now, count) != (self._now, self.count):
            self._now, self.count = now, count
            self.fit(self._enlarged)
            self._name()
            self.update()

    def _name(self) -> None:
        name = phrase("bar-steps", step=self._now, count=self.count) if self.count else ""
        self.setAccessibleName(name)
        set_tip(self, name)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, step = QPainter(self), self._step
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._enlarged, self._enlarged)
        half, high = min(HALF[0], step * 0.4), HALF[1]
        for number in range(1, self.count + 1):
            x, y = (number - 0.5) * step, HIGH / 2
            path = polygon([(x - half, y), (x, y - high), (x + half, y), (x, y + high)])
            ground = SHOWN if number < self._now else NOW if number == self._now else None
            shape(painter, path, ground, NOW_EDGE if number == self._now else LINE, 1.2)


@contained
class SpeedControl(QWidget):
    commanded = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.enlarged, self.short = 1.0, False
        self.buttons = {command: SpeedButton(command, self) for command in KEYS}
        self._row = QHBoxLayout(self)
        self._row.setSpacing(0)
        for command, button in self.buttons.items():
            button.clicked.connect(lambda _=False, command=command: self.commanded.emit(command))
            self._row.addWidget(button)
        SPOKEN.changed.connect(self._name)
        KEYMAP.changed.connect(self._name)
        self.fit(1.0, short=False)
        self._name()

    def fit(self, enlarged: float, *, short: bool) -> None:
        self.enlarged, self.short = enlarged, short
        beside = round(EDGE * enlarged)
        self._row.setContentsMargins(beside, 0, beside, 0)
        for button in self.buttons.values():
            button.updateGeometry()
        self.update()

    def _name(self) -> None:
        for button in self.buttons.values():
            button.update_texts()

    def show_chosen(self, command: str) -> None:
        for name, button in self.buttons.items():
            if button.isChecked() != (name == command):
                button.setChecked(name == command)
                button.update_texts()
                self.update()

    def step_from(self, button: SpeedButton, step: int) -> None:
        buttons = list(self.buttons.values())
        to = buttons.index(button) + step
        if 0 <= to < len(buttons):
            buttons[to].setFocus(Qt.FocusReason.TabFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.enlarged, self.enlarged)
        whole = QRectF(0, 0, self.width() / self.enlarged, HIGH)
        shape(painter, rounded(whole, 7, 0.6), down(0, HIGH, *GROOVE), LINE, 1.1)
        buttons = list(self.buttons.values())
        for button, other in pairwise(buttons):
            if not button.isChecked() and not other.isChecked():
                painter.fillRect(QRectF(other.x() / self.enlarged, 5, 1, 14), colour(LINE, 0.3))
