from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject

from ...art.brushes import colour
from ...game.target import Control, Target
from ...storage.contained import contained
from ..pixmaps.faces import Faces

ABOVE: Final = 96.0  # z value: above open drawers, below flying pieces

FRAMED: Final = frozenset(  # commands whose controls have no other hover effect
    ("owner", "since", "replay", "log", "column", "choose", "scored-when")
)
LINE: Final = 1.6
ROUND: Final = 6.0
TINT: Final = 0.12


@contained
class PointedFrame(QGraphicsObject):
    """The frame around a control under the pointer. A separate item avoids repainting panels."""

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self.faces = faces
        self._rect, self._pressed = QRectF(), True
        self.setZValue(ABOVE)
        self.hide()

    def around(self, rect: QRectF | None, pressed: bool = True) -> None:
        """Frame a control or, if `rect` is None, remove the frame.

        If `pressed` is true, the viewer can press the control, and the frame has a different colour.
        """
        if rect is None:
            self.hide()
        elif (rect, pressed) != (self._rect, self._pressed) or not self.isVisible():
            self.prepareGeometryChange()
            self._rect, self._pressed = rect, pressed
            self.update()
            self.show()

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, *_: object) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = self.faces.theme.legal if self._pressed else self.faces.theme.stud
        painter.setPen(QPen(QColor(line), LINE))
        painter.setBrush(colour(line, TINT if self._pressed else 0.0))
        painter.drawRoundedRect(self._rect, ROUND, ROUND)


def is_framed(target: Target | None, viewer: int) -> bool:
    return isinstance(target, Control) and target.command in FRAMED and target.is_pressed_by(viewer)
