"""Texts for screen readers by piece and place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final, TypeAlias

import attrs
from PySide6.QtCore import QRectF

from ...model.rules.core.engine.event import Event
from ...model.rules.core.engine.play import Transition
from ...model.rules.core.engine.rulebook import Rulebook, scored_length
from ...model.rules.core.engine.state import Observation
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
from ...model.rules.core.words.saying import edge_noun, square_noun
from ...model.rules.table.prospects import free_squares, prospect
from ...words import phrase, say
from ..game.piece_card import PieceCard
from ..game.target import Control
from ..scene.zones.piece_telling import card_of
from ..text.language import capital

if TYPE_CHECKING:
    from ..game.table_snapshot import TableSnapshot
    from ..interaction.phase import TablePhase
    from ..scene.stage import Stage

Target: TypeAlias = PieceId | Place | Control
"""A readable item: a piece, a place, or a control with an icon."""

ALONE: Final = 1
"""A place with one piece is read with that piece."""


def told(book: Rulebook, seen: Observation, table: Arrangement) -> dict[Target, Message]:
    """Return every piece with its place, and every place with several pieces or none.

    Cards that nobody sees are one item.
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
            found[piece.id] = _piece_told(book, seen, piece)
    return found


def _empty(seen: Observation) -> Iterator[Place]:
    for stock in seen.stocks:
        yield from (MarketSquare(stock.kind, square) for square in MARKET_SQUARES)
    yield from (Tray(seen.seat), Reserve(seen.seat))


def _piece_told(book: Rulebook, seen: Observation, piece: Piece) -> Message:
    said = Message("read-piece", piece=piece.face.described(book), place=piece.place.noun(book, seen.seat))
    good = book.price_of(seen, piece.face) if not isinstance(piece.place, CitySquare) else None
    if good is None:
        return said
    ways = book.payments_for(seen.players[seen.seat].hand, good)
    over = min((sum(map(value_of, way)) for way in ways), default=good.price) - good.price
    if not ways:
        return Message("read-dear", piece=said)
    return Message("read-over", piece=said, by=over) if over else Message("read-exact", piece=said)


def heard(book: Rulebook, move: Transition) -> str:
    """Return the announcement of a move: its log text and wall changes; may be empty."""
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
    said, seat = event.said(book), getattr(event, "seat", None)
    if said is None:
        return ""
    return phrase("log-did", name=book.owner_name(seat), deed=said) if isinstance(seat, int) else say(said)


@attrs.frozen(eq=False)
class StageReader:
    """Reads the pieces of a stage as shown to the viewer; nothing behind a curtain."""

    stage: Stage
    phase: TablePhase

    @property
    def _open(self) -> TableSnapshot | None:
        shown, phase = self.stage.shown, self.phase
        return shown if shown is not None and phase.in_sight and shown.viewer == phase.viewer else None

    def readables(self) -> dict[Target, Message]:
        shown = self._open
        if shown is None:
            return {}
        found = told(shown.book, shown.ahead, shown.table)
        found.update(self._prospects(shown))
        for panel in self.stage.panels:
            for control, _ in panel.controls():
                if (said := panel.said_of(control)) is not None:
                    found[control] = said
        found.update(self._worked_out(shown.book, found))
        return found

    def _prospects(self, shown: TableSnapshot) -> Iterator[tuple[Target, Message]]:
        if shown.aids == "purist":
            return
        for cell in free_squares(shown.ahead):
            told = prospect(shown.book, shown.ahead, cell).told
            said = Message("read-prospect", square=square_noun(cell), prospect=told)
            yield CitySquare(shown.viewer, cell), said

    def _worked_out(self, book: Rulebook, found: Mapping[Target, Message]) -> dict[Target, Message]:
        card = self.stage.right.card
        if not card.isVisible() or card.card is None or not (told := card.card.said(book)):
            return {}
        row = Control("row", None, card.card.subject or "")
        return {row: Message("read-row", row=found[row], working=in_a_row(told))} if row in found else {}

    def rect_of(self, target: Target) -> QRectF | None:
        stage, shown = self.stage, self._open
        rect = stage.rect_of(target)
        if rect is not None or shown is None:
            return rect
        piece = shown.table.pieces.get(target) if isinstance(target, PieceId) else None
        place = target if isinstance(target, Place) else piece.place if piece is not None else None
        seat = seat_of(place) if place is not None else None
        return stage.player_zone(seat).sceneBoundingRect() if seat is not None else None

    def card_of(self, target: Target) -> PieceCard | None:
        shown = self.stage.shown
        piece = shown.table.pieces.get(target) if shown is not None and isinstance(target, PieceId) else None
        return card_of(shown, piece) if shown is not None and piece is not None else None

    def cursor(self) -> Target | None:
        cursor = self.stage.selection.cursor
        if self._open is None:
            return None
        return None if isinstance(cursor, Control) and self.stage.said_of(cursor) is None else cursor
