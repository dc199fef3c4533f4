"""Wells: tray and reserve, shown only while they hold tiles or may receive one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from ....model.rules.core.places.places import Arrangement, PieceId, Place, Reserve, Tray
from ....model.rules.core.values import Seat
from ....model.rules.core.words.message import Message
from ....words import say
from ... import art
from ...art.fonts import SEMIBOLD, serif
from ...game.selection import Selection
from ...game.table_snapshot import TableSnapshot
from ..items.slots import Slot
from ..pixmaps.faces import Faces
from .tiles import BETWEEN, TilesZone, grid

WELL: Final = 98.0
TILE: Final = 72.0

MOST_ABREAST: Final = 3
TITLE: Final = QRectF(8, 5, 0, 22)
TOP: Final = 34.0
EDGE, FOOT = 10.0, 18.0

SMALLEST: Final = 56.0


class WellZone(TilesZone):
    """A place of the viewer for tiles, glowing while it is a legal target."""

    glides = True
    floating = True

    def __init__(self, faces: Faces, place: Callable[[Seat], Place], heading: Message) -> None:
        super().__init__(faces)
        self._place, self._heading = place, heading
        self._awaited: tuple[PieceId, ...] = ()
        self.setZValue(-1)

    def sync(self, shown: TableSnapshot | None, selection: Selection) -> None:
        """Show a moment; a legal target stays open until the piece is put down.

        Choosing other cards may make it illegal for a moment, which moves nothing.
        """
        if shown is not None and self.home(shown) in selection.drops:
            self._awaited = selection.lifted
        elif selection.lifted != self._awaited:
            self._awaited = ()
        super().sync(shown, selection)

    def home(self, shown: TableSnapshot) -> Place:
        return self._place(shown.viewer)

    def count(self, shown: TableSnapshot, table: Arrangement) -> int:
        return len(table.lying.get(self.home(shown), ()))

    def facts(self, shown: TableSnapshot, selection: Selection) -> tuple[object, ...]:
        home = self.home(shown)
        glowing = home in selection.drops
        here = shown.table.lying.get(home, ())
        held = tuple(id_ for id_ in here if self.is_held(id_))
        return shown.book, here, held, glowing, glowing and self.is_aimed(shown, selection)

    def wanted(self, shown: TableSnapshot, table: Arrangement, selection: Selection) -> float:
        count = self.count(shown, table)
        if not count and not self._awaited and self.home(shown) not in selection.drops:
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

    def paint_inside(self, painter: QPainter, shown: TableSnapshot) -> None:
        line = TITLE.adjusted(0, 0, self.inner.width() - 2 * TITLE.left(), 0)
        self.write(painter, line, say(self._heading), self._font, align=Qt.AlignmentFlag.AlignHCenter)
        home = self.home(shown)
        if home in self.selection.drops:
            self._paint_well(painter, shown, self.is_aimed(shown, self.selection))
        elif not self.count(shown, shown.table):
            art.paint_imprint(painter, self._square(), self.faces.theme)
        self.paint_imprints(painter, shown.table)

    def _paint_well(self, painter: QPainter, shown: TableSnapshot, aimed: bool) -> None:
        if self.count(shown, shown.table):
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
