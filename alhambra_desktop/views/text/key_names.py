"""Names of keys as the keyboards and the menus of a language call them."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence


def key_name(keys: str | QKeySequence.StandardKey) -> str:
    """A key or several together, such as ``Ctrl+Z``, by the name that Qt gives them."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
