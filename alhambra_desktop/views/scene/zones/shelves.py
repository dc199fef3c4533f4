from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from ....model.rules.core.engine.state import Observation
from ....model.rules.core.frozen import frozen
from ....model.rules.core.places.places import Piece, PieceId, Place, Stack, TileFace
from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ... import art
from ...art.fonts import SEMIBOLD, line_height, sans, serif, wrapped_height
from ...art.marks import ICONS
from ...rule_sets.laying import Section
from .offers import PILL, longest

CELL_GAP: Final = 3.0

BETWEEN: Final = 9.0


class SectionDemand(NamedTuple):
    """The space that a section needs: heading height, number of cells, maximum and minimum piece size.

    ``below`` takes the width of a cell and returns the height of the text below its piece, or None if the
    text does not fit.
    """

    heading: float
    cells: int
    size: float
    least: float
    below: Callable[[float], float | None]


class Block(NamedTuple):
    """Layout of a section: rectangle, heading height, columns, piece size, and height of the texts below."""

    rect: QRectF
    heading: float
    columns: int
    size: float
    below: float

    def cell(self, index: int) -> QRectF:
        pitch, height = self.rect.width() / self.columns, self.size + self.below
        row, column = divmod(index, self.columns)
        top = self.rect.top() + self.heading + row * (height + CELL_GAP)
        return QRectF(self.rect.left() + column * pitch, top, pitch, height)

    def piece(self, index: int) -> QRectF:
        cell = self.cell(index)
        return QRectF(cell.center().x() - self.size / 2, cell.top(), self.size, self.size)

    def words(self, index: int) -> QRectF:
        cell = self.cell(index)
        return QRectF(cell.left(), cell.top() + self.size, cell.width(), self.below)


def stacked(demands: Sequence[SectionDemand], room: QRectF) -> tuple[list[Block], bool]:
    """Stack sections from the top of `room`; return their layouts, and whether they fit.

    While the sections do not fit, the pieces of the tallest section are made smaller.
    """
    sizes = [demand.size for demand in demands]
    while True:
        heights = [_rows(demand, size, room.width()) for demand, size in zip(demands, sizes, strict=True)]
        heading = sum(demand.heading for demand in demands)
        fits = sum(heights) + heading + BETWEEN * (len(demands) - 1) <= room.height() + 0.01
        larger = [i for i, demand in enumerate(demands) if demand.cells and sizes[i] > demand.least]
        if fits or not larger:
            break
        highest = max(larger, key=heights.__getitem__)
        sizes[highest] = max(demands[highest].least, sizes[highest] - 1)
    blocks, top = [], room.top()
    for one, size, height in zip(demands, sizes, heights, strict=True):
        columns, below = _columns(one, size, room.width())
        rect = QRectF(room.left(), top, room.width(), one.heading + height)
        blocks.append(Block(rect, one.heading, columns, size, below))
        top = rect.bottom() + BETWEEN
    return blocks, fits


def _columns(demand: SectionDemand, size: float, width: float) -> tuple[int, float]:
    columns = max(1, math.floor((width + CELL_GAP) / (size + CELL_GAP))) if demand.cells else 1
    while columns > 1 and demand.below(width / columns) is None:
        columns -= 1
    return columns, demand.below(width / columns) or 0.0


def _rows(demand: SectionDemand, size: float, width: float) -> float:
    columns, below = _columns(demand, size, width)
    if not demand.cells:
        return below
    rows = -(-demand.cells // columns)
    return rows * (size + below) + (rows - 1) * CELL_GAP


WIDE: Final = 156.0  # width of a supply with several sections
NARROW: Final = 92.0  # width of a supply with one section
PADDING: Final = 10.0
MARGIN: Final = 8.0  # margins of the supply


@frozen
class ShelfPlan:
    """Layout of all sections, whether they fit, and the minimum height of the supply."""

    shelves: tuple[Shelf, ...]
    blocks: tuple[Block, ...]
    fits: bool
    least: float

    def cells(self) -> Iterator[tuple[Shelf, Block, int, Cell]]:
        for shelf, block in zip(self.shelves, self.blocks, strict=True):
            for index, cell in enumerate(shelf.cells):
                yield shelf, block, index, cell


NOTHING_LAID: Final = ShelfPlan((), (), True, 0.0)


def wide(shelves: Sequence[Shelf]) -> float:
    return 0.0 if not shelves else NARROW if len(shelves) == 1 else WIDE


def least_height(shelves: Sequence[Shelf]) -> float:
    room = QRectF(0, 0, wide(shelves) - 2 * PADDING, 0)
    blocks, _ = stacked([shelf.demand(room.width()) for shelf in shelves], room)
    return blocks[-1].rect.bottom() + 2 * MARGIN if blocks else 0.0


UNKNOWN: Final = ""
# for pieces of the supply whose place belongs to no section of a rule set
OTHER: Final = Section(Message("supply-other"), ICONS["star"], size=60.0, least=30.0)
DIM: Final = 0.6  # opacity of pieces that fit nowhere
ROOM: Final = 4.0
ICON, ICON_ROOM = 17.0, 22.0  # size of a section's icon, and the width it needs before the title
LEAST_WITH_ICON: Final = 120.0  # minimum width of a section with an icon

APART: Final = 8.0


@frozen
class Cell:
    """A cell of a section: its places, their pieces, and the texts below, the longest first."""

    places: tuple[Place, ...]
    pieces: tuple[Piece, ...]
    words: tuple[str, ...]

    @property
    def piece(self) -> Piece | None:
        return next((piece for piece in self.pieces if not isinstance(piece.face, Stack)), None)


@frozen
class Shelf:
    """A section with its pieces; ``loose`` pieces have no cell and no picture, ``dim`` ones fit nowhere."""

    name: str
    section: Section
    title: str
    note: str
    cells: tuple[Cell, ...]
    loose: tuple[Piece, ...]
    pale: bool
    dim: frozenset[PieceId] = frozenset()

    @property
    def count(self) -> int:
        return sum(cell.piece is not None for cell in self.cells)

    def indent(self, width: float) -> float:
        """Return the width of the icon before the title."""
        return ICON_ROOM if width >= LEAST_WITH_ICON else 0.0

    @property
    def form(self) -> tuple[object, ...]:
        """Everything that the size of the section depends on, apart from the language."""
        return self.section, self.title, self.note, tuple(cell.words for cell in self.cells)

    def places(self, seen: Observation, piece: Piece) -> Collection[Place]:
        return self.section.fits(seen, piece.face) if self.section.fits is not None else ()

    def heading(self, width: float) -> float:
        height = wrapped_height(self.title, title_font(), width - self.indent(width))
        return (
            height + ROOM + (0.0 if self.is_beside(width) else self.note_height(width - self.indent(width)))
        )

    def note_height(self, width: float) -> float:
        return wrapped_height(self.note, note_font(), width) if self.note else 0.0

    def is_beside(self, width: float) -> bool:
        title_width = QFontMetricsF(title_font()).horizontalAdvance(self.title)
        note_width = QFontMetricsF(note_font()).horizontalAdvance(self.note)
        return self.indent(width) + title_width + APART + note_width <= width

    def demand(self, width: float) -> SectionDemand:
        below = cache(self._below if self.cells else _nothing)  # cached because `_columns` repeats calls
        return SectionDemand(
            self.heading(width), len(self.cells), self.section.size, self.section.least, below
        )

    def _below(self, pitch: float) -> float | None:
        if self.section.priced:
            one, two = (_pills_fit(pitch - 2, height) for height in (PILL, art.TWO_LINES))
            return ROOM + PILL if one else ROOM + art.TWO_LINES if two else None
        labels = [cell.words for cell in self.cells if cell.words]
        if not all(fits(words[-1], pitch - 1) for words in labels):
            return None
        return line_height(note_font()) if labels else 0.0


def _nothing(width: float) -> float:
    return 0.0


def _pills_fit(width: float, height: float) -> bool:
    return all(art.fit_pill(width, height, offer.tone, offer.texts()[-1:]).whole for offer in longest())


def title_font() -> QFont:
    return serif(14, SEMIBOLD)


def note_font() -> QFont:
    return sans(12)


def fits(words: str, width: float) -> bool:
    return QFontMetricsF(note_font()).horizontalAdvance(words) <= width


def shelves(
    sections: Mapping[str, Section],
    lying: Iterable[tuple[str, Place, tuple[Piece, ...]]],
    seen: Observation,
) -> list[Shelf]:
    here: dict[str, dict[Place, tuple[Piece, ...]]] = {}
    for name, place, pieces in lying:
        here.setdefault(name, {})[place] = pieces
    known = {**sections, UNKNOWN: OTHER} if UNKNOWN in here else sections
    return [_shelf(name, section, here.get(name, {}), seen) for name, section in known.items()]


def _shelf(name: str, section: Section, here: Mapping[Place, tuple[Piece, ...]], seen: Observation) -> Shelf:
    labels = section.cell_texts(seen) if section.cell_texts is not None else {}
    cells = tuple(_cells(section, here, labels))
    in_cells = {piece.id for cell in cells for piece in cell.pieces}
    loose = tuple(piece for pieces in here.values() for piece in pieces if piece.id not in in_cells)
    note = say(section.note(seen)) if section.note is not None else ""
    if not cells:
        note = phrase("supply-empty")
    pale = section.spent is not None and section.spent(seen)
    fits = section.fits
    pieces = (piece for cell in cells for piece in cell.pieces) if fits is not None else ()
    dim = frozenset(piece.id for piece in pieces if fits is not None and not fits(seen, piece.face))
    if fits is not None and dim:
        fitting = sum(cell.piece is not None and cell.piece.id not in dim for cell in cells)
        note = phrase("supply-fitting", count=fitting, note=note)
    if section.packed:  # pieces that fit somewhere come first
        cells = tuple(sorted(cells, key=lambda cell: bool(cell.pieces) and dim.issuperset(_ids(cell))))
    return Shelf(name, section, say(section.title), note, cells, loose, pale, dim)


def _ids(cell: Cell) -> set[PieceId]:
    return {piece.id for piece in cell.pieces}


def _cells(
    section: Section, here: Mapping[Place, tuple[Piece, ...]], labels: Mapping[Place, tuple[Message, ...]]
) -> Iterator[Cell]:
    if not section.cells:
        for place, pieces in here.items():
            for piece in pieces:
                if not isinstance(piece.face, Stack):
                    yield Cell((place,), (piece,), ())
        return
    for places in section.cells:
        lying = tuple(piece for place in places for piece in here.get(place, ()))
        if lying or not section.packed:
            words = next((labels[place] for place in places if place in labels), ())
            yield Cell(places, lying, tuple(map(say, words)))


def is_tile(piece: Piece) -> bool:
    return isinstance(piece.face, TileFace)
