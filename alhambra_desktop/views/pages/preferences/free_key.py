from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from ....words import phrase
from ...art.brushes import colour, stroke
from ...art.fonts import sans
from ...art.geometry import curve, rounded
from ...art.palette import Theme
from ...storage.contained import contained
from ...widgets.labels import PlainLabel
from ...widgets.style import theme_of

FREE, HIGH = 24, 22
"""Width and height of the sign of a free slot."""

AFTER, RIGHT = 6, 12
"""Pixels between the sign and its explanation, and to the right of the explanation."""


def paint_free_key(painter: QPainter, box: QRectF, theme: Theme, *, pointed: bool = False) -> None:
    """Paint the sign of a free slot, to which the player can add a key."""
    pen = QPen(colour(theme.text_2, 0.9 if pointed else 0.5), 1)
    pen.setDashPattern([3, 2.4])
    painter.strokePath(rounded(box, 5), pen)
    x, y = box.center().x(), box.center().y()
    for dx, dy in ((4, 0), (0, 4)):
        stroke(painter, curve((x - dx, y - dy), (x + dx, y + dy)), theme.text_2, 1.5)


@contained
class FreeKeyNote(PlainLabel):
    """Explains the sign of a free slot."""

    def __init__(self) -> None:
        super().__init__(phrase("keyboard-add-tip"))
        self.setProperty("role", "second")
        self.setFont(sans(13))
        margins = self.contentsMargins()
        self.setContentsMargins(FREE + AFTER, margins.top(), RIGHT, margins.bottom())
        self.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(0.5, (self.height() - HIGH) / 2, FREE - 1, HIGH)
        paint_free_key(painter, box, theme_of(self.palette()))
