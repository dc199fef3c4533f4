"""Naming: what events ask to say what happened, without knowing a whole rulebook."""

from __future__ import annotations

from typing import Protocol

from .message import Message
from .values import Owner


class Naming(Protocol):
    """Who names the things of a table; a ``Rulebook`` does."""

    def tile_noun(self, tile: str) -> Message:
        """What a tile is called."""

    def card_noun(self, card: str) -> Message:
        """What a card is called, money or not."""

    def card_nouns(self, cards: tuple[str, ...]) -> tuple[Message, ...]:
        """What some cards are called together: money by currency, then the others."""

    def owner_name(self, owner: Owner) -> str:
        """The name of a seat, or of somebody without a seat."""

    def owners(self) -> tuple[Owner, ...]:
        """Everybody who is ranked."""
