from __future__ import annotations

from collections.abc import Iterable, Mapping

import attrs

from ...model.rules.core.engine.rulebook import Rulebook
from ...model.rules.core.engine.state import Observation
from ...model.rules.core.frozen import frozen
from ...model.rules.core.places.places import Arrangement, CardFace, Face, Hand, PieceId, Place
from ...model.rules.core.values import Owner, Seat
from ..text.story import Entries


@frozen
class RecentTurns:
    """Texts about recent turns, and the last tiles of each seat.

    ``since`` contains texts about the moves since the viewer's last turn. ``before`` contains texts about the
    turns before these moves, the latest first. ``last_tiles`` maps each seat to the tiles that it placed in
    its last turn.
    """

    last_tiles: Mapping[Seat, tuple[str, ...]] = attrs.field(factory=dict)
    since: Entries = ()
    before: Entries = ()


@frozen
class TableSnapshot:
    """The table as one seat sees it.

    ``seen`` is the current observation. ``ahead`` and ``table`` are the observation and the arrangement as
    they will be when all promises have been played. Therefore, the ``promised`` pieces in ``table`` are
    already at their new places.
    """

    book: Rulebook
    seen: Observation
    ahead: Observation
    table: Arrangement
    promised: frozenset[PieceId] = frozenset()
    aids: str = "normal"  # level of assistance
    recent_turns: RecentTurns = RecentTurns()
    liftable: frozenset[tuple[Place, Face]] = frozenset()
    dealing: bool = False  # True while the dealing of a new game is shown
    # during a scoring, these scores are shown instead of those in ``seen``
    scores: Mapping[Owner, int] = attrs.field(factory=dict)
    gained: int | None = None  # during a scoring, the points that it has brought the viewer so far
    simply: bool = False  # True while a simple player moves for the computer players

    @property
    def viewer(self) -> Seat:
        return self.seen.seat

    @property
    def viewer_decides(self) -> bool:
        decision = self.seen.decision
        return decision is not None and decision.seat == self.viewer

    @property
    def shows_points(self) -> bool:
        """Whether points are shown.

        With minimal assistance, they are never shown. After the game, they are shown only during a scoring.
        """
        return self.aids != "purist" and (self.seen.decision is not None or bool(self.scores))

    @property
    def over(self) -> bool:
        """Whether the game is over, and the table no longer shows the last scoring."""
        return self.seen.decision is None and not self.scores

    def score(self, owner: Owner) -> int:
        if owner in self.scores:
            return self.scores[owner]
        if isinstance(owner, int):
            return self.seen.players[owner].score
        return sum(held.total(owner) for held in self.seen.scorings)

    def place_of(self, seat: Seat) -> tuple[int, int]:
        """Return a seat's rank by points, and how many seats share this rank."""
        points = [player.score for player in self.seen.players]
        return 1 + sum(other > points[seat] for other in points), points.count(points[seat])

    def cards_of(self, pieces: Iterable[PieceId]) -> tuple[str, ...]:
        faces = (piece.face for id_ in pieces if (piece := self.table.pieces.get(id_)) is not None)
        return tuple(sorted(face.card for face in faces if isinstance(face, CardFace)))

    def in_hand(self, cards: Iterable[str]) -> tuple[PieceId, ...]:
        free, found = list(self.table.at(Hand(self.viewer))), []
        for card in cards:
            piece = next((piece for piece in free if piece.face == CardFace(card)), None)
            if piece is not None:
                free.remove(piece)
                found.append(piece.id)
        return tuple(found)
