"""Shelves: contents and texts of the supply's sections."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from typing import Final

import attrs
from PySide6.QtGui import QFont, QFontMetricsF

from ....model.rules.core.engine.state import Observation
from ....model.rules.core.places.places import Piece, PieceId, Place, Stack, TileFace
from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ... import art
from ...art.fonts import SEMIBOLD, line_height, sans, serif, wrapped_height
from ...art.marks import ICONS
from ...rule_sets.laying import Section
from .column import Wanted
from .offers import PILL, longest

UNKNOWN: Final = ""
OTHER: Final = Section(Message("supply-other"), ICONS["star"], size=60.0, least=30.0)
"""The section of everything without another zone or section."""

DIM: Final = 0.45
"""Opacity of pieces that fit nowhere in the viewer's city."""

ROOM: Final = 4.0

APART: Final = 8.0


@attrs.frozen
class Cell:
    """A cell: its places, contents, and texts below, best first."""

    places: tuple[Place, ...]
    pieces: tuple[Piece, ...]
    words: tuple[str, ...]

    @property
    def shown(self) -> Piece | None:
        return next((piece for piece in self.pieces if not isinstance(piece.face, Stack)), None)


@attrs.frozen
class Shelf:
    """A section with its contents; ``loose`` pieces have no cell and are only mentioned.

    ``dim`` pieces fit nowhere in the viewer's city.
    """

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
        return sum(cell.shown is not None for cell in self.cells)

    @property
    def form(self) -> tuple[object, ...]:
        """Everything its size depends on, in one language."""
        return self.section, self.title, self.note, tuple(cell.words for cell in self.cells)

    def places(self, seen: Observation, piece: Piece) -> Collection[Place]:
        """Return the places of the viewer's city where a piece could lie."""
        return self.section.fits(seen, piece.face) if self.section.fits is not None else ()

    def heading(self, width: float) -> float:
        high = wrapped_height(self.title, title_font(), width)
        return high + ROOM + (0.0 if self.is_beside(width) else self.note_height(width))

    def note_height(self, width: float) -> float:
        return wrapped_height(self.note, note_font(), width) if self.note else 0.0

    def is_beside(self, width: float) -> bool:
        wide = QFontMetricsF(title_font()).horizontalAdvance(self.title)
        return wide + APART + QFontMetricsF(note_font()).horizontalAdvance(self.note) <= width

    def wanted(self, width: float) -> Wanted:
        below = cache(self._below if self.cells else _empty)  # columns are tried again and again
        return Wanted(self.heading(width), len(self.cells), self.section.size, self.section.least, below)

    def _below(self, pitch: float) -> float | None:
        if self.section.priced:
            one, two = (_pills_fit(pitch - 2, height) for height in (PILL, art.TWO_LINES))
            return ROOM + PILL if one else ROOM + art.TWO_LINES if two else None
        said = [cell.words for cell in self.cells if cell.words]
        if not all(fits(words[-1], pitch - 1) for words in said):
            return None
        return line_height(note_font()) if said else 0.0


def _empty(width: float) -> float:
    return wrapped_height(phrase("supply-empty"), note_font(), width)


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
    told = section.told(seen) if section.told is not None else {}
    cells = tuple(_cells(section, here, told))
    in_cells = {piece.id for cell in cells for piece in cell.pieces}
    loose = tuple(piece for pieces in here.values() for piece in pieces if piece.id not in in_cells)
    note = say(section.note(seen)) if section.note is not None else ""
    pale = section.spent is not None and section.spent(seen)
    fits = section.fits
    pieces = (piece for cell in cells for piece in cell.pieces) if fits is not None else ()
    dim = frozenset(piece.id for piece in pieces if fits is not None and not fits(seen, piece.face))
    return Shelf(name, section, say(section.title), note, cells, loose, pale, dim)


def _cells(
    section: Section, here: Mapping[Place, tuple[Piece, ...]], told: Mapping[Place, tuple[Message, ...]]
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
            words = next((told[place] for place in places if place in told), ())
            yield Cell(places, lying, tuple(map(say, words)))


def is_tile(piece: Piece) -> bool:
    return isinstance(piece.face, TileFace)
