"""Flights: lets pieces fly over the stage from where they were to where they lie, as a clock says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QEasingCurve, QPointF, QRectF

from ...model.core.table import Arrangement, PieceId, Place, Stack
from ..timeline import Flight
from .pieces import PieceItem
from .stage import Stage
from .zones.row import CARD

EASE: Final = QEasingCurve(QEasingCurve.Type.InOutCubic)

INTO: Final = 0.5
"""How large a piece is where it melts into others or is not seen any more, measured by how it left."""


class Berth(NamedTuple):
    """Where a piece is: the middle, its width and angle; whether it is ``seen`` while it lies there.

    Without a ``width`` nothing says how large it is.
    """

    middle: QPointF
    width: float | None
    angle: float = 0.0
    seen: bool = True


class _Flying(NamedTuple):
    flight: Flight
    item: PieceItem
    begin: Berth
    end: Berth


class Flights:
    """The pieces that are in the air; what flies is missing where it was and not yet where it goes."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._flying: list[_Flying] = []

    @property
    def any(self) -> bool:
        """True while something is in the air."""
        return bool(self._flying)

    def starts(self, flights: Iterable[Flight]) -> dict[PieceId, Berth]:
        """Where pieces are that are to fly, those that the pointer carries too."""
        carried = {item.id: item for item in self._stage.air.carried}
        found: dict[PieceId, Berth] = {}
        for flight in flights:
            motion, held = flight.motion, carried.get(flight.motion.piece)
            if held is not None:
                rect = held.mapRectToScene(held.size)
                berth: Berth | None = Berth(rect.center(), rect.width())
            elif motion.before is not None:
                berth = self._lying(motion.piece, self._stage.table)
            else:
                berth = self._place(motion.start)
            if berth is not None:
                found[motion.piece] = berth
        return found

    def launch(self, flights: Iterable[Flight], starts: Mapping[PieceId, Berth], after: Arrangement) -> None:
        """Let pieces take off; everything else lies as it will when they have landed."""
        for flight in flights:
            motion, begin = flight.motion, starts.get(flight.motion.piece)
            melts = motion.after is None
            end = self._place(motion.end) if melts else self._lying(motion.piece, after)
            if begin is not None and end is not None and begin != end:
                self._take_off(flight, begin, end)
        self._stage.lay(after)
        self.advance(0.0)

    def _take_off(self, flight: Flight, begin: Berth, end: Berth) -> None:
        face = flight.motion.face
        first = begin.width or end.width or CARD
        last = end.width or first * INTO
        larger = max(first, last)
        size = self._stage.faces.piece_pixmap(face, larger).deviceIndependentSize()
        rect = QRectF(0, 0, larger, larger * size.height() / size.width())
        item = self._stage.fly(flight.motion.piece, face, rect)
        begin, end = begin._replace(width=first), end._replace(width=last)
        self._flying.append(_Flying(flight, item, begin, end))

    def advance(self, elapsed: float) -> bool:
        """Move what flies to where it is after so many milliseconds; False when everything has arrived."""
        under_way = False
        for flight, item, begin, end in self._flying:
            done = flight.progress(elapsed)
            under_way = under_way or done < 1.0
            item.setVisible(begin.seen or elapsed >= flight.start)
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

    def _lying(self, piece: PieceId, table: Arrangement | None) -> Berth | None:
        """Where a piece lies in an arrangement."""
        slot = self._stage.slot_of(piece, table) if table is not None else None
        if slot is None:
            return None
        if not slot.shown or isinstance(slot.face, Stack):
            return Berth(slot.rect.center(), None, seen=False)
        return Berth(slot.rect.center(), slot.rect.width(), slot.angle)

    def _place(self, place: Place) -> Berth | None:
        """Where the stack lies into which pieces go or out of which they come, or any other place."""
        table = self._stage.table
        stack = table.lying.get(place, ()) if table is not None else ()
        found = self._lying(stack[0], table) if stack else None
        if found is None:
            rect = self._stage.rect_of(place)
            found = Berth(rect.center(), None) if rect is not None else None
        return None if found is None else found._replace(width=None, seen=False)


def _put(item: PieceItem, begin: Berth, end: Berth, done: float) -> None:
    """Let a piece be on its way, as large as it is there."""
    assert begin.width is not None
    assert end.width is not None
    size = item.size
    scale = (begin.width + (end.width - begin.width) * done) / size.width()
    middle = begin.middle + (end.middle - begin.middle) * done
    item.setScale(scale)
    item.setRotation(begin.angle + (end.angle - begin.angle) * done)
    # pieces are scaled and lean about the middle of their lower edge
    item.setPos(middle.x() - size.width() / 2, middle.y() + size.height() * (scale / 2 - 1))
