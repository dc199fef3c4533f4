"""Captions: what another player's step is, shown where it happens."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from ...model.rules.core.engine.event import BuildingBought
from ...model.rules.core.engine.step import ChooseAction
from ...model.rules.core.places.places import CitySquare, Discard, Motion, PieceId, Place, seat_of
from ...model.rules.core.words.message import Message
from ...model.rules.core.words.saying import edge_noun
from ...words import now
from ..game.table_snapshot import TableSnapshot
from ..rule_sets.view_book import ViewBook
from .lit_runs import grown_runs
from .timeline import FADE, AnimationStep
from .watched_effects import AGAIN, CAPTION, Caption, before_leftovers


def captioned(
    steps: Sequence[AnimationStep], view: ViewBook, before: TableSnapshot, after: TableSnapshot, factor: float
) -> tuple[AnimationStep, ...]:
    """Add captions to other players' steps, each resting until it can have been read."""
    first = before_leftovers(steps)
    grown = _grown(steps[:first], before, after)
    told = (_told(step, view, after, grown.get(number), factor) for number, step in enumerate(steps[:first]))
    return (*told, *steps[first:])


def _told(
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
    event, seat = step.event, step.whose
    said = event.said(after.book) if event is not None else None
    if said is None or seat is None or seat == after.viewer:
        return None
    did, end, decision = now(said), None, after.seen.decision
    again = isinstance(decision, ChooseAction) and decision.acted and decision.seat == seat
    if again and isinstance(event, BuildingBought) and event.over == 0:
        did, end = Message("caption-again", did=did), AGAIN
    elif grown is not None:
        edge, end = grown
        did = Message("caption-grown", did=did, edge=edge)
    lasts = CAPTION * factor + FADE
    return Caption(
        0.0, lasts, seat, did, end, *_where([one for f in step.flights for one in f.motions], view)
    )


def _where(motions: Sequence[Motion], view: ViewBook) -> tuple[PieceId | None, Place | None]:
    gone = [motion for motion in motions if motion.end != Discard()]
    for motion in gone:
        if isinstance(motion.end, CitySquare) or type(motion.end) in view.perches:
            return motion.piece, None
    taken = (one.start for one in gone if one.before is not None and seat_of(one.start) is None)
    return None, next(taken, None)


def _grown(
    steps: Sequence[AnimationStep], before: TableSnapshot, after: TableSnapshot
) -> dict[int, tuple[Message, Message]]:
    found: dict[int, tuple[Message, Message]] = {}
    for seat, edge, was, run in grown_runs(before, after):
        ends = [
            number
            for number, step in enumerate(steps)
            if any(isinstance(end := one.motion.end, CitySquare) and end.seat == seat for one in step.flights)
        ]
        if ends and ends[-1] not in found:
            found[ends[-1]] = edge_noun(edge), Message("caption-grown-end", was=len(was), now=len(run))
    return found
