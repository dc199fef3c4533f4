"""Painters of the pieces in scenes: tiles, cards, arrows and small cities."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from .brushes import colour, shape
from .cards import paint_card, paint_card_back, paint_scoring_card
from .geometry import polygon, rounded
from .painter_state import moved, saved
from .palette import Theme
from .panels import paint_shadow
from .steps import Paint, step
from .tiles import paint_tile
from .walls import paint_city_walls

SIDE: Final = 84.0
BACK, BACK_EDGE = "#1F5A57", "#0A2A2A"

Steps = Iterator[Paint]
Face = tuple[str, int | None, str]  # type, price and walls of a tile
City = dict[tuple[int, int], Face]


def paint_piece(p: QPainter, face: Face, x: float, y: float, side: float = SIDE) -> None:
    paint_shadow(p, QRectF(x, y, side, side), 3)
    kind, price, walls = face
    with moved(p, x, y):
        paint_tile(p, kind, price, walls, side)


def paint_fan(p: QPainter, x: float, y: float, cards: Sequence[tuple[str, int]], width: float) -> None:
    middle = (len(cards) - 1) / 2
    for place, (currency, value) in enumerate(cards):
        with saved(p):
            p.translate(x + (place - middle) * width * 0.62, y + abs(place - middle) * 4)
            p.rotate((place - middle) * 9)
            p.translate(-width / 2, -0.75 * width)
            paint_shadow(p, QRectF(0, 0, width, 1.5 * width), 4)
            paint_card(p, currency, value, width)


def paint_arrow(p: QPainter, x: float, y: float, theme: Theme, turn: float = 0.0) -> None:
    with saved(p):
        p.translate(x, y)
        p.rotate(turn)
        head = polygon([(-15, -5), (3, -5), (3, -13), (19, 0), (3, 13), (3, 5), (-15, 5)])
        shape(p, head, colour(theme.legal), colour(theme.panel_top), 2)


def city_pieces(x: float, y: float, side: float, faces: City) -> Steps:
    for (column, row), (kind, price, _) in faces.items():
        yield step(paint_piece, (kind, price, ""), x + column * side, y + row * side, side)
    yield step(_paint_walls, x, y, side, {cell: walls for cell, (_, _, walls) in faces.items()})


def _paint_walls(p: QPainter, x: float, y: float, side: float, walls: Mapping[tuple[int, int], str]) -> None:
    with moved(p, x, y):
        paint_city_walls(p, walls, side)


def paint_turned_card(p: QPainter, card: tuple[str, int], x: float, y: float, width: float = 44) -> None:
    with saved(p):
        p.translate(x, y)
        p.rotate(8)
        paint_shadow(p, QRectF(0, 0, width, 1.5 * width), 4)
        paint_card(p, *card, width)


def paint_pile(p: QPainter, x: float, y: float, width: float) -> None:
    paint_shadow(p, QRectF(x, y, width + 6, 1.5 * width + 6), 4)
    for shift in (6.0, 3.0):
        below = rounded(QRectF(x + shift, y + shift, width, 1.5 * width), 4)
        shape(p, below, colour(BACK), colour(BACK_EDGE), 1)
    with moved(p, x, y):
        paint_card_back(p, width)


def paint_lying_card(p: QPainter, card: tuple[str, int], rect: QRectF) -> None:
    paint_shadow(p, rect, 4)
    with moved(p, rect.left(), rect.top()):
        paint_card(p, *card, rect.width())


def paint_lying_scoring_card(p: QPainter, number: int, x: float, y: float, width: float) -> None:
    with moved(p, x, y):
        paint_shadow(p, QRectF(0, 0, width, 1.5 * width), 5)
        paint_scoring_card(p, number, width)
