from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ..art.brushes import colour
from ..storage.contained import contained
from .style import theme_of


@contained
class Hairline(QWidget):
    """A thin line between two parts of a panel: vertical if `upright`, otherwise horizontal."""

    def __init__(self, *, upright: bool = False) -> None:
        super().__init__()
        if upright:
            self.setFixedWidth(1)
        else:
            self.setFixedHeight(1)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), colour(theme_of(self.palette()).hairline))
