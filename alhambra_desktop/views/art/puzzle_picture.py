from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from alhambra_desktop.views import art

from .painter_state import moved
from .palette import Theme


def paint_puzzle(p: QPainter, side: float, theme: Theme) -> None:
    half = side / 2
    for x, y, type_id, walls in ((0, 0, "garden", "NW"), (1, 0, "tower", "NE"), (0, 1, "chambers", "SW")):
        with moved(p, x * half, y * half):
            art.paint_tile(p, type_id, None, walls, half)
    art.paint_legal(p, QRectF(half, half, half, half).adjusted(1, 1, -2, -2), theme)
