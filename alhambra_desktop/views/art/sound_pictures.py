from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from .. import art
from .brushes import colour, shape, stroke
from .geometry import ellipse, polygon, round_box
from .option_pictures import PICTURES, SIDE, STONE, Paint
from .painter_state import moved, saved
from .palette import GOLD, INK, IVORY, Theme

MIDDLE: Final = SIDE / 2
CARD_WIDTH: Final = 26.0
FACE, SMALL_FACE = 35.0, 25.0
AIM: Final = 18.0  # distance of the corners of a square from its middle
REFUSED: Final = "#B4162A"


def _icon(name: str) -> Paint:
    return lambda p, theme: art.paint_icon(p, name, 3, 3, SIDE - 6, theme.text)


def _face(type_id: str, price: int, side: float = FACE) -> Paint:
    def paint(p: QPainter, _: Theme) -> None:
        inset = (SIDE - side) / 2
        art.paint_shadow(p, QRectF(inset, inset, side, side), 2)
        with moved(p, inset, inset):
            art.paint_face(p, type_id, price, side)

    return paint


def _card(paint_card: Callable[[QPainter], None]) -> Paint:
    def paint(p: QPainter, _: Theme) -> None:
        left, top = MIDDLE - CARD_WIDTH / 2, MIDDLE - CARD_WIDTH * 0.75
        art.paint_shadow(p, QRectF(left, top, CARD_WIDTH, 1.5 * CARD_WIDTH), 3)
        with moved(p, left, top):
            paint_card(p)

    return paint


def _arrow(*, back: bool) -> Paint:
    def paint(p: QPainter, _: Theme) -> None:
        with saved(p):
            p.translate(MIDDLE, MIDDLE + 1)
            p.scale(1 if back else -1, 1)
            bow = QPainterPath()
            around = QRectF(-13, -12, 26, 26)
            bow.arcMoveTo(around, 135)
            bow.arcTo(around, 135, -250)
            stroke(p, bow, INK, 9, round_ends=True)
            head = polygon([(-16.5, -14), (-2, -3.5), (-17, 2)])
            stroke(p, head, INK, 4, round_ends=True)
            stroke(p, bow, GOLD, 5, round_ends=True)
            p.fillPath(head, colour(GOLD))

    return paint


def _paint_aimed(p: QPainter, theme: Theme) -> None:
    """Paint a tile between the corners of a square."""
    corners = QPainterPath()
    for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        corner = QPointF(MIDDLE + x * AIM, MIDDLE + y * AIM)
        corners.moveTo(corner - QPointF(x * AIM / 2, 0))
        corners.lineTo(corner)
        corners.lineTo(corner - QPointF(0, y * AIM / 2))
    stroke(p, corners, theme.legal, 2.6)
    _face("pavilion", 6, SMALL_FACE)(p, theme)


def _paint_reserved(p: QPainter, theme: Theme) -> None:
    """Paint a tile on the mat of the reserve."""
    shape(p, round_box(3, 9, 39, 39, 4), STONE, INK, 2)
    with moved(p, -1, -4):
        _face("arcades", 6, SMALL_FACE)(p, theme)


def _paint_refused(p: QPainter, _: Theme) -> None:
    shape(p, ellipse(MIDDLE, MIDDLE, 17), REFUSED, INK, 2)
    p.fillPath(round_box(MIDDLE - 10, MIDDLE - 3, MIDDLE + 10, MIDDLE + 3, 1.5), colour(IVORY))


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
    "snap": _paint_aimed,
    "tile_place": _face("pavilion", 6),
    "tile_reserve": _paint_reserved,
    "redesign": PICTURES["redesign"],
    "refuse": _paint_refused,
    "undo": _arrow(back=True),
    "redo": _arrow(back=False),
    "bag": _icon("bag"),
    "turn_end": lambda p, _: art.paint_seat_mark(p, "blue", MIDDLE, MIDDLE, 17),
    "turn_mine": lambda p, _: art.paint_turn_star(p, MIDDLE, MIDDLE, 17),
    "scoring_card": PICTURES["scoring_cards"],
    "count": lambda p, _: art.paint_badge(p, "tower", MIDDLE, MIDDLE, 37),
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
