"""Scoring common to all foundations: majorities and the longest wall or moat (B-28 to B-33)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..engine.observation import PublicState
from ..engine.rulebook import Rulebook, Scorer, ShowPoints
from ..engine.scoring import Counted, Points, shares
from ..engine.segments import scored_length, scored_segments
from ..engine.variants import TIE_ROUNDING
from ..geometry.tile import BUILDING
from ..values import Owner, Seat


def count_buildings(book: Rulebook, state: PublicState, owner: Owner) -> Mapping[str, int]:
    """Count the buildings of each type in a seat's city (B-28)."""
    if isinstance(owner, str):
        return {}
    return state.players[owner].city.counts


def show_buildings(book: Rulebook, state: PublicState, owner: Owner, type_id: str) -> Iterable[Counted]:
    """Yield the buildings of a type in a seat's city, row by row."""
    if isinstance(owner, str):
        return
    tiles = state.players[owner].city.tiles
    for cell in sorted(tiles, key=lambda cell: cell[::-1]):
        if tiles[cell].type == type_id and tiles[cell].kind == BUILDING:
            yield Counted(1, (book.tile_pieces[tiles[cell].id],))


def score_majorities(book: Rulebook, state: PublicState, number: int) -> Iterable[Points]:
    """Rank the owners by number of buildings of each type and pay them by place (B-30 to B-32)."""
    owners = book.owners()
    rounding = TIE_ROUNDING.of(book.options)
    by_type = zip(*[book.strengths_of(state, owner) for owner in owners], strict=True)
    for (type_id, majority), strengths in zip(book.majorities.items(), by_type, strict=True):
        divided = shares(strengths, majority.prizes(book, state, number), rounding)
        for owner, share in zip(owners, divided, strict=True):
            if share is not None and share.amount:
                yield Points(owner, "types", share.amount, type_id, share.terms, share.tied)


def run_scorer(edge: str) -> Scorer:
    """Return a scorer that pays one point for each scored segment of an outer edge (B-29)."""

    def score(book: Rulebook, state: PublicState, number: int) -> Iterable[Points]:
        for seat in book.setup.everybody:
            length = scored_length(book, state.players[seat].city, edge)
            if length:
                yield Points(seat, edge, length)

    return score


def show_run(edge: str) -> ShowPoints:
    """Return a function that yields the scored segments in order (B-29)."""

    def show(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[Counted]:
        for segment in scored_segments(book, state.players[seat].city, edge):
            yield Counted(1, segments=(segment,))

    return show
