"""Simulation: flat Monte Carlo over determinizations, with successive halving of the candidate plans.

A *world* is one determinization: everything that the seat cannot see drawn at random, in agreement with what
it sees. All candidates are simulated in the same worlds (common random numbers), and after each of
``STAGES`` equal stages the worse half of them is given up. No tree is built.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from statistics import fmean
from typing import Final, Protocol

import attrs

from ..core.engine.action import Action
from ..core.engine.hidden import determinize, observe
from ..core.engine.observation import Observation
from ..core.engine.play import apply
from ..core.engine.rulebook import Rulebook
from ..core.engine.shuffle import source
from ..core.engine.state import GameState
from ..core.engine.step import ChooseAction
from ..core.values import Seat
from .endgame import another_turn
from .plan import Plan
from .plan_ranking import LOOKED_AT, PlanRanker

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
        """True where the limit is one of time."""
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
"""The evaluation counts like so many simulations, less near the end; it is less wise but has no luck."""

LAST_LOOK: Final = 3
"""The plans of the last turn of a simulation that a net values; only the best one's value is wanted."""

Results = Mapping[int, Sequence[float]]
"""What each candidate came to in a world, by the number of the world."""


class ParallelSimulator(Protocol):
    """Simulates other worlds of the same plans at the same time, in another process."""

    def begin(
        self, alive: Sequence[int], worlds: Sequence[int], seconds: float | None, slowest: float
    ) -> None:
        """Start on these worlds with the plans that are left; stop after so many seconds.

        A simulation has taken up to ``slowest`` seconds: no world is begun that there is no time for.
        """

    def finish(self) -> Results:
        """What came of it; nothing where it was lost."""


@attrs.define(eq=False)
class Simulator:
    """Simulates the candidate ``plans`` of a seat, which are valued by a ranker.

    ``seen`` is what the seat sees once each plan is carried out but for its ``last`` action, or for the one
    that brings out something hidden, behind which nothing was foreseen. A world has a number, and the same
    number is the same world for all plans, in every process. A simulation goes on for so many ``rounds``,
    each to the next own turn. ``trusts`` are the simulations that the evaluation of each plan counts like,
    ``slowest`` the most seconds that a plan has taken in a world so far.
    """

    book: Rulebook
    seat: Seat
    ranker: PlanRanker
    plans: Sequence[Plan]
    seen: Sequence[Observation]
    last: Sequence[Action]
    seed: int
    rounds: int = 1
    trusts: Sequence[float] = ()
    slowest: float = attrs.field(default=0.0, init=False)

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
        remembering: bool = False,
    ) -> Simulator:
        """The simulator of plans for a seat that is to decide; hands that it remembers are in all worlds."""
        ways = [_foreseen(book, state, plan) for plan in plans]
        seen = [observe(book, table, seat, remembering) for table, _ in ways]
        trusts = [TRUST * another_turn(table) for table, _ in ways]
        return cls(book, seat, ranker, plans, seen, [last for _, last in ways], seed, rounds, trusts)

    def world(self, number: int, alive: Sequence[int]) -> list[float]:
        """The values of some of the plans in a world, one simulation each."""
        return [self._simulate(i, number) for i in alive]

    def _simulate(self, plan: int, number: int) -> float:
        """One playout: the mean value of the seat's next turns, everybody playing by a policy of few plans.

        What it has later is nearer the truth, what it has sooner has less luck in it.
        """
        state = determinize(self.book, self.seen[plan], source(self.seed, number))
        state = apply(self.book, state, self.last[plan]).after
        worths: list[float] = []
        while (decision := state.decision) is not None:
            if decision.seat != self.seat or not isinstance(decision, ChooseAction):
                state = self._played(state, self.ranker.unbiased.reply(self.book, state, decision.seat))
                continue
            last = len(worths) + 1 == self.rounds
            best = self.ranker.best(self.book, state, self.seat, LAST_LOOK if last else LOOKED_AT)
            worths.append(self._worth(state, best))
            if last:
                return fmean(worths)
            state = self._played(state, best)
        return fmean([*worths, self.ranker.result(self.book, state, self.seat)])

    def _worth(self, state: GameState, best: Plan) -> float:
        """What the seat has after a turn, in the units of the plans' values."""
        if self.ranker.net is not None:
            return best.value
        return self.ranker.evaluator(self.book, self._played(state, best), self.seat).position()

    def _played(self, state: GameState, plan: Plan) -> GameState:
        """The state after a plan, or as soon as something hidden came out."""
        for action in plan.actions:
            move = apply(self.book, state, action)
            state = move.after
            if move.reveals_hidden:
                break
        return state


def _foreseen(book: Rulebook, state: GameState, plan: Plan) -> tuple[GameState, Action]:
    """How far a plan was foreseen: the state before its last action or a reveal, and that action."""
    *first, last = plan.actions
    for action in first:
        move = apply(book, state, action)
        if move.reveals_hidden:
            return state, action
        state = move.after
    return state, last


@attrs.frozen
class SimulationResult:
    """What simulations showed: each plan with its mean value, the best first, and how many worlds it saw."""

    ranked: tuple[Plan, ...]
    worlds: int


@attrs.define(eq=False)
class _Estimates:
    """Running means of the candidates; those given up keep what they had."""

    simulator: Simulator
    totals: list[float] = attrs.field(init=False)
    runs: list[int] = attrs.field(init=False)
    stages: list[int] = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        count = len(self.simulator.plans)
        self.totals, self.runs, self.stages = [0.0] * count, [0] * count, [0] * count

    def add(self, alive: Sequence[int], results: Results) -> None:
        """Count worlds; the luck that all plans shared in a world is taken off (a control variate)."""
        expected = sum(self.simulator.plans[i].value for i in alive) / len(alive)
        for number in sorted(results):
            luck = sum(results[number]) / len(alive) - expected
            for i, result in zip(alive, results[number], strict=True):
                self.totals[i] += result - luck
                self.runs[i] += 1
        for i in alive:
            self.stages[i] += 1

    def mean(self, i: int) -> float:
        """The mean of a plan's results and of the evaluation, which stands alone where nothing was tried."""
        value, trust = self.simulator.plans[i].value, self.simulator.trusts[i]
        return (self.totals[i] + trust * value) / (self.runs[i] + trust) if self.runs[i] else value

    def order(self, of: Sequence[int]) -> list[int]:
        """Plans by what they came to, those that stayed longest first."""
        return sorted(of, key=lambda i: (-self.stages[i], -self.mean(i)))


def best_by_simulation(
    simulator: Simulator, limit: Limit, parallel: ParallelSimulator | None = None
) -> SimulationResult:
    """Successive halving: the plans by their means in the same worlds, the evaluation counted in.

    The worse half of the plans is dropped after a quarter, a half and three quarters of the time.
    """
    estimates = _Estimates(simulator)
    begun = limit.now()
    alive = list(range(_affordable(simulator, limit)))
    number = 0
    for stage in range(STAGES):
        seconds = None
        if limit.timed and limit.seconds is not None:
            seconds = begun + limit.seconds * (stage + 1) / STAGES - limit.now()
        last = (limit.simulations or MOST) * (stage + 1) // STAGES
        results = _stage(simulator, alive, range(number, last), seconds, limit.clock, parallel)
        if results:
            estimates.add(alive, results)
        number = last
        alive = estimates.order(alive)[: max(2, (len(alive) + 1) // 2)]
    order = estimates.order(range(len(simulator.plans)))
    ranked = tuple(attrs.evolve(simulator.plans[i], value=estimates.mean(i)) for i in order)
    return SimulationResult(ranked, max(estimates.runs))


def _affordable(simulator: Simulator, limit: Limit) -> int:
    """So many of the plans that the first stage has time for a world of them; two at least.

    With all modules and six seats a simulation takes a twentieth of the time that there is.
    """
    if not limit.timed or not limit.seconds:
        return len(simulator.plans)
    begun = limit.now()
    simulator.world(0, [0])
    simulator.slowest = took = limit.now() - begun
    most = int(limit.seconds / STAGES / took) - 1 if took else len(simulator.plans)
    return min(len(simulator.plans), max(2, most))


def _stage(
    simulator: Simulator,
    alive: Sequence[int],
    worlds: Sequence[int],
    seconds: float | None,
    clock: Clock | None,
    parallel: ParallelSimulator | None,
) -> dict[int, Sequence[float]]:
    """The worlds of a stage, every other one left to the other process."""
    if parallel is None:
        return simulate(simulator, alive, worlds, seconds, clock)
    begun = clock() if clock is not None else 0.0
    parallel.begin(alive, worlds[1::2], seconds, simulator.slowest)
    results = simulate(simulator, alive, worlds[::2], seconds, clock)
    results.update(parallel.finish())
    # whatever a lost process leaves undone is done here, so that the answer stays the same
    missing = [number for number in worlds if number not in results]
    if clock is not None and seconds is not None:
        seconds -= clock() - begun
    results.update(simulate(simulator, alive, missing, seconds, clock))
    return results


def simulate(
    simulator: Simulator,
    alive: Sequence[int],
    worlds: Sequence[int],
    seconds: float | None,
    clock: Clock | None,
) -> dict[int, Sequence[float]]:
    """What the plans come to in these worlds, as many as there is time for."""
    if clock is None or seconds is None:
        return {number: simulator.world(number, alive) for number in worlds}
    results: dict[int, Sequence[float]] = {}
    begun = clock()
    end = begun + seconds
    for number in worlds:
        if begun + simulator.slowest * len(alive) >= end:
            break
        results[number] = simulator.world(number, alive)
        now = clock()
        simulator.slowest = max(simulator.slowest, (now - begun) / len(alive))
        begun = now
    return results
