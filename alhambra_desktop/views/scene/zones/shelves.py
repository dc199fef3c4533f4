from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from typing import Final, NamedTuple, TypeAlias

import attrs
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from ....model.rules.core.engine.state import Observation
from ....model.rules.core.frozen import frozen
from ....model.rules.core.places.places import Piece, PieceId, Place, Stack, TileFace
from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ... import art
from ...art.fonts import SEMIBOLD, line_height, sans, serif, text_width, wrapped_height
from ...art.marks import ICONS
from ...game.table_snapshot import TableSnapshot
from ...rule_sets.laying import Section
from .offers import PILL, longest

CELL_GAP: Final = 3.0

BETWEEN: Final = 9.0
LOOSE: Final = 3  # free space between two sections, as a multiple of the free space above a fold line
MOST_LOOSE: Final = 8.0  # maximum free space in units above a fold line


class SectionDemand(NamedTuple):
    """The space that a section needs, including the space ``above`` the section.

    ``below`` takes the width of a cell and returns the height of the texts below pieces. If a text does not
    fit, ``below`` returns None.
    """

    heading: float
    cells: int
    size: float
    least: float
    below: Callable[[float], float | None]
    above: float = BETWEEN


class Block(NamedTuple):
    """Layout of a section. If the last row is incomplete, its pieces are centred."""

    rect: QRectF
    heading: float
    columns: int
    size: float
    below: float
    cells: int

    def lowered(self, by: float) -> Block:
        return self._replace(rect=self.rect.translated(0, by))

    def cell(self, index: int) -> QRectF:
        pitch, height = self.rect.width() / self.columns, self.size + self.below
        row, column = divmod(index, self.columns)
        top = self.rect.top() + self.heading + row * (height + CELL_GAP)
        in_row = min(self.columns, self.cells - row * self.columns)
        left = self.rect.left() + (self.rect.width() - in_row * pitch) / 2
        return QRectF(left + column * pitch, top, pitch, height)

    def piece(self, index: int) -> QRectF:
        cell = self.cell(index)
        return QRectF(cell.center().x() - self.size / 2, cell.top(), self.size, self.size)

    def words(self, index: int) -> QRectF:
        cell = self.cell(index)
        return QRectF(cell.left(), cell.top() + self.size, cell.width(), self.below)


Parts: TypeAlias = "tuple[Block, Block | None]"  # a section, and the pieces behind its fold line


def stacked(demands: Sequence[SectionDemand], room: QRectF) -> tuple[list[Block], bool]:
    """Stack sections from the top of `room`, and return their layouts and whether they fit.

    As long as the sections do not fit, make pieces smaller. In each step, choose the tallest section whose
    pieces are still larger than their minimum size.
    """
    sizes = [demand.size for demand in demands]
    while True:
        heights = [_rows(demand, size, room.width()) for demand, size in zip(demands, sizes, strict=True)]
        heading = sum(demand.heading for demand in demands) + sum(demand.above for demand in demands[1:])
        fits = sum(heights) + heading <= room.height() + 0.01
        larger = [i for i, demand in enumerate(demands) if demand.cells and sizes[i] > demand.least]
        if fits or not larger:
            break
        highest = max(larger, key=heights.__getitem__)
        sizes[highest] = max(demands[highest].least, sizes[highest] - 1)
    blocks: list[Block] = []
    for one, size, height in zip(demands, sizes, heights, strict=True):
        columns, below = _columns(one, size, room.width())
        top = blocks[-1].rect.bottom() + one.above if blocks else room.top()
        rect = QRectF(room.left(), top, room.width(), one.heading + height)
        blocks.append(Block(rect, one.heading, columns, size, below, one.cells))
    return blocks, fits


def in_column(shelves: Sequence[Shelf], room: QRectF) -> tuple[list[Block], list[Block | None], bool]:
    """Stack sections. If they do not fit with full headings, use brief headings.

    The first list contains the layout of each section. The second list contains, for each section,
    the layout of the pieces behind its fold line, or None. The last value states whether all sections fit.
    """
    for brief in (False, True):
        demands = [demand for shelf in shelves for demand in shelf.demands(room.width(), brief)]
        blocks, fits = stacked(demands, room)
        if fits:
            break
    left = iter(blocks)
    pairs = [(next(left), next(left) if shelf.rest else None) for shelf in shelves]
    spread = _spread(pairs, room.bottom()) if fits else pairs
    return [block for block, _ in spread], [rest for _, rest in spread], fits


def _spread(sections: Sequence[Parts], bottom: float) -> list[Parts]:
    """Distribute the free space above `bottom`: around and between the sections, and above fold lines."""
    if not sections:
        return []
    block, rest = sections[-1]
    free = bottom - (rest or block).rect.bottom()
    shares = [(LOOSE if number else 1, int(rest is not None)) for number, (_, rest) in enumerate(sections)]
    unit = min(MOST_LOOSE, max(0.0, free) / (1 + sum(map(sum, shares))))
    found: list[Parts] = []
    lower = 0.0
    for (block, rest), (above, within) in zip(sections, shares, strict=True):
        top = lower + above * unit
        lower = top + within * unit
        found.append((block.lowered(top), rest.lowered(lower) if rest is not None else None))
    return found


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


WIDE: Final = 168.0
NARROW: Final = 92.0
PADDING: Final = 10.0
MARGIN: Final = 8.0


@frozen
class ShelfPlan:
    """Layout of all sections, and the minimum height of the supply (``least``).

    ``rests`` contains the layout of the pieces behind each fold line, or None for a section without one.
    """

    shelves: tuple[Shelf, ...]
    blocks: tuple[Block, ...]
    rests: tuple[Block | None, ...]
    fits: bool
    least: float

    def sections(self) -> Iterator[tuple[Shelf, Block, Block | None]]:
        yield from zip(self.shelves, self.blocks, self.rests, strict=True)

    def cells(self) -> Iterator[tuple[Shelf, Block, int, Cell]]:
        for shelf, block, rest in self.sections():
            for index, cell in enumerate(shelf.front):
                yield shelf, block, index, cell
            for index, cell in enumerate(shelf.rest if rest is not None and shelf.unfolded else ()):
                assert rest is not None
                yield shelf, rest, index, cell

    def folded_cells(self) -> Iterator[tuple[Shelf, QRectF, Cell]]:
        """Yield each cell behind a closed fold line, with the rectangle of this line."""
        for shelf, _, rest in self.sections():
            for cell in shelf.rest if rest is not None and not shelf.unfolded else ():
                assert rest is not None
                yield shelf, rest.rect, cell


NOTHING_LAID: Final = ShelfPlan((), (), (), True, 0.0)


def wide(shelves: Sequence[Shelf]) -> float:
    return 0.0 if not shelves else NARROW if len(shelves) == 1 else WIDE


def least_height(shelves: Sequence[Shelf]) -> float:
    room = QRectF(0, 0, wide(shelves) - 2 * PADDING, 0)
    blocks, rests, _ = in_column(shelves, room)
    return (rests[-1] or blocks[-1]).rect.bottom() + 2 * MARGIN if blocks else 0.0


UNKNOWN: Final = ""
# contains the pieces whose places belong to no section of a rule set
OTHER: Final = Section(Message("supply-other"), ICONS["star"], size=60.0, least=30.0)
DIM: Final = 0.6
ROOM: Final = 4.0
ICON, LITTLE_ICON = 32.0, 20.0
AFTER_ICON: Final = 7.0
APART: Final = 8.0
BELOW_HEADING: Final = 6.0
LEAST_WITH_ICON: Final = 120.0

CHEVRON: Final = 13.0
ACTION: Final = "action"  # tone of the pill with the action of a section
FOLD: Final = 4.0
REST: Final = 47.0
REST_ABOVE: Final = 5.0


@frozen
class Cell:
    places: tuple[Place, ...]
    pieces: tuple[Piece, ...]
    words: tuple[str, ...]

    @property
    def piece(self) -> Piece | None:
        return next((piece for piece in self.pieces if not isinstance(piece.face, Stack)), None)

    @property
    def count(self) -> int:
        faces = (piece.face for piece in self.pieces)
        return sum(face.count if isinstance(face, Stack) else 1 for face in faces)


class Line(NamedTuple):
    """A text in a heading. If ``beside`` is true, the text is to the right of the title."""

    text: str
    font: QFont
    tone: str
    beside: bool = False


class Heading(NamedTuple):
    """Layout of a heading. ``pill`` is the height of the pill with the section's action, or 0."""

    icon: float
    left: float
    lines: tuple[Line, ...]
    pill: float
    height: float


@frozen
class Shelf:
    """A section with its pieces.

    ``loose`` pieces have no cell and no picture. ``dim`` pieces fit nowhere in the viewer's city. The first
    ``shown`` cells are always visible. The other cells are behind a fold line, which the player can open.
    """

    name: str
    section: Section
    title: str
    notes: tuple[str, ...]
    cells: tuple[Cell, ...]
    loose: tuple[Piece, ...]
    pale: bool
    dim: frozenset[PieceId] = frozenset()
    shown: int = 0
    unfolded: bool = False

    @property
    def action(self) -> str:
        return say(self.section.action) if self.section.action is not None and self.shown else ""

    @property
    def front(self) -> tuple[Cell, ...]:
        return self.cells[: self.shown]

    @property
    def rest(self) -> tuple[Cell, ...]:
        return self.cells[self.shown :]

    @property
    def rest_message(self) -> Message:
        count = sum(cell.count for cell in self.rest)
        return Message("supply-spent", count=count) if self.pale else Message("supply-nowhere", count=count)

    @property
    def rest_text(self) -> str:
        return say(self.rest_message)

    @property
    def count(self) -> int:
        return sum(cell.piece is not None for cell in self.cells)

    @property
    def form(self) -> tuple[object, ...]:
        """Everything that the size of the section depends on, apart from the language."""
        words = tuple(cell.words for cell in self.cells)
        return self.section, self.title, self.notes, words, self.shown, self.unfolded, self.rest_text

    def places(self, seen: Observation, piece: Piece) -> Collection[Place]:
        return self.section.fits(seen, piece.face) if self.section.fits is not None else ()

    def heading(self, width: float, brief: bool) -> Heading:
        """Lay out the heading. If `brief` is true, omit the text of the section's action.

        A brief heading is one line, if possible. A section without visible pieces always has a brief heading.
        """
        brief = brief or not self.shown
        icon = (LITTLE_ICON if brief else ICON) if width >= LEAST_WITH_ICON else 0.0
        left = icon + AFTER_ICON if icon else 0.0
        room = width - left
        free = room - text_width(self.title, title_font()) - APART if brief else room
        notes = self.notes if not self.shown else self.notes[:1]
        note = next((note for note in notes if fits(note, free)), notes[0])
        lines = [Line(self.title, title_font(), "text")]
        if note:
            lines.append(Line(note, note_font(), "text_2", brief and fits(note, free)))
        pill = self._action_pill(width) if self.action and not brief else 0.0
        height = sum(wrapped_height(line.text, line.font, room) for line in lines if not line.beside)
        below = ROOM if brief else BELOW_HEADING
        return Heading(
            icon,
            left,
            tuple(lines),
            pill,
            max(height, icon) + below + (pill + BELOW_HEADING if pill else 0.0),
        )

    def _action_pill(self, width: float) -> float:
        return PILL if art.fit_pill(width, PILL, ACTION, (self.action,)).whole else art.TWO_LINES

    def demands(self, width: float, brief: bool) -> Iterator[SectionDemand]:
        size, least = self.section.size, self.section.least
        heading = self.heading(width, brief).height
        yield SectionDemand(heading, self.shown, size, least, self._below(self.front))
        if self.rest:
            line = self.fold_line(QRectF(0, 0, width, 0)).height() + (ROOM if self.unfolded else 0.0)
            cells = self.rest if self.unfolded else ()
            size = max(least, min(size, REST))
            yield SectionDemand(
                line, len(cells), size, least, self._below(cells), REST_ABOVE if self.shown else 0.0
            )

    def fold_line(self, block: QRectF) -> QRectF:
        height = wrapped_height(self.rest_text, note_font(), block.width() - CHEVRON - 2 * FOLD)
        return QRectF(block.left(), block.top(), block.width(), height + 2 * FOLD)

    def _below(self, cells: Sequence[Cell]) -> Callable[[float], float | None]:
        # cached, because `_columns` calls the returned function repeatedly with the same widths
        return cache(partial(self._height_below, cells) if cells else _nothing)

    def _height_below(self, cells: Sequence[Cell], pitch: float) -> float | None:
        if self.section.priced:
            one, two = (_pills_fit(pitch - 2, height) for height in (PILL, art.TWO_LINES))
            return ROOM + PILL if one else ROOM + art.TWO_LINES if two else None
        labels = [cell.words for cell in cells if cell.words]
        if not all(fits(words[-1], pitch - 1) for words in labels):
            return None
        return line_height(note_font()) if labels else 0.0


def _nothing(width: float) -> float:
    return 0.0


def _pills_fit(width: float, height: float) -> bool:
    texts = [(offer.tone, offer.texts()[-1:]) for offer in longest()]
    texts.append(("plain", (phrase("supply-no-price"),)))
    return all(art.fit_pill(width, height, *text).whole for text in texts)


def title_font() -> QFont:
    return serif(14, SEMIBOLD)


def note_font() -> QFont:
    return sans(12)


def fits(words: str, width: float) -> bool:
    return QFontMetricsF(note_font()).horizontalAdvance(words) <= width


def shelves(
    sections: Mapping[str, Section],
    lying: Iterable[tuple[str, Place, tuple[Piece, ...]]],
    snapshot: TableSnapshot,
    unfolded: Collection[str],
) -> list[Shelf]:
    here: dict[str, dict[Place, tuple[Piece, ...]]] = {}
    for name, place, pieces in lying:
        here.setdefault(name, {})[place] = pieces
    known = {**sections, UNKNOWN: OTHER} if UNKNOWN in here else sections
    found = [
        _shelf(name, section, here.get(name, {}), snapshot, name in unfolded)
        for name, section in known.items()
    ]
    return sorted(found, key=lambda shelf: not shelf.shown)


def _shelf(
    name: str,
    section: Section,
    here: Mapping[Place, tuple[Piece, ...]],
    snapshot: TableSnapshot,
    unfolded: bool,
) -> Shelf:
    seen = snapshot.ahead
    labels = section.cell_texts(seen) if section.cell_texts is not None else {}
    cells = tuple(_cells(section, here, labels))
    in_cells = {piece.id for cell in cells for piece in cell.pieces}
    loose = tuple(piece for pieces in here.values() for piece in pieces if piece.id not in in_cells)
    pale = section.spent is not None and section.spent(seen)
    fits = section.fits
    pieces = (piece for cell in cells for piece in cell.pieces) if fits is not None else ()
    dim = frozenset(piece.id for piece in pieces if fits is not None and not fits(seen, piece.face))
    front = tuple(
        cell
        for cell in cells
        if _is_liftable(cell, snapshot) or not (pale or (cell.pieces and dim.issuperset(_ids(cell))))
    )
    rest = tuple(cell if pale else attrs.evolve(cell, words=()) for cell in cells if cell not in front)
    notes = tuple(map(say, section.notes(seen)))
    known: tuple[str, ...] = ()
    if section.priced:
        known = (phrase("supply-for-sale", count=len(cells)),)
    elif fits is not None and cells:
        known = tuple(map(say, section.fitting_notes(len(front))))
    if cells:
        notes = tuple(dict.fromkeys((" · ".join((*known[:1], *notes[:1])), *known, *notes)))
    else:
        notes = (*known[:1], phrase("supply-empty"))
    return Shelf(
        name, section, say(section.title), notes, (*front, *rest), loose, pale, dim, len(front), unfolded
    )


def _ids(cell: Cell) -> set[PieceId]:
    return {piece.id for piece in cell.pieces}


def _is_liftable(cell: Cell, snapshot: TableSnapshot) -> bool:
    return any((piece.place, piece.face) in snapshot.liftable for piece in cell.pieces)


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
