"""Search: the best plans tried out in worlds that agree with what the seat can see."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from statistics import fmean
from typing import Final, Protocol

import attrs

from ..core.hidden import determinize, observe
from ..core.observation import Observation
from ..core.play import apply
from ..core.rulebook import Rulebook
from ..core.shuffle import source
from ..core.state import GameState
from ..core.step import ChooseAction
from ..core.values import Seat
from .plan_generator import QUICK, Plan
from .plan_ranking import PlanRanker, table_after

Clock = Callable[[], float]
"""The seconds since some moment."""


@attrs.frozen
class Limit:
    """How long to think: so many seconds of a clock, so many simulations of a plan, or what is first."""

    seconds: float | None = None
    simulations: int | None = None
    clock: Clock | None = None

    @property
    def timed(self) -> bool:
        """True where time counts."""
        return self.seconds is not None and self.clock is not None

    def now(self) -> float:
        """The seconds of the clock; 0 where there is none."""
        return self.clock() if self.clock is not None else 0.0

    def late(self, begun: float) -> bool:
        """True when more time has passed than anybody may take to find plans."""
        return self.timed and self.now() - begun > LONGEST

    def since(self, begun: float) -> Limit:
        """What is left of the limit when thinking begun at that moment."""
        if not self.timed or self.seconds is None:
            return self
        return attrs.evolve(self, seconds=max(0.0, self.seconds - (self.now() - begun)))


LONGEST: Final = 2.5
"""Seconds after which the plans found so far have to do."""

MOST: Final = 512
"""Simulations of a plan that more time than that would not make wiser."""

STAGES: Final = 4
"""After each of them the worse half of the plans is given up."""

TRUST: Final = 8.0
"""The evaluation counts like so many simulations; it is less wise but has no luck."""

LOOKED_AT: Final = 6
"""The plans of a turn within a simulation that a net values."""

LAST_LOOK: Final = 3
"""The plans of the last turn of a simulation that a net values; only the best one's value is wanted."""

Results = Mapping[int, Sequence[float]]
"""What each plan on trial came to in a world, by the number of the world."""


class Partner(Protocol):
    """Somebody who simulates other worlds of the same trials at the same time."""

    def begin(self, alive: Sequence[int], worlds: Sequence[int], seconds: float | None) -> None:
        """Start on these worlds with the plans that are left; stop after so many seconds."""

    def finish(self) -> Results:
        """What came of it; nothing where the partner was lost."""


@attrs.define(eq=False)
class Trials:
    """Plans on trial: what their seat sees once each is carried out but for the last action.

    A world has a number, and the same number is the same world for all plans, in every process. A
    simulation goes on for so many ``rounds``, each to the next own turn.
    """

    book: Rulebook
    seat: Seat
    ranker: PlanRanker
    plans: Sequence[Plan]
    seen: Sequence[Observation]
    seed: int
    rounds: int = 1

    @classmethod
    def of(
        cls,
        book: Rulebook,
        state: GameState,
        seat: Seat,
        ranker: PlanRanker,
        plans: Sequence[Plan],
        seed: int,
        rounds: int = 1,
    ) -> Trials:
        """Trials of plans for a seat that is to decide."""
        evaluator = ranker.evaluator(book, state, seat)
        seen = [observe(book, table_after(evaluator, plan), seat) for plan in plans]
        return cls(book, seat, ranker, plans, seen, seed, rounds)

    def world(self, number: int, alive: Sequence[int]) -> list[float]:
        """What some of the plans come to in a world."""
        return [self._simulate(i, number) for i in alive]

    def _simulate(self, plan: int, number: int) -> float:
        """The mean of what the seat has after each of its next turns, everybody else playing in between.

        What it has later is nearer the truth, what it has sooner has less luck in it.
        """
        state = determinize(self.book, self.seen[plan], source(self.seed, number))
        state = apply(self.book, state, self.plans[plan].actions[-1]).after
        worths: list[float] = []
        while (decision := state.decision) is not None:
            if decision.seat != self.seat or not isinstance(decision, ChooseAction):
                state = self._played(state, self._best(self.ranker.unbiased, state, decision.seat, LOOKED_AT))
                continue
            last = len(worths) + 1 == self.rounds
            best = self._best(self.ranker, state, self.seat, LAST_LOOK if last else LOOKED_AT)
            worths.append(self._worth(state, best))
            if last:
                return fmean(worths)
            state = self._played(state, best)
        return fmean([*worths, self.ranker.result(self.book, state, self.seat)])

    def _best(self, ranker: PlanRanker, state: GameState, seat: Seat, most: int) -> Plan:
        return ranker.ranked(ranker.evaluator(self.book, state, seat), QUICK, most)[0]

    def _worth(self, state: GameState, best: Plan) -> float:
        """What the seat has after a turn, in the units of the plans' values."""
        if self.ranker.net is not None:
            return best.value
        return self.ranker.evaluator(self.book, self._played(state, best), self.seat).position()

    def _played(self, state: GameState, plan: Plan) -> GameState:
        for action in plan.actions:
            state = apply(self.book, state, action).after
        return state


@attrs.frozen
class SimulationResult:
    """What a search found: each plan with its mean value, the best first, and how many worlds it saw."""

    ranked: tuple[Plan, ...]
    worlds: int


@attrs.define(eq=False)
class _Tally:
    """Results of the plans on trial; those given up keep what they had."""

    trials: Trials
    totals: list[float] = attrs.field(init=False)
    runs: list[int] = attrs.field(init=False)
    stages: list[int] = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        count = len(self.trials.plans)
        self.totals, self.runs, self.stages = [0.0] * count, [0] * count, [0] * count

    def add(self, alive: Sequence[int], results: Results) -> None:
        """Count worlds; the luck that all plans shared in a world is taken off."""
        expected = sum(self.trials.plans[i].value for i in alive) / len(alive)
        for number in sorted(results):
            luck = sum(results[number]) / len(alive) - expected
            for i, result in zip(alive, results[number], strict=True):
                self.totals[i] += result - luck
                self.runs[i] += 1
        for i in alive:
            self.stages[i] += 1

    def mean(self, i: int) -> float:
        """The mean of a plan's results and of the evaluation."""
        return (self.totals[i] + TRUST * self.trials.plans[i].value) / (self.runs[i] + TRUST)

    def order(self, of: Sequence[int]) -> list[int]:
        """Plans by what they came to, those that stayed longest first."""
        return sorted(of, key=lambda i: (-self.stages[i], -self.mean(i)))


def best_by_simulation(trials: Trials, limit: Limit, partner: Partner | None = None) -> SimulationResult:
    """The plans by what they do on the average in the same random worlds, the evaluation not forgotten.

    The worse half of the plans is dropped after a quarter, a half and three quarters of the time.
    """
    tally = _Tally(trials)
    alive: list[int] = list(range(len(trials.plans)))
    begun = limit.now()
    number = 0
    for stage in range(STAGES):
        seconds = None
        if limit.timed and limit.seconds is not None:
            seconds = begun + limit.seconds * (stage + 1) / STAGES - limit.now()
        last = (limit.simulations or MOST) * (stage + 1) // STAGES
        results = _stage(trials, alive, range(number, last), seconds, limit.clock, partner)
        if results:
            tally.add(alive, results)
        number = last
        alive = tally.order(alive)[: max(2, (len(alive) + 1) // 2)]
    order = tally.order(range(len(trials.plans)))
    ranked = tuple(attrs.evolve(trials.plans[i], value=tally.mean(i)) for i in order)
    return SimulationResult(ranked, max(tally.runs))


def _stage(
    trials: Trials,
    alive: Sequence[int],
    worlds: Sequence[int],
    seconds: float | None,
    clock: Clock | None,
    partner: Partner | None,
) -> dict[int, Sequence[float]]:
    """The worlds of a stage, every other one left to the partner."""
    mine = worlds
    if partner is not None:
        partner.begin(alive, worlds[1::2], seconds)
        mine = worlds[::2]
    results = simulated(trials, alive, mine, seconds, clock)
    if partner is not None:
        results.update(partner.finish())
        if seconds is None:
            # whatever a lost partner leaves undone is done here, so that the answer stays the same
            missing = [number for number in worlds if number not in results]
            results.update(simulated(trials, alive, missing, None, None))
    return results


def simulated(
    trials: Trials, alive: Sequence[int], worlds: Sequence[int], seconds: float | None, clock: Clock | None
) -> dict[int, Sequence[float]]:
    """What the plans come to in these worlds, as many as there is time for."""
    if clock is None or seconds is None:
        return {number: trials.world(number, alive) for number in worlds}
    results: dict[int, Sequence[float]] = {}
    begun = clock()
    end, longest = begun + seconds, 0.0
    for number in worlds:
        if begun + longest >= end:
            break
        results[number] = trials.world(number, alive)
        now = clock()
        begun, longest = now, max(longest, now - begun)
    return results
