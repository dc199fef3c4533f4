from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from ....model.rules.table.counting import Beat, Part
from ....words import phrase
from ...art.brushes import colour, shape
from ...art.counting import WINE, paint_banner, paint_brace, paint_merlon
from ...art.fonts import BOLD, SEMIBOLD, sans, serif, text_width
from ...art.geometry import khatam, rounded
from ...art.people import text_beside
from ...art.steps import Updatable
from ...game.seat_pictures import owner_picture
from ...scene.pixmaps.faces import Faces
from ...text.scoring_words import (
    calculation,
    figure_words,
    growth_of,
    note_of,
    opening,
    pays_in_full,
    title_of,
)
from .counting import Counting
from .score_table import RIGHT, paint_sign, write

HEIGHT: Final = 132.0
PROGRESS: Final = 32.0
TITLE: Final = 228.0

# Each wall segment is shown as a merlon. If the merlons would be narrower than this, names are omitted.
MERLON: Final = 9.0
FEW: Final = 3


def paint_opening(p: QPainter, faces: Faces, counting: Counting, rect: QRectF) -> None:
    theme = faces.theme
    paint_banner(p, rect, theme)
    inside = rect.adjusted(24, 8, -20, -8)
    title = QRectF(inside.left(), inside.top(), inside.width(), 42)
    number = counting.script.round
    ink = theme.figure if theme.dark else WINE
    write(p, title, phrase("scoring-title", round=number), serif(30, BOLD), ink)
    first, then = opening(counting.book, counting.script)
    half = (inside.bottom() - title.bottom()) / 2
    for i, text in enumerate((first, then)):
        room = QRectF(inside.left(), title.bottom() + i * half, inside.width(), half)
        write(p, room, text, sans(15), theme.text)


def paint_beat(p: QPainter, faces: Faces, counting: Counting, rect: QRectF, layer: Updatable) -> None:
    """Paint the banner of the current beat. If a portrait is not ready yet, `layer` is repainted later."""
    beat = counting.beat
    if beat is None:
        return
    book, theme = counting.book, faces.theme
    paint_banner(p, rect, theme)
    p.setOpacity(0.45 if beat.nobody else 1.0)
    paint_sign(p, faces, beat, rect.left() + 50, rect.top() + 48, 54)
    p.setOpacity(1.0)
    words = QRectF(rect.left() + 88, rect.top() + 8, TITLE - 88, 40)
    write(p, words, title_of(book, beat), serif(26, BOLD), theme.text)
    note, growth = note_of(book, beat), growth_of(book, beat, counting.script.round)
    below = QRectF(words.left(), words.bottom(), words.width(), 24 if growth else 44)
    write(p, below, note, sans(15, SEMIBOLD), theme.text_2)
    write(p, below.translated(0, 22), growth, sans(13), theme.text_2)
    room = QRectF(
        rect.left() + TITLE + 14, rect.top() + 10, rect.width() - TITLE - 30, HEIGHT - PROGRESS - 14
    )
    if beat.nobody:
        write(p, room, phrase("scoring-nobody"), serif(20), theme.text_2)
    elif beat.traced:
        _Rows(p, faces, counting, beat, room, layer).paint_runs()
    else:
        _Rows(p, faces, counting, beat, room, layer).paint_counts()
    line = rect.bottom() - PROGRESS
    p.fillRect(QRectF(rect.left() + 16, line, rect.width() - 32, 1), QColor(theme.hairline))
    _paint_progress(p, faces, counting, QRectF(rect.left() + 16, line, rect.width() - 32, PROGRESS))


class _Rows:
    def __init__(
        self, p: QPainter, faces: Faces, counting: Counting, beat: Beat, room: QRectF, layer: Updatable
    ) -> None:
        self._p, self._faces, self._counting, self._beat, self._room = p, faces, counting, beat, room
        self._layer = layer
        parts = beat.parts
        ranked = sorted(range(len(parts)), key=lambda i: parts[i].place or len(parts) + 1)
        self._ranks = {number: rank for rank, number in enumerate(ranked)}
        self._columns = 1 if len(parts) <= FEW else 2
        self._rows = -(-len(parts) // self._columns)
        self._high = min(27.0, room.height() / self._rows)
        self._names = {part.owner: counting.book.owner_name(part.owner) for part in parts}

    @property
    def _name_width(self) -> float:
        return min(150.0, max(text_width(name, sans(15, SEMIBOLD)) for name in self._names.values()) + 6)

    def _row(self, number: int, width: float) -> QRectF:
        begin, end = self._row_at(number, width), self._row_at(self._ranks[number], width)
        return begin.translated((end.topLeft() - begin.topLeft()) * self._counting.ranked)

    def _row_at(self, number: int, width: float) -> QRectF:
        column, row = divmod(number, self._rows)
        top = self._room.top() + (self._room.height() - self._high * self._rows) / 2 + row * self._high
        step = width / self._columns
        left, wide_ = self._room.left() + column * step, step - (12 if self._columns > 1 else 0)
        return QRectF(left, top, wide_, self._high)

    def _paint_rows(self, width: float) -> Iterator[tuple[Part, QRectF]]:
        """Yield each part with its row.

        The rows of owners who rise in the ranking come last, so that they are painted over the other rows.
        """
        theme, moving = self._faces.theme, 0 < self._counting.ranked < 1
        parts = self._beat.parts
        for number in sorted(range(len(parts)), key=lambda number: self._ranks[number] < number):
            row = self._row(number, width)
            if moving and self._ranks[number] < number:
                plate = rounded(row.adjusted(-4, 0, 4, 0), 6)
                shape(self._p, plate, colour(theme.panel_top), theme.panel_edge, 1.0)
            yield parts[number], row

    def _paint_owner(self, part: Part, row: QRectF, name: float) -> float:
        p, faces = self._p, self._faces
        radius = min(13.0, row.height() / 2 - 1)
        picture = owner_picture(self._counting.book, part.owner)
        faces.seat(p, picture, QPointF(row.left() + 12, row.center().y()), radius, self._layer)
        room = QRectF(row.left() + 12 + text_beside(radius), row.top(), name, row.height())
        if name:
            write(p, room, self._names[part.owner], sans(15, SEMIBOLD), faces.theme.text)
        return room.right() + 6

    def paint_counts(self) -> None:
        p, counting = self._p, self._counting
        text_width = 250.0 if self._columns == 1 else 0.0
        for part, row in self._paint_rows(self._room.width() - text_width):
            figure = counting.figure(part)
            p.setOpacity(1.0 if part.figure else 0.45)
            name = self._name_width if self._columns == 1 else min(self._name_width, row.width() * 0.36)
            left = self._paint_owner(part, row, name)
            number_width = 34.0
            right = row.right() - (number_width if self._columns == 1 else 92)
            self._paint_badges(part, figure, QRectF(left, row.top(), right - left, row.height()))
            ink = self._faces.theme.text if part.figure else self._faces.theme.text_2
            room = QRectF(right, row.top(), number_width - 4, row.height())
            write(p, room, str(figure), serif(19, BOLD), ink, RIGHT)
            if self._columns > 1 and counting.is_calculated and part.amount:
                room = QRectF(right + number_width, row.top(), 58, row.height())
                write(p, room, f"+{part.amount}", serif(18, BOLD), self._faces.theme.figure, RIGHT)
            p.setOpacity(1.0)
        if self._columns == 1 and counting.is_calculated:
            self._paint_workings(self._room.right() - text_width + 14)

    def _paint_badges(self, part: Part, figure: int, room: QRectF) -> None:
        if self._beat.subject is None or not figure:
            return
        size = min(19.0, room.height() - 3)
        step = min(22.0, (room.width() - size) / max(1, part.figure - 1))
        if step < 7:
            paint_sign(self._p, self._faces, self._beat, room.left() + size / 2, room.center().y(), size)
            return
        for i in range(figure):
            x = room.left() + size / 2 + i * step
            paint_sign(self._p, self._faces, self._beat, x, room.center().y(), size)

    def _paint_workings(self, left: float) -> None:
        painted: set[object] = set()
        for number, part in enumerate(self._beat.parts):
            if part.owner in painted:
                continue
            tied = [
                i
                for i, other in enumerate(self._beat.parts)
                if self._beat.subject is not None and other.place and other.place == part.place
            ] or [number]
            rows = [self._row(i, 10.0) for i in tied]
            top, bottom = rows[0].top() + 3, rows[-1].bottom() - 3
            painted |= {self._beat.parts[i].owner for i in tied}
            if len(tied) > 1:
                paint_brace(self._p, left, top, bottom, self._faces.theme)
            room = QRectF(left + 20, top - 3, self._room.right() - left - 16, bottom - top + 6)
            self._paint_working(part, len(tied) > 1, room)

    def _paint_working(self, part: Part, tied: bool, room: QRectF) -> None:
        p, theme, beat = self._p, self._faces.theme, self._beat
        sum_ = calculation(part.amount, part.terms, part.shared_by, brief=True)
        if not part.amount:
            text = phrase("scoring-no-points") if part.figure else figure_words(beat, part)
            write(p, room, text, sans(14), theme.text_2)
        elif not tied or room.height() < 44:
            result = sum_ if tied else f"{sum_} = {part.amount}"
            write(p, room, result if sum_ else f"+{part.amount}", serif(20, BOLD), theme.figure)
        else:
            upper = QRectF(room.left(), room.top(), room.width(), 20)
            write(
                p,
                upper,
                phrase("scoring-tied", full=int(pays_in_full(part.amount, part.terms))),
                sans(14),
                theme.text_2,
            )
            write(p, room.adjusted(0, 20, 0, 0), sum_ or f"+{part.amount}", serif(24, BOLD), theme.figure)

    def _run_name(self, width: float, longest: int) -> float:
        name = self._name_width if self._columns == 1 else min(self._name_width, width * 0.36)
        return name if (width - 122 - name) / longest >= MERLON else 0.0

    def paint_runs(self) -> None:
        p, counting = self._p, self._counting
        longest = max(1, *(part.figure for part in self._beat.parts))
        for part, row in self._paint_rows(self._room.width()):
            left = self._paint_owner(part, row, self._run_name(row.width(), longest))
            step = min(16.0, (row.right() - 88 - left) / longest)
            figure = counting.figure(part)
            top = row.center().y() - 8
            for i in range(part.figure):
                paint_merlon(p, left + i * step, top, i < figure, self._faces.theme, min(13.0, step))
            x = left + longest * step
            room = QRectF(x, row.top(), 36, row.height())
            write(p, room, str(figure), serif(20, BOLD), self._faces.theme.text, RIGHT)
            if part.amount != part.figure and figure == part.figure:
                room = QRectF(x + 40, row.top(), 48, row.height())
                write(p, room, f"+{part.amount}", serif(18, BOLD), self._faces.theme.figure, RIGHT)


def _paint_progress(p: QPainter, faces: Faces, counting: Counting, rect: QRectF) -> None:
    beats = counting.script.beats
    step = min(34.0, rect.width() / len(beats))
    x, y = rect.center().x() - step * (len(beats) - 1) / 2, rect.center().y()
    for number, beat in enumerate(beats):
        here = number == counting.act
        if here:
            shape(p, khatam(x, y, 16.5), "#F7D980", "#8A5A0C", 1.4)
        p.setOpacity(1.0 if here or number < counting.act else 0.45)
        paint_sign(p, faces, beat, x, y, 19 if here else 17)
        p.setOpacity(1.0)
        if number < counting.act:
            p.fillRect(QRectF(x - 8, y + 11, 16, 3), QColor("#C48A24"))
        x += step


def opening_rect(court: QRectF) -> QRectF:
    wide_ = min(340.0, court.width() - 250)
    return QRectF(court.center().x() - 26, court.center().y() - 62, wide_, 124)


def counted_rect(market: QRectF, row: QRectF) -> QRectF:
    whole = market.united(row)
    return QRectF(whole.left() + 16, whole.top() + 2, whole.width() - 32, HEIGHT)
