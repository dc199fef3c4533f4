from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ...art.fonts import BOLD, serif
from ...art.palette import Theme
from ...commands.actions import COMMANDS
from ...commands.own_keys import is_assignable
from ...storage.contained import contained
from ...text.search import NOTHING, Query
from ...widgets.boxes import NONE, hbox, vbox
from ...widgets.labels import heading, line
from ...widgets.scrolled import Scrolled
from .key_binding import LEFT, KeyBinding, columns
from .key_conflict import Conflict, KeyConflict
from .key_slot import LEFT as CAP_LEFT
from .key_slot import KeySlot

LEAST: Final = 150
CAPTIONS: Final = (
    Message("keyboard-command"),
    Message("keyboard-does"),
    Message("keyboard-key"),
    Message("keyboard-second"),
)
RIGHT: Final = 8
"""Pixels between the rows and their scroll bar."""

AT_END: Final = 8
"""Pixels below the last row."""

GROUP: Final = 16
"""Size of the titles of groups."""


@contained
class KeyCaptions(QWidget):
    """Titles above the columns of the list."""

    def __init__(self) -> None:
        super().__init__()
        self._labels = [line(say(message), "second", 13) for message in CAPTIONS]
        for label in self._labels:
            label.setParent(self)
        self.setFixedHeight(24)

    def arrange(self, *, flush: bool) -> None:
        """Place the titles above their columns.

        If the keys are `flush` right, hide the titles of the descriptions and of the second key.
        """
        at = columns(self.width())
        lefts = [at.name, at.does, *(left + CAP_LEFT for left in at.keys)]
        if flush:
            lefts[2] = self.width() - LEFT - CAP_LEFT - self._labels[2].sizeHint().width()
        for label, left in zip(self._labels, lefts, strict=True):
            label.setGeometry(left, 0, label.sizeHint().width(), self.height())
        self._labels[1].setVisible(at.beside and not flush)
        self._labels[3].setVisible(not flush)


@contained
class KeyList(QWidget):
    """A row for each command, grouped by menu. Tab reaches only the slot that had the focus last."""

    chosen = Signal(object)  # a slot that was pressed
    reset_wanted = Signal(object)  # the row whose keys the player wants to reset

    def __init__(self) -> None:
        super().__init__()
        self.groups: list[tuple[QLabel, list[KeyBinding]]] = []
        commands = [command for command in COMMANDS if is_assignable(command)]
        content = QWidget()
        self._column = vbox(spacing=0, margins=(0, 0, RIGHT, 0), within=content)
        for menu in dict.fromkeys(command.menu for command in commands):
            title = heading(phrase("keys-playing") if menu is None else say(menu).replace("&", ""))
            title.setFont(serif(GROUP, BOLD))
            title.setContentsMargins(LEFT, 8, 0, 2)
            rows = [KeyBinding(command) for command in commands if command.menu == menu]
            self.groups.append((title, rows))
            for part in (title, *rows):
                self._column.addWidget(part)
        self._column.addStretch(1)
        self._column.addSpacing(AT_END)
        for row in self.rows:
            row.reset_wanted.connect(lambda row=row: self.reset_wanted.emit(row))
            for slot in row.slots:
                slot.clicked.connect(lambda _=False, slot=slot: self.chosen.emit(slot))
                slot.stepped.connect(lambda across, down, slot=slot: self._step(slot, across, down))
        self.captions = KeyCaptions()
        self.area = Scrolled(content)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.verticalScrollBar().rangeChanged.connect(self._show_conflict)
        self.area.verticalScrollBar().rangeChanged.connect(self._end_at_row)
        self.conflict: KeyConflict | None = None
        self.area.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._searching = False
        self.area.viewport().installEventFilter(self)
        self._head = hbox(self.captions, spacing=0, margins=NONE)
        self._whole = vbox(self._head, (self.area, 1), spacing=2, margins=NONE, within=self)
        self._reach(self.rows[0].slots[0])

    @property
    def rows(self) -> list[KeyBinding]:
        return [row for _, rows in self.groups for row in rows]

    def row_of(self, command: object) -> KeyBinding:
        return next(row for row in self.rows if row.command is command)

    # -- contents

    def seek(self, query: Query, *, every: bool) -> int:
        self._searching = query != NOTHING
        count = 0
        for title, rows in self.groups:
            found = [row for row in rows if row.seek(query, every=every)]
            title.setVisible(bool(found) and not self._searching)
            for number, row in enumerate(found):
                row.striped = number % 2 == 1
            count += len(found)
        shown = [row for row in self.rows if not row.isHidden()]
        if shown and not any(row.slots[0].focusPolicy() & Qt.FocusPolicy.TabFocus for row in shown):
            self._reach(shown[0].slots[0])
        self._fit()
        return count

    def _fit(self) -> None:
        """During a search, make the list as high as its rows. Otherwise, let the rows scroll."""
        width = self.area.viewport().width()
        height = self._column.heightForWidth(width) if self._searching else 0
        self.area.setMinimumHeight(max(height, 0 if self._searching else LEAST))
        right = self.width() - width + RIGHT
        self._head.setContentsMargins(0, 0, right, 0)
        self.captions.resize(self.width() - right, self.captions.height())
        self.captions.arrange(flush=self._searching)
        self._end_at_row()

    def _end_at_row(self) -> None:
        self._column.activate()
        room = self.height() - self.area.y()
        ends = [row.geometry().bottom() + 1 for row in self.rows if not row.isHidden()]
        cut = not self._searching and max(ends, default=0) > room
        whole = max((end for end in ends if end <= room), default=room) if cut else room
        self.area.whole_at_top = cut
        self._whole.setContentsMargins(0, 0, 0, room - whole)
        QTimer.singleShot(0, self, self._whole.activate)  # Qt ignores changes during a resize

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def ask(self, conflict: Conflict, theme: Theme) -> KeyConflict:
        """Show the question about a conflict below the row of the command."""
        self.forget()
        row = self.row_of(conflict.command)
        tip = row.slots[conflict.at].x() + row.slots[conflict.at].width() // 4
        self.conflict = KeyConflict(conflict, theme, tip)
        self._column.insertWidget(self._column.indexOf(row) + 1, self.conflict)
        return self.conflict

    def forget(self) -> None:
        if self.conflict is not None:
            self._column.removeWidget(self.conflict)
            self.conflict.hide()
            self.conflict.deleteLater()
            self.conflict = None

    def bring_into_sight(self, widget: QWidget) -> None:
        """Scroll to a widget after the layout has been updated."""
        QTimer.singleShot(0, widget, lambda: self._scroll_to(widget))

    def _show_conflict(self) -> None:
        if self.conflict is not None:
            self._scroll_to(self.conflict)

    def _scroll_to(self, widget: QWidget) -> None:
        top = widget.mapTo(self.area.viewport(), QPoint()).y() + self.area.verticalScrollBar().value()
        self.area.ensureVisible(0, top + widget.height(), 0, 8)
        self.area.ensureVisible(0, top, 0, 8)

    # -- focus

    def _slots(self, row: KeyBinding) -> Sequence[QWidget]:
        reset = row.reset
        return row.slots if reset is None or reset.isHidden() else [*row.slots, reset]

    def _reach(self, reached: KeySlot) -> None:
        for row in self.rows:
            for slot in row.slots:
                tab = Qt.FocusPolicy.StrongFocus if slot is reached else Qt.FocusPolicy.ClickFocus
                slot.setFocusPolicy(tab)

    def _step(self, slot: KeySlot, across: int, down: int) -> None:
        """Move the focus from `slot` by `across` columns and `down` rows.

        If both are 0, `slot` has just received the focus.
        """
        if not (across or down):
            self._reach(slot)
            return
        rows = [row for row in self.rows if not row.isHidden()]
        at = min(max(rows.index(self.row_of(slot.command)) + down, 0), len(rows) - 1)
        places = self._slots(rows[at])
        place = min(max(slot.at + across, 0), len(places) - 1)
        places[place].setFocus(Qt.FocusReason.TabFocusReason)
        self.bring_into_sight(rows[at])

    def set_theme(self, theme: Theme) -> None:
        for row in self.rows:
            row.set_theme(theme)
