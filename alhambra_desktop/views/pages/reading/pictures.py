"""Pictures on the reading pages: banners as wide as the text, and drawings beside the main news."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from ....model.rules.core.engine.setup import COLOURS
from ... import art
from ...art.brushes import stroke
from ...art.cache import FaceCache
from ...art.emblem import paint_emblem
from ...art.geometry import rounded
from ...art.medals import paint_medal
from ...art.painter_state import clipped, moved
from ...art.palette import TYPE_COLOURS, Theme
from ...widgets.games_list import FOUNTAIN, PlainCity, paint_plain_city
from ...widgets.key_caps import CAP, cap_width, paint_cap

CORNER: Final = 8
TILES: Final = tuple(zip(TYPE_COLOURS, (2, 5, 8, 7, 10, 13), strict=False))
"""Type and price of one building of each type."""

BANNER: Final = 156
"""Height of the banner with a city and players."""

SQUARE: Final = 60.0
ROWS: Final = 2
PEOPLE: Final = ("nuria", "hamid", "yusuf", "leila")
"""Characters on the banner: two on the left, two on the right of the city."""

RADIUS: Final = 38.0
PORTRAIT: Final = 3 * RADIUS
BESIDE_CITY: Final = 146.0
"""Width on each side of the city, for the portraits."""

TILE: Final = 92.0
BETWEEN_TILES: Final = 10.0
ABOVE_TILES: Final = 24.0
"""Largest size of a tile on the banner of tiles, and the space beside and above them."""

SIDE: Final = 58
"""Size of a drawing beside an item."""


def _image(width: float, height: float, ratio: float, paint: Callable[[QPainter], None]) -> QImage:
    image = QImage((QSize(round(width), round(height)) * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    paint(painter)
    painter.end()
    return image


def _framed(
    width: float, height: float, theme: Theme, ratio: float, paint: Callable[[QPainter], None]
) -> QImage:
    """Return a framed picture. `paint` draws it on the floor of a courtyard."""

    def paint_all(p: QPainter) -> None:
        rect = QRectF(0, 0, width, height)
        outline = rounded(rect, CORNER, 1)
        with clipped(p, outline):
            art.paint_court_floor(p, rect, theme)
            art.paint_court_rim(p, rect, theme)
            paint(p)
        stroke(p, outline, theme.panel_edge, 2)

    return _image(width, height, ratio, paint_all)


def _city(columns: int) -> PlainCity:
    """Return a walled city of two rows with the fountain in its middle."""
    types, city = cycle(name for name, _ in TILES), {}
    for y in range(ROWS):
        for x in range(columns):
            rims = (("N", y == 0), ("E", x == columns - 1), ("S", y == ROWS - 1), ("W", x == 0))
            face = FOUNTAIN if (x, y) == (columns // 2, 0) else next(types)
            city[x, y] = (face, None, "".join(side for side, on_rim in rims if on_rim))
    return city


def _paint_portrait(p: QPainter, cache: FaceCache, number: int, at: QPointF, ratio: float) -> None:
    person, colour = PEOPLE[number], COLOURS[number]

    def paint(q: QPainter) -> None:
        art.paint_portrait(q, person, colour, RADIUS, PORTRAIT / 2, PORTRAIT / 2, marked=False)

    picture = cache.mark(("portrait", person, colour, "alone"), PORTRAIT, ratio, paint)
    p.drawPixmap(at - QPointF(PORTRAIT / 2, PORTRAIT / 2), picture)


def people(cache: FaceCache, theme: Theme, ratio: float, width: int) -> QImage:
    """Return a banner with a walled city and, on both sides, portraits of characters."""
    columns = max(1, int((width - 2 * BESIDE_CITY) / SQUARE))

    def paint(p: QPainter) -> None:
        paint_plain_city(p, cache, _city(columns), QRectF(0, 0, width, BANNER), SQUARE, ratio)
        free = (width - columns * SQUARE) / 2
        for number, (share, y) in enumerate(((0.32, 62), (0.66, 96), (0.32, 62), (0.66, 96))):
            x = share * free if number < 2 else width - share * free
            _paint_portrait(p, cache, number, QPointF(x, y), ratio)

    return _framed(width, BANNER, theme, ratio, paint)


def buildings(cache: FaceCache, theme: Theme, ratio: float, width: int) -> QImage:
    """Return a banner with one tile of each building type, side by side."""
    step = (width - 2 * BETWEEN_TILES) / len(TILES)
    tile = float(int(min(TILE, step - BETWEEN_TILES)))

    def paint(p: QPainter) -> None:
        for at, (type_id, price) in enumerate(TILES):
            place = QPointF(round(BETWEEN_TILES + (at + 0.5) * step - tile / 2), ABOVE_TILES)
            art.paint_shadow(p, QRectF(place.x(), place.y(), tile, tile), 2)
            p.drawPixmap(place, cache.face(type_id, price, tile, ratio))

    return _framed(width, tile + 2 * ABOVE_TILES, theme, ratio, paint)


def emblem(ratio: float, size: int) -> QImage:
    """Return the emblem of the program."""
    return _image(size, size, ratio, lambda p: paint_emblem(p, size))


def item_picture(name: str, theme: Theme, ratio: float) -> QImage:
    """Return the drawing beside an item of the news, given its name in `_ITEMS`."""
    return _image(SIDE, SIDE, ratio, lambda p: _ITEMS[name](p, theme))


def _paint_people(p: QPainter, theme: Theme) -> None:
    art.paint_portrait(p, "ines", COLOURS[1], SIDE * 0.4, SIDE / 2, SIDE / 2, marked=False)


def _paint_tile(p: QPainter, theme: Theme) -> None:
    art.paint_face(p, "seraglio", 9, SIDE)


def _paint_puzzle(p: QPainter, theme: Theme) -> None:
    for x, y, type_id, walls in ((3, 3, "garden", "NW"), (29, 3, "tower", "NE"), (3, 29, "chambers", "SW")):
        with moved(p, x, y):
            art.paint_tile(p, type_id, None, walls, 26)
    art.paint_legal(p, QRectF(29, 29, 26, 26), theme)


def _paint_goal(p: QPainter, theme: Theme) -> None:
    paint_medal(p, "long-wall", 0, 1.0, SIDE, theme)


def _paint_keys(p: QPainter, theme: Theme) -> None:
    x = 2.0
    for text in ("Q", "7"):
        width = cap_width(text)
        paint_cap(p, QRectF(x, (SIDE - CAP) / 2, width, CAP), text, theme)
        x += width + 3


_ITEMS: Final[dict[str, Callable[[QPainter, Theme], None]]] = {
    "people": _paint_people,
    "tile": _paint_tile,
    "puzzle": _paint_puzzle,
    "goal": _paint_goal,
    "keys": _paint_keys,
}
