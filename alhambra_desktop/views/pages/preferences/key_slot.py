from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton

from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ...art.palette import Theme
from ...commands.command import Command, key_name
from ...commands.layouts import pressed_key_text
from ...commands.own_keys import MOST
from ...storage.contained import contained
from ...widgets.key_caps import CAP, cap_look, cap_width, caps_width, paint_cap, paint_caps
from ...widgets.key_colours import modifier_look, tinted
from ...widgets.key_groups import group_of
from ...widgets.key_legend import paint_star
from ...widgets.labels import set_tip, use_hand_cursor
from ...widgets.painting import paint_ring
from ...widgets.pointing import PressedPoint
from ...widgets.style import theme_of
from .free_key import FREE, paint_free_key
from .free_key import HIGH as FREE_HIGH

HIGH: Final = 30
LEFT: Final = 5
STEPS: Final = {
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Home: (0, -1000),
    Qt.Key.Key_End: (0, 1000),
}
"""Maps each key that moves the focus to its step: the number of columns to the right and of rows down."""

PRESS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def step_of(event: QKeyEvent) -> tuple[int, int] | None:
    """Return the step for a key press, or None if ``STEPS`` lacks the key or the key has a modifier."""
    plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return STEPS.get(Qt.Key(event.key())) if plain else None


@contained
class KeySlot(QPushButton):
    """A button that shows one key of a command. While the button records, it accepts every key."""

    drags = True
    """Whether a finger that starts to move on the slot drags the command instead of scrolling the list."""
    recorded = Signal(str)
    stepped = Signal(int, int)
    recording_cancelled = Signal()
    width_changed = Signal()
    drag_started = Signal()

    def __init__(self, command: Command, at: int) -> None:
        super().__init__()
        self.command, self.at = command, at
        self.recording = False
        self.wanted = self.disputed = ""
        self.setFixedHeight(HIGH)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        use_hand_cursor(self)
        self._pressed = PressedPoint()
        self.follow()

    @property
    def key(self) -> str:
        keys = self.command.current_keys
        return keys[self.at] if self.at < len(keys) else ""

    def follow(self) -> None:
        named = Message("keyboard-second") if self.at else Message("keyboard-key")
        key = key_name(self.key) or phrase("keyboard-none")
        self.setAccessibleName(phrase("keyboard-slot", command=self.command.name, slot=named, key=key))
        self.setAccessibleDescription(say(self.command.line.does) if self.command.line is not None else "")
        tip = phrase("keyboard-change-tip") if self.key else phrase("keyboard-add-tip")
        full = [phrase("keyboard-full-tip", most=MOST)] if len(self.command.current_keys) == MOST else []
        set_tip(self, "\n".join([tip, *full]))
        self.update()

    def record(self, *, on: bool) -> None:
        self.recording = on
        self.width_changed.emit()
        self.update()

    def mark_conflict(self, *, wanted: str = "", disputed: str = "") -> None:
        """Mark this slot as part of a conflict, or remove the mark.

        `wanted` is the key that this slot would get. `disputed` is the key that this slot would lose.
        """
        self.wanted, self.disputed = wanted, disputed
        self.width_changed.emit()
        self.update()

    @property
    def least_width(self) -> int:
        """The minimum width for the current text of the slot, or 0 if the slot is hidden."""
        if self.isHidden():
            return 0
        shown = self.wanted or self.key
        width = cap_width(phrase("keyboard-press")) if self.recording else caps_width(key_name(shown))
        return ceil(2 * LEFT + max(FREE, width))

    # -- mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed.note(event)
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed.begins_drag(event):
            self.setDown(False)
            self.drag_started.emit()
        else:
            super().mouseMoveEvent(event)

    # -- keys

    def event(self, event: QEvent) -> bool:
        if self.recording and event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        return not self.recording and super().focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.recording:
            if not event.isAutoRepeat() and (key := pressed_key_text(event)):
                self.recorded.emit(key)
        elif (step := step_of(event)) is not None:
            self.stepped.emit(*step)
        elif event.key() in PRESS:
            self.click()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.stepped.emit(0, 0)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self.recording:
            self.recording_cancelled.emit()

    # -- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), theme_of(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2
        if self.isDown():
            painter.translate(0, 1)
        if self.recording:
            text = phrase("keyboard-press")
            box = QRectF(LEFT, middle - CAP / 2, cap_width(text), CAP)
            paint_cap(painter, box, text, cap_look("waiting", theme))
        elif self.wanted:
            conflict = cap_look("conflict", theme)
            paint_caps(painter, LEFT, middle, key_name(self.wanted), conflict, conflict)
        elif self.key:
            self._paint_key(painter, middle, theme)
        else:
            box = QRectF(LEFT, middle - FREE_HIGH / 2, FREE, FREE_HIGH)
            paint_free_key(painter, box, theme, pointed=self.underMouse())
        if self.hasFocus():
            paint_ring(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), theme, 5)

    def _paint_key(self, painter: QPainter, middle: float, theme: Theme) -> None:
        disputed, name = self.key == self.disputed, key_name(self.key)
        conflict = cap_look("conflict", theme)
        looks = (conflict, conflict) if disputed else (tinted(group_of(self.command)), modifier_look())
        paint_caps(painter, LEFT, middle, name, *looks)
        if not disputed and self.key not in self.command.defaults:
            paint_star(painter, LEFT + caps_width(name) - 1, middle - CAP / 2 + 1)
