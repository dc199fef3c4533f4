"""Holds the player's own keys in `KEYMAP`, and provides functions for keys that are written as texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QKeySequence

PORTABLE: Final = QKeySequence.SequenceFormat.PortableText
ALIKE: Final = {"Enter": "Return", "+": "="}  # equivalent keys; only the first key of each pair is stored
NAMES: Final = {other: one for one, other in ALIKE.items()}
SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
MODIFIERS: Final = (  # a key pressed with one of these is not a plain key
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
FUNCTIONS: Final = range(int(Qt.Key.Key_F1), int(Qt.Key.Key_F35) + 1)


class KeyMap(QObject):
    """Holds the keys of all commands whose keys differ from the defaults.

    ``own`` maps the ids of these commands to their keys.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.own: Mapping[str, tuple[str, ...]] = {}

    def use(self, own: Mapping[str, tuple[str, ...]]) -> None:
        if own != self.own:
            self.own = own
            self.changed.emit()


KEYMAP: Final = KeyMap()


def combination(key: str) -> QKeyCombination:
    return QKeySequence(key)[0]  # type: ignore[index,no-any-return]  # Qt's stub


def equivalent(key: str) -> str | None:
    """Return the other key with the same effect as `key`, such as Ctrl+Return for Ctrl+Enter, or None."""
    return replaced(key, ALIKE)


def is_plain(key: str) -> bool:
    """Return whether a key is plain, such as a letter without modifiers.

    Plain keys work only at the table, because other pages and text fields use them for other purposes.
    """
    pressed = combination(key)
    return not pressed.keyboardModifiers() and int(pressed.key()) not in FUNCTIONS


def is_key(text: str) -> bool:
    """Return whether a text is one key in the form that `pressed_key_text` returns."""
    keys = QKeySequence(text)
    return keys.count() == 1 and keys.toString(PORTABLE) == text and replaced(text, NAMES) is None


def replaced(key: str, names: Mapping[str, str]) -> str | None:
    for one, other in names.items():
        if key == one or key.endswith(f"+{one}"):
            return key[: -len(one)] + other
    return None
