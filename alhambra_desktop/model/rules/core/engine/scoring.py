from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

import attrs

from ..frozen import frozen
from ..geometry.wall import Segment
from ..places.places import PieceAt, PieceId
from ..values import Owner, Seat
from ..words.message import Message

LAST_ROUND: Final = 3  # the scoring round that ends the game (B-36)


Terms: TypeAlias = "tuple[tuple[int, ...], ...]"  # sum of products, as ``((2, 3), (6,))`` for 2 * 3 + 6


@frozen
class Source:
    """A source of points. ``note`` explains how the source scores."""

    noun: Message
    note: Message | None = None
    title: Message = attrs.Factory(lambda self: self.noun, takes_self=True)


@frozen
class Points:
    """Points of one `Owner` from one source.

    ``subject`` is the building type, or None.
    If several owners share a place in a majority, ``shared_by`` is their number. They divide the sum of
    ``terms``. But with the option ``tie_rounding: full_to_each``, each of them gets the whole sum (B-31).
    """

    owner: Owner
    source: str
    amount: int
    subject: str | None = None
    terms: Terms = ()
    shared_by: int = 1


@frozen
class Counted:
    """Pieces or edge segments that are counted together.

    In a majority, they count as ``amount`` buildings. For other sources, they give ``amount`` points.
    """

    amount: int
    pieces: tuple[PieceId | PieceAt, ...] = ()
    segments: tuple[Segment, ...] = ()


@frozen
class ScoringRound:
    round: int
    lines: tuple[Points, ...]

    def total(self, owner: Owner) -> int:
        return sum(line.amount for line in self.lines if line.owner == owner)

    def of(self, owner: Owner, source: str, subject: str | None = None) -> int:
        return sum(
            line.amount
            for line in self.lines
            if line.owner == owner and line.source == source and subject in (None, line.subject)
        )


@frozen
class Share:
    """Points of one owner in a majority. The ``place`` is shared by ``tied`` owners."""

    amount: int
    place: int
    tied: int
    terms: Terms


@lru_cache(maxsize=65536)
def shares(counts: tuple[int, ...], prizes: tuple[int, ...], rounding: str) -> tuple[Share | None, ...]:
    """Return the share of each owner, in the order of `counts` (B-31, B-32).

    An owner whose count is 0 has no share (None). Tied owners divide the prizes of their places. `rounding`
    is the value of the option ``tie_rounding``. For ``full_to_each``, each tied owner gets the highest of
    these prizes.
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
    """Return the rank of `mine`, and how many figures equal `mine` (B-30).

    If `mine` is 0, both numbers are 0.
    """
    return (1 + sum(figure > mine for figure in figures), figures.count(mine)) if mine else (0, 0)


def winners(scores: Mapping[int, int] | Sequence[int]) -> tuple[int, ...]:
    pairs = list(scores.items()) if isinstance(scores, Mapping) else list(enumerate(scores))
    best = max(points for _, points in pairs)
    return tuple(seat for seat, points in pairs if points == best)


def share_in_victory(scores: Sequence[int], seat: Seat) -> float:
    """Return 1 for a sole winner, 1/n for one of n joint winners, and 0 for a loser."""
    won = winners(scores)
    return (seat in won) / len(won)
