from __future__ import annotations

from ...model.rules.core.frozen import frozen


@frozen
class MotionStyle:
    """Describes how pieces move during events of one type.

    - ``own`` and ``others`` are the durations of the viewer's events and of other players' events, in
      milliseconds at normal speed.
    - ``apart`` is the time in milliseconds between the starts of two pieces.
    - ``arc`` is the height of the flight in units. If None, it depends on the distance.
    - ``turns``: pieces turn over in flight, even if they land with the same face.
    - ``flutters``: pieces seem to flap their wings.
    - ``dust``: pieces raise dust as they land.
    - ``visits``: a piece flies to the market square of the bought tile and back.
    - ``ringed``: if motion is reduced, a ring marks the pieces.
    - ``takes_off`` and ``lands`` are sounds.
    - ``level`` and ``others_level`` are gains of the sounds in decibels.
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
