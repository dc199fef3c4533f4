"""Offers: what buying something would mean now, and the pill that says it."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ....model.core.message import Message
from ....model.core.rulebook import Good, Rulebook
from ....model.core.table import Face, PieceId, Row
from ....model.core.values import purse, value_of
from ....words import phrase, say
from ... import art
from ...selection import Selection
from ..faces import Faces
from ..shown import Shown

PILL = 22.0


@attrs.frozen
class Offer:
    """What buying something would mean: the tone of the pill and its words, shorter ones after the best.

    The ``figure`` says it where there is no room for words; the tone tells what it is about.
    """

    tone: str
    words: tuple[Message, ...]
    figure: str = ""

    def pill_texts(self, price: int | None) -> list[str]:
        """What the pill may say, the best first; behind a price where no tile shows it (Z-2)."""
        if price is None:
            return [*map(say, self.words), *filter(None, [self.figure])]
        return [*(phrase("offer-with-price", price=price, offer=words) for words in self.words), str(price)]


def wanted(shown: Shown, selection: Selection) -> Face | None:
    """What the raised cards are for: the piece that is lifted, or else pointed at."""
    target = selection.pointed if isinstance(selection.pointed, PieceId) else selection.cursor
    id_ = selection.lifted[0] if selection.lifted else target
    piece = shown.table.pieces.get(id_) if isinstance(id_, PieceId) else None
    return piece.face if piece is not None else None


def offer_of(shown: Shown, good: Good, selection: Selection) -> Offer:
    """What buying a good would mean for the viewer now.

    Cards that are picked in the row count as if they were in hand already; cards that are raised for it are
    the payment.
    """
    me = shown.seen.players[shown.viewer]
    if exact_only(shown):
        good = attrs.evolve(good, exact_only=True)
    if selection.paid and _is_wanted(shown, good, selection):
        return _offer(sum(map(value_of, shown.cards_of(selection.paid))) - good.price, shown)
    taking = shown.cards_of(selection.lifted) if selection.start == Row() else ()
    hand = tuple(sorted((*me.hand, *taking)))
    way = best_way(shown.book, hand, good)
    if way is None:
        missing = good.price - purse(hand, good.currency)
        return _short(missing) if missing > 0 else Offer("short", (Message("offer-inexact"),), "≠")
    offer = _offer(sum(map(value_of, way)) - good.price, shown)
    if taking and offer.tone == "exact":
        return Offer("exact", (Message("offer-exact-after-taking"), Message("offer-exact")), "=")
    return offer


def exact_only(shown: Shown) -> bool:
    """True where only exact payment is taken now, whatever is for sale."""
    return shown.seen.decision is not None and shown.seen.decision.exact_only


def _is_wanted(shown: Shown, good: Good, selection: Selection) -> bool:
    piece = shown.book.tile_pieces[good.tile]
    target = selection.pointed if isinstance(selection.pointed, PieceId) else selection.cursor
    return piece in selection.lifted if selection.lifted else piece == target


def best_way(book: Rulebook, hand: tuple[str, ...], good: Good) -> tuple[str, ...] | None:
    """The payment to propose: the first exact one, else the least overpayment."""
    ways = book.payments_for(hand, good)
    exact = next((way for way in ways if sum(map(value_of, way)) == good.price), None)
    return exact or (ways[0] if ways else None)


def _offer(over: int, shown: Shown) -> Offer:
    if over == 0:
        bonus = not exact_only(shown) and shown.book.options["exact_bonus"] == "on"
        return Offer(
            "exact", (*((Message("offer-exact-bonus"),) if bonus else ()), Message("offer-exact")), "="
        )
    return _short(-over) if over < 0 else Offer("over", (Message("offer-over", by=over),), str(over))


def _short(by: int) -> Offer:
    return Offer("short", (Message("offer-short", by=by),), str(by))


def paint_room(painter: QPainter, faces: Faces, room: QRectF) -> None:
    """The rim of what is for sale and is pointed at."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(faces.theme.legal), 2.4))
    painter.drawRoundedRect(room, 5, 5)


def paint_offer(
    painter: QPainter, faces: Faces, shown: Shown, selection: Selection, room: QRectF, good: Good | None
) -> None:
    """The pill at the lower edge of a room, which says what buying what lies there would mean.

    Beside the market the pill names the price too, which no tile shows there (Z-2).
    """
    pill = QRectF(room.left(), room.bottom() - PILL, room.width(), PILL)
    if good is None:
        art.paint_pill(painter, pill, faces.theme, "plain", phrase("annex-no-price"))
        return
    offer = offer_of(shown, good, selection)
    words = art.pill_text(pill, offer.tone, offer.pill_texts(None if good.on_market else good.price))
    art.paint_pill(painter, pill, faces.theme, offer.tone, words)


def money_facts(shown: Shown, selection: Selection) -> tuple[object, ...]:
    """What offers depend on, beside what is for sale."""
    seen = shown.seen
    taking = selection.lifted if selection.start == Row() else ()
    paying = (selection.paid, wanted(shown, selection)) if selection.paid else ()
    return seen.players[shown.viewer].hand, taking, paying, shown.mine, seen.decision
