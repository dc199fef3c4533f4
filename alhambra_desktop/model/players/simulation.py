"""Flat Monte Carlo simulation over determinizations, with successive halving of the plans.

A *world* is one determinization: a random draw of all hidden information that fits the seat's observation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from statistics import fmean
from typing import Final, NamedTuple, Protocol

import attrs

from ..rules.core.engine.action import Action
from ..rules.core.engine.hidden import determinize, observe
from ..rules.core.engine.play import apply
from ..rules.core.engine.rulebook import Rulebook
from ..rules.core.engine.scoring import share_in_victory
from ..rules.core.engine.shuffle import source
from ..rules.core.engine.state import GameState, Observation
from ..rules.core.engine.step import ChooseAction
from ..rules.core.frozen import frozen
from ..rules.core.values import Seat
from .endgame import another_turn
from .plan import Plan
from .plan_ranking import LOOKED_AT, PlanRanker

Clock = Callable[[], float]


@frozen
class Limit:
    seconds: float | None = None
    simulations: int | None = None
    clock: Clock | None = None

    @property
    def timed(self) -> bool:
        return self.seconds is not None and self.clock is not None

    def now(self) -> float:
        return self.clock() if self.clock is not None else 0.0

    def late(self, begun: float) -> bool:
        return self.timed and self.now() - begun > LONGEST

    def at_least(self, simulations: int) -> Limit:
        if self.simulations is None:
            return self
        return attrs.evolve(self, simulations=max(self.simulations, simulations))

    def since(self, begun: float) -> Limit:
        if not self.timed or self.seconds is None:
            return self
        return attrs.evolve(self, seconds=max(0.0, self.seconds - (self.now() - begun)))


LONGEST: Final = 2.5  # seconds after which plan generation stops
MOST: Final = 512  # maximum useful number of simulations of a plan

STAGES: Final = 4

TRUST: Final = 8.0
"""A plan's evaluation counts as much as this number of simulations, or less near the end of the game."""

TWIN_WORLDS: Final = 4
"""Plans that had equal results in at least this number of worlds count as identical."""

LAST_LOOK: Final = 3
"""In the last turn of a simulation, a net evaluates this number of plans."""

POINTS_PER_WIN: Final = 500.0
"""Near the end of the game, a win counts as this many points, and the lead only breaks ties."""


class Outcome(NamedTuple):
    """The result of a simulation: the seat's lead, and its chance to win (``won``).

    If simulations do not count wins, ``won`` is 0. If they count wins and the game is over, ``won`` is the
    seat's share in the victory.
    """

    lead: float
    won: float = 0.0

    @property
    def worth(self) -> float:
        return self.lead + POINTS_PER_WIN * self.won


Results = Mapping[int, Sequence[Outcome]]
"""Maps the number of a world to the outcomes of the plans in this world."""


class ParallelSimulator(Protocol):
    """Simulates the plans of a `Simulator` in other worlds, at the same time in another process."""

    def begin(
        self, alive: Sequence[int], worlds: Sequence[int], seconds: float | None, slowest: float
    ) -> None:
        """Start simulating the remaining plans in these worlds; stop after `seconds`."""

    def finish(self) -> Results:
        """Return the results, or an empty mapping if the process was lost."""


@attrs.define(eq=False)
class Simulator:
    """Simulates the candidate ``plans`` of a seat.

    ``last`` contains one action of each plan: the first action that reveals hidden information or, if there
    is none, the last action. ``seen`` contains the observations before these actions. The number of a world
    determines its random draws, so each world is the same for all plans and processes. A simulation lasts
    ``rounds`` rounds, each until the seat's next turn. The evaluation of each plan counts as much as the
    number of simulations in ``trusts``. If simulations count wins, ``chances`` contains the estimated chance
    to win for each plan.
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
    chances: Sequence[float] = ()
    slowest: float = attrs.field(default=0.0, init=False)
    """Mean number of seconds per plan in the slowest world so far."""

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
        chances: Sequence[float] = (),
    ) -> Simulator:
        """If `remembering` is true, the seat knows all hands."""
        ways = [_foreseen(book, state, plan) for plan in plans]
        seen = [observe(book, table, seat, remembering) for table, _ in ways]
        trusts = [TRUST * another_turn(table) for table, _ in ways]
        lasts = [last for _, last in ways]
        return cls(book, seat, ranker, plans, seen, lasts, seed, rounds, trusts, chances)

    def world(self, number: int, alive: Sequence[int]) -> list[float]:
        return [outcome.lead for outcome in self.outcomes(number, alive)]

    def outcomes(self, number: int, alive: Sequence[int]) -> list[Outcome]:
        return [self._simulate(i, number) for i in alive]

    def _simulate(self, plan: int, number: int) -> Outcome:
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
                return Outcome(fmean(worths), self._chance(state, best))
            state = self._played(state, best)
        lead = fmean([*worths, self.ranker.result(self.book, state, self.seat)])
        if not self.chances:
            return Outcome(lead)
        return Outcome(lead, share_in_victory([player.score for player in state.players], self.seat))

    def _chance(self, state: GameState, best: Plan) -> float:
        if not self.chances:
            return 0.0
        return self.ranker.chances(self.ranker.evaluator(self.book, state, self.seat), [best])[0]

    def _worth(self, state: GameState, best: Plan) -> float:
        if self.ranker.net is not None:
            return best.value
        return self.ranker.evaluator(self.book, self._played(state, best), self.seat).position()

    def _played(self, state: GameState, plan: Plan) -> GameState:
        for action in plan.actions:
            move = apply(self.book, state, action)
            state = move.after
            if move.reveals_hidden:
                break
        return state


def _foreseen(book: Rulebook, state: GameState, plan: Plan) -> tuple[GameState, Action]:
    *first, last = plan.actions
    for action in first:
        move = apply(book, state, action)
        if move.reveals_hidden:
            return state, action
        state = move.after
    return state, last


@frozen
class SimulationResult:
    ranked: tuple[Plan, ...]
    worlds: int


@attrs.define(eq=False)
class _Estimates:
    simulator: Simulator
    prior: list[Outcome] = attrs.field(init=False)
    outcomes: list[list[Outcome]] = attrs.field(init=False)
    totals: list[Outcome] = attrs.field(init=False)
    stages: list[int] = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        plans = self.simulator.plans
        chances = self.simulator.chances or [0.0] * len(plans)
        self.prior = [Outcome(plan.value, chance) for plan, chance in zip(plans, chances, strict=True)]
        self.outcomes, self.stages = [[] for _ in plans], [0] * len(plans)
        self.totals = [Outcome(0.0)] * len(plans)

    def add(self, alive: Sequence[int], results: Results) -> None:
        """Add results, corrected for the luck that all plans share in a world (control variate)."""
        expected = _mean([self.prior[i] for i in alive])
        for number in sorted(results):
            outcomes = [Outcome(*outcome) for outcome in results[number]]
            mean = _mean(outcomes)
            for i, (lead, won) in zip(alive, outcomes, strict=True):
                total = self.totals[i]
                self.totals[i] = Outcome(
                    total.lead + (lead - (mean.lead - expected.lead)),
                    total.won + (won - (mean.won - expected.won)),
                )
                self.outcomes[i].append(Outcome(lead, won))
        for i in alive:
            self.stages[i] += 1

    def mean(self, i: int) -> Outcome:
        total, prior, trust, runs = self.totals[i], self.prior[i], self.simulator.trusts[i], self.runs(i)
        if not runs:
            return prior
        return Outcome(
            (total.lead + trust * prior.lead) / (runs + trust),
            (total.won + trust * prior.won) / (runs + trust),
        )

    def runs(self, i: int) -> int:
        return len(self.outcomes[i])

    def order(self, of: Sequence[int]) -> list[int]:
        return sorted(of, key=lambda i: (-self.stages[i], -self.mean(i).worth))

    def best_half(self, alive: Sequence[int]) -> list[int]:
        distinct: list[int] = []
        for i in self.order(alive):
            known = self.runs(i) >= TWIN_WORLDS
            if not (known and any(self.outcomes[i] == self.outcomes[better] for better in distinct)):
                distinct.append(i)
        return distinct[: max(2, (len(alive) + 1) // 2)]


def _mean(outcomes: Sequence[Outcome]) -> Outcome:
    leads, wins = zip(*outcomes, strict=True)
    return Outcome(sum(leads) / len(outcomes), sum(wins) / len(outcomes))


def best_by_simulation(
    simulator: Simulator, limit: Limit, parallel: ParallelSimulator | None = None
) -> SimulationResult:
    """Simulate plans, and rank them by the number of completed stages, then by their mean outcomes."""
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
        alive = estimates.best_half(alive)
    order = estimates.order(range(len(simulator.plans)))
    ranked = tuple(attrs.evolve(simulator.plans[i], value=estimates.mean(i).lead) for i in order)
    return SimulationResult(ranked, max(map(estimates.runs, order)))


def _affordable(simulator: Simulator, limit: Limit) -> int:
    if not limit.timed or not limit.seconds:
        return len(simulator.plans)
    begun = limit.now()
    simulator.outcomes(0, [0])
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
) -> dict[int, Sequence[Outcome]]:
    if parallel is None:
        return simulate(simulator, alive, worlds, seconds, clock)
    begun = clock() if clock is not None else 0.0
    parallel.begin(alive, worlds[1::2], seconds, simulator.slowest)
    results = simulate(simulator, alive, worlds[::2], seconds, clock)
    results.update(parallel.finish())
    # the result must not depend on a lost process, so this process simulates the missing worlds
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
) -> dict[int, Sequence[Outcome]]:
    if clock is None or seconds is None:
        return {number: simulator.outcomes(number, alive) for number in worlds}
    results: dict[int, Sequence[Outcome]] = {}
    begun = clock()
    end = begun + seconds
    for number in worlds:
        if begun + simulator.slowest * len(alive) >= end:
            break
        results[number] = simulator.outcomes(number, alive)
        now = clock()
        simulator.slowest = max(simulator.slowest, (now - begun) / len(alive))
        begun = now
    return results
