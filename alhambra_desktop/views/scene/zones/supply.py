from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, TypeAlias

import attrs
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from ....model.rules.core.places.places import (
    Arrangement,
    CitySquare,
    Piece,
    PieceId,
    Place,
    Stack,
    Supply,
    seat_of,
)
from ....model.rules.core.words.message import Message, in_a_row
from ....words import phrase
from ... import art
from ...art.brushes import colour, down, shape
from ...art.fonts import line_height
from ...art.geometry import polygon, round_box, rounded
from ...commands.touch import TOUCH
from ...game.selection import Selection
from ...game.table_snapshot import TableSnapshot
from ...game.target import REST, SECTION, Control, Target
from ...storage.contained import contained
from ..items.slots import HOVER, PieceStyle, Rim, Slot
from ..items.zone import Zone
from ..pixmaps.faces import Faces
from .offers import EDGE, FLAT, Offer, Offers, offers_key
from .shelves import (
    ACTION,
    BELOW_HEADING,
    CHEVRON,
    DIM,
    FOLD,
    MARGIN,
    NOTHING_LAID,
    PADDING,
    ROOM,
    UNKNOWN,
    Block,
    Cell,
    Heading,
    Shelf,
    ShelfPlan,
    fits,
    in_column,
    is_tile,
    least_height,
    note_font,
    shelves,
    wide,
)
from .supply_spine import Entry, Spine, paint_spine, spine_of

WELL, TINT = 4.0, 0.1


# the key for which a layout was computed, and this layout without its ``shelves``
Measures: TypeAlias = "tuple[tuple[object, ...], ShelfPlan]"

WIDER: Final = 84.0
WIDEST: Final = 576.0
PALE: Final = 0.62
LIFT: Final = 0.1
HANDLE: Final = QRectF(-7, -26, 13, 52)


@contained
class SupplyZone(Zone):
    """The supply, with a section for each rule set.

    The supply is a column. If the player has ``pushed`` the supply in, it is folded to a narrow spine. If
    ``crowded`` is true, there is room only for the spine, and the supply unfolds as a drawer over the
    viewer's city. While a lifted piece can be placed in the city, this drawer is folded. The pieces of the
    ``enlarged`` section lie in a `SectionDrawer`.
    """

    pushed = open = crowded = False

    def __init__(self, faces: Faces) -> None:
        super().__init__(faces)
        self._offers = Offers()
        self._home = QRectF()
        self._planned: tuple[tuple[object, ...], ShelfPlan] | None = None
        self._measured: Measures | None = None
        self._unfolded: frozenset[str] = frozenset()
        self._seen: frozenset[PieceId] | None = None
        self._laid: tuple[tuple[PieceId, QRectF], ...] = ()
        self.enlarged: str | None = None

    @property
    def wide(self) -> float:
        return wide(self.shelves)

    @property
    def least_height(self) -> float:
        return self.plan(self.snapshot.table).least if self.snapshot is not None else 0.0

    @property
    def folded(self) -> bool:
        return not (self.open and not self._in_the_way) if self.crowded else self.pushed

    @property
    def floating(self) -> bool:  # type: ignore[override]  # floats only as a drawer
        return self.crowded and not self.folded

    @property
    def _in_the_way(self) -> bool:
        return any(isinstance(place, CitySquare) for place in self.selection.drops) or any(
            type(place) in self.faces.view.perches for place in self.selection.drops
        )

    def toggle(self) -> None:
        if self.crowded:
            self.open = not self.open
        else:
            self.pushed = not self.pushed

    def fold_rest(self, section: str | None) -> None:
        if (shelf := self.shelf(section)) is not None:
            self._unfolded ^= {shelf.name}
            self._planned = None

    def settle(self, area: QRectF | None, crowded: bool) -> None:
        """Move the supply to `area`, the rectangle for the column or the spine.

        If `area` is None, hide the supply.
        """
        self.setVisible(area is not None)
        if area is not None:
            self._home, self.crowded = area, crowded
            self._take_shape()

    def sync(self, snapshot: TableSnapshot | None, selection: Selection) -> None:
        if snapshot is not None and (self.snapshot is None or self.snapshot.book is not snapshot.book):
            self.open, self._seen, self._unfolded = False, None, frozenset()
        super().sync(snapshot, selection)
        self._take_shape()
        here = self._ids()
        if self._seen is None or not self.folded:
            self._seen = here

    def _take_shape(self) -> None:
        rect = QRectF(self._home)
        if self.floating:
            rect.setLeft(rect.right() - self._drawer_width(rect.height()))
        if rect.size() != self.inner.size() or rect.topLeft() != self.pos():
            self.set_rect(rect)

    def _drawer_width(self, height: float) -> float:
        width = self.wide
        while width < WIDEST:
            room = QRectF(0, 0, width - 2 * PADDING, height - 2 * MARGIN)
            if in_column(self.shelves, room)[2]:
                break
            width += WIDER
        return width

    def boundingRect(self) -> QRectF:
        return super().boundingRect().united(self.handle_rect.adjusted(-2, -2, 2, 2))

    @property
    def outline(self) -> QRectF:
        return self.inner.united(self.handle_rect)

    @property
    def handle_rect(self) -> QRectF:
        return HANDLE.translated(0, self.inner.center().y())

    def section_of(self, place: Place) -> str:
        known = self.faces.view.sections
        if isinstance(place, Supply) and place.module in known:
            return place.module
        return next((name for name, section in known.items() if isinstance(place, section.kinds)), UNKNOWN)

    def drawer_of(self, place: Place) -> str | None:
        name = self.section_of(place) if self.holds(place) else UNKNOWN
        known = self.faces.view.sections.get(name)
        return name if known is not None and known.drawer is not None else None

    def holds(self, place: Place) -> bool:
        if isinstance(place, Supply):
            return True
        elsewhere = type(place).__module__ == Place.__module__ or type(place) in self.faces.view.notes
        here = seat_of(place) is None and not elsewhere
        return here and place not in self.faces.view.rival_places.values()

    def _shelves(self, table: Arrangement, snapshot: TableSnapshot) -> list[Shelf]:
        lying = [(self.section_of(place), place, pieces) for place, pieces in self.lying(table)]
        return shelves(self.faces.view.sections, lying, snapshot, self._unfolded)

    @property
    def shelves(self) -> tuple[Shelf, ...]:
        return self.plan(self.snapshot.table).shelves if self.snapshot is not None else ()

    def shelf(self, name: str | None) -> Shelf | None:
        return next((shelf for shelf in self.shelves if shelf.name == name), None)

    def _ids(self) -> frozenset[PieceId]:
        return frozenset(piece.id for shelf in self.shelves for cell in shelf.cells for piece in cell.pieces)

    def fresh(self, shelf: Shelf) -> bool:
        """Return whether a section has received a piece since the player last saw the unfolded supply."""
        seen = self._seen
        return seen is not None and any(
            cell.piece is not None and cell.piece.id not in seen for cell in shelf.cells
        )

    def obtainable(self, shelf: Shelf) -> int:
        """Return how many pieces the viewer can get. If they have prices, count only affordable pieces."""
        pieces = [cell.piece for cell in shelf.front if cell.piece is not None]
        if not shelf.section.priced:
            return len(pieces)
        offers = map(self.offer, pieces)
        return sum(offer is not None and offer.payable for offer in offers)

    def _pictured(self, shelf: Shelf) -> tuple[Piece, ...]:
        pieces = (cell.piece for cell in shelf.front)
        return tuple(piece for piece in pieces if piece is not None and not isinstance(piece.face, Stack))

    def plan(self, table: Arrangement) -> ShelfPlan:
        snapshot = self.snapshot
        if snapshot is None:
            return NOTHING_LAID
        size = (self.inner.width(), self.inner.height())
        key = (self.lying(table), snapshot.ahead, snapshot.book, snapshot.liftable, size, self.folded)
        if self._planned is not None and self._planned[0] == key:
            plan = self._planned[1]
        else:
            plan = self._stacked(tuple(self._shelves(table, snapshot)))
        # Store the new key even if it equals the old one: identical objects are compared faster.
        self._planned = key, plan
        return plan

    @property
    def seen_plan(self) -> ShelfPlan:
        """The layout of the supply on the screen, where pieces may lie differently than in the snapshot."""
        return self.plan(self.table) if self.table is not None else NOTHING_LAID

    def laid(self, slots: list[Slot]) -> None:
        super().laid(slots)
        laid = tuple((slot.id, slot.rect) for slot in slots)
        if laid != self._laid:
            self._laid = laid
            self.update()

    def _stacked(self, shelves: tuple[Shelf, ...]) -> ShelfPlan:
        size = self.inner.width(), self.inner.height()
        form = tuple(shelf.form for shelf in shelves), size
        if self._measured is None or self._measured[0] != form:
            room = self.inner.adjusted(PADDING, MARGIN, -PADDING, -MARGIN)
            blocks, rests, fits = in_column(shelves, room)
            self._measured = form, ShelfPlan((), tuple(blocks), tuple(rests), fits, least_height(shelves))
        return attrs.evolve(self._measured[1], shelves=shelves)

    def repaint_all(self) -> None:
        self._planned = self._measured = None
        super().repaint_all()

    def selection_key(self, selection: Selection) -> object:
        return offers_key(selection, self.own_target)

    def facts(self, snapshot: TableSnapshot, selection: Selection) -> tuple[object, ...]:
        found = self.shelves
        here = tuple(piece for _, pieces in self.lying(snapshot.table) for piece in pieces)
        chosen = tuple(piece.id for piece in here if self.is_chosen(piece.id))
        held = tuple(piece.id for piece in here if self.is_held(piece.id))
        priced = (cell.piece for shelf in found if shelf.section.priced for cell in shelf.cells)
        goods = tuple(self._pill(piece) for piece in priced if piece is not None)
        signs = tuple((self.fresh(shelf), self.obtainable(shelf)) for shelf in found) if self.folded else ()
        pointed = selection.pointed
        lit = pointed if isinstance(pointed, Control) and pointed.command in ("supply", REST) else None
        return (
            snapshot.book,
            snapshot.viewer,
            found,
            here,
            goods,
            chosen,
            held,
            (self.folded, lit),
            signs,
            self._pictures(),
        )

    def _pictures(self) -> tuple[tuple[PieceId, float], ...]:
        shelf = self.shelf(self.enlarged)
        pieces = (cell.piece for cell in shelf.cells) if shelf is not None else ()
        return tuple((piece.id, self._opacity(shelf, piece)) for piece in pieces if shelf and piece)

    def slots_key(self) -> tuple[object, ...]:
        return self.folded, self.enlarged, self.selection.held and self.selection.lifted, self.shelves

    @property
    def spine(self) -> Spine:
        return self._spine_of(self.seen_plan)

    def _spine_of(self, plan: ShelfPlan) -> Spine:
        sections = [
            Entry(shelf, self.obtainable(shelf), self.fresh(shelf), self._pictured(shelf))
            for shelf in plan.shelves
        ]
        return spine_of(sections, self.inner)

    def _heading_rect(self, block: Block) -> QRectF:
        return QRectF(block.rect.left(), block.rect.top(), block.rect.width(), block.heading)

    def place_rect(self, place: Place) -> QRectF | None:
        if not self.holds(place) or self.snapshot is None:
            return None
        plan, name = self.seen_plan, self.section_of(place)
        if self.folded:
            rooms = zip(plan.shelves, self._spine_of(plan).rooms, strict=True)
            return next((room for shelf, room in rooms if shelf.name == name), self.inner)
        for _, block, index, cell in plan.cells():
            if place in cell.places:
                return self._snapped(block.piece(index))
        for _, line, cell in plan.folded_cells():
            if place in cell.places:
                return line
        blocks = zip(plan.shelves, plan.blocks, strict=True)
        return next((self._heading_rect(block) for shelf, block in blocks if shelf.name == name), self.inner)

    def _snapped(self, rect: QRectF) -> QRectF:
        size = self.faces.snapped(rect.width())
        return QRectF(rect.left(), rect.top(), size, size)

    def slots(self, table: Arrangement) -> Iterator[Slot]:
        """Yield a slot for each piece outside the ``enlarged`` section.

        In a folded supply or behind a closed fold line, a piece is visible only while the pointer carries it.
        """
        plan = self.plan(table)
        if self.folded:
            for shelf, room in zip(plan.shelves, self._spine_of(plan).rooms, strict=True):
                pieces = [*(piece for cell in shelf.cells for piece in cell.pieces), *shelf.loose]
                for piece in pieces if shelf.name != self.enlarged else ():
                    yield Slot(piece, _square_in(room), visible=self.is_held(piece.id), live=False)
            return
        for shelf, block, index, cell in plan.cells():
            rect = self._snapped(block.piece(index))
            reach = block.cell(index) if shelf.section.priced else None
            for piece in cell.pieces if shelf.name != self.enlarged else ():
                seen = not isinstance(piece.face, Stack) or type(piece.face) in self.faces.view.faces
                yield Slot(piece, rect, visible=seen, live=seen, reach=reach)
        for shelf, line, cell in plan.folded_cells():
            for piece in cell.pieces if shelf.name != self.enlarged else ():
                yield Slot(piece, _square_in(line), visible=self.is_held(piece.id), live=False)
        for shelf, block in zip(plan.shelves, plan.blocks, strict=True):
            heading = _square_in(self._heading_rect(block))
            yield from (Slot(piece, heading, visible=False, live=False) for piece in shelf.loose)

    def offer(self, piece: Piece) -> Offer | None:
        return self._offers.of(self.snapshot, self.selection, piece) if self.snapshot is not None else None

    def piece_styles(self, table: Arrangement) -> Mapping[PieceId, PieceStyle]:
        found = {}
        for shelf, _, _, cell in self.plan(table).cells():
            for piece in cell.pieces if shelf.name != self.enlarged else ():
                style = self._style_of(shelf, piece)
                if style != PieceStyle():
                    found[piece.id] = style
        return found

    def _style_of(self, shelf: Shelf, piece: Piece) -> PieceStyle:
        chosen = self.is_chosen(piece.id) and not self.is_held(piece.id)
        if not shelf.section.priced:
            corner = 3.0 if is_tile(piece) else 60.0
            rim = Rim(1.5, corner) if chosen else None
            return PieceStyle(HOVER if chosen else 0.0, rim, self._opacity(shelf, piece))
        offer = self.offer(piece)
        if piece.id in self.selection.lifted:
            return PieceStyle(rim=EDGE if chosen else None)
        if offer is None or not offer.payable:
            return PieceStyle(opacity=FLAT)
        return PieceStyle(HOVER if chosen else 0.0, EDGE if offer.exact or chosen else None)

    def _opacity(self, shelf: Shelf, piece: Piece) -> float:
        if piece.id in shelf.dim:
            return DIM
        return PALE if shelf.pale else 1.0

    def controls(self) -> Iterable[tuple[Control, QRectF]]:
        for shelf, head, _ in self._with_drawers():
            yield Control(SECTION, None, shelf.name), head
        for shelf, _, rest in self.seen_plan.sections() if not self.folded else ():
            if rest is not None:
                yield Control(REST, None, shelf.name), shelf.fold_line(rest.rect)
        if self.folded or not TOUCH.on:  # in touch mode, the menu replaces the small handle
            yield Control("supply"), self.outline if self.folded else self.handle_rect

    def _with_drawers(self) -> Iterator[tuple[Shelf, QRectF, QRectF]]:
        plan = self.seen_plan
        whole = self._spine_of(plan).rooms if self.folded else [block.rect for block in plan.blocks]
        heads = whole if self.folded else [self._heading_rect(block) for block in plan.blocks]
        for shelf, head, rect in zip(plan.shelves, heads, whole, strict=True):
            # in touch mode, a tap on this control could hit the handle or the fold line instead
            if TOUCH.on and (self.folded or not shelf.shown):
                continue
            if shelf.section.drawer is not None and shelf.count:
                yield shelf, head, rect

    def background_targets(self) -> Iterable[tuple[Target, QRectF]]:
        if self.folded:
            return
        for shelf, block, index, cell in self.seen_plan.cells():
            if shelf.name == self.enlarged and cell.piece is not None:
                yield cell.piece.id, self._snapped(block.piece(index))
        for shelf, _, rect in self._with_drawers():
            yield Control(SECTION, None, shelf.name), rect

    def message_of(self, control: Control) -> Message | None:
        if control.command == SECTION and (shelf := self.shelf(control.subject)) is not None:
            return Message("supply-section", section=shelf.section.title, count=shelf.count)
        if control.command == REST and (shelf := self.shelf(control.subject)) is not None:
            title, rest = shelf.section.title, shelf.rest_message
            if shelf.unfolded:
                return Message("supply-fold", section=title, rest=rest)
            return Message("supply-unfold", section=title, rest=rest)
        return self._fold_message() if control == Control("supply") else None

    def _fold_message(self) -> Message:
        does, noted = Message("keys-does-supply"), [shelf for shelf in self.shelves if shelf.notes[0]]
        if not self.folded or not noted:
            return does
        states = [
            Message("supply-state", section=shelf.section.title, state=shelf.notes[0]) for shelf in noted
        ]
        return Message("supply-folded", does=does, states=in_a_row(states))

    def paint_inside(self, painter: QPainter, snapshot: TableSnapshot) -> None:
        plan = self.seen_plan
        if self.folded:
            paint_spine(painter, self.faces, self.spine)
        else:
            self._paint_sections(painter, plan)
        if self.folded or not TOUCH.on:
            self._paint_handle(painter)

    def _paint_sections(self, painter: QPainter, plan: ShelfPlan) -> None:
        brief = any(_is_brief(shelf, block) for shelf, block, _ in plan.sections())
        above = None
        for shelf, block, rest in plan.sections():
            if above is not None:
                y = (above + block.rect.top()) / 2
                painter.fillRect(QRectF(10, y, self.inner.width() - 20, 1), colour(self.faces.theme.hairline))
            self._paint_heading(painter, block, shelf, shelf.heading(block.rect.width(), brief))
            for cells, many in ((block, shelf.shown), (rest, len(shelf.rest) if shelf.unfolded else 0)):
                if cells is not None and many:
                    well = cells.rect.adjusted(-WELL, cells.heading - WELL / 2, WELL, WELL)
                    painter.fillPath(rounded(well, 6), colour(self.faces.theme.panel_edge, TINT))
            if rest is not None:
                self._paint_fold_line(painter, shelf, shelf.fold_line(rest.rect))
            above = (rest or block).rect.bottom()
        for shelf, block, index, cell in plan.cells():
            self._paint_cell(painter, shelf, block, index, cell)

    def _paint_fold_line(self, painter: QPainter, shelf: Shelf, line: QRectF) -> None:
        theme = self.faces.theme
        pointed = self.selection.pointed == Control(REST, None, shelf.name)
        edge = theme.legal if pointed else theme.panel_edge
        shape(painter, rounded(line, 6, 0.5), colour(theme.plain_ground, 0.6), edge, 1.2 if pointed else 1.0)
        words = line.adjusted(FOLD, FOLD, -FOLD, -FOLD)
        x, y = words.left() + 1, words.top() + line_height(note_font()) / 2
        down_, right = (
            [(x, y - 2), (x + 8, y - 2), (x + 4, y + 4)],
            [(x + 1, y - 4), (x + 7, y), (x + 1, y + 4)],
        )
        painter.fillPath(polygon(down_ if shelf.unfolded else right), colour(theme.text_2))
        words.setLeft(words.left() + CHEVRON)
        self.write_wrapped(painter, words, shelf.rest_text, note_font(), theme.text_2)

    def _paint_heading(self, painter: QPainter, block: Block, shelf: Shelf, heading: Heading) -> None:
        rect, theme = block.rect, self.faces.theme
        if heading.icon:
            icon = QRectF(rect.topLeft(), QSizeF(heading.icon, heading.icon))
            self.faces.sign(painter, shelf.name, shelf.section.icon, icon, self.obtainable(shelf) > 0)
        inks = {"text_2": theme.text_2}
        line = rect.adjusted(heading.left, 0, 0, 0)
        for text in heading.lines:
            align = Qt.AlignmentFlag.AlignRight if text.beside else Qt.AlignmentFlag.AlignLeft
            at = line.translated(0, 2 - line_height(heading.lines[0].font)) if text.beside else line
            ink = inks.get(text.tone)
            line.setTop(line.top() + self.write_wrapped(painter, at, text.text, text.font, ink, align=align))
        if heading.pill:
            top = rect.top() + heading.height - BELOW_HEADING - heading.pill
            pill = QRectF(rect.left(), top, rect.width(), heading.pill)
            art.paint_pill(painter, pill, theme, ACTION, shelf.action)

    def _paint_cell(self, painter: QPainter, shelf: Shelf, block: Block, index: int, cell: Cell) -> None:
        words, rect = block.words(index), self._snapped(block.piece(index))
        piece = cell.piece
        if piece is not None and self.is_held(piece.id):
            art.paint_imprint(painter, rect, self.faces.theme)
        if piece is not None and shelf.name == self.enlarged:
            painter.setOpacity(self._opacity(shelf, piece))
            painter.drawPixmap(rect.topLeft(), self.faces.piece_pixmap(piece.face, rect.width()))
            painter.setOpacity(1.0)
        if piece is not None and not self._has_text(piece):
            piece = None
        if shelf.section.priced and piece is not None:
            self._paint_good(painter, piece, rect, words.adjusted(1, ROOM, -1, 0))
        elif piece is not None and is_tile(piece) and not shelf.pale and not self.is_held(piece.id):
            self.faces.shadow(painter, rect, 2.0, LIFT)
        if cell.words:
            fitting = [text for text in cell.words if fits(text, words.width() - ROOM)]
            line = QRectF(words.left(), words.top(), words.width(), line_height(note_font()))
            muted, middle = self.faces.theme.text_2, Qt.AlignmentFlag.AlignHCenter
            text = fitting[0] if fitting else cell.words[-1]
            self.write_wrapped(painter, line, text, note_font(), muted, align=middle)

    def _has_text(self, piece: Piece) -> bool:
        assert self.snapshot is not None
        described = self.snapshot.table.pieces.get(piece.id)
        here = piece.id in self.resting or self.is_held(piece.id)
        return here and described is not None and described.place == piece.place

    def _paint_good(self, painter: QPainter, piece: Piece, rect: QRectF, pill: QRectF) -> None:
        offer = self.offer(piece)
        if offer is not None and offer.payable and not self.is_held(piece.id):
            self.faces.shadow(painter, rect, 2.0, LIFT)
        tone, texts = self._pill(piece)
        art.paint_pill(painter, pill, self.faces.theme, tone, *texts)

    def _pill(self, piece: Piece) -> tuple[str, tuple[str, ...]]:
        offer = self.offer(piece)
        if offer is not None:
            return offer.tone, self.pill_texts(piece, offer)
        return "plain", (phrase("supply-no-price"),)

    def pill_texts(self, piece: Piece, offer: Offer) -> tuple[str, ...]:
        """Return the texts of a pill, longest first. For goods outside the market, add the price (Z-2)."""
        assert self.snapshot is not None
        good = self.snapshot.book.price_of(self.snapshot.seen, piece.face)
        texts = offer.texts()
        if good is None or good.on_market:
            return texts
        brief = texts[-1]
        return (phrase("offer-with-price", price=good.price, offer=brief), brief)

    def _paint_handle(self, painter: QPainter) -> None:
        rect, theme = self.handle_rect, self.faces.theme
        path = round_box(rect.left(), rect.top(), rect.right(), rect.bottom(), 6)
        pointed = self.selection.pointed == Control("supply")
        line = theme.legal if pointed else theme.panel_edge
        shape(painter, path, down(rect.top(), rect.bottom(), theme.panel_top, theme.plain_ground), line, 1.2)
        x0, x1, y = rect.left() + 4.5, rect.right() - 3.5, rect.center().y()
        tip, foot = (x0, x1) if self.folded else (x1, x0)
        painter.fillPath(polygon([(foot, y - 6), (tip, y), (foot, y + 6)]), colour(theme.text_2))


def _square_in(rect: QRectF) -> QRectF:
    size = min(rect.width(), rect.height())
    return QRectF(rect.center().x() - size / 2, rect.center().y() - size / 2, size, size)


def _is_brief(shelf: Shelf, block: Block) -> bool:
    return shelf.heading(block.rect.width(), brief=False).height > block.heading + 0.01
