"""Turns of the rollout policy: exact purchases, a last action, and placements on the best squares."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final

from ...rules.core.base.money import PAY_WITH_MONEY, takes, whole_takes
from ...rules.core.engine.action import (
    Action,
    AddFromReserve,
    BuyBuilding,
    Decline,
    EndTurn,
    KeepInReserve,
    Pass,
    PlaceTile,
    RemoveToReserve,
    SwapWithReserve,
    TakeMoney,
)
from ...rules.core.engine.option import REDESIGN, TAKE_LIMIT
from ...rules.core.engine.play import apply, legal_actions
from ...rules.core.engine.rulebook import Good, Rulebook, remembered_by_book, scored_length
from ...rules.core.engine.state import GameState
from ...rules.core.engine.step import ChooseAction, PlaceLeftovers, PlacePurchases
from ...rules.core.frozen import frozen
from ...rules.core.geometry.city import City, Fact
from ...rules.core.geometry.placement import legal_by_surroundings
from ...rules.core.geometry.tile import Tile
from ...rules.core.values import Cell, Seat, value_of, without

BEST: Final = Fact[Cell | None]("rollout square")
LAID: Final = Fact[tuple[tuple[Action, ...], City, tuple[str, ...]]]("rollout layout")
ROOM: Final = Fact[float]("rollout room")

ROOM_POINTS: Final = 0.5
"""Value in points of a free square on which every tile fits."""


@remembered_by_book(1)
def _shares(book: Rulebook) -> Mapping[int, float]:
    patterns = [0] * 16
    for bag in book.bags.values():
        for name in bag:
            patterns[book.tiles[name].closed] += 1
    table = legal_by_surroundings(True)
    shares = {
        legal: sum(count for closed, count in enumerate(patterns) if legal >> closed & 1) / sum(patterns)
        for legal in set(table)
    }
    return {around: shares[legal] for around, legal in enumerate(table) if shares[legal]}


def room(book: Rulebook, city: City) -> float:
    """Return the number of free squares around a city. Each counts as the share of tiles that fit on it."""

    def find() -> float:
        share = _shares(book).get
        return sum([share(around, 0.0) for around in city.surroundings.values()])

    return city.remember(ROOM, find, book.placement)


def wall(book: Rulebook, city: City) -> int:
    """Return the points of a city's walls in a scoring round (B-29)."""
    return scored_length(book, city, book.scored_edges[0])


def best_square(book: Rulebook, city: City, tile: Tile) -> Cell | None:

    def find() -> Cell | None:
        def worth(cell: Cell) -> float:
            after = book.placement.placed(city, tile, cell)
            return wall(book, after) + ROOM_POINTS * room(book, after)

        return max(book.placement.legal_cells(city, tile), key=worth, default=None)

    return city.remember(BEST, find, book.placement, tile.closed)


def laid(
    book: Rulebook, city: City, tiles: Sequence[str]
) -> tuple[tuple[Action, ...], City, tuple[str, ...]]:

    def find() -> tuple[tuple[Action, ...], City, tuple[str, ...]]:
        actions, after, kept = list[Action](), city, list[str]()
        for name in tiles:
            tile = book.tiles[name]
            cell = best_square(book, after, tile)
            if cell is None:
                kept.append(name)
                actions.append(KeepInReserve(name))
            else:
                after = book.placement.placed(after, tile, cell)
                actions.append(PlaceTile(name, cell))
        return tuple(actions), after, tuple(kept)

    return city.remember(LAID, find, book.placement, *tiles) if tiles else ((), city, ())


KNOWN: Final = frozenset(
    {TakeMoney, BuyBuilding, AddFromReserve, SwapWithReserve, RemoveToReserve, Pass, Decline}
)
"""Types of actions, besides placements, that may occur in games that the policy supports."""

TYPES: Final = 6
WAYS: Final = 2


@frozen(eq=False)
class Turn:
    """A turn, and its result before hidden information is revealed. ``row`` is the money row that is left."""

    actions: tuple[Action, ...]
    hand: tuple[str, ...]
    city: City
    reserve: tuple[str, ...]
    bought: tuple[str, ...]
    row: tuple[str, ...]


@remembered_by_book(1)
def plain(book: Rulebook) -> bool:
    drawn = [book.tiles[name] for bag in book.bags.values() for name in bag]
    return (
        {rule.type for rule in book.actions[ChooseAction]} <= KNOWN
        and set(book.actions) <= {ChooseAction, PlacePurchases, PlaceLeftovers}
        and book.payments == (PAY_WITH_MONEY,)
        and not (book.prospects or book.secrets or book.late_money or book.placement.founding)
        and len(book.scored_edges) == 1
        and len(book.bags) == len(book.stalls) == 1
        and len(book.majorities) == TYPES
        and all(tile.type in book.majorities for tile in drawn)
        and not (book.asides or book.shows)
        and all(
            majority.tie_break is None and majority.growth is None for majority in book.majorities.values()
        )
    )


@lru_cache(maxsize=65536)
def worth(cards: tuple[str, ...]) -> int:
    return sum(map(value_of, cards))


_Chain = tuple[tuple[Action, ...], tuple[str, ...], tuple[str, ...]]  # purchases, hand left, tiles bought


def _chains(book: Rulebook, hand: tuple[str, ...], goods: tuple[Good, ...]) -> list[_Chain]:
    found: list[_Chain] = [((), hand, ())]
    if book.gives_extra_action(0):
        for good in goods:
            found += [
                ((*actions, BuyBuilding(good.tile, way)), without(held, way), (*bought, good.tile))
                for actions, held, bought in found
                for way in _exact(book, held, good)
            ]
    return found


def _exact(book: Rulebook, hand: tuple[str, ...], good: Good) -> list[tuple[str, ...]]:
    return [way for way in book.payments_for(hand, good)[:WAYS] if worth(way) == good.price]


def turns(book: Rulebook, state: GameState, seat: Seat, goods: tuple[Good, ...]) -> list[Turn]:
    """Return the turns that the policy considers for the deciding seat (at least one)."""
    player = state.players[seat]
    if not isinstance(state.decision, ChooseAction):
        return [_finished(book, state, seat, ((), player.hand, ()), None)]
    found: list[Turn] = []
    chains = _chains(book, player.hand, goods)
    for chain in chains:
        lasts = list(_last_actions(book, state, seat, goods, chain))
        if not lasts and (chain[0] or len(chains) == 1):
            lasts = [_nothing_else(book, state, chain)]
        found.extend(_finished(book, state, seat, chain, last) for last in lasts)
    return found


def _nothing_else(book: Rulebook, state: GameState, chain: _Chain) -> Action:
    for action in chain[0]:
        state = apply(book, state, action).after
    legal = legal_actions(book, state)
    return next((action for action in legal if action.leaves), legal[0])


def _last_actions(
    book: Rulebook, state: GameState, seat: Seat, goods: tuple[Good, ...], chain: _Chain
) -> Iterator[Action]:
    """Yield possible last actions after a chain of purchases (B-8)."""
    _, hand, bought = chain
    offered = takes(state.row, TAKE_LIMIT.of(book.options))
    whole = whole_takes(offered)
    yield from (TakeMoney(cards) for cards in offered if cards in whole)
    further = book.gives_extra_action(0)
    for good in goods:
        if good.tile not in bought:
            ways = book.payments_for(hand, good)
            if ways and not (further and worth(ways[0]) == good.price):
                yield BuyBuilding(good.tile, ways[0])
    player = state.players[seat]
    if player.reserve and REDESIGN.of(book.options) == "action":
        for name in player.reserve:
            cell = best_square(book, player.city, book.tiles[name])
            if cell is not None:
                yield AddFromReserve(name, cell)


def _finished(book: Rulebook, state: GameState, seat: Seat, chain: _Chain, last: Action | None) -> Turn:
    player = state.players[seat]
    actions, hand, bought = chain
    city, reserve, row = player.city, player.reserve, state.row
    if isinstance(last, TakeMoney):
        hand, row = tuple(sorted(hand + last.cards)), without(row, last.cards)
    elif isinstance(last, BuyBuilding):
        hand, bought = without(hand, last.cards), (*bought, last.tile)
    elif isinstance(last, AddFromReserve):
        city = book.placement.placed(city, book.tiles[last.tile], last.cell)
        reserve = without(reserve, (last.tile,))
    elif isinstance(last, SwapWithReserve):
        city = city.replace(last.cell, book.tiles[last.tile])
        reserve = (*without(reserve, (last.tile,)), last.out)
    elif isinstance(last, RemoveToReserve):
        city, reserve = city.remove(last.cell), (*reserve, last.tile)
    placing, city, kept = laid(book, city, (*player.purchases, *bought))
    if last is not None:
        actions = (*actions, last)
    return Turn((*actions, *placing, EndTurn()), hand, city, (*reserve, *kept), bought, row)
