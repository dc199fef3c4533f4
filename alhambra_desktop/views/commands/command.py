from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, auto
from functools import cache
from typing import TypeAlias

import attrs
from PySide6.QtGui import QAction, QKeySequence

from ...model.rules.core.frozen import frozen
from ...model.rules.core.words.message import Message
from ...words import say
from .keymap import KEYMAP, combination, equivalent, is_plain

Key: TypeAlias = str | QKeySequence.StandardKey  # a text is in Qt's notation


@frozen(eq=False)
class KeyLine:
    """A line in the list of keys. Several commands may share a line.

    ``caption`` is a short text that fits on the picture of a key. ``wheel`` is a turn of the mouse wheel that
    has the same effect as the keys.
    """

    does: Message
    caption: Message
    how: Callable[[str], Message] | None = None
    wheel: Message | None = None


@frozen(eq=False)
class Button:
    message: Message
    tip: Message


class Kind(Enum):
    """Kinds of things that have a context menu."""

    PIECE = auto()
    CARD = auto()
    PLACE = auto()  # a place on the table, or a label there
    PLAYER = auto()
    ROW = auto()  # a row of the log
    GAME = auto()


@frozen(eq=False)
class Entry:
    """An entry for a command in a context menu.

    If the entry has no ``message``, the page's handler of the command supplies the text. ``key`` is True if
    the command's key has the same effect as the entry. The entry then shows the key.
    """

    message: Message | None = None
    key: bool = False


@frozen(eq=False)
class Command:
    """A command with its texts, its keys and its positions in menus.

    ``shortcuts`` are default keys that work in the whole window. ``plain`` keys are default keys that work
    while the table is visible and no other widget uses them. A key that is held down triggers the command
    only once, unless the command ``repeats``. The effect of a ``held`` command ends when the key is released.
    ``title`` is the name of a command without a ``message``. ``on`` contains the command's entries in context
    menus; its keys are the kinds of things that have these menus.
    """

    id: str
    message: Message | None = None
    title: Message | None = None
    menu: Message | None = None
    apart: bool = False
    button: Button | None = None
    shortcuts: tuple[Key, ...] = ()
    plain: tuple[str, ...] = ()
    on: Mapping[Kind, Entry] = attrs.field(factory=dict)
    held: bool = False
    repeats: bool = False
    line: KeyLine | None = None
    role: QAction.MenuRole = QAction.MenuRole.NoRole  # stops macOS from guessing a role

    @property
    def name(self) -> str:
        named = self.message or self.title or (self.button.message if self.button is not None else None)
        return say(named).replace("&", "").rstrip("…") if named is not None else ""

    @property
    def defaults(self) -> tuple[str, ...]:
        return _defaults(self)

    @property
    def current_keys(self) -> tuple[str, ...]:
        return KEYMAP.own.get(self.id, self.defaults)

    @property
    def keys(self) -> tuple[str, ...]:
        """The names that this desktop gives to the current keys."""
        return tuple(name for key in self.current_keys if (name := key_name(key)))

    @property
    def sequences(self) -> list[QKeySequence]:
        """The current keys that work in the whole window, and their equivalents (see `equivalent`)."""
        return [QKeySequence(key) for key in _with_alike(self.current_keys) if not self.is_table_key(key)]

    @property
    def codes(self) -> tuple[int, ...]:
        """The current plain keys and their equivalents (see `equivalent`), as Qt key codes."""
        plain = filter(self.is_table_key, _with_alike(self.current_keys))
        return tuple(int(combination(key).key()) for key in plain)

    def is_table_key(self, key: str) -> bool:
        """Return whether a key triggers the command only at the table, not in the whole window."""
        return key in self.plain or (is_plain(key) and key not in self.defaults)


@cache
def _defaults(command: Command) -> tuple[str, ...]:
    return (*command.plain, *key_texts(command.shortcuts))


def key_texts(keys: tuple[Key, ...]) -> tuple[str, ...]:
    """Return keys as texts to store. Leave out standard keys that this desktop does not define."""
    return tuple(text for key in keys if (text := QKeySequence(key).toString()))


def _with_alike(keys: tuple[str, ...]) -> list[str]:
    return [*keys, *(other for key in keys if (other := equivalent(key)) is not None)]


def key_name(keys: str | QKeySequence.StandardKey) -> str:
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
