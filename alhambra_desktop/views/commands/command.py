from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, auto
from typing import Final, TypeAlias

import attrs
from PySide6.QtGui import QAction, QKeySequence

from ...model.rules.core.words.message import Message

Key: TypeAlias = str | QKeySequence.StandardKey  # in Qt's notation


@attrs.frozen(eq=False)
class KeyLine:
    """A line of the list of keys, which several commands may share."""

    does: Message
    how: Callable[[str], Message] | None = None


@attrs.frozen(eq=False)
class Button:
    said: Message
    tip: Message


class Kind(Enum):
    """Kinds of targets of context menus."""

    PIECE = auto()
    CARD = auto()
    PLACE = auto()  # a place on the table, or a label there
    PLAYER = auto()
    ROW = auto()  # a row of the log
    GAME = auto()  # a game in a list


@attrs.frozen(eq=False)
class Entry:
    """An entry of a context menu, with its ``key`` if that does the same there; pages supply its texts."""

    said: Message | None = None
    key: bool = False


@attrs.frozen(eq=False)
class Command:
    """A command: texts, keys, and positions; handlers carry it out.

    ``shortcuts`` work in the whole window, ``plain`` keys while the table is visible and no other widget uses
    them. Holding a key gives a command once unless it ``repeats``. ``on`` has an entry for each kind of
    target.
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
    role: QAction.MenuRole = QAction.MenuRole.NoRole  # macOS moves entries by their words otherwise

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(name for key in (*self.plain, *self.shortcuts) if (name := key_name(key)))

    @property
    def sequences(self) -> list[QKeySequence]:
        """Its shortcuts on this desktop, including equivalents."""
        return [keys for key in _with_alike(self.shortcuts) if not (keys := QKeySequence(key)).isEmpty()]

    @property
    def codes(self) -> tuple[int, ...]:
        """Its plain keys as Qt key codes, including equivalents."""
        combinations = (QKeySequence(key)[0] for key in _with_alike(self.plain))  # type: ignore[index]  # Qt's stub
        return tuple(int(combination.key()) for combination in combinations)


ALIKE: Final = {"Enter": "Return", "Ctrl+Enter": "Ctrl+Return", "+": "="}  # same cap or place


def _with_alike(keys: tuple[Key, ...]) -> list[Key]:
    found = list(keys)
    return [*found, *(ALIKE[key] for key in found if isinstance(key, str) and key in ALIKE)]


def key_name(keys: str | QKeySequence.StandardKey) -> str:
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
