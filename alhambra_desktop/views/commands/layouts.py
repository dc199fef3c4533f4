"""Keys on layouts without Latin letters: the letter that a US keyboard has in the same place."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

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
