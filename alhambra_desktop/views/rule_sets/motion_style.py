"""Motion styles: how pieces go where an event sends them, as data: how long, on what arc, what is heard."""

from __future__ import annotations

import attrs


@attrs.frozen
class MotionStyle:
    """How the pieces of one type of event go.

    ``own`` is the milliseconds of a flight of the viewer's move at normal speed, ``others`` that of anybody
    else's, ``apart`` the milliseconds from one piece to the next. ``arc`` is the height of the way in units;
    without one it follows from the distance. What ``turns`` turns over on its way even where it shows the
    same face; what ``flutters`` beats its wings; ``dust`` flies from under what lands. What turns over where
    it lies ``visits`` the square of what is bought meanwhile. Where nothing is to move, a ring stays a while
    around what is ``ringed``.

    The sounds are heard when the first piece takes off and whenever one lands, so many decibels louder, in
    moves of others by ``others_level``.
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
"""Nothing goes anywhere."""
