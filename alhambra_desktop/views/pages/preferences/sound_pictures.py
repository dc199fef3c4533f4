from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from ...art.brushes import colour, shape, stroke
from ...art.geometry import khatam, round_box
from ...art.marks import paint_silhouette
from ...art.option_pictures import SIDE
from ...art.painter_state import saved
from ...art.palette import WINE
from ...widgets.pictures import Picture
from ...widgets.section_list import paint_sign
from ...widgets.section_signs import AMBER, CREAM, DEEP, paint_sound

GLAZED: Final = 38.0
WAVES: Final = (7.0, 12.0, 17.0)
LINES: Final = (-3.6, 0.2, 4.0, 7.8)


def _paint_volume(p: QPainter) -> None:
    p.fillPath(khatam(-8, 0, 4.4), colour(AMBER))
    for radius in WAVES:
        wave = QPainterPath()
        around = QRectF(-8 - radius, -radius, 2 * radius, 2 * radius)
        wave.arcMoveTo(around, 45)
        wave.arcTo(around, 45, -90)
        stroke(p, wave, CREAM, 2.2, round_ends=True)


def _paint_pieces(p: QPainter) -> None:
    p.fillPath(round_box(-12.5, -11.5, 4.5, 5.5, 1.6), colour(CREAM))
    paint_silhouette(p, "pavilion", -11, -10, 14, DEEP)
    with saved(p):
        p.translate(6.6, 3.4)
        p.rotate(10)
        shape(p, round_box(-5.6, -8.6, 5.6, 8.6, 1.9), AMBER, DEEP, 1.1)
        p.fillPath(khatam(0, 0, 3.6), colour(DEEP))


def _paint_counting(p: QPainter) -> None:
    p.fillPath(round_box(-9, -13, 9, 13, 2), colour(CREAM))
    p.fillPath(khatam(0, -8, 3.6), colour(WINE))
    for y in LINES:
        p.fillRect(QRectF(-6, y, 7, 1.6), colour(DEEP, 0.75))
        p.fillRect(QRectF(3, y, 3, 1.6), colour("#B8791A"))


def _paint_turn(p: QPainter) -> None:
    p.fillPath(khatam(0, 0, 13), colour(AMBER))
    p.fillPath(khatam(0, 0, 5.2), colour(CREAM))


def sound_picture(name: str) -> Picture:
    inset = (SIDE - GLAZED) / 2
    return Picture(SIDE, "", lambda p, _: paint_sign(p, inset, inset, GLAZED, SIGNS[name]))


SIGNS: Final = {
    "sound": paint_sound,
    "sound_volume": _paint_volume,
    "sound_table": _paint_pieces,
    "sound_counting": _paint_counting,
    "sound_turn": _paint_turn,
}
