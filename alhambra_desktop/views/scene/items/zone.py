from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem

from ....model.rules.core.places.places import Arrangement, Piece, PieceId, Place, TileFace
from ... import art
from ...game.target import Control, Target
from ..pixmaps.faces import Faces
from .panel import Panel
from .slots import PieceStyle, Slot

Lying: TypeAlias = "tuple[tuple[Place, tuple[Piece, ...]], ...]"


class Zone(Panel):
    """A panel with pieces.

    The pieces are separate items, so their movements do not repaint the zone. The picture of the zone
    itself is cached until its `facts` change.
    """

    glides = False  # whether pieces glide to new positions within the zone
    shows_texts = False  # whether the zone paints texts about its pieces

    def __init__(self, faces: Faces) -> None:
        super().__init__(faces)
        self.table: Arrangement | None = None
        self.resting: frozenset[PieceId] = frozenset()  # pieces in this zone, except those in flight
        self._lying_of: Arrangement | None = None
        self._holds_key: tuple[object, ...] = ()
        self._lying: Lying = ()

    def holds(self, place: Place) -> bool:
        return False

    def slots(self, table: Arrangement) -> Iterable[Slot]:
        """Yield the slots of pieces from bottom to top."""
        return ()

    def slot_of(self, piece: PieceId, table: Arrangement) -> Slot | None:
        return next((slot for slot in self.slots(table) if slot.id == piece), None)

    def lying(self, table: Arrangement) -> Lying:
        """Return the zone's places, each with the pieces that lie there. The result is cached."""
        holds_key = self.holds_key()
        if self._lying_of is not table or self._holds_key != holds_key:
            found = ((place, ids) for place, ids in table.lying.items() if self.holds(place))
            lying = tuple((place, tuple(table.pieces[id_] for id_ in ids)) for place, ids in found)
            self.take_lying(table, lying, holds_key)
        return self._lying

    def take_lying(self, table: Arrangement, lying: Lying, holds_key: tuple[object, ...]) -> None:
        self._lying_of, self._holds_key = table, holds_key
        if lying != self._lying:  # otherwise keep the old tuple: comparing it with itself is fast
            self._lying = lying

    def holds_key(self) -> tuple[object, ...]:
        """Return the values that `holds` depends on."""
        return (self.snapshot.viewer, self.snapshot.book) if self.snapshot is not None else ()

    def slots_key(self) -> tuple[object, ...]:
        """Return the values that `slots` depends on, except the pieces, the rectangle and the rulebook."""
        return ()

    def place_rect(self, place: Place) -> QRectF | None:
        return self.inner if self.holds(place) else None

    def place_under(self, point: QPointF) -> Place | None:
        return next(
            (
                target
                for target, rect in self.background_targets()
                if isinstance(target, Place) and rect.contains(point)
            ),
            None,
        )

    def visible(self, rect: QRectF) -> QRectF:
        return rect

    def in_order(self, slots: list[Slot]) -> list[Slot]:
        return slots

    def drop_spots(self) -> Iterable[tuple[Place, QRectF]]:
        """Yield the visible places for the lifted piece, each with its rectangle.

        The keyboard cursor visits the places in this order.
        """
        return ()

    def piece_styles(self, table: Arrangement) -> Mapping[PieceId, PieceStyle]:
        return {}

    def holder(self, slot: Slot) -> QGraphicsItem:
        return self

    def picture(self, slot: Slot) -> QPixmap:
        return self.faces.piece_pixmap(slot.face, slot.rect.width(), slot.bare)

    def laid(self, slots: list[Slot]) -> None:
        before, self.resting = self.resting, frozenset(slot.id for slot in slots)
        if self.shows_texts and self.resting != before:
            self.update()

    @property
    def mine(self) -> bool:
        return self.snapshot is not None and self.snapshot.viewer_decides

    def is_held(self, piece: PieceId) -> bool:
        return self.selection.held and piece in self.selection.lifted

    def is_chosen(self, piece: PieceId) -> bool:
        selection = self.selection
        return piece in selection.lifted or (selection.pointed == piece and self.is_liftable(piece))

    def is_liftable(self, piece: PieceId) -> bool:
        if self.snapshot is None:
            return False
        lying = self.snapshot.table.pieces.get(piece)
        return lying is not None and (lying.place, lying.face) in self.snapshot.liftable

    def own_target(self, target: Target | None) -> Target | None:
        """Return `target` if it is a control (in any panel) or a piece in this zone, otherwise None."""
        piece = (
            self.snapshot.table.pieces.get(target) if self.snapshot and isinstance(target, PieceId) else None
        )
        return target if isinstance(target, Control) or (piece and self.holds(piece.place)) else None

    def paint_imprints(self, painter: QPainter, table: Arrangement) -> None:
        if not self.selection.held:
            return
        for slot in self.slots(table):
            if slot.visible and self.is_held(slot.id) and isinstance(slot.face, TileFace):
                art.paint_imprint(painter, slot.rect, self.faces.theme)
