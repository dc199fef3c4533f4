from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QPoint
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy

from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ...accessibility.a11y import announce
from ...art.palette import Theme
from ...commands.command import key_name
from ...commands.keymap import KEYMAP
from ...commands.own_keys import (
    CLEARS,
    LEAVES,
    Changes,
    holder,
    is_fixed,
    refusal,
    reset,
    stored_with,
    with_key,
    without_key,
)
from ...storage.contained import contained
from ...text.search import NOTHING, Query
from ...widgets.boxes import NONE, vbox
from ...widgets.choices import Segments
from ...widgets.key_board import LOW, MODIFIERS, KeyBoard
from ...widgets.labels import set_tip
from .arrangement import is_column
from .body import Body
from .fields import Context
from .key_binding import KeyBinding
from .key_conflict import Conflict
from .key_drag import KeyDrag
from .key_list import LEAST, KeyList
from .key_slot import KeySlot

LIST: Final = 272
"""The picture of the keyboard grows only while the list keeps at least this height in pixels."""

BELOW_BOARD, GAP, ABOVE_LIST = 7, 8, 8
"""Pixels below the picture on its sheet, between the two sheets, and above the list on its sheet."""


@contained
class KeyboardBody(Body):
    """The section with the keys: a picture of the keyboard (`KeyBoard`) above the list of commands.

    ``asked`` is the slot that is recording a new key, or None.
    """

    names = ("own_keys",)
    fills = True

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self._shown = KEYMAP.own
        self._query = NOTHING
        self._list: KeyList | None = None
        self.asked: KeySlot | None = None
        self._drag: KeyDrag | None = None
        modifiers = {
            "": phrase("keyboard-no-modifier"),
            **{name: say(text) for name, text in MODIFIERS.items()},
        }
        self.modifier = Segments(phrase("keyboard-modifier"), modifiers)
        self.modifier.indent = 0
        self.modifier.setMinimumWidth(self.modifier.least_row)
        self.beside_title = self.modifier
        self.board = KeyBoard()
        self._column = vbox(self.board, spacing=BELOW_BOARD + GAP + ABOVE_LIST, margins=NONE, within=self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        set_tip(self.modifier, phrase("keyboard-letters"))
        self.modifier.choose("")
        self.modifier.chosen.connect(self.board.show_modifier)
        self.board.pressed.connect(self._on_board)
        self.board.follow()

    @property
    def list(self) -> KeyList:
        """The list of commands, created on first use."""
        if self._list is None:
            self._list = KeyList()
            self._list.set_theme(self.theme)
            self._list.chosen.connect(self._begin)
            self._list.reset_wanted.connect(self._reset)
            for row in self._list.rows:
                row.drag_started.connect(self._lift)
                for slot in row.slots:
                    slot.recorded.connect(self.record)
                    slot.recording_cancelled.connect(self.give_up)
            self._list.current_changed.connect(self._light)
            self._light(self._list.current)
            self._column.addWidget(self._list, 1)
            self._show_board()
            self.grown.emit()
        return self._list

    # -- recording

    @property
    def _row(self) -> KeyBinding | None:
        return None if self.asked is None else self.list.row_of(self.asked.command)

    def _begin(self, slot: KeySlot) -> None:
        again = slot is self.asked
        self.give_up()
        if again:
            return
        self.asked = slot
        slot.record(on=True)
        slot.setFocus()
        row = self.list.row_of(slot.command)
        row.mark(asked=True)
        self.list.bring_into_sight(row)
        self._announce(lambda: phrase("keyboard-press"))

    def record(self, key: str) -> None:
        """Assign a key to the slot ``asked``, or show why this is impossible.

        If another command already has the key, ask the player what to do. Backspace clears the slot. Esc and
        the slot's current key cancel the recording.
        """
        slot, row = self.asked, self._row
        if slot is None or row is None or not key:
            return
        self._drop_conflict()
        row.show_fault("")
        command, other = slot.command, holder(key)
        refused = None if key in (CLEARS, LEAVES) else refusal(command, key)
        if key == LEAVES or key == slot.key:
            self.give_up()
        elif key == CLEARS:
            self._clear(slot, row)
        elif refused is not None:
            self._refuse(row, refused)
        elif other is None or other is command:
            self._settle(with_key(command, slot.at, key))
        else:
            self._ask(Conflict(command, slot.at, key, other))

    def _clear(self, slot: KeySlot, row: KeyBinding) -> None:
        changes = without_key(slot.command, slot.key)
        if changes is None:
            self._refuse(row, Message("keyboard-refused-last"))
        else:
            self._settle(changes)

    def _refuse(self, row: KeyBinding, why: Message) -> None:
        assert self.asked is not None
        row.show_fault(say(why))
        self.asked.record(on=True)
        self.asked.setFocus()

    def _ask(self, conflict: Conflict) -> None:
        assert self.asked is not None
        row, other = self.list.row_of(conflict.command), self.list.row_of(conflict.other)
        if conflict.swap is None and conflict.take is None:
            only = Message("keyboard-refused-only", key=key_name(conflict.key), command=conflict.other.name)
            self._refuse(row, only)
            return
        self.asked.record(on=False)
        self.asked.mark_conflict(wanted=conflict.key)
        other.mark(disputed=True)
        for slot in other.slots:
            slot.mark_conflict(disputed=conflict.key)
        self.board.mark_conflict(conflict.key)
        question = self.list.ask(conflict, self.theme)
        question.answered.connect(self._answer)
        question.recorded.connect(self.record)
        question.show()
        question.buttons[0].setFocus()
        self._announce(question.accessibleName)

    def _answer(self, changes: Changes | None) -> None:
        if changes is None:
            self.give_up()
        else:
            self._settle(changes)

    def _settle(self, changes: Changes) -> None:
        self.give_up()
        own = stored_with(self._context.preferences.own_keys, changes)
        self._context.change("own_keys", own)

    def _reset(self, row: KeyBinding) -> None:
        self.give_up()
        focused = row.reset is not None and row.reset.hasFocus()
        self._settle(reset(row.command))
        if focused:
            row.slots[0].setFocus()

    def _on_board(self, key: str) -> None:
        """If a slot is recording, record the clicked key. Otherwise, focus the slot with this key."""
        if self.asked is not None:
            self.record(key)
        elif (command := holder(key)) is not None:
            row = next((row for row in self.list.rows if row.command is command), None)
            if row is not None:
                row.slots[command.current_keys.index(key)].setFocus()
                self.list.bring_into_sight(row)

    def _light(self, row: KeyBinding | None) -> None:
        self.board.light(row.command.current_keys if row is not None else ())

    # -- dragging

    def _lift(self, slot: KeySlot) -> None:
        if not self.board.isVisible():
            return
        self.give_up()
        self._drag = drag = KeyDrag(slot, self.theme, self.window())
        drag.moved.connect(self.board.aim)
        drag.dropped.connect(self._drop)
        drag.cancelled.connect(self._put_down)
        self.list.row_of(slot.command).mark(asked=True)
        self._announce(lambda: phrase("keyboard-dragged", command=slot.command.name))

    def _put_down(self) -> KeySlot | None:
        drag, self._drag = self._drag, None
        if drag is None:
            return None
        drag.end()
        self.board.aim(None)
        self.list.row_of(drag.slot.command).mark()
        self.asking.emit()
        return drag.slot

    def _drop(self, at: QPoint) -> None:
        key, slot = self.board.aim(at), self._put_down()
        if slot is None or not key:
            return
        self._begin(slot)
        if is_fixed(key):
            self._refuse(self.list.row_of(slot.command), Message("keyboard-refused-fixed", key=key_name(key)))
        else:
            self.record(key)

    def _drop_conflict(self) -> None:
        if self.list.conflict is not None:
            self.list.forget()
            self.board.mark_conflict("")
            for row in self.list.rows:
                row.mark(asked=self.asked is not None and row.command is self.asked.command)
                for slot in row.slots:
                    slot.mark_conflict()

    def give_up(self) -> bool:
        """Cancel a drag, a recording or a conflict. Return False if there was nothing to cancel."""
        if self._put_down() is not None:
            return True
        slot, row = self.asked, self._row
        if slot is None or row is None:
            return False
        within = self.isAncestorOf(self.window().focusWidget() or self.window())
        self.asked = None
        slot.record(on=False)
        self._drop_conflict()
        row.mark()
        row.show_fault("")
        if within:
            slot.setFocus()
        self.asking.emit()
        return True

    def bar_texts(self) -> tuple[str, str, str] | None:
        if self._drag is not None:
            keys = phrase("keyboard-bar-drag-keys")
            return phrase("keyboard-bar-press", command=self._drag.slot.command.name), keys, keys
        if self.asked is None:
            return None
        question = self.list.conflict
        if question is None:
            keys = phrase("keyboard-bar-press-keys")
            return phrase("keyboard-bar-press", command=self.asked.command.name), keys, keys
        swaps = question.conflict.swap is not None
        keys = phrase("keyboard-bar-swap") if swaps else phrase("keyboard-bar-take")
        return phrase("keyboard-bar-conflict", key=key_name(question.conflict.key)), keys, keys

    def bar_keys(self) -> str:
        return phrase("keyboard-bar-keys")

    def _announce(self, text: Any) -> None:
        self.asking.emit()
        announce(self, text)

    # -- contents

    def summary(self) -> str:
        return phrase("keyboard-how")

    def seek(self, query: Query) -> int:
        if query != self._query:
            self.give_up()
        self._query = query
        self._show_board()
        if query == NOTHING and self._list is None:
            return 0
        about = query.matches(phrase("preferences-keyboard"), phrase("preferences-keyboard-words"))
        return self.list.seek(query, every=about)

    def _show_board(self) -> None:
        room = self.height() - self._column.spacing()
        fits = room >= LOW + LEAST and not is_column(self.window().width())
        self.board.setFixedHeight(max(LOW, min(room - LIST, self.board.sizeHint().height())))
        shown = fits and self._query == NOTHING
        self.board.setVisible(shown)
        self.modifier.setVisible(shown)
        for row in self._list.rows if self._list is not None else ():
            row.set_draggable(allowed=shown)

    def gap(self) -> tuple[int, int] | None:
        if self.board.isHidden():
            return None
        top = self.board.geometry().bottom() + 1 + BELOW_BOARD
        return top, top + GAP

    def poll(self) -> None:
        if self._shown is not KEYMAP.own:
            self._shown = KEYMAP.own
            self.board.follow()
            if self._list is not None:
                self._list.follow()
                self._light(self._list.current)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_board()

    def showEvent(self, event: QShowEvent) -> None:
        if self._list is None:
            self.list.seek(NOTHING, every=True)
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.give_up()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        if self._list is not None:
            self._list.set_theme(theme)
