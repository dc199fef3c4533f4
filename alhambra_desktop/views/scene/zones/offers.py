from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import attrs
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ....model.rules.core.engine.rulebook import Good, Rulebook
from ....model.rules.core.frozen import frozen
from ....model.rules.core.places.places import Face, Piece, PieceId, Row, TileFace
from ....model.rules.core.values import Currency, purse, value_of
from ....model.rules.core.words.message import Message
from ....model.rules.core.words.wording import currency_noun
from ....words import say
from ...game.selection import Selection
from ...game.table_snapshot import TableSnapshot
from ...game.target import Target
from ..items.slots import Rim
from ..pixmaps.faces import Faces

PILL: Final = 22.0

HIGHEST: Final = 13  # price for which the longest text is measured

FLAT: Final = 0.88
EDGE: Final = Rim(1.5, 3, 2.2)


@frozen
class Offer:
    """The tone, long text and short text of a pill about a purchase.

    Two of the tones have these meanings:

    - ``ring``: The viewer can pay exactly after taking the lifted cards of the row.
    - ``later``: The viewer has enough money, but cannot buy now.
    """

    tone: str
    words: Message
    brief: Message

    @property
    def payable(self) -> bool:
        return self.tone not in ("short", "later")

    @property
    def exact(self) -> bool:
        return self.tone == "exact"

    def texts(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys((say(self.words), say(self.brief))))


def _piece_to_pay(selection: Selection) -> Target | None:
    chosen = selection.lifted or (selection.guide.pieces if selection.guide is not None else ())
    return next(
        iter(chosen), selection.pointed if isinstance(selection.pointed, PieceId) else selection.cursor
    )


def face_to_pay(snapshot: TableSnapshot, selection: Selection) -> Face | None:
    """Return the face of the piece that the raised cards pay for, or None.

    The cards pay for the first available piece of this list: the lifted piece, the piece of a hint, the piece
    under the pointer, the piece at the cursor.
    """
    id_ = _piece_to_pay(selection)
    piece = snapshot.table.pieces.get(id_) if isinstance(id_, PieceId) else None
    return piece.face if piece is not None else None


def offer_of(snapshot: TableSnapshot, good: Good, selection: Selection) -> Offer:
    """Return the offer for a good, which states how the viewer can pay for the good.

    If the viewer has raised cards to pay for this good, the offer is about these cards. Otherwise, it is
    about the `best_way`, which may include cards that are lifted from the row.
    """
    me = snapshot.seen.players[snapshot.viewer]
    if exact_only(snapshot):
        good = attrs.evolve(good, exact_only=True)
    if selection.paid and _is_paid_for(snapshot, good, selection):
        return _offer(sum(map(value_of, snapshot.cards_of(selection.paid))) - good.price, good, snapshot)
    taking = snapshot.cards_of(selection.lifted) if selection.start == Row() else ()
    hand = tuple(sorted((*me.hand, *taking)))
    way = best_way(snapshot.book, hand, good)
    if way is None:
        missing = good.price - purse(hand, good.currency)
        return _short(missing, good) if missing > 0 else INEXACT
    offer = _offer(sum(map(value_of, way)) - good.price, good, snapshot)
    return AFTER_TAKING if taking and offer.exact else offer


def exact_only(snapshot: TableSnapshot) -> bool:
    return snapshot.seen.decision is not None and snapshot.seen.decision.exact_only


def _is_paid_for(snapshot: TableSnapshot, good: Good, selection: Selection) -> bool:
    return snapshot.book.tile_pieces[good.tile] == _piece_to_pay(selection)


def best_way(book: Rulebook, hand: tuple[str, ...], good: Good) -> tuple[str, ...] | None:
    """Return the first exact payment, otherwise the first payment, otherwise None."""
    ways = book.payments_for(hand, good)
    exact = next((way for way in ways if sum(map(value_of, way)) == good.price), None)
    return exact or (ways[0] if ways else None)


EXACT: Final = Offer("exact", Message("offer-exact"), Message("offer-exact"))
EXACT_BONUS: Final = Offer("exact", Message("offer-exact-bonus"), Message("offer-exact"))
AFTER_TAKING: Final = Offer("ring", Message("offer-exact-after-taking"), Message("offer-exact"))
LATER: Final = Offer("later", Message("offer-exact"), Message("offer-exact"))
INEXACT: Final = Offer("short", Message("offer-inexact"), Message("offer-inexact-brief"))


def _offer(over: int, good: Good, snapshot: TableSnapshot) -> Offer:
    if over < 0:
        return _short(-over, good)
    if over > 0:
        return Offer("over", Message("offer-over", by=over), Message("offer-over-brief", by=over))
    bonus = not exact_only(snapshot) and snapshot.book.gives_extra_action(over)
    return EXACT_BONUS if bonus else EXACT


def _short(by: int, good: Good) -> Offer:
    full = Message("offer-short", by=by, currency=currency_noun(good.currency))
    return Offer("short", full, Message("offer-short-brief", by=by))


def longest() -> Iterator[Offer]:
    """Yield the offers with the longest texts. The pills must have room for these texts."""
    yield from (EXACT_BONUS, AFTER_TAKING, INEXACT)
    yield from (_short(HIGHEST, Good("", str(currency), HIGHEST, None)) for currency in Currency)


class Offers:
    def __init__(self) -> None:
        self._facts: tuple[object, ...] = ()
        self._known: dict[PieceId, Offer | None] = {}

    def of(self, snapshot: TableSnapshot, selection: Selection, piece: Piece) -> Offer | None:
        facts = (snapshot.book, snapshot.seen, money_facts(snapshot, selection))
        if facts != self._facts:
            self._known = {}
        self._facts = facts  # stored even if equal, because comparing identical objects is faster
        if piece.id not in self._known:
            self._known[piece.id] = _offer_now(snapshot, selection, piece)
        return self._known[piece.id]


def _offer_now(snapshot: TableSnapshot, selection: Selection, piece: Piece) -> Offer | None:
    face = piece.face
    good = snapshot.book.good(snapshot.seen, face.tile) if isinstance(face, TileFace) else None
    if good is None:
        return None
    offer = offer_of(snapshot, good, selection)
    if not offer.payable or offer is AFTER_TAKING or (piece.place, face) in snapshot.liftable:
        return offer
    return LATER if offer.exact else attrs.evolve(offer, tone="later")


def paint_rim(painter: QPainter, faces: Faces, room: QRectF) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(faces.theme.legal), 2.4))
    painter.drawRoundedRect(room, 5, 5)


def offers_key(
    selection: Selection, own_target: Callable[[Target | None], Target | None]
) -> tuple[object, ...]:
    pointed, cursor = selection.pointed, selection.cursor
    if not selection.paid:
        pointed, cursor = own_target(pointed), own_target(cursor)
    lifted = (selection.start, selection.lifted, selection.held, selection.drops)
    return selection.guide, selection.paid, lifted, pointed, cursor


def money_facts(snapshot: TableSnapshot, selection: Selection) -> tuple[object, ...]:
    seen = snapshot.seen
    taking = selection.lifted if selection.start == Row() else ()
    paying = (selection.paid, face_to_pay(snapshot, selection)) if selection.paid else ()
    return seen.players[snapshot.viewer].hand, taking, paying, seen.decision, snapshot.liftable
