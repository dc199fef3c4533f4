from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QListView, QWidget

from ..storage.contained import contained


@contained
class RowsView(QListView):
    """A list of rows of one height, of which none is cut off at the lower end."""

    def __init__(self, model: QAbstractItemModel, row: int) -> None:
        super().__init__()
        self._row = row
        self.setModel(model)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setViewport(
            QWidget()
        )  # known to Python: to return one of Qt's, PySide loads every class of widgets
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.setViewportMargins(0, 0, 0, self.height() % self._row if self.height() > self._row else 0)
        super().resizeEvent(event)
