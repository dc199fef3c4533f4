"""How large the bars above and below the table are: they grow with the window as the table does."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize

WINDOW: Final = QSize(1280, 800)
"""The window in which a bar has the size that its own file tells, in pixels."""


def bar_scale(window: QSize) -> float:
    """How many times as large as told the bars of a window are; in a smaller window no smaller."""
    wide, high = window.width() / WINDOW.width(), window.height() / WINDOW.height()
    return max(1.0, min(wide, high))
