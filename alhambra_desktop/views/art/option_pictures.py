from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from .brushes import colour, shape
from .cards import paint_card, paint_card_back, paint_scoring_card
from .coins import paint_coin
from .fonts import figure_path
from .geometry import rounded
from .marks import paint_icon, paint_seat_mark, paint_turn_star, paint_winner
from .painter_state import moved, saved
from .palette import INK, Theme
from .panels import paint_shadow
from .states import paint_no_entry, paint_refusal_sign
from .tiles import paint_face

SIDE: Final = 42
"""Width and height of each picture in pixels."""

CARD: Final = 23.0
STONE, STONE_EDGE = "#D9BE8C", "#7A5A30"

Paint = Callable[[QPainter, Theme], None]


def _fan(*cards: tuple[str, int]) -> Paint:
    def paint(p: QPainter, theme: Theme) -> None:
        middle = (len(cards) - 1) / 2
        for i, card in enumerate(cards):
            with saved(p):
                p.translate(SIDE / 2 + (i - middle) * 7, SIDE / 2 + 1)
                p.rotate((i - middle) * 12)
                p.translate(-CARD / 2, -0.75 * CARD)
                paint_shadow(p, QRectF(0, 0, CARD, 1.5 * CARD), 3)
                paint_card(p, *card, CARD)

    return paint


def _paint_backs(p: QPainter, theme: Theme) -> None:
    for x, y in ((13.0, 1.0), (8.0, 3.5), (3.0, 6.0)):
        paint_shadow(p, QRectF(x, y, CARD - 2, 1.5 * CARD - 3), 3)
        with moved(p, x, y):
            paint_card_back(p, CARD - 2)


def _paint_scoring_card(p: QPainter, theme: Theme) -> None:
    paint_shadow(p, QRectF(8, 1, 26, 39), 3)
    with moved(p, 8, 1):
        paint_scoring_card(p, 2, 26)


def _paint_enclosed(p: QPainter, theme: Theme) -> None:
    for row in range(3):
        for column in range(3):
            square = QRectF(15 * column, 15 * row, 12, 12)
            if (row, column) != (1, 1):
                shape(p, rounded(square, 2, 0.5), STONE, STONE_EDGE, 1)
    paint_refusal_sign(p, "sign-space", SIDE / 2, SIDE / 2, theme)


def _paint_coins(p: QPainter, theme: Theme) -> None:
    for currency, x, y in (("ducat", 13, 14), ("dirham", 29, 14), ("denar", 13, 29), ("florin", 29, 29)):
        paint_coin(p, currency, x, y, 9.5)


def _paint_exact(p: QPainter, theme: Theme) -> None:
    paint_coin(p, "dirham", 17, 17, 15)
    paint_turn_star(p, 31, 31, 10.5)


def _paint_extra_action(p: QPainter, theme: Theme) -> None:
    paint_winner(p, SIDE / 2, SIDE / 2, 20)
    p.fillPath(figure_path("+1", SIDE / 2, SIDE / 2, 12, 20), colour(INK))


def _paint_unneeded(p: QPainter, theme: Theme) -> None:
    _fan(("florin", 6), ("florin", 2))(p, theme)
    paint_no_entry(p, QPointF(32, 31), 8, theme)


def _paint_tie(p: QPainter, theme: Theme) -> None:
    for seat, x in (("blue", 14), ("crimson", 28)):
        paint_seat_mark(p, seat, x, SIDE / 2, 13)


def _paint_redesign(p: QPainter, theme: Theme) -> None:
    for kind, price, x, y in (("garden", 8, 1, 1), ("arcades", 6, 15, 15)):
        paint_shadow(p, QRectF(x, y, 26, 26), 2)
        with moved(p, x, y):
            paint_face(p, kind, price, 26)


def _icon(name: str) -> Paint:
    return lambda p, theme: paint_icon(p, name, 2, 2, SIDE - 4, theme.text)


PICTURES: Final[dict[str, Paint]] = {
    "enclosed_spaces": _paint_enclosed,
    "open_hands": _fan(("dirham", 4), ("ducat", 7), ("florin", 9)),
    "needless_cards": _paint_unneeded,
    "exact_bonus": _paint_exact,
    "extra_action": _paint_extra_action,
    "starting_money": _paint_coins,
    "take_limit": _fan(("denar", 2), ("dirham", 3)),
    "tie_rounding": _paint_tie,
    "wall_scoring": _icon("wall"),
    "redesign": _paint_redesign,
    "leftovers": _icon("bag"),
    "scoring_cards": _paint_scoring_card,
    "money_copies": _paint_backs,
    "dirk": lambda p, theme: paint_seat_mark(p, "stone", SIDE / 2, SIDE / 2, 19),
    "dirk_name": lambda p, theme: paint_seat_mark(p, "stone", SIDE / 2, SIDE / 2, 19),
}
"""Maps the ids of house variants to the painters of their pictures."""
