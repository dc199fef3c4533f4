"""The pictures of the settings for sound, and of each sound."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from ... import art
from ...art.brushes import colour, shape, stroke
from ...art.geometry import ellipse, khatam, polygon, round_box
from ...art.option_pictures import PICTURES
from ...art.option_pictures import SIDE as DRAWN
from ...art.painter_state import moved, saved
from ...art.palette import LIGHT, Theme
from ...widgets.pictures import Picture
from ...widgets.section_list import PaintSign, paint_sign
from .signs import AMBER, CREAM, DEEP, paint_sound

SIDE: Final = 42
GLAZED: Final = 38.0
CARD, TILE = 20.0, 27.0
WAVES: Final = (7.0, 12.0, 17.0)
"""Radii of the waves of the sign for the volume."""


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


def _paint_behind(p: QPainter) -> None:
    for x, y, tint in ((2.5, -3, AMBER), (-2.5, 3, CREAM)):
        shape(p, round_box(x - 9, y - 7, x + 9, y + 7, 2), tint, DEEP, 1.4)
        p.fillRect(QRectF(x - 9, y - 5, 18, 1.6), colour(DEEP, 0.8))
    p.fillPath(ellipse(-2.5, 4.6, 2.4), colour(DEEP))


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
    with moved(p, scale=SIDE / DRAWN):
        PICTURES["scoring_cards"](p, LIGHT)


def _paint_turn(p: QPainter, _: int) -> None:
    art.paint_turn_star(p, SIDE / 2, SIDE / 2, 17)


def sound_picture(name: str) -> Picture:
    """Return the picture of a setting for sound."""
    if name in SIGNS:
        return _glazed(SIGNS[name])
    return Picture(SIDE, "", PAINTERS[name])


SIGNS: Final = {"sound": paint_sound, "sound_volume": _paint_volume, "sound_behind": _paint_behind}
PAINTERS: Final = {"sound_table": _paint_pieces, "sound_counting": _paint_counting, "sound_turn": _paint_turn}


Paint = Callable[[QPainter, Theme], None]
"""Paints a picture into a square with the side ``SIDE``."""

MIDDLE: Final = SIDE / 2
CARD_WIDTH: Final = 26.0
FACE: Final = 36.0


def _drawn(name: str) -> Paint:
    def paint(p: QPainter, theme: Theme) -> None:
        with moved(p, scale=SIDE / DRAWN):
            PICTURES[name](p, theme)

    return paint


def _icon(name: str) -> Paint:
    return lambda p, theme: art.paint_icon(p, name, 3, 3, SIDE - 6, theme.text)


def _face(type_id: str, price: int) -> Paint:
    def paint(p: QPainter, _: Theme) -> None:
        inset = (SIDE - FACE) / 2
        art.paint_shadow(p, QRectF(inset, inset, FACE, FACE), 2)
        with moved(p, inset, inset):
            art.paint_face(p, type_id, price, FACE)

    return paint


def _card(paint_card: Callable[[QPainter], None]) -> Paint:
    def paint(p: QPainter, _: Theme) -> None:
        left, top = MIDDLE - CARD_WIDTH / 2, MIDDLE - CARD_WIDTH * 0.75
        art.paint_shadow(p, QRectF(left, top, CARD_WIDTH, 1.5 * CARD_WIDTH), 3)
        with moved(p, left, top):
            paint_card(p)

    return paint


def _arrow(*, back: bool) -> Paint:
    def paint(p: QPainter, theme: Theme) -> None:
        with saved(p):
            p.translate(MIDDLE, MIDDLE)
            p.scale(1 if back else -1, 1)
            bow = QPainterPath()
            around = QRectF(-12, -10, 24, 24)
            bow.arcMoveTo(around, 150)
            bow.arcTo(around, 150, -240)
            stroke(p, bow, theme.text_2, 4, round_ends=True)
            p.fillPath(polygon([(-17, -8), (-3, -1), (-15, 6)]), colour(theme.text_2))

    return paint


def _paint_wall_done(p: QPainter, theme: Theme) -> None:
    art.paint_icon(p, "wall", 0, 2, SIDE - 8, theme.text)
    art.paint_turn_star(p, SIDE - 10, SIDE - 10, 9)


SOUND_PAINTERS: Final[Mapping[str, Paint]] = {
    "card_take": _card(lambda p: art.paint_card(p, "dirham", 5, CARD_WIDTH)),
    "card_land": _card(lambda p: art.paint_card(p, "denar", 8, CARD_WIDTH)),
    "card_fan": _drawn("open_hands"),
    "card_turn": _card(lambda p: art.paint_card_back(p, CARD_WIDTH)),
    "coin_exact": _drawn("exact_bonus"),
    "coins_over": _drawn("starting_money"),
    "tile_lift": _face("garden", 10),
    "snap": lambda p, theme: art.paint_fit_sign(p, QPointF(MIDDLE, MIDDLE), 13, theme),
    "tile_place": _face("pavilion", 6),
    "tile_reserve": _icon("reserve"),
    "redesign": _drawn("redesign"),
    "refuse": lambda p, theme: art.paint_no_entry(p, QPointF(MIDDLE, MIDDLE), 16, theme),
    "undo": _arrow(back=True),
    "redo": _arrow(back=False),
    "bag": _icon("bag"),
    "turn_end": lambda p, _: art.paint_seat_mark(p, "blue", MIDDLE, MIDDLE, 17),
    "turn_mine": lambda p, _: art.paint_turn_star(p, MIDDLE, MIDDLE, 17),
    "scoring_card": _drawn("scoring_cards"),
    "count": lambda p, _: art.paint_badge(p, "tower", MIDDLE, MIDDLE, 30),
    "points": _drawn("extra_action"),
    "wall_step": _icon("wall"),
    "wall_done": _paint_wall_done,
    "vizier": _icon("vizier"),
    "falcon": _icon("falcon"),
    "camp": _icon("camp"),
    "hut": _icon("hut"),
    "bureau": _card(lambda p: art.paint_bureau_card(p, "denar", "florin", CARD_WIDTH)),
    "bonus": _card(lambda p: art.paint_bonus_card(p, "pavilion", 8, CARD_WIDTH)),
    "end": lambda p, _: art.paint_winner(p, MIDDLE, MIDDLE, 19),
}
"""Painters by the name of the sound."""


def paint_sound_picture(p: QPainter, sound: str, side: float, theme: Theme) -> None:
    """Paint the picture of a sound into a square with this side."""
    with moved(p, scale=side / SIDE):
        SOUND_PAINTERS[sound](p, theme)
