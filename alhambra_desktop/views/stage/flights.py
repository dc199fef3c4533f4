"""Flights: lets pieces fly over the stage from where they were to where they lie, as a clock says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QEasingCurve, QPointF, QRectF

from ...model.core.table import Arrangement, PieceId, Place
from ..timeline import Flight
from .pieces import PieceItem
from .stage import Stage

EASE = QEasingCurve(QEasingCurve.Type.OutCubic)


class Flights:
    """The pieces that are in the air; what flies is missing where it was and not yet where it goes."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._flying: list[tuple[Flight, PieceItem, QRectF, QRectF]] = []

    @property
    def any(self) -> bool:
        """True while something is in the air."""
        return bool(self._flying)

    def starts(self, flights: Iterable[Flight]) -> dict[PieceId, QRectF]:
        """Where pieces are that are to fly, those that the pointer carries too, in units of the scene."""
        carried = {item.id: item for item in self._stage.air.carried}
        found: dict[PieceId, QRectF] = {}
        for flight in flights:
            motion, table = flight.motion, self._stage.table
            held = carried.get(motion.piece)
            rect = None if held is None else held.mapRectToScene(held.size)
            if rect is None and table is not None and motion.before is not None:
                rect = self._lying(motion.piece, table)
            rect = rect or self._place(motion.start)
            if rect is not None:
                found.setdefault(motion.piece, rect)
        return found

    def launch(self, flights: Iterable[Flight], starts: Mapping[PieceId, QRectF], after: Arrangement) -> None:
        """Let pieces take off; everything else lies as it will when they have landed."""
        for flight in flights:
            motion, begin = flight.motion, starts.get(flight.motion.piece)
            end = self._lying(motion.piece, after) if motion.after is not None else None
            end = end or self._place(motion.end)
            face = motion.before or motion.after
            if begin is None or end is None or face is None or begin == end:
                continue
            larger = begin if begin.width() >= end.width() else end
            item = self._stage.fly(motion.piece, face, QRectF(begin.topLeft(), larger.size()))
            self._flying.append((flight, item, begin, end))
        self._stage.lay(after)
        self.advance(0.0)

    def advance(self, elapsed: float) -> bool:
        """Move what flies to where it is after so many milliseconds; False when everything has arrived."""
        under_way = False
        for flight, item, begin, end in self._flying:
            done = flight.progress(elapsed)
            under_way = under_way or done < 1.0
            _put(item, begin, end, EASE.valueForProgress(done))
        return under_way

    def land(self) -> None:
        """Whatever flies lies where it goes."""
        if self._flying:
            pieces = [item.id for _, item, _, _ in self._flying]
            self._flying.clear()
            self._stage.land(*pieces)
            if self._stage.table is not None:
                self._stage.lay(self._stage.table)

    def _lying(self, piece: PieceId, table: Arrangement) -> QRectF | None:
        slot = self._stage.slot_of(piece, table)
        return slot.rect if slot is not None else None

    def _place(self, place: Place) -> QRectF | None:
        """Where a stack lies into which pieces go, or any other place."""
        table = self._stage.table
        stack = table.lying.get(place, ()) if table is not None else ()
        found = self._lying(stack[0], table) if stack and table is not None else None
        return found or self._stage.rect_of(place)


def _put(item: PieceItem, begin: QRectF, end: QRectF, done: float) -> None:
    """Let a piece be on its way, as large as it is there."""
    size = item.size
    width = begin.width() + (end.width() - begin.width()) * done
    middle = begin.center() + (end.center() - begin.center()) * done
    scale = width / size.width()
    # pieces are scaled about the middle of their lower edge
    item.setScale(scale)
    item.setPos(QPointF(middle.x() - size.width() / 2, middle.y() + size.height() * (scale / 2 - 1)))
