from collections.abc import Iterable, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from ...model.rules.core.frozen import frozen
from .brushes import colour, device_scale, shape, snap, snap_up
from .geometry import UNIT, ellipse, polygon
from .painter_state import moved, saved
from .palette import GOLD, SHADOW

Cell = tuple[int, int]
Segment = tuple[int, int, str]

BAND: Final = 29.0
RIDGE: Final = 18.0
MERLON_DEPTH: Final = 17.5
MERLON_SHARE: Final = 0.64
POST: Final = 41.0
END_POST: Final = 32.5
WALK_MIDDLE: Final = 23.2  # distance in tile units from the tile's edge to the middle of the walkway
OPPOSITE: Final = {"N": "S", "S": "N", "E": "W", "W": "E"}
STEP: Final = {"N": (0, -1), "S": (0, 1), "E": (1, 0), "W": (-1, 0)}
ENDS: Final = {"N": ((0, 0), (1, 0)), "S": ((0, 1), (1, 1)), "W": ((0, 0), (0, 1)), "E": ((1, 0), (1, 1))}

_LINE: Final = "#2E160A"
_GAP: Final = "#5E3519"
_WALK: Final = "#F0D29B"
_BAND_LIT: Final = "#F6DDA8"
_FACETS: Final = ("#FFF1CC", "#BE8447", "#94602F", "#F6DDA8")
_ROOF: Final = ("#E9A273", "#A04E2A", "#7C3719", "#D98A5A")
_RIDGE_LIT: Final = "#E4D4B4"
_RIDGE_SHADE: Final = "#AE9670"
_RIDGE_LINE: Final = "#3A2514"
_SHADOWS: Final = ((4, 5, 0.16), (8, 10, 0.12), (12, 15, 0.08))
_TINY: Final = 36.0  # below this tile size in device pixels, walls are simplest
_SMALL: Final = 58.0  # below this tile size in device pixels, walls are simpler
OUTLINE_WIDTH: Final = 2.6


def strip(segment: Segment, along: tuple[float, float], depth: tuple[float, float]) -> QRectF:
    """Return a rectangle along a side of a tile, in tile units.

    `along` is the rectangle's start and end, measured along the side. `depth` is its start and end, measured
    inwards from the side.
    """
    x, y, side = segment[0] * UNIT, segment[1] * UNIT, segment[2]
    a0, a1 = along
    d0, d1 = depth
    if side == "N":
        return QRectF(x + a0, y + d0, a1 - a0, d1 - d0)
    if side == "S":
        return QRectF(x + a0, y + UNIT - d1, a1 - a0, d1 - d0)
    if side == "W":
        return QRectF(x + d0, y + a0, d1 - d0, a1 - a0)
    return QRectF(x + UNIT - d1, y + a0, d1 - d0, a1 - a0)


def split_walls(city: Mapping[Cell, str]) -> tuple[list[Segment], list[Segment]]:
    """Return the wall segments that stand alone, and those that touch a wall of the neighbouring tile."""
    outer: list[Segment] = []
    inner: list[Segment] = []
    for (x, y), walls in city.items():
        for side in walls:
            dx, dy = STEP[side]
            facing = OPPOSITE[side] in city.get((x + dx, y + dy), "")
            (inner if facing else outer).append((x, y, side))
    return outer, inner


@frozen
class Post:
    """A post near a corner of the grid; (``dx``, ``dy``) is its offset from this corner in tile units."""

    corner: Cell
    dx: float
    dy: float
    at_end: bool


def find_posts(outer: Iterable[Segment], inner: Iterable[Segment]) -> list[Post]:
    """Return the posts at the turns, junctions and free ends of a city's walls."""
    open_at: dict[Cell, list[Segment]] = {}
    ridge_at: set[Cell] = set()
    for segment in outer:
        for corner in corners_of(segment):
            open_at.setdefault(corner, []).append(segment)
    for segment in inner:
        ridge_at.update(corners_of(segment))
    found = (_post(corner, met, corner in ridge_at) for corner, met in open_at.items())
    return [post for post in found if post is not None]


def corners_of(segment: Segment) -> tuple[Cell, Cell]:
    x, y, side = segment
    (ax, ay), (bx, by) = ENDS[side]
    return (x + ax, y + ay), (x + bx, y + by)


def _post(corner: Cell, met: list[Segment], at_ridge: bool) -> Post | None:
    half = BAND / 2
    across = [half if side == "W" else -half for _, _, side in met if side in "WE"]
    down = [half if side == "N" else -half for _, _, side in met if side in "NS"]
    if len(met) == 1 and not at_ridge:
        first = corners_of(met[0])[0] == corner
        inward = half if first else -half
        return Post(corner, across[0], inward, True) if across else Post(corner, inward, down[0], True)
    if len(met) == 2 and not at_ridge and not (across and down) and len(set(across or down)) == 1:
        return None
    return Post(corner, _mean(across), _mean(down), False)


def _mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def _pyramid(p: QPainter, rect: QRectF, line: float, tints: tuple[str, str, str, str]) -> None:
    p.fillRect(rect, colour(_LINE))
    r = rect.adjusted(line, line, -line, -line)
    middle = (r.center().x(), r.center().y())
    corners = [(r.left(), r.top()), (r.right(), r.top()), (r.right(), r.bottom()), (r.left(), r.bottom())]
    p.fillRect(r, colour(tints[0]))
    for i in (1, 2, 3):
        p.fillPath(polygon([corners[i], corners[(i + 1) % 4], middle]), colour(tints[i]))


def paint_band(p: QPainter, segment: Segment, thickness: float = BAND) -> None:
    scale = device_scale(p)
    pixels = UNIT * scale
    if pixels < _TINY:
        _tiny_band(p, segment, scale)
        return
    line = snap_up(OUTLINE_WIDTH, scale)
    deep = snap(thickness, scale)
    row = snap(MERLON_DEPTH * thickness / BAND, scale)
    whole = (0.0, UNIT)
    p.fillRect(strip(segment, whole, (0, deep)), colour(_WALK))
    p.fillRect(strip(segment, whole, (0, row)), colour(_GAP))
    p.fillRect(strip(segment, whole, (0, line)), colour(_LINE))
    p.fillRect(strip(segment, whole, (deep - line, deep)), colour(_LINE))
    count = 5 if pixels < _SMALL else 6
    pitch = UNIT / count
    width = snap_up(pitch * MERLON_SHARE, scale)
    for i in range(count):
        start = snap(i * pitch + (pitch - width) / 2, scale)
        _pyramid(
            p, strip(segment, (start, start + width), (0, row)), line * 0.7 if pixels > 120 else line, _FACETS
        )


def _tiny_band(p: QPainter, segment: Segment, scale: float) -> None:
    deep = max(snap(BAND * 1.25, scale), 3 / scale)
    line = 1 / scale
    p.fillRect(strip(segment, (0, UNIT), (0, deep)), colour(_LINE))
    p.fillRect(strip(segment, (0, UNIT), (line, deep - line)), colour(_BAND_LIT))
    for i in range(4):
        start = snap((i + 0.36) * UNIT / 4, scale)
        p.fillRect(strip(segment, (start, start + snap_up(UNIT / 14, scale)), (0, deep * 0.6)), colour(_LINE))


def paint_ridge(p: QPainter, segment: Segment) -> None:
    scale = device_scale(p)
    deep = snap_up(RIDGE, scale)
    fine = snap_up(1.4, scale)
    lit = segment[2] in "SE"
    p.fillRect(strip(segment, (0, UNIT), (0, deep)), colour(_RIDGE_LIT if lit else _RIDGE_SHADE))
    for i in range(1, 8):
        start = snap(i * UNIT / 8, scale)
        p.fillRect(strip(segment, (start, start + fine), (0, deep)), colour(_RIDGE_LINE, 0.4))
    line = snap_up(OUTLINE_WIDTH, scale)
    p.fillRect(strip(segment, (0, UNIT), (deep - line, deep)), colour(_RIDGE_LINE))
    if not lit:
        p.fillRect(strip(segment, (0, UNIT), (0, fine)), colour(_RIDGE_LINE, 0.55))
    for start in (0.0, UNIT - fine):
        p.fillRect(strip(segment, (start, start + fine), (0, deep)), colour(_RIDGE_LINE))


def paint_post(p: QPainter, cx: float, cy: float, size: float, at_end: bool = False) -> None:
    scale = device_scale(p)
    side = snap_up(size, scale)
    line = snap_up(3.0, scale)
    rect = QRectF(snap(cx - side / 2, scale), snap(cy - side / 2, scale), side, side)
    p.fillRect(rect.translated(size * 0.1, size * 0.12), colour(SHADOW, 0.28))
    p.fillRect(rect, colour(_LINE))
    if UNIT * scale < _TINY:
        p.fillRect(rect.adjusted(line, line, -line, -line), colour(_ROOF[3]))
        return
    p.fillRect(rect.adjusted(line, line, -line, -line), colour(_WALK))
    rim = snap_up(size * (0.2 if at_end else 0.13), scale)
    _pyramid(p, rect.adjusted(rim, rim, -rim, -rim), line * 0.6, _ROOF)
    if UNIT * scale >= _SMALL:
        middle = rect.center()
        shape(p, ellipse(middle.x(), middle.y(), size * 0.085), GOLD, _LINE, 1.3)


def paint_own_walls(p: QPainter, walls: str) -> None:
    if not walls:
        return
    small = UNIT * device_scale(p) < _SMALL
    with saved(p):
        p.setPen(Qt.PenStyle.NoPen)
        p.setClipRect(QRectF(0, 0, UNIT, UNIT), Qt.ClipOperation.IntersectClip)
        for dx, dy, strength in _SHADOWS[:2]:
            for side in walls:
                if side in "NW":
                    p.fillRect(
                        strip((0, 0, side), (0, UNIT), (0, BAND)).translated(dx, dy), colour(SHADOW, strength)
                    )
        for side in walls:
            paint_band(p, (0, 0, side), BAND * (1.15 if small else 1.0))
        near = POST / 2
        for vertical, y in (("N", near), ("S", UNIT - near)):
            for horizontal, x in (("W", near), ("E", UNIT - near)):
                if vertical in walls and horizontal in walls:
                    paint_post(p, x, y, POST)


def paint_city_walls(p: QPainter, city: Mapping[Cell, str], size: float) -> None:
    """Paint all walls of a city; `city` maps cells to the letters of their walled sides.

    `size` is a cell's side in logical pixels. The origin is the north-west corner of cell (0, 0).
    """
    outer, inner = split_walls(city)
    with moved(p, scale=size / UNIT):
        p.setPen(Qt.PenStyle.NoPen)
        for dx, dy, strength in _SHADOWS:
            for each in outer:
                p.fillRect(strip(each, (0, UNIT), (0, BAND)).translated(dx, dy), colour(SHADOW, strength))
        for each in inner:
            paint_ridge(p, each)
        thickness = BAND * (1.15 if UNIT * device_scale(p) < _SMALL else 1.0)
        for each in outer:
            paint_band(p, each, thickness)
        for post in find_posts(outer, inner):
            centre = QPointF(post.corner[0] * UNIT + post.dx, post.corner[1] * UNIT + post.dy)
            paint_post(p, centre.x(), centre.y(), END_POST if post.at_end else POST, post.at_end)
