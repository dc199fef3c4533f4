from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

import attrs
from PySide6.QtCore import QPointF, QRectF

from ...model.rules.core.places.places import Arrangement, CitySquare, PieceId, Place, Stack, TileFace
from ..animation.timeline import Flight
from ..animation.trajectory import PieceGeometry, pose
from ..scene.items.floating_layer import GROWN, LIFT
from ..scene.items.pieces import PieceItem
from ..scene.stage import Stage
from ..scene.zones.row import CARD
from .growth import landing_width

# a piece that disappears on landing shrinks to this share of its first size
INTO: Final = 0.5
LOW, AWAY = QPointF(1, 3), QPointF(9, 15)  # shadow offset at rest and at full height
SETTLE, SETTLING = 2.0, 40.0  # units by which a landed piece sinks, and milliseconds that this takes
OnSound = Callable[[str, Flight, QPointF, bool], None]  # sound, flight, position, whether the piece lands


@attrs.define
class _Flying:
    flight: Flight
    item: PieceItem
    begin: PieceGeometry
    end: PieceGeometry
    stop: QPointF | None = None
    elapsed: float = 0.0
    took_off: bool = False


class Flights:
    """Animates flying pieces. While a piece flies, it is hidden at its old and new places."""

    def __init__(self, stage: Stage, on_sound: OnSound = lambda *details: None) -> None:
        self._stage, self._on_sound = stage, on_sound
        self._flying: list[_Flying] = []

    @property
    def any(self) -> bool:
        return bool(self._flying)

    @property
    def pieces(self) -> frozenset[PieceId]:
        return frozenset(motion.piece for one in self._flying for motion in one.flight.motions)

    def starts(self, flights: Iterable[Flight]) -> dict[PieceId, PieceGeometry]:
        carried = {item.id: item for item in self._stage.floating.carried}
        found: dict[PieceId, PieceGeometry] = {}
        for motion in (flight.motion for flight in flights):
            held = carried.get(motion.piece)
            if held is not None:
                geometry: PieceGeometry | None = self._held(held, motion.end)
            elif motion.before is not None:
                geometry = self._lying(motion.piece, self._stage.table)
            else:
                geometry = self._place(motion.start)
            if geometry is not None:
                found[motion.piece] = geometry
        return found

    def _held(self, item: PieceItem, end: Place) -> PieceGeometry:
        rect = item.mapRectToScene(item.size)
        ghost = self._stage.rect_of(end)
        if isinstance(end, CitySquare) and ghost is not None and ghost.contains(rect.center()):
            return PieceGeometry(ghost.center(), ghost.width() * LIFT)
        return PieceGeometry(rect.center(), rect.width())

    def launch(
        self, flights: Iterable[Flight], starts: Mapping[PieceId, PieceGeometry], after: Arrangement
    ) -> None:
        for flying in self._flying:
            flying.end = self._end(flying.flight, after, flying.end) or flying.end
        for flight in flights:
            begin = starts.get(flight.motion.piece)
            end = self._end(flight, after, None) if begin is not None else None
            if begin is not None and end is not None and self._goes(flight, begin, end):
                self._take_off(flight, begin, end)
        self._stage.lay(after)
        self.advance(0.0)

    @staticmethod
    def _goes(flight: Flight, begin: PieceGeometry, end: PieceGeometry) -> bool:
        before, after, _ = flight.sides
        turns = before != after or flight.style.turns or flight.stop is not None
        return begin != end or (begin.seen and turns) or flight.fades

    def _end(self, flight: Flight, after: Arrangement, known: PieceGeometry | None) -> PieceGeometry | None:
        motion = flight.motion
        end = self._place(motion.end) if motion.after is None else self._lying(motion.piece, after)
        if end is not None:
            end = end._replace(width=landing_width(flight, end.width))
        if end is None or known is None:
            return end if known is None else known
        return end._replace(width=end.width or known.width)

    def _take_off(self, flight: Flight, begin: PieceGeometry, end: PieceGeometry) -> None:
        face, other, _ = flight.sides
        first = begin.width or end.width or CARD
        last = end.width or first * INTO
        larger = max(first, last)
        faces = self._stage.faces
        faces.piece_pixmap(other, larger)
        size = faces.piece_pixmap(face, larger).deviceIndependentSize()
        ratio = size.height() / size.width()
        rect = QRectF(0, 0, larger, larger * ratio)
        item = self._stage.fly(flight.motion.piece, face, rect)
        disc = ratio == 1.0 and not isinstance(face, TileFace)
        item.cast(faces.cast_shadow(larger, GROWN, ratio, disc) if not flight.fades else None)
        item.count(1 + len(flight.others))
        item.setZValue(_depth(flight))
        for motion in flight.others:
            hidden = self._stage.fly(motion.piece, motion.face, rect)
            hidden.setVisible(False)
        square = self._stage.rect_of(flight.stop.place) if flight.stop is not None else None
        flying = _Flying(flight, item, begin._replace(width=first), end._replace(width=last))
        flying.stop = square.center() if square is not None else None
        self._flying.append(flying)

    def advance(self, passed: float) -> bool:
        """Advance all flights by `passed` milliseconds, and return whether any piece is still flying."""
        arrived = []
        for one in self._flying:
            one.elapsed += passed
            self._put(one)
            if not one.took_off and one.elapsed >= one.flight.start:
                one.took_off = True
                self._cue(one, one.flight.takes_off, lands=False)
            if one.flight.progress(one.elapsed) >= 1.0:
                arrived.append(one)
        done = [one for one in arrived if passed > 0]
        if done:
            self._flying = [one for one in self._flying if one not in done]
            self._lay(done)
            self._settle(done)
        return bool(self._flying)

    def _put(self, flying: _Flying) -> None:
        flight, item = flying.flight, flying.item
        at = pose(flight, flying.elapsed, flying.begin, flying.end, flying.stop)
        before, after, _ = flight.sides
        face = after if at.turned else before
        if face != item.face:
            item.show_face(face, self._stage.faces.piece_pixmap(face, item.size.width()), item.size)
        item.setVisible(flying.begin.seen or flying.elapsed >= flight.start)
        item.setOpacity(at.opacity)
        item.float_at(at.middle, at.width, at.angle, at.broad, at.high)
        item.shade(LOW + (AWAY - LOW) * at.height)

    def land(self) -> None:
        if self._flying:
            flown, self._flying = self._flying, []
            self._lay(flown)

    def _lay(self, flown: Iterable[_Flying]) -> None:
        for one in flown:
            pieces = [motion.piece for motion in one.flight.motions]
            self._cue(one, one.flight.lands, lands=True)
            self._stage.land(*pieces)
        if self._stage.table is not None:
            self._stage.lay(self._stage.table)

    def _settle(self, landed: Iterable[_Flying]) -> None:
        for one in landed:
            item = self._stage.item(one.flight.motion.piece)
            if item is not None and not one.flight.fades:
                item.shift(QPointF(0, -SETTLE), SETTLING)

    def _cue(self, one: _Flying, sound: str, lands: bool) -> None:
        if sound:
            self._on_sound(sound, one.flight, one.end.middle if lands else one.begin.middle, lands)

    def _lying(self, piece: PieceId, table: Arrangement | None) -> PieceGeometry | None:
        slot = self._stage.slot_of(piece, table) if table is not None else None
        if slot is None:
            return None
        if not slot.visible or isinstance(slot.face, Stack):
            return PieceGeometry(slot.rect.center(), None, seen=False)
        raised = QPointF(0, self._stage.pieces.raised(piece))
        return PieceGeometry(slot.rect.center() - raised, slot.rect.width(), slot.angle)

    def _place(self, place: Place) -> PieceGeometry | None:
        table = self._stage.table
        stack = table.lying.get(place, ()) if table is not None else ()
        found = self._lying(stack[0], table) if stack else None
        if found is None:
            rect = self._stage.rect_of(place)
            found = PieceGeometry(rect.center(), None) if rect is not None else None
        return None if found is None else found._replace(width=None, seen=False)


def _depth(flight: Flight) -> int:
    return 2 if flight.stop is not None else int(isinstance(flight.motion.end, CitySquare))
