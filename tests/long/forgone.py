"""Faults of levels with simulations, found by simulations in more worlds.

These simulations look as far ahead as those of the strongest level, because a lead at the next turn may be
lost later.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from random import Random

import attrs

from alhambra_desktop.model.learning.analysis.verdict import compared
from alhambra_desktop.model.players.evaluation.evaluator import Evaluator
from alhambra_desktop.model.players.plan import Plan, bought, kept, tiles_bought
from alhambra_desktop.model.players.plan_ranking import RankedPlans
from alhambra_desktop.model.players.players import ranker_of, rounds_of
from alhambra_desktop.model.players.simulation import Simulator
from alhambra_desktop.model.players.skill.levels import LEVELS, Level
from alhambra_desktop.model.rules.core.engine.action import Action
from alhambra_desktop.model.rules.core.engine.hidden import determinize
from alhambra_desktop.model.rules.core.engine.play import apply
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.state import GameState, Observation
from alhambra_desktop.model.rules.core.engine.step import ChooseAction, PlaceLeftovers
from alhambra_desktop.model.rules.core.values import value_of
from tests.long.silly import taken

WORLDS = 48
"""Number of worlds: half of them select the best other plan, the other half evaluate it."""

WORTH_SAYING = 1.0
"""Minimum loss in points that counts as a fault (lower bound of the 95 % interval)."""

GREAT = 6.0
"""Minimum points of a building that should be bought if an exact payment is possible."""

OTHERS = 3
"""Number of other plans that are compared."""

EXACT, FREE, USELESS, UNSPENT, ENDING = "exact", "free", "useless", "unspent", "ending"

FAULTS = {
    EXACT: "passes over {what}, which can be paid exactly and brings much",
    FREE: "does not do on top what costs no action",
    USELESS: "buys {what}, which fits nowhere",
    UNSPENT: "ends the game with money that could have bought points",
    ENDING: "leaves the end of the game to others, though ending it is better",
}


@attrs.frozen
class Fault:
    """A fault with its estimated loss in points and the lower bound."""

    kind: str
    what: str
    points: float
    least: float

    def __str__(self) -> str:
        return (
            f"{FAULTS[self.kind].format(what=self.what)}: {self.points:.1f} points, at least {self.least:.1f}"
        )


@attrs.frozen
class Turn:
    """A turn of a level, with all plans that it considered."""

    book: Rulebook
    seen: Observation
    level: Level
    actions: tuple[Action, ...]
    ranking: RankedPlans

    @classmethod
    def of(cls, book: Rulebook, seen: Observation, level: Level, actions: tuple[Action, ...]) -> Turn:
        """Return the turn of a seat with this observation and these actions."""
        ranker = ranker_of(level, book)
        ranking = ranker.rank(ranker.evaluator(book, determinize(book, seen, Random(1)), seen.seat))
        return cls(book, seen, level, actions, ranking)

    @property
    def evaluator(self) -> Evaluator:
        """The evaluator of the state before the turn."""
        return self.ranking.generator.evaluator

    @property
    def after(self) -> GameState:
        """The state after the turn, with guessed hidden information."""
        return _after(self.book, self.evaluator.state, self.actions)

    def faults(self) -> Iterator[Fault]:
        """Yield the faults of the turn, except those that only the end of the game shows."""
        if not isinstance(self.seen.decision, ChooseAction):
            return
        own = tiles_bought(self.actions)
        for tile in self._great():
            yield from self._fault(EXACT, tile, partial(_buys, tile))
        yield from self._fault(FREE, "", partial(_adds_to, Plan(self.actions, 0.0)))
        reserve = self.after.players[self.seen.seat].reserve
        for tile in sorted(own & set(reserve)):
            if not self.book.placement.fits(self.after.players[self.seen.seat].city, self.book.tiles[tile]):
                yield from self._fault(USELESS, tile, partial(_spares, tile))
        if not _over(self.after):
            yield from self._fault(ENDING, "", self._ends)

    def unspent(self) -> Iterator[Fault]:
        """Yield the faults that count only because this turn was the last one of its seat."""
        own = tiles_bought(self.actions)
        yield from self._fault(UNSPENT, "", lambda plan: bought(plan) > own)

    def _great(self) -> list[str]:
        """Return valuable tiles that could be paid exactly but were not bought."""
        majorities, state = self.evaluator.majorities, self.evaluator.state
        rows, hand = majorities.rows_of(state), self.seen.players[self.seen.seat].hand
        found = []
        for good in self.book.goods(state):
            place = majorities.place.get(self.book.tiles[good.tile].type or "")
            exact = any(sum(map(value_of, way)) == good.price for way in self.book.payments_for(hand, good))
            if exact and place is not None and majorities.gain(place, rows[place]) >= GREAT:
                found.append(good.tile)
        return [tile for tile in found if tile not in tiles_bought(self.actions)]

    def _ends(self, plan: Plan) -> bool:
        return _over(_after(self.book, self.evaluator.state, plan.actions))

    def _fault(self, kind: str, what: str, other: Callable[[Plan], bool]) -> Iterator[Fault]:
        """Yield a fault if another plan of a kind is clearly better."""
        others = list(islice((plan for plan in self._plans() if other(plan)), OTHERS))
        if not others:
            return
        ranker = self.ranking.ranker
        by_actions = {
            plan.actions: plan for plan in ranker.by_net(self.evaluator, [Plan(self.actions, 0.0), *others])
        }
        plans = [by_actions[self.actions], *(by_actions[plan.actions] for plan in others)]
        state, seat = self.evaluator.state, self.seen.seat
        rounds = rounds_of(LEVELS[-1], len(self.seen.players))
        simulator = Simulator.of(self.book, state, seat, ranker, plans, 1, rounds, self.seen.knows_hands)
        results = [simulator.world(number, range(len(plans))) for number in range(WORLDS)]
        _, gain = compared(results, [plan.value for plan in plans])[0]
        if gain.low > WORTH_SAYING:
            yield Fault(kind, what, gain.points, gain.low)

    def _plans(self) -> Iterator[Plan]:
        """Yield all other plans, the best ones first."""
        known = {self.actions}
        for plan in (*self.ranking.ranked, *self.ranking.found):
            if plan.actions not in known:
                known.add(plan.actions)
                yield plan


def _buys(tile: str, plan: Plan) -> bool:
    return tile in bought(plan)


def _adds_to(played: Plan, plan: Plan) -> bool:
    """Return whether a plan takes the same money and buys more, or keeps fewer tiles in reserve."""
    if taken(plan) != taken(played) or not taken(plan):
        return False
    return bought(plan) > bought(played) or (bought(plan) == bought(played) and kept(plan) < kept(played))


def _spares(tile: str, plan: Plan) -> bool:
    return tile not in bought(plan)


def _after(book: Rulebook, state: GameState, actions: tuple[Action, ...]) -> GameState:
    for action in actions:
        state = apply(book, state, action).after
    return state


def _over(state: GameState) -> bool:
    """Return whether the game is over except for its leftover tiles (B-35)."""
    return state.decision is None or isinstance(state.decision, PlaceLeftovers)
