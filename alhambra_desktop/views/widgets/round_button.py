from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from ..art.brushes import colour, down, shape, soft_shadow, stroke
from ..art.geometry import ellipse
from ..art.palette import Theme
from ..commands.touch import TOUCH
from ..storage.contained import contained
from .labels import use_hand_cursor
from .style import theme_of

SIZE = 34
RING = 3  # pixels around the button for the focus ring
FAINT = 0.4  # opacity of a disabled button

PaintSign = Callable[[QPainter, float, float, Theme], None]
"""Paints an icon of 16 by 16 pixels. The arguments are the painter, x and y of the centre, and the theme."""


@contained
class RoundButton(QAbstractButton):
    diameter = SIZE

    def __init__(self, sign: PaintSign) -> None:
        super().__init__()
        self._sign = sign
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        use_hand_cursor(self)

    def sizeHint(self) -> QSize:
        side = TOUCH.least(self.diameter + 2 * RING)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @property
    def middle(self) -> QPointF:
        return QRectF(self.rect()).center()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), theme_of(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(1.0 if self.isEnabled() else FAINT)
        middle, size, sunk = self.middle, self.diameter, 1.0 if self.isDown() else 0.0
        x, y = middle.x(), middle.y() + sunk
        path = ellipse(x, y, size / 2 - 1)
        if not sunk and self.isEnabled():
            soft_shadow(painter, path, (0, 1), 2, 0.25)
        edge = theme.legal if self.underMouse() and self.isEnabled() else colour(theme.panel_edge, 0.9)
        ground = down(y - size / 2, y + size / 2, theme.panel_top, theme.plain_ground)
        shape(painter, path, ground, edge, 1.2)
        self._sign(painter, x, y, theme)
        if self.hasFocus():
            stroke(painter, ellipse(middle.x(), middle.y(), size / 2 + 1.5), theme.legal, 2)
