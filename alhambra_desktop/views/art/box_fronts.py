"""Paints box fronts, which are pictures of games and expansions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from .bazaars import paint_bazaar_face
from .brushes import Detail, at_least, device_scale
from .camps import paint_camp_face
from .falcons import paint_falcon
from .huts import paint_hut_face
from .module_cards import paint_bonus_card, paint_bureau_card
from .painter_state import moved, saved
from .panels import paint_shadow
from .rule_set_star import paint_rule_set_star
from .tiles import paint_face
from .vizier import paint_vizier

_PaintSquare = Callable[[QPainter, float], None]

ILLUSTRATED: Final = 34.0
"""Tiles of at least this size in device pixels show a painted building, smaller tiles a silhouette."""

_CARD: Final = 1.5  # height of a card divided by its width


def _paint_piece(p: QPainter, x: float, y: float, side: float, paint: _PaintSquare) -> None:
    paint_shadow(p, QRectF(x, y, side, side), 2)
    with moved(p, x, y):
        paint(p, side)


def _paint_overlapping(p: QPainter, side: float, first: _PaintSquare, second: _PaintSquare) -> None:
    for shift, paint in ((0.0, first), (0.28 * side, second)):
        _paint_piece(p, shift, shift, 0.72 * side, paint)


def _paint_fan(p: QPainter, side: float, first: _PaintSquare, second: _PaintSquare) -> None:
    width = side / _CARD * 0.92
    for middle, turn, paint in ((0.63, 9, first), (0.37, -5, second)):
        with saved(p):
            p.translate(middle * side, side / 2)
            p.rotate(turn)
            p.translate(-width / 2, -_CARD * width / 2)
            paint_shadow(p, QRectF(0, 0, width, _CARD * width), 4)
            paint(p, width)


def _face(type_id: str, price: int) -> _PaintSquare:
    def paint(p: QPainter, side: float) -> None:
        with at_least(Detail.PLAIN if side * device_scale(p) >= ILLUSTRATED else Detail.MARK):
            paint_face(p, type_id, price, side)

    return paint


def _paint_both(p: QPainter, side: float) -> None:
    _paint_overlapping(p, side, _face("pavilion", 6), _face("bath-house", 7))


def _paint_vizier(p: QPainter, side: float) -> None:
    paint_vizier(p, "violet", True, side / 2, side / 2, side / 2)


def _paint_camp(p: QPainter, side: float) -> None:
    _paint_piece(p, 0, 0, side, lambda p, side: paint_camp_face(p, 9, "S", "S", side))


def _paint_bazaar(p: QPainter, side: float) -> None:
    types = ("pavilion", "seraglio", "garden")
    _paint_piece(p, 0, 0, side, lambda p, side: paint_bazaar_face(p, "florin", types, side))


def _paint_falcon(p: QPainter, side: float) -> None:
    paint_falcon(p, "white", ("garden", "tower"), side)


def _paint_bureaux(p: QPainter, side: float) -> None:
    first, second = (
        lambda p, width: paint_bureau_card(p, "dirham", "florin", width),
        lambda p, width: paint_bureau_card(p, "denar", "ducat", width),
    )
    _paint_fan(p, side, first, second)


def _paint_bonus_cards(p: QPainter, side: float) -> None:
    first, second = (
        lambda p, width: paint_bonus_card(p, "seraglio", 9, width),
        lambda p, width: paint_bonus_card(p, "garden", 8, width),
    )
    _paint_fan(p, side, first, second)


def _paint_hut(p: QPainter, side: float) -> None:
    _paint_piece(p, 0, 0, side, lambda p, side: paint_hut_face(p, "garden", side))


_COVERS: Final[dict[str, _PaintSquare]] = {
    "alhambra": lambda p, side: _paint_piece(p, 0, 0, side, _face("seraglio", 9)),
    "granada": lambda p, side: _paint_piece(p, 0, 0, side, _face("arena", 8)),
    "alhambra+granada": _paint_both,
    "vizier": _paint_vizier,
    "camps": _paint_camp,
    "bazaars": _paint_bazaar,
    "falconers": _paint_falcon,
    "bureaux": _paint_bureaux,
    "bonus_cards": _paint_bonus_cards,
    "huts": _paint_hut,
}

MARKETS: Final[dict[str, tuple[tuple[str, int], ...]]] = {
    "granada": (("park", 6), ("school", 9), ("arena", 8), ("library", 11)),
    "alhambra+granada": (("pavilion", 6), ("school", 9), ("arena", 8), ("tower", 11)),
}
"""For these games, the types and prices of the market tiles on the painted table of the New game page.

For all other games, the picture shows `BASE_MARKET`.
"""

BASE_MARKET: Final = (("pavilion", 6), ("chambers", 9), ("seraglio", 5), ("tower", 11))


def paint_box_front(p: QPainter, module_id: str, initial: str, side: float) -> None:
    """Paint a box front, or a star with `initial` if the rule set has no picture."""
    paint = _COVERS.get(module_id)
    if paint is not None:
        paint(p, side)
    else:
        paint_rule_set_star(p, side, initial, "on")
