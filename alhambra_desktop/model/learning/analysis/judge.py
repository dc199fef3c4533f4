"""The judge: what a computer player thinks of turns. Analysis asks computer players nothing but here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Final

import attrs

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
from ...rules.core.engine.observation import Observation
from ...rules.core.engine.rulebook import Rulebook
from ...rules.core.engine.shuffle import source
from ...rules.core.engine.state import GameState
from .judgement import JUDGE, Judgement
from .turns import PlayedTurn, after_plan
from .verdict import DEEP, THOROUGH, Effort, Interval, Shortfall, TriedTurn, Way, compared, difference

SEED: Final = 20
"""Of the random numbers by which the judge fills in what a seat does not see."""

OTHERS: Final = 4
"""So many other ways to play a turn are tried out, each of another theme."""

SIMULATED: Final = 21
"""Of the random numbers of the worlds in which turns are tried out."""


ROUNDS: Final = 3
"""A turn is compared with a known one for so many rounds, as puzzles were when they were made."""


def at_once() -> None:
    """Wait for nobody."""


@attrs.frozen
class Moment:
    """The table as the judge sees it when a turn begins, with the plans for it, the best first.

    All that the seat does not see is filled in at random; whatever it is, the judgement is the same.
    """

    book: Rulebook
    turn: PlayedTurn
    seen: Observation
    state: GameState
    ranker: PlanRanker
    evaluator: Evaluator

    @cached_property
    def ranked(self) -> list[Plan]:
        """All plans that are worth a turn."""
        return self.ranker.ranked(self.evaluator)

    @property
    def own(self) -> Plan:
        """The turn as it was played, with its value."""
        found = next((plan for plan in self.ranked if plan.actions == self.turn.actions), None)
        return found or self.valued

    @property
    def valued(self) -> Plan:
        """The turn as it was played with its value, which takes no other plans."""
        return self.ranker.by_net(self.evaluator, [Plan(self.turn.actions, 0.0)])[0]

    def simulator(self, plans: Sequence[Plan], seed: int, rounds: int) -> Simulator:
        """The simulator that tries plans out, in worlds of what the seat saw."""
        known = self.seen.knows_hands
        return Simulator.of(self.book, self.state, self.turn.seat, self.ranker, plans, seed, rounds, known)

    def odds(self, plan: Plan) -> float:
        """The log-odds of winning after a plan."""
        assert self.ranker.net is not None
        positions = positions_of(self.evaluator, [table_after(self.evaluator, plan)])
        return float(self.ranker.net.answers(batch(positions))[0, 1])


def moment_of(book: Rulebook, turn: PlayedTurn, name: str = JUDGE.level) -> Moment:
    """The moment at which a turn began, from what its seat saw then, as a player of a level judges it.

    The game is kept, with its cities; what simulations find is not.
    """
    player = level(name)
    seen = observe(book, turn.before.forgetting(), turn.seat, player.remembering)
    state = determinize(book, seen, source(SEED, turn.number))
    ranker = ranker_of(player, book)
    evaluator = ranker.evaluator(book, state, turn.seat)
    return Moment(book, turn, seen, state, ranker, evaluator)


def judged(book: Rulebook, turn: PlayedTurn) -> Judgement:
    """What a turn was worth beside the best one, from what its seat saw when it began."""
    moment = moment_of(book, turn)
    own = moment.own
    best = max(own.value, moment.ranked[0].value if moment.ranked else own.value)
    return Judgement(own.value, best, moment.odds(own))


def tried(
    book: Rulebook, turn: PlayedTurn, wait: Callable[[], None] = at_once, effort: Effort = THOROUGH
) -> TriedTurn:
    """What a turn lost, found by trying it and others out in the same random worlds.

    ``wait`` is called before each simulation; it returns when the judge may go on.
    """
    moment = moment_of(book, turn, effort.level)
    own = moment.own
    others = [plan for plan in diverse(moment.ranked, OTHERS + 1, 1) if plan.actions != own.actions]
    plans = [own, *others[:OTHERS]]
    seed = source(SIMULATED, turn.number).getrandbits(48)
    simulator = moment.simulator(plans, seed, effort.rounds)

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
        Way(plans[way].actions, more, why(plans[way]) if not rank else None)
        for rank, (way, more) in enumerate(found)
    )
    return TriedTurn(tuple(ways), why(own), effort is DEEP)


def shortfall(
    book: Rulebook, turn: PlayedTurn, best: tuple[Action, ...], wait: Callable[[], None] = at_once
) -> Shortfall:
    """How many points a turn is short of another one, both tried out in the same random worlds.

    Turns that lead to the same table are equal. ``wait`` is called before each simulation.
    """
    moment = moment_of(book, turn)
    plans = moment.ranker.by_net(moment.evaluator, [Plan(turn.actions, 0.0), Plan(best, 0.0)])
    plans.sort(key=lambda plan: plan.actions == turn.actions)
    known, own = plans[0], plans[-1]
    ends = [after_plan(book, turn.before, plan.actions) for plan in (known, own)]
    short = Interval(0.0, 0.0, 0.0)
    if ends[0] != ends[1]:
        seed = source(SIMULATED, turn.number).getrandbits(48)
        simulator = moment.simulator([known, own], seed, ROUNDS)
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
