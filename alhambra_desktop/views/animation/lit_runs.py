"""Highlights runs of walls that grew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

import attrs

from ...model.rules.core.engine.rulebook import scored_segments
from ...model.rules.core.geometry.wall import Segment
from ...model.rules.core.places.places import CitySquare
from ...model.rules.core.values import SIDE_LETTER, Seat
from ..game.table_snapshot import TableSnapshot
from .timeline import AnimationStep, RunLights
from .watched_effects import Grows

LIGHT: Final = 900.0
"""Milliseconds that a grown run is lit."""


Run: TypeAlias = tuple[Segment, ...]


def grown_runs(before: TableSnapshot, after: TableSnapshot) -> Iterator[tuple[Seat, str, Run, Run]]:
    """Yield every edge that scores more: seat, edge, scored segments before and now."""
    for seat, (was, now) in enumerate(zip(before.ahead.players, after.ahead.players, strict=True)):
        if was.city is now.city:
            continue
        for edge in after.book.scored_edges:
            run, shorter = (scored_segments(after.book, one.city, edge) for one in (now, was))
            if len(run) > len(shorter):
                yield seat, edge, shorter, run


def with_runs(
    steps: Sequence[AnimationStep], before: TableSnapshot, after: TableSnapshot, factor: float
) -> tuple[AnimationStep, ...]:
    """Add the light of each grown run, starting when the last tile of its city landed."""
    found = list(steps)
    for seat, _, was, run in grown_runs(before, after):
        new = frozenset(run).difference(was)
        for number, step in reversed(tuple(enumerate(found))):
            ends = [
                flight.end
                for flight in step.flights
                if isinstance(flight.motion.end, CitySquare) and flight.motion.end.seat == seat
            ]
            if ends:
                shrunk = [one.start + one.duration for one in step.effects if isinstance(one, Grows)]
                light = RunLights(
                    max(ends + shrunk), LIGHT * factor, seat, _lettered(run), frozenset(_lettered(new))
                )
                found[number] = attrs.evolve(step, effects=(*step.effects, light))
                break
    return tuple(found)


def _lettered(segments: Sequence[Segment] | frozenset[Segment]) -> tuple[tuple[int, int, str], ...]:
    return tuple((one.x, one.y, SIDE_LETTER[one.side]) for one in segments)
