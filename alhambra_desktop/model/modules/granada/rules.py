"""Granada, a game of its own with two-sided tiles and moats (rules G)."""

from __future__ import annotations

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
    book.scored_edges.append(MOAT)
    book.leftovers_at_once = False


def install(book: RulebookBuilder) -> None:
    """Granada alone."""
    book.stock = STOCK
    book.add_tiles(None, (START_TILE,))
    install_tiles(book)
    begin.install(book)
    book.offer(PlacePurchases, PLACE_TURNED, KEEP_TURNED)
    book.counts.append(count_buildings)
    book.scorers += (score_majorities, run_scorer(MOAT))
