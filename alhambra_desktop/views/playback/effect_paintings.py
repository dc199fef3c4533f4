from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from ...model.rules.core.geometry.city import ORIGIN
from ...model.rules.core.places.places import CitySquare, PieceId, Place
from ...model.rules.core.values import Cell, Seat
from .. import art
from ..animation.move_lights import Blink, CoinsLight, LinesLight, Link, Ring, Star
from ..animation.timeline import Coin, Dust, Effect, Glow, Nod, Riffle, RunLights, Trace, TurnPasses
from ..animation.trajectory import EASE
from ..animation.watched_effects import Caption, Dawn, Grows, Pulse, Shake, Sums
from ..art.brushes import colour, down, shape, stroke
from ..art.counting import paint_count
from ..art.fonts import BOLD, sans, text_width
from ..art.geometry import khatam, rounded
from ..art.palette import seat as seat_colours
from ..scene.darkness import courts_of
from ..scene.stage import Stage
from ..scene.zones.city_marks import paint_line
from ..scene.zones.players import STAR
from . import captions, growth

Paint: TypeAlias = Callable[[QPainter, float], None]  # painter, elapsed share of the duration
Course: TypeAlias = Callable[[float], QPointF]  # elapsed share -> offset of a moving effect
Painting: TypeAlias = tuple[QRectF, Paint] | tuple[QRectF, Paint, Course | None]
GOLD, DARK, GLOW = QColor("#F2C14E"), QColor("#20130B"), QColor("#FFD75E")

RISE, COIN, SMALL = 26.0, 13.0, 8.0  # coin, in units: rise, first radius, final radius
RISING: Final = 0.4  # share of a coin's duration in which it rises
FADING: Final = 0.25  # share of an effect's duration in which it fades out
GROWING: Final = 0.2  # share of the duration in which the line from a card to a tile becomes longer
PLATE: Final = 20.0
PLUS: Final = 15.0  # maximum radius of the star on a tile that is counted again
EXACT: Final = 22.0  # maximum radius of the star at an exact payment
TOKEN: Final = 0.46  # radius of a ring around a token, as a share of the width of the token's picture
AROUND: Final = 90.0  # margin in units around the path of a flying card with lights
CRUMBS: Final = (  # for each crumb of dust: start from the centre in tile widths, then movement in units
    (-0.48, 0.42, -9, 3),
    (-0.25, 0.5, -4, 8),
    (0.02, 0.5, 1, 10),
    (0.28, 0.5, 5, 8),
    (0.48, 0.4, 9, 3),
)
SAND: Final = QColor("#A8875A")
TILE: Final = 96.0  # size in units of a tile whose dust is painted at normal size
DOWN: Final = 2.0
RIFFLES: Final = 3
LIT: Final = 0.7  # share of the duration until a scored wall or moat is fully lit
LINE, MARK, LETTER = 26.0, 8.5, 15  # sums of money: line height, radius of the mark, font size
SIDE_BY_SIDE: Final = 108.0  # if a square is narrower than this many units, its sums are one below the other
COMES, GOES = 0.09, 0.2  # shares of the duration in which the sums appear and disappear
LARGER: Final = 0.35
BAG, SWING, SWINGS = 34.0, 11.0, 3  # shaken bag: size in units, maximum angle in degrees, number of swings


def _dust(stage: Stage, effect: Dust) -> Painting | None:
    table = stage.table
    slot = stage.slot_of(effect.piece, table) if table is not None else None
    if slot is None or not slot.visible:
        return None
    rect, large = slot.rect, slot.rect.width() / TILE
    place = slot.place
    seen = visible_city_rect(stage, place.seat) if isinstance(place, CitySquare) else stage.layout_.whole

    def paint(p: QPainter, done: float) -> None:
        p.setClipRect(seen)
        crumb = QColor(SAND)
        crumb.setAlphaF(0.9 * (1 - done))
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(crumb)
        out = 1 - (1 - done) ** 3
        for x, y, dx, dy in CRUMBS:
            at = rect.center() + QPointF(x * rect.width(), y * rect.height())
            at += QPointF(dx, dy) * max(0.4, large) * out
            radius = max(0.9, 3.8 * large * (1 - 0.5 * done))
            p.drawEllipse(at, radius, radius * 0.8)

    return rect.adjusted(-16, -6, 16, 20) & seen, paint


def _star_of(stage: Stage, seat: Seat) -> QPointF:
    zone = stage.player_zone(seat)
    return zone.mapToScene(zone.star_point())


def _paint_star(stage: Stage, p: QPainter, middle: QPointF) -> None:
    stage.faces.turn_star(p, middle.x(), middle.y(), STAR)


def _passing(stage: Stage, effect: TurnPasses) -> Painting:
    begin, end = _star_of(stage, effect.seat), _star_of(stage, effect.to)

    def paint(p: QPainter, done: float) -> None:
        _paint_star(stage, p, begin + (end - begin) * EASE.valueForProgress(done))

    return _around(begin, end, 2 * STAR), paint


def _nod(stage: Stage, effect: Nod) -> Painting:
    middle = _star_of(stage, effect.seat)

    def paint(p: QPainter, done: float) -> None:
        _paint_star(stage, p, middle + QPointF(0, DOWN * math.sin(math.pi * done)))

    return _around(middle, middle, 2 * STAR), paint


def _glow(stage: Stage, effect: Glow) -> Painting:
    zone = stage.player_zone(effect.seat)
    middle = zone.scene_rect(zone.mark_rect()).center()

    def paint(p: QPainter, done: float) -> None:
        light = QColor(GLOW)
        light.setAlphaF(0.8 * math.sin(math.pi * done))
        radius = 14 + 7 * done
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(light, 3.5))
        p.drawEllipse(middle, radius, radius)

    return _around(middle, middle, 26), paint


def _riffle(stage: Stage, effect: Riffle) -> Painting | None:
    begin, end = stage.rect_of(effect.begin), stage.rect_of(effect.end)
    if begin is None or end is None:
        return None
    faces, width = stage.faces, min(47.0, end.width())

    def paint(p: QPainter, done: float) -> None:
        middle = begin.center() + (end.center() - begin.center()) * EASE.valueForProgress(done)
        open_ = abs(math.sin(RIFFLES * math.pi * done))
        p.translate(middle)
        for lean in (-1, 0, 1):
            p.save()
            p.rotate(9 * lean * open_)
            faces.back(p, QPointF(-width / 2 + 5 * lean * open_, -0.75 * width), width)
            p.restore()
        plate = QRectF(width / 2 - 22, -0.75 * width - 8, 30, 20)
        art.paint_pill(p, plate, faces.theme, "plain", str(effect.count))

    return _around(begin.center(), end.center(), width + 24), paint


def _trace(stage: Stage, effect: Trace) -> Painting | None:
    begin, end = _middle_of(stage, effect.begin), _middle_of(stage, effect.end, effect.piece)
    if begin is None or end is None or begin == end:
        return None
    snapshot = stage.snapshot
    seats = snapshot.book.setup.seats if snapshot is not None else ()
    known = effect.seat is not None and effect.seat < len(seats)
    colour = QColor(seat_colours(seats[effect.seat or 0].colour).colour) if known else QColor(GOLD)

    def paint(p: QPainter, done: float) -> None:
        line = QColor(colour)
        line.setAlphaF(min(1.0, 4 * (1 - done)))
        paint_arrow(p, begin, end, line)

    return _around(begin, end, 14), paint


def _middle_of(stage: Stage, place: Place, piece: PieceId | None = None) -> QPointF | None:
    table = stage.table
    slot = stage.slot_of(piece, table) if piece is not None and table is not None else None
    if slot is not None:
        return slot.rect.center()
    rect = stage.rect_of(place)
    return rect.center() if rect is not None else None


def _run(stage: Stage, effect: RunLights) -> Painting | None:
    x, y, _ = effect.run[0]
    found = grid_of(stage, effect.seat, (x, y))
    if found is None:
        return None
    corner, size = found
    xs, ys = [at[0] for at in effect.run], [at[1] for at in effect.run]
    cells = QRectF(min(xs) - 1, min(ys) - 1, max(xs) - min(xs) + 3, max(ys) - min(ys) + 3)
    rect = QRectF(corner + cells.topLeft() * size, cells.size() * size)
    reach, seen = _reaches(effect), visible_city_rect(stage, effect.seat)

    def paint(p: QPainter, done: float) -> None:
        p.setClipRect(seen)
        far = done / LIT * max(reach)
        lit = [segment for segment, steps in zip(effect.run, reach, strict=True) if steps <= far]
        p.setOpacity(min(1.0, (1 - done) / (1 - LIT)))
        p.translate(corner)
        art.paint_scored_run(p, lit, size, effect.new.intersection(lit))

    return rect & seen, paint


def _reaches(effect: RunLights) -> list[int]:
    new = [number for number, segment in enumerate(effect.run) if segment in effect.new] or [0]
    return [min(abs(number - fresh) for fresh in new) for number in range(len(effect.run))]


def _around(begin: QPointF, end: QPointF, reach: float) -> QRectF:
    return QRectF(begin, end).normalized().adjusted(-reach, -reach, reach, reach)


def paint_arrow(p: QPainter, begin: QPointF, end: QPointF, colour: QColor) -> None:
    p.setPen(QPen(colour, 2.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    p.drawLine(begin, end)
    way = end - begin
    long = math.hypot(way.x(), way.y()) or 1.0
    along = way / long
    aside = QPointF(-along.y(), along.x())
    back = end - along * 10
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(colour)
    p.drawPolygon(QPolygonF([end, back + aside * 5, back - aside * 5]))


def paint_rising(stage: Stage, effect: Coin, home: QPointF | None) -> Painting | None:
    """Return the painting of a coin that rises while it spins once.

    The coin then moves to `home`. If `home` is None, the coin fades out instead.
    """
    rect = stage.rect_of(effect.at)
    if rect is None:
        return None
    foot = QPointF(rect.right() - COIN, rect.center().y())
    share = 1.0 if home is None else RISING
    ways = home - foot + QPointF(0, RISE) if home is not None else QPointF()

    def way(done: float) -> QPointF:
        return ways * EASE.valueForProgress(max(0.0, (done - share) / (1 - share)))

    def paint(p: QPainter, done: float) -> None:
        risen = min(1.0, done / share)
        gone = (done - share) / (1 - share) if done > share else 0.0
        p.setOpacity(min(1.0, 5 * (1 - done)) if home is None else 1.0)
        p.translate(foot - QPointF(0, RISE * EASE.valueForProgress(risen)))
        p.scale(max(0.08, abs(math.cos(2 * math.pi * risen))), 1.0)
        stage.faces.coin(p, effect.currency, 0, 0, COIN + (SMALL - COIN) * gone)

    seen = QRectF(foot.x() - 20, foot.y() - RISE - 20, 40, RISE + 40)
    return seen, paint, way if home is not None else None


def grid_of(stage: Stage, seat: Seat, cell: Cell) -> tuple[QPointF, float] | None:
    """Return a city's origin and square size in units, or None if no tile on `cell` is visible."""
    table = stage.table
    here = table.lying.get(CitySquare(seat, cell), ()) if table is not None else ()
    slot = stage.slot_of(here[0], table) if here and table is not None else None
    if slot is None or not slot.visible:
        return None
    size = slot.rect.width()
    return slot.rect.topLeft() - QPointF(cell[0] * size, cell[1] * size), size


def visible_city_rect(stage: Stage, seat: Seat) -> QRectF:
    snapshot = stage.snapshot
    if snapshot is not None and seat == snapshot.viewer:
        return stage.city.seen_rect()
    return stage.player_zone(seat).sceneBoundingRect()


def _whole(corner: QPointF, size: float, cells: Iterable[Cell]) -> QRectF:
    whole = QRectF()
    for x, y in cells:
        whole |= QRectF(corner.x() + x * size, corner.y() + y * size, size, size)
    return whole.adjusted(-8, -8, 8, 8)


def _square(corner: QPointF, size: float, cell: Cell) -> QRectF:
    return QRectF(corner.x() + cell[0] * size, corner.y() + cell[1] * size, size, size)


def _lines(stage: Stage, effect: LinesLight) -> Painting | None:
    found = grid_of(stage, effect.seat, ORIGIN)
    if found is None:
        return None
    (corner, size), seen = found, visible_city_rect(stage, effect.seat)

    def paint(p: QPainter, done: float) -> None:
        p.setClipRect(seen)
        p.setOpacity(min(1.0, (1 - done) / FADING))
        elapsed = done * effect.duration
        for line in effect.lines:
            count = len(line) - 1 if effect.each <= 0 else min(len(line) - 1, 1 + int(elapsed / effect.each))
            for cell in line[1 : 1 + count]:
                _rim(p, _square(corner, size, cell))
            p.save()
            p.translate(corner)
            paint_line(p, size, line[: 1 + count])
            p.restore()

    cells = (cell for line in effect.lines for cell in line)
    return _whole(corner, size, cells) & seen, paint


def _blink(stage: Stage, effect: Blink) -> Painting | None:
    cells = [cell for group in effect.groups for cell in group]
    found = grid_of(stage, effect.seat, ORIGIN)
    if found is None:
        return None
    (corner, size), seen = found, visible_city_rect(stage, effect.seat)

    def paint(p: QPainter, done: float) -> None:
        p.setClipRect(seen)
        number, part = divmod(done * len(effect.groups), 1.0)
        lit = effect.groups[min(int(number), len(effect.groups) - 1)]
        p.setOpacity(math.sin(math.pi * part))
        if effect.simultaneous:
            lit = tuple(cells)
            p.setOpacity(min(1.0, (1 - done) / FADING))
        for cell in lit:
            _rim(p, _square(corner, size, cell))

    return _whole(corner, size, cells) & seen, paint


def _rim(p: QPainter, rect: QRectF) -> None:
    p.setBrush(Qt.BrushStyle.NoBrush)
    width = max(1.6, rect.width() / 24)
    for tint, wide in ((DARK, 2 * width), (GLOW, width)):
        p.setPen(QPen(tint, wide))
        p.drawRoundedRect(rect.adjusted(width, width, -width, -width), 3, 3)


def _rect_of(stage: Stage, piece: PieceId) -> QRectF | None:
    table = stage.table
    slot = stage.slot_of(piece, table) if table is not None else None
    return slot.rect if slot is not None and slot.visible else None


def _link(stage: Stage, effect: Link) -> Painting | None:
    card, tile = _rect_of(stage, effect.piece), _rect_of(stage, effect.tile)
    if card is None or tile is None:
        return None
    begin, end = card.center(), tile.center()
    badge = tile.topRight() + QPointF(-2, 2)
    radius = max(9.0, min(PLUS, tile.width() / 3))

    def paint(p: QPainter, done: float) -> None:
        p.setOpacity(min(1.0, (1 - done) / FADING))
        head = begin + (end - begin) * EASE.valueForProgress(min(1.0, done / GROWING))
        for tint, width in ((DARK, 4.5), (GLOW, 2.5)):
            p.setPen(QPen(tint, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            p.drawLine(begin, head)
        if done >= GROWING:
            _rim(p, tile)
            paint_count(p, "+1", badge, radius)

    seen = QRectF(begin, end).normalized() | tile
    return seen.adjusted(-PLUS - 6, -PLUS - 6, PLUS + 6, PLUS + 6), paint


def _coins(stage: Stage, effect: CoinsLight) -> Painting | None:
    begin, end = stage.rect_of(effect.begin), stage.rect_of(effect.end)
    spots = stage.faces.view.lights.get(effect.card)
    if begin is None or end is None or spots is None:
        return None

    def paint(p: QPainter, done: float) -> None:
        flying = stage.item(effect.piece)
        if flying is None or not flying.isVisible():
            return
        width = flying.size.width()
        light = QColor(GLOW)
        light.setAlphaF(0.95 * math.sin(math.pi * min(1.0, 0.15 + 0.85 * done)))
        p.setBrush(Qt.BrushStyle.NoBrush)
        for x, y, radius in spots(width * stage.faces.scale):
            middle = flying.mapToScene(QPointF(x * width, y * width))
            for grown, wide in ((1.15, 2.4), (1.5, 1.2)):
                p.setPen(QPen(light, wide))
                p.drawEllipse(middle, grown * radius * width, grown * radius * width)

    return (begin | end).adjusted(-AROUND, -AROUND, AROUND, AROUND), paint


def _ring(stage: Stage, effect: Ring) -> Painting | None:
    rect = _rect_of(stage, effect.piece)
    if rect is None:
        return None
    radius = TOKEN * rect.width()

    def paint(p: QPainter, done: float) -> None:
        p.setOpacity(min(1.0, (1 - done) / FADING))
        p.setBrush(Qt.BrushStyle.NoBrush)
        for tint, width in ((DARK, 5.0), (GLOW, 3.0)):
            p.setPen(QPen(tint, width))
            p.drawEllipse(rect.center(), radius, radius)

    return rect.adjusted(-8, -8, 8, 8), paint


def _star(stage: Stage, effect: Star) -> Painting | None:
    rect = stage.rect_of(effect.at)
    if rect is None:
        return None
    middle, radius = rect.center(), min(EXACT, min(rect.width(), rect.height()) / 3)

    def paint(p: QPainter, done: float) -> None:
        p.setOpacity(min(1.0, (1 - done) / FADING))
        p.setBrush(GOLD)
        p.setPen(QPen(DARK, 1.6))
        p.drawPath(khatam(middle.x(), middle.y(), radius))

    reach = radius + 4
    return QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach), paint


def _sums(stage: Stage, effect: Sums) -> Painting | None:
    square = stage.rect_of(effect.square)
    if square is None:
        return None
    lines = 1 if square.width() >= SIDE_BY_SIDE or len(effect.sums) < 2 else len(effect.sums)
    height = lines * LINE
    plate = QRectF(square.left() + 2, square.bottom() - LINE - 2, square.width() - 4, height)
    most = effect.sums[0][1]
    each = plate.width() / (len(effect.sums) if lines == 1 else 1)

    def paint(p: QPainter, done: float) -> None:
        p.setOpacity(max(0.0, min(1.0, done / COMES, (1 - done) / GOES)))
        art.paint_shadow(p, plate, 6.0, 0.15)
        theme = stage.faces.theme
        shape(
            p, rounded(plate, 6), down(plate.top(), plate.bottom(), theme.panel_top, theme.panel_bottom), None
        )
        stroke(p, rounded(plate.adjusted(0.5, 0.5, -0.5, -0.5), 6), theme.panel_edge, 1.2)
        for number, (seat, amount) in enumerate(effect.sums):
            column, row = (number, 0) if lines == 1 else (0, number)
            room = QRectF(plate.left() + column * each, plate.top() + row * LINE, each, LINE)
            _paint_sum(p, stage, room, seat, amount, amount == most)

    return plate.adjusted(-12, -12, 12, 16), paint


def _paint_sum(p: QPainter, stage: Stage, room: QRectF, seat: Seat, amount: int, leads: bool) -> None:
    snapshot, theme = stage.snapshot, stage.faces.theme
    assert snapshot is not None
    font = sans(LETTER, BOLD)
    width = 2 * MARK + 5 + text_width(str(amount), font)
    left = room.center().x() - width / 2
    if leads:
        art.paint_leading(p, QRectF(left - 5, room.top() + 2, width + 10, room.height() - 4), theme)
    stage.faces.mark(p, snapshot.book.setup.seats[seat].colour, left + MARK, room.center().y(), MARK)
    p.setFont(font)
    p.setPen(QColor(theme.text))
    text = QRectF(left + 2 * MARK + 5, room.top(), width, room.height())
    p.drawText(text, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), str(amount))


def _pulse(stage: Stage, effect: Pulse) -> Painting | None:
    supply, table = stage.supply, stage.table
    room = supply.place_rect(effect.place) if supply.isVisible() and supply.folded else None
    if room is None or table is None:
        return None
    name = supply.section_of(effect.place)
    text = next(str(shelf.count) for shelf in supply.plan(table).shelves if shelf.name == name)
    icon = supply.scene_rect(supply.spine.icon(room))
    plate = icon.adjusted(0, (icon.height() - PLATE) / 2, 0, (PLATE - icon.height()) / 2)

    def paint(p: QPainter, done: float) -> None:
        scale = 1.0 + LARGER * math.sin(math.pi * done)
        p.translate(plate.center())
        p.scale(scale, scale)
        p.translate(-plate.center())
        art.paint_pill(p, plate, stage.faces.theme, "new", text)

    around = LARGER * plate.width() / 2 + 3
    return plate.adjusted(-around, -around, around, around), paint


def _dawn(stage: Stage, effect: Dawn) -> Painting | None:
    courts = courts_of(stage)
    whole = QRectF()
    for rect in courts:
        whole = whole.united(rect)

    def paint(p: QPainter, done: float) -> None:
        paper = colour(stage.faces.theme.panel_bottom, 1.0 - done)
        for rect in courts:
            p.fillPath(rounded(rect, 9), paper)

    return whole, paint


def _shake(stage: Stage, effect: Shake) -> Painting | None:
    place = stage.rect_of(effect.place)
    if place is None:
        return None
    neck = QPointF(place.center().x(), place.center().y() - BAG / 2)

    def paint(p: QPainter, done: float) -> None:
        p.setOpacity(min(1.0, 6 * done, 4 * (1 - done)))
        p.translate(neck)
        p.rotate(SWING * math.sin(2 * math.pi * SWINGS * done) * (1 - done))
        stage.faces.icon(p, "bag", -BAG / 2, 0.0, BAG, QColor(stage.faces.theme.text))

    return QRectF(neck.x() - BAG, neck.y() - 6, 2 * BAG, BAG + 16), paint


# the functions return None if there is nothing to paint
PAINTINGS: Final[Mapping[type[Effect], Callable[[Stage, Any], Painting | None]]] = {
    Blink: _blink,
    Caption: captions.caption_painting,
    CoinsLight: _coins,
    Dawn: _dawn,
    Dust: _dust,
    Glow: _glow,
    Grows: growth.growth_painting,
    LinesLight: _lines,
    Link: _link,
    Nod: _nod,
    Pulse: _pulse,
    Riffle: _riffle,
    Ring: _ring,
    RunLights: _run,
    Shake: _shake,
    Star: _star,
    Sums: _sums,
    Trace: _trace,
    TurnPasses: _passing,
}
