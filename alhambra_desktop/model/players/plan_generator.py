from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from operator import attrgetter
from random import Random

import attrs

from ..rules.core.engine.action import Action, EndTurn
from ..rules.core.engine.hidden import determinize
from ..rules.core.engine.rulebook import Rulebook
from ..rules.core.engine.state import GameState, Observation
from ..rules.core.engine.step import ChooseAction, Placing
from ..rules.core.values import Seat
from .continuations import FULL, QUICK, Breadth, Continuation, ContinuationGenerator, never
from .evaluation.evaluator import Evaluator, with_player
from .evaluation.moment import IdentityMemo
from .layouts import Layout, costs_cards, layouts
from .plan import Plan, best_first, tiles_bought, worth_a_turn


@attrs.define
class PlanGenerator:
    """Generates the plans of one decision and caches intermediate results.

    A continuation consists of the actions of a turn before its placements. Continuations are ranked by an
    optimistic estimate, in which each tile is placed on its best square, as if it were the only tile. A beam
    search places the tiles of one continuation after another in this order, and stops when the plans of all
    continuations together reach one of the limits in ``breadth``. ``passed`` lists the continuations that
    were left out because of these limits. ``usual`` maps each tile to the value that it had when it was first
    tried alone.
    """

    evaluator: Evaluator
    breadth: Breadth
    laid: IdentityMemo[tuple[Layout, ...]] = attrs.field(factory=IdentityMemo)
    alone: IdentityMemo[float] = attrs.field(factory=IdentityMemo)
    usual: dict[str, float] = attrs.field(factory=dict)
    stop: Callable[[], bool] = never
    begun: int = 0
    passed: list[Continuation] = attrs.field(factory=list)

    def plans(self) -> list[Plan]:
        state = self.evaluator.state
        if isinstance(state.decision, Placing):
            return list(self._placings(Continuation((), state, ("place",))))
        continuations = ContinuationGenerator(self.evaluator, self.breadth, self.stop).continuations()
        ranked = sorted(continuations, key=lambda continuation: -self._promise(continuation))
        found: list[Plan] = []
        self.begun = self.evaluator.judged
        for continuation in ranked:
            found.extend(self._placings(continuation))
            if found and self.stop():
                break
        found.extend(self.besides(max(found, key=attrgetter("value"))))
        return found if isinstance(state.decision, ChooseAction) else self._patient(found)

    def _patient(self, plans: list[Plan]) -> list[Plan]:
        """Raise the value of each plan that declines an offer (V-2): the best plan may remain possible."""
        evaluator = self.evaluator
        state = evaluator.state
        before = (evaluator.seat - state.setup.after(state.active)) % evaluator.seats
        best = max(plan.value for plan in plans)
        chance = evaluator.weights.stays**before
        return [
            plan
            if isinstance(plan.actions[-1], EndTurn)
            else attrs.evolve(plan, value=plan.value + chance * max(0.0, best - plan.value))
            for plan in plans
        ]

    def besides(self, plan: Plan) -> Iterator[Plan]:
        buys, last = tiles_bought(plan.actions), plan.theme[-1]
        more = (
            continuation
            for continuation in self.passed
            if continuation.theme[-1] == last and tiles_bought(continuation.actions) > buys
        )
        for continuation in islice(more, self.breadth.more):
            yield from self._placings(continuation, needed=True)

    def _promise(self, continuation: Continuation) -> float:
        evaluator, table = self.evaluator, continuation.table
        promise = evaluator.worth(table)
        for name in () if continuation.over else table.players[evaluator.seat].purchases:
            promise += self._alone(table, name)
        return promise

    def _alone(self, table: GameState, name: str) -> float:
        evaluator = self.evaluator
        player = table.players[evaluator.seat]
        key = (name, player.reserve, id(player.city), evaluator.holdings.number(table))
        known = self.alone.get(key)
        if known is None:
            if len(self.alone) >= self.breadth.alone and name in self.usual:
                return self.usual[name]
            single = with_player(table, evaluator.seat, purchases=(name,))
            known = layouts(evaluator, single, 1, 1, 1)[0].value - evaluator.layout(single)
            self.alone.keep(key, known, player.city)
            self.usual.setdefault(name, known)
        return known

    def _enough(self) -> bool:
        breadth, laid = self.breadth, len(self.laid)
        return laid >= breadth.laid or (
            laid >= breadth.fewest and self.evaluator.judged - self.begun >= breadth.judged
        )

    def _placings(self, continuation: Continuation, needed: bool = False) -> Iterator[Plan]:
        evaluator, table = self.evaluator, continuation.table
        player = table.players[evaluator.seat]
        theme = (*sorted(player.purchases), *continuation.theme)
        if continuation.over:
            yield Plan(continuation.actions, evaluator.worth(table), theme, lambda: table)
            return
        costs = bool(player.purchases) and costs_cards(evaluator.book, type(table.agenda[-1]))
        hand = player.hand if costs else ()
        waiting = tuple(sorted(player.purchases))
        key = (waiting, player.reserve, id(player.city), hand, evaluator.holdings.number(table))
        if key not in self.laid:
            if not needed and self._enough():
                self.passed.append(continuation)
                return
            breadth = self.breadth
            found = layouts(evaluator, table, breadth.width, breadth.squares, breadth.kept)
            self.laid.keep(key, found, player.city)
        for layout in self.laid[key]:
            money = evaluator.money.cash(layout.table if costs else table)
            actions = (*continuation.actions, *layout.actions, EndTurn())
            yield Plan(
                actions, money + layout.value, theme, partial(_laid_out, evaluator.seat, continuation, layout)
            )


def _laid_out(seat: Seat, continuation: Continuation, layout: Layout) -> GameState:
    placed, player = layout.table.players[seat], continuation.table.players[seat]
    hand = placed.hand if layout.paid else player.hand
    table = with_player(
        continuation.table,
        seat,
        city=placed.city,
        reserve=placed.reserve,
        purchases=placed.purchases,
        hand=hand,
    )
    return table if layout.table.slices == table.slices else table.changed(slices=layout.table.slices)


def plans(
    evaluator: Evaluator, breadth: Breadth = FULL, stop: Callable[[], bool] = never
) -> tuple[Plan, ...]:
    """Return the plans for the evaluator's position, best first (at least one)."""
    return tuple(best_first(PlanGenerator(evaluator, breadth, stop=stop).plans()))


def quick_turn(book: Rulebook, seen: Observation) -> tuple[Action, ...]:
    """Choose the rest of the turn by static evaluation and a random guess at hidden information.

    If an action reveals hidden information, the caller must drop all later actions, because they may be
    illegal.
    """
    try:
        return _turn(book, seen)
    except Exception:
        # the estimates in ``prospects`` of a rule set may raise anything, but plans are possible without them
        if not book.prospects:
            raise
        return _turn(attrs.evolve(book, prospects={}), seen)


def _turn(book: Rulebook, seen: Observation) -> tuple[Action, ...]:
    evaluator = Evaluator(book, determinize(book, seen, Random(0)), seen.seat)
    return worth_a_turn(evaluator, list(plans(evaluator, QUICK)))[0].actions
