"""Points with their reasons, and how tied players share them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

import attrs

from ..geometry.wall import Segment
from ..places.places import PieceAt, PieceId
from ..values import Owner, Seat
from ..words.message import Message

LAST_ROUND: Final = 3
"""The scoring round with which the game ends (B-36)."""


Terms: TypeAlias = "tuple[tuple[int, ...], ...]"
"""A sum of products, such as ``((13,), (6,))`` for 13 + 6."""


@attrs.frozen
class Source:
    """What points come from: its noun, what it pays, and its title where that tells more than the noun."""

    noun: Message
    note: Message | None = None
    title: Message = attrs.Factory(lambda self: self.noun, takes_self=True)


@attrs.frozen
class Points:
    """Points of one owner from one source; ``subject`` is the building type where there is one.

    ``terms`` is their working, a sum of products, where there is more to it than the amount. Where tied
    owners share a majority, the sum is divided among ``shared_by`` of them (B-31).
    """

    owner: Owner
    source: str
    amount: int
    subject: str | None = None
    terms: Terms = ()
    shared_by: int = 1


@attrs.frozen
class Counted:
    """What is counted together: pieces, or segments of an edge, and by how many they raise the count.

    Where a building type is counted, the count is that of its buildings, else that of the points. Pieces are
    told by their ids, or by where they lie (``PieceAt``).
    """

    amount: int
    pieces: tuple[PieceId | PieceAt, ...] = ()
    segments: tuple[Segment, ...] = ()


@attrs.frozen
class ScoringRound:
    """A scoring round that was held: every line of points."""

    round: int
    lines: tuple[Points, ...]

    def total(self, owner: Owner) -> int:
        """All points of one owner in this round."""
        return sum(line.amount for line in self.lines if line.owner == owner)

    def of(self, owner: Owner, source: str, subject: str | None = None) -> int:
        """The points of one owner from one source (and for one type, where given)."""
        return sum(
            line.amount
            for line in self.lines
            if line.owner == owner and line.source == source and subject in (None, line.subject)
        )


@attrs.frozen
class Share:
    """What a place in a majority pays: the points, and what is divided among those who are tied for it."""

    amount: int
    place: int
    tied: int
    terms: Terms


@lru_cache(maxsize=65536)
def shares(counts: tuple[int, ...], prizes: tuple[int, ...], rounding: str) -> tuple[Share | None, ...]:
    """The share of each count; None for those who have no tile (B-31, B-32).

    Tied players share the sum of the places they occupy together, rounded as the house variant
    ``tie_rounding`` says: ``down``, ``up``, or ``full_to_each``.
    """
    out: list[Share | None] = [None] * len(counts)
    place = 0
    for count in sorted({c for c in counts if c > 0}, reverse=True):
        tied = [i for i, c in enumerate(counts) if c == count]
        parts = prizes[place : place + len(tied)]
        each, terms = _divide(parts, len(tied), rounding)
        for i in tied:
            out[i] = Share(each, place + 1, len(tied), terms)
        place += len(tied)
    return tuple(out)


def _divide(parts: Sequence[int], tied: int, rounding: str) -> tuple[int, Terms]:
    pot = sum(parts)
    if tied == 1 or not parts:
        return pot, ()
    if rounding == "full_to_each":
        return parts[0], ((parts[0],),)
    return pot // tied if rounding == "down" else -(-pot // tied), tuple((part,) for part in parts)


def place_among(figures: Sequence[int], mine: int) -> tuple[int, int]:
    """The place of one of some figures and how many share it; (0, 0) without any (B-30 to B-32)."""
    return (1 + sum(figure > mine for figure in figures), figures.count(mine)) if mine else (0, 0)


def winners(scores: Mapping[int, int] | Sequence[int]) -> tuple[int, ...]:
    """The seats with the most points; several share the victory (B-36)."""
    pairs = list(scores.items()) if isinstance(scores, Mapping) else list(enumerate(scores))
    best = max(points for _, points in pairs)
    return tuple(seat for seat, points in pairs if points == best)


def share_in_victory(scores: Sequence[int], seat: Seat) -> float:
    """The share of a seat in the victory: 1 alone, less with others, 0 for those who lost."""
    won = winners(scores)
    return (seat in won) / len(won)
