from __future__ import annotations

from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.engine.state import Observation
from ....model.rules.core.places.places import Face, Piece, Place, seat_of
from ....model.rules.core.words.message import Message
from ....model.rules.core.words.wording import type_noun
from ....model.rules.modules.bonus_cards.rules import (
    BonusCardBack,
    BonusCardConcealed,
    BonusCardFace,
    BonusCardRevealed,
    BonusCardsDealt,
    RevealedCards,
    SecretCards,
)
from ... import art
from ...game.piece_card import NOW, PieceCard, Worth, buildings
from ..laying import CardMark
from ..motion_style import STILL, MotionStyle
from ..view_book import Drawing, ViewBookBuilder

RATIO = 1.5


def _draw(book: Rulebook, face: BonusCardFace) -> Drawing:
    tile = book.tiles[face.tile]
    return Drawing(
        ("bonus", tile.id), lambda p, width: art.paint_bonus_card(p, str(tile.type), tile.price, width), RATIO
    )


def _draw_back(book: Rulebook, face: BonusCardBack) -> Drawing:
    return Drawing(("bonus back",), art.paint_bonus_back, RATIO)


def _mark(seen: Observation, place: Place, face: Face) -> CardMark:
    assert isinstance(face, BonusCardFace)
    revealed = isinstance(place, RevealedCards)
    stands = seen.players[seen.seat].city.cell_of(face.tile) is not None
    mine = seen.decision is not None and seen.decision.seat == seen.seat
    words = Message("bonus-show") if stands and seen.agenda else Message("bonus-secret")
    if revealed:
        words = Message("bonus-counts")
    tone = "exact" if revealed or stands else "plain"
    return CardMark(words, tone, stands and not revealed and mine)


def _piece_card(book: Rulebook, seen: Observation, piece: Piece) -> PieceCard:
    assert isinstance(piece.face, BonusCardFace)
    tile, seat = piece.face.tile, seat_of(piece.place)
    type_ = str(book.tiles[tile].type)
    if isinstance(piece.place, RevealedCards):
        worth = Worth(NOW, buildings(1), Message("bonus-card-open"))
    elif seat is not None and seen.players[seat].city.cell_of(tile) is not None:
        worth = Worth(Message("bonus-card-revealed"), buildings(1), Message("bonus-card-reveal"))
    else:
        worth = Worth(Message("card-not-standing"), buildings(0), Message("bonus-card-secret"))
    message = Message("bonus-card-says", tile=book.tile_noun(tile), type=type_noun(type_))
    if seat is not None and seat != seen.seat:
        message = Message("bonus-card-of", name=book.owner_name(seat), tile=book.tile_noun(tile))
    return PieceCard(Message("bonus-card-name"), message, worth, badges=(type_,))


def install(view: ViewBookBuilder) -> None:
    view.mark_cards(SecretCards, _mark)
    view.mark_cards(RevealedCards, _mark)
    view.draw(BonusCardFace, _draw)
    view.describe_piece(BonusCardFace, _piece_card)
    view.draw(BonusCardBack, _draw_back)
    view.send(BonusCardsDealt, STILL)
    view.count(BonusCardRevealed, lambda event: event.tile)
    view.send(BonusCardRevealed, MotionStyle(own=240.0, turns=True, takes_off="bonus"))
    view.send(BonusCardConcealed, MotionStyle(turns=True, takes_off="card_turn"))
