"""The base game Alhambra for 2 to 6 players (rules B)."""

from __future__ import annotations

from ...core.module import Module
from ...core.play import START_TILE
from ...core.rulebook import RulebookBuilder
from ...core.rules import foundation as begin
from ...core.rules.money import market_stall
from ...core.rules.scorers import count_buildings, run_scorer, score_majorities
from .components import TILES
from .options import OPTIONS
from .scoring import majorities

STOCK = "alhambra"


def _install(book: RulebookBuilder) -> None:
    book.stock = STOCK
    book.add_tiles(None, (START_TILE,))
    book.add_tiles(STOCK, TILES)
    book.stalls.append(market_stall(STOCK, book.tiles))
    book.majorities.update(majorities())
    book.runs_scored.append("wall")
    begin.install(book)
    book.counts.append(count_buildings)
    book.scorers += (score_majorities, run_scorer("wall"))


MODULE = Module(
    id="alhambra",
    title="Alhambra",
    sentence="The base game: buy buildings, wall them in, own the most of each type.",
    install=_install,
    options=OPTIONS,
    foundation=True,
)
