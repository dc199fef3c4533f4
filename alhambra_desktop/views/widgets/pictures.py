from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from ...model.rules.core.words.message import Message
from ...model.rules.core.words.wording import type_noun
from ...words import say
from .. import art
from ..storage.contained import contained
from .style import theme_of

if TYPE_CHECKING:
    from ..art.module_icons import PaintIcon

SHARPNESS = 3  # pixels per unit of an icon; Qt scales it down
SEAT_COLOURS: Final[Mapping[str, Message]] = {
    "amber": Message("seat-colour-amber"),
    "blue": Message("seat-colour-blue"),
    "crimson": Message("seat-colour-crimson"),
    "green": Message("seat-colour-green"),
    "violet": Message("seat-colour-violet"),
    "black": Message("seat-colour-black"),
}

SEAT_MARKS: Final[Mapping[str, Message]] = {  # names of the marks
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

    def show_instead(self, name: str, paint: Callable[[QPainter, int], None]) -> None:
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


def mark_paint(colour: str) -> Callable[[QPainter, int], None]:
    def paint(painter: QPainter, size: int) -> None:
        device = painter.device()
        rim = theme_of(device.palette()).rim if isinstance(device, QWidget) else ""
        art.paint_seat_mark(painter, colour, size / 2, size / 2, size / 2 - 3, rim)

    return paint


def seat_mark(colour: str, size: int = 26) -> Picture:
    return Picture(size, mark_name(colour), mark_paint(colour))


def painted_icon(size: int, paint: Callable[[QPainter, int], None]) -> QIcon:
    picture = QPixmap(size * SHARPNESS, size * SHARPNESS)
    picture.setDevicePixelRatio(SHARPNESS)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter, size)
    painter.end()
    return QIcon(picture)


def icon(paint: PaintIcon, size: int = 26) -> Picture:
    return Picture(size, "", lambda painter, s: art.paint_icon(painter, paint, 2, 2, s - 4))
