from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from ....model.rules.core.frozen import frozen
from ....words import phrase, say
from ...accessibility.a11y import announce
from ...art.brushes import colour, shape
from ...art.fonts import SEMIBOLD
from ...art.geometry import rounded
from ...art.palette import LIGHT, Theme
from ...commands.command import Command, key_name
from ...commands.own_keys import MOST
from ...commands.touch import TOUCH
from ...storage.contained import contained
from ...text.search import NOTHING, Query
from ...widgets.hit_label import HitLabel
from ...widgets.labels import push_button, set_tip
from ...widgets.pointing import PressedPoint
from .body import hit_ground
from .key_slot import SLOT, KeySlot

LEFT, GAP, ABOVE = 12, 12, 5
RESET: Final = 84
BESIDE: Final = 420
"""Minimum width of a row's texts at which the description is beside the name.

In narrower rows, the description is below the name, and the button that resets the keys is below the
description.
"""

NAME_SHARE: Final = 0.36
LEAST_TEXT: Final = 120
CORNER: Final = 7.0


@frozen
class Columns:
    """Left edges of the parts of a row, and the widths of name and description (``does``)."""

    name: int
    name_width: int
    does: int
    does_width: int
    keys: tuple[int, ...]
    reset: int
    beside: bool


def columns(width: int, slots: Sequence[KeySlot] = ()) -> Columns:
    """Return the columns of rows of this width.

    Without `slots`, the columns fit every row. With the `slots` of a row, the columns fit only this row. The
    keys of this row are then flush right, and the texts use the remaining width.
    """
    reset = width - RESET
    keys = tuple(reset - SLOT.width() * (MOST - at) for at in range(MOST))
    room = keys[0] - LEFT - GAP
    if slots or room < BESIDE:
        ends = accumulate((slot.least_width for slot in reversed(slots)), initial=LEFT)
        flush = tuple(width - end for end in ends)[:0:-1]
        keys = flush or tuple(left + RESET - LEFT for left in keys)
        room = keys[0] - LEFT - GAP
        return Columns(LEFT, room, LEFT, room, keys, LEFT, beside=False)
    name = round(room * NAME_SHARE)
    does = LEFT + name + GAP
    return Columns(LEFT, name, does, room - name - GAP, keys, reset, beside=True)


@contained
class KeyBinding(QWidget):
    """A row of the list of keys: a command, its description and its keys, and a button to reset the keys."""

    reset_wanted = Signal()
    drag_started = Signal(object)  # the `KeySlot` whose command is dragged

    def __init__(self, command: Command) -> None:
        super().__init__()
        assert command.line is not None
        self.command, self.theme = command, LIGHT
        self.striped = self.asked = self.disputed = self.flush = False
        self.name = HitLabel(command.name, "", 14, SEMIBOLD)
        self.does = HitLabel(say(command.line.does), "second")
        self.slots = [KeySlot(command, at) for at in range(MOST)]
        self.reset: QPushButton | None = None
        self._shown = command.current_keys
        for part in (self.name, self.does, *self.slots):
            part.setParent(self)
        for slot in self.slots:
            slot.drag_started.connect(partial(self.drag_started.emit, slot))
            slot.width_changed.connect(self.arrange)
        self._pressed = PressedPoint()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.follow()

    def follow(self) -> None:
        """Show the current keys."""
        if self._shown != self.command.current_keys:
            self._shown = self.command.current_keys
            for slot in self.slots:
                slot.follow()
            self.arrange()
        changed = self._shown != self.command.defaults
        if changed and self.reset is None:
            self.reset = self._make_reset()
            self.arrange()
        if self.reset is not None:
            self.reset.setVisible(changed)
            self.updateGeometry()

    def _make_reset(self) -> QPushButton:
        button = push_button(phrase("keyboard-reset"), self.reset_wanted, 13, "link")
        button.setParent(self)
        button.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        button.setAccessibleName(phrase("keyboard-reset-one", command=self.command.name))
        defaults = ", ".join(map(key_name, self.command.defaults)) or phrase("keyboard-none")
        set_tip(button, phrase("keyboard-reset-tip", keys=defaults))
        return button

    def mark(self, *, asked: bool = False, disputed: bool = False) -> None:
        self.asked, self.disputed = asked, disputed
        self.update()

    def show_fault(self, fault: str) -> None:
        """Show a fault instead of the description. An empty `fault` restores the description."""
        assert self.command.line is not None
        self.does.setProperty("role", "fault" if fault else "second")
        self.does.set_content(fault or say(self.command.line.does))
        self.does.style().unpolish(self.does)
        self.does.style().polish(self.does)
        self.updateGeometry()
        self.arrange()
        announce(self, lambda: fault)

    def seek(self, query: Query, *, every: bool) -> bool:
        found = every or query.matches(self.name.plain_text, self.does.plain_text, *self.command.keys)
        self.setVisible(found)
        self.flush = query != NOTHING
        for label in (self.name, self.does):
            label.mark(query, hit_ground(self.theme))
        self.updateGeometry()
        self.arrange()
        return found

    # -- mouse

    def set_draggable(self, *, allowed: bool) -> None:
        """Show a hand cursor and a tooltip if the command can be dragged to the picture of the keyboard."""
        self.setCursor(Qt.CursorShape.OpenHandCursor if allowed else Qt.CursorShape.ArrowCursor)
        set_tip(self, phrase("keyboard-drag-tip") if allowed else "")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed.note(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed.begins_drag(event):
            self.drag_started.emit(self.slots[0])

    # -- layout

    def _columns(self, width: int) -> Columns:
        return columns(width, self.slots if self.flush else ())

    @property
    def _below(self) -> int:
        """Height of the button that restores the default keys, if it is shown."""
        return 0 if self.reset is None or self.reset.isHidden() else self.reset.sizeHint().height()

    def heightForWidth(self, width: int) -> int:
        at = self._columns(width)
        name, does = self.name.heightForWidth(at.name_width), self.does.heightForWidth(at.does_width)
        high = max(SLOT.height() - 6, max(name, does) if at.beside else name + does + self._below)
        return TOUCH.least(2 * ABOVE + high)

    def sizeHint(self) -> QSize:
        return QSize(560, self.heightForWidth(max(self.width(), 560)))

    def minimumSizeHint(self) -> QSize:
        return QSize(LEFT + GAP + LEAST_TEXT + MOST * SLOT.width(), SLOT.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        at, high = self._columns(self.width()), self.height()
        name, does = self.name.heightForWidth(at.name_width), self.does.heightForWidth(at.does_width)
        top = (high - (max(name, does) if at.beside else name + does + self._below)) // 2
        self.name.setGeometry(at.name, (high - name) // 2 - 1 if at.beside else top, at.name_width, name)
        self.does.setGeometry(
            at.does, (high - does) // 2 - 1 if at.beside else top + name, at.does_width, does
        )
        for slot, left in zip(self.slots, at.keys, strict=True):
            slot.setFixedWidth(slot.least_width if self.flush else SLOT.width())
            slot.move(left, (high - SLOT.height()) // 2)
        if self.reset is not None:
            size = self.reset.sizeHint().boundedTo(QSize(RESET, high))
            left, y = at.reset + 4, (high - size.height()) // 2
            if not at.beside:
                left, y = at.reset, top + name + does
            self.reset.setGeometry(left, y, size.width(), size.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = rounded(QRectF(self.rect()).adjusted(1, 1, -1, -1), CORNER)
        if self.asked:
            shape(painter, path, colour(theme.legal_light, 0.2), theme.legal, 1.8)
        elif self.disputed:
            pen = QPen(colour(theme.illegal), 1.6)
            pen.setDashPattern([4, 2.5])
            painter.fillPath(path, colour(theme.illegal, 0.08))
            painter.strokePath(path, pen)
        elif self.striped:
            painter.fillPath(path, colour(theme.stripe))

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.update()
