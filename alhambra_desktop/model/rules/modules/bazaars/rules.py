from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import ClassVar, Final

from ...core.engine.builder import RulebookBuilder
from ...core.engine.module import parts
from ...core.engine.rulebook import Good, Horizon, Rulebook, SetUpPhase, Stall
from ...core.engine.scoring import Counted, Points, Source
from ...core.engine.state import Draft, Observation, PublicState, Slice
from ...core.frozen import frozen
from ...core.geometry.city import AROUND, City, Fact
from ...core.geometry.tile import BUILDING, Tile
from ...core.places.fold import ArrangementBuilder
from ...core.places.places import Supply, TileFace
from ...core.values import MARKET_SQUARES, SQUARE_CURRENCY, Cell, Seat, mask, without
from ...core.words.message import Message
from ...core.words.wording import currency_noun, type_noun
from . import MODULE

BAZAARS: Final = MODULE.id
BAZAAR: Final = "bazaar"


def _tiles() -> tuple[Tile, ...]:
    seen: Counter[str] = Counter()
    found = []
    for row in parts("bazaars"):
        seen[row["currency"]] += 1
        name = f"bazaar-{row['currency']}-{seen[row['currency']]}"
        noun = Message("bazaar", currency=currency_noun(row["currency"]))
        printed = Message("bazaar-types", types=tuple(map(type_noun, row["types"])))
        found.append(Tile(name, BAZAAR, None, 0, mask(row["walls"]), noun=noun, printed=printed))
    return tuple(found)


TILES: Final = _tiles()  # Z-1

CURRENCIES: Final[Mapping[str, str]] = {
    tile.id: row["currency"] for tile, row in zip(TILES, parts("bazaars"), strict=True)
}

COUNTED_TYPES: Final[Mapping[str, tuple[str, ...]]] = {
    tile.id: tuple(row["types"]) for tile, row in zip(TILES, parts("bazaars"), strict=True)
}


@frozen
class BazaarState(Slice):
    """Face-up bazaars beside the market, in order of arrival."""

    module: ClassVar[str] = BAZAARS
    beside: tuple[str, ...] = ()


SURROUNDED: Final = Fact[tuple[tuple[int, int, int], ...]]("around bazaars")

SCORED_IN: Final = 3  # the only round in which bazaars score (Z-5)
FILLED: Final = 0.5  # expected share of the empty squares around a bazaar that get buildings in 12 turns


def worth(city: City, cell: Cell, bazaar: str) -> tuple[int, int]:
    """Return how many buildings a bazaar on a square counts, and how many different types they have (Z-5)."""
    found = customers(city, cell, bazaar)
    return len(found), len({tile.type for tile in found})


def customers(city: City, cell: Cell, bazaar: str) -> list[Tile]:
    x, y = cell
    around = (city.get((x + dx, y + dy)) for dx, dy in AROUND)
    return [
        tile
        for tile in around
        if tile is not None and tile.kind == BUILDING and tile.type in COUNTED_TYPES[bazaar]
    ]


def points(city: City) -> tuple[tuple[Cell, int, int], ...]:
    bazaars = sorted((cell, tile.id) for cell, tile in city.tiles.items() if tile.kind == BAZAAR)
    return tuple((cell, *worth(city, cell, bazaar)) for cell, bazaar in bazaars)


def _score(book: Rulebook, state: PublicState, number: int) -> Iterable[Points]:
    if number != SCORED_IN:
        return
    for seat in book.setup.everybody:
        found = tuple((count, types) for _, count, types in points(state.players[seat].city) if count)
        if found:
            yield Points(seat, BAZAARS, sum(count * types for count, types in found), terms=found)


def _show_points(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[Counted]:
    city = state.players[seat].city
    for cell, count, types in points(city):
        bazaar = city.tiles[cell].id
        tiles = (bazaar, *(tile.id for tile in customers(city, cell, bazaar)))
        if count:
            yield Counted(count * types, tuple(book.tile_pieces[tile] for tile in tiles))


def _prospect(book: Rulebook, state: PublicState, seat: Seat, ahead: Horizon) -> float:
    """Estimate the points that a seat's bazaars will score (Z-5).

    The estimate assumes that a bazaar counts half of the buildings that are later placed around it.
    """
    city = state.players[seat].city
    known = city.remember(SURROUNDED, lambda: _surrounded(city))
    filled = FILLED * min(1.0, ahead.turns / 12)
    brought = 0.0
    for room, count, types in known:
        more = room * filled / 2
        missing = (3 - types) * (1 - 1 / (1 + more))
        brought += (count + more) * (types + missing)
    return brought * len(ahead.rounds[-1:])


def _surrounded(city: City) -> tuple[tuple[int, int, int], ...]:
    return tuple(
        (sum((x + dx, y + dy) not in city.tiles for dx, dy in AROUND), count, types)
        for (x, y), count, types in points(city)
    )


def _remark(book: Rulebook, state: PublicState, seat: Seat, tile: str, cell: Cell) -> Iterable[Message]:
    city = state.players[seat].city
    for place, count, types in points(city):
        if place == cell or max(abs(place[0] - cell[0]), abs(place[1] - cell[1])) == 1:
            yield Message("bazaar-scores", buildings=count, types=types, points=count * types)


BESIDE: Final = Supply(BAZAARS)  # Z-1


def _begin_empty(book: Rulebook, draft: Draft) -> None:
    draft.change_slice(BazaarState())


def _lay_beside(book: Rulebook, draft: Draft, tile: str) -> bool:
    if tile not in CURRENCIES:
        return False
    draft.change_slice(BazaarState((*draft.state.slice_of(BazaarState).beside, tile)))
    return True


def _goods(book: Rulebook, state: PublicState) -> tuple[Good, ...]:
    """Return the bazaars for sale; a bazaar costs as much as the market tile of its currency (Z-2, Z-3)."""
    beside = state.slice_of(BazaarState).beside
    if not beside:
        return ()
    market = state.stocks[0].market
    return _priced(beside, tuple(None if tile is None else book.tiles[tile].price for tile in market))


@lru_cache(maxsize=512)
def _priced(beside: tuple[str, ...], market: tuple[int | None, ...]) -> tuple[Good, ...]:
    prices: dict[str, int | None] = {
        SQUARE_CURRENCY[square]: price for square, price in zip(MARKET_SQUARES, market, strict=True)
    }
    return tuple(
        Good(bazaar, currency, price, BESIDE, exact_only=True)
        for bazaar in beside
        if (price := prices[currency := CURRENCIES[bazaar]]) is not None
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
    book.scorers += (_score,)
    book.show_points(BAZAARS, _show_points)
    book.add_source(BAZAARS, Source(Message("source-bazaars"), Message("source-bazaars-note")))
    book.expect(BAZAARS, _prospect, lambda points: Message("gain-bazaars", points=points))
    book.remarks += (_remark,)
