"""Cover: pages that are opened over another one, which is as it was when they are left."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget, QWidget


class WaitingPage(Protocol):
    """The page of the table, which waits while it is covered."""

    def wait_below(self) -> None:
        """Wait as it is, with what is in hand."""

    def come_back(self) -> None:
        """Go on."""


class CoverWindow(Protocol):
    """What is asked of the window."""

    @property
    def cover(self) -> Cover:
        """What remembers the covered pages."""

    @property
    def page(self) -> WaitingPage:
        """The page of the table."""

    @property
    def start(self) -> QWidget:
        """The start page."""

    @property
    def at_table(self) -> bool:
        """True where a game is seen."""


class Cover(QObject):
    """Remembers the pages that are covered, each by the next one; a table waits meanwhile."""

    def __init__(self, window: CoverWindow, stack: QStackedWidget) -> None:
        super().__init__(stack)
        self._window, self._stack = window, stack
        self._below: list[QWidget] = []

    def lay(self, *pages: QWidget | None) -> None:
        """One of these pages, which belong together, is going to cover what is seen, if that is none of them.

        Those that were covered themselves lie there no more.
        """
        here = self._stack.currentWidget()
        if here is None or here in pages:
            return
        self._below = [page for page in (*self._below, here) if page not in pages]
        if self._window.at_table:
            self._window.page.wait_below()

    def holds(self, *pages: QWidget | None) -> bool:
        """True where one of these pages is seen or covered."""
        return any(page in pages for page in (*self._below, self._stack.currentWidget()))

    def lift(self) -> None:
        """Back to the covered page, or to the start where that is gone."""
        self._stack.setCurrentWidget(self._below.pop() if self._below else self._window.start)
        if self._window.at_table:
            self._window.page.come_back()

    def forget(self) -> None:
        """Another way than back is taken, to the table or the start page."""
        self._below.clear()
