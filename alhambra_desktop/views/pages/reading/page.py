"""The base class of pages to read: a header, up to three panels, and a bar."""

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
"""Space around and between panels."""

LEAST_WIDTHS: Final = {1: 0, 2: 960, 3: 1260}
"""Minimum width of a page by its number of panels."""

INSIDE: Final = (SHADOW + 16, SHADOW + 12, SHADOW + 10, SHADOW + 12)
"""Margins of a panel's contents, its shadow included."""


@contained
class ReadingPage(PanelPage):
    """A page to read, with panels of the same width: as many as fit, at most ``most_panels``."""

    most_panels = 1

    def __init__(
        self, title: Message, keys: Message, parent: QWidget | None = None, end: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._title, self._keys = title, keys
        self.columns = 1
        self.header = PageHeader(self._cache, title, end=end)
        self.papers = tuple(Paper(self._cache) for _ in range(self.most_panels))
        self.bar = PageBar(self._cache)
        self.place(self.header, *self.papers, self.bar)
        for paper in self.papers:
            paper.column.setContentsMargins(*INSIDE)
        self.header.back.connect(self.leave)
        self.add_keys(
            {
                PAGE_KEYS["leave"]: self.leave,
                PAGE_KEYS["back"]: self.leave,
                PAGE_KEYS["card"]: self._next_panel,
            }
        )

    @abstractmethod
    def write(self) -> None:
        """Fill the first ``columns`` panels."""

    @property
    @abstractmethod
    def stops(self) -> Sequence[QWidget]:
        """The first widget of each visible panel that can have the focus."""

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
        fitting = (count for count, least in LEAST_WIDTHS.items() if width >= least)
        columns = min(max(fitting), self.most_panels)
        self.header.fit(width)
        self.header.setGeometry(0, 2, width, HEAD)
        self.bar.setGeometry(0, self.height() - bar, width, bar)
        top = HEAD + 2 - SHADOW + 2
        height = self.height() - bar - top + SHADOW - EDGE
        room, left = width - (columns + 1) * EDGE, EDGE - SHADOW
        for at, paper in enumerate(self.papers):
            paper.setVisible(at < columns)
            paper.setGeometry(left, top, room // columns + 2 * SHADOW, height)
            left += room // columns + EDGE
        if columns != self.columns:
            self.columns = columns
            self.write()

    def _next_panel(self) -> None:
        stops = (self.header.leave, *self.stops)
        focus = self.focusWidget()
        at = next((i for i, stop in enumerate(stops) if stop is focus), -1)
        stops[(at + 1) % len(stops)].setFocus(Qt.FocusReason.TabFocusReason)
