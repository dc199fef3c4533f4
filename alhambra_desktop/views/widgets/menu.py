from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QRegion, QResizeEvent
from PySide6.QtWidgets import QMenu

from ..art.geometry import rounded
from ..storage.contained import contained

CORNER: Final = 8
"""Radius of the corners, as in the style sheet."""


@contained
class RoundMenu(QMenu):
    """A menu with rounded corners; a mask makes them, so desktops without transparency show them too."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        outline = rounded(QRectF(self.rect()).adjusted(-0.5, -0.5, 0.5, 0.5), CORNER)  # the border is inside
        self.setMask(QRegion(outline.toFillPolygon().toPolygon()))
