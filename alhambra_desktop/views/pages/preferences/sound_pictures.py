from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from ... import art
from ...art.brushes import colour, stroke
from ...art.geometry import khatam
from ...art.option_pictures import PICTURES, SIDE
from ...art.painter_state import moved, saved
from ...art.palette import LIGHT
from ...widgets.pictures import Picture
from ...widgets.section_list import PaintSign, paint_sign
from ...widgets.section_signs import AMBER, CREAM, paint_sound

GLAZED: Final = 38.0
CARD, TILE = 20.0, 27.0
STAR: Final = 17.0
WAVES: Final = (7.0, 12.0, 17.0)


def _glazed(sign: PaintSign) -> Picture:
    inset = (SIDE - GLAZED) / 2
    return Picture(SIDE, "", lambda p, _: paint_sign(p, inset, inset, GLAZED, sign))


def _paint_volume(p: QPainter) -> None:
    p.fillPath(khatam(-8, 0, 4.4), colour(AMBER))
    for radius in WAVES:
        wave = QPainterPath()
        around = QRectF(-8 - radius, -radius, 2 * radius, 2 * radius)
        wave.arcMoveTo(around, 45)
        wave.arcTo(around, 45, -90)
        stroke(p, wave, CREAM, 2.2, round_ends=True)


def _paint_pieces(p: QPainter, _: int) -> None:
    art.paint_shadow(p, QRectF(1, 2, TILE, TILE), 2)
    with moved(p, 1, 2):
        art.paint_face(p, "pavilion", 6, TILE)
    with saved(p):
        p.translate(QPointF(29, 26))
        p.rotate(10)
        p.translate(-CARD / 2, -0.75 * CARD)
        art.paint_shadow(p, QRectF(0, 0, CARD, 1.5 * CARD), 3)
        art.paint_card(p, "florin", 7, CARD)


def _paint_counting(p: QPainter, _: int) -> None:
    PICTURES["scoring_cards"](p, LIGHT)


def _paint_turn(p: QPainter, _: int) -> None:
    art.paint_turn_star(p, SIDE / 2, SIDE / 2, STAR)


def sound_picture(name: str) -> Picture:
    if name in SIGNS:
        return _glazed(SIGNS[name])
    return Picture(SIDE, "", PAINTERS[name])


SIGNS: Final = {"sound": paint_sound, "sound_volume": _paint_volume}
PAINTERS: Final = {
    "sound_table": _paint_pieces,
    "sound_counting": _paint_counting,
    "sound_turn": _paint_turn,
}
