"""Rules of Granada (rules G)."""

from __future__ import annotations

from ...core.base import foundation
from ...core.base.money import market_stall
from ...core.engine.builder import RulebookBuilder
from ...core.engine.set_up_phase import SetUpPhase
from ...core.engine.step import PlacePurchases
from .components import EVEN, MOAT, ODD, START_TILE, STREET
from .pieces import install_pieces
from .scoring import majorities, moat_source
from .turning import GRANADA, KEEP_TURNED, PLACE_TURNED, GranadaState, set_marker, shown_side, turn_marker

STOCK = GRANADA


def install_tiles(book: RulebookBuilder) -> None:
    """Install the tiles with everything that depends on them; Alhambra with Granada uses it too."""
    book.add_tiles(STOCK, EVEN)
    book.add_tiles(None, ODD)
    book.stalls += (market_stall(STOCK),)
    book.add_slice(GranadaState)
    book.set_up += ((SetUpPhase.MARKERS, set_marker), (SetUpPhase.MARKERS_TURNED, set_marker))
    book.show(STOCK, shown_side)
    book.on_market_refilled += (turn_marker,)
    book.add_placement(
        touching=(frozenset({MOAT}), frozenset({STREET})), foot=(STREET,), joins=((STREET, STREET),)
    )
    book.add_majorities(majorities())
    book.scored_edges += (MOAT,)
    book.add_source(MOAT, moat_source(book.options))
    book.replace(leftovers_at_once=False)
    install_pieces(book)


def install(book: RulebookBuilder) -> None:
    book.stock = STOCK
    book.add_tiles(None, (START_TILE,))
    install_tiles(book)
    foundation.install(book)
    book.offer(PlacePurchases, PLACE_TURNED, KEEP_TURNED)
