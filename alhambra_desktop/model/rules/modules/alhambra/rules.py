"""The base game Alhambra for 2 to 6 players (rules B)."""

from __future__ import annotations

from ...core.base import foundation
from ...core.base.money import market_stall
from ...core.engine.builder import RulebookBuilder
from ...core.geometry.tile import WALL
from ...core.words.message import Message
from .components import START_TILE, TILES
from .scoring import majorities, wall_source

STOCK = "alhambra"


def install_tiles(book: RulebookBuilder) -> None:
    """Install the tiles with everything that depends on them; Alhambra with Granada uses it too."""
    book.stock = STOCK
    book.city_noun = Message("alhambra")
    book.add_tiles(None, (START_TILE,))
    book.add_tiles(STOCK, TILES)
    book.stalls += (market_stall(STOCK),)
    book.add_majorities(majorities())
    book.scored_edges += (WALL,)
    book.add_source(WALL, wall_source(book.options))


def install(book: RulebookBuilder) -> None:
    install_tiles(book)
    foundation.install(book)
