from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from alhambra_desktop.views import art

from ....model.rules.core.frozen import frozen
from . import REACH

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter, QPixmap

    from ..cache import FaceCache
    from ..steps import Updatable


@frozen
class SeatPicture:
    """A portrait in a ring of the seat's colour, or the seat's mark if ``person`` is None."""

    colour: str
    person: str | None = None

    def paint(self, p: QPainter, cx: float, cy: float, radius: float, rim: str = "") -> None:
        if self.person is None:
            art.paint_seat_mark(p, self.colour, cx, cy, radius, rim)
        else:
            art.paint_portrait(p, self.person, self.colour, radius, cx, cy, rim=rim)

    def draw(
        self,
        p: QPainter,
        cache: FaceCache,
        at: QPointF,
        radius: float,
        dpr: float,
        rim: str,
        owner: Updatable,
    ) -> None:
        """Draw the cached picture around `at`, or the mark until the portrait is ready.

        When the portrait is ready, `owner` is updated.
        """
        half = math.ceil(REACH * radius) + 1
        picture = self._pixmap(cache, radius, half, dpr, rim, owner)
        p.drawPixmap(at - QPointF(half, half), picture)

    def _pixmap(
        self, cache: FaceCache, radius: float, half: int, dpr: float, rim: str, owner: Updatable
    ) -> QPixmap:
        key = ("seat", self.colour, self.person, radius, rim)
        paint = partial(self.paint, cx=half, cy=half, radius=radius, rim=rim)
        if self.person is None:
            return cache.mark(key, 2 * half, dpr, paint)
        picture = cache.deferred_mark(key, 2 * half, dpr, paint, owner)
        return (
            picture
            if not picture.isNull()
            else SeatPicture(self.colour)._pixmap(cache, radius, half, dpr, rim, owner)
        )
