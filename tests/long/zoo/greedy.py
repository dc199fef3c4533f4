"""A greedy player: plays the turn with the highest immediate value."""

from __future__ import annotations

from random import Random
from typing import Final

from alhambra_desktop.model.rules.core.engine.action import Action, AddFromReserve, BuyBuilding, TakeMoney
from alhambra_desktop.model.rules.core.engine.rulebook import Good, Rulebook
from alhambra_desktop.model.rules.core.engine.state import Observation, PublicState
from alhambra_desktop.model.rules.core.engine.step import ChooseAction
from alhambra_desktop.model.rules.core.values import Seat

from .money import exact_ways, paid, payable, purses
from .outlook import Outlook
from .players import Effort, Player, as_far_as_legal
from .turns import Chain, Turn, finished, last_actions, turns

CHEAP: Final = 0.4
"""The weight of the price in an exact purchase; it is low because such a purchase costs no action (B-11)."""

EXACT: Final = 0.3
"""The weight of the expected points of a tile if the money taken makes its exact payment possible."""


def greedy_turn(book: Rulebook, state: PublicState, seat: Seat) -> Turn:
    """Return the greedy turn of the seat to decide."""
    if not isinstance(state.decision, ChooseAction):
        return turns(book, state, seat)[0]
    outlook = Outlook(book, state, seat)
    chain = Chain((), state.players[seat].hand)
    goods = sorted(book.goods(state), key=lambda good: -outlook.gain(good.tile))
    for good in goods if book.gives_extra_action(0) else ():
        ways = exact_ways(book, chain.hand, good)
        if ways and outlook.gain(good.tile) > CHEAP * outlook.coin * good.price:
            chain = chain.buying(good, ways[0])
    left = [good for good in goods if good.tile not in chain.bought]
    lasts = list(last_actions(book, state, seat, chain, close=False))
    if not lasts:
        return next(turn for turn in turns(book, state, seat) if turn.bought == chain.bought)
    best = max(lasts, key=lambda last: _worth(outlook, chain, left, last))
    return finished(book, state, seat, chain, best)


def _worth(outlook: Outlook, chain: Chain, left: list[Good], last: Action) -> float:
    """Return the value of a last action in points."""
    if isinstance(last, TakeMoney):
        held, then = purses(chain.hand), purses(tuple(sorted(chain.hand + last.cards)))
        hopes = [outlook.gain(good.tile) for good in left if payable(then, good) and not payable(held, good)]
        return outlook.coin * paid(last.cards) + EXACT * max(0.0, sum(hopes))
    if isinstance(last, BuyBuilding):
        return outlook.gain(last.tile) - outlook.coin * paid(last.cards)
    return outlook.gain(last.tile) if isinstance(last, AddFromReserve) else 0.0


class GreedyPlayer(Player):
    """A player that buys with exact payments, then makes the most valuable purchase or takes money."""

    def turn(self, book: Rulebook, seen: Observation, rng: Random, effort: Effort) -> tuple[Action, ...]:
        """Return a whole turn, or as much of it as the rule set allows."""
        return as_far_as_legal(book, seen, greedy_turn(book, seen, seen.seat).actions, rng)
