"""Paints arrows at the edges of the city zone.

Each arrow shows the number of hidden squares or places to which it points.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from ...art.fonts import BOLD, sans
from ...art.palette import Theme
from ...game.target import Control
from .camera import Area, Camera

WEST, EAST, NORTH, SOUTH = "beyond-w", "beyond-e", "beyond-n", "beyond-s"
WIDE, HIGH = 46.0, 24.0
EDGE: Final = 5.0
CORNER: Final = 60.0
KEYS: Final = 110.0  # minimum distance of arrows at the lower edge from the corner with the zoom buttons
SLIDE: Final = 12.0

GRIP: Final = 30.0  # if a held piece is at most this many units from an edge, the city moves
PACE: Final = 9.0  # units per frame by which the city moves while a held piece is near an edge
LIT, LIT_DARK = "#FFFFFF", "#06302E"
ARROW: Final[Mapping[str, tuple[tuple[float, float], ...]]] = {
    WEST: ((3, -5), (-5, 0), (3, 5)),
    EAST: ((-3, -5), (5, 0), (-3, 5)),
    NORTH: ((-5, 3), (0, -5), (5, 3)),
    SOUTH: ((-5, -3), (0, 5), (5, -3)),
}


class Sign(NamedTuple):
    side: str
    rect: QRectF
    areas: tuple[Area, ...]

    @property
    def control(self) -> Control:
        return Control(self.side)


def signs(camera: Camera, areas: Iterable[Area], tiles: Sequence[Area]) -> tuple[Sign, ...]:
    """Return an arrow for each edge beyond which areas are hidden.

    If an area is beyond two edges, only one of the two arrows counts the area: the arrow at the edge from
    which the area is farther away.
    """
    beyond: dict[str, list[Area]] = {}
    for area in areas:
        if camera.is_hidden(area):
            beyond.setdefault(_side(camera, area), []).append(area)
    covered = [camera.rect_of(tile) for tile in tiles] if beyond else []
    return tuple(
        Sign(side, _place(camera, side, areas, covered), tuple(areas)) for side, areas in beyond.items()
    )


def _side(camera: Camera, area: Area) -> str:
    room, middle = camera.room, camera.rect_of(area).center()
    return max(
        (room.left() - middle.x(), WEST),
        (middle.x() - room.right(), EAST),
        (room.top() - middle.y(), NORTH),
        (middle.y() - room.bottom(), SOUTH),
    )[1]


def _place(camera: Camera, side: str, areas: list[Area], tiles: Sequence[QRectF]) -> QRectF:
    room = camera.room
    middles = [camera.rect_of(area).center() for area in areas]
    upright = side in (NORTH, SOUTH)
    near = sum(middle.x() if upright else middle.y() for middle in middles) / len(middles)
    low, high = (room.left(), room.right()) if upright else (room.top(), room.bottom())
    low, high = low + CORNER, high - (KEYS if side == SOUTH else CORNER)
    steps = [low + step * SLIDE for step in range(int((high - low) / SLIDE) + 1)]
    near = min(max(near, low), high)
    found = [_at_edge(room, side, along) for along in (near, *sorted(steps, key=lambda at: abs(at - near)))]
    return min(found, key=lambda rect: _overlap(rect, tiles))


def _at_edge(room: QRectF, side: str, along: float) -> QRectF:
    across, down = WIDE / 2 + EDGE, HIGH / 2 + EDGE
    middle = {
        WEST: QPointF(room.left() + across, along),
        EAST: QPointF(room.right() - across, along),
        NORTH: QPointF(along, room.top() + down),
        SOUTH: QPointF(along, room.bottom() - down),
    }[side]
    return QRectF(middle.x() - WIDE / 2, middle.y() - HIGH / 2, WIDE, HIGH)


def _overlap(rect: QRectF, tiles: Iterable[QRectF]) -> float:
    return sum((rect & tile).width() * (rect & tile).height() for tile in tiles if rect.intersects(tile))


def pull(room: QRectF, sides: Iterable[str], point: QPointF) -> QPointF:
    """Return by how many units the city moves per frame while a piece is held at `point`.

    The city moves only if the piece is near an edge in `sides`.
    """
    near = {
        WEST: (point.x() - room.left(), QPointF(PACE, 0)),
        EAST: (room.right() - point.x(), QPointF(-PACE, 0)),
        NORTH: (point.y() - room.top(), QPointF(0, PACE)),
        SOUTH: (room.bottom() - point.y(), QPointF(0, -PACE)),
    }
    way = QPointF()
    for side in sides:
        distance, step = near[side]
        if 0 <= distance <= GRIP and room.contains(point):
            way += step
    return way


def paint_sign(painter: QPainter, sign: Sign, theme: Theme, lit: bool, pointed: bool) -> None:
    rect = sign.rect
    edge = theme.stud if pointed else theme.legal if lit else theme.hairline
    painter.setPen(QPen(QColor(edge), 2.4 if pointed else 1.2))
    painter.setBrush(QColor(theme.legal if lit else theme.panel_top))
    painter.drawRoundedRect(rect, HIGH / 2, HIGH / 2)
    ink = QColor(theme.text if not lit else LIT_DARK if theme.dark else LIT)
    first = sign.side != EAST
    tip = QPointF(rect.left() + 14 if first else rect.right() - 14, rect.center().y())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawPolygon(QPolygonF([tip + QPointF(x, y) for x, y in ARROW[sign.side]]))
    painter.setPen(ink)
    painter.setFont(sans(13, BOLD))
    words = rect.adjusted(20 if first else 4, 0, -4 if first else -20, 0)
    painter.drawText(words, int(Qt.AlignmentFlag.AlignCenter), str(len(sign.areas)))
