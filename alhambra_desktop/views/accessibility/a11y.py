"""Gives screen readers an interface for each piece and place of the table, and makes announcements."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QObject, QPoint, QRect, QRectF
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsView

from ...model.rules.core.engine.event import Event
from ...model.rules.core.engine.play import Transition
from ...model.rules.core.engine.rulebook import Rulebook, scored_length
from ...model.rules.core.engine.state import Observation
from ...model.rules.core.frozen import frozen
from ...model.rules.core.places.places import (
    Arrangement,
    CitySquare,
    MarketSquare,
    Piece,
    PieceId,
    Place,
    Reserve,
    Stack,
    Tray,
    seat_of,
)
from ...model.rules.core.values import MARKET_SQUARES, value_of
from ...model.rules.core.words.message import Message, in_a_row
from ...model.rules.core.words.wording import edge_noun, square_noun, type_noun
from ...model.rules.table.reach import free_squares, prospect
from ...words import phrase, say
from ..game.piece_card import PieceCard
from ..game.target import Control
from ..scene.zones.piece_cards import card_of
from ..storage.contained import contained
from ..text.language import capital

if TYPE_CHECKING:
    from ..game.table_snapshot import TableSnapshot
    from ..interaction.phase import TablePhase
    from ..scene.stage import Stage

# keeps all interfaces alive, because Qt can use an interface even after its piece or place is gone
_KEPT: Final[list[QAccessibleInterface]] = []
_TABLES: Final[dict[QGraphicsView, TableInterface]] = {}

_READ: Final[dict[QGraphicsView, StageReader]] = {}


@contained
class ItemInterface(QAccessibleInterface):
    def __init__(self, table: TableInterface, target: Target) -> None:
        super().__init__()
        self.table, self.target, self.gone = table, target, False

    def isValid(self) -> bool:
        return not self.gone

    def object(self) -> QObject | None:  # type: ignore[override]  # Qt's stub excludes None
        return None

    def parent(self) -> QAccessibleInterface:
        return self.table

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # as above
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # as above
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def text(self, kind: QAccessible.Text) -> str:
        if self.gone:
            return ""
        if kind == QAccessible.Text.Name:
            return self.table.name_of(self.target)
        return self.table.text_for(self.target, kind)

    def setText(self, kind: QAccessible.Text, text: str) -> None: ...

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        if self.gone:
            state.invalid = True
            return state
        state.selectable = state.focusable = True
        if self.table.reader.cursor() == self.target:
            state.focused = state.selected = True
        if self.rect().isEmpty():
            state.offscreen = True
        return state

    def rect(self) -> QRect:
        return QRect() if self.gone else self.table.screen_rect(self.target)


@contained
class TableInterface(QAccessibleWidget):
    def __init__(self, view: QGraphicsView, reader: StageReader) -> None:
        super().__init__(view, QAccessible.Role.List)
        self.view, self.reader = view, reader
        self._messages: dict[Target, Message] = {}
        self._order: list[Target] = []
        self._items: dict[Target, tuple[ItemInterface, int]] = {}
        self.follow()

    def follow(self) -> bool:
        """Update the items of the table; return whether items were added, removed or reordered."""
        self._messages = self.reader.readables()
        order = list(self._messages)
        changed, self._order = order != self._order, order
        for target in [target for target in self._items if target not in self._messages]:
            item, number = self._items.pop(target)
            item.gone = True
            QAccessible.deleteAccessibleInterface(number)
        for target in order:
            if target not in self._items:
                item = ItemInterface(self, target)
                _KEPT.append(item)
                self._items[target] = item, QAccessible.registerAccessibleInterface(item)
        return changed

    def name_of(self, target: Target) -> str:
        return capital(say(self._messages[target]))

    def text_for(self, target: Target, kind: QAccessible.Text) -> str:
        card = self.reader.card_of(target)
        if card is None:
            return ""
        if kind == QAccessible.Text.Value:
            return capital(say(in_a_row(card.value))) if card.value else ""
        if kind != QAccessible.Text.Description:
            return ""
        noted = [*map(type_noun, card.badges), *filter(None, (card.note,))]
        beside = f"{capital(say(in_a_row(noted)))}. " if noted else ""
        return beside + say(card.sentence)

    def screen_rect(self, target: Target) -> QRect:
        rect = self.reader.rect_of(target)
        if rect is None:
            return QRect()
        viewport = self.view.viewport()
        seen = self.view.mapFromScene(rect).boundingRect() & viewport.rect()
        return QRect(viewport.mapToGlobal(seen.topLeft()), seen.size())

    def index_of(self, target: Target) -> int:
        return self._order.index(target) if target in self._items else -1

    def childCount(self) -> int:
        return len(self._order)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # stub excludes None
        return self._items[self._order[index]][0] if 0 <= index < len(self._order) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return self.index_of(child.target) if isinstance(child, ItemInterface) else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # as above
        at = QPoint(x, y)
        rects = {target: self.screen_rect(target) for target in self._order}
        here = [target for target, rect in rects.items() if rect.contains(at)]
        if not here:
            return None
        least = min(here, key=lambda target: rects[target].width() * rects[target].height())
        return self._items[least][0]


def _make(key: str, thing: QObject | None) -> QAccessibleInterface | None:
    reader = _READ.get(thing) if isinstance(thing, QGraphicsView) else None
    if reader is None or not isinstance(thing, QGraphicsView):
        return None
    made = TableInterface(thing, reader)
    _KEPT.append(made)
    _TABLES[thing] = made
    return made


def interface_of(view: QGraphicsView) -> TableInterface | None:
    return _TABLES.get(view)


def _forget(view: QGraphicsView, *_: object) -> None:
    _READ.pop(view, None)
    _TABLES.pop(view, None)


def announce(widget: QObject, text: Callable[[], str]) -> None:
    """If a screen reader is active, announce the result of `text`; otherwise, do not call `text`."""
    if QAccessible.isActive() and (announcement := text()):
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, announcement))


class ScreenReaderBridge(QObject):
    def __init__(self, view: QGraphicsView, reader: StageReader) -> None:
        super().__init__(view)
        self.view, self.reader = view, reader
        self._cursor: Target | None = None
        if not _READ:
            QAccessible.installFactory(_make)
        _READ[view] = reader
        view.destroyed.connect(partial(_forget, view))

    def follow(self) -> None:
        """If a screen reader has requested the view's interface, report changes of the table or cursor."""
        made = interface_of(self.view)
        if made is None:
            return
        if made.follow():
            QAccessible.updateAccessibility(QAccessibleEvent(self.view, QAccessible.Event.ObjectReorder))
        cursor = self.reader.cursor()
        if cursor is not None and cursor != self._cursor:
            focus = QAccessibleEvent(self.view, QAccessible.Event.Focus)
            focus.setChild(made.index_of(cursor))
            QAccessible.updateAccessibility(focus)
        self._cursor = cursor

    def announce(self, text: Callable[[], str]) -> None:
        announce(self.view, text)


Target: TypeAlias = PieceId | Place | Control
# a place with exactly this many pieces has no description of its own; its piece is described with the place
ALONE: Final = 1


def descriptions(book: Rulebook, seen: Observation, table: Arrangement) -> dict[Target, Message]:
    """Describe each piece together with its place, and each place that contains several pieces.

    The viewer's tray and reserve, market squares and stacks are described even if they are empty. If a place
    contains several pieces and all are hidden, only the place and the number of pieces are described.
    """
    found: dict[Target, Message] = {}
    for place in dict.fromkeys((*table.lying, *_empty(seen))):
        pieces = tuple(piece for piece in table.at(place) if piece.face != Stack(0))
        if len(pieces) != ALONE:
            noun, count = place.noun(book, seen.seat), len(pieces)
            if pieces and all(piece.face.is_hidden for piece in pieces):
                found[place] = Message("read-hidden", place=noun, count=count)
                continue
            found[place] = Message("read-place", place=noun, count=count)
        for piece in pieces:
            found[piece.id] = _piece_message(book, seen, piece)
    return found


def _empty(seen: Observation) -> Iterator[Place]:
    for stock in seen.stocks:
        yield from (MarketSquare(stock.kind, square) for square in MARKET_SQUARES)
    yield from (Tray(seen.seat), Reserve(seen.seat))


def _piece_message(book: Rulebook, seen: Observation, piece: Piece) -> Message:
    message = Message("read-piece", piece=piece.face.described(book), place=piece.place.noun(book, seen.seat))
    good = book.price_of(seen, piece.face) if not isinstance(piece.place, CitySquare) else None
    if good is None:
        return message
    ways = book.payments_for(seen.players[seen.seat].hand, good)
    over = min((sum(map(value_of, way)) for way in ways), default=good.price) - good.price
    if not ways:
        return Message("read-dear", piece=message)
    return Message("read-over", piece=message, by=over) if over else Message("read-exact", piece=message)


def announcement(book: Rulebook, move: Transition) -> str:
    """Return a text that describes the events of a move; it may be empty.

    If the length of walls or moats changed, the text contains the old and the new length.
    """
    parts = [text for event in move.events if (text := _event_words(book, event))]
    seats = dict.fromkeys(
        seat for event in move.events if isinstance(seat := getattr(event, "seat", None), int)
    )
    before = move.before
    for seat in seats if before is not None else ():
        assert before is not None
        cities = before.players[seat].city, move.after.players[seat].city
        for edge in book.scored_edges:
            was, now = (scored_length(book, city, edge) for city in cities)
            if was != now:
                parts.append(phrase("preview-run", edge=edge_noun(edge), was=was, now=now))
    return capital(say(in_a_row([Message("name", name=part) for part in parts]))) if parts else ""


def _event_words(book: Rulebook, event: Event) -> str:
    message, seat = event.message(book), getattr(event, "seat", None)
    if message is None:
        return ""
    return (
        phrase("log-did", name=book.owner_name(seat), deed=message) if isinstance(seat, int) else say(message)
    )


@frozen(eq=False)
class StageReader:
    """Gives screen readers the texts and positions of a stage's items; a hidden table has no items."""

    stage: Stage
    phase: TablePhase

    @property
    def _open(self) -> TableSnapshot | None:
        snapshot, phase = self.stage.snapshot, self.phase
        return (
            snapshot if snapshot is not None and phase.in_sight and snapshot.viewer == phase.viewer else None
        )

    def readables(self) -> dict[Target, Message]:
        snapshot = self._open
        if snapshot is None:
            return {}
        found = descriptions(snapshot.book, snapshot.ahead, snapshot.table)
        found.update(self._prospects(snapshot))
        for panel in self.stage.panels:
            for control, _ in panel.controls():
                if (spoken := panel.message_of(control)) is not None:
                    found[control] = spoken
        found.update(self._worked_out(found))
        return found

    def _prospects(self, snapshot: TableSnapshot) -> Iterator[tuple[Target, Message]]:
        if snapshot.aids == "purist":
            return
        for cell in free_squares(snapshot.ahead):
            message = prospect(snapshot.book, snapshot.ahead, cell).full_message
            prospect_words = Message("read-prospect", square=square_noun(cell), prospect=message)
            yield CitySquare(snapshot.viewer, cell), prospect_words

    def _worked_out(self, found: Mapping[Target, Message]) -> dict[Target, Message]:
        card = self.stage.right.card
        if not card.isVisible() or card.card is None or not (messages := card.card.messages):
            return {}
        row = Control("row", None, card.card.subject or "")
        return {row: Message("read-row", row=found[row], working=in_a_row(messages))} if row in found else {}

    def rect_of(self, target: Target) -> QRectF | None:
        stage, snapshot = self.stage, self._open
        rect = stage.rect_of(target)
        if rect is not None or snapshot is None:
            return rect
        piece = snapshot.table.pieces.get(target) if isinstance(target, PieceId) else None
        place = target if isinstance(target, Place) else piece.place if piece is not None else None
        seat = seat_of(place) if place is not None else None
        return stage.player_zone(seat).sceneBoundingRect() if seat is not None else None

    def card_of(self, target: Target) -> PieceCard | None:
        snapshot = self._open
        if snapshot is None or not isinstance(target, PieceId):
            return None
        piece = snapshot.table.pieces.get(target)
        return None if piece is None else card_of(snapshot, piece)

    def cursor(self) -> Target | None:
        cursor = self.stage.selection.cursor
        if self._open is None:
            return None
        return None if isinstance(cursor, Control) and self.stage.message_of(cursor) is None else cursor
