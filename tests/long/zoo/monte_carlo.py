"""A simple Monte Carlo player: simulates the turns that a small net rates best, in the same random worlds."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import attrs

from alhambra_desktop.model.rules.core.engine.action import (
    Action,
    AddFromReserve,
    BuyBuilding,
    SwapWithReserve,
)
from alhambra_desktop.model.rules.core.engine.hidden import determinize
from alhambra_desktop.model.rules.core.engine.play import apply
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.shuffle import source
from alhambra_desktop.model.rules.core.engine.state import GameState, Observation, PublicState
from alhambra_desktop.model.rules.core.engine.step import ChooseAction
from alhambra_desktop.model.rules.core.values import Seat

from .features import Inputs
from .greedy import GreedyPlayer, greedy_turn
from .net import Net, net_at
from .outlook import against
from .players import Effort, Player
from .turns import Turn, turns

CANDIDATES: Final = 6
STAGES: Final = 4
"""Number of stages; after each the worse half of the candidates is dropped, but two stay to the end."""

PLAYOUTS: Final = 150
"""Default number of playouts, which take about 0.17 seconds."""


def ranked(net: Net, book: Rulebook, state: PublicState, seat: Seat, close: bool) -> list[tuple[float, Turn]]:
    """Return the turns of a seat with the values that the net gives them, the best first."""
    inputs = Inputs(book, state, seat)
    found = turns(book, state, seat, close)
    values = net.value(inputs.array(found)) + inputs.ahead
    return sorted(zip(values.tolist(), found, strict=True), key=lambda pair: -pair[0])


def candidates(net: Net, book: Rulebook, state: PublicState, seat: Seat) -> list[Turn]:
    """Return the turns that the net rates best, only one of any that differ just in squares or payments."""
    found: dict[object, Turn] = {}
    for _, turn in ranked(net, book, state, seat, close=True):
        moved = turn.last if isinstance(turn.last, (AddFromReserve, SwapWithReserve)) else None
        last = None if isinstance(turn.last, BuyBuilding) else turn.row
        found.setdefault((frozenset(turn.bought), last, moved), turn)
        if len(found) == CANDIDATES:
            break
    return list(found.values())


@attrs.frozen
class Playout:
    """Simulates turns of one seat in random worlds, with a net and greedy other players."""

    net: Net
    book: Rulebook
    seen: Observation
    seed: int

    def world(self, number: int, some: Sequence[Turn]) -> list[float]:
        """Return the value of each turn in one world, in points against the others."""
        world = determinize(self.book, self.seen, source(self.seed, number))
        return [self._after(world, turn) for turn in some]

    def _after(self, state: GameState, turn: Turn) -> float:
        book, own = self.book, self.seen.seat
        for action in turn.actions:
            state = apply(book, state, action).after
        while (decision := state.decision) is not None:
            if decision.seat == own and isinstance(decision, ChooseAction):
                inputs = Inputs(book, state, own)
                values = self.net.value(inputs.array(turns(book, state, own)))
                return inputs.ahead + float(values.max())
            for action in greedy_turn(book, state, decision.seat).actions:
                state = apply(book, state, action).after
        scores = [float(player.score) for player in state.players]
        return against(scores.pop(own), scores)


def best_by_playouts(
    playout: Playout, some: Sequence[Turn], effort: Effort, begun: float
) -> tuple[Turn, int]:
    """Return the candidate with the best mean, and the number of all playouts.

    The time limit starts at ``begun``.
    """
    alive, totals = list(range(len(some))), [0.0] * len(some)
    playouts = world = 0
    most = effort.playouts or PLAYOUTS
    clock, seconds = effort.clock, effort.seconds
    for stage in range(1, STAGES + 1):
        while (
            clock() - begun < seconds * stage / STAGES
            if clock and seconds is not None
            else playouts + len(alive) <= most * stage / STAGES
        ):
            found = playout.world(world, [some[i] for i in alive])
            for i, value in zip(alive, found, strict=True):
                totals[i] += value
            world += 1
            playouts += len(alive)
        # All remaining candidates were simulated in the same worlds.
        alive = sorted(alive, key=lambda i: -totals[i])[: max(2, (len(alive) + 1) // 2)]
    return some[alive[0]], playouts


class MonteCarloPlayer(Player):
    """A player that uses playouts in the base game and plays other rule sets greedily."""

    def turn(self, book: Rulebook, seen: Observation, rng: Random, effort: Effort) -> tuple[Action, ...]:
        """Return a whole turn."""
        net = net_at(book)
        if net is None or not isinstance(seen.decision, ChooseAction):
            return GreedyPlayer().turn(book, seen, rng, effort)
        begun = effort.clock() if effort.clock else 0.0
        some = candidates(net, book, seen, seen.seat)
        if len(some) == 1:
            return some[0].actions
        playout = Playout(net, book, seen, rng.getrandbits(48))
        best, count = best_by_playouts(playout, some, effort, begun)
        self.playouts += count
        return best.actions


class NetPlayer(Player):
    """A player that plays the turn that the zoo's net rates best, without playouts."""

    def turn(self, book: Rulebook, seen: Observation, rng: Random, effort: Effort) -> tuple[Action, ...]:
        """Return a whole turn."""
        net = net_at(book)
        if net is None or not isinstance(seen.decision, ChooseAction):
            return GreedyPlayer().turn(book, seen, rng, effort)
        return ranked(net, book, seen, seen.seat, close=True)[0][1].actions
