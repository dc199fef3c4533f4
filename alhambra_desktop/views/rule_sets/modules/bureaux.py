from __future__ import annotations

from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.engine.state import Observation
from ....model.rules.core.places.places import CardFace, Hand, Piece
from ....model.rules.core.values import Currency
from ....model.rules.core.words.message import Message
from ....model.rules.modules.bureaux.rules import PAIRS, paid_with
from ... import art
from ...game.piece_card import NOTHING, PieceCard, Worth, tiles_worth
from ..view_book import Drawing, ViewBookBuilder


def _card(card: str, pair: frozenset[str]) -> Drawing:
    one, other = (str(currency) for currency in Currency if currency in pair)
    return Drawing(("bureau", card), lambda p, width: art.paint_bureau_card(p, one, other, width), 1.5)


def _piece_card(book: Rulebook, seen: Observation, piece: Piece) -> PieceCard:
    assert isinstance(piece.face, CardFace)
    card, label = piece.face.card, Message("bureau-pays")
    if piece.place == Hand(seen.seat):
        paid = paid_with(book, seen, seen.seat, card)
        worth = tiles_worth(label, book, paid, Message("bureau-pays-nothing"))
    else:
        worth = Worth(label, NOTHING, Message("bureau-not-in-hand"))
    return PieceCard(book.card_noun(card), Message("bureau-card"), worth, Message("bureau-no-value"))


def install(view: ViewBookBuilder) -> None:
    cards = {card: _card(card, pair) for card, pair in PAIRS.items()}
    view.draw_cards(cards, lambda count: Message("bureaux-caption", count=count))
    for card in PAIRS:
        view.describe_piece(card, _piece_card)
        view.sound(card, "bureau")
        view.light(card, art.bureau_coins)
