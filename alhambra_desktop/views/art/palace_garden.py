"""Paints the map of the campaign: a palace garden from above, with buildings and trees in front view."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from ...model.rules.core.frozen import frozen
from .brushes import colour, down, radial, shape, soft_shadow, stroke
from .geometry import UNIT, Point, box, curve, cypress, ellipse, joined, outline, round_box
from .painter_state import clipped, moved, saved
from .palette import Theme
from .steps import Paint, step
from .terrain import BRIDGE, BRIDGE_SIDE, terrain_steps
from .tiles import paint_building
from .walls import paint_city_walls

CELL: Final = 66.0
COLUMNS, ROWS = 14, 4
WIDTH, HEIGHT = COLUMNS * CELL, ROWS * CELL
GATE: Final = 2
"""Row of cells with the gate at its western end; row 0 is the northernmost."""

STOPS: Final = (
    *((84.0, 126.0), (162.0, 74.0), (240.0, 134.0), (318.0, 190.0), (396.0, 126.0)),
    *((474.0, 68.0), (552.0, 132.0), (630.0, 184.0), (706.0, 124.0), (782.0, 88.0)),
)
"""Map position of each table of the campaign."""

PALACE_LEFT: Final = 816.0
"""X coordinate of the palace's left edge; names of tables must not cover the palace."""

_ENTRY, _EXIT = (-30.0, 160.0), (868.0, 150.0)
_CHECK: Final = 9.0
_CORNER: Final = 14.0  # radius of the corners of a garden
_SHRUB: Final = 3.6  # radius of each shrub in a hedge
_FLOWERS: Final = ("#D9566A", "#FFF4DA", "#F0C765", "#B98BD0")
_FLOWER_SEED: Final = 7

_LAWNS: Final = (  # left, top, right, bottom, number of flowers
    *((20, 18, 104, 86, 16), (120, 186, 208, 252, 24), (264, 14, 372, 122, 10), (424, 186, 528, 252, 8)),
    *((574, 14, 686, 116, 30), (756, 186, 838, 252, 16), (848, 186, 912, 252, 12), (822, 16, 914, 172, 26)),
)
_POOLS: Final = ((276, 22, 360, 64, 2), (446, 198, 506, 236, 1))  # left, top, right, bottom, number of jets

_TREES: Final = (  # x of the trunk, y of the foot, height, half of the width
    *((838, 64, 40, 8), (868, 56, 34, 7), (898, 64, 40, 8), (34, 70, 38, 8), (56, 58, 32, 7)),
    *((90, 70, 38, 8), (278, 116, 44, 8), (358, 116, 44, 8), (587, 110, 52, 8), (673, 110, 52, 8)),
    *((132, 246, 46, 8), (196, 246, 46, 8), (766, 246, 44, 8), (828, 246, 44, 8), (862, 240, 34, 7)),
    *((880, 228, 30, 6), (898, 240, 34, 7), (436, 246, 38, 7), (517, 246, 38, 7)),
)
_PATHS: Final = (  # from a gate in a hedge to the road or to another garden
    *(((62, 84), (62, 128)), ((158, 190), (150, 120, 118, 108)), ((318, 116), (318, 176))),
    *(((476, 190), (476, 76)), ((630, 110), (630, 176)), ((804, 190), (804, 150, 811, 108))),
    ((880, 190), (880, 168)),
)
_HOUSES: Final = (  # building type, x of the middle, y of the foot, size
    *(("pavilion", 318, 117, 60), ("arcades", 630, 107, 84), ("seraglio", 866, 158, 112)),
    *(("chambers", 165, 246, 76), ("garden", 797, 246, 60)),
)


@frozen
class _Tints:
    lawn: tuple[str, str]
    lawn_edge: str
    hedge: tuple[str, str]
    check: float
    road: tuple[str, str, str]
    steps: str
    bridge: tuple[str, str]


_DAY: Final = _Tints(
    ("#8DBB6A", "#6FA252"),
    "#2A5A2E",
    ("#2F7A3A", "#9CCB78"),
    0.09,
    ("#8A6430", "#F6E6C4", "#B98B45"),
    "#A66A08",
    ("#F4E6CB", "#6B5330"),
)
_NIGHT: Final = _Tints(
    ("#3F7350", "#2A5A42"),
    "#12351F",
    ("#1F5A34", "#6B9A68"),
    0.05,
    ("#2A1D14", "#B79A6C", "#7A5A30"),
    "#FFE7A8",
    ("#B8A582", "#2A1D10"),
)


def garden_steps(corner: float, width: float, theme: Theme) -> Iterator[Paint]:
    """Yield the steps that paint the map.

    The map is `width` wide, and its top left corner is at (`corner`, `corner`).
    """
    ground = QRectF(0, 0, WIDTH, HEIGHT)

    def placed(paint: Paint) -> Paint:
        def paint_there(p: QPainter) -> None:
            with moved(p, corner, corner, width / WIDTH):
                paint(p)

        return paint_there

    def within(paint: Paint) -> Paint:
        def paint_clipped(p: QPainter) -> None:
            with clipped(p, ground):
                paint(p)

        return placed(paint_clipped)

    tints = _NIGHT if theme.dark else _DAY
    yield within(step(_paint_ground, ground, theme))
    yield from map(within, terrain_steps(night=theme.dark))
    for lawn in _LAWNS:
        yield within(step(_paint_lawn, *lawn, tints))
    for pool in _POOLS:
        yield within(step(_paint_pool, *pool))
    yield within(step(_paint_roads, tints))
    yield within(step(_paint_bridge, tints))
    standing = [(tree[1], tree) for tree in _TREES] + [(house[2], house) for house in _HOUSES]
    for _, one in sorted(standing, key=lambda known: known[0]):
        yield within(step(_paint_house if isinstance(one[0], str) else _paint_tree, *one))
    yield placed(_paint_wall)


def paint_footprints(p: QPainter, theme: Theme, reached: int) -> None:
    """Paint footprints from the start of the road to table number `reached`, counted from 1."""
    steps = QPen(colour((_NIGHT if theme.dark else _DAY).steps), 3)
    steps.setDashPattern([0.1, 2.6])
    steps.setCapStyle(Qt.PenCapStyle.RoundCap)
    with clipped(p, QRectF(0, 0, WIDTH, HEIGHT)):
        p.strokePath(_road(STOPS[:reached]), steps)


def _paint_ground(p: QPainter, ground: QRectF, theme: Theme) -> None:
    tints = (theme.court_centre, theme.court_rim) if theme.dark else ("#FBF1DA", "#F3E4C0", "#E4CE9E")
    p.fillRect(ground, radial(ground.center().x(), ground.center().y(), WIDTH * 0.6, *tints))


def _paint_lawn(p: QPainter, x0: float, y0: float, x1: float, y1: float, flowers: int, tints: _Tints) -> None:
    path = round_box(x0, y0, x1, y1, _CORNER)
    soft_shadow(p, path, (0.5, 1.5), 3, 0.3)
    p.fillPath(path, down(y0, y1, *tints.lawn))
    with clipped(p, path):
        for row in range(int((y1 - y0) / _CHECK) + 1):
            for column in range(row % 2, int((x1 - x0) / _CHECK) + 1, 2):
                x, y = x0 + column * _CHECK, y0 + row * _CHECK
                p.fillRect(QRectF(x, y, _CHECK, _CHECK), colour("#FFFFFF", tints.check))
    hedge = round_box(x0 + _SHRUB, y0 + _SHRUB, x1 - _SHRUB, y1 - _SHRUB, _CORNER - _SHRUB)
    p.fillPath(_shrubs(hedge, _SHRUB + 1), colour(tints.lawn_edge))
    p.fillPath(_shrubs(hedge, _SHRUB), colour(tints.hedge[0]))
    p.fillPath(_shrubs(hedge.translated(-0.8, -1.2), _SHRUB * 0.5), colour(tints.hedge[1], 0.55))
    rng = random.Random(_FLOWER_SEED + flowers)
    for _ in range(flowers):
        x, y = rng.uniform(x0 + 12, x1 - 12), rng.uniform(y0 + 12, y1 - 12)
        p.fillPath(ellipse(x, y, 1.9), colour(rng.choice(_FLOWERS)))


def _shrubs(hedge: QPainterPath, radius: float) -> QPainterPath:
    count = round(hedge.length() / (1.3 * _SHRUB))
    middles = (hedge.pointAtPercent(i / count) for i in range(count))
    shrubs = joined(ellipse(middle.x(), middle.y(), radius) for middle in middles)
    shrubs.setFillRule(Qt.FillRule.WindingFill)
    return shrubs


def _paint_pool(p: QPainter, x0: float, y0: float, x1: float, y1: float, jets: int) -> None:
    rim = round_box(x0, y0, x1, y1, 3)
    soft_shadow(p, rim, (0.6, 1.6), 2, 0.28)
    shape(p, rim, down(y0, y1, "#FBF1DB", "#DCC295"), "#5E4327", 1.2)
    shape(p, round_box(x0 + 5, y0 + 5, x1 - 5, y1 - 5, 2), down(y0, y1, "#8FD6DD", "#2E93AB"), "#0E4A5C", 1)
    y = (y0 + y1) / 2
    for jet in range(jets):
        x = x0 + (x1 - x0) * (jet + 0.5) / jets
        for radius, alpha in ((11, 0.35), (7, 0.5), (3, 0.8)):
            stroke(p, ellipse(x, y, radius, radius * 0.6), colour("#FFFFFF", alpha), 1.1)
        for way in (-6, 6):
            stroke(p, curve((x, y), (x + way * 0.5, y - 17, x + way, y - 2)), "#FFFFFF", 1.5, True)


def _road(points: Sequence[Point]) -> QPainterPath:
    path = QPainterPath(QPointF(*_ENTRY))
    before = _ENTRY
    for point in points:
        middle = (before[0] + point[0]) / 2
        path.cubicTo(middle, before[1], middle, point[1], *point)
        before = point
    return path


def _paint_roads(p: QPainter, tints: _Tints) -> None:
    """Paint the road and the paths as one surface, without edges where they meet."""
    road, paths = _road((*STOPS, _EXIT)), joined(curve(*path) for path in _PATHS)
    junctions = joined(_junction(curve(*path)) for path in _PATHS[:-1])
    edge, ground, stones = tints.road
    stroke(p, road.translated(1.5, 3), colour("#1B0F08", 0.25), 27, True)
    stroke(p, paths, edge, 12)
    stroke(p, junctions, edge, 3)
    stroke(p, road, edge, 26, True)
    p.fillPath(junctions, colour(ground))
    for path, width, paved in ((paths, 9.5, 6.5), (road, 23, 19)):
        stroke(p, path, ground, width, path is road)
        paving = QPen(colour(stones, 0.55), paved)
        paving.setDashPattern([0.1, 0.62])
        p.strokePath(path, paving)


def _junction(path: QPainterPath) -> QPainterPath:
    """Return the area where a path widens before the middle of the road at its end."""
    angle = math.radians(path.angleAtPercent(1))
    along, end = QPointF(math.cos(angle), -math.sin(angle)), path.currentPosition()
    aside = QPointF(-along.y(), along.x())

    def at(before: float, beside: float) -> Point:
        point = end - along * before + aside * beside
        return point.x(), point.y()

    start, bend, far = (22, 4.75), (12, 4.75), (3, 10)
    left = [at(before, -beside) for before, beside in (start, bend, far)]
    right = [at(before, beside) for before, beside in (start, bend, far)]
    return outline(left[0], (*left[1], *left[2]), right[2], (*right[1], *right[0]))


def _paint_bridge(p: QPainter, tints: _Tints) -> None:
    """Paint two walls of a bridge beside the road, where the road crosses the river."""
    for way in (-1, 1):
        wall = BRIDGE.translated(*(way * offset for offset in BRIDGE_SIDE))
        stroke(p, wall.translated(0.8, 1.6), colour("#1B0F08", 0.3), 6, True)
        stroke(p, wall, tints.bridge[1], 5.6, True)
        stroke(p, wall, tints.bridge[0], 3.6, True)


def _paint_tree(p: QPainter, x: float, foot: float, height: float, half: float) -> None:
    p.fillPath(ellipse(x + half * 0.7, foot - 1, half * 1.5, half * 0.5), colour("#1B0F08", 0.22))
    p.fillPath(box(x - 1.4, foot - 4, x + 1.4, foot + 1), colour("#5E3519"))
    path = cypress(x, foot, height, half, 3)
    shape(p, path, down(foot - height, foot, "#4C9A50", "#1C5A2C"), "#123A1C", 1.1)
    with clipped(p, path):
        p.fillRect(QRectF(x - half, foot - height, half * 0.8, height), colour("#FFFFFF", 0.14))


def _paint_house(p: QPainter, type_id: str, x: float, foot: float, size: float) -> None:
    with moved(p, x - size / 2, foot - size * 0.86, size / UNIT):
        paint_building(p, type_id)


def _paint_wall(p: QPainter) -> None:
    walls = {
        (x, y): sides
        for x in range(COLUMNS)
        for y in range(ROWS)
        if (
            sides := ("N" if y == 0 else "")
            + ("E" if x == COLUMNS - 1 else "")
            + ("S" if y == ROWS - 1 else "")
            + ("W" if x == 0 and y != GATE else "")
        )
    }
    with saved(p):
        paint_city_walls(p, walls, CELL)
