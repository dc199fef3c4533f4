"""Turns cues into slightly varied notes, and limits how many equal sounds overlap."""

from __future__ import annotations

from collections import deque
from random import Random
from typing import Final

from ...model.rules.core.frozen import frozen
from .cues import Cue

TABLE: Final = "table"  # group of all sounds that belong to no other group
COUNTING: Final = "counting"  # group of the sounds of scorings and of the end of the game
TURN: Final = "turn"  # group of the signal for the player's own turn
MY_TURN: Final = Cue("turn_mine")
_GROUPS: Final = {
    MY_TURN.sound: TURN,
    **dict.fromkeys(("scoring_card", "count", "points", "wall_step", "wall_done", "end"), COUNTING),
}

USUAL: Final = 0.6  # volume at which the gain is ``LOUDER``
# gain in decibels at the volume ``USUAL``
LOUDER: Final = 7.0
WIDEST: Final = 0.35  # maximum pan; at 1, only one loudspeaker would play the sound
CLOSE: Final = 0.04  # seconds in which equal sounds count as simultaneous
MOST_CLOSE: Final = 3  # maximum number of simultaneous equal sounds
QUIETER: Final = -6.0  # gain in decibels for all but the first of simultaneous equal sounds
DETUNED: Final = 0.02  # maximum random change of the pitch, as a fraction of the pitch
UNEVEN: Final = 1.0  # maximum random change of the level, in decibels


@frozen
class Note:
    """A sound to mix, with factors for both channels and the pitch.

    ``at`` is the time of the cue in seconds, on the clock of `time.monotonic`.
    """

    sound: str
    left: float
    right: float
    pitch: float = 1.0
    counting: bool = False
    at: float = 0.0


def group_of(sound: str) -> str:
    return _GROUPS.get(sound, TABLE)


def gain(decibels: float) -> float:
    return float(10 ** (decibels / 20))


class Voicing:
    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._lately: dict[str, deque[float]] = {}

    def note(self, cue: Cue, volume: float, now: float) -> Note | None:
        """Return the note of a cue at a volume from 0 to 1; None if the sound repeats too often."""
        lately = self._lately.setdefault(cue.sound, deque(maxlen=MOST_CLOSE))
        close = sum(now - at < CLOSE for at in lately)
        if close == MOST_CLOSE:
            return None
        lately.append(now)
        level = cue.level + (QUIETER if close else 0.0) + self._rng.uniform(-UNEVEN, UNEVEN)
        loud = gain(level + LOUDER) * (volume / USUAL) ** 2
        pan = WIDEST * max(-1.0, min(1.0, cue.pan))
        return Note(
            cue.sound,
            loud * (1 - max(0.0, pan)),
            loud * (1 + min(0.0, pan)),
            cue.pitch * self._rng.uniform(1 - DETUNED, 1 + DETUNED),
            group_of(cue.sound) == COUNTING,
            now,
        )
