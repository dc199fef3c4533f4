"""Granada, a game of its own with two-sided tiles and moats (rules G)."""

from __future__ import annotations

from ...core.components import caution
from ...core.module import Module
from ...core.option import on_off
from ...core.rulebook import RulebookBuilder
from ...core.rules import foundation as begin
from ...core.rules.money import market_stall
from ...core.rules.scorers import count_buildings, run_scorer, score_majorities
from ...core.step import PlacePurchases
from .components import EVEN, MOAT, ODD, START_TILE, STREET
from .scoring import majorities
from .turning import (
    GRANADA,
    KEEP_TURNED,
    PLACE_TURNED,
    GranadaState,
    set_marker,
    shown_side,
    turn_marker,
)

STOCK = GRANADA
MARKER_AT_FIRST, MARKER_SET = 14, 75


def install_tiles(book: RulebookBuilder) -> None:
    """The two-sided tiles with everything that belongs to them, also for the game with Alhambra."""
    book.add_tiles(STOCK, EVEN)
    book.add_tiles(None, ODD)
    book.stalls.append(market_stall(STOCK, book.tiles))
    book.slice_types[GRANADA] = GranadaState
    book.set_up(MARKER_AT_FIRST, set_marker)
    book.set_up(MARKER_SET, set_marker)
    book.shows[STOCK] = shown_side
    book.react("market_refilled", turn_marker)
    book.touching |= {frozenset({MOAT}), frozenset({STREET})}
    book.foot.add(STREET)
    book.joins.add((STREET, STREET))
    book.majorities.update(majorities())
    book.runs_scored.append(MOAT)
    book.leftovers_at_once = False


def _install(book: RulebookBuilder) -> None:
    book.stock = STOCK
    book.add_tiles(None, (START_TILE,))
    install_tiles(book)
    begin.install(book)
    book.offer(PlacePurchases, PLACE_TURNED, KEEP_TURNED)
    book.counts.append(count_buildings)
    book.scorers += (score_majorities, run_scorer(MOAT))


MODULE = Module(
    id=GRANADA,
    title="Granada",
    sentence="A game of its own: two-sided tiles, moats for walls, types that pay by how common they are.",
    install=_install,
    options=(
        on_off(
            "granada_simplified",
            "Simplified scoring",
            "In Granada the majorities pay {}.",
            "fixed points",
            "by the number of faces in sight",
            default="off",
            rule="G-6",
        ),
    ),
    foundation=True,
    caution=caution("granada", "two-sided tiles"),
)
