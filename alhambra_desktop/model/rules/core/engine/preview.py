from __future__ import annotations

from ..frozen import frozen
from ..geometry.city import City
from ..geometry.wall import Segment
from ..values import Cell, Owner, Seat
from ..words.message import Message
from .play import next_round, score_now
from .rulebook import Rulebook, scored_segments
from .scoring import ScoringRound, place_among
from .state import PublicState


@frozen
class Outlook:
    """A seat's walls, buildings and ranks, and its points if the next scoring round were held now.

    The values of ``runs`` come from `scored_segments`, and the values of ``ranks`` come from `rank`.
    """

    runs: dict[str, tuple[Segment, ...]]
    counts: dict[str, int]
    ranks: dict[str, tuple[int, int]]
    scoring: ScoringRound
    points: int


@frozen
class Preview:
    """The effects of a change to a city. ``remarks`` are about the moved tile on its new square."""

    seat: Seat
    before: Outlook
    after: Outlook
    city: City
    remarks: tuple[Message, ...] = ()

    def gained(self, edge: str) -> frozenset[Segment]:
        """Return the segments of `edge`, such as ``wall``, that score after the change but not before."""
        return frozenset(self.after.runs[edge]) - frozenset(self.before.runs[edge])

    @property
    def gain(self) -> int:
        return self.after.points - self.before.points


def rank(book: Rulebook, state: PublicState, owner: Owner, type_id: str) -> tuple[int, int]:
    """Return an owner's rank in a majority, and the number of owners with this rank (B-30 to B-32).

    If the owner has no building of the type, both numbers are 0.
    """
    strengths = book.strengths(state, type_id)
    return place_among(strengths, strengths[book.owners().index(owner)])


def outlook(book: Rulebook, state: PublicState, seat: Seat) -> Outlook:
    city = state.players[seat].city
    scoring = score_now(book, state, next_round(state))
    return Outlook(
        {edge: scored_segments(book, city, edge) for edge in book.scored_edges},
        {type_id: book.count(state, seat, type_id) for type_id in book.types},
        {type_id: rank(book, state, seat, type_id) for type_id in book.types},
        scoring,
        scoring.total(seat),
    )


def preview(
    book: Rulebook, before: Outlook, after: PublicState, seat: Seat, tile: str, cell: Cell | None
) -> Preview:
    """`cell` is None if the seat gave `tile` away."""
    return Preview(
        seat,
        before,
        outlook(book, after, seat),
        after.players[seat].city,
        remarks(book, after, seat, tile, cell) if cell is not None else (),
    )


def remarks(book: Rulebook, state: PublicState, seat: Seat, tile: str, cell: Cell) -> tuple[Message, ...]:
    return tuple(remark_ for remark in book.remarks for remark_ in remark(book, state, seat, tile, cell))
