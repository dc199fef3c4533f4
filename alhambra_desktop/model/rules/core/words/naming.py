"""Naming: the part of a rulebook that events and actions need to word themselves."""

from __future__ import annotations

from typing import Protocol

from ..values import Owner
from .message import Argument, Message


class Naming(Protocol):
    """Names the things of a table; a `Rulebook` does."""

    @property
    def city_noun(self) -> Message:
        """Name of a player's tiles in play."""

    def tile_noun(self, tile: str) -> Message: ...

    def tile_described(self, tile: str) -> Message:
        """Return a tile's name, closed sides and back."""

    def is_building(self, tile: str) -> bool:
        """Return whether majorities count the tile."""

    def card_noun(self, card: str) -> Message: ...

    def card_nouns(self, cards: tuple[str, ...]) -> tuple[Message, ...]:
        """Return the names of some cards: money by currency, then the others."""

    def owner_name(self, owner: Owner) -> str: ...

    def owners(self) -> tuple[Owner, ...]:
        """Return everyone who is ranked."""


def cards_noun(names: Naming, cards: tuple[str, ...]) -> Argument:
    """Return the name of one card, such as ``denar 3``, or of several, such as ``3 + 2 denar``."""
    return names.card_noun(cards[0]) if len(cards) == 1 else names.card_nouns(cards)
