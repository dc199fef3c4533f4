"""Zone: a panel of the table on which pieces lie. It says where; the stage puts them there."""

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
    """A panel with pieces; all rectangles are in its own coordinates.

    Its frame, words and pills are painted once and kept until their facts change; pieces are items of their
    own that lie above them.
    """

    glides = False
    """True for a zone on which a piece that comes to lie a little elsewhere is seen to go there."""

    tells = False
    """True for a zone that paints something for what lies here, and nothing for what is in the air."""

    def __init__(self, faces: Faces) -> None:
        super().__init__(faces)
        self.table: Arrangement | None = None
        """What its pieces were laid by last."""
        self.resting: frozenset[PieceId] = frozenset()
        """The pieces that lie here now, without those in the air."""
        self._lying_of: Arrangement | None = None
        self._whose: tuple[object, ...] = ()
        self._lying: Lying = ()
        self._here: dict[Place, bool] = {}

    def holds(self, place: Place) -> bool:
        """True where what lies at a place lies on this zone."""
        return False

    def slots(self, table: Arrangement) -> Iterable[Slot]:
        """Where each of its pieces lies; whatever lies above another one comes after it."""
        return ()

    def slot_of(self, piece: PieceId, table: Arrangement) -> Slot | None:
        """Where one of its pieces lies; None for any other."""
        return next((slot for slot in self.slots(table) if slot.id == piece), None)

    def lying(self, table: Arrangement) -> Lying:
        """Its places with what lies there; found once for an arrangement."""
        whose = self.whose()
        if self._whose != whose:
            self._whose, self._lying_of = whose, None
            self._here.clear()
        if self._lying_of is not table:
            pieces, known = table.pieces, self._here
            self._lying_of = table
            found = []
            for place, ids in table.lying.items():
                here = known.get(place)
                if here is None:
                    here = known[place] = self.holds(place)
                if here:
                    found.append((place, tuple(pieces[id_] for id_ in ids)))
            self._lying = tuple(found)
        return self._lying

    def whose(self) -> tuple[object, ...]:
        """What it depends on which places lie here."""
        return (self.shown.viewer, self.shown.book) if self.shown is not None else ()

    def depends(self) -> tuple[object, ...]:
        """What slots depend on beside what lies here, the rectangle of the zone and the rulebook."""
        return ()

    def place_rect(self, place: Place) -> QRectF | None:
        """Where a place of the zone is; None where it is none of its own."""
        return self.inner if self.holds(place) else None

    def place_under(self, point: QPointF) -> Place | None:
        """The place under a point of the zone."""
        return next(
            (what for what, rect in self.ground() if isinstance(what, Place) and rect.contains(point)), None
        )

    def visible(self, rect: QRectF) -> QRectF:
        """The part of a rectangle that is seen."""
        return rect

    def in_order(self, slots: list[Slot]) -> list[Slot]:
        """Slots in the order in which a cursor goes through them."""
        return slots

    def drop_spots(self) -> Iterable[tuple[Place, QRectF]]:
        """Lit places above the pieces, in the order in which a cursor goes through them."""
        return ()

    def dresses(self, table: Arrangement) -> Mapping[PieceId, PieceStyle]:
        """What its pieces wear, where they do not lie plainly."""
        return {}

    def holder(self, slot: Slot) -> QGraphicsItem:
        """The item whose child a piece is while it lies in a slot."""
        return self

    def picture(self, slot: Slot) -> QPixmap:
        return self.faces.piece_pixmap(slot.face, slot.rect.width(), slot.bare)

    def laid(self, slots: list[Slot]) -> None:
        """Hear of the pieces that lie here now, without those in the air."""
        before, self.resting = self.resting, frozenset(slot.id for slot in slots)
        if self.tells and self.resting != before:
            self.update()

    # -- the selection

    @property
    def mine(self) -> bool:
        """True where the viewer is to decide."""
        return self.shown is not None and self.shown.mine

    def is_held(self, piece: PieceId) -> bool:
        """True for a piece that the pointer carries."""
        return self.selection.held and piece in self.selection.lifted

    def is_chosen(self, piece: PieceId) -> bool:
        """True for a piece that is lifted, or that may be and is pointed at."""
        selection = self.selection
        return piece in selection.lifted or (selection.pointed == piece and self.is_liftable(piece))

    def is_liftable(self, piece: PieceId) -> bool:
        """True for a piece that the viewer may lift now."""
        if self.shown is None:
            return False
        lying = self.shown.table.pieces.get(piece)
        return lying is not None and (lying.place, lying.face) in self.shown.liftable

    def among(self, target: Target | None) -> Target | None:
        """A piece that lies here, or a control wherever it is; None for any other target."""
        piece = self.shown.table.pieces.get(target) if self.shown and isinstance(target, PieceId) else None
        return target if isinstance(target, Control) or (piece and self.holds(piece.place)) else None

    def paint_imprints(self, painter: QPainter, table: Arrangement) -> None:
        """The imprints of tiles that the pointer carries, where they would lie."""
        if not self.selection.held:
            return
        for slot in self.slots(table):
            if slot.shown and self.is_held(slot.id) and isinstance(slot.face, TileFace):
                art.paint_imprint(painter, slot.rect, self.faces.theme)
