"""Cover: pages that are opened over another one, which is as it was when they are left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget, QWidget

if TYPE_CHECKING:
    from .start_page import StartPage
    from .table_page import TablePage


class CoverWindow(Protocol):
    """What is asked of the window."""

    @property
    def page(self) -> TablePage:
        """The page of the table."""

    @property
    def start(self) -> StartPage:
        """The start page."""

    @property
    def at_table(self) -> bool:
        """True where a game is seen."""


class Cover(QObject):
    """Remembers the page that is covered; a table waits meanwhile."""

    def __init__(self, window: CoverWindow, stack: QStackedWidget) -> None:
        super().__init__(stack)
        self._window, self._stack = window, stack
        self._below: QWidget | None = None

    def lay(self) -> None:
        """The page that is seen is going to be covered."""
        self._below = self._stack.currentWidget()
        if self._window.at_table:
            self._window.page.wait_below()

    def lift(self) -> None:
        """Back to the covered page, or to the start where that is gone."""
        below, self._below = self._below, None
        self._stack.setCurrentWidget(below or self._window.start)
        if self._window.at_table:
            self._window.page.come_back()
