"""Bonus cards on the table."""

from __future__ import annotations

from ...model.core.observation import Observation
from ...model.core.rulebook import Rulebook
from ...model.core.table import Face, Place
from ...model.modules.bonus_cards.rules import (
    BonusCardBack,
    BonusCardConcealed,
    BonusCardFace,
    BonusCardRevealed,
    BonusCardsDealt,
    RevealedCards,
    SecretCards,
)
from ...words import phrase
from .. import art
from ..laying import CardMark
from ..manner import STILL, Manner
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
    """Its building stands, or it counts already."""
    assert isinstance(face, BonusCardFace)
    revealed = isinstance(place, RevealedCards)
    stands = seen.players[seen.seat].city.cell_of(face.tile) is not None
    mine = seen.decision is not None and seen.decision.seat == seen.seat
    words = phrase("bonus-show") if stands else phrase("bonus-secret")
    if revealed:
        words = phrase("bonus-counts")
    tone = "exact" if revealed or stands else "plain"
    return CardMark(words, tone, stands and not revealed and mine)


def install(view: ViewBookBuilder) -> None:
    """Bonus cards from both sides, secret ones before those that are revealed."""
    view.mark_cards(SecretCards, _mark)
    view.mark_cards(RevealedCards, _mark)
    view.draw(BonusCardFace, _draw)
    view.draw(BonusCardBack, _draw_back)
    view.send(BonusCardsDealt, STILL)
    view.count(BonusCardRevealed, lambda event: event.tile)
    view.send(BonusCardRevealed, Manner(own=240.0, turns=True, takes_off="bonus"))
    view.send(BonusCardConcealed, Manner(turns=True, takes_off="card_turn"))
