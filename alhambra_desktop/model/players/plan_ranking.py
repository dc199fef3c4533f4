"""Plan ranking: plans ordered by the hand-written evaluation, and the best of them by the value network."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import attrs

from ..rules.core.engine.play import apply
from ..rules.core.engine.rulebook import Rulebook
from ..rules.core.engine.state import GameState
from ..rules.core.values import Seat
from .breadth import FULL, QUICK, Breadth
from .continuations import never
from .evaluation.evaluator import Evaluator
from .features import FeatureExtractor, Position
from .net import Net
from .plan import Plan, best_first, does_more, worth_a_turn
from .plan_generator import PlanGenerator
from .skill.lead import lead_of
from .skill.levels import WEIGHTS, Weights

ALIKE: Final = 3
"""So many plans with the same purchases and the same last action are valued by a net."""

CANDIDATES: Final = 16
"""The plans that a net values, the best ones by the hand-written value."""

LOOKED_AT: Final = 6
"""The plans of a simulated turn that a net values."""

MORE: Final = 12
"""So many plans that do what the chosen one does and something on top are compared with it."""


def diverse(ranked: list[Plan], most: int, alike: int = ALIKE) -> list[Plan]:
    """The best plans, at most so many alike (of one theme): a choice that keeps candidates diverse."""
    themes: dict[object, int] = {}
    found: list[Plan] = []
    for plan in ranked:
        themes[plan.theme] = themes.get(plan.theme, 0) + 1
        if themes[plan.theme] <= alike:
            found.append(plan)
            if len(found) == most:
                break
    return found


def table_after(evaluator: Evaluator, plan: Plan) -> GameState:
    """The table that a plan leads to, but for a last action that brings out hidden things."""
    if plan.reached is not None:
        return plan.reached()
    state = evaluator.state
    for action in plan.actions[:-1]:
        state = apply(evaluator.book, state, action).after
    return state


@attrs.frozen
class PlanRanker:
    """Ranks plans by the hand-written value with its weights, and by a net above it, where there is one.

    ``by_hand`` is the share of the hand-written value in what a plan gains, the net's being the rest. What a
    style overrates in the hand-written value is added to both.
    """

    net: Net | None = None
    weights: Weights = WEIGHTS
    by_hand: float = 0.0

    @property
    def unbiased(self) -> PlanRanker:
        """The same ranker without a style, which nobody is told of."""
        return self if self.weights == WEIGHTS else attrs.evolve(self, weights=WEIGHTS)

    def evaluator(self, book: Rulebook, state: GameState, seat: Seat) -> Evaluator:
        """The hand-written value for a seat at a moment."""
        return Evaluator(book, state, seat, self.weights)

    def ranked(self, evaluator: Evaluator, breadth: Breadth = FULL, most: int = CANDIDATES) -> list[Plan]:
        """The plans for a moment, the best first; a net looks at no more than ``most`` of them."""
        return self.rank(evaluator, breadth, most).ranked

    def reply(self, book: Rulebook, state: GameState, seat: Seat) -> Plan:
        """What somebody else does in a simulated turn."""
        return self.best(book, state, seat, LOOKED_AT)

    def best(self, book: Rulebook, state: GameState, seat: Seat, most: int) -> Plan:
        """The best of the few plans that are looked at in a simulated turn."""
        return self.ranked(self.evaluator(book, state, seat), QUICK, most)[0]

    def rank(
        self,
        evaluator: Evaluator,
        breadth: Breadth = FULL,
        most: int = CANDIDATES,
        stop: Callable[[], bool] = never,
    ) -> RankedPlans:
        """The plans for a moment that are worth a turn, and what is on top of them."""
        generator = PlanGenerator(evaluator, breadth, stop=stop)
        found = worth_a_turn(evaluator, best_first(generator.plans()))
        return RankedPlans(
            self,
            generator,
            found,
            found if self.net is None else self.by_net(evaluator, diverse(found, most)),
        )

    def by_net(self, evaluator: Evaluator, ranked: list[Plan]) -> list[Plan]:
        """The plans with the net's values, the hand-written value mixed in, the best first."""
        tables = [table_after(evaluator, plan) for plan in ranked]
        plain = _plain(evaluator)
        values = self.values(plain, ranked, tables)
        if self.weights != WEIGHTS:
            values = [
                value + evaluator.worth(table) - plain.worth(table)
                for value, table in zip(values, tables, strict=True)
            ]
        return best_first(attrs.evolve(plan, value=value) for plan, value in zip(ranked, values, strict=True))

    def values(self, plain: Evaluator, plans: Sequence[Plan], tables: Sequence[GameState]) -> list[float]:
        """What a seat may expect of plans and the tables that they lead to, without a style."""
        assert self.net is not None
        if not self.by_hand:
            return self.net.margins(positions_of(plain, tables))
        now, *margins = self.net.margins(positions_of(plain, [plain.state, *tables]))
        before = plain.worth(plain.state)
        return [
            value + self.by_hand * ((plain.worth(table) - before) - (value - now))
            for value, table in zip(margins, tables, strict=True)
        ]

    def chances(self, evaluator: Evaluator, plans: Sequence[Plan]) -> list[float]:
        """The chance to win after each plan."""
        assert self.net is not None
        return self.net.chances(positions_of(evaluator, [table_after(evaluator, plan) for plan in plans]))

    def result(self, book: Rulebook, state: GameState, seat: Seat) -> float:
        """What a seat has when the game is over, in the same units as the values of plans."""
        if self.net is None:
            return self.evaluator(book, state, seat).position()
        return lead_of([player.score for player in state.players], seat)


@attrs.frozen(eq=False)
class RankedPlans:
    """The plans for a moment as a ranker sees them, the best first.

    ``found`` are all of them by the hand-written value, ``ranked`` those that count by the ranker's own.
    """

    ranker: PlanRanker
    generator: PlanGenerator
    found: list[Plan]
    ranked: list[Plan]

    def improved(self, chosen: Plan) -> Plan:
        """What does the same as a plan and something on top, where the net likes that better.

        What the hand-written value finds a bad bargain, a net may like, though it did not look at it before.
        """
        if self.ranker.net is None:
            return chosen
        others = {plan.actions: plan for plan in (*self.found, *self.generator.besides(chosen))}
        more = [plan for plan in others.values() if does_more(plan, chosen)][:MORE]
        return self.ranker.by_net(self.generator.evaluator, [chosen, *more])[0] if more else chosen


def positions_of(evaluator: Evaluator, tables: Sequence[GameState]) -> list[Position]:
    """The features of the tables that plans lead to."""
    extractor = FeatureExtractor(_plain(evaluator))
    return [extractor.position(table) for table in tables]


def _plain(evaluator: Evaluator) -> Evaluator:
    return (
        evaluator
        if evaluator.weights == WEIGHTS
        else Evaluator(evaluator.book, evaluator.state, evaluator.seat)
    )
