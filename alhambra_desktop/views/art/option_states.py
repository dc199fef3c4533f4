"""Paints pictures of the values of house variants. Many of these pictures have a mark in a corner."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from .brushes import colour, shape, stroke
from .cards import paint_card, paint_card_back, paint_scoring_card
from .coins import paint_coin
from .fonts import figure_path
from .geometry import curve, ellipse, khatam, polygon, rounded
from .marks import paint_seat_mark, paint_turn_star
from .option_pictures import CARD, PICTURES, SIDE, STONE, STONE_EDGE, Paint
from .painter_state import moved, saved
from .palette import GOLD, GOLD_DEEP, INK, IVORY, WINE, Theme
from .panels import paint_shadow
from .states import paint_no_entry, paint_tick

MARK_AT: Final = 33.0
"""X and y coordinate of the centre of a mark."""

MARK: Final = 8.5
SQUARE, PITCH = 9.0, 10.5
"""Width of a tile, and distance between the left edges of neighbouring tiles."""

Mark = Callable[[QPainter, Theme], None]


def _tick(p: QPainter, theme: Theme) -> None:
    paint_tick(p, MARK_AT, MARK_AT, MARK, theme)


def _ban(p: QPainter, theme: Theme) -> None:
    paint_no_entry(p, QPointF(MARK_AT, MARK_AT), MARK - 1, theme)


def _medal(p: QPainter) -> None:
    shape(p, ellipse(MARK_AT, MARK_AT, MARK), IVORY, GOLD_DEEP, 1.4)


def _figure(text: str) -> Mark:
    def paint(p: QPainter, _: Theme) -> None:
        _medal(p)
        p.fillPath(figure_path(text, MARK_AT, MARK_AT, 8.5, 12.5), colour(INK))

    return paint


def _arrow(turn: float) -> Mark:
    """Return a painter of a medal with an arrow, turned clockwise by `turn` degrees; at 0, it points up."""

    def paint(p: QPainter, _: Theme) -> None:
        _medal(p)
        with saved(p):
            p.translate(MARK_AT, MARK_AT)
            p.rotate(turn)
            p.fillPath(
                polygon([(0, -6), (5, 0), (1.8, 0), (1.8, 5), (-1.8, 5), (-1.8, 0), (-5, 0)]), colour(INK)
            )

    return paint


def _with(variant: str, mark: Mark) -> Paint:
    def paint(p: QPainter, theme: Theme) -> None:
        PICTURES[variant](p, theme)
        mark(p, theme)

    return paint


def _enclosed(hole: int, mark: Mark) -> Paint:
    """Return a painter of tiles around an empty area that is `hole` squares wide and high."""

    def paint(p: QPainter, theme: Theme) -> None:
        count = hole + 2
        with moved(p, scale=SIDE / (count * PITCH)):
            for at in range(count * count):
                row, column = divmod(at, count)
                if 0 < row <= hole and 0 < column <= hole:
                    continue
                box = QRectF(PITCH * column, PITCH * row, SQUARE, SQUARE)
                shape(p, rounded(box, 2, 0.5), STONE, STONE_EDGE, 1)
        mark(p, theme)

    return paint


def _hidden_hand(p: QPainter, _: Theme) -> None:
    for at in (-1, 0, 1):
        with saved(p):
            p.translate(SIDE / 2 + at * 7, SIDE / 2 + 1)
            p.rotate(at * 12)
            p.translate(-CARD / 2, -0.75 * CARD)
            paint_shadow(p, QRectF(0, 0, CARD, 1.5 * CARD), 3)
            paint_card_back(p, CARD)


def _spare_card(p: QPainter, theme: Theme) -> None:
    for at, (currency, value) in enumerate((("florin", 6), ("florin", 2))):
        with moved(p, 4 + 10 * at, 3 + 2 * at):
            paint_card(p, currency, value, CARD)
    _tick(p, theme)


def _plain_payment(p: QPainter, theme: Theme) -> None:
    paint_coin(p, "dirham", 17, 17, 15)
    _ban(p, theme)


def _whole_wall(p: QPainter, _: Theme) -> None:
    shape(p, rounded(QRectF(5, 5, 32, 32), 2), None, STONE_EDGE, 7)
    stroke(p, rounded(QRectF(5, 5, 32, 32), 2), STONE, 4)
    for x in (5, 37):
        for y in (5, 37):
            shape(p, rounded(QRectF(x - 4.5, y - 4.5, 9, 9), 1), STONE, STONE_EDGE, 1.2)
    shape(p, khatam(SIDE / 2, SIDE / 2, 8), GOLD, GOLD_DEEP, 1)


def _longest_wall(p: QPainter, _: Theme) -> None:
    stroke(p, curve((37, 5), (37, 37), (5, 37)), colour(STONE_EDGE, 0.3), 3)
    for tint, width in ((STONE_EDGE, 7), (STONE, 4)):
        stroke(p, curve((5, 37), (5, 5), (37, 5)), tint, width)
    for x, y in ((5, 37), (5, 5), (37, 5)):
        shape(p, rounded(QRectF(x - 4.5, y - 4.5, 9, 9), 1), STONE, STONE_EDGE, 1.2)
    shape(p, khatam(SIDE / 2, SIDE / 2, 8), GOLD, GOLD_DEEP, 1)


def _anywhere(p: QPainter, _: Theme) -> None:
    for at in range(4):
        with moved(p, 1 + 6 * at, 1 + 1.6 * at):
            paint_shadow(p, QRectF(0, 0, CARD - 3, 1.5 * CARD - 5), 3)
            if at == 1:
                paint_scoring_card(p, 2, CARD - 3)
            else:
                paint_card_back(p, CARD - 3)


def _fan(count: int) -> Paint:
    def paint(p: QPainter, _: Theme) -> None:
        for at in range(count):
            with moved(p, 2 + 14 * at / (count - 1), 1 + 4 * at):
                paint_shadow(p, QRectF(0, 0, CARD - 1, 1.5 * CARD - 2), 3)
                paint_card(p, "denar", 7, CARD - 1)

    return paint


def _alone(p: QPainter, _: Theme) -> None:
    p.setOpacity(0.45)
    paint_seat_mark(p, "stone", SIDE / 2, SIDE / 2, 19)
    p.setOpacity(1)
    stroke(p, curve((7, 35), (35, 7)), WINE, 3.5, round_ends=True)


def _optional(p: QPainter, _: Theme) -> None:
    paint_turn_star(p, SIDE / 2, SIDE / 2, 20)
    p.fillPath(figure_path("+1?", SIDE / 2, SIDE / 2, 12, 24), colour(INK))


def _compulsory(p: QPainter, _: Theme) -> None:
    paint_turn_star(p, SIDE / 2, SIDE / 2, 20)
    p.fillPath(figure_path("+1!", SIDE / 2, SIDE / 2, 12, 24), colour(WINE))


STATES: Final[Mapping[tuple[str, str], Paint]] = {
    ("enclosed_spaces", "any_area"): _enclosed(2, _ban),
    ("enclosed_spaces", "allowed"): _enclosed(1, _tick),
    ("open_hands", "off"): _hidden_hand,
    ("needless_cards", "allowed"): _spare_card,
    ("exact_bonus", "off"): _plain_payment,
    ("extra_action", "may"): _optional,
    ("extra_action", "must"): _compulsory,
    ("tie_rounding", "down"): _with("tie_rounding", _arrow(180)),
    ("tie_rounding", "up"): _with("tie_rounding", _arrow(0)),
    ("tie_rounding", "full_to_each"): _with("tie_rounding", _figure("×2")),
    ("wall_scoring", "longest"): _longest_wall,
    ("wall_scoring", "all_outer"): _whole_wall,
    ("redesign", "forbidden"): _with("redesign", _ban),
    ("leftovers", "nobody"): _with("leftovers", _ban),
    ("scoring_cards", "anywhere"): _anywhere,
    ("money_copies", "2"): _fan(2),
    ("money_copies", "3"): _fan(3),
    ("dirk", "off"): _alone,
}
"""Maps variants and their values to painters.

For any other value that is a text, `paint_state` paints the picture of the variant.
"""


def paint_state(p: QPainter, variant: str, value: str | int, theme: Theme) -> None:
    if isinstance(value, int):
        _with(variant, _figure(str(value)))(p, theme)
    else:
        STATES.get((variant, value), PICTURES[variant])(p, theme)
