"""Names of things as text in the language in use, where sentences are not messages yet."""

from __future__ import annotations

from ..words import say, words
from .core.nouns import type_noun, types_noun
from .core.rulebook import Rulebook
from .modules.falconers.rules import falcon_noun

SOURCES = {
    "types": "types",
    "wall": "wall",
    "moat": "moat",
    "wall_moat": "wall against moat",
    "camps": "camps",
    "bazaars": "bazaars",
    "falcons": "falcons",
}
"""What points come from, in words."""


def tile_words(book: Rulebook, tile_id: str) -> str:
    """A tile as people say it, such as ``garden 9``, ``camp 7``, ``denar bazaar`` or ``tower hut``."""
    return say(book.tile_noun(tile_id))


def tile_name(book: Rulebook, tile_id: str) -> str:
    """A tile without its price, such as ``garden`` or ``camp``."""
    said = tile_words(book, tile_id)
    return said.rsplit(" ", 1)[0] if book.tiles[tile_id].price else said


def city_word(book: Rulebook) -> str:
    """What a player's tiles in play are called."""
    return "city" if "alhambra" not in book.bags else "Alhambra"


def falcon_words(falcon: str) -> str:
    """A falcon as people say it, such as ``black falcon (garden, tower)``."""
    return say(falcon_noun(falcon))


def card_words(book: Rulebook, card: str) -> str:
    """One card as people say it."""
    return say(book.card_noun(card))


def cards_words(book: Rulebook, cards: tuple[str, ...]) -> str:
    """Cards as people say them, such as ``3 + 2 denar``."""
    return words().list_of(map(say, book.card_nouns(cards)))


def type_words(type_id: str, count: int = 2) -> str:
    """A building type in the singular or plural."""
    return say(type_noun(type_id) if count == 1 else types_noun(type_id))
