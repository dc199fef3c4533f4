"""Simulation: flat Monte Carlo over determinizations, with successive halving of the candidate plans.

A *world* is one determinization: everything that the seat cannot see drawn at random, in agreement with what
it sees. All candidates are simulated in the same worlds (common random numbers), and after each of
``STAGES`` equal stages the worse half of them is given up. No tree is built.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from statistics import fmean
from typing import Final, NamedTuple, Protocol

import attrs

from ..rules.core.engine.action import Action
from ..rules.core.engine.hidden import determinize, observe
from ..rules.core.engine.observation import Observation
from ..rules.core.engine.play import apply
from ..rules.core.engine.rulebook import Rulebook
from ..rules.core.engine.scoring import share_in_victory
from ..rules.core.engine.shuffle import source
from ..rules.core.engine.state import GameState
from ..rules.core.engine.step import ChooseAction
from ..rules.core.values import Seat
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

    def at_least(self, simulations: int) -> Limit:
        """The limit with no fewer simulations of a plan."""
        if self.simulations is None:
            return self
        return attrs.evolve(self, simulations=max(self.simulations, simulations))

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

TWIN_WORLDS: Final = 4
"""Plans that came to the same in all of at least so many worlds are taken to be alike."""

LAST_LOOK: Final = 3
"""The plans of the last turn of a simulation that a net values; only the best one's value is wanted."""

POINTS_PER_WIN: Final = 500.0
"""Near the end a victory outweighs so many points, so that the lead only decides between equal chances."""


class Outcome(NamedTuple):
    """What a playout came to: the lead of the seat, and its share in the victory where wins are counted."""

    lead: float
    won: float = 0.0

    @property
    def worth(self) -> float:
        """What plans are ordered by: the chance to win first, then the lead."""
        return self.lead + POINTS_PER_WIN * self.won


Results = Mapping[int, Sequence[Outcome]]
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
    ``slowest`` the most seconds that a plan has taken in a world so far. Near the end ``chances`` are those
    to win after each plan, before it is tried out, and playouts count wins; earlier there are none.
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
        """The simulator of plans for a seat that is to decide; hands that it remembers are in all worlds."""
        ways = [_foreseen(book, state, plan) for plan in plans]
        seen = [observe(book, table, seat, remembering) for table, _ in ways]
        trusts = [TRUST * another_turn(table) for table, _ in ways]
        lasts = [last for _, last in ways]
        return cls(book, seat, ranker, plans, seen, lasts, seed, rounds, trusts, chances)

    def world(self, number: int, alive: Sequence[int]) -> list[float]:
        """The values of some of the plans in a world, one simulation each."""
        return [one.lead for one in self.outcomes(number, alive)]

    def outcomes(self, number: int, alive: Sequence[int]) -> list[Outcome]:
        """What some of the plans come to in a world."""
        return [self._simulate(i, number) for i in alive]

    def _simulate(self, plan: int, number: int) -> Outcome:
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


@attrs.frozen
class SimulationResult:
    """What simulations showed: each plan with its mean value, the best first, and how many worlds it saw."""

    ranked: tuple[Plan, ...]
    worlds: int


@attrs.define(eq=False)
class _Estimates:
    """Running means of the candidates; those given up keep what they had."""

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
        """Count worlds; the luck that all plans shared in a world is taken off (a control variate)."""
        expected = _mean([self.prior[i] for i in alive])
        for number in sorted(results):
            outcomes = [Outcome(*one) for one in results[number]]
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
        """The mean of a plan's results and of the evaluation, which stands alone where nothing was tried."""
        total, prior, trust, runs = self.totals[i], self.prior[i], self.simulator.trusts[i], self.runs(i)
        if not runs:
            return prior
        return Outcome(
            (total.lead + trust * prior.lead) / (runs + trust),
            (total.won + trust * prior.won) / (runs + trust),
        )

    def runs(self, i: int) -> int:
        """The worlds that a plan was tried out in."""
        return len(self.outcomes[i])

    def order(self, of: Sequence[int]) -> list[int]:
        """Plans by what they came to, those that stayed longest first."""
        return sorted(of, key=lambda i: (-self.stages[i], -self.mean(i).worth))

    def best_half(self, alive: Sequence[int]) -> list[int]:
        """The better half of the plans, two at least, without those that came to the same as a better one."""
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
        alive = estimates.best_half(alive)
    order = estimates.order(range(len(simulator.plans)))
    ranked = tuple(attrs.evolve(simulator.plans[i], value=estimates.mean(i).lead) for i in order)
    return SimulationResult(ranked, max(map(estimates.runs, order)))


def _affordable(simulator: Simulator, limit: Limit) -> int:
    """So many of the plans that the first stage has time for a world of them; two at least.

    With all modules and six seats a simulation takes a twentieth of the time that there is.
    """
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
) -> dict[int, Sequence[Outcome]]:
    """What the plans come to in these worlds, as many as there is time for."""
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
