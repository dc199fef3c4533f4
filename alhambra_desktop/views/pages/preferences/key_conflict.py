from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from ....model.rules.core.frozen import frozen
from ....model.rules.core.words.message import Message
from ....words import phrase
from ... import art
from ...art.fonts import BLACK, SEMIBOLD, sans, serif
from ...art.palette import Theme
from ...commands.actions import PAGE_KEYS
from ...commands.command import Command, key_name
from ...commands.layouts import pressed_key_text
from ...commands.own_keys import FIXED, Changes, swapped, taken
from ...storage.contained import contained
from ...widgets.boxes import vbox
from ...widgets.flow import Flow
from ...widgets.key_caps import CAP, cap_width, caps_of, paint_caps
from ...widgets.key_colours import modifier_look, tinted
from ...widgets.key_groups import group_of
from ...widgets.labels import PlainLabel, push_button, set_button_text, words
from .key_slot import PRESS

SIDE, POINTER, AFTER = 14, 10, 14
"""Space around the contents, height of the tip of the bubble, and space after the name of a command."""


@frozen(eq=False)
class Conflict:
    """A key that the player assigns to slot ``at`` of ``command``, although ``other`` already has it."""

    command: Command
    at: int
    key: str
    other: Command

    @property
    def swap(self) -> Changes | None:
        return swapped(self.command, self.at, self.key, self.other)

    @property
    def take(self) -> Changes | None:
        return taken(self.command, self.at, self.key, self.other)


@contained
class _After(QWidget):
    def __init__(self, command: Command, key: str) -> None:
        super().__init__()
        self._key, self._look = key_name(key), tinted(group_of(command))
        caps = [cap_width(text) for text in caps_of(self._key)]
        self._wide = round(sum(caps) + 5 * len(caps)) + 8
        label = PlainLabel(command.name)
        label.setFont(sans(13, SEMIBOLD))
        vbox(label, spacing=0, margins=(self._wide, 0, AFTER, 0), within=self)
        self.setMinimumHeight(CAP + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_caps(painter, 1, self.height() / 2, self._key, self._look, modifier_look())


@contained
class KeyConflict(QWidget):
    """Asks what to do about a key of another command: swap keys, take the key, or change nothing.

    The player can press a different key instead.
    """

    answered = Signal(object)
    """Emits the changes that the player chose, or None to change nothing."""

    recorded = Signal(str)

    def __init__(self, conflict: Conflict, theme: Theme, tip: int) -> None:
        super().__init__()
        self.conflict, self.theme, self._tip = conflict, theme, tip
        key, other = key_name(conflict.key), conflict.other.name
        title = PlainLabel(phrase("keyboard-conflict", key=key))
        title.setFont(serif(18, BLACK))
        note = words(phrase("keyboard-conflict-note", command=other), "", 13)
        self.after = [] if conflict.swap is None else self._after(conflict)
        self.buttons = list(self._buttons(conflict))
        caption = [words(phrase("keyboard-after"), "second", 13)] if self.after else []
        after = Flow(*caption, *self.after)
        margins = (SIDE + 2, SIDE + POINTER, SIDE, SIDE)
        vbox(title, note, after, Flow(*self.buttons), spacing=8, margins=margins, within=self)
        self.setAccessibleName(f"{title.text()}. {note.text()}")
        for button in self.buttons:
            button.installEventFilter(self)

    def _after(self, conflict: Conflict) -> list[_After]:
        old = conflict.command.current_keys[conflict.at]
        return [_After(conflict.command, conflict.key), _After(conflict.other, old)]

    def _buttons(self, conflict: Conflict) -> Iterator[QPushButton]:
        key, other = key_name(conflict.key), conflict.other.name
        if conflict.swap is not None:
            yield self._button(Message("keyboard-swap"), conflict.swap, PAGE_KEYS["choose"])
        if conflict.take is not None:
            first = PAGE_KEYS["choose"] if conflict.swap is None else ""
            yield self._button(Message("keyboard-take", key=key, command=other), conflict.take, first)
        yield self._button(Message("keyboard-keep"), None, PAGE_KEYS["leave"])

    def _button(self, message: Message, changes: Changes | None, key: str) -> QPushButton:
        name = "ready" if key == PAGE_KEYS["choose"] else ""
        button = push_button("", lambda: self.answered.emit(changes), 13, name)
        set_button_text(button, message, key)
        return button

    # -- keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Record all keys, except those that move the focus between the buttons or press a button."""
        if not isinstance(event, QKeyEvent) or event.type() == QEvent.Type.KeyRelease:
            return super().eventFilter(watched, event)
        chooses = event.key() in FIXED or event.key() in (*PRESS, Qt.Key.Key_Space)
        if event.type() == QEvent.Type.ShortcutOverride:
            event.setAccepted(not chooses)
            return not chooses
        if event.isAutoRepeat():
            return True
        if not chooses:
            self.recorded.emit(pressed_key_text(event))
        elif event.key() in PRESS and isinstance(watched, QPushButton):
            watched.click()
        else:
            return super().eventFilter(watched, event)
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(2, POINTER, -4, -8)
        art.paint_bubble(painter, rect, self.theme, QPointF(self._tip, 1), "illegal")
