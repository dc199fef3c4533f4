"""The strip below the market: what rule sets lay out for everybody, in sections."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from ....model.core.table import Arrangement, Piece, PieceId, Place, Stack, Supply, TileFace, seat_of
from ....words import say
from ...art.fonts import REGULAR, SEMIBOLD, first_fitting, sans
from ...laying import Section
from ...selection import Selection
from ..panel import LEAST
from ..shown import Shown
from ..slots import Dress, Rim, Slot
from ..zone import Zone
from .offers import PILL, money_facts, paint_offer, paint_room

HEIGHT: Final = 92.0
PRICED: Final = 64.0
"""The size of what is for sale in the strip."""

BESIDE: Final = 54.0
"""How much wider than that its room is at most."""

UNKNOWN: Final = ""
OTHER: Final = Section((), lay=None)
"""The section of whatever lies on the table and belongs into no other zone or section."""


class SupplyZone(Zone):
    """A section a module: goods with their prices, or pieces where the view file of the module lays them."""

    @property
    def in_use(self) -> bool:
        """True where there is something to lay here."""
        return bool(self.sections)

    def section_of(self, place: Place) -> str:
        """The section to which a place belongs."""
        known = self.faces.view.sections
        if isinstance(place, Supply) and place.module in known:
            return place.module
        return next((name for name, one in known.items() if isinstance(place, one.kinds)), UNKNOWN)

    def holds(self, place: Place) -> bool:
        """What rule sets lay out."""
        if isinstance(place, Supply):
            return True
        elsewhere = type(place).__module__ == Place.__module__ or type(place) in self.faces.view.notes
        here = seat_of(place) is None and not elsewhere
        return here and place not in self.faces.view.rival_places.values()

    def facts(self, shown: Shown, selection: Selection) -> tuple[object, ...]:
        """What is said of what lies here, what it costs, and what is lifted or pointed at."""
        here = tuple(piece for _, pieces in self.lying(shown.table) for piece in pieces)
        chosen = tuple(piece.id for piece in here if self.is_chosen(piece.id))
        held = tuple(piece.id for piece in here if self.is_held(piece.id))
        sections = self.sections
        priced = any(section.priced for section in self._known.values())
        goods = (tuple(shown.book.goods(shown.seen)), money_facts(shown, selection)) if priced else ()
        told = tuple(shown.seen.slices.get(name) for name in sections)
        return shown.book, shown.viewer, told, here, goods, chosen, held

    # -- where things are

    @property
    def _known(self) -> Mapping[str, Section]:
        """The sections, with that for what nobody knows, if there is anything."""
        known = self.faces.view.sections
        strange = self.shown is not None and any(
            self.section_of(place) == UNKNOWN for place, _ in self.lying(self.shown.table)
        )
        return {**known, UNKNOWN: OTHER} if strange else known

    @property
    def sections(self) -> Mapping[str, QRectF]:
        """The room of each section: those with a width from the right, the others share what they leave."""
        known, found = self._known, {}
        left, right, height = 8.0, self.inner.width() - 8.0, self.inner.height()
        for name, section in known.items():
            if section.width is not None:
                found[name] = QRectF(right - section.width, 0, section.width, height)
                right -= section.width + 8
        wide = [name for name, section in known.items() if section.width is None]
        for i, name in enumerate(wide):
            share = (right - left) / len(wide)
            found[name] = QRectF(left + i * share, 0, share, height)
        return found

    def place_rect(self, place: Place) -> QRectF | None:
        """A section, or the place of a single piece in it."""
        if not self.holds(place):
            return None
        sections, name = self.sections, self.section_of(place)
        section = self._known.get(name, OTHER)
        if section.lay is None:
            return sections.get(name, self.inner)
        rect = section.lay(place, self._room(section, sections[name], sections), len(sections) == 1)
        return QRectF(
            rect.left(), rect.top(), self.faces.snapped(rect.width()), self.faces.snapped(rect.height())
        )

    def _room(self, section: Section, room: QRectF, sections: Mapping[str, QRectF]) -> QRectF:
        """Where a section lays and tells: in its room, or in the whole strip where it spreads alone."""
        return self.inner if len(sections) == 1 and section.spreads else room

    def slots(self, table: Arrangement) -> Iterator[Slot]:
        """Each piece in its section; a stack has only a position, for its count is told in words."""
        loose: dict[str, list[Piece]] = {}
        for place, pieces in self.lying(table):
            name = self.section_of(place)
            if self._known.get(name, OTHER).lay is None:
                loose.setdefault(name, []).extend(pieces)
                continue
            rect = self.place_rect(place)
            for piece in pieces if rect is not None else ():
                stack = isinstance(piece.face, Stack)
                yield Slot(piece, rect or self.inner, shown=not stack, live=not stack)
        sections = self.sections
        for name, several in loose.items():
            yield from self._side_by_side(sections.get(name, self.inner), several)

    def _side_by_side(self, room: QRectF, pieces: list[Piece]) -> Iterator[Slot]:
        """With room for pills below."""
        step = min(PRICED + BESIDE, room.width() / len(pieces))
        size = self.faces.snapped(max(8.0, min(PRICED, self.inner.height() - 10 - PILL - 3, step - 4)))
        for i, piece in enumerate(pieces):
            reach = QRectF(room.left() + i * step, 5, step - 4, self.inner.height() - 10)
            rect = QRectF(reach.center().x() - size / 2, reach.top() + 1, size, size)
            stack = isinstance(piece.face, Stack)
            yield Slot(piece, rect, reach=reach, shown=not stack, live=not stack)

    def dresses(self, table: Arrangement) -> Mapping[PieceId, Dress]:
        """A rim around what is lifted, or may be."""
        return {
            slot.id: Dress(rim=Rim(1.5, 3 if isinstance(slot.face, TileFace) else slot.rect.width() / 2))
            for slot in self.slots(table)
            if not self._is_priced(slot) and self.is_chosen(slot.id) and not self.is_held(slot.id)
        }

    def _is_priced(self, slot: Slot) -> bool:
        return self._known.get(self.section_of(slot.place), OTHER).priced

    # -- painting

    def paint_inside(self, painter: QPainter, shown: Shown) -> None:
        """Section by section."""
        self.paint_imprints(painter, shown.table)
        goods = [slot for slot in self.slots(shown.table) if self._is_priced(slot)]
        for slot in goods:
            if isinstance(slot.face, TileFace):
                if self.is_chosen(slot.id) and self.mine:
                    paint_room(painter, self.faces, slot.area)
                good = shown.book.good(shown.seen, slot.face.tile)
                paint_offer(painter, self.faces, shown, self.selection, slot.area, good)
        sections = self.sections
        if not goods:
            self._paint_captions(painter, sections)
        for name, room in sections.items():
            section = self._known[name]
            alone = len(sections) == 1
            self._paint_words(painter, shown, section, self._room(section, room, sections), alone)

    def _paint_captions(self, painter: QPainter, sections: Mapping[str, QRectF]) -> None:
        """Where there is room: what is to be had here, and how."""
        known = self._known
        room = QRectF(self.inner)
        room.setLeft(16)
        if len(sections) == 1 and any(known[name].spreads for name in sections):
            room.setTop(58)
        else:
            others = [where.left() for name, where in sections.items() if known[name].width is not None]
            room.setRight(min([room.right(), *others]) - 8)
        here = sorted((name for name in sections if known[name].captions), key=lambda n: sections[n].left())
        captions = [tuple(map(say, known[name].captions)) for name in here]
        lines = [first_fitting(texts, sans(13), room.width(), LEAST) for texts in captions]
        for i, words in enumerate(lines):
            top = room.center().y() + (i - len(lines) / 2) * 22
            line = QRectF(room.left(), top, room.width(), 22)
            self.write(painter, line, words, sans(13), self.faces.theme.text_2)

    def _paint_words(
        self, painter: QPainter, shown: Shown, section: Section, room: QRectF, alone: bool
    ) -> None:
        align = Qt.AlignmentFlag
        for label in section.tell(shown.seen, room, alone) if section.tell is not None else ():
            font = sans(12, SEMIBOLD if label.bold else REGULAR)
            side = align.AlignRight if label.to_right else align.AlignHCenter
            self.write(painter, label.rect, label.words, font, self.faces.theme.text_2, side)
