"""Paints scenes, each of which illustrates a lesson of the base game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from .brushes import colour, shape, stroke
from .coins import paint_coin
from .geometry import polygon, rounded
from .marks import paint_seat_mark
from .painter_state import moved
from .palette import Theme
from .places import paint_place
from .rule_scenes import Scene
from .runs import paint_scored_run
from .scene_pieces import (
    City,
    Steps,
    city_pieces,
    paint_arrow,
    paint_fan,
    paint_lying_card,
    paint_lying_scoring_card,
    paint_piece,
    paint_pile,
    paint_turned_card,
)
from .states import paint_ghost_frame, paint_tick
from .steps import step

SQUARE: Final = 132.0
"""Width and height of a scene."""

MIDDLE: Final = SQUARE / 2
SMALL_ARROW: Final = 0.8


def _take_money(_: Theme) -> Steps:
    yield step(paint_fan, MIDDLE, MIDDLE, (("denar", 3), ("florin", 2)), 66)


def _exact_price(_: Theme) -> Steps:
    yield step(paint_piece, ("garden", 8, "NW"), 12, 12, 86)
    yield step(paint_turned_card, ("dirham", 8), 80, 50, 46)
    yield step(paint_coin, "dirham", 32, 104, 17)


def _turn_end(theme: Theme) -> Steps:
    yield step(paint_lying_card, ("ducat", 6), QRectF(26, 10, 36, 54))
    yield step(_paint_undo, 92, 37, theme)
    yield step(paint_pile, 18, 74, 30)
    yield step(_paint_small_arrow, 70, 98, theme)
    yield step(paint_turned_card, ("denar", 4), 92, 73, 32)


def _paint_undo(p: QPainter, x: float, y: float, theme: Theme) -> None:
    around = QRectF(-17, -17, 34, 34)
    bow = QPainterPath()
    bow.arcMoveTo(around, 150)
    bow.arcTo(around, 150, -255)
    head = polygon([(-28, -13), (-3, -7), (-20, 10)])
    with moved(p, x, y):
        stroke(p, bow, colour(theme.panel_top), 14, round_ends=True)
        stroke(p, head, colour(theme.panel_top), 5)
        stroke(p, bow, colour(theme.legal), 9, round_ends=True)
        p.fillPath(head, colour(theme.legal))


def _paint_small_arrow(p: QPainter, x: float, y: float, theme: Theme, turn: float = 0.0) -> None:
    with moved(p, x, y, SMALL_ARROW):
        paint_arrow(p, 0, 0, theme, turn)


def _matching_sides(theme: Theme) -> Steps:
    city: City = {
        (0, 0): ("pavilion", 3, "NW"),
        (1, 0): ("seraglio", 6, "NE"),
        (0, 1): ("arcades", 8, "W"),
        (1, 1): ("garden", 9, "E"),
    }
    yield from city_pieces(12, 12, 54, city)
    yield step(paint_ghost_frame, QRectF(66, 66, 54, 54), theme)
    for x, y in ((93, 66), (66, 93)):
        yield step(paint_tick, x, y, 11, theme)


def _longest_wall(_: Theme) -> Steps:
    city: City = {
        (0, 0): ("arcades", 8, "NW"),
        (1, 0): ("garden", 9, "NE"),
        (0, 1): ("tower", 7, ""),
        (1, 1): ("chambers", 6, "ES"),
    }
    yield from city_pieces(14, 14, 52, city)
    yield step(_paint_run, 14, 14, 52)


def _paint_run(p: QPainter, x: float, y: float, side: float) -> None:
    run = (0, 0, "W"), (0, 0, "N"), (1, 0, "N"), (1, 0, "E"), (1, 1, "E"), (1, 1, "S")
    with moved(p, x, y):
        paint_scored_run(p, run, side)


def _most_buildings(theme: Theme) -> Steps:
    for count, left, place in ((3, 12, 1), (2, 74, 2)):
        yield step(paint_place, left + 23, 20, 15, place, theme)
        for number, price in enumerate((7, 9, 11)[:count]):
            yield step(paint_piece, ("tower", price, ""), left, 38 + 20 * number, 46)


def _scoring_round(_: Theme) -> Steps:
    yield step(paint_pile, 12, 22, 52)
    yield step(paint_lying_scoring_card, 2, 66, 22, 54)


def _redesign(theme: Theme) -> Steps:
    tray = rounded(QRectF(10, 10, 66, 66), 7)
    yield step(shape, tray, colour(theme.plain_ground), theme.panel_edge, 1.6)
    yield step(paint_piece, ("arcades", 4, ""), 17, 17, 52)
    yield step(paint_piece, ("garden", 10, ""), 68, 68, 54)
    yield step(paint_ghost_frame, QRectF(68, 68, 54, 54), theme)
    yield step(_paint_small_arrow, 97, 44, theme, 45)
    yield step(_paint_small_arrow, 42, 98, theme, 225)


def _end_of_game(theme: Theme) -> Steps:
    yield step(paint_piece, ("tower", 11, ""), 12, 12, 54)
    yield step(paint_coin, "florin", 66, 18, 11)
    yield step(_paint_small_arrow, 82, 45, theme)
    yield step(paint_seat_mark, "amber", 110, 40, 16, theme.rim)
    yield step(paint_fan, MIDDLE, 96, (("florin", 6), ("florin", 9), ("florin", 7)), 34)


def _square(steps: Callable[[Theme], Steps]) -> Scene:
    return Scene(steps, wide=SQUARE, high=SQUARE)


LESSON_SCENES: Final[Mapping[str, Scene]] = {
    "take-money": _square(_take_money),
    "exact-price": _square(_exact_price),
    "turn-end": _square(_turn_end),
    "matching-sides": _square(_matching_sides),
    "longest-wall": _square(_longest_wall),
    "most-buildings": _square(_most_buildings),
    "scoring-round": _square(_scoring_round),
    "redesign": _square(_redesign),
    "end-of-game": _square(_end_of_game),
}
"""Maps the names that lessons use in the field ``picture`` to scenes."""
