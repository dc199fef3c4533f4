from __future__ import annotations

import math
from typing import Final, NamedTuple, Protocol

from PySide6.QtCore import QEasingCurve, QPointF

from ...animation.clock import Clock

EASE: Final = QEasingCurve(QEasingCurve.Type.OutCubic)

LAY: Final = 150.0  # ``LAY``, ``RAISE`` and ``TURN`` are in milliseconds at normal speed
RAISE: Final = 120.0
TURN: Final = 200.0
THIN: Final = 0.08  # minimum visible share of a turning piece's width
SHAKE: Final = 160.0  # milliseconds
WIDE: Final = 6.0  # amplitude of the shaking in units
TIMES: Final = 2
MARKED: Final = 600.0  # milliseconds for which a refused piece has a red edge


class Offset(NamedTuple):
    """The difference between the drawing of a moving piece and the piece at rest.

    ``way`` is the shift in units, and ``angle`` is the rotation in degrees. ``broad`` is the visible share of
    the piece's width. If ``broad`` is negative, the drawing shows the other side of the piece.
    """

    way: QPointF = QPointF()
    angle: float = 0.0
    broad: float = 1.0


class Glide(NamedTuple):
    """An animation of a piece, which starts after ``later`` milliseconds.

    The piece moves from ``offset`` to its place. If ``refused`` is true, it shakes at its place instead.
    """

    offset: Offset
    duration: float
    refused: bool = False
    later: float = 0.0

    @property
    def end(self) -> float:
        return self.later + self.duration

    def at(self, elapsed: float) -> Offset:
        if self.refused:
            return Offset(QPointF(shaken(elapsed), 0.0))
        done = (elapsed - self.later) / self.duration
        left = 1.0 - EASE.valueForProgress(min(1.0, max(0.0, done)))
        return Offset(
            self.offset.way * left, self.offset.angle * left, 1.0 - (1.0 - self.offset.broad) * left
        )


def shaken(elapsed: float) -> float:
    done = min(1.0, elapsed / SHAKE)
    return WIDE * (1.0 - done) * math.sin(2 * math.pi * TIMES * done)


class Gliding(Protocol):
    def draw_offset(self, offset: Offset, refused: bool) -> None: ...


class OffsetAnimator:
    """Animates the movements of pieces to their places.

    Only the drawing of a piece moves gradually. The pointer always finds the piece at its destination.
    Without a clock, pieces jump to their places.
    """

    def __init__(self) -> None:
        self.factor = 1.0
        self.reduced = False
        self._clock: Clock | None = None
        self._going: dict[Gliding, tuple[Glide, float]] = {}

    def follow(self, clock: Clock) -> None:
        self._clock = clock
        clock.ticked.connect(self._advance)

    @property
    def _still(self) -> bool:
        return self._clock is None or self.factor <= 0

    def start(self, piece: Gliding, offset: Offset, duration: float, later: float = 0.0) -> None:
        if self._still or self.reduced:
            self.stop(piece)
        else:
            self._begin(piece, Glide(offset, duration * self.factor, later=later * self.factor))

    def refuse(self, piece: Gliding) -> None:
        """Shake a piece with a red edge, or only show the edge if motion is reduced."""
        if not self._still:
            self._begin(piece, Glide(Offset(), MARKED, refused=True))

    def _begin(self, piece: Gliding, glide: Glide) -> None:
        assert self._clock is not None
        self._going[piece] = (glide, 0.0)
        self._draw(piece, glide, 0.0)
        self._clock.want(True, self)

    def _draw(self, piece: Gliding, glide: Glide, elapsed: float) -> None:
        offset = Offset() if glide.refused and self.reduced else glide.at(elapsed)
        piece.draw_offset(offset, glide.refused)

    def stop(self, piece: Gliding) -> None:
        if self._going.pop(piece, None) is not None:
            piece.draw_offset(Offset(), False)
            self._rest()

    def settle(self) -> None:
        for piece in tuple(self._going):
            self.stop(piece)

    def _advance(self, passed: float) -> None:
        for piece, (glide, before) in tuple(self._going.items()):
            elapsed = before + passed
            if elapsed >= glide.end:
                self.stop(piece)
            else:
                self._going[piece] = (glide, elapsed)
                self._draw(piece, glide, elapsed)

    def _rest(self) -> None:
        if not self._going and self._clock is not None:
            self._clock.want(False, self)
