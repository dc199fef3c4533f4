"""PageStack: the pages of the window, of which one is seen."""

from __future__ import annotations

from typing import Final, Protocol, cast

from PySide6.QtCore import QSize, QTimer
from PySide6.QtWidgets import QStackedWidget, QWidget

from ..art.palette import Theme
from ..storage.contained import contained
from ..widgets.style import dress

LEAST_PAGE: Final = QSize(894, 480)
"""Pixels that the pages need at most: a screen of 1920 x 1080 at 200 % has them beside frame and menu bar."""


class Themed(Protocol):
    """A page that paints in a theme."""

    def set_theme(self, theme: Theme) -> None:
        """Paint in a theme."""


@contained
class PageStack(QStackedWidget):
    """The pages of the window; one that needs much room does not widen the window for all others.

    The visible page gets a new theme immediately. The others follow one by one while the event loop is idle,
    or before they are shown: all of them together would block the window for half a second.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._outdated: list[QWidget] = []
        self._idle = QTimer(self, interval=0)
        self._idle.timeout.connect(self._update_next)
        self.currentChanged.connect(self._update_current)

    def add(self, page: QWidget) -> None:
        """Add a page, in the theme of the others."""
        self.addWidget(page)
        self._apply_theme(page)

    def set_theme(self, theme: Theme) -> None:
        """Change the theme of all pages."""
        self._theme = theme
        self._outdated = [page for at in range(self.count()) if (page := self.widget(at))]
        self._update_current()
        self._idle.start()

    def _update_current(self) -> None:
        page = self.currentWidget()
        if page is not None and page in self._outdated:
            self._outdated.remove(page)
            self._apply_theme(page)

    def _update_next(self) -> None:
        if self._outdated:
            self._apply_theme(self._outdated.pop())
        else:
            self._idle.stop()

    def _apply_theme(self, page: QWidget) -> None:
        dress(page)
        cast("Themed", page).set_theme(self._theme)

    def minimumSizeHint(self) -> QSize:
        """Return what the visible page needs."""
        page = self.currentWidget()
        return QSize() if page is None else page.minimumSizeHint().boundedTo(LEAST_PAGE)
