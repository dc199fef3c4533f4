from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from .brushes import colour, device_scale, glow, shape, stroke
from .geometry import UNIT, khatam
from .painter_state import moved
from .walls import BAND, WALK_MIDDLE, Cell, Segment, corners_of

_CORE: Final = "#FFD84A"
_EDGE: Final = "#7A3B00"
_HALO: Final = "#FFAE12"
_NEW_CORE: Final = "#FFFFF2"
_NEW_HALO: Final = "#FFF0A0"
_LINE_PX: Final = 3.0
_NEW_LINE_PX: Final = 4.0
_HALO_PX: Final = 9.0
_TABLE_SIZE: Final = 84.0  # tile size in logical pixels; at this size, lines have exactly the widths above
Point = tuple[float, float]


def _level(segment: Segment) -> tuple[bool, float]:
    x, y, side = segment
    depth = {"N": y * UNIT + WALK_MIDDLE, "S": (y + 1) * UNIT - WALK_MIDDLE}
    depth |= {"W": x * UNIT + WALK_MIDDLE, "E": (x + 1) * UNIT - WALK_MIDDLE}
    return side in "NS", depth[side]


def _shared(first: Segment, second: Segment) -> Cell | None:
    common = set(corners_of(first)) & set(corners_of(second))
    return common.pop() if common else None


def _joint(segment: Segment, other: Segment, corner: Cell) -> Point:
    flat, level = _level(segment)
    other_flat, other_level = _level(other)
    if flat == other_flat:
        return (corner[0] * UNIT, level) if flat else (level, corner[1] * UNIT)
    return (other_level, level) if flat else (level, other_level)


def _free_end(segment: Segment, corner: Cell) -> Point:
    flat, level = _level(segment)
    inward = BAND / 2 if corners_of(segment)[0] == corner else -BAND / 2
    return (corner[0] * UNIT + inward, level) if flat else (level, corner[1] * UNIT + inward)


def _far(segment: Segment, near: Cell | None) -> Cell:
    first, second = corners_of(segment)
    return second if near == first else first


def trace(run: Sequence[Segment]) -> tuple[list[tuple[Point, Point]], bool]:
    """Return a line in tile units for each segment, and whether the run is a closed ring."""
    last = len(run) - 1
    closed = last >= 3 and _shared(run[-1], run[0]) is not None
    lines = []
    for i, segment in enumerate(run):
        before = _shared(run[i - 1], segment) if i > 0 or closed else None
        after = _shared(segment, run[(i + 1) % len(run)]) if i < last or closed else None
        start = before if before is not None else _far(segment, after)
        end = after if after is not None else _far(segment, start)
        a = _free_end(segment, start) if before is None else _joint(segment, run[i - 1], start)
        b = _free_end(segment, end) if after is None else _joint(segment, run[(i + 1) % len(run)], end)
        lines.append((a, b))
    return lines, closed


def _path(lines: Sequence[tuple[Point, Point]], closed: bool) -> QPainterPath:
    path = QPainterPath()
    for i, (start, end) in enumerate(lines):
        if i and lines[i - 1][1] == start:
            path.lineTo(*end)
        elif i and abs(lines[i - 1][1][0] - start[0]) + abs(lines[i - 1][1][1] - start[1]) < UNIT / 2:
            path.lineTo(*start)
            path.lineTo(*end)
        else:
            path.moveTo(*start)
            path.lineTo(*end)
    if closed:
        path.closeSubpath()
    return path


def wall_ring(walls: Mapping[Cell, str]) -> list[Segment]:
    """Return the segments of a city's wall, clockwise. The wall must be one closed ring without gaps.

    ``walls`` maps each square to its sides with a wall, such as ``NE``.
    """
    ways = {"N": ((0, 0), (1, 0)), "E": ((1, 0), (1, 1)), "S": ((1, 1), (0, 1)), "W": ((0, 1), (0, 0))}
    after: dict[Cell, tuple[Segment, Cell]] = {}
    for (x, y), sides in walls.items():
        for side in sides:
            (x1, y1), (x2, y2) = ways[side]
            after[x + x1, y + y1] = (x, y, side), (x + x2, y + y2)
    segment, corner = after[min(after)]
    ring = [segment]
    while len(ring) < len(after):
        segment, corner = after[corner]
        ring.append(segment)
    return ring


def paint_scored_run(
    p: QPainter, run: Sequence[Segment], size: float, new: frozenset[Segment] = frozenset()
) -> None:
    """Highlight the segments of a scored wall or moat; `new` segments are brighter.

    `size` is a cell's side in logical pixels. The origin is the north-west corner of cell (0, 0).
    """
    begins = [i for i in range(len(run)) if i == 0 or _shared(run[i - 1], run[i]) is None]
    for begin, end in pairwise((*begins, len(run))):
        _paint_run(p, run[begin:end], size, new)


def _paint_run(p: QPainter, run: Sequence[Segment], size: float, new: frozenset[Segment]) -> None:
    lines, closed = trace(run)
    with moved(p, scale=size / UNIT):
        px = UNIT / size * max(0.75, min(1.6, size / _TABLE_SIZE))
        px = max(px, 1 / device_scale(p))
        whole = _path(lines, closed)
        glow(p, whole, _HALO, _HALO_PX * px, 0.5)
        stroke(p, whole, _EDGE, (_LINE_PX + 2) * px, round_ends=True)
        stroke(p, whole, _CORE, _LINE_PX * px, round_ends=True)
        for segment, line in zip(run, lines, strict=True):
            if segment in new:
                fresh = _path([line], closed=False)
                glow(p, fresh, _NEW_HALO, _HALO_PX * px, 0.6)
                stroke(p, fresh, _EDGE, (_NEW_LINE_PX + 1.6) * px)
                stroke(p, fresh, _NEW_CORE, _NEW_LINE_PX * px, round_ends=True)
        if not closed:
            for end in (QPointF(*lines[0][0]), QPointF(*lines[-1][1])):
                shape(p, khatam(end.x(), end.y(), 6 * px), colour("#FFF3B8"), _EDGE, 1.2 * px)
