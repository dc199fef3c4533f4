"""Trajectories: where a piece is on its way, how large and how it leans, as plain geometry."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from PySide6.QtCore import QEasingCurve, QPointF

from .timeline import Flight

EASE: Final = QEasingCurve(QEasingCurve.Type.InOutCubic)

ARC, LOWEST, HIGHEST, STEEP = 0.12, 18.0, 70.0, 0.2
"""The height of a way, measured by its length, its limits in units, and the most that a short way has."""

LEAN: Final = 6.0
"""Degrees that a piece leans into its way at most, where it is as long as ``LONG`` units."""
LONG: Final = 200.0

THIN: Final = 0.08
"""How wide a piece is, measured by its width, while it is seen from its edge."""

BEAT: Final = 0.88
"""How high a piece is, measured by its height, when its wings are down."""

TURNING: Final = 0.33
"""The part of its way in which a piece turns over."""


class PieceGeometry(NamedTuple):
    """Where a piece is: the middle, its width and angle; whether it is ``seen`` while it lies there.

    Without a ``width`` nothing says how large it is.
    """

    middle: QPointF
    width: float | None
    angle: float = 0.0
    seen: bool = True


class Pose(NamedTuple):
    """How a piece is on its way: its middle, width and angle, how much of its width and height is seen.

    ``height`` is that over the table, from 0 to 1; ``turned`` says whether its other side shows.
    """

    middle: QPointF
    width: float
    angle: float
    broad: float = 1.0
    high: float = 1.0
    height: float = 0.0
    turned: bool = False
    opacity: float = 1.0


def pose(
    flight: Flight, elapsed: float, begin: PieceGeometry, end: PieceGeometry, stop: QPointF | None
) -> Pose:
    """How a piece is so many milliseconds after its step began."""
    assert begin.width is not None
    assert end.width is not None
    done = flight.progress(elapsed)
    if flight.fades:
        there = done >= 0.5
        middle, width, angle = (end if there else begin)[:3]
        assert width is not None
        seen = (end if there else begin).seen
        return Pose(middle, width, angle, opacity=abs(2 * done - 1) if seen else 0.0, turned=there)
    if flight.stop is not None and stop is not None:
        return _stopping(flight, elapsed, begin, end, stop)
    return _leg(flight, done, begin, end, _turning(flight, done))


def _stopping(
    flight: Flight, elapsed: float, begin: PieceGeometry, end: PieceGeometry, stop: QPointF
) -> Pose:
    halt = flight.stop
    assert halt is not None
    between = PieceGeometry(stop + QPointF(halt.aside, 0), begin.width)
    passed = elapsed - flight.start
    if passed < halt.arrive:
        return _leg(flight, max(0.0, passed / halt.arrive), begin, between, _turning(flight, 0.0))
    left = flight.duration - halt.leave
    done = 1.0 if left <= 0 else min(1.0, max(0.0, (passed - halt.leave) / left))
    return _leg(flight, done, between, end, _turning(flight, done))


def _leg(
    flight: Flight, done: float, begin: PieceGeometry, end: PieceGeometry, turning: tuple[float, bool]
) -> Pose:
    eased = EASE.valueForProgress(done)
    assert begin.width is not None
    assert end.width is not None
    way = end.middle - begin.middle
    long = math.hypot(way.x(), way.y())
    up = math.sin(math.pi * eased)
    rise = flight.manner.arc
    rise = min(HIGHEST, max(LOWEST, ARC * long), STEEP * long) if rise is None else min(rise, long)
    straight = rise == 0.0
    lean = 0.0 if straight else LEAN * up * max(-1.0, min(1.0, way.x() / LONG))
    broad, turned = turning
    high = 1.0 - (1.0 - BEAT) * abs(math.sin(2 * math.pi * done)) if flight.manner.flutters else 1.0
    return Pose(
        begin.middle + way * eased - QPointF(0, rise * up),
        begin.width + (end.width - begin.width) * eased,
        begin.angle + (end.angle - begin.angle) * eased + lean,
        broad,
        high,
        up,
        turned,
    )


def _turning(flight: Flight, done: float) -> tuple[float, bool]:
    before, after, begin = flight.sides
    if before == after and not flight.manner.turns:
        return 1.0, False
    length = TURNING if begin > 0.3 else 0.5
    part = min(1.0, max(0.0, (done - begin) / length))
    return max(THIN, abs(math.cos(math.pi * part))), part >= 0.5
