"""Finds puzzle candidates (`Suspect`) in self-play, proves them, and tests which levels solve them."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from ...learning.analysis.verdict import Interval, difference
from ...learning.puzzles.goals import Goal, line_of
from ...learning.puzzles.puzzle import Deal
from ...players.plan import Plan
from ...players.players import ranker_of, think
from ...players.simulation import Limit, Simulator
from ...players.skill.levels import ANALYST, LEVELS, SOLVER, THOROUGH_ANALYST, Level, level
from ...rules.core.engine.action import Action, EndTurn, PlacingAction
from ...rules.core.engine.hidden import determinize, observe
from ...rules.core.engine.play import foreseen, start
from ...rules.core.engine.rulebook import Rulebook
from ...rules.core.engine.setup import Setup
from ...rules.core.engine.shuffle import STREAM_LENGTH, below, shuffled, source
from ...rules.core.engine.state import GameState, Observation
from ...rules.core.engine.step import ChooseAction
from ...rules.core.frozen import frozen
from ...rules.core.values import Seat
from ...rules.modules.registry import PRODUCTS, mix_fault, rulebook

DEALS: Final = 1000
"""To choose the number of seats and the modules, `dealt` passes this ``counter`` to `source`.

The decisions of a game use the counters 0, 1, 2 and so on.
"""
SEATS: Final = (2, 3, 3, 4)  # numbers of seats; each item of this tuple is equally likely
WITH_MODULES: Final = 0.3

MOST_MODULES: Final = 2

PROMISING: Final = 1.5
DEEDS: Final = 2
LATE: Final = 0.75
"""Suspects after this share of a game's turns are preferred, because their simulations are faster."""
LATE_BONUS: Final = 5.0  # points that are added to the ``gap`` of a late suspect when suspects are sorted


@frozen
class Suspect:
    """A moment of a game in which one plan is much better than all plans with another theme.

    ``place`` is the number of actions before this moment. ``ranked`` contains the best plan of each
    `Plan.theme`, best first. The first plan is ``gap`` points better than the second.
    """

    place: int
    state: GameState
    seat: Seat
    ranked: tuple[Plan, ...]
    gap: float

    @property
    def best(self) -> Plan:
        return self.ranked[0]


@frozen
class PlayedGame:
    setup: Setup
    actions: tuple[Action, ...]
    turns: int
    suspects: tuple[Suspect, ...]


def dealt(seed: int) -> Deal:
    rng = source(seed, DEALS)
    seats = SEATS[below(rng, len(SEATS))]
    modules: tuple[str, ...] = ()
    if rng.random() < WITH_MODULES:
        fitting = [
            module.id
            for module in PRODUCTS
            if not module.foundation and not module.automatic and mix_fault("alhambra", module) is None
        ]
        modules = tuple(shuffled(fitting, rng)[: 1 + below(rng, MOST_MODULES)])
    return Deal(seed, seats, 0, modules=modules)


def played(seed: int) -> PlayedGame:
    setup = dealt(seed).setup()
    book = rulebook(setup)
    state, actions, suspects = start(book).after, list[Action](), list[Suspect]()
    number = 0
    while (decision := state.decision) is not None:
        seen = observe(book, state, decision.seat)
        ranked = plans_of(book, seen, seed, number)
        number += 1
        if isinstance(decision, ChooseAction) and not decision.acted:
            found = Suspect(len(actions), state, decision.seat, best_of_themes(ranked), _gap(ranked))
            if found.gap >= PROMISING and deeds(found.best.actions) >= DEEDS:
                suspects.append(found)
        for move in foreseen(book, state, ranked[0].actions):
            assert move.action is not None
            actions.append(move.action)
            state = move.after
    suspects.sort(key=lambda suspect: (-_interest(suspect, state.turn), suspect.place))
    return PlayedGame(setup, tuple(actions), state.turn, tuple(suspects))


def plans_of(book: Rulebook, seen: Observation, seed: int, number: int) -> list[Plan]:
    """Return the plans of the level ``ANALYST``, best first.

    `seed` and `number` determine which hidden cards and tiles are assumed.
    """
    ranker = ranker_of(level(ANALYST), book)
    state = determinize(book, seen, source(seed, number))
    return ranker.ranked(ranker.evaluator(book, state, seen.seat))


def best_of_themes(ranked: list[Plan]) -> tuple[Plan, ...]:
    found: dict[object, Plan] = {}
    for plan in ranked:
        found.setdefault(plan.theme, plan)
    return tuple(found.values())


def deeds(actions: tuple[Action, ...]) -> int:
    return sum(
        not action.unmentioned and not isinstance(action, (PlacingAction, EndTurn)) for action in actions
    )


def _gap(ranked: list[Plan]) -> float:
    other = next((plan for plan in ranked if plan.theme != ranked[0].theme), None)
    return 0.0 if other is None else ranked[0].value - other.value


def _interest(suspect: Suspect, turns: int) -> float:
    late = suspect.state.turn >= LATE * turns
    return suspect.gap + (LATE_BONUS if late else 0.0)


WORLDS: Final = 96  # maximum number of worlds in which plans are compared
ROUNDS: Final = 3  # length of a simulation in rounds; a round ends before the seat's next turn
BLOCK: Final = 8  # the best plan's leads are checked after each block of this many worlds

LEAST: Final = 3.0  # minimum lead of the best plan over the best plan of every other theme, in points
LOW: Final = 1.5  # the 95 % interval of each lead must not begin below this, in points
HOPELESS: Final = 2.2  # if a check finds a lead of fewer points than this, the proof fails
SETTLED: Final = 3.0  # if a lead's interval begins at this many points or more, the lead is proved early

SURE: Final = 24  # minimum number of worlds before a lead can be proved early
RIVALS: Final = 4  # maximum number of plans that are compared with the suspect's best plan
JUDGES: Final = (ANALYST, THOROUGH_ANALYST)  # both levels must confirm the best plan, in separate worlds

RUNS: Final = 10  # each level tries a puzzle this many times, but the level ``ANALYST`` only once
SOLVED: Final = 9  # the level ``SOLVER`` must find the answer in at least this many of ``RUNS`` tries
RATINGS: Final = (800, 2000)  # rating of a puzzle that all levels solve, and of one that no level solves


def proved(suspect: Suspect, book: Rulebook, seed: int) -> bool:
    seen = observe(book, suspect.state, suspect.seat)
    return all(
        _beats_others(suspect, book, seen, level(name), source(seed, suspect.place).getrandbits(32) + judge)
        for judge, name in enumerate(JUDGES)
    )


def _beats_others(suspect: Suspect, book: Rulebook, seen: Observation, judge: Level, seed: int) -> bool:
    ranker = ranker_of(judge, book)
    state = determinize(book, seen, source(seed, 0))
    ranked = best_of_themes(ranker.ranked(ranker.evaluator(book, state, seen.seat)))
    own = next((plan for plan in ranked if plan.theme == suspect.best.theme), None)
    if own is None:
        return False
    plans = [own, *[plan for plan in ranked if plan is not own][:RIVALS]]
    simulator = Simulator.of(book, state, seen.seat, ranker, plans, seed, ROUNDS)
    alive, results = list(range(1, len(plans))), [list[float]() for _ in plans]
    for first in range(0, WORLDS, BLOCK):
        for number in range(first, first + BLOCK):
            base, *values = simulator.world(number, [0, *alive])
            for rival, value in zip(alive, values, strict=True):
                results[rival].append(base - value)
        found = {rival: difference(results[rival], own.value - plans[rival].value) for rival in alive}
        if any(interval.points < HOPELESS for interval in found.values()):
            return False
        alive = [rival for rival in alive if not _settled(found[rival], len(results[rival]))]
        if not alive:
            return True
    return all(found[rival].points >= LEAST and found[rival].low >= LOW for rival in alive)


def _settled(interval: Interval, worlds: int) -> bool:
    return worlds >= SURE and interval.points >= LEAST and interval.low >= SETTLED


@frozen
class Solvers:
    """For each level, weakest first, the share of runs in which it found the answer.

    The share of the level ``SOLVER`` is always ``SOLVED`` / ``RUNS``, because its runs end after ``SOLVED``
    successes.
    """

    shares: tuple[float, ...]

    @property
    def rating(self) -> int:
        least, most = RATINGS
        return round(most - (most - least) * sum(self.shares) / len(self.shares))


@frozen
class Exam:
    book: Rulebook
    suspect: Suspect
    goals: tuple[Goal, ...]
    seed: int

    def solvers(self) -> Solvers | None:
        """Return the result of the exam, or None if the level ``SOLVER`` fails too often."""
        if not self._solved_often():
            return None
        shares = []
        for level_ in LEVELS:
            runs = 1 if level_.id == ANALYST else RUNS
            found = SOLVED if level_.id == SOLVER else sum(self.solved_by(level_, run) for run in range(runs))
            shares.append(found / runs)
        return Solvers(tuple(shares))

    def _solved_often(self) -> bool:
        solved = 0
        for run in range(RUNS):
            solved += self.solved_by(level(SOLVER), run)
            if solved == SOLVED or run - solved >= RUNS - SOLVED:
                break
        return solved == SOLVED

    def solved_by(self, player: Level, run: int) -> bool:
        seen = observe(self.book, self.suspect.state, self.suspect.seat)
        # the random numbers depend on the level's id, because its rank would change if levels were added
        rng = source(self.seed, crc32(f"{player.id}/{run}".encode()) % STREAM_LENGTH)
        plan = think(self.book, seen, player, rng, Limit(simulations=player.simulations)).plan
        line = line_of(self.book, self.suspect.state, plan.actions)
        return plan.theme == self.suspect.best.theme and all(goal.reached(line) for goal in self.goals)
