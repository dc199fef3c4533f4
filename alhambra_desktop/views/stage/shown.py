"""Shown: the one moment that everything on the table shows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import attrs

from ...model.core.message import Message
from ...model.core.observation import Observation
from ...model.core.rulebook import Rulebook
from ...model.core.table import Arrangement, CardFace, Hand, PieceId
from ...model.core.values import Seat


@attrs.frozen
class Told:
    """What is told of the last turns: a few words and the tiles placed by each seat, and since one's own."""

    last_words: Mapping[Seat, Message] = attrs.field(factory=dict)
    last_tiles: Mapping[Seat, tuple[str, ...]] = attrs.field(factory=dict)
    since: tuple[tuple[Seat, tuple[Message, ...]], ...] = ()


@attrs.frozen
class Shown:
    """What the table shows: the observation of the seat that looks on, and where the pieces lie for it.

    ``ahead`` is what it would see with everything standing that it promised; that is where the pieces of
    ``table`` lie, and the ``promised`` ones among them lie elsewhere by the rules. ``aids`` is how much is
    computed for the player, as set in the preferences.
    """

    book: Rulebook
    seen: Observation
    ahead: Observation
    table: Arrangement
    promised: frozenset[PieceId] = frozenset()
    aids: str = "normal"
    told: Told = Told()

    @property
    def viewer(self) -> Seat:
        """The seat that looks on."""
        return self.seen.seat

    @property
    def mine(self) -> bool:
        """True where the viewer is to decide."""
        decision = self.seen.decision
        return decision is not None and decision.seat == self.viewer

    def cards_of(self, pieces: Iterable[PieceId]) -> tuple[str, ...]:
        """The cards that some pieces are, sorted."""
        faces = (piece.face for id_ in pieces if (piece := self.table.pieces.get(id_)) is not None)
        return tuple(sorted(face.card for face in faces if isinstance(face, CardFace)))

    def in_hand(self, cards: Iterable[str]) -> tuple[PieceId, ...]:
        """Pieces of the viewer's hand that are some cards."""
        free, found = list(self.table.at(Hand(self.viewer))), []
        for card in cards:
            piece = next((one for one in free if one.face == CardFace(card)), None)
            if piece is not None:
                free.remove(piece)
                found.append(piece.id)
        return tuple(found)
