from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ...model.rules.core.words.message import Message
from ...model.rules.core.words.wording import type_noun
from ...words import say
from .. import art
from ..art.brushes import stroke
from ..art.geometry import ellipse
from ..art.palette import GOLD
from ..art.people import REACH
from ..art.people.seat_picture import SeatPicture
from ..storage.contained import contained
from .style import theme_of

if TYPE_CHECKING:
    from ..art.cache import FaceCache
    from ..art.module_icons import PaintIcon

SEAT_COLOURS: Final[Mapping[str, Message]] = {
    "amber": Message("seat-colour-amber"),
    "blue": Message("seat-colour-blue"),
    "crimson": Message("seat-colour-crimson"),
    "green": Message("seat-colour-green"),
    "violet": Message("seat-colour-violet"),
    "black": Message("seat-colour-black"),
}

SEAT_MARKS: Final[Mapping[str, Message]] = {
    "amber": Message("seat-mark-amber"),
    "blue": Message("seat-mark-blue"),
    "crimson": Message("seat-mark-crimson"),
    "green": Message("seat-mark-green"),
    "violet": Message("seat-mark-violet"),
    "black": Message("seat-mark-black"),
    "stone": Message("seat-mark-stone"),
}


@contained
class Picture(QWidget):
    def __init__(self, size: int, name: str, paint: Callable[[QPainter, int], None]) -> None:
        super().__init__()
        self._paint = paint
        self._size = size
        self.setFixedSize(QSize(size, size))
        self.setAccessibleName(name)

    def resize_picture(self, size: int) -> None:
        self._size = size
        self.setFixedSize(QSize(size, size))

    def set_picture(self, name: str, paint: Callable[[QPainter, int], None]) -> None:
        self._paint = paint
        self.setAccessibleName(name)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint(painter, self._size)


def badge(type_id: str, size: int = 26) -> Picture:
    name = say(type_noun(type_id))
    return Picture(size, name, lambda painter, s: art.paint_badge(painter, type_id, s / 2, s / 2, s - 4))


def colour_name(colour: str) -> str:
    return say(SEAT_COLOURS[colour])


def mark_name(colour: str) -> str:
    return say(SEAT_MARKS.get(colour, SEAT_MARKS["stone"]))


def paint_winner_ring(p: QPainter, at: QPointF, radius: float) -> None:
    stroke(p, ellipse(at.x(), at.y(), radius + 2.5), GOLD, 2.4)


class SeatImage(Picture):
    """A player's picture, in a gold ring if `won`."""

    def __init__(
        self, cache: FaceCache, size: int, picture: SeatPicture | None = None, *, won: bool = False
    ) -> None:
        super().__init__(size, "", lambda painter, size: None)
        self._cache, self._won = cache, won
        if picture is not None:
            self.show_seat(picture)

    def show_seat(self, picture: SeatPicture) -> None:
        def paint(painter: QPainter, size: int) -> None:
            radius, rim = size / 2 / REACH, theme_of(self.palette()).rim
            middle, dpr = QPointF(size / 2, size / 2), self.devicePixelRatioF()
            if self._won:
                paint_winner_ring(painter, middle, radius)
            picture.draw(painter, self._cache, middle, radius, dpr, rim, self)

        self.set_picture(mark_name(picture.colour), paint)


def icon(paint: PaintIcon, size: int = 26) -> Picture:
    return Picture(size, "", lambda painter, s: art.paint_icon(painter, paint, 2, 2, s - 4))
