from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from ..rules.core.engine.action import Action
from ..rules.core.engine.hidden import determinize
from ..rules.core.engine.play import legal_actions
from ..rules.core.engine.rulebook import Rulebook
from ..rules.core.engine.state import Observation
from ..rules.core.engine.step import ChooseAction, Placing
from ..rules.core.frozen import frozen
from . import endgame
from .net import net_for
from .plan import Plan, buys_more, does_more
from .plan_ranking import PlanRanker, RankedPlans, diverse
from .rollout.turns import plain
from .rollout_net import rollout_net_for
from .rollout_ranking import RolloutRanker
from .simulation import Clock, Limit, ParallelSimulator, Simulator, best_by_simulation
from .skill.levels import Level

SLIP: Final = 0.15
"""Size of a plan's own error, relative to the error that all plans with its theme share (`misjudged`)."""
FARTHEST: Final = 2.0  # maximum error in standard deviations


class NothingToDecideError(ValueError):
    """The observation's seat has nothing to decide."""


@frozen
class Thought:
    """The plans of a player, with the chosen plan first."""

    ranked: tuple[Plan, ...]
    worlds: int = 0

    @property
    def plan(self) -> Plan:
        return self.ranked[0]


def without_helper(simulator: Simulator) -> ParallelSimulator | None:
    return None


def think(
    book: Rulebook,
    seen: Observation,
    level: Level,
    rng: Random,
    limit: Limit | None = None,
    assign: Callable[[Simulator], ParallelSimulator | None] = without_helper,
) -> Thought:
    """Return the plans of a computer player of this level for the rest of its turn.

    Unless the limit is in seconds, equal arguments lead to equal plans. Raise `NothingToDecideError` if the
    observation's seat does not decide.
    """
    decision = seen.decision
    if decision is None or decision.seat != seen.seat:
        raise NothingToDecideError("This seat has nothing to decide.")
    only = legal_actions(book, seen) if not isinstance(decision, (ChooseAction, Placing)) else ()
    if len(only) == 1:
        return Thought((Plan(only, 0.0),))
    limit = limit if limit is not None else Limit(simulations=level.simulations)
    begun = limit.now()
    ranker = ranker_of(level, book)
    state = determinize(book, seen, rng)
    ranking = ranker.rank(ranker.evaluator(book, state, seen.seat), stop=lambda: limit.late(begun))
    if level.noise:
        return Thought((misjudged(ranking.ranked, level.noise, rng), *ranking.ranked))
    closing = level.simulations > 0 and endgame.near(state)
    candidates = diverse(ranking.ranked, endgame.PLANS if closing else level.plans)
    if len(candidates) < 2 or not isinstance(decision, (ChooseAction, Placing)):
        return Thought(_nothing_forgone(ranking))
    rounds = max(rounds_of(level, len(seen.players)), endgame.ROUNDS if closing else 1)
    seed = rng.getrandbits(48)
    chances = ranker.chances(ranking.generator.evaluator, candidates) if closing else ()
    simulator = Simulator.of(
        book, state, seen.seat, ranker, candidates, seed, rounds, seen.knows_hands, chances
    )
    left = limit.at_least(endgame.WORLDS) if closing else limit
    found = best_by_simulation(simulator, left.since(begun), assign(simulator))
    return Thought(found.ranked, found.worlds)


def limit_of(level: Level, clock: Clock, seconds: float | None = None) -> Limit:
    return Limit(seconds or level.seconds, None if level.tireless else level.simulations, clock)


def ranker_of(level: Level, book: Rulebook) -> PlanRanker:
    """Raise `NetError` if a net that the level needs is missing or unusable."""
    seats = len(book.setup.seats)
    if level.simulations and plain(book):
        return RolloutRanker(net_for(seats), level.weights, rollout=rollout_net_for(seats))
    return PlanRanker(net_for(seats) if level.learned else None, level.weights, level.by_hand)


def rounds_of(level: Level, seats: int) -> int:
    return max(1, level.turns // seats)


def choose(
    book: Rulebook, seen: Observation, level: Level, rng: Random, limit: Limit | None = None
) -> tuple[Action, ...]:
    return think(book, seen, level, rng, limit).plan.actions


def misjudged(ranked: list[Plan], noise: float, rng: Random) -> Plan:
    """Return the best plan after adding random errors to the values.

    All plans with the same `Plan.theme` share one error, and each plan has a smaller error of its own. If a
    plan with a higher value does more than the chosen plan, it is returned instead, because weak players
    should still take free advantages.
    """
    errors: dict[object, float] = {}
    for plan in ranked:
        if plan.theme not in errors:
            errors[plan.theme] = _error(noise, rng)
    slips = {id(plan): _error(noise * SLIP, rng) for plan in ranked}
    chosen = max(ranked, key=lambda plan: plan.value + errors[plan.theme] + slips[id(plan)])
    better = (plan for plan in ranked if plan.value > chosen.value)
    improved = (plan for plan in better if does_more(plan, chosen) or buys_more(plan, chosen))
    return max(improved, key=lambda plan: plan.value, default=chosen)


def _nothing_forgone(ranking: RankedPlans) -> tuple[Plan, ...]:
    best = ranking.improved(ranking.ranked[0])
    return (best, *(plan for plan in ranking.ranked if plan.actions != best.actions))


def _error(noise: float, rng: Random) -> float:
    return max(-FARTHEST * noise, min(FARTHEST * noise, rng.gauss(0, noise)))
