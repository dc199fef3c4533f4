"""Paints the scenes that illustrate the chapters of the rules and the actions of a turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from ...model.rules.core.frozen import frozen
from .box_fronts import paint_box_front
from .brushes import Detail, at_least, colour, shape, stroke
from .coins import paint_coin
from .fonts import BOLD, fitted, sans, wrapped
from .geometry import rounded
from .ground import paint_court_floor, paint_stars
from .marks import paint_icon, paint_seat_mark, paint_winner
from .painter_state import clipped, moved
from .palette import Theme
from .runs import paint_scored_run
from .scene_pieces import (
    SIDE,
    City,
    Face,
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
from .states import paint_ghost_frame, paint_imprint, paint_no_entry
from .steps import Paint, step

WIDE, HIGH = 400.0, 172.0
"""Width and height of a chapter's scene, in scene units."""

WIDER: Final = 840.0
"""Width of the scene of a single rule."""

STEP: Final = 132.0
"""Width and height of the scene of an action."""

FOOT: Final = 40.0
"""Height of the strip with the labels below a scene."""

MIDDLE: Final = 86.0
CORNER, EDGE = 8.0, 1.4
LABEL, LEAST_LABEL, LINE = 15, 11, 16.0
BAG: Final = "#8A5A2C"
MIXED: Final = ("camps", "bazaars", "falconers", "vizier")

GAPS: Final[Mapping[str, Face | None]] = {
    "florin": ("tower", 11, "N"),
    "dirham": None,
    "denar": ("garden", 8, "NE"),
    "ducat": None,
}
"""The market in the scene "no refill": the tile for each currency, or None for an empty square."""


@frozen
class Scene:
    """A scene and the positions of its labels.

    ``middles`` are the x coordinates of the labels' centres, and ``room`` is the maximum width of a label.
    """

    steps: Callable[[Theme], Steps]
    middles: tuple[float, ...] = ()
    room: float = 0.0
    wide: float = WIDE
    high: float = HIGH

    def height(self, width: float, *, labelled: bool = False) -> float:
        return (self.high + (FOOT if labelled else 0)) * width / self.wide


def scene_steps(scene: Scene, width: float, theme: Theme, foot: float = 0.0) -> Steps:
    """Yield the steps that paint a scene in a frame, which also encloses `foot` units below the scene."""
    floor, unit = QRectF(0, 0, scene.wide, scene.high), width / scene.wide
    edge = rounded(floor.adjusted(0, 0, 0, foot), CORNER, EDGE / 2)

    def within(paint: Paint, p: QPainter) -> None:
        with moved(p, scale=unit), at_least(Detail.FULL), clipped(p, edge):
            paint(p)

    def paint_net(p: QPainter) -> None:
        with clipped(p, floor):
            paint_stars(p, floor, theme, SIDE, (floor.center().x(), floor.center().y()))

    for paint in (step(paint_court_floor, floor, theme), paint_net, *scene.steps(theme)):
        yield partial(within, paint)

    def paint_edge(p: QPainter) -> None:
        with moved(p, scale=unit):
            stroke(p, edge, theme.panel_edge, EDGE)
            if foot:
                p.fillRect(
                    QRectF(0, floor.bottom() - EDGE / 2, floor.width(), EDGE), colour(theme.panel_edge)
                )

    yield paint_edge


def labelled_steps(scene: Scene, width: float, theme: Theme, labels: Sequence[str] = ()) -> Steps:
    """Yield the steps that paint a scene and the strip with its labels."""

    def paint_strip(p: QPainter) -> None:
        with moved(p, scale=width / scene.wide):
            strip = QRectF(0, scene.high, scene.wide, FOOT)
            p.fillPath(rounded(strip.adjusted(0, -CORNER, 0, 0), CORNER, EDGE), colour(theme.panel_top))
            for middle, text in zip(scene.middles, labels, strict=False):
                _paint_label(p, QRectF(middle - scene.room / 2, strip.top(), scene.room, FOOT), text, theme)

    if labels:
        yield paint_strip
    yield from scene_steps(scene, width, theme, FOOT if labels else 0.0)


def _paint_label(p: QPainter, rect: QRectF, text: str, theme: Theme) -> None:
    font, lines = _label_lines(text, rect.width())
    p.setFont(font)
    p.setPen(colour(theme.text))
    top = rect.center().y() - LINE * len(lines) / 2
    for number, line in enumerate(lines):
        box = QRectF(rect.left(), top + number * LINE, rect.width(), LINE)
        p.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, line)


def _label_lines(text: str, room: float) -> tuple[QFont, tuple[str, ...]]:
    font, shown = fitted(text, sans(LABEL, BOLD), room, LEAST_LABEL + 2)
    if shown == text:
        return font, (text,)
    small = sans(LEAST_LABEL + 1, BOLD)
    return small, wrapped(text, small, room)[:2]


# -- the actions of a turn


def _take(x: float, _: Theme) -> Steps:
    yield step(paint_fan, x, MIDDLE, (("denar", 3), ("florin", 2)), 66)


def _buy(x: float, _: Theme) -> Steps:
    yield step(paint_piece, ("pavilion", 8, "N"), x - 50, MIDDLE - 52, 88)
    yield step(paint_turned_card, ("dirham", 8), x + 12, MIDDLE - 14)
    yield step(paint_coin, "dirham", x - 40, MIDDLE + 40, 17)


def _redesign(x: float, theme: Theme) -> Steps:
    yield step(paint_piece, ("seraglio", 9, ""), x - 58, MIDDLE - 56, 68)
    yield step(paint_piece, ("garden", 10, ""), x - 10, MIDDLE - 6, 68)
    yield step(paint_arrow, x + 36, MIDDLE - 34, theme, 45)
    yield step(paint_arrow, x - 36, MIDDLE + 38, theme, 225)


def _place(x: float, theme: Theme) -> Steps:
    square = QRectF(x - 1, MIDDLE - 56, 60, 60)
    yield step(paint_piece, ("fountain", None, ""), x - 61, MIDDLE - 56, 60)
    yield step(paint_piece, ("tower", 11, ""), square.left(), square.top(), 60)
    yield step(paint_ghost_frame, square, theme)
    yield step(paint_pile, x - 46, MIDDLE + 10, 31)
    yield step(paint_arrow, x + 10, MIDDLE + 36, theme)
    yield step(paint_turned_card, ("denar", 4), x + 34, MIDDLE + 8, 31)


def _step(steps: Callable[[float, Theme], Steps]) -> Scene:
    def lowered(paint: Paint, p: QPainter) -> None:
        with moved(p, 0, STEP / 2 - MIDDLE):
            paint(p)

    def alone(theme: Theme) -> Steps:
        return (partial(lowered, paint) for paint in steps(STEP / 2, theme))

    return Scene(alone, wide=STEP, high=STEP)


# -- the chapters


def _start(theme: Theme) -> Steps:
    yield step(paint_piece, ("fountain", None, ""), 24, MIDDLE - 54, 108)
    yield step(paint_fan, 214, MIDDLE, (("ducat", 9), ("denar", 6), ("florin", 7)), 68)
    yield step(paint_seat_mark, "amber", 336, MIDDLE, 42, theme.rim)


def _turn(theme: Theme) -> Steps:
    yield from (*_take(70, theme), *_buy(200, theme), *_redesign(330, theme))


def _change(theme: Theme) -> Steps:
    tray = rounded(QRectF(24, MIDDLE - 62, 124, 124), CORNER)
    yield step(shape, tray, colour(theme.plain_ground), theme.panel_edge, 1.6)
    yield step(paint_piece, ("chambers", 9, ""), 40, MIDDLE - 46, 92)
    yield step(paint_arrow, 184, MIDDLE - 15, theme)
    yield step(paint_arrow, 184, MIDDLE + 15, theme, 180)
    city: City = {(0, 0): ("fountain", None, ""), (1, 0): ("tower", 12, "NES")}
    yield from city_pieces(218, MIDDLE - 39, 78, city)
    yield step(paint_ghost_frame, QRectF(296, MIDDLE - 39, 78, 78), theme)


def _building(theme: Theme) -> Steps:
    city: City = {
        (0, 0): ("arcades", 8, "NW"),
        (1, 0): ("fountain", None, ""),
        (2, 0): ("garden", 10, "N"),
        (3, 0): ("tower", 11, "NE"),
    }
    yield from city_pieces(28, MIDDLE - 43, 86, city)
    yield step(paint_ghost_frame, QRectF(28 + 3 * 86, MIDDLE - 43, 86, 86), theme)


def _refill(theme: Theme) -> Steps:
    yield step(paint_icon, "bag", 8, MIDDLE - 46, 88, BAG)
    yield step(paint_arrow, 108, MIDDLE, theme)
    yield step(paint_piece, ("seraglio", 7, ""), 130, MIDDLE - 36, 72)
    yield step(paint_pile, 226, MIDDLE - 40, 50)
    yield step(paint_arrow, 302, MIDDLE, theme)
    yield step(paint_fan, 356, MIDDLE, (("dirham", 5),), 54)


def _no_refill(theme: Theme) -> Steps:
    for place, (currency, tile) in enumerate(GAPS.items()):
        x = 26 + place * 92
        square = QRectF(x, MIDDLE - 36, SIDE, SIDE)
        if tile is None:
            yield step(paint_imprint, square, theme)
        else:
            yield step(paint_piece, tile, square.left(), square.top())
        yield step(paint_coin, currency, x + SIDE / 2, MIDDLE - 56, 13)
    for place, card in enumerate((("denar", 6), None, ("ducat", 3), ("florin", 2))):
        place_of_card = QRectF(416 + place * 58, MIDDLE - 39, 52, 78)
        if card is None:
            yield step(paint_imprint, place_of_card, theme)
        else:
            yield step(paint_lying_card, card, place_of_card)
    yield step(paint_icon, "bag", 664, MIDDLE - 48, 92, BAG)
    yield step(paint_pile, 762, MIDDLE - 39, 52)
    yield step(paint_no_entry, QPointF(756, MIDDLE + 34), 22, theme)


def _scoring(_: Theme) -> Steps:
    yield step(paint_lying_scoring_card, 3, 26, MIDDLE - 66, 88)
    for number, price in enumerate((9, 10, 12)):
        yield step(paint_piece, ("tower", price, ""), 142 + number * 26, MIDDLE - 58 + number * 24, 66)
    yield from city_pieces(276, MIDDLE - 28, 56, {(0, 0): ("arcades", 8, "NW"), (1, 0): ("garden", 9, "NE")})
    yield step(_scored_wall, 276, MIDDLE - 28, 56)


def _scored_wall(p: QPainter, x: float, y: float, side: float) -> None:
    with moved(p, x, y):
        paint_scored_run(p, ((0, 0, "W"), (0, 0, "N"), (1, 0, "N"), (1, 0, "E")), side)


def _end(theme: Theme) -> Steps:
    yield step(paint_icon, "bag", 18, MIDDLE - 48, 92, BAG)
    for place in range(2):
        yield step(paint_imprint, QRectF(122 + place * 58, MIDDLE - 25, 50, 50), theme)
    yield step(paint_winner, 316, MIDDLE, 58)
    yield step(paint_seat_mark, "amber", 316, MIDDLE, 31, theme.rim)


def _mixing(_: Theme) -> Steps:
    for place, name in enumerate(MIXED):
        yield step(_box_front, name, 12 + place * 98, MIDDLE - 41)


def _box_front(p: QPainter, name: str, x: float, y: float) -> None:
    with moved(p, x, y):
        paint_box_front(p, name, "", 82)


SCENES: Final[Mapping[str, Scene]] = {
    "start": Scene(_start, (78, 214, 336), 124),
    "turn": Scene(_turn, (70, 200, 330), 128),
    "redesign": Scene(_change, (86, 296), 170),
    "building": Scene(_building, (157, 329), 130),
    "refill": Scene(_refill, (104, 296), 180),
    "no-refill": Scene(_no_refill, (206, 529, 736), 190, wide=WIDER),
    "scoring": Scene(_scoring, (70, 200, 332), 126),
    "end": Scene(_end, (104, 309), 176),
    "mixing": Scene(_mixing),
    "take": _step(_take),
    "buy": _step(_buy),
    "change": _step(_redesign),
    "place": _step(_place),
}
