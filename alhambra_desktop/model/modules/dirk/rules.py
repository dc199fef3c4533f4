"""Dirk, the third, imaginary player at a table for two (rules D)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Final

import attrs

from ...core.action import Action
from ...core.event import Event, RecordEntry
from ...core.placement import BrokenRule
from ...core.rulebook import ActionRule, Rulebook, RulebookBuilder, State, Tally
from ...core.rules.foundation import put_money
from ...core.rules.placing import refuse_unless_bought
from ...core.rules.refill import drawn_side
from ...core.shuffle import BAG
from ...core.state import Stock
from ...core.step import PlacePurchases
from ...core.tile import BUILDING, Tile
from ...core.values import Owner, Seat, without
from ...core.work import Work
from . import MODULE

DIRK: Final = MODULE.id
COPIES: Final = 2
"""Copies of each money card at his table (D-1)."""

TILES_AT_FIRST: Final = 6
SHARE_LATER: Final = 3
"""After the second scoring he gets one tile in so many of the bag (D-3)."""

AFTER_MARKET = 70


@attrs.frozen
class DirkState:
    """The tiles that Dirk owns, in the order in which he got them."""

    tiles: tuple[str, ...] = ()


@attrs.frozen
class GiveToDirk(Action):
    """Give a tile bought this turn to Dirk instead of placing it (D-5)."""

    tile: str


@attrs.frozen
class DirkGotTiles(Event):
    """Dirk drew tiles from the bag (D-3)."""

    tiles: tuple[str, ...]

    def record(self) -> RecordEntry:
        """A ``dirk`` entry."""
        return {"event": "dirk", "tiles": list(self.tiles)}


@attrs.frozen
class TileGivenToDirk(Event):
    """A player gave a bought tile to Dirk (D-5)."""

    seat: Seat
    tile: str

    def record(self) -> RecordEntry:
        """A ``give`` entry."""
        return {"event": "give", "seat": self.seat, "tile": self.tile}


def _draw(work: Work, wanted: Callable[[Stock], int]) -> None:
    """Dirk gets buildings from each bag; what is no building goes back and the bag is shuffled (D-6)."""
    drawn: list[str] = []
    for stock in work.state.stocks:
        bag = list(stock.bag)
        count = min(wanted(stock), sum(work.book.tiles[tile].kind == BUILDING for tile in bag))
        while count:
            tile = bag.pop()
            if work.book.tiles[tile].kind == BUILDING:
                drawn.append(drawn_side(work, stock, tile))
                count -= 1
            else:
                bag = list(work.shuffle((*bag, tile), BAG))
        _set_bag(work, stock, tuple(bag))
    if drawn:
        work.revealed = True
        work.change_slice(DIRK, DirkState(work.state.slices[DIRK].tiles + tuple(drawn)))
        work.emit(DirkGotTiles(tuple(drawn)))


def _set_bag(work: Work, stock: Stock, bag: tuple[str, ...]) -> None:
    new = stock.changed(bag=bag)
    work.change(stocks=tuple(new if old is stock else old for old in work.state.stocks))


def _first_tiles(work: Work) -> None:
    work.change_slice(DIRK, DirkState())
    _draw(work, lambda stock: TILES_AT_FIRST)


def _after_scoring(work: Work, number: int) -> None:
    """Six more after the first scoring round, a third of each bag after the second (D-3, A-8)."""
    if number == 1:
        _draw(work, lambda stock: TILES_AT_FIRST)
    elif number == 2:
        _draw(work, lambda stock: len(stock.bag) // SHARE_LATER)


def _counter(tiles: Mapping[str, Tile]) -> Tally:
    """Dirk is ranked like a player (D-4)."""

    def count(state: State, owner: Owner) -> Mapping[str, int]:
        if owner != DIRK:
            return {}
        return Counter(tiles[tile].type or "" for tile in state.slices[DIRK].tiles)

    return count


def _offer(book: Rulebook, state: State, seat: Seat) -> Iterable[Action]:
    for tile in state.players[seat].purchases:
        if book.tiles[tile].kind == BUILDING:
            yield GiveToDirk(tile)


def _refuse(book: Rulebook, state: State, seat: Seat, action: GiveToDirk) -> tuple[BrokenRule, ...]:
    if refused := refuse_unless_bought(state, seat, action.tile):
        return refused
    if book.tiles[action.tile].kind != BUILDING:
        return (BrokenRule("D-5", "this is no building", "Only buildings can be given away"),)
    return ()


def _give(work: Work, seat: Seat, action: GiveToDirk) -> None:
    work.change_player(seat, purchases=without(work.player(seat).purchases, (action.tile,)))
    work.change_slice(DIRK, DirkState((*work.state.slices[DIRK].tiles, action.tile)))
    work.emit(TileGivenToDirk(seat, action.tile))


def install(book: RulebookBuilder) -> None:
    """Dirk."""
    put_money(book, COPIES)
    book.set_up(AFTER_MARKET, _first_tiles)
    book.slice_types[DIRK] = DirkState
    book.offer(PlacePurchases, ActionRule(GiveToDirk, _offer, _refuse, _give))
    book.rivals.append(DIRK)
    book.counts.append(_counter(book.tiles))
    book.holdings.append(lambda state: state.slices[DIRK].tiles)
    book.react("scoring_held", _after_scoring)
