"""Finds windows that tests leave open; Qt may crash when the garbage collector deletes them."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

SHARED: list[QWidget] = []
"""Windows that stay open because several tests use them."""


def windows_left() -> list[str]:
    """Run deferred deletions, delete the windows that are still open, and return their class names."""
    widgets = sys.modules.get("PySide6.QtWidgets")
    if widgets is None or widgets.QApplication.instance() is None:
        return []
    from PySide6.QtCore import QCoreApplication, QEvent
    from shiboken6 import delete

    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    top = widgets.QApplication.topLevelWidgets()
    left = [window for window in top if window.isVisible() and window not in SHARED]
    names = [type(window).__name__ for window in left]
    for window in left:
        window.hide()
        delete(window)
    return names
