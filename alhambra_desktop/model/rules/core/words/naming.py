"""Naming: what events and actions ask to say themselves, without knowing a whole rulebook."""

from __future__ import annotations

from typing import Protocol

from ..values import Owner
from .message import Argument, Message


class Naming(Protocol):
    """Who names the things of a table; a ``Rulebook`` does."""

    @property
    def city_noun(self) -> Message:
        """What a player's tiles in play are called together."""

    def tile_noun(self, tile: str) -> Message:
        """What a tile is called."""

    def tile_described(self, tile: str) -> Message:
        """What a tile is called, with its closed sides and its back."""

    def is_building(self, tile: str) -> bool:
        """True for a tile that majorities count."""

    def card_noun(self, card: str) -> Message:
        """What a card is called, money or not."""

    def card_nouns(self, cards: tuple[str, ...]) -> tuple[Message, ...]:
        """What some cards are called together: money by currency, then the others."""

    def owner_name(self, owner: Owner) -> str:
        """The name of a seat, or of somebody without a seat."""

    def owners(self) -> tuple[Owner, ...]:
        """Everybody who is ranked."""


def cards_noun(names: Naming, cards: tuple[str, ...]) -> Argument:
    """What is taken: one card by itself, such as ``denar 3``, or several, such as ``3 + 2 denar``."""
    return names.card_noun(cards[0]) if len(cards) == 1 else names.card_nouns(cards)
