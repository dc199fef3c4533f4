from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from .. import art
from .brushes import colour, stroke
from .geometry import polygon
from .option_pictures import PICTURES, SIDE, Paint
from .painter_state import moved, saved
from .palette import Theme

MIDDLE: Final = SIDE / 2
CARD_WIDTH: Final = 26.0
FACE: Final = 36.0


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
    "card_fan": PICTURES["open_hands"],
    "card_turn": _card(lambda p: art.paint_card_back(p, CARD_WIDTH)),
    "coin_exact": PICTURES["exact_bonus"],
    "coins_over": PICTURES["starting_money"],
    "tile_lift": _face("garden", 10),
    "snap": lambda p, theme: art.paint_fit_sign(p, QPointF(MIDDLE, MIDDLE), 13, theme),
    "tile_place": _face("pavilion", 6),
    "tile_reserve": _icon("reserve"),
    "redesign": PICTURES["redesign"],
    "refuse": lambda p, theme: art.paint_no_entry(p, QPointF(MIDDLE, MIDDLE), 16, theme),
    "undo": _arrow(back=True),
    "redo": _arrow(back=False),
    "bag": _icon("bag"),
    "turn_end": lambda p, _: art.paint_seat_mark(p, "blue", MIDDLE, MIDDLE, 17),
    "turn_mine": lambda p, _: art.paint_turn_star(p, MIDDLE, MIDDLE, 17),
    "scoring_card": PICTURES["scoring_cards"],
    "count": lambda p, _: art.paint_badge(p, "tower", MIDDLE, MIDDLE, 30),
    "points": PICTURES["extra_action"],
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


def paint_sound_picture(p: QPainter, sound: str, side: float, theme: Theme) -> None:
    with moved(p, scale=side / SIDE):
        SOUND_PAINTERS[sound](p, theme)
