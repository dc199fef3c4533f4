from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from ....model.rules.core.geometry.wall import Segment, ends
from ....model.rules.core.places.places import Face, PieceAt, PieceId, TileFace
from ....model.rules.core.values import SIDE_LETTER, Owner
from ....model.rules.table.counting import Part
from ...art.counting import paint_count, paint_head, paint_lit, paint_lit_rim, paint_points, paint_spark
from ...art.geometry import UNIT
from ...art.runs import paint_scored_run, trace
from ...art.walls import Segment as DrawnSegment
from ...scene.pixmaps.faces import Faces
from .city_geometry import CityGeometry
from .counting import Counting

GROWN, SMALL_GROWN = 1.08, 1.16  # factors by which a lifted tile grows, for large and for small tiles
LARGE: Final = 58.0  # tiles are large if they are wider than this (scene units)
AROUND: Final = 20.0
AROUND_POINTS: Final = 36.0
TRAIL: Final = 9
BEND: Final = 0.22
RISES: Final = QEasingCurve(QEasingCurve.Type.OutCubic)
FLIES: Final = QEasingCurve(QEasingCurve.Type.InOutCubic)
Run = list[DrawnSegment]
PaintStar = Callable[[QPainter, str, QPointF, float], None]


def raised(rect: QRectF, share: float = 1.0) -> QRectF:
    size = rect.width()
    width = round(size * (GROWN if size > LARGE else SMALL_GROWN))
    left = rect.center().x() - width / 2 - size * 0.03
    up = QRectF(left, rect.center().y() - width / 2 - size * 0.07, width, width)
    if share >= 1.0:
        return up
    return QRectF(
        rect.topLeft() + (up.topLeft() - rect.topLeft()) * share,
        rect.size() + (up.size() - rect.size()) * share,
    )


def count_radius(size: float) -> float:
    return 15.0 if size > LARGE else 8.5


def paint_lights(
    p: QPainter, faces: Faces, counting: Counting, geometries: Mapping[Owner, CityGeometry]
) -> None:
    beat = counting.beat
    if beat is None:
        return
    for part in beat.parts:
        geometry = geometries.get(part.owner)
        if geometry is None:
            continue
        p.save()
        p.setClipRect(geometry.clip)
        if beat.traced:
            _paint_trace(p, faces, part, counting.lit(part), geometry)
        else:
            _paint_pieces(p, faces, part, counting, geometry)
        p.restore()


def _lit_pieces(part: Part, lit: int, geometry: CityGeometry) -> dict[PieceId | PieceAt, str]:
    found: dict[PieceId | PieceAt, str] = {}
    for number, each in enumerate(part.counted[:lit]):
        for piece in each.pieces:
            if piece in geometry.pieces:
                found.pop(piece, None)
                found[piece] = str(part.running[number]) if piece == each.pieces[0] else found.get(piece, "")
    return found


def _paint_pieces(p: QPainter, faces: Faces, part: Part, counting: Counting, geometry: CityGeometry) -> None:
    lit = counting.lit(part)
    found = _lit_pieces(part, lit, geometry)
    rising = part.counted[lit - 1].pieces if lit else ()
    risen = RISES.valueForProgress(counting.risen(part))
    places = {piece: raised(geometry.pieces[piece][0], risen if piece in rising else 1.0) for piece in found}
    for piece, up in places.items():
        rect, face = geometry.pieces[piece]
        width = raised(rect).width()
        picture = lit_picture(faces, face, width)
        around = AROUND * up.width() / width
        p.drawPixmap(up.adjusted(-around, -around, around, around), picture, QRectF(picture.rect()))
    for piece, number in found.items():
        if number:
            up = places[piece]
            radius = count_radius(up.width())
            at = QPointF(up.right() - radius * 0.2, up.top() + radius * 0.2)
            _draw_star(p, faces, paint_count, number, at, radius)


def lit_picture(faces: Faces, face: Face, width: float) -> QPixmap:
    def paint(p: QPainter) -> None:
        rect, token = QRectF(AROUND, AROUND, width, width), not isinstance(face, TileFace)
        paint_lit(p, rect, token)
        p.drawPixmap(rect.topLeft(), faces.piece_pixmap(face, width))
        paint_lit_rim(p, rect, token)

    return faces.picture(("lit", face, width), width + 2 * AROUND, width + 2 * AROUND, paint)


def _draw_star(p: QPainter, faces: Faces, paint: PaintStar, text: str, at: QPointF, radius: float) -> None:
    half = 2 * radius + 8
    middle = QPointF(half, half)
    key = ("star", paint.__name__, text, radius)
    picture = faces.picture(key, 2 * half, 2 * half, lambda q: paint(q, text, middle, radius))
    p.drawPixmap(at - middle, picture)


def drawn_runs(part: Part, lit: int) -> list[Run]:
    segments = [segment for each in part.counted for segment in each.segments][:lit]
    runs: list[list[Segment]] = []
    for segment in segments:
        if runs and _touch(runs[-1][-1], segment):
            runs[-1].append(segment)
        else:
            runs.append([segment])
    return [[(each.x, each.y, SIDE_LETTER[each.side]) for each in run] for run in runs]


def _touch(first: Segment, second: Segment) -> bool:
    return bool(set(ends(first)) & set(ends(second)))


def _paint_trace(p: QPainter, faces: Faces, part: Part, lit: int, geometry: CityGeometry) -> None:
    if not lit or not geometry.size:
        return
    runs = drawn_runs(part, lit)
    p.save()
    p.translate(geometry.origin)
    for number, run in enumerate(runs):
        paint_scored_run(
            p, run, geometry.size, frozenset(run[-1:]) if number == len(runs) - 1 else frozenset()
        )
    p.restore()
    lines, _ = trace(runs[-1])
    x, y = lines[-1][1]
    at = geometry.origin + QPointF(x, y) * (geometry.size / UNIT)
    _draw_star(p, faces, paint_head, str(lit), at, 18.0 if geometry.size > LARGE else 11.0)


def flight_rect(start: QPointF, end: QPointF, share: float) -> QRectF:
    points = [flight_point(start, end, share * number / TRAIL) for number in range(TRAIL + 1)]
    xs, ys = [point.x() for point in points], [point.y() for point in points]
    rect = QRectF(QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys)))
    return rect.adjusted(-AROUND_POINTS, -AROUND_POINTS, AROUND_POINTS, AROUND_POINTS)


def flight_point(start: QPointF, end: QPointF, share: float) -> QPointF:
    across = QPointF(start.y() - end.y(), end.x() - start.x()) * BEND
    bend = (start + end) / 2 + (across if across.y() < 0 else -across)
    rest = 1.0 - share
    return start * rest * rest + bend * (2 * share * rest) + end * (share * share)


def last_lit(part: Part, geometry: CityGeometry | None) -> QPointF | None:
    if geometry is None:
        return None
    for each in reversed(part.counted):
        if each.segments and geometry.size:
            line = trace([(s.x, s.y, SIDE_LETTER[s.side]) for s in each.segments])[0][-1][1]
            return geometry.origin + QPointF(*line) * (geometry.size / UNIT)
        for piece in each.pieces:
            if piece in geometry.pieces and geometry.clip.intersects(geometry.pieces[piece][0]):
                return raised(geometry.pieces[piece][0]).topRight()
    return geometry.middle


def flying(counting: Counting) -> Iterator[tuple[Part, float]]:
    beat = counting.beat
    for part in beat.parts if beat is not None else ():
        flown = counting.flown(part.owner)
        if flown is not None and flown < 1.0:
            yield part, FLIES.valueForProgress(flown)


def paint_flight(
    p: QPainter, faces: Faces, part: Part, start: QPointF, end: QPointF, share: float, large: bool
) -> None:
    for number in range(TRAIL):
        paint_spark(p, flight_point(start, end, share * number / TRAIL), number / TRAIL)
    at, text = flight_point(start, end, share), f"+{part.amount}"
    _draw_star(p, faces, paint_points, text, at, 19.0 if large else 16.0)
