"""How pieces move at an event: duration, arc, sounds."""

from __future__ import annotations

import attrs


@attrs.frozen
class MotionStyle:
    """How the pieces of one type of event move.

    ``own`` and ``others`` are flight times in milliseconds at normal speed for the viewer and other players,
    ``apart`` the delay between pieces. ``arc`` is the height in units, derived from the distance by default.
    Pieces that ``turns`` turn over on their way even if they show the same face; ``flutters`` flaps wings;
    ``dust`` flies from landing pieces. Pieces that turn over in place first ``visits`` the square of the
    purchase. Without animation a ring marks ``ringed`` pieces. Sounds play at take-off and landing, with
    gains in decibels, ``others_level`` for other players.
    """

    own: float = 220.0
    others: float = 320.0
    apart: float = 60.0
    arc: float | None = None
    turns: bool = False
    flutters: bool = False
    dust: bool = False
    visits: bool = False
    ringed: bool = False
    takes_off: str = ""
    lands: str = ""
    level: float = 0.0
    others_level: float = -2.5


STILL = MotionStyle(0.0, 0.0)
