"""Tray and reserve. Each of them is shown only while it contains tiles or can receive one."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from ....model.rules.core.places.places import Arrangement, PieceId, Place, Reserve, Tray
from ....model.rules.core.values import Seat
from ....model.rules.core.words.message import Message
from ....words import say
from ... import art
from ...art.fonts import SEMIBOLD, serif
from ...game.selection import Selection
from ...game.table_snapshot import TableSnapshot
from ...game.target import Target
from ..items.slots import HOVER, PieceStyle, Rim, Slot
from ..items.zone import Zone
from ..pixmaps.faces import Faces

LARGEST, BETWEEN = 84.0, 6.0
RIM = Rim(1.5, 3)


def grid(room: QRectF, count: int) -> tuple[int, float]:
    """Fit `count` tiles as large as possible into `room`. Return the number of columns and the tile size."""
    best = (1, -math.inf)
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        width = (room.width() - (columns - 1) * BETWEEN) / columns
        height = (room.height() - (rows - 1) * BETWEEN) / rows
        size = min(width, height, LARGEST)
        if size <= best[1]:
            break
        best = (columns, size)
    return best


class TilesZone(Zone):
    def home(self, snapshot: TableSnapshot) -> Place | None:
        return None

    def holds(self, place: Place) -> bool:
        return self.snapshot is not None and place == self.home(self.snapshot)

    def background_targets(self) -> Iterable[tuple[Target, QRectF]]:
        well = self.home(self.snapshot) if self.snapshot is not None else None
        return ((well, self.inner),) if well is not None else ()

    def piece_styles(self, table: Arrangement) -> Mapping[PieceId, PieceStyle]:
        return {
            piece.id: PieceStyle(HOVER, RIM)
            for _, here in self.lying(table)
            for piece in here
            if self.is_chosen(piece.id) and not self.is_held(piece.id)
        }

    def is_aimed(self, snapshot: TableSnapshot, selection: Selection) -> bool:
        well, pointed = self.home(snapshot), selection.pointed
        if isinstance(pointed, PieceId):
            piece = snapshot.table.pieces.get(pointed)
            return piece is not None and piece.place == well
        return well in (pointed, selection.aimed)

    def paint_glow(self, painter: QPainter, frame: QRectF, aimed: bool) -> None:
        light = QColor(self.faces.theme.legal_light)
        light.setAlphaF(0.30 if aimed else 0.12)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        painter.drawRoundedRect(frame, 6, 6)
        art.paint_selection(painter, frame, self.faces.theme, 6.0)


WELL: Final = 98.0
TILE: Final = 72.0

MOST_ABREAST: Final = 3
TITLE: Final = QRectF(8, 5, 0, 22)
TOP: Final = 34.0
EDGE, FOOT = 10.0, 18.0

SMALLEST: Final = 56.0


class WellZone(TilesZone):
    glides = True
    floating = True

    def __init__(self, faces: Faces, place: Callable[[Seat], Place], heading: Message) -> None:
        super().__init__(faces)
        self._place, self._heading = place, heading
        self._awaited: tuple[PieceId, ...] = ()
        self.setZValue(-1)

    def sync(self, snapshot: TableSnapshot | None, selection: Selection) -> None:
        """If this well is a legal target for the lifted piece, keep the well open until the piece is dropped.

        Without this rule, the well would close briefly when the player selects other cards to pay with.
        """
        if snapshot is not None and self.home(snapshot) in selection.drops:
            self._awaited = selection.lifted
        elif selection.lifted != self._awaited:
            self._awaited = ()
        super().sync(snapshot, selection)

    def home(self, snapshot: TableSnapshot) -> Place:
        return self._place(snapshot.viewer)

    def count(self, snapshot: TableSnapshot, table: Arrangement) -> int:
        return len(table.lying.get(self.home(snapshot), ()))

    def facts(self, snapshot: TableSnapshot, selection: Selection) -> tuple[object, ...]:
        well = self.home(snapshot)
        glowing = well in selection.drops
        here = snapshot.table.lying.get(well, ())
        held = tuple(id_ for id_ in here if self.is_held(id_))
        return snapshot.book, here, held, glowing, glowing and self.is_aimed(snapshot, selection)

    def wanted_width(self, snapshot: TableSnapshot, table: Arrangement, selection: Selection) -> float:
        count = self.count(snapshot, table)
        if not count and not self._awaited and self.home(snapshot) not in selection.drops:
            return 0.0
        tiles = min(count, MOST_ABREAST) * (TILE + BETWEEN) - BETWEEN + 2 * EDGE
        title = QFontMetricsF(self._font).horizontalAdvance(say(self._heading)) + 2 * TITLE.left()
        return max(WELL, tiles, round(title))

    @property
    def _font(self) -> QFont:
        return serif(14, SEMIBOLD)

    def slots(self, table: Arrangement) -> Iterator[Slot]:
        pieces = [piece for _, here in self.lying(table) for piece in here]
        if not pieces:
            return
        room = QRectF(EDGE, TOP, self.inner.width() - 2 * EDGE, self.inner.height() - TOP - FOOT)
        columns, size = grid(room, len(pieces))
        size = self.faces.snapped(min(size, TILE))
        left = room.center().x() - (columns * size + (columns - 1) * BETWEEN) / 2
        for i, piece in enumerate(pieces):
            row, column = divmod(i, columns)
            corner = (round(left + column * (size + BETWEEN)), room.top() + row * (size + BETWEEN))
            yield Slot(piece, QRectF(*corner, size, size))

    def paint_inside(self, painter: QPainter, snapshot: TableSnapshot) -> None:
        line = TITLE.adjusted(0, 0, self.inner.width() - 2 * TITLE.left(), 0)
        self.write(painter, line, say(self._heading), self._font, align=Qt.AlignmentFlag.AlignHCenter)
        well = self.home(snapshot)
        if well in self.selection.drops:
            self._paint_well(painter, snapshot, self.is_aimed(snapshot, self.selection))
        elif not self.count(snapshot, snapshot.table):
            art.paint_imprint(painter, self._square(), self.faces.theme)
        self.paint_imprints(painter, snapshot.table)

    def _paint_well(self, painter: QPainter, snapshot: TableSnapshot, aimed: bool) -> None:
        if self.count(snapshot, snapshot.table):
            self.paint_glow(painter, self.inner.adjusted(6, 31, -6, -6), aimed)
            return
        self.faces.legal(painter, self._square(), aimed)

    def _square(self) -> QRectF:
        size = min(TILE, self.inner.width() - 2 * EDGE)
        return QRectF((self.inner.width() - size) / 2, TOP, size, size)


def tray_well(faces: Faces) -> WellZone:
    return WellZone(faces, Tray, Message("tray"))


def reserve_well(faces: Faces) -> WellZone:
    return WellZone(faces, Reserve, Message("reserve"))
