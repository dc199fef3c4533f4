"""Effects: what is seen for a moment beside pieces that fly, such as dust, a coin or the mark of the turn."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ...model.core.table.places import CitySquare, PieceId, Place
from ...model.core.values import Seat
from .. import art
from ..animation.timeline import FADE, Coin, Dust, Effect, Glow, Nod, Riffle, RunLights, Trace, TurnPasses
from ..animation.trajectory import EASE
from ..animation.watched_effects import Caption
from ..art.palette import seat as seat_colours
from ..scene.items.layers import Plane
from ..scene.items.turn_star import STAR
from ..scene.stage import Stage
from . import captions
from .move_lights import Paint, Painting, Way, grid_of, paint_rising, painting_of, seen_of
from .watched_effects import made as made_otherwise

GOLD, GLOW = QColor("#F2C14E"), QColor("#FFD75E")

CRUMBS: Final = (
    (-0.48, 0.42, -9, 3),
    (-0.25, 0.5, -4, 8),
    (0.02, 0.5, 1, 10),
    (0.28, 0.5, 5, 8),
    (0.48, 0.4, 9, 3),
)
"""Where the crumbs of dust begin, in squares from the middle of a tile, and how far they fly, in units."""

SAND: Final = QColor("#A8875A")
TILE: Final = 96.0
"""The size of a tile under which dust is as large as told here."""

DOWN: Final = 2.0
"""Units by which the mark of the turn nods."""

RIFFLES: Final = 3
LIT: Final = 0.7
"""The part of its time in which a run is lit wholly; after it, it fades."""


class EffectItem(QGraphicsItem):
    """One effect: a rectangle of the scene, painted anew as its time goes by; it may have a ``way``."""

    def __init__(
        self, parent: QGraphicsItem, effect: Effect, rect: QRectF, paint: Paint, way: Way | None = None
    ) -> None:
        super().__init__(parent)
        self.effect = effect
        self.elapsed = 0.0
        self._rect, self._paint, self._way = rect, paint, way

    @property
    def over(self) -> bool:
        """True when its time is over."""
        return self.elapsed >= self.effect.start + self.effect.duration

    def give_way(self) -> None:
        """Let it fade now."""
        self.elapsed = max(self.elapsed, self.effect.start + self.effect.duration - FADE)

    def advance_by(self, passed: float) -> tuple[str, ...]:
        """Let time pass; the sounds that are heard meanwhile."""
        before, self.elapsed = self.elapsed, self.elapsed + passed
        self.setVisible(self.elapsed >= self.effect.start and not self.over)
        if self._way is not None:
            self.setPos(self._way(self._done))
        self.update()
        begin = self.effect.start
        return tuple(sound for at, sound in self.effect.heard if before <= begin + at < self.elapsed)

    def boundingRect(self) -> QRectF:
        """Where it is seen."""
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint it as it is now."""
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._paint(painter, self._done)

    @property
    def _done(self) -> float:
        """How much of its time is over, from 0 to 1."""
        lasts = self.effect.duration
        return min(1.0, max(0.0, (self.elapsed - self.effect.start) / lasts)) if lasts > 0 else 1.0


class Effects:
    """The effects that are on the table now; they end by themselves."""

    def __init__(self, stage: Stage, say: Callable[[str, QPointF], None] = lambda *told: None) -> None:
        self._stage, self._say = stage, say
        self._layer, self._below = Plane(101, None), Plane(99, None)
        for layer in (self._layer, self._below):
            stage.addItem(layer)
        self._items: list[EffectItem] = []
        self.home: Callable[[], QPointF | None] = lambda: None
        """Where a coin of an exact payment becomes the sign of a further action; None where it does not."""
        self.ended: Callable[[Effect], None] = lambda effect: None
        """Hears of each that is over."""

    @property
    def any(self) -> bool:
        """True while an effect is to be seen or waited for."""
        return bool(self._items)

    @property
    def going(self) -> tuple[Effect, ...]:
        """Those that are under way."""
        return tuple(item.effect for item in self._items)

    def begin(self, effects: Iterable[Effect]) -> None:
        """Let effects begin."""
        for effect in effects:
            made = self._make(effect)
            if made is not None:
                layer = self._below if effect.below else self._layer
                item = EffectItem(layer, effect, *made)
                if isinstance(effect, Caption):
                    self._make_room(item.boundingRect())
                item.advance_by(0.0)
                self._items.append(item)
        self._follow()

    def _make_room(self, rect: QRectF) -> None:
        """The captions before go where the next one comes; elsewhere they may be read to their end."""
        for item in self._items:
            if isinstance(item.effect, Caption) and item.boundingRect().intersects(rect):
                item.give_way()

    def advance(self, passed: float, hurried: bool = False) -> None:
        """Let time pass; what is over is gone. While others are ``hurried`` less of it passes for some."""
        for item in self._items:
            for sound in item.advance_by(passed * item.effect.hurried if hurried else passed):
                self._say(sound, item.boundingRect().center())
        self._drop([item for item in self._items if item.over])

    def clear(self) -> None:
        """Nothing is to be seen any more."""
        self._drop(list(self._items))

    def _drop(self, gone: Iterable[EffectItem]) -> None:
        for item in gone:
            self._items.remove(item)
            item.setParentItem(None)  # type: ignore[arg-type]
            self._stage.removeItem(item)
            self.ended(item.effect)
        self._follow()

    def _follow(self) -> None:
        """The star of whoever plays is not at its panel while it moves; panels may be another's meanwhile.

        The market shows wholly what somebody is seen to buy.
        """
        told = (effect for effect in self.going if isinstance(effect, Caption))
        self._stage.market.play(frozenset(effect.place for effect in told if effect.place is not None))
        away = {effect.seat for effect in self.going if isinstance(effect, TurnPasses | Nod)}
        for zone in self._stage.players:
            zone.send_star(zone.seat in away)

    # -- each kind

    def _make(self, effect: Effect) -> Painting | tuple[QRectF, Paint] | None:
        """Where an effect is seen, and how it is painted; None where its place is not seen."""
        match effect:
            case Coin():
                return paint_rising(self._stage, effect, self.home())
            case Dust():
                return self._dust(effect.piece)
            case TurnPasses():
                return self._passing(effect)
            case Nod():
                return self._nod(effect.seat)
            case Glow():
                return self._glow(effect.seat)
            case Riffle():
                return self._riffle(effect)
            case Trace():
                return self._trace(effect)
            case RunLights():
                return self._run(effect)
            case Caption():
                return captions.made(self._stage, effect)
        return painting_of(self._stage, effect) or made_otherwise(self._stage, effect)

    def _dust(self, piece: PieceId) -> tuple[QRectF, Paint] | None:
        """Crumbs fly from under its lower edge and are gone."""
        table = self._stage.table
        slot = self._stage.slot_of(piece, table) if table is not None else None
        if slot is None or not slot.shown:
            return None
        rect, large = slot.rect, slot.rect.width() / TILE
        place = slot.place
        seen = (
            seen_of(self._stage, place.seat) if isinstance(place, CitySquare) else self._stage.layout_.whole
        )

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

    def _star_of(self, seat: Seat) -> QPointF:
        zone = self._stage.player_zone(seat)
        return zone.mapToScene(zone.star_point())

    def _paint_star(self, p: QPainter, middle: QPointF) -> None:
        self._stage.faces.turn_star(p, middle.x(), middle.y(), STAR)

    def _passing(self, effect: TurnPasses) -> tuple[QRectF, Paint]:
        begin, end = self._star_of(effect.seat), self._star_of(effect.to)

        def paint(p: QPainter, done: float) -> None:
            self._paint_star(p, begin + (end - begin) * EASE.valueForProgress(done))

        return _around(begin, end, 2 * STAR), paint

    def _nod(self, seat: Seat) -> tuple[QRectF, Paint]:
        middle = self._star_of(seat)

        def paint(p: QPainter, done: float) -> None:
            self._paint_star(p, middle + QPointF(0, DOWN * math.sin(math.pi * done)))

        return _around(middle, middle, 2 * STAR), paint

    def _glow(self, seat: Seat) -> tuple[QRectF, Paint]:
        """A ring that grows and fades around the mark of a seat."""
        zone = self._stage.player_zone(seat)
        middle = zone.scene_rect(zone.mark_rect()).center()

        def paint(p: QPainter, done: float) -> None:
            light = QColor(GLOW)
            light.setAlphaF(0.8 * math.sin(math.pi * done))
            radius = 14 + 7 * done
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(QPen(light, 3.5))
            p.drawEllipse(middle, radius, radius)

        return _around(middle, middle, 26), paint

    def _riffle(self, effect: Riffle) -> tuple[QRectF, Paint] | None:
        """A packet of cards on its way that opens and closes like a fan."""
        begin, end = self._stage.rect_of(effect.begin), self._stage.rect_of(effect.end)
        if begin is None or end is None:
            return None
        faces, width = self._stage.faces, min(47.0, end.width())

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

    def _trace(self, effect: Trace) -> tuple[QRectF, Paint] | None:
        """A line with the head of an arrow; it fades at the end of its time."""
        begin, end = self._middle(effect.begin), self._middle(effect.end, effect.piece)
        if begin is None or end is None or begin == end:
            return None
        shown = self._stage.shown
        seats = shown.book.setup.seats if shown is not None else ()
        known = effect.seat is not None and effect.seat < len(seats)
        colour = QColor(seat_colours(seats[effect.seat or 0].colour).colour) if known else QColor(GOLD)

        def paint(p: QPainter, done: float) -> None:
            line = QColor(colour)
            line.setAlphaF(min(1.0, 4 * (1 - done)))
            paint_arrow(p, begin, end, line)

        return _around(begin, end, 14), paint

    def _middle(self, place: Place, piece: PieceId | None = None) -> QPointF | None:
        """The middle of a place, or of what lies there."""
        table = self._stage.table
        slot = self._stage.slot_of(piece, table) if piece is not None and table is not None else None
        if slot is not None:
            return slot.rect.center()
        rect = self._stage.rect_of(place)
        return rect.center() if rect is not None else None

    def _run(self, effect: RunLights) -> tuple[QRectF, Paint] | None:
        """A run that is lit from its new part outwards, segment by segment."""
        x, y, _ = effect.run[0]
        found = grid_of(self._stage, effect.seat, (x, y))
        if found is None:
            return None
        corner, size = found
        xs, ys = [at[0] for at in effect.run], [at[1] for at in effect.run]
        cells = QRectF(min(xs) - 1, min(ys) - 1, max(xs) - min(xs) + 3, max(ys) - min(ys) + 3)
        rect = QRectF(corner + cells.topLeft() * size, cells.size() * size)
        reach, seen = _reaches(effect), seen_of(self._stage, effect.seat)

        def paint(p: QPainter, done: float) -> None:
            p.setClipRect(seen)
            far = done / LIT * max(reach)
            lit = [segment for segment, steps in zip(effect.run, reach, strict=True) if steps <= far]
            p.setOpacity(min(1.0, (1 - done) / (1 - LIT)))
            p.translate(corner)
            art.paint_scored_run(p, lit, size, effect.new.intersection(lit))

        return rect & seen, paint


def _reaches(effect: RunLights) -> list[int]:
    """How many segments each one of a run is away from the new ones, along the run."""
    new = [number for number, segment in enumerate(effect.run) if segment in effect.new] or [0]
    return [min(abs(number - fresh) for fresh in new) for number in range(len(effect.run))]


def _around(begin: QPointF, end: QPointF, reach: float) -> QRectF:
    return QRectF(begin, end).normalized().adjusted(-reach, -reach, reach, reach)


def paint_arrow(p: QPainter, begin: QPointF, end: QPointF, colour: QColor) -> None:
    """A line of two units with a head."""
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
