"""Paints the land on the map of the campaign: hills, fields, a village, trees, and a river."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtGui import QPainter

from ...model.rules.core.frozen import frozen
from .brushes import colour, down, shape, soft_shadow, stroke
from .geometry import Point, box, curve, ellipse, outline
from .painter_state import clipped
from .steps import Paint, step

BRIDGE: Final = curve((409, 119), (426, 113, 436, 96))
"""Middle line of the road on the bridge."""

BRIDGE_SIDE: Final = (8.0, 10.5)
"""Offset of a wall of the bridge from the middle of the road."""

_RIVER: Final = curve(
    (428, -20), (388, 20, 408, 54, 418, 92), (430, 136, 398, 156, 396, 196), (395, 226, 412, 250, 404, 284)
)
_BANK, _WATER = 23.0, 18.0

_MEADOWS: Final = (  # x and y of the middle, half of the width, half of the height
    *((190, 20, 130, 52), (470, 20, 120, 56), (40, 236, 110, 66), (330, 246, 130, 60), (600, 244, 110, 54)),
    *((760, 20, 110, 44), (720, 236, 90, 50)),
)
_HILLS: Final = (  # x of the summit, y of the foot, half of the width, height
    *((224, 42, 40, 30), (134, 40, 30, 24), (190, 44, 34, 22), (250, 44, 24, 18)),
    *((528, 42, 34, 28), (556, 46, 26, 20)),
)
_FIELDS: Final = (  # left, top, width, height, lean
    *((218, 196, 40, 24, 8), (228, 226, 34, 22, 7), (540, 204, 38, 24, -8), (546, 234, 42, 22, -8)),
    *((24, 200, 46, 26, 8), (32, 232, 54, 20, 7)),
)
_HOUSES: Final = (  # left, foot, width, height
    *((722, 212, 15, 11), (690, 214, 17, 13), (706, 220, 18, 17), (727, 230, 17, 14)),
    *((684, 234, 18, 13), (704, 244, 20, 14), (730, 248, 15, 11)),
)
_TREES: Final = (  # x of the middle, y of the foot, radius
    *(
        (212, 190, 5),
        (268, 204, 5),
        (384, 206, 5),
        (378, 250, 6),
        (534, 198, 5),
        (590, 206, 5),
        (594, 250, 6),
    ),
    *((664, 252, 6), (748, 202, 5), (436, 26, 6), (448, 34, 5), (542, 60, 5), (122, 56, 5), (248, 62, 5)),
    *((386, 60, 5), (708, 84, 6), (720, 78, 5), (20, 194, 5), (88, 214, 6), (384, 90, 4), (108, 244, 5)),
)


@frozen
class _Tints:
    meadow: str
    hill: tuple[str, str]
    hill_edge: str
    crops: tuple[str, str]
    bank: str
    water: tuple[str, str]
    house: tuple[str, str, str]
    tree: tuple[str, str]


_DAY: Final = _Tints(
    "#A9C27A",
    ("#C3CB92", "#E3DDB0"),
    "#8F8F55",
    ("#D9C47E", "#B4BF72"),
    "#C9AE74",
    ("#A6DCE2", "#62B3C8"),
    ("#FFF9EA", "#C96A45", "#8A6430"),
    ("#86AC5C", "#55803F"),
)
_NIGHT: Final = _Tints(
    "#35583A",
    ("#3E5240", "#33402F"),
    "#1F2A1C",
    ("#5A5030", "#42512F"),
    "#2B2A1E",
    ("#2F6E86", "#1F5068"),
    ("#B5A689", "#7C4230", "#2A1D10"),
    ("#3C6240", "#24452C"),
)


def terrain_steps(*, night: bool) -> Iterator[Paint]:
    tints = _NIGHT if night else _DAY
    for meadow in _MEADOWS:
        yield step(_paint_meadow, *meadow, tints)
    for hill in _HILLS:
        yield step(_paint_hill, *hill, tints)
    for number, field in enumerate(_FIELDS):
        yield step(_paint_field, *field, tints.crops[number % 2], tints)
    yield step(_paint_river, tints)
    for house in _HOUSES:
        yield step(_paint_house, *house, tints)
    for tree in _TREES:
        yield step(_paint_tree, *tree, tints)


def _paint_meadow(p: QPainter, x: float, y: float, half: float, high: float, tints: _Tints) -> None:
    for share in (1, 0.86, 0.7, 0.52):
        p.fillPath(ellipse(x, y, half * share, high * share), colour(tints.meadow, 0.13))


def _paint_hill(p: QPainter, x: float, foot: float, half: float, height: float, tints: _Tints) -> None:
    top = foot - height
    path = outline(
        (x - half, foot),
        (x - half * 0.55, foot, x - half * 0.4, top, x, top),
        (x + half * 0.4, top, x + half * 0.55, foot, x + half, foot),
    )
    p.fillPath(path, down(top, foot, *tints.hill))
    with clipped(p, path):
        shade = curve((x, top), (x + half * 0.1, top + height * 0.5, x + half * 0.3, foot), (x + half, foot))
        p.fillPath(shade, colour(tints.hill_edge, 0.22))
    ridge = curve(*((path.pointAtPercent(i / 60)).toTuple() for i in range(5, 36)))
    stroke(p, ridge, colour(tints.hill_edge, 0.6), 1.1, True)


def _paint_field(
    p: QPainter, left: float, top: float, width: float, height: float, lean: float, tint: str, tints: _Tints
) -> None:
    path = outline(
        (left + lean, top), (left + lean + width, top), (left + width, top + height), (left, top + height)
    )
    p.fillPath(path, colour(tint, 0.6))
    rows = 6
    for row in range(1, rows):
        x = left + width * row / rows
        stroke(p, curve((x + lean, top + 2), (x, top + height - 2)), colour(tints.hill_edge, 0.4), 1)


def _paint_river(p: QPainter, tints: _Tints) -> None:
    stroke(p, _RIVER, colour(tints.bank, 0.75), _BANK)
    stroke(p, _RIVER, tints.water[1], _WATER)
    stroke(p, _RIVER, tints.water[0], _WATER - 6)
    for i in range(3, 40, 4):
        at = _RIVER.pointAtPercent(i / 40)
        x, y = at.x() + (-3, 3)[i % 8 == 3], at.y()
        ripple = curve((x - 4, y), (x - 2, y - 2, x, y), (x + 2, y + 2, x + 4, y))
        stroke(p, ripple, colour("#FFFFFF", 0.7), 1.1, True)


def _paint_house(p: QPainter, left: float, foot: float, width: float, height: float, tints: _Tints) -> None:
    wall, roof, edge = tints.house
    top, middle = foot - height, left + width / 2
    body = box(left, top, left + width, foot)
    soft_shadow(p, body, (1, 1), 1.5, 0.2)
    shape(p, body, wall, colour(edge, 0.7), 0.9)
    ridge: Point = (middle, top - width * 0.34)
    shape(p, outline((left - 1.5, top), ridge, (left + width + 1.5, top)), roof, colour(edge, 0.8), 0.9)
    p.fillPath(box(middle - 1.6, foot - 5, middle + 1.6, foot), colour(edge, 0.75))


def _paint_tree(p: QPainter, x: float, foot: float, radius: float, tints: _Tints) -> None:
    p.fillPath(ellipse(x + 1.5, foot, radius, radius * 0.35), colour("#1B0F08", 0.16))
    stroke(p, curve((x, foot), (x, foot - radius)), "#7A5A36", 1.6)
    middle = foot - radius * 1.5
    shape(
        p,
        ellipse(x, middle, radius, radius * 0.92),
        down(middle - radius, middle + radius, *tints.tree),
        None,
    )
