"""Adds captions for other players' moves, and highlights of runs that became longer, to animations.

A run is the part of a city's walls or moats that scores, such as the longest wall.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

import attrs

from ...model.rules.core.engine.event import BuildingBought
from ...model.rules.core.engine.rulebook import scored_segments
from ...model.rules.core.engine.step import ChooseAction
from ...model.rules.core.geometry.wall import Segment
from ...model.rules.core.places.places import CitySquare, Discard, Motion, PieceId, Place, seat_of
from ...model.rules.core.values import SIDE_LETTER, Seat
from ...model.rules.core.words.message import Message
from ...model.rules.core.words.wording import edge_noun
from ...words import now
from ..game.table_snapshot import TableSnapshot
from ..rule_sets.view_book import ViewBook
from .timeline import FADE, AnimationStep, RunLights
from .watched_effects import AGAIN, CAPTION, Caption, Grows, before_leftovers

LIGHT: Final = 900.0  # milliseconds for which a run that became longer is highlighted
Run: TypeAlias = tuple[Segment, ...]


def grown_runs(before: TableSnapshot, after: TableSnapshot) -> Iterator[tuple[Seat, str, Run, Run]]:
    """For each run that became longer, yield its seat, its kind (wall or moat), the old and the new run."""
    for seat, (old, new) in enumerate(zip(before.ahead.players, after.ahead.players, strict=True)):
        if old.city is new.city:
            continue
        for edge in after.book.scored_edges:
            run, shorter = (scored_segments(after.book, player.city, edge) for player in (new, old))
            if len(run) > len(shorter):
                yield seat, edge, shorter, run


def with_runs(
    steps: Sequence[AnimationStep], before: TableSnapshot, after: TableSnapshot, factor: float
) -> tuple[AnimationStep, ...]:
    """Return the steps with a highlight of each run that became longer.

    The highlight is an effect of the last step in which tiles fly to the run's city. It begins when
    the last tile has landed and the city is no longer enlarged.
    """
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
                shrunk = [
                    effect.start + effect.duration for effect in step.effects if isinstance(effect, Grows)
                ]
                light = RunLights(
                    max(ends + shrunk), LIGHT * factor, seat, _lettered(run), frozenset(_lettered(new))
                )
                found[number] = attrs.evolve(step, effects=(*step.effects, light))
                break
    return tuple(found)


def _lettered(segments: Sequence[Segment] | frozenset[Segment]) -> tuple[tuple[int, int, str], ...]:
    return tuple((segment.x, segment.y, SIDE_LETTER[segment.side]) for segment in segments)


def captioned(
    steps: Sequence[AnimationStep], view: ViewBook, before: TableSnapshot, after: TableSnapshot, factor: float
) -> tuple[AnimationStep, ...]:
    """Return the steps with captions for other players' actions.

    If a step is so short that its caption could not be read, the step is extended.
    The first step that awards a leftover tile (see `Sums`) and all later steps stay unchanged.
    """
    first = before_leftovers(steps)
    grown = _grown(steps[:first], before, after)
    with_captions = (
        _with_caption(step, view, after, grown.get(number), factor)
        for number, step in enumerate(steps[:first])
    )
    return (*with_captions, *steps[first:])


def _with_caption(
    step: AnimationStep,
    view: ViewBook,
    after: TableSnapshot,
    grown: tuple[Message, Message] | None,
    factor: float,
) -> AnimationStep:
    caption = _caption(step, view, after, grown, factor)
    if caption is None:
        return step
    more = max(0.0, CAPTION * factor - step.duration)
    rest, lasts = step.rest + more, step.duration + more
    return attrs.evolve(step, effects=(*step.effects, caption), rest=rest, duration=lasts)


def _caption(
    step: AnimationStep,
    view: ViewBook,
    after: TableSnapshot,
    grown: tuple[Message, Message] | None,
    factor: float,
) -> Caption | None:
    event, seat = step.event, step.seat
    message = event.message(after.book) if event is not None else None
    if message is None or seat is None or seat == after.viewer:
        return None
    did, end, decision = now(message), None, after.seen.decision
    again = isinstance(decision, ChooseAction) and decision.acted and decision.seat == seat
    if again and isinstance(event, BuildingBought) and event.over == 0:
        did, end = Message("caption-again", did=did), AGAIN
    elif grown is not None:
        edge, end = grown
        did = Message("caption-grown", did=did, edge=edge)
    lasts = CAPTION * factor + FADE
    return Caption(
        0.0, lasts, seat, did, end, *_where([motion for f in step.flights for motion in f.motions], view)
    )


def _where(motions: Sequence[Motion], view: ViewBook) -> tuple[PieceId | None, Place | None]:
    moving = [motion for motion in motions if motion.end != Discard()]
    for motion in moving:
        if isinstance(motion.end, CitySquare) or type(motion.end) in view.perches:
            return motion.piece, None
    taken = (motion.start for motion in moving if motion.before is not None and seat_of(motion.start) is None)
    return None, next(taken, None)


def _grown(
    steps: Sequence[AnimationStep], before: TableSnapshot, after: TableSnapshot
) -> dict[int, tuple[Message, Message]]:
    found: dict[int, tuple[Message, Message]] = {}
    for seat, edge, was, run in grown_runs(before, after):
        ends = [
            number
            for number, step in enumerate(steps)
            if any(
                isinstance(end := motion.motion.end, CitySquare) and end.seat == seat
                for motion in step.flights
            )
        ]
        if ends and ends[-1] not in found:
            found[ends[-1]] = edge_noun(edge), Message("caption-grown-end", was=len(was), now=len(run))
    return found
