"""Finds the command of a pressed key.

On layouts without Latin letters, a key is treated as the letter key at the same position on a US keyboard.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from ..storage.contained import contained
from .actions import COMMANDS, command_at
from .command import Command
from .keymap import MODIFIERS, NAMES, PORTABLE, SHIFT, replaced

LATIN: Final = range(0x80)
OTHER_LETTERS: Final = range(0x80, int(Qt.Key.Key_Escape))  # codes above ASCII and below special keys

# maps the scan code of the first key of each row to the letters of the row
ROWS: Final = {24: "QWERTYUIOP", 38: "ASDFGHJKL", 52: "ZXCVBNM"}
MAC: Final = "ASDFHGZXCV BQWERYT"
MAC_FURTHER: Final = {31: "O", 32: "U", 34: "I", 35: "P", 37: "L", 38: "J", 40: "K", 45: "N", 46: "M"}
"""Maps virtual key codes of macOS to the letters that are not in ``MAC``.

The index of each letter in ``MAC`` is its virtual key code.
"""

PLACES: Final = {first + i: letter for first, row in ROWS.items() for i, letter in enumerate(row)}
MAC_PLACES: Final = {**dict(enumerate(MAC)), **MAC_FURTHER}


SPECIAL: Final = int(Qt.Key.Key_Escape)
"""The codes of keys without a character begin here."""

BARE_MODIFIERS: Final = frozenset(
    {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Meta, Qt.Key.Key_Alt, Qt.Key.Key_AltGr}
)


def pressed_key(event: QKeyEvent) -> int:
    """Return the code of a pressed key.

    For a letter beyond ASCII, return the code of the key at the same position on a US keyboard.
    """
    if event.key() not in OTHER_LETTERS:
        return event.key()
    platform = QGuiApplication.platformName()
    if platform == "windows":  # here, the virtual code of a letter key is a Latin letter on every layout
        virtual = event.nativeVirtualKey()
        letter = chr(virtual) if virtual in LATIN else ""
    elif platform == "cocoa":
        letter = MAC_PLACES.get(event.nativeVirtualKey(), "")
    else:
        letter = PLACES.get(event.nativeScanCode(), "")
    return ord(letter) if "A" <= letter <= "Z" else event.key()


def pressed_key_text(event: QKeyEvent) -> str:
    """Return the text of a pressed key with its modifiers.

    The text is empty if the key is unknown, or if only modifiers are pressed.
    """
    code, held = pressed_key(event), event.modifiers() & (MODIFIERS | SHIFT)
    if code in BARE_MODIFIERS or code in (0, int(Qt.Key.Key_unknown)):
        return ""
    if code < SPECIAL and code != Qt.Key.Key_Space and not chr(code).isalpha():
        held &= ~SHIFT  # Shift is already part of the character
    text = QKeySequence(QKeyCombination(held, Qt.Key(code))).toString(PORTABLE)
    return replaced(text, NAMES) or text


def command_of(event: QKeyEvent) -> Command | None:
    """Return the command whose plain key was pressed, or None."""
    held, code = event.modifiers(), pressed_key(event)
    if held & MODIFIERS:
        return None
    if held & SHIFT:
        together = QKeySequence(QKeyCombination(SHIFT, Qt.Key(code)))
        if any(together in command.sequences for command in COMMANDS):
            return None
    return command_at(code)


@contained
class ShortcutsByPosition(QObject):
    """Makes shortcuts work on layouts without Latin letters."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._waiting = False
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle a key press for which Qt found no shortcut.

        Qt first sends ShortcutOverride, then looks for a shortcut. If the next event is KeyPress, no shortcut
        matched.
        """
        kind = event.type()
        if self._waiting and kind in (QEvent.Type.Shortcut, QEvent.Type.KeyPress):
            self._wait(False)
            return isinstance(event, QKeyEvent) and self._activate(event)
        if kind == QEvent.Type.ShortcutOverride and watched is self._window and isinstance(event, QKeyEvent):
            focused = QApplication.focusWidget()
            edits = focused is not None and focused.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
            self._wait(not edits and event.key() in OTHER_LETTERS)
        return False

    def _wait(self, waiting: bool) -> None:
        application = QApplication.instance()
        if application is not None and waiting != self._waiting:
            self._waiting = waiting
            (application.installEventFilter if waiting else application.removeEventFilter)(self)

    def _activate(self, event: QKeyEvent) -> bool:
        keys = QKeySequence(QKeyCombination(event.modifiers(), Qt.Key(pressed_key(event))))
        found = next(self._with_keys(keys), None)
        if found is not None and (found.autoRepeat() or not event.isAutoRepeat()):
            found.trigger() if isinstance(found, QAction) else found.activated.emit()
        return found is not None

    def _with_keys(self, keys: QKeySequence) -> Iterator[QAction | QShortcut]:
        for action in self._window.findChildren(QAction):
            if keys in action.shortcuts() and action.isEnabled():
                yield action
        for shortcut in self._window.findChildren(QShortcut):
            if shortcut.keys().count(keys) and shortcut.isEnabled() and _in_reach(shortcut):
                yield shortcut


def _in_reach(shortcut: QShortcut) -> bool:
    owner, focused = shortcut.parent(), QApplication.focusWidget()
    if not isinstance(owner, QWidget) or not owner.isVisible():
        return False
    anywhere = shortcut.context() == Qt.ShortcutContext.WindowShortcut
    return anywhere or (focused is not None and (owner is focused or owner.isAncestorOf(focused)))
