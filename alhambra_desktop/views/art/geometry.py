"""Makes paths such as the khatam (an eight-pointed star) and the horseshoe arch, and star patterns."""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from ...model.rules.core.frozen import frozen

UNIT: Final = 240.0  # side of a tile, in tile units

KHATAM_INNER: Final = math.cos(math.pi / 4) / math.cos(math.pi / 8)  # inner radius divided by outer radius
HANKIN_DEGREES: Final = 67.5

Point = tuple[float, float]


def curve(*points: Sequence[float]) -> QPainterPath:
    """Return a path. Each tuple holds up to two control points and then a point of the path."""
    path = QPainterPath(QPointF(*points[0]))
    draw: dict[int, Callable[..., None]] = {2: path.lineTo, 4: path.quadTo, 6: path.cubicTo}
    for point in points[1:]:
        draw[len(point)](*point)
    return path


def outline(*points: Sequence[float]) -> QPainterPath:
    path = curve(*points)
    path.closeSubpath()
    return path


def polygon(points: Sequence[Point]) -> QPainterPath:
    return outline(*points)


def joined(parts: Iterable[QPainterPath]) -> QPainterPath:
    """Return all `parts` as one path; overlapping parts keep their outlines."""
    whole = QPainterPath()
    for part in parts:
        whole.addPath(part)
    return whole


def box(x0: float, y0: float, x1: float, y1: float) -> QPainterPath:
    path = QPainterPath()
    path.addRect(QRectF(x0, y0, x1 - x0, y1 - y0))
    return path


def round_box(x0: float, y0: float, x1: float, y1: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(x0, y0, x1 - x0, y1 - y0), radius, radius)
    return path


def rounded(rect: QRectF, corner: float, inset: float = 0.0) -> QPainterPath:
    left, top, right, bottom = rect.left(), rect.top(), rect.right(), rect.bottom()
    return round_box(left + inset, top + inset, right - inset, bottom - inset, corner)


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(cx, cy), rx, rx if ry is None else ry)
    return path


def united(parts: Iterable[QPainterPath]) -> QPainterPath:
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for part in parts:
        whole = whole.united(part)
    return whole


def star(cx: float, cy: float, outer: float, points: int, inner: float, turn: float = -90.0) -> QPainterPath:
    """Return a star; `turn` is the direction of its first tip in degrees, and -90 is upwards."""
    corners = []
    for i in range(2 * points):
        angle = math.radians(turn + 180 * i / points)
        radius = inner if i % 2 else outer
        corners.append((cx + radius * math.cos(angle), cy + radius * math.sin(angle)))
    return polygon(corners)


def khatam(cx: float, cy: float, radius: float) -> QPainterPath:
    return star(cx, cy, radius, 8, radius * KHATAM_INNER)


def horseshoe(cx: float, base: float, half: float, impost: float, over: float = 1.14) -> QPainterPath:
    """Return a horseshoe arch that is 2 * `half` wide up to `impost`.

    Above `impost`, the arch is part of a circle with the radius `half` * `over`.
    """
    radius = half * over
    rise = math.sqrt(radius * radius - half * half)
    cy = impost - rise
    lean = math.degrees(math.asin(rise / radius))
    path = QPainterPath(QPointF(cx - half, base))
    path.lineTo(cx - half, impost)
    path.arcTo(QRectF(cx - radius, cy - radius, 2 * radius, 2 * radius), 180 + lean, -(180 + 2 * lean))
    path.lineTo(cx + half, base)
    path.closeSubpath()
    return path


def bulb(cx: float, base: float, half: float, height: float, bulge: float) -> QPainterPath:
    """Return a bulbous dome, 2 * `half` wide at its base; `bulge` widens it above the base."""
    out = half * (1 + bulge * 1.6)
    return outline(
        (cx - half, base),
        (cx - out, base - height * 0.46, cx - half * 0.55, base - height * 0.78, cx, base - height),
        (cx + half * 0.55, base - height * 0.78, cx + out, base - height * 0.46, cx + half, base),
    )


def cypress(x: float, base: float, height: float, half: float, foot: float = 4.0) -> QPainterPath:
    top, upper, belly, low = (base - height * share for share in (1, 0.78, 0.5, 0.27))
    return outline(
        (x, top),
        (x + half * 0.45, upper, x + half, belly, x + half, low),
        (x + half, base - 2 * foot, x + half * 0.5, base - foot, x, base - foot),
        (x - half * 0.5, base - foot, x - half, base - 2 * foot, x - half, low),
        (x - half, belly, x - half * 0.45, upper, x, top),
    )


@frozen
class Weave:
    """A star pattern of strands on a tiling of polygons.

    Each strand connects the midpoints of two neighbouring edges of a polygon, and bends between them.
    ``crossings`` maps each midpoint, where two strands cross, to the direction of the upper strand.
    """

    strands: list[tuple[Point, Point, Point]]
    crossings: dict[Point, Point]


def octagon_square_tiling(rect: QRectF, period: float, origin: Point) -> list[list[Point]]:
    """Return the octagons and squares of a tiling that covers `rect`."""
    side = period / (1 + math.sqrt(2))
    octagon = side / (2 * math.sin(math.pi / 8))
    square = side / math.sqrt(2)
    tiles = []
    for j in _lattice(rect.top(), rect.bottom(), period, origin[1]):
        for i in _lattice(rect.left(), rect.right(), period, origin[0]):
            cx, cy = origin[0] + i * period, origin[1] + j * period
            tiles.append(_regular(cx, cy, octagon, 8, 22.5))
            tiles.append(_regular(cx + period / 2, cy + period / 2, square, 4, 0.0))
    return tiles


def octagon_stars(polygons: Iterable[Sequence[Point]], radius: float) -> Iterator[QPainterPath]:
    for corners in polygons:
        if len(corners) == 8:
            yield khatam(sum(x for x, _ in corners) / 8, sum(y for _, y in corners) / 8, radius)


def _lattice(low: float, high: float, period: float, origin: float) -> range:
    return range(math.floor((low - origin) / period) - 1, math.ceil((high - origin) / period) + 2)


def _regular(cx: float, cy: float, radius: float, sides: int, turn: float) -> list[Point]:
    angles = [math.radians(turn + 360 * k / sides) for k in range(sides)]
    return [(cx + radius * math.cos(angle), cy + radius * math.sin(angle)) for angle in angles]


def hankin(polygons: Iterable[Sequence[Point]], degrees: float = HANKIN_DEGREES) -> Weave:
    """Return a star pattern by the polygons-in-contact method.

    Two rays start at the midpoint of every edge, at an angle of `degrees` to this edge. Rays from
    neighbouring edges end where they meet, and form a strand.
    """
    strands: list[tuple[Point, Point, Point]] = []
    crossings: dict[Point, Point] = {}
    for points in polygons:
        edges = [_midpoint(points[i], points[(i + 1) % len(points)]) for i in range(len(points))]
        for i, (x, y, angle) in enumerate(edges):
            after_x, after_y, after_angle = edges[(i + 1) % len(edges)]
            out = _direction(angle + math.radians(degrees))
            back = _direction(after_angle + math.pi - math.radians(degrees))
            meeting = _meet((x, y), out, (after_x, after_y), back)
            if meeting is not None:
                strands.append(((x, y), meeting, (after_x, after_y)))
                crossings[(round(x, 2), round(y, 2))] = out
    return Weave(strands, crossings)


def _midpoint(a: Point, b: Point) -> tuple[float, float, float]:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2, math.atan2(b[1] - a[1], b[0] - a[0])


def _direction(angle: float) -> Point:
    return math.cos(angle), math.sin(angle)


def _meet(a: Point, along: Point, b: Point, back: Point) -> Point | None:
    determinant = back[0] * along[1] - along[0] * back[1]
    if abs(determinant) < 1e-9:
        return None
    dx, dy = b[0] - a[0], b[1] - a[1]
    reach = (back[0] * dy - dx * back[1]) / determinant
    return a[0] + along[0] * reach, a[1] + along[1] * reach


def rosette(
    cx: float, cy: float, radius: float, tips: int = 16, skips: Sequence[int] = (5, 7)
) -> QPainterPath:
    """Return star polygons whose tips are `tips` evenly spaced points of a circle.

    For each number n in `skips`, lines join each point to the n-th point after it.
    """
    ring = [
        (cx + radius * math.cos(angle), cy + radius * math.sin(angle))
        for angle in (2 * math.pi * i / tips - math.pi / 2 for i in range(tips))
    ]
    return joined(curve(ring[i], ring[(i + skip) % tips]) for skip in skips for i in range(tips))
