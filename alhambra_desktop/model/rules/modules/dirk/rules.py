from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import ClassVar, Final

from ...core.base.foundation import money_cards
from ...core.base.pieces import draw_tile
from ...core.base.placing import unless_bought
from ...core.base.refill import drawn_side
from ...core.engine.action import PlacingAction
from ...core.engine.builder import RulebookBuilder
from ...core.engine.event import Event, entry
from ...core.engine.handling import tile_moved
from ...core.engine.rulebook import Rulebook, SetUpPhase, action_rule
from ...core.engine.scoring import Counted
from ...core.engine.shuffle import BAG, Outcome
from ...core.engine.state import Draft, Observation, PublicState, Slice, Stock
from ...core.engine.step import PlacePurchases
from ...core.frozen import frozen
from ...core.geometry.placement import BrokenRule, Refusal
from ...core.geometry.tile import BUILDING
from ...core.places.fold import ArrangementBuilder, Fold
from ...core.places.places import Place, TileFace, Tray
from ...core.values import Owner, Seat, without
from ...core.words.message import Message
from ...core.words.wording import TILE, TILES, Naming, same_for_all, whole, worded
from . import MODULE, name

DIRK: Final = MODULE.id
COPIES: Final = 2  # copies of each money card in a game with Dirk (D-1)

# in the set-up, and again after the first scoring, Dirk draws this many tiles from each bag (D-3)
TILES_AT_FIRST: Final = 6
SHARE_LATER: Final = 3  # after the second scoring, Dirk draws one third of the tiles in each bag (D-3)


def dirk_name(subject: object, names: Naming) -> str:
    return names.owner_name(DIRK)


@frozen
class DirkState(Slice):
    """Dirk's tiles, in order of arrival."""

    module: ClassVar[str] = DIRK
    tiles: tuple[str, ...] = ()


@frozen
class GiveToDirk(PlacingAction):
    """Give a purchase to Dirk (D-5)."""

    message = worded("turn-give", tile=TILE, name=dirk_name)
    short_message = whole(worded("turn-give-it", tile=TILE, name=dirk_name))


@frozen
class DirkGotTiles(Event):
    """Dirk drew tiles from the bags (D-3).

    Each item of ``drawn`` consists of the kind of a stock and the id of a tile.
    """

    drawn: tuple[tuple[str, str], ...]

    @property
    def tiles(self) -> tuple[str, ...]:
        return tuple(tile for _, tile in self.drawn)

    record = entry("dirk", "tiles")

    message = worded("log-dirk-got", name=dirk_name, tiles=TILES)


@frozen
class TileGivenToDirk(Event):
    seat: Seat
    tile: str

    record = entry("give")
    message = worded("log-gave", tile=TILE, name=dirk_name)


def _draw(book: Rulebook, draft: Draft, number_of: Callable[[Stock], int]) -> None:
    """Draw buildings for Dirk from each bag.

    If a drawn tile is not a building, shuffle it back into the bag and draw again (D-6).
    """
    drawn: list[tuple[str, str]] = []
    for stock in draft.state.stocks:
        bag = list(stock.bag)
        count = min(number_of(stock), sum(book.tiles[tile].kind == BUILDING for tile in bag))
        while count:
            tile = bag.pop()
            if book.tiles[tile].kind == BUILDING:
                drawn.append((stock.kind, drawn_side(book, draft, stock, tile)))
                count -= 1
            else:
                bag = list(draft.shuffle((*bag, tile), BAG))
        draft.change_stock(stock, bag=tuple(bag))
    if drawn:
        draft.revealed = True
        event = DirkGotTiles(tuple(drawn))
        draft.change_slice(DirkState(draft.state.slice_of(DirkState).tiles + event.tiles))
        draft.emit(event)


def _first_tiles(book: Rulebook, draft: Draft) -> None:
    draft.change_slice(DirkState())
    _draw(book, draft, lambda stock: TILES_AT_FIRST)


def _after_scoring(book: Rulebook, draft: Draft, number: int) -> None:
    """Draw tiles for Dirk after the first and the second scoring round (D-3, A-8)."""
    if number == 1:
        _draw(book, draft, lambda stock: TILES_AT_FIRST)
    elif number == 2:
        _draw(book, draft, lambda stock: len(stock.bag) // SHARE_LATER)


def _count(book: Rulebook, state: PublicState, owner: Owner) -> Mapping[str, int]:
    """Count Dirk's buildings, because Dirk is ranked like a player (D-4)."""
    if owner != DIRK:
        return {}
    return Counter(book.tiles[tile].type or "" for tile in state.slice_of(DirkState).tiles)


def _show_count(book: Rulebook, state: PublicState, owner: Owner, type_id: str) -> Iterable[Counted]:
    for tile in state.slice_of(DirkState).tiles if owner == DIRK else ():
        if book.tiles[tile].type == type_id:
            yield Counted(1, (book.tile_pieces[tile],))


def _offer(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[GiveToDirk]:
    for tile in state.players[seat].purchases:
        if book.tiles[tile].kind == BUILDING:
            yield GiveToDirk(tile)


def _refuse(book: Rulebook, state: PublicState, seat: Seat, action: GiveToDirk) -> Refusal:
    if refused := unless_bought(book, state, seat, action):
        return refused
    if book.tiles[action.tile].kind != BUILDING:
        return (BrokenRule("D-5", Message("give-no-building"), Message("give-no-building-why")),)
    return ()


def _give(book: Rulebook, draft: Draft, seat: Seat, action: GiveToDirk) -> None:
    draft.change_player(seat, purchases=without(draft.player(seat).purchases, (action.tile,)))
    draft.change_slice(DirkState((*draft.state.slice_of(DirkState).tiles, action.tile)))
    draft.emit(TileGivenToDirk(seat, action.tile))


@frozen(cache_hash=True)
class DirksTiles(Place):
    noun = same_for_all("place-dirk", name=dirk_name)
    onto = worded("onto-dirk", name=dirk_name)


def _lay_pieces(book: Rulebook, seen: Observation, table: ArrangementBuilder) -> None:
    for tile in seen.slice_of(DirkState).tiles:
        table.lay(book.tile_pieces[tile], DirksTiles(), TileFace(tile))


def _got_tiles(book: Rulebook, fold: Fold, event: DirkGotTiles) -> None:
    for stock, tile in event.drawn:
        draw_tile(book, fold, stock, tile, DirksTiles())


def _given(book: Rulebook, fold: Fold, event: TileGivenToDirk) -> None:
    fold.move(book.tile_pieces[event.tile], DirksTiles())


def install(book: RulebookBuilder) -> None:
    book.replace(money=money_cards(book.options, COPIES))
    book.set_up += ((SetUpPhase.RIVALS, _first_tiles),)
    book.add_slice(DirkState)
    by_giving = tile_moved(GiveToDirk, lambda seat, tile: Tray(seat), lambda seat: DirksTiles())
    book.offer(PlacePurchases, action_rule(GiveToDirk, _offer, _refuse, _give, by_giving))
    book.add_rival(DIRK, name(book.setup), lambda _, state: state.slice_of(DirkState).tiles)
    book.counts += (_count,)
    book.shown_counts += (_show_count,)
    book.on_scoring_held += (_after_scoring,)
    book.outcomes += (Outcome(BAG, "dirk", "tiles"),)
    book.pieces += (_lay_pieces,)
    book.fold(DirkGotTiles, _got_tiles)
    book.fold(TileGivenToDirk, _given)
