"""Voicing: turns cues into notes with their gains, a little different each time and never as a heap."""

from __future__ import annotations

from collections import deque
from random import Random
from typing import Final

import attrs

from .cues import Cue

TABLE: Final = "table"
COUNTING: Final = "counting"
TURN: Final = "turn"
"""The groups of sounds: what is done at the table, scorings with the end of the game, and one's own turn."""

MY_TURN: Final = Cue("turn_mine")
_GROUPS: Final = {
    MY_TURN.sound: TURN,
    **dict.fromkeys(("scoring_card", "count", "points", "wall_step", "wall_done", "end"), COUNTING),
}

USUAL: Final = 0.6
LOUDER: Final = 7.0
"""So many decibels louder than they were made sounds are at the usual volume; the mixer limits them."""

WIDEST: Final = 0.35
"""How far a sound is moved to a side at most: 1 would be one loudspeaker alone."""

CLOSE: Final = 0.04
"""Seconds within which the same sound is not heard twice as loud."""

MOST_CLOSE: Final = 3
"""So many of the same sound are heard within that time, ``QUIETER`` decibels less from the second on."""

QUIETER: Final = -6.0
DETUNED: Final = 0.02
"""How far the pitch varies, as a factor."""

UNEVEN: Final = 1.0
"""How far the level varies, in decibels."""


@attrs.frozen
class Note:
    """A sound as it is to be mixed: factors for both channels and the pitch; ``at`` is in seconds."""

    sound: str
    left: float
    right: float
    pitch: float = 1.0
    counting: bool = False
    at: float = 0.0


def group_of(sound: str) -> str:
    """The group that a sound belongs to."""
    return _GROUPS.get(sound, TABLE)


def gain(decibels: float) -> float:
    """Decibels as a factor."""
    return float(10 ** (decibels / 20))


class Voicing:
    """Gives cues a place between the loudspeakers, a level and a pitch, by a random generator of the view."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._lately: dict[str, deque[float]] = {}

    def note(self, cue: Cue, volume: float, now: float) -> Note | None:
        """What a cue sounds like at a volume from 0 to 1; None where the same was heard too often."""
        lately = self._lately.setdefault(cue.sound, deque(maxlen=MOST_CLOSE))
        close = sum(now - at < CLOSE for at in lately)
        if close == MOST_CLOSE:
            return None
        lately.append(now)
        level = cue.level + (QUIETER if close else 0.0) + self._chance.uniform(-UNEVEN, UNEVEN)
        loud = gain(level + LOUDER) * (volume / USUAL) ** 2
        aside = WIDEST * max(-1.0, min(1.0, cue.pan))
        return Note(
            cue.sound,
            loud * (1 - max(0.0, aside)),
            loud * (1 + min(0.0, aside)),
            cue.pitch * self._chance.uniform(1 - DETUNED, 1 + DETUNED),
            group_of(cue.sound) == COUNTING,
            now,
        )
