"""The panel of a player without a seat, such as Dirk, who receives tiles from the viewer (D-5)."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ....model.rules.core.places.places import Arrangement, Piece, Place
from ....words import phrase
from ...game.selection import Selection
from ...game.table_snapshot import TableSnapshot
from ..items.slots import Slot
from ..pixmaps.faces import Faces
from .plates import Plate, PlateWords, paint_texts, rival_plate
from .wells import BETWEEN, TilesZone, grid

LARGEST = 60.0

COLOUR = "stone"


class RivalZone(TilesZone):
    def __init__(self, faces: Faces) -> None:
        super().__init__(faces)
        self._plated: tuple[object, Plate] | None = None
        self._cached: tuple[object, PlateWords] | None = None

    @property
    def _owner(self) -> str:
        return next(iter(self.faces.view.rival_places))

    def home(self, snapshot: TableSnapshot) -> Place | None:
        return next(iter(self.faces.view.rival_places.values()), None)

    @property
    def plate(self) -> Plate:
        key = (self.words, self.inner)
        if self._plated is None or self._plated[0] != key:
            self._plated = (key, rival_plate(self.inner.size(), self.words))
        return self._plated[1]

    @property
    def words(self) -> PlateWords:
        if self._cached is None or self._cached[0] is not self.snapshot:
            self._cached = (self.snapshot, self._words())
        return self._cached[1]

    def _words(self) -> PlateWords:
        if self.snapshot is None or not self.faces.view.rival_places:
            return PlateWords("", (), "", ())
        points = self.snapshot.score(self._owner)
        name = self.snapshot.book.owner_name(self._owner)
        return PlateWords(name, (), str(points), (), parts=(phrase("rival-gift"),))

    def repaint_all(self) -> None:
        self._cached = None
        super().repaint_all()

    def slots_key(self) -> tuple[object, ...]:
        return (self.plate.city,)

    def slots(self, table: Arrangement) -> Iterator[Slot]:
        pieces: list[Piece] = [piece for _, here in self.lying(table) for piece in here]
        room = self.plate.city
        if not pieces or room is None:
            return
        columns, size = grid(room, len(pieces))
        size = self.faces.snapped_within(min(size, LARGEST))
        rows = -(-len(pieces) // columns)
        step = size + BETWEEN
        left = room.left() + (room.width() - columns * step + BETWEEN) / 2
        top = room.top() + max(0.0, (room.height() - rows * step + BETWEEN) / 2)
        for i, piece in enumerate(pieces):
            x, y = left + (i % columns) * step, top + (i // columns) * step
            yield Slot(piece, QRectF(x, y, size, size))

    def facts(self, snapshot: TableSnapshot, selection: Selection) -> tuple[object, ...]:
        if not self.faces.view.rival_places:
            return ()
        return (
            snapshot.book,
            self.words,
            self.home(snapshot) in selection.drops,
            self.is_aimed(snapshot, selection),
        )

    def paint_inside(self, painter: QPainter, snapshot: TableSnapshot) -> None:
        if not self.faces.view.rival_places:
            return
        theme, plate = self.faces.theme, self.plate
        self.faces.mark(painter, COLOUR, plate.mark.x(), plate.mark.y(), plate.radius)
        if self.home(snapshot) in self.selection.drops and plate.city is not None:
            frame = plate.city.adjusted(-4, -4, 4, 4)
            self.paint_glow(painter, frame, self.is_aimed(snapshot, self.selection))
        paint_texts(painter, plate, theme)
