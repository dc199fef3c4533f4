from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QMargins, QObject, QRect
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ..storage.contained import contained
from .scrolled import Scrolled

LEAST_FILLED: Final = 0.6
"""If complete rows would fill a smaller share of the area than this, the lower edge cuts off a row."""


@contained
class WholeRows(QVBoxLayout):
    """The layout of a scroll area. Until the area is scrolled, its lower edge is between two rows.

    ``ends`` returns the lower edges of the rows within the contents, from top to bottom.
    """

    def __init__(self, area: Scrolled, held: QWidget, ends: Callable[[], list[int]]) -> None:
        """Lay out `area`, whose scrolled contents are `held`."""
        super().__init__()
        self._area, self._held, self._ends = area, held, ends
        self.setContentsMargins(QMargins())
        self.addWidget(area)
        held.installEventFilter(self)
        area.verticalScrollBar().valueChanged.connect(self.update)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self.update()
        return super().eventFilter(watched, event)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)  # sets the width of the contents, which determines the heights of rows
        layout, bar = self._held.layout(), self._area.verticalScrollBar()
        if layout is not None:
            layout.activate()
        ends = self._ends()
        whole = max((end for end in ends if end <= rect.height()), default=rect.height())
        cut = bool(ends) and ends[-1] > rect.height() and whole >= LEAST_FILLED * rect.height()
        folded = bar.value() == bar.minimum() and cut
        whole = whole if folded else rect.height()
        self._area.whole_at_top = folded
        self._area.resize(rect.width(), whole)
