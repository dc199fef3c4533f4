"""The folded supply: an icon, the name and the state of each section, from top to bottom."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from itertools import accumulate
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from ... import art
from ...art.brushes import colour
from ...art.fonts import SEMIBOLD, sans, serif, text_width
from ..items.panel import READABLE
from .shelves import Shelf

if TYPE_CHECKING:
    from .supply import SupplyZone

SIGN: Final = 20.0
LARGE: Final = 15  # largest font size of a name
APART: Final = 6.0  # units between icon, name and state
BETWEEN: Final = 14.0  # units between two sections
PILL: Final = 18.0
TOP: Final = 14.0


class Entry(NamedTuple):
    """A section in the spine: its name and state; from an ``open`` section, the viewer can get pieces."""

    shelf: Shelf
    state: str
    open: bool
    fresh: bool

    @property
    def tone(self) -> str:
        return "new" if self.fresh else "exact" if self.open else "plain"

    @property
    def state_width(self) -> float:
        return art.pill_width("plain", self.state, PILL) if self.state else -APART

    def length(self, font: QFont) -> float:
        return SIGN + 2 * APART + text_width(self.shelf.title, font) + self.state_width


class Spine(NamedTuple):
    entries: list[Entry]
    font: QFont
    rooms: list[QRectF]


def icon_rect(room: QRectF) -> QRectF:
    return QRectF(room.left(), room.top(), room.width(), SIGN)


class Form(Enum):
    """Which states are shown: all notes, the notes of bright sections, or only their numbers of pieces."""

    ALL = "all"
    BRIGHT = "bright"
    NUMBERS = "numbers"


def _entries(supply: SupplyZone, form: Form) -> list[Entry]:
    found = []
    for shelf in supply.shelves:
        count, fresh = supply.obtainable(shelf), supply.fresh(shelf)
        number = str(shelf.count if fresh else count)
        state = number if form is Form.NUMBERS or not shelf.note else shelf.note
        shown = form is Form.ALL or count > 0 or fresh
        found.append(Entry(shelf, state if shown else "", count > 0, fresh))
    return found


def spine_of(supply: SupplyZone) -> Spine:
    """Lay out the sections with the longest states that fit."""
    height = supply.inner.height() - 2 * TOP - BETWEEN * (len(supply.shelves) - 1)
    for form in Form:
        entries = _entries(supply, form)
        for size in range(LARGE, READABLE - 1, -1):
            font = serif(size, SEMIBOLD)
            lengths = [entry.length(font) for entry in entries]
            if sum(lengths) <= height:
                return Spine(entries, font, _rooms(supply.inner.width(), lengths, BETWEEN))
    share = height / max(1.0, sum(lengths))
    return Spine(entries, font, _rooms(supply.inner.width(), [share * each for each in lengths], BETWEEN))


def _rooms(width: float, lengths: Sequence[float], between: float) -> list[QRectF]:
    tops = accumulate(lengths, lambda top, length: top + length + between, initial=TOP)
    return [QRectF(2, top, width - 4, length) for top, length in zip(tops, lengths, strict=False)]


def paint_spine(painter: QPainter, supply: SupplyZone, spine: Spine) -> None:
    theme = supply.faces.theme
    for entry, room in zip(spine.entries, spine.rooms, strict=True):
        ink, icon = theme.text if entry.open or entry.fresh else theme.text_2, icon_rect(room)
        name, sign = entry.shelf.name, entry.shelf.section.icon
        supply.faces.sign(painter, name, sign, icon.center().x() - SIGN / 2, icon.top(), SIGN, QColor(ink))
        painter.save()
        painter.translate(QPointF(icon.center().x(), icon.bottom() + APART))
        painter.rotate(90)
        _paint_line(painter, supply, entry, spine.font, ink)
        painter.restore()
        if room is not spine.rooms[-1]:
            line = QRectF(room.left() + 4, room.bottom() + BETWEEN / 2, room.width() - 8, 1)
            painter.fillRect(line, colour(theme.hairline))


def _paint_line(painter: QPainter, supply: SupplyZone, entry: Entry, font: QFont, ink: str) -> None:
    """Paint the name of a section and its state in a line that starts at the origin."""
    width = text_width(entry.shelf.title, font)
    align = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip)
    painter.setFont(font)
    painter.setPen(QColor(ink))
    painter.drawText(QRectF(0, -PILL / 2, width, PILL), align, entry.shelf.title)
    if not entry.state:
        return
    state = QRectF(width + APART, -PILL / 2, entry.state_width, PILL)
    if entry.open or entry.fresh:
        art.paint_pill(painter, state, supply.faces.theme, entry.tone, entry.state)
    else:
        painter.setFont(sans(READABLE))
        painter.drawText(state, align, entry.state)
