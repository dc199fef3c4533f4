"""A few loose tiles under a title, in as large a grid as fits."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from ....model.core.table import Arrangement, PieceId, Place
from ... import art
from ...art.fonts import sans
from ...selection import Selection
from ..shown import Shown
from ..slots import Dress, Rim, Slot
from ..target import Target
from ..zone import Zone

LARGEST, BETWEEN = 84.0, 6.0
RIM = Rim(1.5, 3)


def grid(room: QRectF, count: int) -> tuple[int, float]:
    """The number of columns in which so many tiles are largest in a room, and their size."""
    best = (1, -math.inf)
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        wide = (room.width() - (columns - 1) * BETWEEN) / columns
        high = (room.height() - (rows - 1) * BETWEEN) / rows
        size = min(wide, high, LARGEST)
        if size <= best[1]:
            break
        best = (columns, size)
    return best


class TilesZone(Zone):
    """Tiles of one place in as large a grid as fits."""

    glides = True

    def home(self, shown: Shown) -> Place:
        """Its place."""
        raise NotImplementedError

    def heading(self, shown: Shown) -> str:
        """The title."""
        return ""

    def note(self, shown: Shown, count: int) -> str:
        """A line under the tiles."""
        return ""

    def holds(self, place: Place) -> bool:
        """Its one place."""
        return self.shown is not None and place == self.home(self.shown)

    def ground(self) -> Iterable[tuple[Target, QRectF]]:
        """The whole zone is its place."""
        return ((self.home(self.shown), self.inner),) if self.shown is not None else ()

    def facts(self, shown: Shown, selection: Selection) -> tuple[object, ...]:
        """How many tiles lie here, what is said of them, and whether something may be put here."""
        home = self.home(shown)
        glowing = home in selection.drops
        here = shown.table.lying.get(home, ())
        held = tuple(id_ for id_ in here if self.is_held(id_))
        words = (len(shown.seen.scorings), glowing, glowing and self._is_aimed(selection, home))
        return shown.book, here, held, words

    def _is_aimed(self, selection: Selection, home: Place) -> bool:
        pointed = selection.pointed
        if isinstance(pointed, PieceId) and self.shown is not None:
            piece = self.shown.table.pieces.get(pointed)
            return piece is not None and piece.place == home
        return home in (pointed, selection.aimed)

    def slots(self, table: Arrangement) -> Iterator[Slot]:
        """A grid in the middle."""
        pieces = [piece for _, here in self.lying(table) for piece in here]
        if not pieces:
            return
        room = QRectF(10, 34, self.inner.width() - 20, self.inner.height() - 34 - 26)
        columns, size = grid(room, len(pieces))
        size = self.faces.snapped(size)
        left = room.left() + (room.width() - columns * size - (columns - 1) * BETWEEN) / 2
        for i, piece in enumerate(pieces):
            x, y = left + (i % columns) * (size + BETWEEN), room.top() + (i // columns) * (size + BETWEEN)
            yield Slot(piece, QRectF(x, y, size, size))

    def dresses(self, table: Arrangement) -> Mapping[PieceId, Dress]:
        """A rim around what is lifted, or may be."""
        return {
            piece.id: Dress(rim=RIM)
            for _, here in self.lying(table)
            for piece in here
            if self.is_chosen(piece.id) and not self.is_held(piece.id)
        }

    def paint_inside(self, painter: QPainter, shown: Shown) -> None:
        """Title, the glow of a place where something may be put, note."""
        self.title(painter, self.heading(shown))
        home = self.home(shown)
        if home in self.selection.drops:
            self._paint_glow(painter, self._is_aimed(self.selection, home))
        self.paint_imprints(painter, shown.table)
        line = QRectF(6, self.inner.height() - 27, self.inner.width() - 12, 18)
        words = self.note(shown, len(shown.table.lying.get(home, ())))
        self.write(painter, line, words, sans(12), self.faces.theme.text_2, Qt.AlignmentFlag.AlignHCenter)

    def _paint_glow(self, painter: QPainter, aimed: bool) -> None:
        """A frame that says: what is lifted may be put here."""
        frame = self.inner.adjusted(6, 31, -6, -6)
        light = QColor(self.faces.theme.legal_light)
        light.setAlphaF(0.30 if aimed else 0.12)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        painter.drawRoundedRect(frame, 6, 6)
        art.paint_selection(painter, frame, self.faces.theme, 6.0)
