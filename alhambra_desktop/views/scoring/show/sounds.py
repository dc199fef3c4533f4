"""Sounds of a scoring: rising notes for tiles and segments, a coin for points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....model.rules.core.values import Owner
from ...audio.cues import Cue, pan_of
from .counting import Counting
from .grounds import Ground

HIJAZ: Final = (0, 1, 4, 5, 7, 8, 10)
"""Steps of the scale from D, in semitones."""

OCTAVE: Final = 12
SHARPER: Final = 1.03
"""Pitch factor from one segment to the next."""

MOST: Final = 2.0
"""Maximum pitch."""


def hijaz(step: int) -> float:
    octave, note = divmod(step, len(HIJAZ))
    return min(MOST, float(2.0 ** ((HIJAZ[note] + OCTAVE * octave) / OCTAVE)))


def heard(
    counting: Counting, before: object, grounds: Mapping[Owner, Ground], width: float
) -> tuple[list[Cue], object]:
    """Return the sounds of what changed since `before`, and the new state."""
    beat = counting.beat
    if beat is None:
        return [], (counting.act, {}, frozenset[Owner]())
    lit = {part.owner: counting.lit(part) for part in beat.parts}
    landed = frozenset(part.owner for part in beat.parts if (counting.flown(part.owner) or 0.0) >= 1.0)
    act, lit_before, landed_before = (
        before if isinstance(before, tuple) else (None, dict[Owner, int](), frozenset[Owner]())
    )
    if act != counting.act:
        lit_before, landed_before = {}, frozenset()
    cues: list[Cue] = []
    risen = [owner for owner, count in lit.items() if count > lit_before.get(owner, 0)]
    if risen:
        highest = max(risen, key=lambda owner: lit[owner])
        step, pan = lit[highest] - 1, _pan(grounds.get(highest), width)
        if beat.traced:
            cues.append(Cue("wall_step", pan, pitch=min(MOST, SHARPER**step)))
        else:
            cues.append(Cue("count", pan, pitch=hijaz(step)))
    if beat.traced:
        cues += [
            Cue("wall_done", _pan(grounds.get(owner), width))
            for owner in risen
            if lit[owner] == len(beat.part(owner).counted)
        ]
    cues += [Cue("points", _pan(grounds.get(owner), width)) for owner in landed - landed_before]
    return cues, (counting.act, lit, landed)


def _pan(ground: Ground | None, width: float) -> float:
    return 0.0 if ground is None else pan_of(ground.middle.x(), width)
