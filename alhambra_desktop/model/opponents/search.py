"""Search: the best plans tried out in worlds that agree with what the seat can see."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

import attrs

from ..core.observation import Observation, determinize, observe
from ..core.play import apply
from ..core.rulebook import Rulebook
from ..core.state import GameState
from ..core.step import ChooseAction
from ..core.values import Seat
from .evaluation import Judge
from .plans import QUICK, Plan, plans


@attrs.frozen
class Limit:
    """How long to think: so many seconds of a clock, or so many simulations of each plan."""

    seconds: float | None = None
    simulations: int | None = None
    clock: Callable[[], float] | None = None

    def deadline(self) -> float | None:
        """When to stop; None where time does not count."""
        if self.simulations is not None or self.seconds is None or self.clock is None:
            return None
        return self.clock() + self.seconds

    def over(self, deadline: float | None) -> bool:
        """True once the deadline has passed."""
        return deadline is not None and self.clock is not None and self.clock() >= deadline


ROUNDS: Final = 512
"""Simulations of a plan that more time than that would not make wiser."""


TRUST: Final = 6.0
"""The evaluation counts like so many simulations; it is less wise but has no luck."""


@attrs.define(eq=False)
class Trial:
    """A plan on trial: what its seat sees once it is carried out but for the last action, and its results."""

    plan: Plan
    seen: Observation
    total: float = 0.0
    runs: int = 0

    @property
    def mean(self) -> float:
        """The mean of the results so far and of the evaluation."""
        return (self.total + TRUST * self.plan.value) / (self.runs + TRUST)


def best_by_simulation(
    book: Rulebook, state: GameState, seat: Seat, candidates: list[Plan], rng: Random, limit: Limit
) -> Plan:
    """The plan that does best on the average in the same random worlds, the evaluation not forgotten.

    The worse half of the plans is dropped after a quarter, a half and three quarters of the time.
    """
    deadline = limit.deadline()
    begun = limit.clock() if limit.clock is not None else 0.0
    trials = [Trial(plan, _carried_out(book, state, seat, plan)) for plan in candidates]
    most = limit.simulations or ROUNDS
    cut = 1
    for run in range(most):
        world_seed = rng.random()
        results = []
        for trial in trials:
            if limit.over(deadline):
                return _best(trials)
            results.append(_simulate(book, trial, seat, Random(world_seed)))
        luck = sum(results) / len(results) - sum(trial.plan.value for trial in trials) / len(trials)
        for trial, result in zip(trials, results, strict=True):
            trial.total += result - luck
            trial.runs += 1
        spent = (run + 1) / most
        if deadline is not None and limit.clock is not None:
            spent = (limit.clock() - begun) / max(deadline - begun, 1e-9)
        while cut < 4 and spent * 4 >= cut:
            cut += 1
            trials = sorted(trials, key=lambda trial: -trial.mean)[: max(2, (len(trials) + 1) // 2)]
    return _best(trials)


def _best(trials: list[Trial]) -> Plan:
    return max(trials, key=lambda trial: trial.mean).plan


def _carried_out(book: Rulebook, state: GameState, seat: Seat, plan: Plan) -> Observation:
    for action in plan.actions[:-1]:
        state = apply(book, state, action).after
    return observe(book, state, seat)


def _simulate(book: Rulebook, trial: Trial, seat: Seat, rng: Random) -> float:
    """What the seat has when everybody, itself last, has played one more turn in a random world."""
    state = determinize(book, trial.seen, rng)
    state = apply(book, state, trial.plan.actions[-1]).after
    while (decision := state.decision) is not None:
        state = quick_turn(book, state, decision.seat)
        if decision.seat == seat and isinstance(decision, ChooseAction):
            break
    return Judge(book, state, seat).position()


def quick_turn(book: Rulebook, state: GameState, seat: Seat) -> GameState:
    """The state after a turn that was chosen with little thought."""
    best = plans(Judge(book, state, seat), QUICK)[0]
    for action in best.actions:
        state = apply(book, state, action).after
    return state
