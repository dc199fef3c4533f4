from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ... import art
from ...art.fonts import BOLD, sans
from ...commands.actions import key_of
from ...commands.touch import TOUCH
from ..items.panel import Panel

BUTTON, STEP = 24.0, 28.0
TOUCH_BUTTON, TOUCH_STEP = 40.0, 46.0
CORNER: Final = 8.0
CAMERA_KEYS: Final = ("zoom-out", "zoom-in", "fit")
KEY_SIGNS: Final = {"zoom-out": "–", "zoom-in": "+"}
SIGN: Final = 0.22


def button_rects(names: Sequence[str], inner: QRectF) -> list[tuple[str, QRectF]]:
    size, step = (TOUCH_BUTTON, TOUCH_STEP) if TOUCH.on else (BUTTON, STEP)
    right, top = inner.width() - CORNER - size, inner.height() - CORNER - size
    last = len(names) - 1
    return [(name, QRectF(right - (last - i) * step, top, size, size)) for i, name in enumerate(names)]


def buttons_rect(inner: QRectF) -> QRectF:
    """Return the rectangle around the buttons that are always shown."""
    rects = [rect for _, rect in button_rects(CAMERA_KEYS, inner)]
    return rects[0].united(rects[-1])


def _label_of(command: str) -> str:
    key = key_of(command)
    return KEY_SIGNS.get(command) or (key if len(key) == 1 else "…")


def paint_button(zone: Panel, painter: QPainter, command: str, rect: QRectF, *, light: bool) -> None:
    theme = zone.faces.theme
    painter.setPen(QPen(QColor(theme.stud if light else theme.panel_edge), 2.4 if light else 1))
    painter.setBrush(QColor(theme.panel_top))
    painter.drawEllipse(rect)
    if command == "fit":
        art.paint_fit_sign(painter, rect.center(), rect.width() * SIGN, theme)
    else:
        zone.write(painter, rect, _label_of(command), sans(13, BOLD), align=Qt.AlignmentFlag.AlignHCenter)
