"""The turns that zoo players consider: chains of exact purchases on the best squares, then a last action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

import attrs

from alhambra_desktop.model.rules.core.base.money import takes
from alhambra_desktop.model.rules.core.engine.action import (
    Action,
    AddFromReserve,
    BuyBuilding,
    Decline,
    EndTurn,
    Pass,
    SwapWithReserve,
    TakeMoney,
)
from alhambra_desktop.model.rules.core.engine.rulebook import Good, Rulebook
from alhambra_desktop.model.rules.core.engine.state import PublicState
from alhambra_desktop.model.rules.core.engine.step import ChooseAction
from alhambra_desktop.model.rules.core.geometry.city import City
from alhambra_desktop.model.rules.core.values import Seat, without

from .money import exact_ways, paid, ways_to_pay
from .squares import best_square, laid

WAYS = 2
"""Maximum number of exact payments per tile in a close search."""


@attrs.frozen
class Turn:
    """A whole turn and what the seat has after it; ``bought`` are the tiles taken from the market."""

    actions: tuple[Action, ...]
    hand: tuple[str, ...]
    city: City
    reserve: tuple[str, ...]
    bought: tuple[str, ...]
    row: tuple[str, ...]
    last: Action


@attrs.frozen
class Chain:
    """A sequence of exact purchases, and the hand after them."""

    actions: tuple[Action, ...]
    hand: tuple[str, ...]
    bought: tuple[str, ...] = ()

    def buying(self, good: Good, way: tuple[str, ...]) -> Chain:
        """Return the chain with one more purchase."""
        action = BuyBuilding(good.tile, way)
        return Chain((*self.actions, action), without(self.hand, way), (*self.bought, good.tile))


@lru_cache(maxsize=8192)
def whole_takes(row: tuple[str, ...], limit: int) -> tuple[tuple[str, ...], ...]:
    """Return the sets of money that can be taken, without those that are part of a larger one."""
    every = [(cards, Counter(cards)) for cards in takes(row, limit)]
    return tuple(cards for cards, count in every if not any(count < other for _, other in every))


def chains(book: Rulebook, hand: tuple[str, ...], goods: tuple[Good, ...], ways: int) -> list[Chain]:
    """Return every chain of exact purchases, the empty one first, with up to ``ways`` payments per tile."""
    found = [Chain((), hand)]
    if not book.gives_extra_action(0):
        return found
    for good in goods:
        found += [
            chain.buying(good, way) for chain in found for way in exact_ways(book, chain.hand, good)[:ways]
        ]
    return found


def finished(book: Rulebook, state: PublicState, seat: Seat, chain: Chain, last: Action | None) -> Turn:
    """Return the turn with a chain and a last action, with all tiles placed on the best squares."""
    player = state.players[seat]
    hand, city, reserve, row, bought = chain.hand, player.city, player.reserve, state.row, chain.bought
    if isinstance(last, TakeMoney):
        hand, row = tuple(sorted(hand + last.cards)), without(row, last.cards)
    elif isinstance(last, BuyBuilding):
        hand, bought = without(hand, last.cards), (*bought, last.tile)
    elif isinstance(last, AddFromReserve):
        city, reserve = (
            book.placement.placed(city, book.tiles[last.tile], last.cell),
            without(reserve, (last.tile,)),
        )
    elif isinstance(last, SwapWithReserve):
        city = city.replace(last.cell, book.tiles[last.tile])
        reserve = (*without(reserve, (last.tile,)), last.out)
    placing, city, kept = laid(book, city, (*player.purchases, *bought))
    before = chain.actions if last is None else (*chain.actions, last)
    actions = (*before, *placing, EndTurn())
    return Turn(actions, hand, city, (*reserve, *kept), bought, row, last or EndTurn())


def last_actions(
    book: Rulebook, state: PublicState, seat: Seat, chain: Chain, close: bool
) -> Iterator[Action]:
    """Yield the possible last actions after a chain; ``close`` includes swaps (B-15 c)."""
    for cards in whole_takes(state.row, int(book.options["take_limit"])):
        yield TakeMoney(cards)
    further = book.gives_extra_action(0)
    for good in book.goods(state):
        if good.tile not in chain.bought:
            ways = ways_to_pay(book, chain.hand, good)
            if ways and not (further and paid(ways[0]) == good.price):
                yield BuyBuilding(good.tile, ways[0])
    player = state.players[seat]
    if player.reserve and book.options["redesign"] == "action":
        for name in player.reserve:
            tile = book.tiles[name]
            cell = best_square(book, player.city, tile)
            if cell is not None:
                yield AddFromReserve(name, cell)
            for other in book.placement.swappable_cells(player.city, tile) if close else ():
                yield SwapWithReserve(name, player.city.tiles[other].id, other)


def turns(book: Rulebook, state: PublicState, seat: Seat, close: bool = False) -> list[Turn]:
    """Return at least one turn for a seat at its decision."""
    decision = state.decision
    hand = state.players[seat].hand
    if not isinstance(decision, ChooseAction):
        return [finished(book, state, seat, Chain((), hand), None)]
    found: list[Turn] = []
    for chain in chains(book, hand, book.goods(state), WAYS if close else 1):
        lasts = list(last_actions(book, state, seat, chain, close)) or [_nothing(book, chain, decision)]
        found.extend(finished(book, state, seat, chain, last) for last in lasts)
    return found


def _nothing(book: Rulebook, chain: Chain, decision: ChooseAction) -> Action:
    """Return the last action of a turn in which nothing else is possible: decline or pass (B-8, B-11)."""
    may = (chain.actions or decision.acted) and book.options["extra_action"] == "may"
    return Decline() if may else Pass()
