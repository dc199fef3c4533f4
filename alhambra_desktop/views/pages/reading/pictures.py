"""Pictures on the reading pages: courtyard scenes, and drawings for the main news."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ....model.rules.core.engine.setup import COLOURS
from ... import art
from ...art.brushes import stroke, unit_rect
from ...art.cache import FaceCache
from ...art.emblem import paint_emblem
from ...art.evening import paint_city_shadow, paint_evening, paint_glow, paint_stars_at_dusk
from ...art.geometry import UNIT, rounded
from ...art.medals import paint_medal
from ...art.painter_state import clipped, moved
from ...art.palette import DARK, TYPE_COLOURS, Theme
from ...art.puzzle_picture import paint_puzzle
from ...art.runs import paint_scored_run, wall_ring
from ...art.steps import Paint, step
from ...art.tiles import paint_building, paint_empty_tile
from ...art.walls import Cell, Segment
from ...storage.contained import contained
from ...widgets.games_list import FOUNTAIN, PlainCity, city_place, city_steps, paint_city_edges
from ...widgets.key_caps import CAP, cap_look, cap_width, paint_cap
from ...widgets.style import theme_of

CORNER: Final = 8
LEAST: Final = 120
"""Minimum height of a scene."""

STARS: Final = 0.44, 112.0
"""Distance between the floor's stars as a share of the scene's height, and maximum distance in pixels."""

GROUND_PLAN: Final = (".gt.pc..", "asc*gtap", ".pacsgt.")
"""The city on the news page, row by row.

Letters are the initials of building types, the asterisk is the fountain, and dots are empty squares.
"""

TYPES: Final = 6
"""Number of building types in the base game."""

PALACE_PLAN: Final = ("..gpt..scg..", "acstpagctpsa", "gpags*tsacgt", "..sct..tpa..")
"""The city on the page about the program, like ``GROUND_PLAN``."""

INWARD: Final = 0.86
"""Size of a building beside a wall, relative to other buildings.

The smaller size leaves the light on the wall visible.
"""

GLOW: Final = 0.36  # radius of the light behind the city, as a share of the scene's width
LAMP: Final = 5.5, 2.5
"""Position of the light in ``PALACE_PLAN``, in tiles: the middle of the fountain."""

GATES: Final = {(7, 1): "E", (0, 1): "W"}
"""The gaps in the wall around the city of ``GROUND_PLAN``.

Each square at a gap is mapped to the side of this square that has no wall.
"""

PEOPLE: Final = (("nuria", -0.71, -0.2), ("hamid", -0.27, 0.18), ("yusuf", 0.27, 0.18), ("leila", 0.71, -0.2))
"""Characters beside the city, each with a horizontal and a vertical offset.

The horizontal offset starts at the nearer side of the city and is a share of the free width on that side. The
vertical offset starts at the middle of the scene and is a share of the scene's height.
"""

CITY: Final = 0.5
"""Width of the space for the city, as a share of the scene's width."""

SIDE: Final = 64
"""Size of a drawing beside a news item."""

Steps = Callable[[FaceCache, QRectF, float], Iterator[Paint]]


def _city(plan: Sequence[str], gates: Mapping[Cell, str]) -> PlainCity:
    names = {name[0]: name for name in list(TYPE_COLOURS)[:TYPES]}
    rows = enumerate(plan)
    cells = {(x, y): sign for y, row in rows for x, sign in enumerate(row) if sign != "."}
    beside = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
    return {
        (x, y): (
            FOUNTAIN if sign == "*" else names[sign],
            None,
            "".join(
                side
                for side, (dx, dy) in beside.items()
                if (x + dx, y + dy) not in cells and side not in gates.get((x, y), "")
            ),
        )
        for (x, y), sign in cells.items()
    }


def city_with_people(cache: FaceCache, rect: QRectF, ratio: float) -> Iterator[Paint]:
    """Yield painting steps for a walled city with four characters."""
    beside = rect.width() * (1 - CITY) / 2
    room = rect.adjusted(beside, 14, -beside, -14)
    yield from city_steps(cache, _city(GROUND_PLAN, GATES), room, room.height(), ratio)
    radius = min(rect.height() * 0.24, beside * 0.23)
    for number, (person, across, down) in enumerate(PEOPLE):
        x = (room.right() if across > 0 else room.left()) + across * beside
        at = QPointF(x, rect.center().y() + down * rect.height())
        yield step(_paint_portrait, cache, person, COLOURS[number], radius, at, ratio)


def _paint_portrait(
    p: QPainter, cache: FaceCache, person: str, colour: str, radius: float, at: QPointF, ratio: float
) -> None:
    size = 3 * radius
    key = ("portrait", person, colour, "alone")

    def paint(q: QPainter) -> None:
        art.paint_portrait(q, person, colour, radius, size / 2, size / 2, marked=False)

    p.drawPixmap(at - QPointF(size, size) / 2, cache.mark(key, size, ratio, paint))


def alhambra_at_dusk(cache: FaceCache, rect: QRectF, ratio: float) -> Iterator[Paint]:
    """Yield painting steps for a finished Alhambra at dusk, with a light along its whole wall."""
    city, room = _city(PALACE_PLAN, {}), rect.adjusted(24, 24, -24, -24)
    size, origin = city_place(city, room, room.height(), ratio)
    lamp = origin + QPointF(*LAMP) * size
    yield step(_paint_dusk, cache, rect, lamp, ratio)
    yield step(_paint_shadow, city, size, origin)
    for (x, y), (face, _, sides) in city.items():
        yield step(_paint_tile, cache, face, sides, size, origin + QPointF(x, y) * size, ratio)
    yield step(paint_city_edges, cache, city, size, origin, ratio)
    yield step(
        _paint_lit_wall, wall_ring({cell: sides for cell, (_, _, sides) in city.items()}), size, origin
    )


def _paint_dusk(p: QPainter, cache: FaceCache, rect: QRectF, lamp: QPointF, ratio: float) -> None:
    with clipped(p, rounded(rect, CORNER, 1)):
        paint_evening(p, rect, lamp, rect.width() / 1280)
        paint_stars_at_dusk(p, rect, cache.stars(STARS[1], DARK, ratio))
        paint_glow(p, lamp, GLOW * rect.width())


def _paint_tile(
    p: QPainter, cache: FaceCache, face: str, sides: str, size: float, at: QPointF, ratio: float
) -> None:
    def paint(q: QPainter) -> None:
        with moved(q, scale=size / UNIT), clipped(q, unit_rect()):
            paint_empty_tile(q, face)
            dx, dy = (("W" in sides) - ("E" in sides)), (("N" in sides) - ("S" in sides))
            if not sides:
                paint_building(q, face)
                return
            space = UNIT * (1 - INWARD)
            with moved(q, space * (1 + dx) / 2, space * (1 + dy) / 2, INWARD):
                paint_building(q, face)

    p.drawPixmap(at, cache.picture(("palace", face, sides), size, size, ratio, paint))


def _paint_shadow(p: QPainter, city: PlainCity, size: float, origin: QPointF) -> None:
    squares = (QRectF(origin.x() + x * size, origin.y() + y * size, size, size) for x, y in city)
    paint_city_shadow(p, squares, (4, 8), 12, 0.6)


def _paint_lit_wall(p: QPainter, wall: Sequence[Segment], size: float, origin: QPointF) -> None:
    with moved(p, *origin.toTuple()):
        paint_scored_run(p, wall, size)


@contained
class Scene(QWidget):
    """A framed courtyard. `steps` yields the painting steps for everything on its floor."""

    def __init__(self, cache: FaceCache, steps: Steps) -> None:
        super().__init__()
        self._cache, self._steps = cache, steps
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, LEAST)

    def sizeHint(self) -> QSize:
        return QSize(800, LEAST)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, ratio = theme_of(self.palette()), self.devicePixelRatioF()
        subject = ("scene", self._steps.__name__, theme.name)
        picture = self._cache.stepwise(
            subject, (self.width(), self.height()), ratio, lambda: self._whole(theme, ratio), self
        )
        if picture is not None:
            QPainter(self).drawPixmap(0, 0, picture)

    def _whole(self, theme: Theme, ratio: float) -> Iterator[Paint]:
        rect = QRectF(0, 0, self.width(), self.height())
        outline = rounded(rect, CORNER, 1)
        period = min(round(STARS[0] * rect.height()), STARS[1])
        yield step(_paint_floor, self._cache, rect, theme, ratio, period)
        yield from self._steps(self._cache, rect, ratio)
        yield lambda p: stroke(p, outline, theme.panel_edge, 2)


def _paint_floor(
    p: QPainter, cache: FaceCache, rect: QRectF, theme: Theme, ratio: float, period: float
) -> None:
    with clipped(p, rounded(rect, CORNER, 1)):
        p.drawPixmap(0, 0, cache.court_floor(rect.width(), rect.height(), theme, ratio))
        p.drawTiledPixmap(rect, cache.stars(period, theme, ratio), -rect.center())
        p.drawPixmap(0, 0, cache.court_rim(rect.width(), rect.height(), theme, ratio))


def _paint_person(p: QPainter, theme: Theme) -> None:
    art.paint_portrait(p, "ines", COLOURS[1], SIDE * 0.42, SIDE / 2, SIDE * 0.56, marked=False)


def _paint_building(p: QPainter, theme: Theme) -> None:
    art.paint_face(p, "seraglio", 9, SIDE)


def _paint_puzzle(p: QPainter, theme: Theme) -> None:
    paint_puzzle(p, SIDE, theme)


def _paint_goal(p: QPainter, theme: Theme) -> None:
    paint_medal(p, "long-wall", 0, 1.0, SIDE, theme)


def _paint_keys(p: QPainter, theme: Theme) -> None:
    for y, row in ((5, "Q7"), (CAP + 11, "Z?")):
        x = (SIDE - sum(map(cap_width, row)) - 6) / 2
        for text in row:
            width = cap_width(text)
            paint_cap(p, QRectF(x, y, width, CAP), text, cap_look("plain", theme))
            x += width + 6


def _paint_star(p: QPainter, theme: Theme) -> None:
    paint_emblem(p, SIDE)


ITEMS: Final[Mapping[str, Callable[[QPainter, Theme], None]]] = {
    "people": _paint_person,
    "tile": _paint_building,
    "puzzle": _paint_puzzle,
    "goal": _paint_goal,
    "keys": _paint_keys,
    "emblem": _paint_star,
}
"""Maps the name of a news item's drawing to a function that paints it, ``SIDE`` pixels wide and high."""
