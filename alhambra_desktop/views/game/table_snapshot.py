"""TableSnapshot: the one moment that everything on the table shows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import attrs

from ...model.rules.core.engine.observation import Observation
from ...model.rules.core.engine.rulebook import Rulebook
from ...model.rules.core.places.places import Arrangement, CardFace, Face, Hand, PieceId, Place
from ...model.rules.core.values import Owner, Seat
from ..text.story import Entries


@attrs.frozen
class RecentTurns:
    """What is told of the last turns: the tiles placed by each seat, and what was done since one's own.

    ``before`` is what was done before the viewer's last turn and in it, the latest first.
    """

    last_tiles: Mapping[Seat, tuple[str, ...]] = attrs.field(factory=dict)
    since: Entries = ()
    before: Entries = ()


@attrs.frozen
class TableSnapshot:
    """What the table shows: the observation of the seat that looks on, and where the pieces lie for it.

    ``ahead`` is what it would see with everything standing that it promised; that is where the pieces of
    ``table`` lie, and the ``promised`` ones among them lie elsewhere by the rules. ``aids`` is how much
    is computed for the player, as set in the preferences. What is ``liftable`` may be lifted at this
    moment, by where it lies and what is seen of it. While ``simply``, computer players move by simple
    rules. ``scores`` are those that differ from the observation's, while points are counted that it has
    already; ``gained`` is what the viewer has got of these so far, None while none are counted. While a
    game is ``dealing`` nobody has cards or a turn yet.
    """

    book: Rulebook
    seen: Observation
    ahead: Observation
    table: Arrangement
    promised: frozenset[PieceId] = frozenset()
    aids: str = "normal"
    told: RecentTurns = RecentTurns()
    liftable: frozenset[tuple[Place, Face]] = frozenset()
    dealing: bool = False
    scores: Mapping[Owner, int] = attrs.field(factory=dict)
    gained: int | None = None
    simply: bool = False

    @property
    def viewer(self) -> Seat:
        """The seat that looks on."""
        return self.seen.seat

    @property
    def mine(self) -> bool:
        """True where the viewer is to decide."""
        decision = self.seen.decision
        return decision is not None and decision.seat == self.viewer

    @property
    def tells_points(self) -> bool:
        """True where it is told what a scoring brings: it is computed for the player, and one is to come."""
        return self.aids != "purist" and (self.seen.decision is not None or bool(self.scores))

    def score(self, owner: Owner) -> int:
        """The points of a seat, or of an owner without one, as they are told now."""
        if owner in self.scores:
            return self.scores[owner]
        if isinstance(owner, int):
            return self.seen.players[owner].score
        return sum(held.total(owner) for held in self.seen.scorings)

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
