from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from ....model.rules.core.engine.rulebook import Good
from ....model.rules.core.frozen import frozen
from ....model.rules.core.places.places import Arrangement, CardFace, Hand, Piece, PieceId, Place, seat_of
from ....model.rules.core.values import MONEY, Currency, purse, value_of
from ....model.rules.core.words.message import Message
from ....model.rules.core.words.wording import currency_noun
from ....words import say
from ... import art
from ...art.fonts import BOLD, SEMIBOLD, sans
from ...art.palette import CURRENCY_COLOURS
from ...game.selection import Selection
from ...game.table_snapshot import TableSnapshot
from ...game.target import Target
from ...rule_sets.laying import CardMark
from ...rule_sets.view_book import ViewBook
from ..items.layers import Layer
from ..items.slots import PieceStyle, Rim, Slot, free_parts
from ..items.zone import Zone
from ..pixmaps.faces import Faces
from .fans import CUTS, Cut, Fan, FanRow, Held, cut_for, least_width
from .offers import face_to_pay

Bill: TypeAlias = "tuple[str, tuple[Message, ...]]"  # tone and texts of the payment pill, longest text first


def bill(snapshot: TableSnapshot, selection: Selection, view: ViewBook) -> Bill | None:
    paid = snapshot.cards_of(selection.paid)
    face = face_to_pay(snapshot, selection) if paid else None
    if face is None:
        return None
    good = snapshot.book.price_of(snapshot.seen, face)
    if good is not None:
        return _paid(good, paid)
    describe = view.spent.get(type(face))
    return ("plain", (describe(snapshot.book.card_nouns(paid)),)) if describe is not None else None


def _paid(good: Good, cards: tuple[str, ...]) -> Bill:
    paid, price = sum(map(value_of, cards)), good.price
    part = Message("hand-pays-part", paid=paid, price=price)
    if paid == price:
        return "exact", (Message("hand-exact", paid=paid, price=price), part)
    if paid > price:
        return "over", (Message("hand-over", paid=paid, price=price, over=paid - price), part)
    if any(card not in MONEY for card in cards):
        return "short", (part,)
    currency = currency_noun(good.currency)
    return "short", (Message("hand-short", paid=paid, price=price, by=price - paid, currency=currency), part)


ROOMY: Final = CUTS[:4]
CARDS: Final = tuple(sorted({cut.width for cut in ROOMY}))
TOP: Final = 5.0
HIGHER: Final = 8.0  # units by which the cards are above the vertical centre, to leave room for pills
OPEN_HIGHER: Final = 4.0
RAISED, POINTED = 12.0, 9.0  # units by which cards are raised: in a payment, under the pointer
APART: Final = 30.0  # the cards of a payment rise one after another, at this interval in milliseconds
LEAN, OPEN_LEAN = 1.6, 3.4  # maximum degrees between neighbouring cards in a closed and in an open fan
MOST_LEAN: Final = 16.0
# A tilt shifts the upper edge of a card sideways. This is the maximum shift, as a share of the visible width
# of a covered card.
SLANT: Final = 0.6
EDGE: Final = 14.0
PILL_HIGH, OVER = 20.0, 6.0
BILL, BESIDE = 22.0, 5.0
ABOVE: Final = 1000.0

COIN: Final = 21.0
SPECIAL: Final = 50.0
SPECIAL_TOP: Final = 16.0
ASIDE: Final = 6.0
PILED: Final = 20.0
RAISED_RIM, POINTED_RIM, SPECIAL_RIM = Rim(1, 5, 2.6), Rim(0.7, 5, 1.4), Rim(1.5, 4, 2.6)


def fans(cards: Iterable[Piece]) -> list[tuple[str, list[Piece]]]:
    """Group cards into fans. Return the name and the cards of each fan.

    Each currency has a fan, which has the name of the currency and is sorted by value. All other cards are in
    the last fan, whose name is empty. Fans without cards are omitted.
    """
    here = [(piece, piece.face.card) for piece in cards if isinstance(piece.face, CardFace)]
    found = []
    for currency in Currency:
        fan = [(piece, card) for piece, card in here if card in MONEY and MONEY[card].currency == currency]
        if fan:
            found.append(
                (str(currency), [piece for piece, _ in sorted(fan, key=lambda pair: value_of(pair[1]))])
            )
    others = [piece for piece, card in here if card not in MONEY]
    return [*found, *([("", others)] if others else [])]


def cards_in(pieces: Iterable[Piece]) -> tuple[str, ...]:
    return tuple(piece.face.card for piece in pieces if isinstance(piece.face, CardFace))


def _same(one: TableSnapshot, other: TableSnapshot) -> bool:
    return one.viewer == other.viewer and one.book is other.book


def _lean(fan: Fan, height: float, is_open: bool) -> float:
    step = min((other - one for one, other in pairwise(fan)), default=0.0)
    most = min(MOST_LEAN, 2 * math.degrees(SLANT * step / height))
    return min(OPEN_LEAN if is_open else LEAN, most / max(1, len(fan) - 1))


class _Open(NamedTuple):
    """The name of the open ``fan``, and the index in this fan of the ``card`` that stays in place.

    ``at`` is the x coordinate of this card.
    """

    fan: str
    card: int
    at: float


@frozen
class _Spread:
    fans: tuple[tuple[str, tuple[Piece, ...], Fan], ...]
    cut: Cut
    open: str | None
    specials: tuple[tuple[Piece, QRectF], ...]
    captions: tuple[tuple[QRectF, CardMark], ...]
    hairline: float | None


def _bill_rect(own: QRectF, others: Iterable[QRectF], end: float, widths: Sequence[float]) -> QRectF:
    others = tuple(others)
    left = max((pill.right() for pill in others if pill.left() < own.left()), default=0.0) + BESIDE
    right = min((pill.left() for pill in others if pill.left() > own.left()), default=end) - BESIDE
    width = next((width for width in widths if width <= right - left), right - left)
    return QRectF(max(left, min(own.center().x() - width / 2, right - width)), own.top(), width, BILL)


class HandZone(Zone):
    floating = True

    def __init__(self, faces: Faces) -> None:
        super().__init__(faces)
        self._open: _Open | None = None
        self._spread_out: tuple[object, _Spread] | None = None
        self._resting: frozenset[PieceId] = frozenset()
        self.facts_shown: tuple[object, ...] = ()
        self._pills = Layer(self._paint_pills, ABOVE, self)
        self.setZValue(-1)

    glides = True

    def topics(self) -> Iterable[tuple[str, QRectF]]:
        return [("hand", self.inner)]

    def holds(self, place: Place) -> bool:
        if self.snapshot is None or seat_of(place) != self.snapshot.viewer:
            return False
        return isinstance(place, Hand) or type(place) in self.faces.view.cards_at

    def money(self, table: Arrangement) -> tuple[Piece, ...]:
        return table.at(Hand(self.snapshot.viewer)) if self.snapshot is not None else ()

    def sync(self, snapshot: TableSnapshot | None, selection: Selection) -> None:
        before = self.snapshot
        if snapshot is not None and before is not None and _same(snapshot, before):
            self._open = self._opened(snapshot, selection)
        else:
            self._open = None
        super().sync(snapshot, selection)
        facts = self._hand_facts(snapshot, selection) if snapshot is not None else ()
        if facts != self.facts_shown:
            self.facts_shown = facts
            self._pills.update()

    def _opened(self, snapshot: TableSnapshot, selection: Selection) -> _Open | None:
        target = selection.cursor if selection.cursor is not None else selection.pointed
        if selection.held or target is None:
            return None
        piece = snapshot.table.pieces.get(target) if isinstance(target, PieceId) else None
        place = piece.place if piece is not None else target
        if not isinstance(place, Place) or not self.holds(place):
            return None
        spread = self._spread(snapshot.table)
        for name, cards, fan in spread.fans:
            if piece in cards and not (self._open is not None and self._open.fan == name):
                card = cards.index(piece)
                return _Open(name, card, fan[card])
        return self._open

    def slots_key(self) -> tuple[object, ...]:
        snapshot = self.snapshot
        words = (
            tuple(say(mark.words) for _, mark in self._captioned(snapshot.table))
            if snapshot is not None
            else ()
        )
        return self._open, words

    def facts(self, snapshot: TableSnapshot, selection: Selection) -> tuple[object, ...]:
        spread = self._spread(snapshot.table)
        return snapshot.book, snapshot.viewer, spread.captions, spread.hairline

    def _hand_facts(self, snapshot: TableSnapshot, selection: Selection) -> tuple[object, ...]:
        pay = bill(snapshot, selection, self.faces.view), selection.raised
        lying = tuple((name, fan) for name, _, fan in self._spread(snapshot.table).fans)
        return snapshot.book, snapshot.viewer, cards_in(self.money(snapshot.table)), lying, pay

    def least(self, table: Arrangement) -> float:
        """Return the minimum width in units at which every card is recognisable."""
        _, width = self._aside(self._special(table), piled=True)
        cut = cut_for(self._counts(table), 0.0)
        return least_width(self._counts(table), cut) + width + 2 * EDGE

    def _counts(self, table: Arrangement) -> tuple[int, ...]:
        return tuple(len(cards) for _, cards in fans(self.money(table)))

    def _special(self, table: Arrangement) -> list[Piece]:
        return [
            piece
            for place, here in self.lying(table)
            if type(place) in self.faces.view.cards_at
            for piece in here
        ]

    def _mark(self, piece: Piece) -> CardMark:
        assert self.snapshot is not None
        return self.faces.view.cards_at[type(piece.place)](self.snapshot.seen, piece.place, piece.face)

    def _captioned(self, table: Arrangement) -> list[tuple[Piece, CardMark]]:
        return [(piece, self._mark(piece)) for piece in self._special(table)]

    def _aside(self, pieces: list[Piece], piled: bool) -> tuple[list[float], float]:
        if not pieces:
            return [], 0.0
        measure = QFontMetricsF(sans(12, SEMIBOLD)).horizontalAdvance
        words = [measure(say(self._mark(piece).words)) + 8 for piece in pieces]
        rooms = [max(SPECIAL + ASIDE, word) for word in words]
        if piled:
            before = [PILED] * (len(pieces) - 1)
            rooms = [*before, max(SPECIAL + ASIDE, max(words) - sum(before))]
        return rooms, sum(rooms) + EDGE

    def _spread(self, table: Arrangement) -> _Spread:
        key = (self.money(table), self._captioned(table), self._open, self.inner.size(), self.faces.scale)
        if self._spread_out is None or self._spread_out[0] != key:
            self._spread_out = key, self._spread_again(table)
        return self._spread_out[1]

    def _spread_again(self, table: Arrangement) -> _Spread:
        found, special = fans(self.money(table)), self._special(table)
        counts = tuple(len(cards) for _, cards in found)
        whole = self.inner.width() - 2 * EDGE
        piled = len(special) > 1 and cut_for(counts, whole - self._aside(special, False)[1]) not in ROOMY
        rooms, side_width = self._aside(special, piled)
        cut = cut_for(counts, whole - side_width)
        cut = cut._replace(width=self.faces.snapped(cut.width))
        row = FanRow(counts, EDGE, EDGE + whole - side_width, cut)
        names = [name for name, _ in found]
        here = self._open if self._open is not None and self._open.fan in names else None
        held = Held(names.index(here.fan), here.card, here.at) if here is not None else None
        lying = tuple(
            (name, tuple(cards), fan) for (name, cards), fan in zip(found, row.opened(held), strict=True)
        )
        places, captions = self._specials(special, rooms, piled)
        left = EDGE + whole - side_width + EDGE - 4 if special else None
        return _Spread(lying, cut, here.fan if here is not None else None, places, captions, left)

    def _specials(
        self, pieces: list[Piece], rooms: list[float], piled: bool
    ) -> tuple[tuple[tuple[Piece, QRectF], ...], tuple[tuple[QRectF, CardMark], ...]]:
        width, foot = self.faces.snapped(SPECIAL), self.inner.height() - 26
        left = begin = self.inner.width() - EDGE - sum(rooms) + ASIDE / 2
        cards, words = [], []
        for piece, room in zip(pieces, rooms, strict=True):
            side_width = 0.0 if piled else (room - ASIDE - width) / 2
            cards.append((piece, QRectF(round(left + side_width), SPECIAL_TOP, width, width * 1.5)))
            words.append((QRectF(left - ASIDE / 2, foot, room, 19), self._mark(piece)))
            left += room
        if piled:
            _, first = max(words, key=lambda word: word[1].rimmed)
            words = [(QRectF(begin - ASIDE / 2, foot, left - begin, 19), first)]
        return tuple(cards), tuple(words)

    def background_targets(self) -> Iterable[tuple[Target, QRectF]]:
        return ((Hand(self.snapshot.viewer), self.inner),) if self.snapshot is not None else ()

    def slots(self, table: Arrangement) -> Iterator[Slot]:
        spread = self._spread(table)
        width = spread.cut.width
        found: list[tuple[Piece, QRectF, float]] = []
        for name, cards, fan in spread.fans:
            is_open = name == spread.open
            top = self._top(width) - (OPEN_HIGHER if is_open else 0)
            lean = _lean(fan, width * 1.5, is_open)
            for k, piece in enumerate(cards):
                rect = QRectF(round(fan[k]), top, width, width * 1.5)
                found.append((piece, rect, (k - (len(cards) - 1) / 2) * lean))
        parts = free_parts([rect for _, rect, _ in found])
        for (piece, rect, angle), part in zip(found, parts, strict=True):
            yield Slot(piece, rect, angle, reach=part)
        parts = free_parts([rect for _, rect in spread.specials])
        for (piece, rect), part in zip(spread.specials, parts, strict=True):
            yield Slot(piece, rect, reach=part)

    def _top(self, width: float) -> float:
        return max(TOP, round((self.inner.height() - width * 1.5) / 2 - HIGHER))

    def piece_styles(self, table: Arrangement) -> Mapping[PieceId, PieceStyle]:
        if self.snapshot is None:
            return {}
        target = self.selection.cursor if self.selection.cursor is not None else self.selection.pointed
        found: dict[PieceId, PieceStyle] = {}
        for piece in self.money(table):
            if piece.id in self.selection.raised:
                found[piece.id] = PieceStyle(RAISED, RAISED_RIM, later=APART * len(found))
            elif piece.id == target and not self.selection.held:
                found[piece.id] = PieceStyle(POINTED, POINTED_RIM)
        for piece in self._special(table):
            rim = SPECIAL_RIM if self._mark(piece).rimmed else None
            if rim is not None or piece.id == target:
                found[piece.id] = PieceStyle(POINTED if piece.id == target else 0.0, rim or POINTED_RIM)
        return found

    def laid(self, slots: list[Slot]) -> None:
        """Update the pills when a card takes off or lands.

        While all cards of a fan are flying, the fan has no pill.
        """
        resting = frozenset(slot.id for slot in slots)
        if resting != self._resting:
            self._resting = resting
            self._pills.update()

    def set_rect(self, rect: QRectF) -> None:
        super().set_rect(rect)
        self._pills.set_rect(self.inner)

    def repaint_all(self) -> None:
        super().repaint_all()
        self._pills.update()

    def paint_inside(self, painter: QPainter, snapshot: TableSnapshot) -> None:
        spread = self._spread(snapshot.table)
        for rect, mark in spread.captions:
            self._caption(painter, rect, say(mark.words), mark.tone == "exact")
        if spread.hairline is not None:
            line = QColor(self.faces.theme.hairline)
            painter.fillRect(QRectF(spread.hairline, 14, 1, self.inner.height() - 28), line)

    def _paint_pills(self, painter: QPainter) -> None:
        snapshot = self.snapshot
        if snapshot is None:
            return
        spread, cards = self._spread(snapshot.table), cards_in(self.money(snapshot.table))
        total = bill(snapshot, self.selection, self.faces.view)
        paying = self._paying(spread)
        for name, pill in self.pills().items():
            if not pill.intersects(self._pills.seen):
                continue
            if total is not None and name == paying:
                art.paint_pill(painter, pill, self.faces.theme, total[0], *map(say, total[1]))
            elif name:
                self._paint_sum(painter, name, purse(cards, name), pill)
            elif words := self._others(spread):
                art.paint_pill(painter, pill, self.faces.theme, "plain", words)

    def _paying(self, spread: _Spread) -> str | None:
        raised = set(self.selection.raised)
        return next((name for name, held, _ in spread.fans if raised & {piece.id for piece in held}), None)

    def pills(self) -> dict[str, QRectF]:
        if self.snapshot is None:
            return {}
        spread = self._spread(self.snapshot.table)
        found = {
            name: self._pill(spread, name, held, fan)
            for name, held, fan in spread.fans
            if any(piece.id in self._resting for piece in held)
        }
        total, paying = bill(self.snapshot, self.selection, self.faces.view), self._paying(spread)
        if total is not None and paying in found:
            widths = [art.pill_width(total[0], say(words), BILL) + 6 for words in total[1]]
            end = self.inner.width() if spread.hairline is None else spread.hairline
            found[paying] = _bill_rect(found.pop(paying), found.values(), end, widths)
        return found

    def _pill(self, spread: _Spread, name: str, cards: tuple[Piece, ...], fan: Fan) -> QRectF:
        width = spread.cut.width
        if name:
            text = QFontMetricsF(sans(13, BOLD)).horizontalAdvance(str(purse(cards_in(cards), name)))
            needed = COIN + text + 9
        else:
            needed = art.pill_width("plain", self._others(spread))
        room = fan[-1] + width - fan[0]
        needed = min(needed, room - 1)  # leaves half a unit at each side for rounding
        left = round(fan[0] + (room - needed) / 2)
        return QRectF(left, self._top(width) + width * 1.5 - OVER, needed, PILL_HIGH)

    def _others(self, spread: _Spread) -> str:
        cards = next(cards for name, cards, _ in spread.fans if not name)
        called = {self.faces.view.card_captions.get(card) for card in cards_in(cards)}
        return " · ".join(say(words(len(cards))) for words in called if words is not None)

    def _caption(self, painter: QPainter, rect: QRectF, words: str, strong: bool) -> None:
        theme = self.faces.theme
        colour = theme.legal if strong else theme.text_2
        self.write(painter, rect, words, sans(12, SEMIBOLD), colour, Qt.AlignmentFlag.AlignHCenter)

    def _paint_sum(self, painter: QPainter, currency: str, total: int, pill: QRectF) -> None:
        painter.setPen(QPen(QColor(CURRENCY_COLOURS[currency].mid), 1.6))
        painter.setBrush(QColor(self.faces.theme.panel_top))
        painter.drawRoundedRect(pill.adjusted(0.8, 0.8, -0.8, -0.8), 9.2, 9.2)
        text, roomy = sans(13, BOLD), pill.adjusted(COIN, 0, -6, 0)
        if QFontMetricsF(text).horizontalAdvance(str(total)) <= roomy.width() + 1:
            self.faces.coin(painter, currency, pill.left() + 12, pill.center().y(), 7)
        else:
            roomy = pill
        self.write(painter, roomy, str(total), text, align=Qt.AlignmentFlag.AlignHCenter)
