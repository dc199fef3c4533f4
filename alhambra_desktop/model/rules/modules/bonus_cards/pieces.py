"""Bonus cards as pieces (rules N)."""

from __future__ import annotations

from typing import Final

import attrs

from ...core.engine.builder import RulebookBuilder
from ...core.engine.observation import Observation
from ...core.engine.rulebook import Rulebook
from ...core.places.fold import ArrangementBuilder, Fold
from ...core.places.places import Face, Place
from ...core.values import Seat
from ...core.words.saying import TILE, own_or, says
from .cards import BonusCardConcealed, BonusCardRevealed, BonusCardsDealt, BonusState

CARD: Final = "bonus-card"
"""The piece kind of all bonus cards, since those of others look alike."""


@attrs.frozen(cache_hash=True)
class SecretCards(Place):
    seat: Seat

    sorted = True
    noun = own_or("place-secret-cards-own", "place-secret-cards")


@attrs.frozen(cache_hash=True)
class RevealedCards(Place):
    seat: Seat

    noun = own_or("place-revealed-cards-own", "place-revealed-cards")


@attrs.frozen(cache_hash=True)
class BonusCardFace(Face):
    tile: str

    id_field = "tile"
    noun = says("face-bonus-card", tile=TILE)


@attrs.frozen(cache_hash=True)
class BonusCardBack(Face):
    """A bonus card hidden from the observer."""

    is_hidden = True
    noun = says("face-bonus-card-back")


def _lay_pieces(book: Rulebook, seen: Observation, table: ArrangementBuilder) -> None:
    bonus = seen.slice_of(BonusState)
    for seat in book.setup.everybody:
        for tile in bonus.hands[seat]:
            table.lay_copy(CARD, SecretCards(seat), BonusCardFace(tile))
        for _ in range(bonus.held[seat] - len(bonus.hands[seat])):
            table.lay_copy(CARD, SecretCards(seat), BonusCardBack())
        for tile in bonus.revealed[seat]:
            table.lay_copy(CARD, RevealedCards(seat), BonusCardFace(tile))


def _revealed(book: Rulebook, fold: Fold, event: BonusCardRevealed) -> None:
    face = BonusCardFace(event.tile)
    card = fold.find(SecretCards(event.seat), face, BonusCardBack())
    fold.move(card, RevealedCards(event.seat), face)


def _concealed(book: Rulebook, fold: Fold, event: BonusCardConcealed) -> None:
    face = BonusCardFace(event.tile)
    card = fold.find(RevealedCards(event.seat), face)
    fold.move(card, SecretCards(event.seat), face if event.seat == fold.viewer else BonusCardBack())


def install_pieces(book: RulebookBuilder) -> None:
    book.pieces += (_lay_pieces,)
    book.fold_nothing(BonusCardsDealt)
    book.fold(BonusCardRevealed, _revealed)
    book.fold(BonusCardConcealed, _concealed)
