"""Offers: what buying something would mean now, and the pill that says it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import attrs
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ....model.rules.core.engine.rulebook import Good, Rulebook
from ....model.rules.core.places.places import Face, Piece, PieceId, Row, TileFace
from ....model.rules.core.values import Currency, purse, value_of
from ....model.rules.core.words.message import Message
from ....model.rules.core.words.nouns import currency_noun
from ....words import say
from ...game.selection import Selection
from ...game.table_snapshot import TableSnapshot
from ...game.target import Target
from ..items.slots import Rim
from ..pixmaps.faces import Faces

PILL: Final = 22.0
"""The height of a pill with one line of words."""

HIGHEST: Final = 13
"""The highest price that is printed on a tile."""

FLAT: Final = 0.62
"""How much is seen of what cannot be had now: its type, price and walls can be read."""

EDGE: Final = Rim(1.5, 3, 2.2)
"""The rim of what can be paid exactly, and of what is lifted."""


@attrs.frozen
class Offer:
    """What buying something would mean: the tone of the pill, its words in full and in brief.

    The tone ``ring`` is for what will be exact as soon as the lifted cards of the row are taken, and
    ``later`` for what could be paid if it could be had now.
    """

    tone: str
    words: Message
    brief: Message

    @property
    def payable(self) -> bool:
        """True where it can be had: it lies proud of the board then, and flat in it otherwise."""
        return self.tone not in ("short", "later")

    @property
    def exact(self) -> bool:
        """True where it can be paid exactly now."""
        return self.tone == "exact"

    def texts(self) -> tuple[str, ...]:
        """What the pill may say, the best first."""
        return tuple(dict.fromkeys((say(self.words), say(self.brief))))


def _wanted_piece(selection: Selection) -> Target | None:
    chosen = selection.lifted or (selection.guide.pieces if selection.guide is not None else ())
    return next(
        iter(chosen), selection.pointed if isinstance(selection.pointed, PieceId) else selection.cursor
    )


def wanted(shown: TableSnapshot, selection: Selection) -> Face | None:
    """What the raised cards are for: the piece that is lifted, or else pointed at."""
    id_ = _wanted_piece(selection)
    piece = shown.table.pieces.get(id_) if isinstance(id_, PieceId) else None
    return piece.face if piece is not None else None


def offer_of(shown: TableSnapshot, good: Good, selection: Selection) -> Offer:
    """What buying a good would mean for the viewer now.

    Cards that are picked in the row count as if they were in hand already; cards that are raised for it are
    the payment.
    """
    me = shown.seen.players[shown.viewer]
    if exact_only(shown):
        good = attrs.evolve(good, exact_only=True)
    if selection.paid and _is_wanted(shown, good, selection):
        return _offer(sum(map(value_of, shown.cards_of(selection.paid))) - good.price, good, shown)
    taking = shown.cards_of(selection.lifted) if selection.start == Row() else ()
    hand = tuple(sorted((*me.hand, *taking)))
    way = best_way(shown.book, hand, good)
    if way is None:
        missing = good.price - purse(hand, good.currency)
        return _short(missing, good) if missing > 0 else INEXACT
    offer = _offer(sum(map(value_of, way)) - good.price, good, shown)
    return AFTER_TAKING if taking and offer.exact else offer


def exact_only(shown: TableSnapshot) -> bool:
    """True where only exact payment is taken now, whatever is for sale."""
    return shown.seen.decision is not None and shown.seen.decision.exact_only


def _is_wanted(shown: TableSnapshot, good: Good, selection: Selection) -> bool:
    return shown.book.tile_pieces[good.tile] == _wanted_piece(selection)


def best_way(book: Rulebook, hand: tuple[str, ...], good: Good) -> tuple[str, ...] | None:
    """The payment to propose: the first exact one, else the least overpayment."""
    ways = book.payments_for(hand, good)
    exact = next((way for way in ways if sum(map(value_of, way)) == good.price), None)
    return exact or (ways[0] if ways else None)


EXACT: Final = Offer("exact", Message("offer-exact"), Message("offer-exact"))
EXACT_BONUS: Final = Offer("exact", Message("offer-exact-bonus"), Message("offer-exact"))
AFTER_TAKING: Final = Offer("ring", Message("offer-exact-after-taking"), Message("offer-exact"))
LATER: Final = Offer("later", Message("offer-exact"), Message("offer-exact"))
INEXACT: Final = Offer("short", Message("offer-inexact"), Message("offer-inexact-brief"))


def _offer(over: int, good: Good, shown: TableSnapshot) -> Offer:
    if over < 0:
        return _short(-over, good)
    if over > 0:
        return Offer("over", Message("offer-over", by=over), Message("offer-over-brief", by=over))
    bonus = not exact_only(shown) and shown.book.gives_further_action(over)
    return EXACT_BONUS if bonus else EXACT


def _short(by: int, good: Good) -> Offer:
    full = Message("offer-short", by=by, currency=currency_noun(good.currency))
    return Offer("short", full, Message("offer-short-brief", by=by))


def longest() -> Iterator[Offer]:
    """The offers with the most words that a market can say, to find out how high its pills must be."""
    yield from (EXACT_BONUS, AFTER_TAKING, INEXACT)
    yield from (_short(HIGHEST, Good("", str(currency), HIGHEST, None)) for currency in Currency)


class Offers:
    """What everything for sale would mean, worked out once for what it depends on (memo)."""

    def __init__(self) -> None:
        self._facts: tuple[object, ...] = ()
        self._known: dict[PieceId, Offer | None] = {}

    def of(self, shown: TableSnapshot, selection: Selection, piece: Piece) -> Offer | None:
        """What buying a piece would mean; None where nobody can just now, or ever."""
        facts = (shown.book, shown.seen, money_facts(shown, selection))
        if facts != self._facts:
            self._known = {}
        self._facts = facts  # also where they are equal: what is the same object is compared at once
        if piece.id not in self._known:
            self._known[piece.id] = _offer_now(shown, selection, piece)
        return self._known[piece.id]


def _offer_now(shown: TableSnapshot, selection: Selection, piece: Piece) -> Offer | None:
    face = piece.face
    good = shown.book.good(shown.seen, face.tile) if isinstance(face, TileFace) else None
    if good is None:
        return None
    offer = offer_of(shown, good, selection)
    if not offer.payable or offer is AFTER_TAKING or (piece.place, face) in shown.liftable:
        return offer
    return LATER if offer.exact else attrs.evolve(offer, tone="later")


def paint_rim(painter: QPainter, faces: Faces, room: QRectF) -> None:
    """The rim of the square whose tile is lifted, or may be and is pointed at."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(faces.theme.legal), 2.4))
    painter.drawRoundedRect(room, 5, 5)


def regarded(selection: Selection, among: Callable[[Target | None], Target | None]) -> tuple[object, ...]:
    """What offers depend on, and how they are shown: where nothing pays, only what is ``among`` them."""
    pointed, cursor = selection.pointed, selection.cursor
    if not selection.paid:
        pointed, cursor = among(pointed), among(cursor)
    lifted = (selection.start, selection.lifted, selection.held, selection.drops)
    return selection.guide, selection.paid, lifted, pointed, cursor


def money_facts(shown: TableSnapshot, selection: Selection) -> tuple[object, ...]:
    """What offers depend on, beside what is for sale."""
    seen = shown.seen
    taking = selection.lifted if selection.start == Row() else ()
    paying = (selection.paid, wanted(shown, selection)) if selection.paid else ()
    return seen.players[shown.viewer].hand, taking, paying, seen.decision, shown.liftable
