from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtWidgets import QBoxLayout, QPushButton, QSizePolicy, QWidget

from ....model.rules.core.words.message import Message
from ...art.palette import Theme
from ...commands.actions import COMMANDS
from ...commands.command import Command
from ...commands.own_keys import is_assignable
from ...storage.contained import contained
from ...text.search import NOTHING, Query
from ...widgets.boxes import vbox
from ...widgets.group_title import GroupTitle
from ...widgets.key_groups import group_of, in_order
from ...widgets.scrolled import Scrolled
from ...widgets.whole_rows import WholeRows
from .free_key import FreeKeyNote
from .key_binding import KeyBinding
from .key_conflict import Conflict, KeyConflict
from .key_slot import KeySlot

LEAST: Final = 150
RIGHT: Final = 8
"""Pixels between the rows and their scroll bar."""

APART, ABOVE_TITLE = 3, 5
"""Pixels between rows, and above the title of each group but the first."""

BETWEEN: Final = 6
"""Pixels between rows side by side."""

MOST, FEWER = 3, 2
"""``MOST`` rows are side by side in the widest lists, and ``FEWER`` rows in narrower lists."""

PAIRED, TRIPLE = 640, 900
"""If the list is narrower than ``PAIRED``, no rows are side by side.

``MOST`` rows are side by side only if the list is at least ``TRIPLE`` wide.
"""


class KeyLine(QBoxLayout):
    """At most three rows of a group: side by side in a wide list, otherwise one below the other."""

    def __init__(self) -> None:
        super().__init__(QBoxLayout.Direction.LeftToRight)
        self.setSpacing(BETWEEN)
        self._rows: Sequence[KeyBinding] = ()
        self._fillers: list[QWidget] = []

    def fill(self, rows: Sequence[KeyBinding], columns: int) -> None:
        self._rows = rows
        self._fillers = [QWidget() for _ in range(columns - len(rows))]
        for widget in (*rows, *self._fillers):
            self.addWidget(widget, 1)

    def end(self) -> None:
        """Delete the layout after its rows have moved to another layout."""
        for filler in self._fillers:
            filler.deleteLater()
        self.deleteLater()

    @property
    def is_row(self) -> bool:
        return self.direction() == QBoxLayout.Direction.LeftToRight

    def arrange(self, *, as_row: bool) -> None:
        directions = QBoxLayout.Direction
        self.setDirection(directions.LeftToRight if as_row else directions.TopToBottom)
        for filler in self._fillers:
            filler.setVisible(as_row)

    def column_at(self, row: KeyBinding, column: QBoxLayout) -> tuple[QBoxLayout, int]:
        """Return the layout and the index at which to insert a widget directly below `row`."""
        if self.is_row:
            return column, column.indexOf(self) + 1
        return self, self.indexOf(row) + 1


@contained
class KeyList(QWidget):
    """A row for each command, grouped by menu. Tab reaches only the slot that had the focus last."""

    chosen = Signal(object)  # the slot that the player pressed
    current_changed = Signal(object)  # the row under the pointer, or else the row that Tab reaches
    reset_wanted = Signal(object)  # the row whose keys the player wants to reset

    def __init__(self) -> None:
        super().__init__()
        self.groups: list[tuple[GroupTitle, list[KeyBinding]]] = []
        self._lines: dict[KeyBinding, KeyLine] = {}
        self._in_line = 0
        self._least_width: int | None = None  # result of `_measure`, or None if it is outdated
        self.current: KeyBinding | None = None
        self._reached: KeyBinding | None = None
        content = QWidget()
        self._column = vbox(spacing=APART, margins=(0, 0, RIGHT, APART), within=content)
        commands = [command for command in COMMANDS if is_assignable(command)]
        for group in in_order(map(group_of, commands)):
            self._add_group(group, [command for command in commands if group_of(command) == group])
        self._column.addStretch(1)
        self._make_lines(FEWER)
        for row in self.rows:
            row.reset_wanted.connect(lambda row=row: self.reset_wanted.emit(row))
            row.pointed.connect(lambda on, row=row: self._set_current(row if on else None))
            for slot in row.slots:
                slot.clicked.connect(lambda _=False, slot=slot: self.chosen.emit(slot))
                slot.stepped.connect(lambda across, down, slot=slot: self._step(slot, across, down))
        self.area = Scrolled(content)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.verticalScrollBar().rangeChanged.connect(self._show_conflict)
        self.conflict: KeyConflict | None = None
        self.area.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._searching = False
        self.area.viewport().installEventFilter(self)
        self._whole_rows = WholeRows(self.area, content, self._row_ends)
        self.setLayout(self._whole_rows)
        self._reach(self.rows[0].slots[0])

    def _add_group(self, group: Message, commands: Sequence[Command]) -> None:
        title = GroupTitle(group, 0, None if self.groups else FreeKeyNote())
        title.setContentsMargins(0, ABOVE_TITLE if self.groups else 0, 0, 0)
        rows = [KeyBinding(command) for command in commands]
        self.groups.append((title, rows))
        self._column.addWidget(title)

    def _make_lines(self, count: int) -> None:
        self._in_line = count
        old = dict.fromkeys(self._lines.values())
        for title, rows in self.groups:
            for at in range(0, len(rows), count):
                part = rows[at : at + count]
                line = KeyLine()
                self._column.insertLayout(self._column.indexOf(title) + 1 + at // count, line)
                line.fill(part, count)
                self._lines.update(dict.fromkeys(part, line))
        for line in old:
            self._column.removeItem(line)
            line.end()

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
            count += len(found)
        shown = [row for row in self.rows if not row.isHidden()]
        if shown and not any(row.slots[0].focusPolicy() & Qt.FocusPolicy.TabFocus for row in shown):
            self._reach(shown[0].slots[0])
        self._fit()
        return count

    def _fit(self) -> None:
        width = self.area.viewport().width()
        as_row = width >= PAIRED and not self._searching
        for row in self.rows:
            row.set_compact(compact=as_row)
        if self._least_width is None:
            self._least_width = self._measure()
        in_line = MOST if width >= max(TRIPLE, self._least_width) else FEWER
        if in_line != self._in_line:
            self._make_lines(in_line)
            # lay out the rows again, because the current layout pass may have used the old lines
            QTimer.singleShot(0, self, self._whole_rows.update)
        for line in dict.fromkeys(self._lines.values()):
            line.arrange(as_row=as_row)
        height = max(0, self._column.heightForWidth(width))
        self.area.setMinimumHeight(height if self._searching else LEAST)

    def follow(self) -> None:
        """Show the current keys."""
        for row in self.rows:
            row.follow()
        self._least_width = None

    def _measure(self) -> int:
        """Return the minimum width of the list at which ``MOST`` rows fit side by side in every line."""
        lines = (rows[at : at + MOST] for _, rows in self.groups for at in range(0, len(rows), MOST))
        widest = max(sum(row.minimumSizeHint().width() for row in line) for line in lines)
        return widest + (MOST - 1) * BETWEEN + RIGHT

    def _row_ends(self) -> list[int]:
        if self._searching:
            return []
        return [line.geometry().bottom() + 1 for line in dict.fromkeys(self._lines.values())]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def ask(self, conflict: Conflict, theme: Theme) -> KeyConflict:
        """Show the question about a conflict below the row of the command."""
        self.forget()
        row = self.row_of(conflict.command)
        column, at = self._lines[row].column_at(row, self._column)
        slot = row.slots[conflict.at]
        tip = row.x() + slot.x() + slot.width() // 4
        self.conflict = KeyConflict(conflict, theme, tip)
        column.insertWidget(at, self.conflict)
        return self.conflict

    def forget(self) -> None:
        if self.conflict is not None:
            self.conflict.setParent(None)
            self.conflict.deleteLater()
            self.conflict = None

    def bring_into_sight(self, widget: QWidget) -> None:
        """Scroll to a widget after the layout has been updated."""
        QTimer.singleShot(0, widget, lambda: self._scroll_to(widget))

    def _show_conflict(self) -> None:
        if self.conflict is not None:
            self._scroll_to(self.row_of(self.conflict.conflict.command))
            self._scroll_to(self.conflict)

    def _scroll_to(self, widget: QWidget) -> None:
        top = widget.mapTo(self.area.viewport(), QPoint()).y() + self.area.verticalScrollBar().value()
        self.area.ensureVisible(0, top + widget.height(), 0, 8)
        self.area.ensureVisible(0, top, 0, 8)

    # -- focus

    def _line_of(self, row: KeyBinding) -> list[KeyBinding]:
        """Return a row and the visible rows beside it, from left to right."""
        same = (one for one in self.rows if self._lines[one] is self._lines[row] and not one.isHidden())
        return [*same] if self._lines[row].is_row else [row]

    def _slots(self, row: KeyBinding) -> list[QPushButton]:
        buttons = (*row.slots, row.reset)
        return [button for button in buttons if button is not None and not button.isHidden()]

    def _reach(self, reached: KeySlot) -> None:
        for row in self.rows:
            for slot in row.slots:
                tab = Qt.FocusPolicy.StrongFocus if slot is reached else Qt.FocusPolicy.ClickFocus
                slot.setFocusPolicy(tab)
        self._reached = self.row_of(reached.command)
        self._set_current(None)

    def _set_current(self, pointed: KeyBinding | None) -> None:
        current = pointed or self._reached
        for row in self.rows:
            row.set_current(current=row is current)
        self.current = current
        self.current_changed.emit(current)

    def _step(self, slot: KeySlot, across: int, down: int) -> None:
        """Move the focus from `slot` by `across` columns and `down` rows.

        If both are 0, `slot` has just received the focus. Then it becomes the slot that Tab reaches.
        """
        if not (across or down):
            self._reach(slot)
            return
        row = self.row_of(slot.command)
        lines = [self._line_of(one) for one in self.rows if not one.isHidden()]
        lines = [line for at, line in enumerate(lines) if line not in lines[:at]]
        line = self._line_of(row)
        other = lines[min(max(lines.index(line) + down, 0), len(lines) - 1)]
        row = other[min(line.index(row), len(other) - 1)]
        places = [place for one in other for place in self._slots(one)]
        buttons = self._slots(row)
        at = places.index(buttons[min(slot.at, len(buttons) - 1)]) + across
        places[min(max(at, 0), len(places) - 1)].setFocus(Qt.FocusReason.TabFocusReason)
        self.bring_into_sight(row)

    def set_theme(self, theme: Theme) -> None:
        for row in self.rows:
            row.set_theme(theme)
