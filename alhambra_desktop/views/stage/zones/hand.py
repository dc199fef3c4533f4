"""The viewer's hand: money fanned by currency with a sum each, and cards that are no money."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ....model.core.message import Message
from ....model.core.nouns import currency_noun
from ....model.core.rulebook import Good
from ....model.core.table import Arrangement, CardFace, Face, Hand, Piece, PieceId, Place, TileFace, seat_of
from ....model.core.values import MONEY, Currency, purse, value_of
from ....words import phrase, say
from ... import art
from ...art.fonts import BOLD, sans
from ...art.palette import CURRENCY_COLOURS
from ...laying import CardMark
from ...selection import Selection
from ..panel import PADDING
from ..shown import Shown
from ..slots import PLAIN, Dress, Rim, Slot, free_parts
from ..target import Target
from ..zone import Zone
from .offers import wanted

CARD = 54.0
RAISE = 11.0
SPECIAL = 46.0
DEGREES = 3.0
"""How much each card of a fan leans against the next."""

GAP = 14.0
"""Units between two fans."""

LEAST = 4.0
"""Units of each card that are seen at least; with less all cards are one fan."""

DIM = 0.62
RAISED_RIM, SPECIAL_RIM = Rim(1, 5, 2.6), Rim(1.5, 4, 2.6)


def fans(cards: Iterable[Piece]) -> list[tuple[str, list[Piece]]]:
    """The currencies in hand with their cards by value; behind them, under no name, what is no money."""
    here = [(piece, piece.face.card) for piece in cards if isinstance(piece.face, CardFace)]
    found = []
    for currency in Currency:
        fan = [(piece, card) for piece, card in here if card in MONEY and MONEY[card].currency == currency]
        if fan:
            found.append(
                (str(currency), [piece for piece, _ in sorted(fan, key=lambda one: value_of(one[1]))])
            )
    others = [piece for piece, card in here if card not in MONEY]
    return [*found, *([("", others)] if others else [])]


def cards_in(pieces: Iterable[Piece]) -> tuple[str, ...]:
    """The cards that pieces of a hand are."""
    return tuple(piece.face.card for piece in pieces if isinstance(piece.face, CardFace))


class HandZone(Zone):
    """Cards in fans; those that pay are raised."""

    def holds(self, place: Place) -> bool:
        """The viewer's hand, and special cards of the viewer."""
        if self.shown is None or seat_of(place) != self.shown.viewer:
            return False
        return isinstance(place, Hand) or type(place) in self.faces.view.cards_at

    def money(self, table: Arrangement) -> tuple[Piece, ...]:
        """The cards of the hand."""
        return table.at(Hand(self.shown.viewer)) if self.shown is not None else ()

    def facts(self, shown: Shown, selection: Selection) -> tuple[object, ...]:
        """The cards, what they would pay, and what can be done with special ones."""
        special = tuple((slot.piece, slot.rect.left()) for slot in self._special(shown.table))
        city = shown.seen.players[shown.viewer].city if special else None
        what = wanted(shown, selection) if selection.paid else None
        pay = (shown.cards_of(selection.paid), what, selection.paid)
        decision = shown.seen.decision if special else None
        return shown.book, shown.viewer, cards_in(self.money(shown.table)), pay, special, city, decision

    # -- where things are

    def ground(self) -> Iterable[tuple[Target, QRectF]]:
        """The whole hand is a place."""
        return ((Hand(self.shown.viewer), self.inner),) if self.shown is not None else ()

    def slots(self, table: Arrangement) -> Iterator[Slot]:
        """Fans from the left, special cards at the right end."""
        special = list(self._special(table))
        yield from self._fanned(table, len(special))
        yield from special

    def _special(self, table: Arrangement) -> Iterator[Slot]:
        """The viewer's cards that are no money, secret ones first."""
        pieces = [
            piece
            for place, here in self.lying(table)
            if type(place) in self.faces.view.cards_at
            for piece in here
        ]
        width = self.faces.snapped(SPECIAL)
        left = self.inner.width() - PADDING - len(pieces) * (width + 4)
        for i, piece in enumerate(pieces):
            yield Slot(piece, QRectF(left + i * (width + 4), 48, width, width * 1.5))

    def _fanned(self, table: Arrangement, special: int) -> Iterator[Slot]:
        found = fans(self.money(table))
        if not found:
            return
        width = self.faces.snapped(CARD)
        room = self.inner.width() - 2 * PADDING - (special * (SPECIAL + 4) + 8 if special else 0)
        steps = sum(len(cards) - 1 for _, cards in found)
        free = room - len(found) * width - (len(found) - 1) * GAP
        step = min(CARD * 0.52, free / steps) if steps else 0.0
        next_fan = width + GAP
        if free < 0 or (steps and step < LEAST):
            step = next_fan = (room - width) / max(1, steps + len(found) - 1)
        used = width + steps * step + (len(found) - 1) * next_fan
        left = PADDING + max(0.0, min(30.0, (room - used) / 2))
        lefts = []
        for _, cards in found:
            lefts += [(piece, left + k * step, k - (len(cards) - 1) / 2) for k, piece in enumerate(cards)]
            left += (len(cards) - 1) * step + next_fan
        rects = [QRectF(at, 42, width, width * 1.5) for _, at, _ in lefts]
        for (piece, _, aside), rect, part in zip(lefts, rects, free_parts(rects), strict=True):
            yield Slot(piece, rect, aside * DEGREES if step > 8 else 0.0, reach=part)

    def _mark(self, shown: Shown, slot: Slot) -> CardMark:
        """What can be done with a card that is no money."""
        return self.faces.view.cards_at[type(slot.place)](shown.seen, slot.place, slot.face)

    def dresses(self, table: Arrangement) -> Mapping[PieceId, Dress]:
        """Cards that pay are raised; special ones wait for their buildings."""
        raised = Dress(RAISE, RAISED_RIM)
        found = {piece.id: raised for piece in self.money(table) if piece.id in self.selection.raised}
        if self.shown is None:
            return {}
        for slot in self._special(table):
            state = self._mark(self.shown, slot)
            dress = Dress(0.0, SPECIAL_RIM if state.rimmed else None, DIM if state.dimmed else 1.0)
            if dress != PLAIN:
                found[slot.id] = dress
        return found

    # -- painting

    def paint_inside(self, painter: QPainter, shown: Shown) -> None:
        """Title and sums."""
        note = self.note(shown)
        self.title(painter, phrase("hand"), say(note) if note is not None else "")
        for slot in self._special(shown.table):
            state = self._mark(shown, slot)
            rect = slot.rect
            pill = QRectF(rect.left() - 2, self.inner.height() - 29, rect.width() + 4, 20)
            art.paint_pill(painter, pill, self.faces.theme, state.tone, state.words)
        rects = {slot.id: slot.rect for slot in self.slots(shown.table)}
        cards = self.money(shown.table)
        for currency, fan in fans(cards):
            if currency:
                middle = (rects[fan[0].id].left() + rects[fan[-1].id].right()) / 2
                self._paint_sum(painter, currency, purse(cards_in(cards), currency), middle)

    def _paint_sum(self, painter: QPainter, currency: str, total: int, middle: float) -> None:
        pill = QRectF(middle - 27, self.inner.height() - 29, 54, 20)
        painter.setPen(QPen(QColor(CURRENCY_COLOURS[currency].mid), 1.4))
        painter.setBrush(QColor(self.faces.theme.panel_top))
        painter.drawRoundedRect(pill, 10, 10)
        self.faces.coin(painter, currency, pill.left() + 12, pill.center().y(), 7)
        text = pill.adjusted(22, 0, -6, 0)
        self.write(painter, text, str(total), sans(13, BOLD), align=Qt.AlignmentFlag.AlignHCenter)

    def note(self, shown: Shown) -> Message | None:
        """What the raised cards are for, or what the whole hand is worth."""
        paid = shown.cards_of(self.selection.paid)
        what = wanted(shown, self.selection) if paid else None
        if what is None:
            return Message("hand-total", total=sum(map(value_of, cards_in(self.money(shown.table)))))
        good = shown.book.price_of(shown.seen, what)
        if good is not None:
            return _payment(shown, good, what, paid)
        tell = self.faces.view.spent.get(type(what))
        return tell(shown.book.card_nouns(paid)) if tell is not None else None


def _payment(shown: Shown, good: Good, what: Face, cards: tuple[str, ...]) -> Message:
    """What some cards pay of the price of a good."""
    book, paid = shown.book, sum(map(value_of, cards))
    tile = book.short_noun(what.tile) if isinstance(what, TileFace) else what.noun(book)
    if any(card not in MONEY for card in cards):
        nouns = shown.book.card_nouns(cards)
        if paid == good.price:
            return Message("hand-pays-exactly", cards=nouns)
        return Message("hand-pays-part", cards=nouns, paid=paid, price=good.price)
    values = " + ".join(str(value_of(card)) for card in cards)
    money = Message("money", values=values, currency=currency_noun(good.currency), total=paid)
    if paid == good.price:
        return Message("hand-exact", money=money, tile=tile)
    if paid > good.price:
        return Message("hand-over", money=money, tile=tile, over=paid - good.price)
    return Message("hand-short", money=money, by=good.price - paid)
