"""Tooltips of the signs and pieces in a player's panel."""

from __future__ import annotations

from ....model.rules.core.engine.rulebook import scored_length
from ....model.rules.core.places.places import Piece, TileFace
from ....model.rules.core.values import Seat, purse
from ....model.rules.core.words.message import Message
from ....model.rules.core.words.wording import currency_noun, edge_noun
from ...art.palette import CURRENCY_COLOURS
from ...game.table_snapshot import TableSnapshot
from .piece_cards import card_of
from .plate_facts import CARDS, RESERVE


def sign_tip(snapshot: TableSnapshot, seat: Seat, sign: str) -> Message:
    player = snapshot.ahead.players[seat]
    if sign == CARDS:
        return Message("player-cards-tip", count=0 if snapshot.dealing else player.cards)
    if sign == RESERVE:
        return Message("player-reserve-tip", count=len(player.reserve))
    if sign in CURRENCY_COLOURS:
        return Message("player-money-tip", currency=currency_noun(sign), amount=purse(player.hand, sign))
    length = scored_length(snapshot.book, player.city, sign)
    return Message("player-run-tip", edge=edge_noun(sign), length=length)


def piece_tip(snapshot: TableSnapshot, piece: Piece) -> Message:
    card = card_of(snapshot, piece) if not isinstance(piece.face, TileFace) else None
    if card is None:
        return piece.face.described(snapshot.book)
    return Message("tip-piece", name=card.name, sentence=card.sentence)
