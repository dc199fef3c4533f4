from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QGridLayout, QWidget

from ...storage.contained import contained
from ...widgets.boxes import NONE, hbox
from .time_card import TimeCard

# Below the table, the timeline must have at least this many pixels more than its minimum width. Otherwise, it
# also extends below the cards.
CHART: Final = 112
BELOW: Final = (4, 0, 0, 4)  # margins of a timeline that is below the table only
WHOLE: Final = (4, 0, 4, 4)  # margins of a timeline as wide as the page


@contained
class Body(QWidget):
    """The table, the cards beside it, and the timeline below it.

    In narrow windows, the timeline also extends below the cards, because it needs more width. In high
    windows, the chart of the timeline is higher, but the table keeps at least its `whole_height`.
    """

    def __init__(
        self, table: QWidget, cards: QWidget, timeline: TimeCard, whole_height: Callable[[], int]
    ) -> None:
        super().__init__()
        self._slider, self._whole_height = timeline.slider, whole_height
        self._table, self._cards, self._below = table, cards, QWidget()
        self._row = hbox(timeline, margins=BELOW, within=self._below)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(*NONE)
        self._grid.setSpacing(0)
        self._grid.setRowStretch(0, 1)
        self._grid.setColumnStretch(0, 1)
        self._grid.addWidget(table, 0, 0)
        self._wide = False
        self._arrange()

    def _arrange(self) -> None:
        self._row.setContentsMargins(*(BELOW if self._wide else WHOLE))
        self._grid.addWidget(self._cards, 0, 1, 1 + self._wide, 1)
        self._grid.addWidget(self._below, 1, 0, 1, 2 - self._wide)

    def minimumSizeHint(self) -> QSize:
        """Return the minimum size for a narrow window, because the player can make a wide window narrow."""
        beside = self._table.minimumSizeHint().width() + self._cards.minimumWidth()
        least = max(beside, self._below.minimumSizeHint().width())
        return QSize(least, super().minimumSizeHint().height())

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            room = self.width() - self._cards.minimumWidth() - self._below.minimumSizeHint().width()
            if self._wide != (room >= CHART):
                self._wide = not self._wide
                self._arrange()
            if self.isVisible():  # the sizes of a hidden page are provisional
                least = self._whole_height() + self._below.minimumSizeHint().height()
                self._slider.set_spare_height(self.height() - least)
        return super().event(event)
