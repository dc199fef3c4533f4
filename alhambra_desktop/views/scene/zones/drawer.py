from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QTimer, Signal
from PySide6.QtGui import QFont, QPainter

from ....model.rules.core.frozen import frozen
from ....model.rules.core.places.places import Arrangement, Piece, PieceId, Place
from ....words import say
from ... import art
from ...art.brushes import colour, glow, shape
from ...art.fonts import SEMIBOLD, sans, wrapped_height
from ...art.geometry import ellipse, round_box
from ...game.selection import Selection
from ...game.table_snapshot import TableSnapshot
from ...game.target import SECTION, Control, Target
from ...rule_sets.laying import DrawerWords
from ..items.bubble_sheet import WIDE, CardSheet
from ..items.slots import HOVER, PieceStyle, Rim, Slot
from ..items.zone import Zone
from ..pixmaps.faces import Faces
from ..pixmaps.slices import Slices
from .piece_cards import card_of
from .shelves import DIM, Shelf
from .supply import SupplyZone

ABOVE: Final = 94.0  # z value: above the table, below the drawers of the right column
REST: Final = 350  # milliseconds from the start of hovering until the drawer opens
GO: Final = 300  # milliseconds from the end of hovering until the drawer closes
PAUSE: Final = 4  # milliseconds of pause after each time slice of drawing

APART: Final = 4.0  # units between drawer and supply; a pointer in this gap keeps the drawer open
SIDE, HEAD, FOOT = 10.0, 36.0, 10.0

WIDTH: Final = WIDE + 2 * SIDE
A_ROW: Final = 4
PITCH: Final = 62.0
LARGEST: Final = 58.0
FEW: Final = 3
FEW_PITCH, LARGEST_OF_FEW = 82.0, 76.0
BELOW_HEADING, BELOW_GROUP = 3.0, 6.0

EDGE: Final = 6.0

SHADOW: Final = 0.12
GLOW: Final = 8.0
RIM: Final = Rim(1.0, 60.0)


@frozen
class Group:
    """Pieces below a common heading at y = ``top``.

    If ``dim`` is true, the pieces fit nowhere in the viewer's city.
    """

    heading: str
    top: float
    lying: tuple[tuple[Piece, QRectF], ...]
    dim: bool


@frozen
class DrawerPlan:
    groups: tuple[Group, ...]
    foot: float
    height: float

    def lying(self) -> Iterator[tuple[Group, Piece, QRectF]]:
        for group in self.groups:
            for piece, rect in group.lying:
                yield group, piece, rect


class SectionDrawer(Zone):
    """The enlarged view of a section of the supply.

    While the drawer is open, the pieces of the section lie in the drawer, and the supply shows only copies
    of these pieces.
    """

    floating = True

    changed = Signal()

    def __init__(self, faces: Faces, supply: SupplyZone) -> None:
        super().__init__(faces)
        self.section: str | None = None
        self._supply = supply
        self._meant: str | None = None
        self.described: PieceId | None = None
        self._whole = QRectF()
        self._planned: tuple[tuple[object, ...], DrawerPlan] | None = None
        self.open_timer, self.close_timer = QTimer(self), QTimer(self)
        for timer, length, due in (
            (self.open_timer, REST, self._open_meant),
            (self.close_timer, GO, self.close),
        ):
            timer.setSingleShot(True)
            timer.setInterval(length)
            timer.timeout.connect(due)
        self._drawing = Slices(self)
        self.setZValue(ABOVE)
        self.hide()

    def open(self, section: str | None) -> None:
        shelf = self._supply.shelf(section)
        if shelf is not None and shelf.count and self.mine and not self.selection.lifted:
            self._take(section)

    def close(self) -> None:
        self._take(None)

    def _open_meant(self) -> None:
        self.open(self._meant)

    def _take(self, section: str | None) -> None:
        self.open_timer.stop()
        self.close_timer.stop()
        if section != self.section:
            self.section = self._supply.enlarged = section
            self.described = None
            self.setVisible(section is not None)
            self.changed.emit()

    def follow_pointer(self, snapshot: TableSnapshot | None, selection: Selection) -> None:
        """Let the pointer open and close the drawer after a delay.

        If a piece is lifted, or if the viewer has nothing to decide, close the drawer immediately.
        """
        before, self._meant = self._meant, self._section_at(snapshot, selection.looked_at)
        if snapshot is None or not snapshot.viewer_decides or selection.lifted:
            self.close()
        elif self._meant is not None and self._meant == self.section:
            self.open_timer.stop()
            self.close_timer.stop()
        elif self.section is not None and not self.close_timer.isActive():
            self.close_timer.start()
        if self._meant is None or selection.cursor is not None:
            self.open_timer.stop()
        elif self._meant not in (before, self.section) and not selection.lifted:
            self.open_timer.start()
        if snapshot is not None and self._meant not in (None, before, self.section):
            self._drawing.take(self._pictures(snapshot, self._meant), 0, PAUSE)

    def _pictures(self, snapshot: TableSnapshot, section: str | None) -> Iterator[None]:
        """Draw the pieces in advance, because the drawer must open without delay."""
        shelf = self._supply.shelf(section)
        if shelf is None or shelf.section.drawer is None:
            return
        pieces = tuple(cell.piece for cell in shelf.cells if cell.piece is not None)
        plan = self._laid_out(snapshot, shelf, shelf.section.drawer, pieces)
        for _, piece, rect in plan.lying():
            self.faces.piece_pixmap(piece.face, rect.width())
            yield
        self.faces.prepare_panel(WIDTH, plan.height)
        yield

    def leave(self) -> None:
        if self.section is not None:
            self.close_timer.start()

    def _section_at(self, snapshot: TableSnapshot | None, target: Target | None) -> str | None:
        if isinstance(target, Control) and target.command == SECTION:
            return target.subject
        piece = (
            snapshot.table.pieces.get(target)
            if snapshot is not None and isinstance(target, PieceId)
            else None
        )
        return self._supply.drawer_of(piece.place) if piece is not None else None

    def describes(self, piece: PieceId) -> bool:
        section = self._section_at(self.snapshot, piece)
        return section is not None and (section == self.section or self.selection.pointed == piece)

    def set_whole(self, whole: QRectF) -> None:
        self._whole = whole
        self._take_shape()

    def _take_shape(self) -> None:
        if self.section is None or self.snapshot is None:
            return
        supply = self._supply.scene_rect(self._supply.inner)
        height = self.plan(self.snapshot.table).height
        top = min(supply.top() + EDGE, supply.bottom() - height)
        top = max(self._whole.top() + EDGE, top)
        rect = QRectF(supply.left() - APART - WIDTH, top, WIDTH, height)
        if rect != self.scene_rect(self.inner):
            self.set_rect(rect)

    def covers(self, point: QPointF) -> bool:
        return self.isVisible() and self.scene_rect(self.inner).contains(point)

    @property
    def outline(self) -> QRectF:
        return self.inner.adjusted(0, 0, APART, 0)

    def sync(self, snapshot: TableSnapshot | None, selection: Selection) -> None:
        self.snapshot = snapshot
        target = selection.looked_at
        if snapshot is not None and isinstance(target, PieceId) and target in self.ids:
            self.described = target
        self._take_shape()
        super().sync(snapshot, selection)

    def holds_key(self) -> tuple[object, ...]:
        return (*super().holds_key(), self.section)

    def holds(self, place: Place) -> bool:
        return self.section is not None and self._supply.drawer_of(place) == self.section

    @property
    def ids(self) -> frozenset[PieceId]:
        table = self.snapshot.table if self.snapshot is not None and self.section is not None else None
        return frozenset(piece.id for _, piece, _ in self.plan(table).lying()) if table else frozenset()

    @property
    def places(self) -> tuple[Place, ...]:
        shelf, snapshot = self._supply.shelf(self.section), self.snapshot
        if shelf is None or snapshot is None:
            return ()
        lying = (piece for _, piece, _ in self.plan(snapshot.table).lying())
        return tuple(dict.fromkeys(place for piece in lying for place in shelf.places(snapshot.ahead, piece)))

    def plan(self, table: Arrangement) -> DrawerPlan:
        snapshot, shelf = self.snapshot, self._supply.shelf(self.section)
        words = shelf.section.drawer if shelf is not None else None
        if snapshot is None or shelf is None or words is None:
            return DrawerPlan((), 0.0, 0.0)
        pieces = tuple(piece for _, here in self.lying(table) for piece in here)
        key = (pieces, snapshot.ahead, snapshot.book, snapshot.aids)
        if self._planned is None or self._planned[0] != key:
            self._planned = (key, self._laid_out(snapshot, shelf, words, pieces))
        return self._planned[1]

    def _laid_out(
        self, snapshot: TableSnapshot, shelf: Shelf, words: DrawerWords, pieces: tuple[Piece, ...]
    ) -> DrawerPlan:
        order = [place for cell in shelf.cells for place in cell.places]
        lying = sorted(pieces, key=lambda piece: order.index(piece.place) if piece.place in order else -1)
        fitting = [piece for piece in lying if piece.id not in shelf.dim]
        others = [piece for piece in lying if piece not in fitting]
        groups, y = [], HEAD
        for message, some in ((words.fitting, fitting), (words.others, others)):
            if not some:
                continue
            heading = say(message(len(some)))
            top = y
            y += wrapped_height(heading, _heading_font(), WIDE - 8) + BELOW_HEADING
            few = some is fitting and len(some) <= FEW
            pitch, a_row, largest = (FEW_PITCH, FEW, LARGEST_OF_FEW) if few else (PITCH, A_ROW, LARGEST)
            size = self.faces.snapped(min(shelf.section.size, largest))
            cells = (divmod(number, a_row) for number in range(len(some)))
            rects = [QRectF(SIDE + 1 + x * pitch, y + row * pitch, size, size) for row, x in cells]
            groups.append(Group(heading, top, tuple(zip(some, rects, strict=True)), some is others))
            y += pitch * -(-len(some) // a_row) + BELOW_GROUP
        sheets = (self._sheet(snapshot, piece) for piece in lying)
        highest = max((sheet.size.height() for sheet in sheets if sheet is not None), default=-FOOT)
        return DrawerPlan(tuple(groups), y, y + highest + FOOT)

    @staticmethod
    def _sheet(snapshot: TableSnapshot, piece: Piece) -> CardSheet | None:
        card = card_of(snapshot, piece)
        return CardSheet.of(card, WIDE) if card is not None else None

    def repaint_all(self) -> None:
        self._planned = None
        self._take_shape()
        super().repaint_all()

    def slots_key(self) -> tuple[object, ...]:
        return (self.section, self.plan(self.snapshot.table)) if self.snapshot is not None else ()

    def slots(self, table: Arrangement) -> Iterator[Slot]:
        for _, piece, rect in self.plan(table).lying():
            yield Slot(piece, rect)

    def piece_styles(self, table: Arrangement) -> Mapping[PieceId, PieceStyle]:
        found = {}
        for group, piece, _ in self.plan(table).lying():
            seen = piece.id in (self.selection.pointed, self.selection.cursor)
            raised = HOVER if seen and not group.dim else 0.0
            found[piece.id] = PieceStyle(raised, RIM if seen else None, DIM if group.dim else 1.0)
        return found

    def background_targets(self) -> Iterable[tuple[Target, QRectF]]:
        return ((Control(SECTION, None, self.section), self.outline),)

    def facts(self, snapshot: TableSnapshot, selection: Selection) -> tuple[object, ...]:
        target = selection.looked_at
        seen = target if isinstance(target, PieceId) and target == self.described else None
        return snapshot.book, self.section, self.plan(snapshot.table), self.described, seen

    def differing(self, before: tuple[object, ...], facts: tuple[object, ...]) -> Iterable[QRectF]:
        *same, described, seen = facts
        if tuple(same) != before[:-2] or self.snapshot is None:
            yield self.boundingRect()
            return
        plan = self.plan(self.snapshot.table)
        for _, piece, rect in plan.lying():
            if piece.id in (seen, before[-1]):
                yield _lit(rect)
        if described != before[-2]:
            yield self._foot(plan).adjusted(-1, -1, 1, 1)

    def paint_inside(self, painter: QPainter, snapshot: TableSnapshot) -> None:
        shelf, plan = self._supply.shelf(self.section), self.plan(snapshot.table)
        if shelf is None or not plan.groups:
            return
        self.title(painter, shelf.title, shelf.action)
        theme = self.faces.theme
        for group in plan.groups:
            line = QRectF(SIDE + 4, group.top, WIDE - 8, 0)
            self.write_wrapped(painter, line, group.heading, _heading_font(), theme.text_2)
        for group, piece, rect in plan.lying():
            if group.dim or not self.is_exposed(painter, _lit(rect)):
                continue
            art.paint_shadow(painter, rect.adjusted(3, 3, -3, -3), rect.width() / 2, SHADOW)
            if piece.id == self.selection.looked_at:
                centre, radius = rect.center(), rect.width() / 2 - 1
                glow(painter, ellipse(centre.x(), centre.y(), radius), theme.legal_light, GLOW, 0.5)
        lying = [piece for _, piece, _ in plan.lying()]
        described = next((piece for piece in lying if piece.id == self.described), lying[0])
        sheet = self._sheet(snapshot, described)
        if sheet is not None and self.is_exposed(painter, self._foot(plan)):
            self._paint_card(painter, sheet, self._foot(plan))

    @staticmethod
    def _foot(plan: DrawerPlan) -> QRectF:
        return QRectF(SIDE, plan.foot, WIDE, plan.height - FOOT - plan.foot)

    def _paint_card(self, painter: QPainter, sheet: CardSheet, foot: QRectF) -> None:
        theme = self.faces.theme
        box = round_box(foot.left(), foot.top(), foot.right(), foot.bottom(), 7)
        shape(painter, box, colour(theme.plain_ground), theme.stud, 1.2)
        painter.save()
        painter.translate(foot.topLeft())
        sheet.paint(painter, self.faces)
        painter.restore()


def _heading_font() -> QFont:
    return sans(12, SEMIBOLD)


def _lit(rect: QRectF) -> QRectF:
    return rect.adjusted(-GLOW - 2, -GLOW - 2, GLOW + 2, GLOW + 2)
