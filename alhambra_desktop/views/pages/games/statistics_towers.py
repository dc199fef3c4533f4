"""Paints the points of a game as a tower: a storey of masonry with a sign for each source."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from ....model.files.archive.statistics import Part
from ....model.rules.core.frozen import frozen
from ... import art
from ...art.brushes import across, colour, mix, shape, stroke
from ...art.fonts import BOLD, sans, text_width
from ...art.geometry import curve, rounded
from ...art.palette import SHADOW, TYPE_COLOURS, Theme
from ...rule_sets.modules import source_icon
from ...widgets.painting import CENTRE, write
from ...widgets.points_part import PALE

SIGN: Final = 20.0
"""Size of the sign of a storey."""

SIGNED: Final = 60.0
"""A tower has signs only if it is at least this wide."""

CENTRED: Final = 100.0
"""If a tower with signs is at least this wide, its numbers are in its middle.

Otherwise, the numbers are centred in the space to the right of the signs.
"""

AROUND: Final = 0.5
INDENT: Final = 10.0
"""Pixels between the left edge of the tower and its signs."""

BESIDE: Final = 50.0
"""Width that a sign and a number need beside a tower."""

LEADER: Final = 6.0
"""Length of the line from a low storey to its number beside the tower."""

BRICK: Final = (9.0, 18.0)
"""Height and width of a brick."""

LEAST_FIGURE: Final = 13.0
"""A storey shows its number of points only if it is at least this high."""

MERLON: Final = (8.0, 7.0)
"""Width and height of the merlons on a wall."""

SAND, SAND_EDGE, INK, PAPER = "#E9C993", "#5E3519", "#2A1A12", "#FFF7E4"


@frozen
class Storey:
    rect: QRectF
    part: Part


def paint_tower(p: QPainter, storeys: Sequence[Storey], theme: Theme, gap: float) -> None:
    """Paint a tower.

    Numbers that do not fit into their storeys are beside the tower, if they fit into the width `gap`.
    """
    low = []
    for storey in storeys:
        _paint_storey(p, storey, theme)
        room = _room(storey)
        if fits(storey):
            _paint_figure(p, room, storey.part, _ink(storey.part), signed=has_signs(room.width()))
        else:
            low.append(storey)
    if not low:
        return
    signed = has_signs(low[0].rect.width())
    floor = storeys[0].rect.bottom()
    middles = [floor - storey.rect.center().y() for storey in low]
    for storey, height in zip(low, spread(middles, SIGN + 2 if signed else LEAST_FIGURE), strict=True):
        width = BESIDE if signed else text_width(str(storey.part.amount), sans(12, BOLD)) + 2 * AROUND
        if width <= gap:
            _paint_beside(p, storey, floor - height, theme, signed=signed)


def has_signs(width: float) -> bool:
    return width >= SIGNED


def fits(storey: Storey) -> bool:
    """Return whether a storey has room for its number and, if the tower has signs, for its sign."""
    room = _room(storey)
    if has_signs(room.width()):
        return room.height() >= SIGN + 2 * AROUND
    width = text_width(str(storey.part.amount), sans(12, BOLD))
    return room.height() >= LEAST_FIGURE and width + 2 <= room.width()


def spread(middles: Sequence[float], pitch: float) -> list[float]:
    """Move ascending positions apart to distances of at least `pitch`, and none below half of `pitch`."""
    groups: list[tuple[float, int]] = []  # middle and size of each group of positions
    for middle in middles:
        groups.append((max(middle, pitch / 2), 1))
        while len(groups) > 1 and groups[-1][0] - groups[-2][0] < pitch * (groups[-1][1] + groups[-2][1]) / 2:
            (second, more), (first, count) = groups.pop(), groups.pop()
            whole = count + more
            groups.append((max((first * count + second * more) / whole, whole * pitch / 2), whole))
    return [middle + (n - (count - 1) / 2) * pitch for middle, count in groups for n in range(count)]


def paint_sign(p: QPainter, part: Part, middle: QPointF, size: float) -> None:
    """Paint the badge of a source of points."""
    if part.subject in TYPE_COLOURS:
        art.paint_badge(p, part.subject or "", middle.x(), middle.y(), size)
        return
    plate = QRectF(0, 0, size * 0.94, size * 0.94)
    plate.moveCenter(middle)
    shape(p, rounded(plate, size * 0.24), PAPER, SAND_EDGE, size * 0.06)
    icon, side = "wall" if part.edge else source_icon(part.source), size * 0.7
    art.paint_icon(p, icon, middle.x() - side / 2, middle.y() - side / 2, side)


def _room(storey: Storey) -> QRectF:
    merlons = storey.part.edge and _has_merlons(storey.rect)
    return storey.rect.adjusted(0, MERLON[1] if merlons else 0, 0, 0)


def _paint_storey(p: QPainter, storey: Storey, theme: Theme) -> None:
    part = storey.part
    known = TYPE_COLOURS.get(part.subject or "")
    ground, edge = (theme.stud, SAND_EDGE) if known is None else (known.mid, known.deep)
    if known is not None and part.subject in PALE:
        ground = known.rim
    if part.edge:
        ground = SAND
    _paint_masonry(p, storey.rect, ground, edge, merlons=part.edge)


def _ink(part: Part) -> str:
    return INK if part.subject in PALE or part.subject not in TYPE_COLOURS else PAPER


def _paint_figure(p: QPainter, room: QRectF, part: Part, ink: str, *, signed: bool) -> None:
    if signed:
        paint_sign(p, part, QPointF(room.left() + INDENT + SIGN / 2, room.center().y()), SIGN)
        if room.width() < CENTRED:
            room = room.adjusted(INDENT + SIGN, 0, 0, 0)
    write(p, room, str(part.amount), sans(15 if signed else 12, BOLD), ink, CENTRE)


def _paint_beside(p: QPainter, storey: Storey, y: float, theme: Theme, *, signed: bool) -> None:
    edge, part = storey.rect.right(), storey.part
    if not signed:
        room = QRectF(edge + AROUND, y - 8, 40, 16)
        write(p, room, str(part.amount), sans(12, BOLD), theme.text)
        return
    stroke(p, curve((edge, storey.rect.center().y()), (edge + LEADER, y)), colour(theme.text_2, 0.8), 1.2)
    paint_sign(p, part, QPointF(edge + LEADER + SIGN / 2, y), SIGN)
    room = QRectF(edge + LEADER + SIGN + 4, y - 10, 40, 20)
    write(p, room, str(part.amount), sans(14, BOLD), theme.text)


def _has_merlons(rect: QRectF) -> bool:
    return rect.height() >= LEAST_FIGURE + MERLON[1]


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
