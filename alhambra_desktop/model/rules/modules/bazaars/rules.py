"""Rules of the bazaars (rules Z)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ...core.engine.builder import RulebookBuilder
from ...core.engine.draft import Draft
from ...core.engine.observation import Observation, PublicState
from ...core.engine.rulebook import Good, Rulebook, Stall
from ...core.engine.set_up_phase import SetUpPhase
from ...core.places.fold import ArrangementBuilder
from ...core.places.places import Supply, TileFace
from ...core.values import MARKET_SQUARES, SQUARE_CURRENCY, without
from .scoring import install_scoring
from .tiles import BAZAARS, CURRENCIES, TILES, BazaarState

BESIDE: Final = Supply(BAZAARS)
"""The place of open bazaars beside the market (Z-1)."""


def _begin_empty(book: Rulebook, draft: Draft) -> None:
    draft.change_slice(BazaarState())


def _lay_beside(book: Rulebook, draft: Draft, tile: str) -> bool:
    """Lay a drawn bazaar beside the market (Z-1)."""
    if tile not in CURRENCIES:
        return False
    draft.change_slice(BazaarState((*draft.state.slice_of(BazaarState).beside, tile)))
    return True


def _goods(book: Rulebook, state: PublicState) -> Iterable[Good]:
    """Offer each bazaar at the price on the square of its currency, to be paid exactly (Z-2, Z-3)."""
    beside = state.slice_of(BazaarState).beside
    if not beside:
        return ()
    market = state.stocks[0].market
    prices: dict[str, int] = {
        SQUARE_CURRENCY[square]: book.tiles[tile].price
        for square, tile in zip(MARKET_SQUARES, market, strict=True)
        if tile is not None
    }
    return tuple(
        Good(bazaar, currency, prices[currency], BESIDE, exact_only=True)
        for bazaar in beside
        if (currency := CURRENCIES[bazaar]) in prices
    )


def _remove(book: Rulebook, draft: Draft, tile: str) -> bool:
    beside = draft.state.slice_of(BazaarState).beside
    if tile not in beside:
        return False
    draft.change_slice(BazaarState(without(beside, (tile,))))
    return True


def _lay_pieces(book: Rulebook, seen: Observation, table: ArrangementBuilder) -> None:
    for tile in seen.slice_of(BazaarState).beside:
        table.lay(book.tile_pieces[tile], Supply(BAZAARS), TileFace(tile))


def install(book: RulebookBuilder) -> None:
    book.add_tiles(book.stock, TILES)
    book.add_slice(BazaarState)
    book.set_up += ((SetUpPhase.MARKET_SIDE, _begin_empty),)
    book.lay_aside(BAZAARS, _lay_beside)
    book.stalls += (Stall(_goods, _remove),)
    book.holdings += (lambda _, state: state.slice_of(BazaarState).beside,)
    book.pieces += (_lay_pieces,)
    install_scoring(book)
