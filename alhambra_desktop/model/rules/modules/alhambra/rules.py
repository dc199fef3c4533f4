"""Tiles, prizes and points for walls in the base game; its other rules are in `foundation` (rules B)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Final

from ...core.base import foundation
from ...core.base.money import market_stall
from ...core.engine.builder import RulebookBuilder
from ...core.engine.option import WALL_SCORING, Value
from ...core.engine.rulebook import Majority, Rulebook
from ...core.engine.scoring import Source
from ...core.engine.state import PublicState
from ...core.geometry.tile import BUILDING, START, WALL, Tile
from ...core.values import mask
from ...core.words.message import Message

START_TILE: Final = Tile("start", START, None, 0, 0, noun=Message("fountain"))  # B-1
TYPES: Final = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")  # cheapest first

BUILDINGS: Final = {
    "pavilion": ("2 NEW, 3 SW, 4 ES, 5 NW, 6 N, 7 E, 8 open "),
    "seraglio": ("3 ESW, 4 NE, 5 SW, 6 ES, 7 W, 8 S, 9 open "),
    "arcades": ("4 NES, 5 NW, 6 SW, 6 NE, 7 ES, 8 N, 8 E, 9 open, 10 open "),
    "chambers": ("5 NSW, 6 ES, 7 SW, 7 NE, 8 NW, 9 W, 9 S, 10 open, 11 open "),
    "garden": ("6 ESW, 7 NSW, 8 SW, 8 NE, 8 NW, 9 E, 10 N, 10 W, 10 open, 11 open, 12 S "),
    "tower": ("7 NEW, 8 NES, 9 ES, 9 NE, 9 NW, 10 W, 11 N, 11 S, 11 open, 12 open, 13 E "),
}
"""Maps each type to a string that lists its tiles: the price of each tile, and its sides with walls."""


def _tiles() -> tuple[Tile, ...]:
    return tuple(
        Tile(f"{kind}-{price}-{walls}", BUILDING, kind, int(price), 0 if walls == "open" else mask(walls))
        for kind, listed in BUILDINGS.items()
        for price, walls in (entry.split() for entry in listed.split(","))
    )


TILES: Final = _tiles()


FIRST_PRIZES: Final = {1: (1,), 2: (8, 1), 3: (16, 8, 1)}  # prizes of the cheapest type per round (B-30)


@lru_cache(maxsize=64)
def prizes(type_id: str, number: int) -> tuple[int, ...]:
    step = TYPES.index(type_id)
    return tuple(prize + step for prize in FIRST_PRIZES[number])


def _pay(type_id: str, book: Rulebook, state: PublicState, number: int) -> tuple[int, ...]:
    return prizes(type_id, number)


def majorities() -> dict[str, Majority]:
    return {type_id: Majority(partial(_pay, type_id)) for type_id in TYPES}


def wall_source(options: Mapping[str, Value]) -> Source:
    note = Message("source-run-note")
    if WALL_SCORING.of(options) == "all_outer":
        return Source(Message("source-walls"), note)
    return Source(Message("source-wall"), note, Message("source-wall-longest"))


STOCK = "alhambra"


def install_tiles(book: RulebookBuilder) -> None:
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
