from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import attrs

from ..rules.core.engine.play import apply
from ..rules.core.engine.rulebook import Rulebook
from ..rules.core.engine.state import GameState
from ..rules.core.frozen import frozen
from ..rules.core.values import Seat
from .continuations import FULL, QUICK, Breadth, never
from .evaluation.evaluator import Evaluator
from .features import FeatureExtractor, Position
from .net import Net
from .plan import Plan, best_first, does_more, worth_a_turn
from .plan_generator import PlanGenerator
from .skill.levels import WEIGHTS, Weights, lead_of

ALIKE: Final = 3  # default maximum number of plans with the same `Plan.theme`
CANDIDATES: Final = 16  # plans that a net evaluates in real turns
LOOKED_AT: Final = 6  # plans that a net evaluates in simulated turns
MORE: Final = 12
"""A net compares a chosen plan with at most this number of plans that do more than it (`does_more`)."""


def diverse(ranked: list[Plan], most: int, alike: int = ALIKE) -> list[Plan]:
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
    if plan.reached is not None:
        return plan.reached()
    state = evaluator.state
    for action in plan.actions[:-1]:
        state = apply(evaluator.book, state, action).after
    return state


@frozen
class PlanRanker:
    """Ranks plans by static evaluation or, if there is a net, by a mean of static evaluation and net.

    In this mean, ``by_hand`` is the weight of the static evaluation. If ``weights`` are those of a `Style`,
    its bias is added to the mean. The bias is the difference that the weights make to the static evaluation.
    """

    net: Net | None = None
    weights: Weights = WEIGHTS
    by_hand: float = 0.0

    @property
    def unbiased(self) -> PlanRanker:
        return self if self.weights == WEIGHTS else attrs.evolve(self, weights=WEIGHTS)

    def evaluator(self, book: Rulebook, state: GameState, seat: Seat) -> Evaluator:
        return Evaluator(book, state, seat, self.weights)

    def ranked(self, evaluator: Evaluator, breadth: Breadth = FULL, most: int = CANDIDATES) -> list[Plan]:
        return self.rank(evaluator, breadth, most).ranked

    def reply(self, book: Rulebook, state: GameState, seat: Seat) -> Plan:
        return self.best(book, state, seat, LOOKED_AT)

    def best(self, book: Rulebook, state: GameState, seat: Seat, most: int) -> Plan:
        return self.ranked(self.evaluator(book, state, seat), QUICK, most)[0]

    def rank(
        self,
        evaluator: Evaluator,
        breadth: Breadth = FULL,
        most: int = CANDIDATES,
        stop: Callable[[], bool] = never,
    ) -> RankedPlans:
        generator = PlanGenerator(evaluator, breadth, stop=stop)
        found = worth_a_turn(evaluator, best_first(generator.plans()))
        return RankedPlans(
            self,
            generator,
            found,
            found if self.net is None else self.by_net(evaluator, diverse(found, most)),
        )

    def by_net(self, evaluator: Evaluator, ranked: list[Plan]) -> list[Plan]:
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
        """Return the values of plans without the bias of a style. `tables` are the tables after the plans."""
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
        assert self.net is not None
        return self.net.chances(positions_of(evaluator, [table_after(evaluator, plan) for plan in plans]))

    def result(self, book: Rulebook, state: GameState, seat: Seat) -> float:
        """Return a seat's result at the end of the game, on the same scale as the values of plans."""
        if self.net is None:
            return self.evaluator(book, state, seat).position()
        return lead_of([player.score for player in state.players], seat)


@frozen(eq=False)
class RankedPlans:
    """The plans for a state.

    ``found`` lists the generated plans in the order of the static evaluation. If there is a net, ``ranked``
    is a diverse selection of the best of these plans, in the order that the ranker computes with the net.
    Otherwise, ``ranked`` equals ``found``.
    """

    ranker: PlanRanker
    generator: PlanGenerator
    found: list[Plan]
    ranked: list[Plan]

    def improved(self, chosen: Plan) -> Plan:
        if self.ranker.net is None:
            return chosen
        others = {plan.actions: plan for plan in (*self.found, *self.generator.besides(chosen))}
        more = [plan for plan in others.values() if does_more(plan, chosen)][:MORE]
        return self.ranker.by_net(self.generator.evaluator, [chosen, *more])[0] if more else chosen


def positions_of(evaluator: Evaluator, tables: Sequence[GameState]) -> list[Position]:
    extractor = FeatureExtractor(_plain(evaluator))
    return [extractor.position(table) for table in tables]


def _plain(evaluator: Evaluator) -> Evaluator:
    return (
        evaluator
        if evaluator.weights == WEIGHTS
        else Evaluator(evaluator.book, evaluator.state, evaluator.seat)
    )
