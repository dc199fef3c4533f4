"""Paints the points of a game as a tower: a storey of masonry with a building tile for each source."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from ....model.files.archive.statistics import Part
from ... import art
from ...art.brushes import Detail, across, at_least, colour, mix, stroke
from ...art.cache import FaceCache
from ...art.fonts import BOLD, sans, text_width
from ...art.palette import SHADOW, TYPE_COLOURS, Theme
from ...rule_sets.modules import source_icon
from ...widgets.painting import CENTRE, write
from ...widgets.points_part import PALE

TILES: Final = (60, 48, 38, 30, 22, 17)
"""Possible sizes of the tile in a storey. There are only a few, to limit the number of painted pictures."""

TILE_SHARE: Final = 0.56
"""Maximum width of the tile, as a share of the width of the tower."""

LEAST_BUILDING: Final = 28
"""If a tile is at least this large, it shows its building, otherwise only a silhouette."""

AROUND: Final = 2.0
INDENT: Final = 6.0
"""Pixels between the left edge of the tower and the tile."""

BRICK: Final = (9.0, 18.0)
"""Height and width of a brick."""

LEAST_FIGURE: Final = 13.0
"""A storey shows its number of points only if it is at least this high."""

MERLON: Final = (8.0, 7.0)
"""Width and height of the merlons on a wall."""

SAND, SAND_EDGE, INK, PAPER = "#E9C993", "#5E3519", "#2A1A12", "#FFF7E4"


def tile_size(width: float, height: float) -> int:
    """Return the largest size in ``TILES`` that fits into a storey, or 0 if none fits."""
    most = min(width * TILE_SHARE, height - 2 * AROUND)
    return next((size for size in TILES if size <= most), 0)


def paint_storey(p: QPainter, rect: QRectF, part: Part, theme: Theme, cache: FaceCache, scale: float) -> None:
    """Paint one source's points as a storey of the tower. `scale` is the device pixel ratio."""
    known = TYPE_COLOURS.get(part.subject or "")
    pale = known is None or part.subject in PALE
    ground, edge = (theme.stud, SAND_EDGE) if known is None else (known.mid, known.deep)
    if known is not None and pale:
        ground = known.rim
    if part.edge:
        ground = SAND
    _paint_masonry(p, rect, ground, edge, merlons=part.edge)
    room, figure = QRectF(rect), str(part.amount)
    if part.edge and _has_merlons(rect):
        room.setTop(room.top() + MERLON[1])
    size = tile_size(room.width(), room.height())
    if size:
        at = QPointF(rect.left() + INDENT, room.center().y() - size / 2)
        if known is None:
            icon = "wall" if part.edge else source_icon(part.source)
            art.paint_icon(p, icon, at.x() + 1, at.y() + 1, size - 2)
        else:
            p.drawPixmap(at, _tile(cache, part.subject or "", size, scale))
            p.setPen(QPen(colour(PAPER, 0.8), 1))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawRect(QRectF(at.x() - 0.5, at.y() - 0.5, size + 1, size + 1))
        room.setLeft(at.x() + size)
    font = sans(15 if size else 12, BOLD)
    if room.height() >= LEAST_FIGURE and text_width(figure, font) + 2 <= room.width():
        write(p, room, figure, font, INK if pale else PAPER, CENTRE)


def _has_merlons(rect: QRectF) -> bool:
    return rect.height() >= LEAST_FIGURE + MERLON[1]


def _tile(cache: FaceCache, type_id: str, size: int, scale: float) -> QPixmap:
    """Return a picture of a tile, or a silhouette if `size` is less than ``LEAST_BUILDING``."""

    def paint(p: QPainter) -> None:
        with at_least(Detail.PLAIN):
            art.paint_face(p, type_id, None, size)

    if size < LEAST_BUILDING:
        return cache.face(type_id, None, size, scale)
    return cache.mark(("storey", type_id), size, scale, paint)


def _paint_masonry(p: QPainter, rect: QRectF, ground: str, edge: str, *, merlons: bool) -> None:
    outline = QPainterPath()
    outline.addRect(rect.adjusted(0.5, 0.5, -0.5, -0.5))
    if merlons and _has_merlons(rect):
        outline = _crenellated(rect)
    light, dark = mix(ground, "#FFFFFF", 0.2), mix(ground, SHADOW, 0.22)
    p.fillPath(outline, across(rect.left(), rect.right(), light, QColor(ground), dark))
    p.save()
    p.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    stroke(p, _joints(rect), colour(edge, 0.26), 1)
    p.restore()
    stroke(p, outline, edge, 1)


def _joints(rect: QRectF) -> QPainterPath:
    joints, (height, width) = QPainterPath(), BRICK
    for course in range(int(rect.height() / height) + 1):
        y = rect.bottom() - course * height
        joints.moveTo(rect.left(), y)
        joints.lineTo(rect.right(), y)
        x = rect.left() + width * (1 if course % 2 else 0.5)
        while x < rect.right():
            joints.moveTo(x, y)
            joints.lineTo(x, y - height)
            x += width
    return joints


def _crenellated(rect: QRectF) -> QPainterPath:
    count = max(1, round((rect.width() / MERLON[0] - 1) / 2))
    step, top = rect.width() / (2 * count + 1), rect.top() + 0.5
    path = QPainterPath(QPointF(rect.left() + 0.5, rect.bottom() - 0.5))
    for at in range(2 * count + 1):
        y = top if not at % 2 else top + MERLON[1]
        path.lineTo(rect.left() + max(0.5, at * step), y)
        path.lineTo(rect.left() + min(rect.width() - 0.5, (at + 1) * step), y)
    path.lineTo(rect.right() - 0.5, rect.bottom() - 0.5)
    path.closeSubpath()
    return path
