"""Simulation of plans: its course and the ranking by results."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from random import Random
from statistics import fmean

import attrs
import pytest

from alhambra_desktop.model.players.plan import Plan
from alhambra_desktop.model.players.plan_ranking import PlanRanker, diverse
from alhambra_desktop.model.players.players import ranker_of, rounds_of
from alhambra_desktop.model.players.simulation import (
    TRUST,
    Limit,
    Outcome,
    Results,
    Simulator,
    best_by_simulation,
    simulate,
)
from alhambra_desktop.model.players.skill.levels import level
from alhambra_desktop.model.rules.core.engine.action import Action
from alhambra_desktop.model.rules.core.engine.hidden import determinize, observe
from alhambra_desktop.model.rules.core.values import Seat
from tests.unit.opponents.tables import after_turns, book_for


class Watched:
    """Ranker that records each seat it ranks plans for and the value of the best plan."""

    def __init__(self, ranker: PlanRanker, noted: list[tuple[Seat, float]] | None = None) -> None:
        self._ranker = ranker
        self.net = ranker.net
        self.evaluator = ranker.evaluator
        self.result = ranker.result
        self.noted = [] if noted is None else noted

    @property
    def unbiased(self) -> Watched:
        return Watched(self._ranker.unbiased, self.noted)

    def best(self, book, state, seat, most) -> Plan:
        return self._noted(seat, self._ranker.best(book, state, seat, most))

    def reply(self, book, state, seat) -> Plan:
        return self._noted(seat, self._ranker.reply(book, state, seat))

    def _noted(self, seat: Seat, plan: Plan) -> Plan:
        self.noted.append((seat, plan.value))
        return plan


def simulator_at(seats: int, turns: int, ahead: int) -> tuple[Simulator, Watched]:
    """Return a simulator of an architect's three plans after some turns, and the ranker that it uses."""
    book = book_for(seats, 5)
    state = after_turns(book, turns)
    seat = state.decision.seat
    ranker = ranker_of(level("architect"), book)
    known = determinize(book, observe(book, state, seat), Random(1))
    plans = diverse(ranker.ranked(ranker.evaluator(book, known, seat)), 3)
    simulator = Simulator.of(book, known, seat, ranker, plans, 7, ahead)
    watched = Watched(ranker)
    simulator.ranker = watched  # type: ignore[assignment]
    return simulator, watched


@pytest.mark.parametrize("ahead", [1, 2])
def test_a_simulation_plays_rounds_up_to_the_own_turn(ahead: int) -> None:
    simulator, ranker = simulator_at(3, 9, ahead)
    (value,) = simulator.world(0, [0])
    own, others = simulator.seat, [(simulator.seat + 1) % 3, (simulator.seat + 2) % 3]
    assert [seat for seat, _ in ranker.noted] == [*others, own] * ahead
    assert value == pytest.approx(fmean(worth for seat, worth in ranker.noted if seat == own))


@pytest.mark.parametrize("remembering", [True, False])
def test_remembered_hands_are_the_same_in_all_worlds(remembering: bool) -> None:
    """All money is taken openly (B-4, B-9)."""
    book = book_for(3, 5)
    state = after_turns(book, 20)
    seat = state.decision.seat
    ranker = ranker_of(level("master"), book)
    plans = ranker.ranked(ranker.evaluator(book, state, seat))[:2]
    simulator = Simulator.of(book, state, seat, ranker, plans, 7, remembering=remembering)
    worlds = [determinize(book, simulator.seen[1], Random(seed)) for seed in range(4)]
    others = [one for one in range(3) if one != seat]
    hands = {tuple(world.players[one].hand for one in others) for world in worlds}
    real = tuple(state.players[one].hand for one in others)
    assert (hands == {real}) is remembering
    assert len({world.pile for world in worlds}) == len(worlds)


def test_a_stage_starts_no_world_that_exceeds_its_time() -> None:
    """A stage knows from the previous one how long a world takes."""
    simulator, _ = simulator_at(2, 8, 1)
    seconds = count()

    def clock() -> float:
        return float(next(seconds))

    assert len(simulate(simulator, [0, 1], range(9), 0.4, clock)) == 1
    assert not simulate(simulator, [0, 1], range(9), 0.9, clock)
    assert len(simulate(simulator, [0], range(9), 2.6, clock)) == 2


def test_the_final_result_counts_if_the_game_ends() -> None:
    book = book_for(2, 5)
    length = next(turns for turns in range(200) if after_turns(book, turns).decision is None)
    simulator, ranker = simulator_at(2, length - 1, 2)
    results = simulator.world(0, range(len(simulator.plans)))
    # no seat has another turn after the end of the game
    assert all(seat != simulator.seat for seat, _ in ranker.noted)
    assert all(result == int(result * 2) / 2 for result in results)


def test_simulations_play_more_rounds_with_few_players() -> None:
    assert [rounds_of(level("grandmaster"), seats) for seats in range(2, 7)] == [3, 2, 1, 1, 1]
    assert {rounds_of(level("master"), seats) for seats in range(2, 7)} == {1}


def test_an_unbiased_ranker_has_no_style() -> None:
    assert PlanRanker(weights=level("master:mason").weights).unbiased == PlanRanker()


# -- ranking


@attrs.define
class Scripted:
    """Stub of a simulator with given results: the mean of each plan and the luck of each world."""

    plans: Sequence[Plan]
    means: Sequence[float]
    luck: float = 0.0
    trust: float = TRUST
    slowest: float = 0.0
    chances: Sequence[float] = ()
    wins: Sequence[float] = ()

    @property
    def trusts(self) -> list[float]:
        return [self.trust] * len(self.plans)

    def outcomes(self, number: int, alive: Sequence[int]) -> list[Outcome]:
        shared = Random(number).uniform(-self.luck, self.luck)
        return [Outcome(self.means[i] + shared, self.wins[i] if self.wins else 0.0) for i in alive]


@attrs.define
class Slow(Scripted):
    """Stub of a simulator with its own clock that records the simulated plans."""

    took: float = 1.0
    now: float = 0.0
    tried: set[int] = attrs.Factory(set)

    def outcomes(self, number: int, alive: Sequence[int]) -> list[Outcome]:
        self.now += self.took * len(alive)
        self.tried.update(alive)
        return Scripted.outcomes(self, number, alive)

    def clock(self) -> float:
        return self.now


class Lost:
    """Stub of a parallel simulator that never answers and records the reported duration."""

    told = 0.0

    def begin(
        self, alive: Sequence[int], worlds: Sequence[int], seconds: float | None, slowest: float
    ) -> None:
        self.told = slowest

    def finish(self) -> Results:
        return {}


def order_of(
    values: Sequence[float],
    means: Sequence[float],
    worlds: int,
    luck: float = 0.0,
    trust: float = TRUST,
    **helpers: Lost,
) -> list[int]:
    """Search with a number of worlds; return the numbers of the plans, the best first."""
    plans = [Plan((named(i),), value) for i, value in enumerate(values)]
    found = best_by_simulation(Scripted(plans, means, luck, trust), Limit(simulations=worlds), **helpers)  # type: ignore[arg-type]
    assert found.worlds == worlds
    return [[one.actions for one in plans].index(plan.actions) for plan in found.ranked]


def named(number: int) -> Action:
    """Return a stand-in for an action that identifies a plan."""
    return number  # type: ignore[return-value]


def test_many_worlds_outweigh_the_opinion_of_the_net() -> None:
    assert order_of([3.0, 2.0, 1.0, 0.0], [0.0, 1.0, 2.0, 9.0], 64)[0] == 3


def test_few_worlds_do_not_outweigh_a_clear_opinion() -> None:
    assert order_of([5.0, 0.0], [0.0, 1.0], 4) == [0, 1]


def test_opinions_without_trust_do_not_count() -> None:
    assert order_of([5.0, 0.0], [0.0, 1.0], 4, trust=0.0) == [1, 0]


def test_the_luck_of_a_world_does_not_change_the_order() -> None:
    values, means = [1.0, 0.9, 0.8, 0.7, 0.6], [0.0, 0.5, 1.1, 1.8, 2.6]
    assert order_of(values, means, 16, luck=50.0) == order_of(values, means, 16)


def test_a_lost_process_does_not_change_the_order() -> None:
    values, means = [1.0, 0.9, 0.8, 0.7], [0.0, 0.2, 0.4, 0.9]
    assert order_of(values, means, 16, luck=9.0, parallel=Lost()) == order_of(values, means, 16, luck=9.0)


@pytest.mark.parametrize("parallel", [None, Lost()])
def test_a_lost_process_costs_no_worlds_if_time_allows(parallel: Lost | None) -> None:
    plans = [Plan((named(i),), -i) for i in range(4)]
    simulator = Slow(plans, [0.0] * 4, took=0.001)
    limit = Limit(1.4, 12, simulator.clock)
    assert best_by_simulation(simulator, limit, parallel).worlds == 12  # type: ignore[arg-type]


@pytest.mark.parametrize(("took", "tried"), [(0.001, 20), (0.02, 16), (0.1, 2), (1.0, 1)])
def test_the_time_of_the_first_stage_limits_the_plans(took: float, tried: int) -> None:
    plans = [Plan((named(i),), -i) for i in range(20)]
    simulator = Slow(plans, [0.0] * 20, took=took)
    found = best_by_simulation(simulator, Limit(seconds=1.4, clock=simulator.clock))  # type: ignore[arg-type]
    assert simulator.tried == set(range(tried))
    assert len(found.ranked) == 20
    assert simulator.now < 1.4 + 2 * took


def test_the_other_process_receives_the_simulation_time() -> None:
    plans, lost = [Plan((named(i),), -i) for i in range(4)], Lost()
    simulator = Slow(plans, [0.0] * 4, took=0.1)
    best_by_simulation(simulator, Limit(seconds=1.4, clock=simulator.clock), lost)  # type: ignore[arg-type]
    assert lost.told == pytest.approx(0.1)


def test_a_likelier_victory_outranks_a_higher_lead() -> None:
    plans = [Plan((named(i),), value) for i, value in enumerate([9.0, 8.0, 1.0, 2.0])]
    simulator = Scripted(plans, [9.0, 8.0, 1.0, 2.0], chances=[0.5] * 4, wins=[0.0, 0.0, 0.5, 0.5])
    found = best_by_simulation(simulator, Limit(simulations=40))  # type: ignore[arg-type]
    # the lead decides between equal chances, and values are still points
    assert [plan.actions for plan in found.ranked[:2]] == [plans[3].actions, plans[2].actions]
    assert found.ranked[0].value == pytest.approx(2.0)


def test_only_one_of_several_equal_plans_is_simulated_further() -> None:
    """Eleven equal plans would displace a better one in the last stages."""
    plans = [Plan((named(i),), 5.0) for i in range(11)] + [Plan((named(11),), 0.0)]
    tried: list[int] = []

    class Noted(Scripted):
        def outcomes(self, number: int, alive: Sequence[int]) -> list[Outcome]:
            tried.append(len(alive))
            # the last plan has bad luck in the first worlds
            return [Outcome(9.0 if i == 11 and number >= 8 else 2.0 if i < 11 else 1.0) for i in alive]

    found = best_by_simulation(Noted(plans, [], trust=0.0), Limit(simulations=32))  # type: ignore[arg-type]
    assert found.ranked[0] == attrs.evolve(plans[11], value=found.ranked[0].value)
    assert set(tried[8:]) == {2}


def test_plans_without_simulation_keep_their_value() -> None:
    plans = [Plan((named(i),), 9.0 - i) for i in range(4)]
    simulator = Slow(plans, [3.0] * 4, trust=0.0, took=0.4)
    found = best_by_simulation(simulator, Limit(seconds=1.4, clock=simulator.clock))  # type: ignore[arg-type]
    values = {plan.actions: plan.value for plan in found.ranked}
    assert simulator.tried == {0, 1}
    assert [values[plan.actions] for plan in plans[2:]] == [7.0, 6.0]
