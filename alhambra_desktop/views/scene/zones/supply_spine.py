"""The folded supply: an icon, the name and the state of each section, from top to bottom."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from itertools import accumulate
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from ... import art
from ...art.brushes import colour
from ...art.fonts import SEMIBOLD, sans, serif, text_width
from ...art.palette import Theme
from ..items.panel import READABLE
from ..pixmaps.faces import Faces
from .shelves import Shelf

SIGN: Final = 20.0
LARGE: Final = 15  # largest font size of a name
APART: Final = 6.0  # units between icon, name and state
BETWEEN: Final = 14.0  # units between two sections
PILL: Final = 18.0
TOP: Final = 14.0


class Entry(NamedTuple):
    """A section in the spine, the number of pieces that the viewer can get, and whether some are new."""

    shelf: Shelf
    obtainable: int
    fresh: bool
    title: str = ""
    state: str = ""

    @property
    def bright(self) -> bool:
        return self.obtainable > 0 or self.fresh

    @property
    def tone(self) -> str:
        return "new" if self.fresh else "exact"

    @property
    def state_width(self) -> float:
        return art.pill_width("plain", self.state, PILL) if self.state else -APART

    def length(self, font: QFont) -> float:
        return SIGN + APART + self.title_width(font) + self.state_width

    def title_width(self, font: QFont) -> float:
        return text_width(self.title, font) + APART if self.title else 0.0


class Spine(NamedTuple):
    entries: list[Entry]
    font: QFont
    rooms: list[QRectF]


def icon_rect(room: QRectF) -> QRectF:
    return QRectF(room.left(), room.top(), room.width(), SIGN)


class Form(Enum):
    """What is shown: all notes, the notes of bright sections or their numbers, or numbers without titles."""

    ALL = "all"
    BRIGHT = "bright"
    NUMBERS = "numbers"
    UNTITLED = "untitled"


def _in_form(entry: Entry, form: Form) -> Entry:
    shelf = entry.shelf
    number = str(shelf.count if entry.fresh else entry.obtainable)
    state = shelf.note if form in (Form.ALL, Form.BRIGHT) and shelf.note else number
    title = "" if form is Form.UNTITLED else shelf.title
    return entry._replace(title=title, state=state if form is Form.ALL or entry.bright else "")


def spine_of(sections: Sequence[Entry], inner: QRectF) -> Spine:
    """Lay out the sections with the longest states that fit."""
    height = inner.height() - 2 * TOP - BETWEEN * (len(sections) - 1)
    for form in Form:
        entries = [_in_form(entry, form) for entry in sections]
        for size in range(LARGE, READABLE - 1, -1):
            font = serif(size, SEMIBOLD)
            lengths = [entry.length(font) for entry in entries]
            if sum(lengths) <= height:
                return Spine(entries, font, _rooms(inner.width(), lengths, BETWEEN))
    share = height / max(1.0, sum(lengths))
    return Spine(entries, font, _rooms(inner.width(), [share * each for each in lengths], BETWEEN))


def _rooms(width: float, lengths: Sequence[float], between: float) -> list[QRectF]:
    tops = accumulate(lengths, lambda top, length: top + length + between, initial=TOP)
    return [QRectF(2, top, width - 4, length) for top, length in zip(tops, lengths, strict=False)]


def paint_spine(painter: QPainter, faces: Faces, spine: Spine) -> None:
    """Paint the sections; those from which the viewer can get pieces are bright."""
    theme = faces.theme
    for entry, room in zip(spine.entries, spine.rooms, strict=True):
        ink, icon = theme.text if entry.bright else theme.text_2, icon_rect(room)
        name, sign = entry.shelf.name, entry.shelf.section.icon
        faces.sign(painter, name, sign, icon.center().x() - SIGN / 2, icon.top(), SIGN, QColor(ink))
        painter.save()
        painter.translate(QPointF(icon.center().x(), icon.bottom() + APART))
        painter.rotate(90)
        _paint_line(painter, faces.theme, entry, spine.font, ink)
        painter.restore()
        if room is not spine.rooms[-1]:
            line = QRectF(room.left() + 4, room.bottom() + BETWEEN / 2, room.width() - 8, 1)
            painter.fillRect(line, colour(theme.hairline))


def _paint_line(painter: QPainter, theme: Theme, entry: Entry, font: QFont, ink: str) -> None:
    """Paint the name of a section and its state in a line that starts at the origin."""
    width = entry.title_width(font)
    align = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip)
    painter.setFont(font)
    painter.setPen(QColor(ink))
    painter.drawText(QRectF(0, -PILL / 2, width, PILL), align, entry.title)
    if not entry.state:
        return
    state = QRectF(width, -PILL / 2, entry.state_width, PILL)
    if entry.bright:
        art.paint_pill(painter, state, theme, entry.tone, entry.state)
    else:
        painter.setFont(sans(READABLE))
        painter.drawText(state, align, entry.state)
