"""The folded supply, a strip with the icon, name and state of each section."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from ....model.rules.core.places.places import Piece
from ... import art
from ...art.brushes import colour
from ...art.fonts import SEMIBOLD, line_height, sans, text_width
from ..items.panel import READABLE
from ..pixmaps.faces import Faces
from .shelves import DIM, Shelf

PILL: Final = 18.0
TOP: Final = 14.0
SIDE: Final = 4.0
HANDLE: Final = 2.0
APART: Final = 4.0
PIECE, LEAST_PIECE = 42.0, 28.0


class Entry(NamedTuple):
    """A section in the spine. If there is room, ``pieces`` are shown below the text ``state``."""

    shelf: Shelf
    obtainable: int
    fresh: bool
    pieces: tuple[Piece, ...] = ()
    state: str = ""

    @property
    def bright(self) -> bool:
        return self.obtainable > 0 or self.fresh

    @property
    def tone(self) -> str:
        return "new" if self.fresh else "exact"

    def short_state(self, width: float) -> str:
        """Return the first note of the section that fits into `width`.

        If none fits, return the number of pieces if ``fresh``, otherwise the number of obtainable pieces.
        """
        number = str(self.shelf.count if self.fresh else self.obtainable)
        fitting = (text for text in self.shelf.notes if text and self._state_width(text) <= width)
        return next(fitting, number)

    def _state_width(self, text: str) -> float:
        return art.pill_width("plain", text, PILL) if self.bright else text_width(text, sans(READABLE))


class Form(NamedTuple):
    icon: float
    between: float
    named: bool
    stated: bool

    @property
    def height(self) -> float:
        name = line_height(sans(READABLE)) if self.named else 0.0
        state = PILL if self.stated else 0.0
        return self.icon + (APART if name or state else 0.0) + name + state


FORMS: Final = (
    Form(38, 16, True, True),
    Form(32, 14, True, True),
    Form(32, 14, False, True),
    Form(24, 9, False, True),
    Form(24, 5, False, False),
)


class Spine(NamedTuple):
    entries: list[Entry]
    form: Form
    rooms: list[QRectF]
    piece: float

    def icon(self, room: QRectF) -> QRectF:
        size = min(self.form.icon, room.height())
        return QRectF(room.center().x() - size / 2, room.top(), size, size)


def spine_of(sections: Sequence[Entry], inner: QRectF) -> Spine:
    """Lay out the sections in the largest form that fits. If any name is too wide, show no names."""
    left, width = SIDE + HANDLE, inner.width() - 2 * SIDE - HANDLE
    height, count = inner.height() - 2 * TOP, len(sections)
    named = all(text_width(one.shelf.title, sans(READABLE, SEMIBOLD)) <= width for one in sections)
    forms = [form._replace(named=form.named and named) for form in FORMS]
    fitting = (form for form in forms if count * (form.height + form.between) - form.between <= height)
    form = next(fitting, FORMS[-1])
    entries = [entry._replace(state=entry.short_state(width) if form.stated else "") for entry in sections]
    pitch = min(form.height + form.between, (height + form.between) / max(1, count))
    free = height - count * pitch + form.between if form.stated else 0.0
    pieces = sum(len(entry.pieces) for entry in entries)
    piece = max(LEAST_PIECE, min(PIECE, free / max(1, pieces) - APART))
    entries = _pictured(entries, int(free // (piece + APART)))
    rooms, top = [], TOP
    for entry in entries:
        more = len(entry.pieces) * (piece + APART)
        rooms.append(QRectF(left, top, width, min(form.height, pitch - 1) + more))
        top += pitch + more
    return Spine(entries, form, rooms, piece)


def _pictured(entries: Sequence[Entry], most: int) -> list[Entry]:
    counts = [0] * len(entries)
    for number in range(max((len(entry.pieces) for entry in entries), default=0)):
        for place, entry in enumerate(entries):
            counts[place] += number < len(entry.pieces) and sum(counts) < most
    return [entry._replace(pieces=entry.pieces[:shown]) for entry, shown in zip(entries, counts, strict=True)]


def paint_spine(painter: QPainter, faces: Faces, spine: Spine) -> None:
    theme, form = faces.theme, spine.form
    middle = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip)
    for entry, room in zip(spine.entries, spine.rooms, strict=True):
        shelf, icon = entry.shelf, spine.icon(room)
        faces.sign(painter, shelf.name, shelf.section.icon, icon, entry.bright)
        line = QRectF(room.left(), icon.bottom() + APART, room.width(), line_height(sans(READABLE)))
        painter.setPen(QColor(theme.text if entry.bright else theme.text_2))
        if form.named:
            painter.setFont(sans(READABLE, SEMIBOLD))
            painter.drawText(line, middle, shelf.title)
            line.translate(0, line.height())
        line.setHeight(PILL)
        if entry.bright and form.stated:
            width = art.pill_width("plain", entry.state, PILL)
            pill = QRectF(room.center().x() - width / 2, line.top(), width, PILL)
            art.paint_pill(painter, pill, theme, entry.tone, entry.state)
        elif form.stated:
            painter.setFont(sans(READABLE))
            painter.drawText(line, middle, entry.state)
        _paint_pieces(painter, faces, entry, room, spine.piece)
        if form.between > TOP and room is not spine.rooms[-1]:
            rule = QRectF(room.left(), room.bottom() + form.between / 2, room.width(), 1)
            painter.fillRect(rule, colour(theme.hairline))


def _paint_pieces(painter: QPainter, faces: Faces, entry: Entry, room: QRectF, piece_size: float) -> None:
    size, pitch = faces.snapped(piece_size), piece_size + APART
    at = QPointF(room.center().x() - size / 2, room.bottom() - len(entry.pieces) * pitch + APART)
    painter.setOpacity(1.0 if entry.bright else DIM)
    for piece in entry.pieces:
        painter.drawPixmap(at, faces.piece_pixmap(piece.face, size))
        at.setY(at.y() + pitch)
    painter.setOpacity(1.0)
