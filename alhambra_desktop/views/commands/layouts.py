"""Keys on layouts without Latin letters: the letter that a US keyboard has in the same place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from ..storage.contained import contained

LATIN: Final = range(0x80)
OTHER_LETTERS: Final = range(0x80, int(Qt.Key.Key_Escape))
"""Codes of keys with a letter of their own beyond ASCII; those of keys such as Escape lie above."""

ROWS: Final = {24: "QWERTYUIOP", 38: "ASDFGHJKL", 52: "ZXCVBNM"}
"""The first native code of each row of letters under X11 and Wayland."""

MAC: Final = "ASDFHGZXCV BQWERYT"
MAC_FURTHER: Final = {31: "O", 32: "U", 34: "I", 35: "P", 37: "L", 38: "J", 40: "K", 45: "N", 46: "M"}
"""The letters by the virtual codes of macOS."""

PLACES: Final = {first + i: letter for first, row in ROWS.items() for i, letter in enumerate(row)}
MAC_PLACES: Final = {**dict(enumerate(MAC)), **MAC_FURTHER}


def pressed_key(event: QKeyEvent) -> int:
    """Return the code of a pressed key; of one with a letter beyond ASCII, that of its place."""
    if event.key() not in OTHER_LETTERS:
        return event.key()
    platform = QGuiApplication.platformName()
    if platform == "windows":  # its virtual codes are Latin letters on every layout
        virtual = event.nativeVirtualKey()
        letter = chr(virtual) if virtual in LATIN else ""
    elif platform == "cocoa":
        letter = MAC_PLACES.get(event.nativeVirtualKey(), "")
    else:
        letter = PLACES.get(event.nativeScanCode(), "")
    return ord(letter) if "A" <= letter <= "Z" else event.key()


@contained
class ShortcutsByPlace(QObject):
    """Lets a window hear its shortcuts on layouts without Latin letters, where Qt finds none of them."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._waiting = False
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt offers a key to the widgets, then to the shortcuts it finds, then presses it.

        Only between the last two is it certain that Qt found no shortcut, as it does if the player also has
        a layout with Latin letters.
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
