from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from .fonts import BLACK, serif
from .geometry import khatam

STATES: Final = {  # colours of the glaze and the letter, by state of the rule set
    "on": ("#123F66", "#FFF8E6"),
    "off": ("#93A37A", "#E4E8D2"),
    "broken": ("#B06C6C", "#F2DADA"),
}
RIM: Final = "#3B2A1A"
WARNING: Final = ("#F4C84A", "#3B2A1A")


def paint_rule_set_star(p: QPainter, side: float, initial: str, state: str) -> None:
    glaze, letter = STATES[state]
    _paint_star(p, side, glaze, RIM if state == "on" else glaze)
    _write(p, side, initial.upper(), letter, 0.38)


def paint_warning_star(p: QPainter, side: float) -> None:
    glaze, letter = WARNING
    _paint_star(p, side, glaze, RIM)
    _write(p, side, "!", letter, 0.5)


def _paint_star(p: QPainter, side: float, glaze: str, rim: str) -> None:
    middle = side / 2
    p.setPen(QPen(QColor(rim), side / 26))
    p.setBrush(QColor(glaze))
    p.drawPath(khatam(middle, middle, side * 0.47))
    p.setPen(QPen(QColor(255, 248, 230, 150), side / 44))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawPath(khatam(middle, middle, side * 0.36))


def _write(p: QPainter, side: float, text: str, tint: str, size: float) -> None:
    p.setPen(QColor(tint))
    p.setFont(serif(side * size, BLACK))
    p.drawText(QRectF(0, 0, side, side), Qt.AlignmentFlag.AlignCenter, text)
