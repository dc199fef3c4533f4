from __future__ import annotations

import math
from typing import Final, NamedTuple

from PySide6.QtCore import QEasingCurve, QPointF

from .timeline import Flight

EASE: Final = QEasingCurve(QEasingCurve.Type.InOutCubic)

ARC: Final = 0.12  # height of an arc divided by the distance flown
LOWEST, HIGHEST = 18.0, 70.0  # minimum and maximum height of an arc, in units
# maximum height of an arc divided by the distance flown; therefore short arcs may be lower than ``LOWEST``
STEEP: Final = 0.2
LEAN: Final = 6.0  # degrees of tilt at the top of an arc, for horizontal distances of at least ``LONG``
LONG: Final = 200.0  # in units; over a shorter horizontal distance, pieces tilt less

THIN: Final = 0.08  # visible share of the width of a piece seen edge-on
BEAT: Final = 0.88  # minimum of ``Pose.high`` during a wing beat
# share of the flight in which a piece turns over, if it begins to turn late; otherwise the share is 0.5
TURNING: Final = 0.33


class PieceGeometry(NamedTuple):
    """Geometry of a piece at rest; ``width`` is None if unknown."""

    middle: QPointF
    width: float | None
    angle: float = 0.0
    seen: bool = True


class Pose(NamedTuple):
    """Geometry of a piece in flight.

    ``broad`` and ``high`` are the visible shares of the piece's width and height. ``height`` is the height
    above the table, from 0 to 1. If ``turned`` is true, the piece shows its other side.
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
    assert begin.width is not None
    assert end.width is not None
    done = flight.progress(elapsed)
    if flight.fades:
        turned = done >= 0.5
        middle, width, angle = (end if turned else begin)[:3]
        assert width is not None
        seen = (end if turned else begin).seen
        return Pose(middle, width, angle, opacity=abs(2 * done - 1) if seen else 0.0, turned=turned)
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
    rise = flight.style.arc
    rise = min(HIGHEST, max(LOWEST, ARC * long), STEEP * long) if rise is None else min(rise, long)
    straight = rise == 0.0
    lean = 0.0 if straight else LEAN * up * max(-1.0, min(1.0, way.x() / LONG))
    broad, turned = turning
    height = 1.0 - (1.0 - BEAT) * abs(math.sin(2 * math.pi * done)) if flight.style.flutters else 1.0
    return Pose(
        begin.middle + way * eased - QPointF(0, rise * up),
        begin.width + (end.width - begin.width) * eased,
        begin.angle + (end.angle - begin.angle) * eased + lean,
        broad,
        height,
        up,
        turned,
    )


def _turning(flight: Flight, done: float) -> tuple[float, bool]:
    before, after, begin = flight.sides
    if before == after and not flight.style.turns:
        return 1.0, False
    length = TURNING if begin > 0.3 else 0.5
    part = min(1.0, max(0.0, (done - begin) / length))
    return max(THIN, abs(math.cos(math.pi * part))), part >= 0.5
