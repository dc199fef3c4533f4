"""Accessibility of the table: an interface for each piece and place, and announcements."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsView

from ...model.rules.core.words.message import Message, in_a_row
from ...model.rules.core.words.saying import type_noun
from ...words import say
from ..storage.contained import contained
from ..text.language import capital
from .reading import StageReader, Target

_KEPT: Final[list[QAccessibleInterface]] = []
"""Every interface ever made, since Qt also asks for deleted ones and Python must not free them."""

_TABLES: Final[dict[QGraphicsView, TableInterface]] = {}

_READ: Final[dict[QGraphicsView, StageReader]] = {}


@contained
class ItemInterface(QAccessibleInterface):
    """A piece or place; its name and position are computed on request."""

    def __init__(self, table: TableInterface, target: Target) -> None:
        super().__init__()
        self.table, self.target, self.gone = table, target, False

    def isValid(self) -> bool:
        return not self.gone

    def object(self) -> QObject | None:  # type: ignore[override]  # Qt's stub knows no None
        return None

    def parent(self) -> QAccessibleInterface:
        return self.table

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # as above
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # as above
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def text(self, kind: QAccessible.Text) -> str:
        if self.gone:
            return ""
        if kind == QAccessible.Text.Name:
            return self.table.name_of(self.target)
        return self.table.told_of(self.target, kind)

    def setText(self, kind: QAccessible.Text, text: str) -> None: ...

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        if self.gone:
            state.invalid = True
            return state
        state.selectable = state.focusable = True
        if self.table.reader.cursor() == self.target:
            state.focused = state.selected = True
        if self.rect().isEmpty():
            state.offscreen = True
        return state

    def rect(self) -> QRect:
        return QRect() if self.gone else self.table.screen_rect(self.target)


@contained
class TableInterface(QAccessibleWidget):
    """The view as a list of everything on the table."""

    def __init__(self, view: QGraphicsView, reader: StageReader) -> None:
        super().__init__(view, QAccessible.Role.List)
        self.view, self.reader = view, reader
        self._said: dict[Target, Message] = {}
        self._order: list[Target] = []
        self._items: dict[Target, tuple[ItemInterface, int]] = {}
        self.follow()

    def follow(self) -> bool:
        """Update the list; return whether items were added, removed or reordered."""
        self._said = self.reader.readables()
        order = list(self._said)
        changed, self._order = order != self._order, order
        for target in [target for target in self._items if target not in self._said]:
            item, number = self._items.pop(target)
            item.gone = True
            QAccessible.deleteAccessibleInterface(number)
        for target in order:
            if target not in self._items:
                item = ItemInterface(self, target)
                _KEPT.append(item)
                self._items[target] = item, QAccessible.registerAccessibleInterface(item)
        return changed

    def name_of(self, target: Target) -> str:
        return capital(say(self._said[target]))

    def told_of(self, target: Target, kind: QAccessible.Text) -> str:
        """Return a piece's text of a kind: its effect as description, its gain as value."""
        card = self.reader.card_of(target)
        if card is None:
            return ""
        if kind == QAccessible.Text.Value:
            return capital(say(in_a_row(card.value))) if card.value else ""
        if kind != QAccessible.Text.Description:
            return ""
        noted = [*map(type_noun, card.badges), *filter(None, (card.note,))]
        beside = f"{capital(say(in_a_row(noted)))}. " if noted else ""
        return beside + say(card.sentence)

    def screen_rect(self, target: Target) -> QRect:
        rect = self.reader.rect_of(target)
        if rect is None:
            return QRect()
        viewport = self.view.viewport()
        seen = self.view.mapFromScene(rect).boundingRect() & viewport.rect()
        return QRect(viewport.mapToGlobal(seen.topLeft()), seen.size())

    def index_of(self, target: Target) -> int:
        return self._order.index(target) if target in self._items else -1

    def childCount(self) -> int:
        return len(self._order)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # no None in Qt's stub
        return self._items[self._order[index]][0] if 0 <= index < len(self._order) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return self.index_of(child.target) if isinstance(child, ItemInterface) else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # as above
        at = QPoint(x, y)
        rects = {target: self.screen_rect(target) for target in self._order}
        here = [target for target, rect in rects.items() if rect.contains(at)]
        if not here:
            return None
        least = min(here, key=lambda target: rects[target].width() * rects[target].height())
        return self._items[least][0]


def _make(key: str, thing: QObject | None) -> QAccessibleInterface | None:
    reader = _READ.get(thing) if isinstance(thing, QGraphicsView) else None
    if reader is None or not isinstance(thing, QGraphicsView):
        return None
    made = TableInterface(thing, reader)
    _KEPT.append(made)
    _TABLES[thing] = made
    return made


def interface_of(view: QGraphicsView) -> TableInterface | None:
    return _TABLES.get(view)


def _forget(view: QGraphicsView, *_: object) -> None:
    _READ.pop(view, None)
    _TABLES.pop(view, None)


def announce(widget: QObject, text: Callable[[], str]) -> None:
    """Announce a text, which is only computed if a screen reader is active."""
    if QAccessible.isActive() and (said := text()):
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, said))


class Reading(QObject):
    """Makes a view accessible, and reports changes and events to screen readers."""

    def __init__(self, view: QGraphicsView, reader: StageReader) -> None:
        super().__init__(view)
        self.view, self.reader = view, reader
        self._cursor: Target | None = None
        if not _READ:
            QAccessible.installFactory(_make)
        _READ[view] = reader
        view.destroyed.connect(partial(_forget, view))

    def follow(self) -> None:
        """Report changes of the table or the cursor, if an interface was requested."""
        made = interface_of(self.view)
        if made is None:
            return
        if made.follow():
            QAccessible.updateAccessibility(QAccessibleEvent(self.view, QAccessible.Event.ObjectReorder))
        cursor = self.reader.cursor()
        if cursor is not None and cursor != self._cursor:
            focus = QAccessibleEvent(self.view, QAccessible.Event.Focus)
            focus.setChild(made.index_of(cursor))
            QAccessible.updateAccessibility(focus)
        self._cursor = cursor

    def announce(self, text: Callable[[], str]) -> None:
        announce(self.view, text)
