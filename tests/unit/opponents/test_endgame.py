"""The endgame: remaining turns, and simulations near the end."""

from __future__ import annotations

from functools import cache
from math import exp
from random import Random

import pytest

from alhambra_desktop.model.players import players
from alhambra_desktop.model.players.endgame import BOUGHT, PLANS, ROUNDS, another_turn, near, tiles_left
from alhambra_desktop.model.players.simulation import TRUST, Limit, Simulator, best_by_simulation
from alhambra_desktop.model.players.skill.levels import level
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.state import GameState
from tests.scenarios.board import Position, rule, rules_for
from tests.unit.opponents.tables import after_turns, book_for


def market(bag: int, empty: int = 0, seats: int = 2) -> GameState:
    """Return a state with `bag` tiles in the bag and `empty` empty squares on the market."""
    book = rules_for(seats)
    table = Position(book)
    stock = table.state.stocks[0]
    tiles = [None] * empty + list(stock.market[empty:])
    return table.market(*tiles, bag=stock.bag[:bag]).state


@cache
def late() -> tuple[Rulebook, GameState]:
    """Return a game of three players near its end."""
    book = book_for(3, 5)
    return book, next(state for turns in range(40, 200) if near(state := after_turns(book, turns)))


@rule("B-27")
def test_the_turn_that_exhausts_the_bag_is_the_last() -> None:
    assert tiles_left(market(bag=1, empty=2)) == -1
    assert another_turn(market(bag=1, empty=2)) == 0.0
    assert another_turn(market(bag=2, empty=2)) > 0


def test_another_turn_depends_on_purchases_of_others() -> None:
    assert another_turn(market(bag=0)) == pytest.approx(exp(-BOUGHT))
    assert another_turn(market(bag=1)) == pytest.approx(exp(-BOUGHT) * (1 + BOUGHT))
    assert another_turn(market(bag=1, seats=4)) == pytest.approx(exp(-3 * BOUGHT) * (1 + 3 * BOUGHT))
    assert another_turn(market(bag=40)) == pytest.approx(1.0)


def test_the_end_is_near_with_few_tiles_per_player() -> None:
    assert [near(market(bag)) for bag in (0, 3, 4)] == [True, True, False]
    assert near(market(bag=4, seats=3))


def simulator_of_level(book: Rulebook, state: GameState, name: str, patch: pytest.MonkeyPatch) -> Simulator:
    """Return the simulator that a level creates."""
    asked: list[Simulator] = []

    def noted(simulator: Simulator, *limits: object) -> object:
        asked.append(simulator)
        return best_by_simulation(simulator, *limits)  # type: ignore[arg-type]

    patch.setattr(players, "best_by_simulation", noted)
    seen = observe(book, state, state.decision.seat)
    players.think(book, seen, level(name), Random(1), Limit(simulations=4))
    return asked[0]


def test_many_plans_are_simulated_near_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    book, state = late()
    simulator = simulator_of_level(book, state, "master", monkeypatch)
    assert level("master").plans < len(simulator.plans) <= PLANS
    assert simulator.rounds == ROUNDS
    earlier = simulator_of_level(book, after_turns(book, 9), "master", monkeypatch)
    assert len(earlier.plans) <= level("master").plans
    assert earlier.rounds == 1


def test_simulations_near_the_end_count_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    book, state = late()
    simulator = simulator_of_level(book, state, "master", monkeypatch)
    assert len(simulator.chances) == len(simulator.plans)
    assert all(0.0 <= chance <= 1.0 for chance in simulator.chances)
    played = [one for number in range(8) for one in simulator.outcomes(number, [0])]
    assert {one.won for one in played} <= {0.0, 1 / 3, 0.5, 1.0}
    assert not simulator_of_level(book, after_turns(book, 9), "master", monkeypatch).chances


def test_the_opinion_of_the_net_counts_less_near_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    book, state = late()
    assert all(trust < TRUST for trust in simulator_of_level(book, state, "master", monkeypatch).trusts)
    early = simulator_of_level(book, after_turns(book, 9), "master", monkeypatch)
    assert early.trusts == pytest.approx([TRUST] * len(early.plans))
