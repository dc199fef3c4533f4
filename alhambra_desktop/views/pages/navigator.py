from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, Generic, TypeVar

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from ..art.palette import Theme
from ..storage.contained import contained
from ..widgets.style import apply_style_sheet
from .page import Page

LEAST_PAGE: Final = QSize(894, 480)
"""Upper limit for a page's minimum size. If a page needs more, a small window cuts it off.

With the window frame and the menu bar, this size fits a screen of 1920 x 1080 pixels at 200 % scaling.
"""

P = TypeVar("P", bound=Page)


class Route(Generic[P]):
    """Leads to a page, and creates the page on first use.

    Back leads to `parent`. If `parent` is None, Back leads to the page that was visible before. If `root` is
    True, opening the page clears the history.
    """

    def __init__(
        self,
        navigator: Navigator,
        make: Callable[[], P],
        *,
        parent: Route[Any] | None = None,
        root: bool = False,
    ) -> None:
        self._navigator, self._make = navigator, make
        self.parent, self.root = parent, root
        self.made: P | None = None
        self._waiting: list[Callable[[], object]] = []

    @property
    def page(self) -> P:
        return self.made or self.make()

    def make(self) -> P:
        page = self.made = self._make()
        self._navigator.add(page)
        page.left.connect(self._navigator.back)
        for call in self._waiting:
            call()
        self._waiting.clear()
        return page

    def when_made(self, call: Callable[[], object]) -> None:
        if self.made is None:
            self._waiting.append(call)
        else:
            call()

    @property
    def is_current(self) -> bool:
        return self.made is not None and self._navigator.currentWidget() is self.made

    def go(self) -> None:
        self._navigator.go(self)

    def open(self) -> None:
        if not self.is_current:
            self.go()


@contained
class Navigator(QStackedWidget):
    """The pages of the window, and the history of visited pages. The history contains each page at most once.

    The window's minimum size is the minimum size of the visible page, but at most ``LEAST_PAGE``. Only the
    visible page gets a new theme immediately, because changing all pages would block the window for half a
    second.
    """

    commanded = Signal(str)  # id of a command that the player has chosen and the page accepts
    updated = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.currentChanged.connect(self.updated)
        self._theme = theme
        self._history: list[Route[Any]] = []
        self._outdated: list[Page] = []
        self._idle = QTimer(self, interval=0)
        self._idle.timeout.connect(self._update_next)

    def go(self, route: Route[Any]) -> None:
        parent = route.parent
        if parent is not None and parent not in self._history:
            self.go(parent)
        if route.root:
            self._change([route])
        elif parent is not None:
            self._change([*self._history[: self._history.index(parent) + 1], route])
        else:
            below = (one for one in self._history if one is not route and one.parent is not route)
            self._change([*below, route])

    def back(self) -> None:
        if len(self._history) > 1:
            self._change(self._history[:-1], back=True)

    def leads_back_to(self, route: Route[Any]) -> bool:
        return route in self._history

    def start_with(self, route: Route[Any]) -> None:
        if not self._history:
            self._history = [route]
            self.setCurrentWidget(route.page)

    def _change(self, history: list[Route[Any]], *, back: bool = False) -> None:
        old, new = self._history, history[-1]
        page = new.page
        for left in reversed([route for route in old if route not in history]):
            left.page.on_left()
        if old and old[-1] is not new and old[-1] in history:
            old[-1].page.on_covered()
        self._history = history
        self.setCurrentWidget(page)
        if back:
            page.on_uncovered()
        else:
            page.on_entered()

    def setCurrentWidget(self, page: QWidget) -> None:
        if isinstance(page, Page) and page in self._outdated:
            self._outdated.remove(page)
            self._apply_theme(page)
        super().setCurrentWidget(page)

    @property
    def command_page(self) -> Page | None:
        page = self.currentWidget()
        return page.command_page if isinstance(page, Page) else None

    @property
    def help_rule(self) -> str:
        page = self.currentWidget()
        return page.help_rule if isinstance(page, Page) else ""

    @property
    def pages(self) -> list[Page]:
        found = (self.widget(at) for at in range(self.count()))
        return [page for page in found if isinstance(page, Page)]

    def close_pages(self) -> None:
        for page in self.pages:
            page.on_closed()

    def add(self, page: Page) -> None:
        page.command_page.commanded.connect(partial(self._pass_on, page.command_page))
        page.command_page.updated.connect(self.updated)
        self.addWidget(page)
        self._apply_theme(page)

    def _pass_on(self, page: Page, command: str) -> None:
        if page.accepts(command):
            self.commanded.emit(command)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._outdated = self.pages
        if current := self.currentWidget():
            self.setCurrentWidget(current)
        self._idle.start()

    def _update_next(self) -> None:
        if self._outdated:
            self._apply_theme(self._outdated.pop())
        else:
            self._idle.stop()

    def _apply_theme(self, page: Page) -> None:
        apply_style_sheet(page)
        page.set_theme(self._theme)

    def minimumSizeHint(self) -> QSize:
        page = self.currentWidget()
        return QSize() if page is None else page.minimumSizeHint().boundedTo(LEAST_PAGE)
