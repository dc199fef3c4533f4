from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Final

from ...players.evaluation.evaluator import Evaluator
from ...players.explain.explainer import explain
from ...players.explain.explanation import Explanation
from ...players.net import batch
from ...players.plan import Plan
from ...players.plan_ranking import PlanRanker, diverse, positions_of, table_after
from ...players.players import ranker_of
from ...players.simulation import Simulator
from ...players.skill.levels import level
from ...rules.core.engine.action import Action
from ...rules.core.engine.hidden import determinize, observe
from ...rules.core.engine.rulebook import Rulebook
from ...rules.core.engine.shuffle import source
from ...rules.core.engine.state import GameState, Observation
from ...rules.core.frozen import frozen
from .turns import PlayedTurn, after_plan
from .verdict import (
    DEEP,
    JUDGE,
    THOROUGH,
    Alternative,
    Effort,
    Interval,
    Judgement,
    Shortfall,
    SimulatedTurn,
    compared,
    difference,
)

SEED: Final = 20  # seed for drawing hidden information
OTHERS: Final = 4
"""Maximum number of simulated alternatives to a turn, each with a different `Plan.theme`."""

SIMULATED: Final = 21  # seed of the simulated worlds

ROUNDS: Final = 3
"""This many rounds are simulated to compare a turn with the best turn of a puzzle."""


def no_wait() -> None: ...


@frozen
class Moment:
    """The table at the start of a turn. ``ranked`` are the plans for this turn, best first.

    In ``state``, everything that the player of the turn cannot see was drawn at random.
    """

    book: Rulebook
    turn: PlayedTurn
    seen: Observation
    state: GameState
    ranker: PlanRanker
    evaluator: Evaluator

    @cached_property
    def ranked(self) -> list[Plan]:
        return self.ranker.ranked(self.evaluator)

    @property
    def own(self) -> Plan:
        found = next((plan for plan in self.ranked if plan.actions == self.turn.actions), None)
        return found or self.valued

    @property
    def valued(self) -> Plan:
        """The turn as played, with its value, even if the turn is not among the ``ranked`` plans."""
        return self.ranker.by_net(self.evaluator, [Plan(self.turn.actions, 0.0)])[0]

    def simulator(self, plans: Sequence[Plan], rounds: int) -> Simulator:
        """All simulators for the same turn use the same worlds."""
        seed = source(SIMULATED, self.turn.number).getrandbits(48)
        known = self.seen.knows_hands
        return Simulator.of(self.book, self.state, self.turn.seat, self.ranker, plans, seed, rounds, known)

    def odds(self, plan: Plan) -> float:
        assert self.ranker.net is not None
        positions = positions_of(self.evaluator, [table_after(self.evaluator, plan)])
        return float(self.ranker.net.answers(batch(positions))[0, 1])


def moment_of(book: Rulebook, turn: PlayedTurn, name: str = JUDGE.level) -> Moment:
    """Return the start of a turn, as a computer player of the level `name` would see it.

    The cities are copies, so that simulations do not fill the caches of the original cities.
    """
    player = level(name)
    seen = observe(book, turn.before.without_cache(), turn.seat, player.remembering)
    state = determinize(book, seen, source(SEED, turn.number))
    ranker = ranker_of(player, book)
    evaluator = ranker.evaluator(book, state, turn.seat)
    return Moment(book, turn, seen, state, ranker, evaluator)


def judge_turn(book: Rulebook, turn: PlayedTurn) -> Judgement:
    moment = moment_of(book, turn)
    own = moment.own
    best = max(own.value, moment.ranked[0].value if moment.ranked else own.value)
    return Judgement(own.value, best, moment.odds(own))


def simulate_turn(
    book: Rulebook, turn: PlayedTurn, wait: Callable[[], None] = no_wait, effort: Effort = THOROUGH
) -> SimulatedTurn:
    """Compare a turn with alternatives by simulating all of them in the same worlds.

    `wait` is called before each simulation and returns when the judge may continue.
    """
    moment = moment_of(book, turn, effort.level)
    own = moment.own
    others = [plan for plan in diverse(moment.ranked, OTHERS + 1, 1) if plan.actions != own.actions]
    plans = [own, *others[:OTHERS]]
    simulator = moment.simulator(plans, effort.rounds)

    def simulated(number: int, plan: int) -> float:
        wait()
        return simulator.world(number, [plan])[0]

    worlds = range(effort.worlds if len(plans) > 1 else 0)
    results = [[simulated(number, plan) for plan in range(len(plans))] for number in worlds]
    found = compared(results, [plan.value for plan in plans])
    player = level(effort.level)

    def why(plan: Plan) -> Explanation:
        return explain(book, moment.seen, player, plan.actions, source(SEED, turn.number), moment.ranked)

    ways = (
        Alternative(plans[way].actions, more, why(plans[way]) if not rank else None)
        for rank, (way, more) in enumerate(found)
    )
    return SimulatedTurn(tuple(ways), why(own), effort is DEEP)


def shortfall(
    book: Rulebook, turn: PlayedTurn, best: tuple[Action, ...], wait: Callable[[], None] = no_wait
) -> Shortfall:
    """Return the points that a turn loses compared with the turn `best`, and explanations of both turns.

    If the two turns lead to the same table, the loss is 0.
    """
    moment = moment_of(book, turn)
    plans = moment.ranker.by_net(moment.evaluator, [Plan(turn.actions, 0.0), Plan(best, 0.0)])
    plans.sort(key=lambda plan: plan.actions == turn.actions)
    known, own = plans[0], plans[-1]
    ends = [after_plan(book, turn.before, plan.actions) for plan in (known, own)]
    short = Interval(0.0, 0.0, 0.0)
    if ends[0] != ends[1]:
        simulator = moment.simulator([known, own], ROUNDS)
        paired = []
        for number in range(THOROUGH.worlds):
            wait()
            better, worse = simulator.world(number, [0, 1])
            paired.append(better - worse)
        short = difference(paired, known.value - own.value)
    player = level(JUDGE.level)
    played, why = (
        explain(book, moment.seen, player, plan.actions, source(SEED, turn.number), moment.ranked)
        for plan in (own, known)
    )
    return Shortfall(short, played, why)
