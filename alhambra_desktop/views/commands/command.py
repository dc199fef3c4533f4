"""Command: something that the player can tell the window to do, by menu, button or key."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, auto
from typing import Final, TypeAlias

import attrs
from PySide6.QtGui import QAction, QKeySequence

from ...model.rules.core.words.message import Message

Key: TypeAlias = str | QKeySequence.StandardKey
"""A key, or several together, as Qt writes them."""


@attrs.frozen(eq=False)
class KeyLine:
    """A line on the page of keys, which commands may share: what keys do, and ``how``, beside their names."""

    does: Message
    how: Callable[[str], Message] | None = None


@attrs.frozen(eq=False)
class Button:
    """How a command stands in the bar at the bottom; a tip is said with the command's key behind it."""

    said: Message
    tip: Message


class Kind(Enum):
    """What a context menu can be about."""

    PIECE = auto()
    CARD = auto()
    PLACE = auto()
    """A place on the table, or words that are told there."""

    PLAYER = auto()
    ROW = auto()
    """A row of the log."""

    GAME = auto()
    """A game in a list."""


@attrs.frozen(eq=False)
class Entry:
    """How a command stands in a context menu, with its ``key`` where that does the same there.

    Words that tell something of the target come from the page.
    """

    said: Message | None = None
    key: bool = False


@attrs.frozen(eq=False)
class Command:
    """A command: its words, its keys, and where it is shown; the window knows what it does (its handlers).

    ``shortcuts`` are heard in the whole window, ``plain`` keys where nothing else takes them while the table
    is seen. A key that is held down gives its command once unless the command ``repeats``. ``on`` has an
    entry for each kind of target that it can be given for.
    """

    id: str
    said: Message | None = None
    menu: Message | None = None
    apart: bool = False
    button: Button | None = None
    shortcuts: tuple[Key, ...] = ()
    plain: tuple[str, ...] = ()
    on: Mapping[Kind, Entry] = attrs.field(factory=dict)
    held: bool = False
    repeats: bool = False
    line: KeyLine | None = None
    role: QAction.MenuRole = QAction.MenuRole.NoRole  # macOS moves entries by their words unless told

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(name for key in (*self.plain, *self.shortcuts) if (name := key_name(key)))

    @property
    def sequences(self) -> list[QKeySequence]:
        """Its shortcuts on this desktop, with those that stand in for them."""
        return [keys for key in _with_alike(self.shortcuts) if not (keys := QKeySequence(key)).isEmpty()]

    @property
    def codes(self) -> tuple[int, ...]:
        """Its plain keys as events of Qt name them, with those that stand in for them."""
        combinations = (QKeySequence(key)[0] for key in _with_alike(self.plain))  # type: ignore[index]  # Qt's stub
        return tuple(int(combination.key()) for combination in combinations)


ALIKE: Final = {"Enter": "Return", "Ctrl+Enter": "Ctrl+Return", "+": "="}
"""Keys that stand in for another without a name of their own: both have the same cap, or the same place."""


def _with_alike(keys: tuple[Key, ...]) -> list[Key]:
    found = list(keys)
    return [*found, *(ALIKE[key] for key in found if isinstance(key, str) and key in ALIKE)]


def key_name(keys: str | QKeySequence.StandardKey) -> str:
    """A key or several together, such as ``Ctrl+Z``, by the name that Qt gives them."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
