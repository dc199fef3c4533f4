from __future__ import annotations

from ...model.rules.core.frozen import frozen


@frozen
class Cue:
    """A request to play the sound that is called ``sound``.

    ``pan`` is from -1 (left) to 1 (right). ``level`` changes the volume by a number of decibels, and
    ``pitch`` multiplies the speed of playback.
    """

    sound: str
    pan: float = 0.0
    level: float = 0.0
    pitch: float = 1.0


def pan_of(x: float, width: float) -> float:
    return max(-1.0, min(1.0, 2 * x / width - 1)) if width > 0 else 0.0
