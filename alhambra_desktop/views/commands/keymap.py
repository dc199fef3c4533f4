"""KEYMAP: the keys that the player changed, and how keys are written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence

from .layouts import pressed_key

PORTABLE: Final = QKeySequence.SequenceFormat.PortableText
ALIKE: Final = {"Enter": "Return", "+": "="}  # same cap or place
NAMES: Final = {other: one for one, other in ALIKE.items()}
SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
MODIFIERS: Final = (  # modifiers that exclude plain keys
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
SPECIAL: Final = int(Qt.Key.Key_Escape)
"""Keys without a character begin here."""

FUNCTIONS: Final = range(int(Qt.Key.Key_F1), int(Qt.Key.Key_F35) + 1)
BARE_MODIFIERS: Final = frozenset(
    {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Meta, Qt.Key.Key_Alt, Qt.Key.Key_AltGr}
)


class KeyMap(QObject):
    """The keys of commands that differ from their defaults; ``changed`` makes everything update."""

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
    """Return the other name of a key, if it has one."""
    return _replaced(key, ALIKE)


def is_plain(key: str) -> bool:
    """Return whether a key works at the table only, because other pages and fields need it themselves."""
    pressed = combination(key)
    return not pressed.keyboardModifiers() and int(pressed.key()) not in FUNCTIONS


def key_in(event: QKeyEvent) -> str:
    """Return the text of a pressed key with its modifiers; empty for modifiers alone and unknown keys."""
    code, held = pressed_key(event), event.modifiers() & (MODIFIERS | SHIFT)
    if code in BARE_MODIFIERS or code in (0, int(Qt.Key.Key_unknown)):
        return ""
    if code < SPECIAL and code != Qt.Key.Key_Space and not chr(code).isalpha():
        held &= ~SHIFT  # it is part of the character
    text = QKeySequence(QKeyCombination(held, Qt.Key(code))).toString(PORTABLE)
    return _replaced(text, NAMES) or text


def is_key(text: str) -> bool:
    """Return whether a text is one key as `key_in` returns it."""
    keys = QKeySequence(text)
    return keys.count() == 1 and keys.toString(PORTABLE) == text and _replaced(text, NAMES) is None


def _replaced(key: str, names: Mapping[str, str]) -> str | None:
    for one, other in names.items():
        if key == one or key.endswith(f"+{one}"):
            return key[: -len(one)] + other
    return None
