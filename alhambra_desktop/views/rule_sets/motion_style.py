from __future__ import annotations

from ...model.rules.core.frozen import frozen


@frozen
class MotionStyle:
    """How the pieces of one type of event move.

    ``own`` and ``others`` are flight times in milliseconds at normal speed: ``own`` for events of the viewer,
    ``others`` for events of other players. ``apart`` is the delay between the starts of two pieces. ``arc``
    is the height of the flight in units; by default it depends on the distance. If ``turns``, pieces turn
    over in flight even if they show the same face afterwards. If ``flutters``, pieces seem to flap their
    wings. If ``dust``, pieces raise dust as they land. If ``visits``, a piece that stays in its place flies
    to the market square of the bought tile and back. If motion is reduced, ``ringed`` pieces are marked by a
    ring. ``takes_off`` and ``lands`` are sounds. Their gain in decibels is ``level`` for events of the
    viewer, and ``others_level`` for events of other players.
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
