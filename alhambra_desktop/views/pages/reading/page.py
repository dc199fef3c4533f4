"""The base class of the reading pages, which consist of a header, a panel and a bar."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ...art.palette import Theme
from ...commands.actions import PAGE_KEYS
from ...storage.contained import contained
from ...widgets.page_bar import PageBar
from ...widgets.page_header import HEIGHT as HEAD
from ...widgets.page_header import PageHeader
from ...widgets.paper import SHADOW, Paper
from ..page import PanelPage

EDGE: Final = 8
"""Pixels around the panel."""

INSIDE: Final = (SHADOW + 16, SHADOW + 12, SHADOW + 10, SHADOW + 12)
"""Left, top, right and bottom margin of a panel's contents. They include the panel's shadow."""


@contained
class ReadingPage(PanelPage):
    def __init__(
        self, title: Message, keys: Message, parent: QWidget | None = None, end: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._title, self._keys = title, keys
        self.header = PageHeader(self._cache, title, end=end)
        self.paper = Paper(self._cache)
        self.bar = PageBar(self._cache)
        self.place(self.header, self.paper, self.bar)
        self.paper.column.setContentsMargins(*INSIDE)
        self.header.back.connect(self.leave)
        self.add_keys(
            {
                PAGE_KEYS["leave"]: self.leave,
                PAGE_KEYS["back"]: self.leave,
                PAGE_KEYS["card"]: self._next_stop,
            }
        )

    @abstractmethod
    def write(self) -> None:
        """Fill the panel. This method is called again after each change of language or theme."""

    @property
    @abstractmethod
    def stops(self) -> Sequence[QWidget]:
        """The widgets that F6 reaches, in addition to the back button."""

    def leave(self) -> None:
        self.left.emit()

    def on_entered(self) -> None:
        self.stops[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        self.header.retranslate()
        brief = phrase("reading-bar-brief")
        self.bar.set_content(phrase("reading-bar", page=self._title), say(self._keys), brief)
        self.write()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.write()

    def arrange(self) -> None:
        width, bar = self.width(), self.bar.height()
        self.header.fit(width)
        self.header.setGeometry(0, 2, width, HEAD)
        self.bar.setGeometry(0, self.height() - bar, width, bar)
        top = HEAD + 2 - SHADOW + 2
        height = self.height() - bar - top + SHADOW - EDGE
        self.paper.setGeometry(EDGE - SHADOW, top, width - 2 * (EDGE - SHADOW), height)

    def _next_stop(self) -> None:
        stops = (self.header.leave, *self.stops)
        focus = self.focusWidget()
        at = next((i for i, stop in enumerate(stops) if stop is focus), -1)
        stops[(at + 1) % len(stops)].setFocus(Qt.FocusReason.TabFocusReason)
