"""Scoring of falcons, and their expected points (F-5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from ...core.engine.builder import RulebookBuilder
from ...core.engine.horizon import Horizon
from ...core.engine.observation import PublicState
from ...core.engine.rulebook import Rulebook
from ...core.engine.scoring import Counted, Points, Source
from ...core.places.places import PieceId
from ...core.values import Cell, Seat
from ...core.words.message import Message
from .falcons import FALCONERS, SPECIES, FalconState, corners, fitting

FALCONS: Final = "falcons"

POINTS: Final = (0, 2, 6, 12, 20, 30)
"""Points for 0 to 5 falcons of one species in a scoring round (F-5)."""

PERCH: Final = 1.0
"""Value of a free corner with a matching falcon in each round ahead."""

MOST_HOPED: Final = 3
"""Maximum number of further falcons to expect."""


def flock(state: PublicState, seat: Seat, species: str) -> int:
    """Return how many falcons of a species a seat has placed."""
    return sum(SPECIES[falcon] == species for falcon, _ in state.slice_of(FalconState).placed[seat])


def free_corners(state: PublicState, seat: Seat) -> int:
    """Return how many free corners of a seat fit a falcon of the supply."""
    falcons = state.slice_of(FalconState)
    taken = {cell for _, cell in falcons.placed[seat]}
    return sum(
        not fitting(types).isdisjoint(falcons.supply)
        for cell, types in corners(state.players[seat].city).items()
        if cell not in taken
    )


def _score(book: Rulebook, state: PublicState, number: int) -> Iterable[Points]:
    """Score the falcons of each species (F-5)."""
    for seat in book.setup.everybody:
        points = _points(state.slice_of(FalconState).placed[seat])
        if points:
            yield Points(seat, FALCONS, sum(points), terms=tuple((each,) for each in points))


@lru_cache(maxsize=1024)
def _points(placed: tuple[tuple[str, Cell], ...]) -> tuple[int, ...]:
    """Return the points of each species among placed falcons (F-5)."""
    flock = Counter(SPECIES[falcon] for falcon, _ in placed)
    return tuple(POINTS[count] for count in flock.values())


def _show_points(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[Counted]:
    """Show the falcons, species by species (F-5)."""
    placed = state.slice_of(FalconState).placed[seat]
    for species in dict.fromkeys(SPECIES[falcon] for falcon, _ in placed):
        together = tuple(PieceId(falcon) for falcon, _ in placed if SPECIES[falcon] == species)
        yield Counted(POINTS[len(together)], together)


def _prospect(book: Rulebook, state: PublicState, seat: Seat, ahead: Horizon) -> float:
    """Score the falcons in every round ahead, and expect some on free corners (F-5)."""
    worth = sum(_points(state.slice_of(FalconState).placed[seat]))
    hoped = min(free_corners(state, seat), MOST_HOPED)
    return len(ahead.rounds) * (worth + PERCH * ahead.ripe * hoped)


def install_scoring(book: RulebookBuilder) -> None:
    book.scorers += (_score,)
    book.show_points(FALCONS, _show_points)
    book.add_source(FALCONS, Source(Message("source-falcons"), Message("source-falcons-note")))
    book.expect(FALCONERS, _prospect, lambda points: Message("gain-falcons", points=points))
