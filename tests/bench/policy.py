"""Random play for measurements: games take about as many turns as games of human players."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from alhambra_desktop.model.rules.core.base.money import takes
from alhambra_desktop.model.rules.core.engine.action import (
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
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup
from alhambra_desktop.model.rules.core.engine.state import GameState
from alhambra_desktop.model.rules.core.engine.step import ChooseAction
from alhambra_desktop.model.rules.core.values import value_of
from alhambra_desktop.model.rules.modules.registry import make_setup, rulebook

T = TypeVar("T")
WEIGHTS = {"redesign": 0.1, BuyBuilding: 3.0, Decline: 0.2, KeepInReserve: 0.2}
REDESIGN = (AddFromReserve, RemoveToReserve, SwapWithReserve)


def table(seats: int, seed: int, modules: tuple[str, ...] = (), game: str = "alhambra") -> Rulebook:
    """Return the rules of a game with a number of seats and some modules."""
    chosen = [SeatSetup(f"Seat {i}", COLOURS[i]) for i in range(seats)]
    return rulebook(make_setup(chosen, seed, game, modules))


def draw_listed(actions: tuple[Action, ...], rng: Random) -> Action:
    """Draw a kind of action (buying is likely, redesigning rare), and return a random action of this kind."""
    kinds: dict[object, list[Action]] = {}
    for action in actions:
        kinds.setdefault("redesign" if isinstance(action, REDESIGN) else type(action), []).append(action)
    names = list(kinds)
    kind = rng.choices(names, [WEIGHTS.get(name, 1.0) for name in names])[0]
    return rng.choice(kinds[kind])


def one_of(things: Sequence[T], rng: Random) -> T:
    """Return a random element; faster than ``rng.choice``."""
    return things[int(rng.random() * len(things))]


def worth(cards: tuple[str, ...]) -> int:
    """Return the total value of money cards."""
    return sum(map(value_of, cards))


def draw(book: Rulebook, state: GameState, rng: Random) -> Action:
    """Return a random action without listing all actions: first draw a kind, then an action of this kind.

    The payment is always the best one. Of two random ways to take money, the more valuable one is used.
    Otherwise, games would last far too long.
    """
    decision = state.decision
    player = state.players[decision.seat]
    if not isinstance(decision, ChooseAction):
        if not player.purchases:
            return EndTurn()
        tile = player.purchases[0]
        cells = book.placement.legal_cells(player.city, book.tiles[tile])
        return PlaceTile(tile, one_of(cells, rng)) if cells and rng.random() < 0.85 else KeepInReserve(tile)
    goods = book.goods(state)
    if goods and rng.random() < 0.75:
        first = int(rng.random() * len(goods))
        for good in goods[first:] + goods[:first]:
            ways = book.payments_for(player.hand, good)
            if ways:
                return BuyBuilding(good.tile, ways[0])
    if decision.acted and rng.random() < 0.1:
        return Decline()
    ways = takes(state.row, 5)
    if not ways:
        return _last_way(book, state, decision.acted)
    return TakeMoney(max(one_of(ways, rng), one_of(ways, rng), key=worth))


def _last_way(book: Rulebook, state: GameState, acted: bool) -> Action:
    """Return an action for an empty money row: buy, remove a tile, decline or pass."""
    player = state.players[state.decision.seat]
    for good in book.goods(state):
        ways = book.payments_for(player.hand, good)
        if ways:
            return BuyBuilding(good.tile, ways[0])
    cells = book.placement.removable(player.city)
    if cells:
        return RemoveToReserve(player.city.tiles[cells[0]].id, cells[0])
    return Decline() if acted else Pass()
