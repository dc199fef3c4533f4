from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

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
from ...text.search import Query
from ...widgets.hit_label import HitLabel
from ...widgets.labels import push_button, set_tip
from ...widgets.pointing import PressedPoint
from .body import hit_ground
from .key_slot import HIGH, KeySlot

LEFT, GAP, ABOVE = 12, 12, 6
COMPACT: Final = 1
"""Pixels above and below a compact row."""

LEAST_TEXT: Final = 120
WANTED: Final = 380
CORNER: Final = 7.0


@contained
class KeyBinding(QWidget):
    """A row of the list: a command, its description, its keys, and a button that resets the keys."""

    reset_wanted = Signal()
    pointed = Signal(bool)
    drag_started = Signal(object)  # the `KeySlot` whose command is dragged

    def __init__(self, command: Command) -> None:
        super().__init__()
        self.command, self.theme = command, LIGHT
        self.asked = self.disputed = self.current = self.compact = False
        self.name = HitLabel(command.name, "", 14, SEMIBOLD)
        self.does = HitLabel(self._description, "second")
        self.slots = [KeySlot(command, at) for at in range(MOST)]
        self.reset: QPushButton | None = None
        self._shown, self._draggable = command.current_keys, False
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
        if self._shown != self.command.current_keys:
            self._shown = self.command.current_keys
            for slot in self.slots:
                slot.follow()
        for slot in self.slots:
            slot.setHidden(slot.at > len(self._shown))
        self._show_tip()
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

    def set_compact(self, *, compact: bool) -> None:
        """If `compact` is True, show the description only as a tooltip. A fault is shown in either case."""
        if compact != self.compact:
            self.compact = compact
            self.updateGeometry()
            self.arrange()

    def set_current(self, *, current: bool) -> None:
        self.current = current
        self.update()

    def mark(self, *, asked: bool = False, disputed: bool = False) -> None:
        self.asked, self.disputed = asked, disputed
        self.update()

    def show_fault(self, fault: str) -> None:
        """Show a fault or, if `fault` is empty, the description."""
        self.does.setProperty("role", "fault" if fault else "second")
        self.does.set_content(fault or self._description)
        self.does.style().unpolish(self.does)
        self.does.style().polish(self.does)
        self.updateGeometry()
        self.arrange()
        announce(self, lambda: fault)

    def seek(self, query: Query, *, every: bool) -> bool:
        found = every or query.matches(self.name.plain_text, self.does.plain_text, *self.command.keys)
        self.setVisible(found)
        for label in (self.name, self.does):
            label.mark(query, hit_ground(self.theme))
        self.updateGeometry()
        self.arrange()
        return found

    # -- mouse

    def set_draggable(self, *, allowed: bool) -> None:
        """If `allowed` is True, a hand cursor and the tooltip show that the command can be dragged."""
        self.setCursor(Qt.CursorShape.OpenHandCursor if allowed else Qt.CursorShape.ArrowCursor)
        self._draggable = allowed
        self._show_tip()

    def _show_tip(self) -> None:
        drag = [phrase("keyboard-drag-tip")] if self._draggable else []
        full = [phrase("keyboard-full-tip", most=MOST)] if len(self._shown) == MOST else []
        set_tip(self, "\n".join([self._description, *drag, *full]))

    @property
    def _description(self) -> str:
        assert self.command.line is not None
        return say(self.command.line.does)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.pointed.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        self.pointed.emit(False)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed.note(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed.begins_drag(event):
            self.drag_started.emit(self.slots[0])

    # -- layout

    @property
    def _beside_texts(self) -> int:
        return 2 * LEFT + GAP + sum(slot.least_width for slot in self.slots)

    def _text_width(self, width: int) -> int:
        return max(1, width - self._beside_texts)

    @property
    def _below(self) -> int:
        return 0 if self.reset is None or self.reset.isHidden() else self.reset.sizeHint().height()

    def _text_heights(self, width: int) -> tuple[int, int]:
        room = self._text_width(width)
        fault = self.does.plain_text != self._description
        does = self.does.heightForWidth(room) if fault or not self.compact else 0
        return self.name.heightForWidth(room), does

    def heightForWidth(self, width: int) -> int:
        above = COMPACT if self.compact else ABOVE
        return TOUCH.least(2 * above + max(HIGH, sum(self._text_heights(width)) + self._below))

    def sizeHint(self) -> QSize:
        return QSize(WANTED, self.heightForWidth(max(self.width(), WANTED)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._beside_texts + LEAST_TEXT, HIGH)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        room, high = self._text_width(self.width()), self.height()
        name, does = self._text_heights(self.width())
        top = (high - name - does - self._below) // 2
        self.name.setGeometry(LEFT, top, room, name)
        self.does.setGeometry(LEFT, top + name, room, does)
        self.does.setVisible(does > 0)
        right = self.width() - LEFT
        for slot in reversed(self.slots):
            slot.setFixedWidth(slot.least_width)
            right -= slot.width()
            slot.move(right, (high - HIGH) // 2)
        if self.reset is not None:
            size = self.reset.sizeHint()
            self.reset.setGeometry(LEFT, top + name + does, size.width(), size.height())

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
        elif self.current:
            shape(painter, path, colour(theme.legal_light, 0.2), theme.legal, 1.2)
        else:
            painter.fillPath(path, colour(theme.stripe))

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.update()
