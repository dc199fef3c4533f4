"""What falcons score, and what may be hoped for of them (F-5)."""

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
"""What so many falcons of one species are worth in a scoring round (F-5)."""

PERCH: Final = 1.0
"""What a free corner with a falcon for it is worth in each round ahead."""

MOST_HOPED: Final = 3
"""So many falcons more at most are hoped for."""


def flock(state: PublicState, seat: Seat, species: str) -> int:
    """How many falcons of a species a seat has on its corners."""
    return sum(SPECIES[falcon] == species for falcon, _ in state.slice_of(FalconState).placed[seat])


def free_corners(state: PublicState, seat: Seat) -> int:
    """The corners of a seat without a falcon where one of the supply fits."""
    falcons = state.slice_of(FalconState)
    taken = {cell for _, cell in falcons.placed[seat]}
    return sum(
        not fitting(types).isdisjoint(falcons.supply)
        for cell, types in corners(state.players[seat].city).items()
        if cell not in taken
    )


def _score(book: Rulebook, state: PublicState, number: int) -> Iterable[Points]:
    """For each species the more falcons the better (F-5)."""
    for seat in book.setup.everybody:
        points = _points(state.slice_of(FalconState).placed[seat])
        if points:
            yield Points(seat, FALCONS, sum(points), terms=tuple((each,) for each in points))


@lru_cache(maxsize=1024)
def _points(placed: tuple[tuple[str, Cell], ...]) -> tuple[int, ...]:
    """What each species among a seat's falcons is worth in a scoring round (F-5)."""
    flock = Counter(SPECIES[falcon] for falcon, _ in placed)
    return tuple(POINTS[count] for count in flock.values())


def _show_points(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[Counted]:
    """The flocks, a species after the other (F-5)."""
    placed = state.slice_of(FalconState).placed[seat]
    for species in dict.fromkeys(SPECIES[falcon] for falcon, _ in placed):
        together = tuple(PieceId(falcon) for falcon, _ in placed if SPECIES[falcon] == species)
        yield Counted(POINTS[len(together)], together)


def _prospect(book: Rulebook, state: PublicState, seat: Seat, ahead: Horizon) -> float:
    """The falcons score in every round ahead (F-5), and free corners may get some."""
    worth = sum(_points(state.slice_of(FalconState).placed[seat]))
    hoped = min(free_corners(state, seat), MOST_HOPED)
    return len(ahead.rounds) * (worth + PERCH * ahead.ripe * hoped)


def install_scoring(book: RulebookBuilder) -> None:
    """The points of falcons."""
    book.scorers += (_score,)
    book.show_points(FALCONS, _show_points)
    book.add_source(FALCONS, Source(Message("source-falcons"), Message("source-falcons-note")))
    book.expect(FALCONERS, _prospect, lambda points: Message("gain-falcons", points=points))
